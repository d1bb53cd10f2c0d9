import CPortAudio
import Glibc
import Sonification

/// An open PortAudio stream; everything here may block and runs under a time limit.
struct Stream: @unchecked Sendable {
  let context: UnsafeMutablePointer<StreamContext>
  /// Frames a second.
  let sampleRate: Double
  /// Seconds from the callback to the ear.
  let latency: Double
  private let stream: OpaquePointerToStream

  private typealias OpaquePointerToStream = UnsafeMutableRawPointer

  /// Opens and starts `device`, or the default one.
  static func open(device name: String?, _ library: inout Library) -> Result<Stream, Silence> {
    let isListOld = library.isBegun
    if let reason = library.begin() { return .failure(reason) }
    var result = openInitialized(device: name)
    if isListOld, case .failure = result {
      // The device may have come since the devices were listed.
      library.end()
      if let reason = library.begin() { return .failure(reason) }
      result = openInitialized(device: name)
    }
    if case .failure = result { library.end() }
    return result
  }

  private static func openInitialized(device name: String?) -> Result<Stream, Silence> {
    let index: PaDeviceIndex
    if let name {
      guard let named = AudioDevice.outputs().first(where: { $0.device.name == name }) else {
        return .failure(.noSuchDevice(name))
      }
      index = named.index
    } else {
      index = Pa_GetDefaultOutputDevice()
    }
    guard index >= 0, let info = Pa_GetDeviceInfo(index), info.pointee.maxOutputChannels > 0 else {
      return .failure(.noDevice)
    }
    var last = paNoError.rawValue
    for format in StreamFormat.all(for: info.pointee) {
      do throws(StartRefusal) {
        return .success(
          try start(index, format, latency: info.pointee.defaultLowOutputLatency))
      } catch {
        last = error.error
        if StreamFormat.isFinal(last) { break }
      }
    }
    return .failure(.refused(message(last)))
  }

  /// The reason why a stream did not start.
  private struct StartRefusal: Error {
    var error: PaError
  }

  /// The silence before the first sound, in seconds: the first milliseconds that a sound server gets of a new
  /// stream may be lost, and with them the beginning of a tone.
  private static let leadSeconds = 0.03

  private static func start(
    _ device: PaDeviceIndex, _ format: StreamFormat, latency: Double
  ) throws(StartRefusal) -> Stream {
    // Short enough that a move sounds at once, long enough not to stutter on a busy machine.
    var parameters = PaStreamParameters(
      device: device, channelCount: Int32(format.channelCount),
      sampleFormat: PaSampleFormat(paFloat32), suggestedLatency: max(latency, 0.03),
      hostApiSpecificStreamInfo: nil)
    let context = UnsafeMutablePointer<StreamContext>.allocate(capacity: 1)
    context.initialize(
      to: StreamContext(
        channelCount: format.channelCount, leadFrames: Int(Self.leadSeconds * format.sampleRate)))
    var stream: UnsafeMutableRawPointer?
    var error = Pa_OpenStream(
      &stream, nil, &parameters, format.sampleRate, UInt(paFramesPerBufferUnspecified),
      PaStreamFlags(paClipOff | paDitherOff), fillBuffer, context)
    if error == paNoError.rawValue, let stream {
      Pa_SetStreamFinishedCallback(stream, noteFinished)
      error = Pa_StartStream(stream)
      if error == paNoError.rawValue {
        let info = Pa_GetStreamInfo(stream)
        return Stream(
          context: context, sampleRate: info?.pointee.sampleRate ?? format.sampleRate,
          latency: info?.pointee.outputLatency ?? 0, stream: stream)
      }
      Pa_CloseStream(stream)
    }
    context.deinitialize(count: 1)
    context.deallocate()
    throw StartRefusal(error: error)
  }

  /// True while the device asks for sound.
  var isActive: Bool {
    !context.pointee.isFinished.load(ordering: .acquiring) && Pa_IsStreamActive(stream) == 1
  }

  /// Ends the stream and frees what the callback used.
  func close(_ library: inout Library) {
    Pa_AbortStream(stream)
    Pa_CloseStream(stream)
    library.rest()
    context.deinitialize(count: 1)
    context.deallocate()
  }

  static func message(_ error: PaError) -> String {
    if error == paUnanticipatedHostError.rawValue, let host = Pa_GetLastHostErrorInfo(),
      let text = host.pointee.errorText
    {
      return String(cString: text)
    }
    return Pa_GetErrorText(error).map { String(cString: $0) } ?? "PortAudio error \(error)"
  }
}

/// PortAudio's callback: attributes are refused on closures, so it is a function of its own.
@_noAllocation @_noLocks
private func fillBuffer(
  input: UnsafeRawPointer?, output: UnsafeMutableRawPointer?, frameCount: UInt,
  time: UnsafePointer<PaStreamCallbackTimeInfo>?, flags: PaStreamCallbackFlags,
  context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let output, let context else { return 0 }
  context.assumingMemoryBound(to: StreamContext.self).pointee
    .fill(output.assumingMemoryBound(to: Float.self), frames: Int(frameCount))
  return 0
}

private func noteFinished(_ context: UnsafeMutableRawPointer?) {
  context?.assumingMemoryBound(to: StreamContext.self).pointee.isFinished
    .store(true, ordering: .releasing)
}
