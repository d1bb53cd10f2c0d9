// Hidden, so that the library itself never meets these in the place of its own functions.
#pragma GCC visibility push(hidden)
#include "cspeechdispatcher.h"
#pragma GCC visibility pop

#include "forwarding.h"

/// The library, which is loaded but once, and stays; NULL where it cannot be.
static void *library(void) { return dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL); }

bool cspeechdispatcher_is_installed(void) { return library() != NULL; }

SPEECH_DISPATCHER_FUNCTIONS(FORWARD)

void cspeechdispatcher_close(SPDConnection *connection) {
  void (*own)(SPDConnection *) = (void (*)(SPDConnection *))function("spd_close");
  if (own != NULL) own(connection);
}
