import Foundation
import Sonification
import SoundTesting
import Synchronization
import Testing

@testable import PortAudioOutput

/// The real PortAudio against a real sound server, listened to at the sink's monitor.
///
/// PortAudio reads this process's environment, so one test runs after the other.
@Suite(.serialized) struct PortAudioOutputTests {
  /// Keeps what an output tells.
  private final class Log: Sendable {
    private let events = Mutex<[AudioEvent]>([])

    func note(_ event: AudioEvent) { events.withLock { $0.append(event) } }

    var all: [AudioEvent] { events.withLock { $0 } }
  }

  private func adopt(_ environment: [String: String]) {
    for name in ["ALSA_CONFIG_PATH", "PULSE_SERVER", "XDG_RUNTIME_DIR", "JACK_NO_START_SERVER"] {
      if let value = environment[name] { setenv(name, value, 1) }
    }
  }

  private func tone(_ frequency: Double, to end: Double, seconds: Double) -> Score {
    let tone = Tone(
      start: 0, length: seconds, frequency: frequency, endFrequency: end, gain: 1, endGain: 1,
      pan: 0, endPan: 0, instrument: .soft, series: 0, isConnected: false)
    return Score(tones: [tone], parts: [], length: seconds, pointCount: 1, playedCount: 1)
  }

  @Test func playsATone() throws {
    let server = try SoundServer()
    adopt(server.environment)
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    output.play(tone(440, to: 440, seconds: 0.6), volume: 1, from: 0, playback: 7)
    try #require(wait { log.all.contains(.ended(playback: 7)) }, "\(log.all)")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    let heard = sound.sum(from: onset + 0.1, to: onset + 0.5)
    let frequency = try #require(
      Spectrum.dominantFrequency(of: heard, sampleRate: sound.sampleRate))
    #expect(abs(frequency - 440) < 1)
    #expect(abs(try #require(sound.end()) - onset - 0.6) < 0.02)
  }
}
