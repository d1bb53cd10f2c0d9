#pragma once

#include <stddef.h>

/// A number that the header of PortAudio has: a constant, the size of a structure, or an offset in one.
typedef struct {
  const char *name;
  long value;
} portaudio_number;

/// The numbers of the header that is installed here.
const portaudio_number *portaudio_numbers(size_t *count);
