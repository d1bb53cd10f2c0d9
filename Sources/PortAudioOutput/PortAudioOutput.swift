import Sonification

/// An event of the output while it runs; `playback` is the number given to `play`.
package enum AudioEvent: Equatable, Sendable {
  case moved(playback: Int, seconds: Double)
  case ended(playback: Int)
  case unavailable(playback: Int, Silence)
  /// The sound system takes its time; the sound comes once it answers.
  case awaited(playback: Int)
  /// Another output of the process took the stream.
  case displaced(playback: Int)
}

/// A PortAudio callback stream that pulls from a synthesizer and survives a missing or lost device.
///
/// Every call returns at once: it leaves a wish, of which the newest counts, and a control thread
/// of its own fulfills it. After a failure each `play` is answered with the same reason, until
/// `retry` or until some seconds are over. A sound system that answers late is taken late. A playback that is stopped or replaced does not end: it has no `.ended`. Several outputs
/// of a process share one stream: the newest sound is heard, whichever it comes from, and the one it
/// takes the place of is `.displaced`.
package final class PortAudioOutput: Sendable {
  private let control: Control

  /// Makes an output; nothing is opened before the first sound.
  ///
  /// - Parameters:
  ///   - device: The name of a device, or `nil` for the default one.
  ///   - onEvent: Called on the control thread.
  package convenience init(device: String?, onEvent: @escaping @Sendable (AudioEvent) -> Void) {
    self.init(device: device, rest: 15, onEvent: onEvent)
  }

  /// Prepares an output that gives its device back after so many seconds of silence.
  init(device: String?, rest: Double, onEvent: @escaping @Sendable (AudioEvent) -> Void) {
    control = Control(device: device, rest: rest, onEvent: onEvent)
  }

  deinit { control.wish { $0.isClosing = true } }

  /// Begins the sound system, so that the first sound need not wait for it.
  package func begin() { control.wish { $0.isBeginning = true } }

  /// Plays `score` from `seconds` on in place of whatever sounds now.
  package func play(_ score: Score, volume: Double, from seconds: Double, playback: Int) {
    let playback = PlayRequest(score: score, volume: volume, start: seconds, number: playback)
    control.wish { $0.want(.play(playback)) }
  }

  /// Sounds a voice that follows `height` in place of whatever sounds now, until it is stopped.
  package func play(_ height: LiveHeight, volume: Double, playback: Int) {
    let playback = PlayRequest(
      score: .silence, live: height, volume: volume, start: 0, number: playback)
    control.wish { $0.want(.play(playback)) }
  }

  /// Stops where it is; `resume` goes on from there.
  package func pause() { control.wish { $0.isPaused = true } }

  /// Goes on after a pause.
  package func resume() { control.wish { $0.isPaused = false } }

  /// Falls silent within 50 ms, without a click.
  package func stop() { control.wish { $0.want(.stop) } }

  /// Forgets a failure, so that the next `play` tries the device again.
  package func retry() { control.wish { $0.isRetrying = true } }

  /// Closes the stream and PortAudio for good, waiting no longer than half a second.
  package func close() {
    control.wish { $0.isClosing = true }
    control.waitUntilClosed()
  }

  /// Lists the output devices, or why they cannot be listed.
  package static func devices() -> Result<[AudioDevice], Silence> {
    PortAudio.call { AudioDevice.listOutputs(&$0) } ?? .failure(.unanswered)
  }
}
