#pragma once

#include <stddef.h>

/// A constant that the header of libspeechd has.
typedef struct {
  const char *name;
  long value;
} speech_dispatcher_number;

/// The constants of the header that is installed here; none where there is no header.
const speech_dispatcher_number *speech_dispatcher_numbers(size_t *count);
