import Sonification

/// A sound device as PortAudio lists it.
package struct AudioDevice: Equatable, Sendable {
  package var name: String
  package var hostInterface: String
  package var isDefault: Bool
}

/// Why nothing is heard.
package enum SilenceReason: Equatable, Sendable {
  /// There is no output device at all.
  case noDevice
  /// No device has this name.
  case noSuchDevice(String)
  /// The device refused; PortAudio's own words.
  case refused(String)
  /// The device went away while it played.
  case lost
  /// A call into PortAudio did not return in time; sound stays off for this run.
  case hung
}

/// What the output tells while it runs; `playback` is the number given to `play`.
package enum AudioEvent: Equatable, Sendable {
  case moved(playback: Int, seconds: Double)
  case ended(playback: Int)
  case unavailable(playback: Int, SilenceReason)
}

/// A PortAudio callback stream that pulls from a synthesizer and survives a missing or lost device.
package final class PortAudioOutput: Sendable {
  /// Makes an output; nothing is opened before the first sound.
  ///
  /// - Parameters:
  ///   - device: The name of a device, or `nil` for the default one.
  ///   - onEvent: Called on the control thread.
  package init(device: String?, onEvent: @escaping @Sendable (AudioEvent) -> Void) {}

  /// Plays `score` from `seconds` on in place of whatever sounds now.
  package func play(_ score: Score, volume: Double, from seconds: Double, playback: Int) {}
  /// Stops where it is; `resume` goes on from there.
  package func pause() {}
  /// Goes on after a pause.
  package func resume() {}
  /// Falls silent within 50 ms, without a click.
  package func stop() {}
  /// Forgets a failure, so that the next `play` tries the device again.
  package func retry() {}
  /// Closes the stream and PortAudio, waiting no longer than two seconds.
  package func close() {}

  /// Lists the output devices.
  package static func devices() -> [AudioDevice] { [] }
}
