#pragma once

#include <dlfcn.h>
#include <portaudio.h>
#include <stddef.h>

// ALSA and JACK report each device they fail to open on the standard error stream, straight into
// the picture on the screen. PortAudio has no way to quiet them, so their own handlers are set;
// they are looked up because PortAudio may have been built without either.

static void cportaudio_ignore_alsa(const char *file, int line, const char *function, int error,
                                   const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

static void cportaudio_ignore_jack(const char *message) { (void)message; }

static inline void cportaudio_quiet_drivers(void) {
  typedef void (*alsa_handler)(const char *, int, const char *, int, const char *, ...);
  typedef void (*jack_handler)(const char *);
  int (*set_alsa)(alsa_handler);
  void (*set_jack)(jack_handler);
  if ((set_alsa = (int (*)(alsa_handler))dlsym(NULL, "snd_lib_error_set_handler")) != NULL)
    set_alsa(cportaudio_ignore_alsa);
  if ((set_jack = (void (*)(jack_handler))dlsym(NULL, "jack_set_error_function")) != NULL)
    set_jack(cportaudio_ignore_jack);
  if ((set_jack = (void (*)(jack_handler))dlsym(NULL, "jack_set_info_function")) != NULL)
    set_jack(cportaudio_ignore_jack);
}
