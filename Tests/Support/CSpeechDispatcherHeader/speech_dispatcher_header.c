#include "speech_dispatcher_header.h"

#if __has_include(<speech-dispatcher/libspeechd.h>)
#include <speech-dispatcher/libspeechd.h>

#include "../../../Sources/CSpeechDispatcher/include/speech_dispatcher_functions.h"

// The functions that are called are those of the header: it would not compile otherwise.
#define CHECK(type, name, parameters, arguments, absent) \
  _Static_assert(__builtin_types_compatible_p(__typeof__(name), type parameters), #name);
SPEECH_DISPATCHER_FUNCTIONS(CHECK)
_Static_assert(__builtin_types_compatible_p(__typeof__(spd_close), void(SPDConnection *)), "spd_close");

#define CONSTANT(name) {#name, (long)(name)}
static const speech_dispatcher_number numbers[] = {
    CONSTANT(SPD_MODE_SINGLE), CONSTANT(SPD_DATA_TEXT),    CONSTANT(SPD_IMPORTANT),
    CONSTANT(SPD_MESSAGE),     CONSTANT(SPD_NOTIFICATION),
};

const speech_dispatcher_number *speech_dispatcher_numbers(size_t *count) {
  *count = sizeof(numbers) / sizeof(*numbers);
  return numbers;
}
#else
const speech_dispatcher_number *speech_dispatcher_numbers(size_t *count) {
  *count = 0;
  return NULL;
}
#endif
