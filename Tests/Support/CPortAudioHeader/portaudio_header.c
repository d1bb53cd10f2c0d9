#include "portaudio_header.h"

#include <portaudio.h>

#define CONSTANT(name) {#name, (long)(name)}
#define SIZE(type) {#type, (long)sizeof(type)}
#define OFFSET(type, field) {#type "." #field, (long)offsetof(type, field)}

static const portaudio_number numbers[] = {
    CONSTANT(paNoError), CONSTANT(paNotInitialized), CONSTANT(paUnanticipatedHostError),
    CONSTANT(paInvalidChannelCount), CONSTANT(paInvalidSampleRate), CONSTANT(paInvalidDevice),
    CONSTANT(paInsufficientMemory), CONSTANT(paTimedOut), CONSTANT(paDeviceUnavailable),
    CONSTANT(paHostApiNotFound), CONSTANT(paFloat32),
    CONSTANT(paFramesPerBufferUnspecified), CONSTANT(paClipOff), CONSTANT(paDitherOff),
    SIZE(PaHostApiInfo), OFFSET(PaHostApiInfo, name), OFFSET(PaHostApiInfo, defaultOutputDevice),
    SIZE(PaHostErrorInfo), OFFSET(PaHostErrorInfo, errorText),
    SIZE(PaDeviceInfo), OFFSET(PaDeviceInfo, name), OFFSET(PaDeviceInfo, hostApi),
    OFFSET(PaDeviceInfo, maxOutputChannels), OFFSET(PaDeviceInfo, defaultLowOutputLatency),
    OFFSET(PaDeviceInfo, defaultSampleRate),
    SIZE(PaStreamParameters), OFFSET(PaStreamParameters, device),
    OFFSET(PaStreamParameters, channelCount), OFFSET(PaStreamParameters, sampleFormat),
    OFFSET(PaStreamParameters, suggestedLatency),
    OFFSET(PaStreamParameters, hostApiSpecificStreamInfo),
    SIZE(PaStreamCallbackTimeInfo), OFFSET(PaStreamCallbackTimeInfo, outputBufferDacTime),
    SIZE(PaStreamInfo), OFFSET(PaStreamInfo, outputLatency), OFFSET(PaStreamInfo, sampleRate),
    SIZE(PaError), SIZE(PaDeviceIndex), SIZE(PaTime), SIZE(PaSampleFormat), SIZE(PaStreamFlags),
};

const portaudio_number *portaudio_numbers(size_t *count) {
  *count = sizeof(numbers) / sizeof(*numbers);
  return numbers;
}
