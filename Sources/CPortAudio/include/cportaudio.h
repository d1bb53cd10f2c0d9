#pragma once

#include <portaudio.h>

// PortAudio, loaded by the first call to it: ALSA, JACK and what they need in turn take a tenth of
// the time of a program that only writes a sound file. Where it is missing, Pa_Initialize fails and
// Pa_GetErrorText says why. Only the functions in portaudio.c can be called.

/// Keeps the drivers below PortAudio from reporting each device they fail to open on the standard
/// error stream, straight into the picture on the screen.
void cportaudio_quiet_drivers(void);
