// Hidden, so that the library itself never meets these in the place of its own functions.
#pragma GCC visibility push(hidden)
#include "cspeechdispatcher.h"
#pragma GCC visibility pop

#include <dlfcn.h>

/// The library, which is loaded but once, and stays; NULL where it cannot be.
static void *library(void) { return dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL); }

bool cspeechdispatcher_is_installed(void) { return library() != NULL; }

/// A function of the library; NULL where there is none.
static void *function(const char *name) {
  void *loaded = library();
  return loaded == NULL ? NULL : dlsym(loaded, name);
}

/// Defines a function that calls the library's own, or answers `absent` without one.
#define FORWARD(type, name, parameters, arguments, absent)       \
  type name parameters {                                         \
    type(*own) parameters = (type(*) parameters)function(#name); \
    return own != NULL ? own arguments : (absent);               \
  }

SPEECH_DISPATCHER_FUNCTIONS(FORWARD)

void cspeechdispatcher_close(SPDConnection *connection) {
  void (*own)(SPDConnection *) = (void (*)(SPDConnection *))function("spd_close");
  if (own != NULL) own(connection);
}
