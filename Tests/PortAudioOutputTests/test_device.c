// A library in PortAudio's place with one device, which is as slow, deaf or particular as a test wants it.

#include <portaudio.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Set by the test. Times are in milliseconds; 0 channels or hertz are any.
_Atomic int begin_time, frozen, gone, stuck, only_channels, only_rate, told_channels = 2,
    told_rate = 48000, odd_refusal, is_jack;
// Read by the test.
_Atomic int begin_count, open_count, callback_count, taken_channels, taken_rate, peak_left,
    peak_right, peak_others;

typedef struct {
  PaStreamCallback *callback;
  PaStreamFinishedCallback *finished;
  void *data;
  pthread_t thread;
  _Atomic int runs, active;
  int channels, rate;
} test_stream;

static PaDeviceInfo device;
static PaHostApiInfo host = {.name = "Test"};
static PaStreamInfo info;

static void wait_milliseconds(int time) { usleep((useconds_t)time * 1000); }

static void raise_peak(_Atomic int *peak, float sample) {
  int level = (int)(1000 * (sample < 0 ? -sample : sample));
  if (level > *peak) *peak = level;
}

static void *play(void *argument) {
  test_stream *stream = argument;
  float buffer[64 * 480];
  while (stream->runs) {
    wait_milliseconds(10);
    if (gone) break;
    if (frozen) continue;
    stream->callback(NULL, buffer, 480, NULL, 0, stream->data);
    callback_count++;
    for (int frame = 0; frame < 480; frame++)
      for (int channel = 0; channel < stream->channels; channel++)
        raise_peak(channel == 0 ? &peak_left : channel == 1 ? &peak_right : &peak_others,
                   buffer[frame * stream->channels + channel]);
  }
  stream->active = 0;
  if (stream->finished) stream->finished(stream->data);
  return NULL;
}

PaError Pa_Initialize(void) {
  begin_count++;
  wait_milliseconds(begin_time);
  return paNoError;
}

PaError Pa_Terminate(void) { return paNoError; }
const char *Pa_GetErrorText(PaError error) { return error == paNoError ? "" : "refused"; }
const PaHostErrorInfo *Pa_GetLastHostErrorInfo(void) { return NULL; }
PaDeviceIndex Pa_GetDeviceCount(void) { return gone ? 0 : 1; }
PaDeviceIndex Pa_GetDefaultOutputDevice(void) { return gone ? paNoDevice : 0; }
const PaHostApiInfo *Pa_GetHostApiInfo(PaHostApiIndex index) { return index == 0 ? &host : NULL; }

PaHostApiIndex Pa_HostApiTypeIdToHostApiIndex(PaHostApiTypeId type) {
  return is_jack && type == paJACK ? 0 : paHostApiNotFound;
}

const PaDeviceInfo *Pa_GetDeviceInfo(PaDeviceIndex index) {
  if (index != 0 || gone) return NULL;
  device.name = "Test device";
  device.maxOutputChannels = told_channels;
  device.defaultSampleRate = told_rate;
  return &device;
}

PaError Pa_OpenStream(PaStream **opened, const PaStreamParameters *input,
                      const PaStreamParameters *output, double rate, unsigned long frames,
                      PaStreamFlags flags, PaStreamCallback *callback, void *data) {
  (void)input, (void)frames, (void)flags;
  if (gone) return paDeviceUnavailable;
  if (only_channels && output->channelCount != only_channels) return paInvalidChannelCount;
  if (only_rate && (int)rate != only_rate)
    return odd_refusal ? paUnanticipatedHostError : paInvalidSampleRate;
  test_stream *stream = calloc(1, sizeof *stream);
  stream->callback = callback, stream->data = data;
  stream->channels = output->channelCount, stream->rate = (int)rate;
  taken_channels = stream->channels, taken_rate = stream->rate;
  info.sampleRate = rate;
  open_count++;
  *opened = stream;
  return paNoError;
}

PaError Pa_SetStreamFinishedCallback(PaStream *stream, PaStreamFinishedCallback *callback) {
  ((test_stream *)stream)->finished = callback;
  return paNoError;
}

PaError Pa_StartStream(PaStream *opened) {
  test_stream *stream = opened;
  stream->runs = stream->active = 1;
  pthread_create(&stream->thread, NULL, play, stream);
  return paNoError;
}

PaError Pa_AbortStream(PaStream *opened) {
  test_stream *stream = opened;
  while (frozen || stuck) wait_milliseconds(5);
  stream->runs = 0;
  pthread_join(stream->thread, NULL);
  return paNoError;
}

PaError Pa_CloseStream(PaStream *stream) {
  open_count--;
  free(stream);
  return paNoError;
}

PaError Pa_IsStreamActive(PaStream *stream) { return ((test_stream *)stream)->active; }
const PaStreamInfo *Pa_GetStreamInfo(PaStream *stream) { return stream ? &info : NULL; }
