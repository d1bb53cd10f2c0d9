import Foundation
import Sonification
import SoundTesting
import Synchronization

@testable import PortAudioOutput

extension PortAudioOutputTests {
  /// Keeps what an output tells.
  final class Log: Sendable {
    private let kept = Mutex<[AudioEvent]>([])

    func note(_ event: AudioEvent) { kept.withLock { $0.append(event) } }

    var events: [AudioEvent] { kept.withLock { $0 } }

    func contains(_ event: AudioEvent) -> Bool { events.contains(event) }

    /// True once the device refused `playback` and said why.
    func refuses(_ playback: Int) -> Bool {
      events.contains {
        if case .unavailable(playback, .refused(let words)) = $0 { !words.isEmpty } else { false }
      }
    }

    /// True once it was told that `playback` is not heard.
    func isSilent(_ playback: Int) -> Bool {
      events.contains {
        if case .unavailable(playback, _) = $0 { true } else { false }
      }
    }

    /// The positions told for `playback`.
    func times(of playback: Int) -> [Double] {
      events.compactMap { event in
        if case .moved(playback, let seconds) = event { seconds } else { nil }
      }
    }
  }

  /// Starts a server that PortAudio in this process plays to.
  static func startServer(sampleRate: Int = 48_000) throws -> SoundServer {
    let server = try SoundServer(sampleRate: sampleRate)
    adopt(server.environment)
    return server
  }

  static func adopt(_ environment: [String: String]) { adoptSound(of: environment) }

  static func tone(_ frequency: Double, seconds: Double, pan: Double = 0) -> Score {
    let tone = Tone(
      start: 0, length: seconds, frequency: frequency, endFrequency: frequency, gain: 1,
      endGain: 1, pan: pan, endPan: pan, instrument: .soft, series: 0, isConnected: false)
    return Score(tones: [tone], parts: [], length: seconds, pointCount: 1, playedCount: 1)
  }
}
