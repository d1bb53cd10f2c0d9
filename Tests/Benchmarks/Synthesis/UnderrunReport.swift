import CPortAudio
import Foundation
import Sonification
import SoundTesting
import Synchronization

/// What PortAudio's callback needs, and what it tells.
private struct Playback: ~Copyable {
  var synthesizer: Synthesizer
  let underflows = Atomic<Int>(0)
  let callbacks = Atomic<Int>(0)
}

private func fill(
  input: UnsafeRawPointer?, output: UnsafeMutableRawPointer?, frameCount: UInt,
  time: UnsafePointer<PaStreamCallbackTimeInfo>?, flags: PaStreamCallbackFlags,
  context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let output, let playback = context?.assumingMemoryBound(to: Playback.self) else { return 0 }
  playback.pointee.synthesizer.render(
    into: output.assumingMemoryBound(to: Float.self), frameCount: Int(frameCount))
  if flags & PaStreamCallbackFlags(paOutputUnderflow) != 0 {
    playback.pointee.underflows.wrappingAdd(1, ordering: .relaxed)
  }
  playback.pointee.callbacks.wrappingAdd(1, ordering: .relaxed)
  return 0
}

/// Whether a stream of 1,024 frames runs dry while every processor is busy.
struct UnderrunReport {
  func print() throws {
    let server = try SoundServer()
    defer { server.stop() }
    for (name, value) in server.environment { setenv(name, value, 1) }
    cportaudio_quiet_drivers()
    guard Pa_Initialize() == paNoError.rawValue else { return Swift.print("no PortAudio") }
    defer { Pa_Terminate() }
    let playback = UnsafeMutablePointer<Playback>.allocate(capacity: 1)
    playback.initialize(
      to: Playback(
        synthesizer: Synthesizer(Glides(voices: 4).score, volume: 1, sampleRate: 48_000)))
    defer {
      playback.deinitialize(count: 1)
      playback.deallocate()
    }
    var stream: UnsafeMutableRawPointer?
    let opened = Pa_OpenDefaultStream(
      &stream, 0, 2, PaSampleFormat(paFloat32), 48_000, 1024, fill, playback)
    guard opened == paNoError.rawValue, let stream else { return Swift.print("no stream") }
    defer { Pa_CloseStream(stream) }
    let recording = try server.record()
    let load = Load()
    Pa_StartStream(stream)
    let ended = wait(seconds: 60) {
      Double(playback.pointee.callbacks.load(ordering: .relaxed)) * 1024 > 48_000 * Glides.seconds
    }
    Pa_StopStream(stream)
    load.stop()
    let sound = recording.stop()
    let callbacks = playback.pointee.callbacks.load(ordering: .relaxed)
    let underflows = playback.pointee.underflows.load(ordering: .relaxed)
    Swift.print(
      "stream of 1,024 frames under load: \(underflows) underruns in \(callbacks) callbacks,",
      "\(Self.gaps(sound)) gaps in the recording" + (ended ? "" : "; it did not come to its end"))
  }

  /// How often the sound is away for a millisecond between its beginning and its end.
  private static func gaps(_ sound: StereoSamples) -> Int {
    let isSilent = zip(sound.left, sound.right).map { abs($0) + abs($1) < 1e-5 }
    guard let first = isSilent.firstIndex(of: false), let last = isSilent.lastIndex(of: false)
    else { return 0 }
    var gaps = 0
    var run = 0
    for silent in isSilent[first...last] {
      run = silent ? run + 1 : 0
      if run == 48 { gaps += 1 }
    }
    return gaps
  }
}

/// Threads that keep every processor busy, two for each.
private final class Load: Sendable {
  private let isOver = Atomic(false)

  init() {
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {}
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
