#pragma once

// Calls into a library that is loaded while the program runs, and may not be there.

#include <dlfcn.h>
#include <stddef.h>

/// The library; NULL where it cannot be loaded. Whoever includes this defines it.
static void *library(void);

/// A function of the library or of one it needs; NULL where there is none.
static inline void *function(const char *name) {
  void *loaded = library();
  return loaded == NULL ? NULL : dlsym(loaded, name);
}

/// Defines a function that calls the library's own, or answers `absent` without one.
#define FORWARD(type, name, parameters, arguments, absent)         \
  type name parameters {                                           \
    type(*own) parameters = (type(*) parameters)function(#name);   \
    return own != NULL ? own arguments : (absent);                 \
  }
