#pragma once

// The part of PortAudio 19 that is used, declared here, so that no header of it is needed; a test compares
// it with that header. The library is loaded by the first call to it: ALSA, JACK and what they need in turn take a
// tenth of the time of a program that only writes a sound file. Where it is missing, Pa_Initialize fails
// and Pa_GetErrorText says why.

typedef int PaError;
typedef int PaDeviceIndex;
typedef int PaHostApiIndex;
/// Seconds.
typedef double PaTime;
typedef unsigned long PaSampleFormat;
typedef unsigned long PaStreamFlags;
typedef unsigned long PaStreamCallbackFlags;
typedef void PaStream;

/// The results of calls that are told apart here.
typedef enum {
  paNoError = 0,
  paNotInitialized = -10000,
  paUnanticipatedHostError = -9999,
  paInvalidChannelCount = -9998,
  paInvalidSampleRate = -9997,
  paInvalidDevice = -9996,
  paInsufficientMemory = -9992,
  paTimedOut = -9987,
  paDeviceUnavailable = -9985,
  paHostApiNotFound = -9979,
} PaErrorCode;

/// The sound system whose clients have a thread of their own.
typedef enum { paJACK = 12 } PaHostApiTypeId;

#define paNoDevice ((PaDeviceIndex)-1)
#define paFloat32 ((PaSampleFormat)0x00000001)
#define paFramesPerBufferUnspecified (0)
#define paClipOff ((PaStreamFlags)0x00000001)
#define paDitherOff ((PaStreamFlags)0x00000002)

typedef struct {
  int structVersion;
  /// One of an enumeration.
  int type;
  const char *name;
  int deviceCount;
  PaDeviceIndex defaultInputDevice;
  PaDeviceIndex defaultOutputDevice;
} PaHostApiInfo;

typedef struct {
  /// One of an enumeration.
  int hostApiType;
  long errorCode;
  const char *errorText;
} PaHostErrorInfo;

typedef struct {
  int structVersion;
  const char *name;
  PaHostApiIndex hostApi;
  int maxInputChannels;
  int maxOutputChannels;
  PaTime defaultLowInputLatency;
  PaTime defaultLowOutputLatency;
  PaTime defaultHighInputLatency;
  PaTime defaultHighOutputLatency;
  /// Frames a second.
  double defaultSampleRate;
} PaDeviceInfo;

typedef struct {
  PaDeviceIndex device;
  int channelCount;
  PaSampleFormat sampleFormat;
  PaTime suggestedLatency;
  void *hostApiSpecificStreamInfo;
} PaStreamParameters;

typedef struct {
  PaTime inputBufferAdcTime;
  PaTime currentTime;
  PaTime outputBufferDacTime;
} PaStreamCallbackTimeInfo;

typedef struct {
  int structVersion;
  PaTime inputLatency;
  PaTime outputLatency;
  /// Frames a second.
  double sampleRate;
} PaStreamInfo;

/// Fills a buffer; 0 to go on.
typedef int PaStreamCallback(const void *input, void *output, unsigned long frameCount,
                             const PaStreamCallbackTimeInfo *timeInfo,
                             PaStreamCallbackFlags statusFlags, void *userData);
typedef void PaStreamFinishedCallback(void *userData);

PaError Pa_Initialize(void);
PaError Pa_Terminate(void);
const char *Pa_GetErrorText(PaError error);
const PaHostErrorInfo *Pa_GetLastHostErrorInfo(void);

/// The place of a sound system among those in use; paHostApiNotFound where it is none of them.
PaHostApiIndex Pa_HostApiTypeIdToHostApiIndex(PaHostApiTypeId type);
PaDeviceIndex Pa_GetDeviceCount(void);
PaDeviceIndex Pa_GetDefaultOutputDevice(void);
const PaDeviceInfo *Pa_GetDeviceInfo(PaDeviceIndex device);
const PaHostApiInfo *Pa_GetHostApiInfo(PaHostApiIndex index);

PaError Pa_OpenStream(PaStream **stream, const PaStreamParameters *input,
                      const PaStreamParameters *output, double rate, unsigned long frames,
                      PaStreamFlags flags, PaStreamCallback *callback, void *data);
PaError Pa_SetStreamFinishedCallback(PaStream *stream, PaStreamFinishedCallback *callback);
PaError Pa_StartStream(PaStream *stream);
PaError Pa_AbortStream(PaStream *stream);
PaError Pa_CloseStream(PaStream *stream);
PaError Pa_IsStreamActive(PaStream *stream);
const PaStreamInfo *Pa_GetStreamInfo(PaStream *stream);

/// Keeps the drivers below PortAudio from reporting each device they fail to open on the standard
/// error stream, straight into the picture on the screen.
void cportaudio_quiet_drivers(void);
