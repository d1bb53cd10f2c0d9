import Sonification

/// Voices that glide over a decade in ten seconds, from the left to the right, side by side.
struct Glides {
  static let seconds = 10.0

  /// The number that sound at once.
  var voices: Int
  /// The number of times that all of them sound, one after the other.
  var repetitions = 1

  var length: Double { Self.seconds * Double(repetitions) }

  /// One glide.
  struct Voice {
    var start: Double
    var frequency: Double
    var endFrequency: Double
    var gain: Double
    var endGain: Double
  }

  /// All glides, no two voices of quite the same pitch.
  var all: [Voice] {
    (0..<repetitions).flatMap { repetition in
      (0..<voices).map { voice in
        let share = Double(voice) / Double(voices)
        return Voice(
          start: Self.seconds * Double(repetition), frequency: 200 + 100 * share,
          endFrequency: 2000 + 1000 * share, gain: 1 / Double(voices),
          endGain: 0.5 / Double(voices))
      }
    }
  }

  var score: Score {
    let tones = all.map { voice in
      Tone(
        start: voice.start, length: Self.seconds, frequency: voice.frequency,
        endFrequency: voice.endFrequency, gain: voice.gain, endGain: voice.endGain, pan: -0.98,
        endPan: 0.98, instrument: .soft, series: 0, isConnected: false)
    }
    return Score(
      tones: tones, parts: [], length: length, pointCount: tones.count, playedCount: tones.count)
  }
}
