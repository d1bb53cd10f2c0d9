import CPortAudio
import CPortAudioHeader
import Testing

/// The declarations of our own are those of the library's header.
@Suite struct PortAudioHeaderTests {
  private static let constants: [String: Int] = [
    "paNoError": number(paNoError.rawValue), "paNotInitialized": number(paNotInitialized.rawValue),
    "paUnanticipatedHostError": number(paUnanticipatedHostError.rawValue),
    "paInvalidChannelCount": number(paInvalidChannelCount.rawValue),
    "paInvalidSampleRate": number(paInvalidSampleRate.rawValue),
    "paInvalidDevice": number(paInvalidDevice.rawValue),
    "paInsufficientMemory": number(paInsufficientMemory.rawValue),
    "paTimedOut": number(paTimedOut.rawValue),
    "paDeviceUnavailable": number(paDeviceUnavailable.rawValue),
    "paHostApiNotFound": number(paHostApiNotFound.rawValue), "paFloat32": number(paFloat32),
    "paFramesPerBufferUnspecified": number(paFramesPerBufferUnspecified),
    "paClipOff": number(paClipOff), "paDitherOff": number(paDitherOff),
  ]

  private static func number(_ value: some BinaryInteger) -> Int { Int(value) }

  private static let layouts: [String: Int?] = [
    "PaHostApiInfo": MemoryLayout<PaHostApiInfo>.size,
    "PaHostApiInfo.name": MemoryLayout.offset(of: \PaHostApiInfo.name),
    "PaHostApiInfo.defaultOutputDevice": MemoryLayout.offset(
      of: \PaHostApiInfo.defaultOutputDevice),
    "PaHostErrorInfo": MemoryLayout<PaHostErrorInfo>.size,
    "PaHostErrorInfo.errorText": MemoryLayout.offset(of: \PaHostErrorInfo.errorText),
    "PaDeviceInfo": MemoryLayout<PaDeviceInfo>.size,
    "PaDeviceInfo.name": MemoryLayout.offset(of: \PaDeviceInfo.name),
    "PaDeviceInfo.hostApi": MemoryLayout.offset(of: \PaDeviceInfo.hostApi),
    "PaDeviceInfo.maxOutputChannels": MemoryLayout.offset(of: \PaDeviceInfo.maxOutputChannels),
    "PaDeviceInfo.defaultLowOutputLatency":
      MemoryLayout.offset(of: \PaDeviceInfo.defaultLowOutputLatency),
    "PaDeviceInfo.defaultSampleRate": MemoryLayout.offset(of: \PaDeviceInfo.defaultSampleRate),
    "PaStreamParameters": MemoryLayout<PaStreamParameters>.size,
    "PaStreamParameters.device": MemoryLayout.offset(of: \PaStreamParameters.device),
    "PaStreamParameters.channelCount": MemoryLayout.offset(of: \PaStreamParameters.channelCount),
    "PaStreamParameters.sampleFormat": MemoryLayout.offset(of: \PaStreamParameters.sampleFormat),
    "PaStreamParameters.suggestedLatency":
      MemoryLayout.offset(of: \PaStreamParameters.suggestedLatency),
    "PaStreamParameters.hostApiSpecificStreamInfo":
      MemoryLayout.offset(of: \PaStreamParameters.hostApiSpecificStreamInfo),
    "PaStreamCallbackTimeInfo": MemoryLayout<PaStreamCallbackTimeInfo>.size,
    "PaStreamCallbackTimeInfo.outputBufferDacTime":
      MemoryLayout.offset(of: \PaStreamCallbackTimeInfo.outputBufferDacTime),
    "PaStreamInfo": MemoryLayout<PaStreamInfo>.size,
    "PaStreamInfo.outputLatency": MemoryLayout.offset(of: \PaStreamInfo.outputLatency),
    "PaStreamInfo.sampleRate": MemoryLayout.offset(of: \PaStreamInfo.sampleRate),
    "PaError": MemoryLayout<PaError>.size, "PaDeviceIndex": MemoryLayout<PaDeviceIndex>.size,
    "PaTime": MemoryLayout<PaTime>.size, "PaSampleFormat": MemoryLayout<PaSampleFormat>.size,
    "PaStreamFlags": MemoryLayout<PaStreamFlags>.size,
  ]

  @Test func declarationsAreThoseOfTheHeader() throws {
    var count = 0
    let numbers = try #require(portaudio_numbers(&count))
    let own = Self.layouts.merging(Self.constants.mapValues(Optional.some)) { first, _ in first }
    #expect(count == own.count)
    for number in UnsafeBufferPointer(start: numbers, count: count) {
      let name = String(cString: number.name)
      #expect(own[name] == .some(.some(Int(number.value))), "\(name)")
    }
  }
}
