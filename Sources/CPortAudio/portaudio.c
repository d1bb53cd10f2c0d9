// Hidden, so that the library itself never meets these in the place of its own functions.
#pragma GCC visibility push(hidden)
#include "cportaudio.h"
#pragma GCC visibility pop

#include <pthread.h>

#include "assertions.h"
#include "forwarding.h"

/// The library, loaded if need be; NULL where it cannot be, and dlerror() says why.
static void *library(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static void *handle = NULL;
  pthread_mutex_lock(&lock);
  if (handle == NULL) {
    handle = dlopen("libportaudio.so.2", RTLD_NOW | RTLD_LOCAL);
    redirect_assertions(handle);
    // ALSA asserts what it expects of a configuration in PortAudio's calls. Where PortAudio needs it, it is there.
    if (handle != NULL)
      redirect_assertions(dlopen("libasound.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD));
  }
  void *loaded = handle;
  pthread_mutex_unlock(&lock);
  return loaded;
}

PaError Pa_Initialize(void) {
  PaError (*own)(void) = (PaError(*)(void))function("Pa_Initialize");
  if (own == NULL) return paHostApiNotFound;
  // PortAudio asserts that ALSA's configuration names a device. It has begun nothing else by then.
  const PaError result = outlive(own, 1, paDeviceUnavailable);
  if (result != paNoError) {
    // ALSA would go on with the configuration that it has, whatever is in the files by the next call.
    int (*forget)(void) = (int (*)(void))function("snd_config_update_free_global");
    if (forget != NULL) forget();
  }
  return result;
}

PaError Pa_Terminate(void) {
  PaError (*own)(void) = (PaError(*)(void))function("Pa_Terminate");
  // PortAudio ends its sound systems one after the other: those after the one that cannot be ended are ended by the
  // next call. It knows about a dozen.
  return own == NULL ? paNotInitialized : outlive(own, 12, paNotInitialized);
}

FORWARD(const char *, Pa_GetErrorText, (PaError error), (error), dlerror())
FORWARD(const PaHostErrorInfo *, Pa_GetLastHostErrorInfo, (void), (), NULL)

FORWARD(PaHostApiIndex, Pa_HostApiTypeIdToHostApiIndex, (PaHostApiTypeId type), (type),
        paHostApiNotFound)
FORWARD(PaDeviceIndex, Pa_GetDeviceCount, (void), (), paNotInitialized)
FORWARD(PaDeviceIndex, Pa_GetDefaultOutputDevice, (void), (), paNoDevice)
FORWARD(const PaDeviceInfo *, Pa_GetDeviceInfo, (PaDeviceIndex device), (device), NULL)
FORWARD(const PaHostApiInfo *, Pa_GetHostApiInfo, (PaHostApiIndex index), (index), NULL)

FORWARD(PaError, Pa_OpenStream,
        (PaStream * *stream, const PaStreamParameters *input, const PaStreamParameters *output,
         double rate, unsigned long frames, PaStreamFlags flags, PaStreamCallback *callback,
         void *data),
        (stream, input, output, rate, frames, flags, callback, data), paNotInitialized)
FORWARD(PaError, Pa_SetStreamFinishedCallback,
        (PaStream * stream, PaStreamFinishedCallback *callback), (stream, callback),
        paNotInitialized)
FORWARD(PaError, Pa_StartStream, (PaStream * stream), (stream), paNotInitialized)
FORWARD(PaError, Pa_AbortStream, (PaStream * stream), (stream), paNotInitialized)
FORWARD(PaError, Pa_CloseStream, (PaStream * stream), (stream), paNotInitialized)
FORWARD(PaError, Pa_IsStreamActive, (PaStream * stream), (stream), paNotInitialized)
FORWARD(const PaStreamInfo *, Pa_GetStreamInfo, (PaStream * stream), (stream), NULL)

static void ignore_alsa(const char *file, int line, const char *name, int error,
                        const char *format, ...) {
  (void)file, (void)line, (void)name, (void)error, (void)format;
}

static void ignore_jack(const char *message) { (void)message; }

void cportaudio_quiet_drivers(void) {
  typedef void alsa_handler(const char *, int, const char *, int, const char *, ...);
  typedef void jack_handler(const char *);
  int (*set_alsa)(alsa_handler *);
  void (*set_jack)(jack_handler *);
  // PortAudio has no way to quiet them, and may have been built without either.
  if ((set_alsa = (int (*)(alsa_handler *))function("snd_lib_error_set_handler")) != NULL)
    set_alsa(ignore_alsa);
  if ((set_jack = (void (*)(jack_handler *))function("jack_set_error_function")) != NULL)
    set_jack(ignore_jack);
  if ((set_jack = (void (*)(jack_handler *))function("jack_set_info_function")) != NULL)
    set_jack(ignore_jack);
}
