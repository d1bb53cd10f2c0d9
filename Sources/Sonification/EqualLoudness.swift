import Glibc

/// The boost that makes a tone as loud as one of 1 kHz.
///
/// The voices of data have a table of their own, by ISO 532-1; for cues it is that of a pure tone, by
/// ISO 226:2023 at 60 phon.
enum EqualLoudness {
  /// The most a tone is raised, in dB, so that low pitches leave room for the others.
  static let greatestBoost = 12.0

  /// The most that a note of `instrument` is raised, in dB.
  ///
  /// A voice that dies away begins louder, and of the string there is less than its full amplitude where it is
  /// raised most: its upper partials lie beyond hearing there.
  static func greatestBoost(of instrument: Instrument) -> Double {
    switch instrument {
    case .bell, .wood: 18
    case .pluck: 16
    case .zither: 11
    case .string: 13
    case .soft, .reed, .flute, .square: Phrase.referenceBoost
    case .triangle, .noise: greatestBoost
    }
  }

  private static let phon = 60.0

  /// The factor on the amplitude at `frequency` Hz, 1 at 1 kHz.
  static func gain(at frequency: Double) -> Double {
    pow(10, min(level(at: frequency) - phon, greatestBoost) / 20)
  }

  /// The factor on the amplitude of a tone of `instrument` at `frequency` Hz: whatever voice and pitch
  /// it has, it is as loud as the default voice at 1,125 Hz.
  static func gain(at frequency: Double, of instrument: Instrument) -> Double {
    guard let boosts = LoudnessTable.boosts(of: instrument) else { return gain(at: frequency) }
    let last = boosts.count - 1
    let place = log2(max(frequency, 1) / LoudnessTable.lowest) * LoudnessTable.stepsPerOctave
    let step = min(max(place, 0), Double(last))
    let below = min(Int(step), last - 1)
    let boost = boosts[below] + (boosts[below + 1] - boosts[below]) * (step - Double(below))
    return pow(10, min(boost, greatestBoost(of: instrument)) / 20)
  }

  /// The factor on the amplitude of a note of `instrument` that lasts so many seconds and no more.
  ///
  /// With it the notes of all voices are equally loud. From 0.06 to 0.25 s it runs straight over the logarithm of the length; what is held has none.
  static func noteGain(of instrument: Instrument, lasting seconds: Double) -> Double {
    guard seconds <= Articulation.longestNote else { return 1 }
    let boosts = LoudnessTable.noteBoosts(of: instrument)
    let share = log(max(seconds, 0.06) / 0.06) / log(0.25 / 0.06)
    return pow(10, (boosts.short + (boosts.long - boosts.short) * min(share, 1)) / 20)
  }

  /// The sound pressure level in dB that sounds as loud as 60 dB at 1 kHz.
  ///
  /// Between the tabled frequencies it runs straight over their logarithm; beyond them it stays.
  static func level(at frequency: Double) -> Double {
    guard let upper = table.firstIndex(where: { $0.frequency >= frequency }) else {
      return levels[table.count - 1]
    }
    guard upper > 0 else { return levels[0] }
    let below = table[upper - 1].frequency
    let share = log(frequency / below) / log(table[upper].frequency / below)
    return levels[upper - 1] + (levels[upper] - levels[upper - 1]) * share
  }

  /// The levels at the tabled frequencies, by formula (1) of the standard.
  private static let levels = table.map { row in
    let effort =
      pow(4e-10, 0.3 - row.exponent) * (pow(10, 0.03 * phon) - pow(10, 0.072))
      + pow(10, row.exponent * (row.threshold + row.transfer) / 10)
    return 10 / row.exponent * log10(effort) - row.transfer
  }

  /// Frequency in Hz, exponent of loudness, transfer relative to 1 kHz in dB, threshold in dB.
  private struct FrequencyParameters {
    let frequency: Double
    let exponent: Double
    let transfer: Double
    let threshold: Double

    init(_ frequency: Double, _ exponent: Double, _ transfer: Double, _ threshold: Double) {
      self.frequency = frequency
      self.exponent = exponent
      self.transfer = transfer
      self.threshold = threshold
    }
  }

  /// Table 1 of ISO 226:2023.
  private static let table = [
    FrequencyParameters(20, 0.635, -31.5, 78.1),
    FrequencyParameters(25, 0.602, -27.2, 68.7),
    FrequencyParameters(31.5, 0.569, -23.1, 59.5),
    FrequencyParameters(40, 0.537, -19.3, 51.1),
    FrequencyParameters(50, 0.509, -16.1, 44.0),
    FrequencyParameters(63, 0.482, -13.1, 37.5),
    FrequencyParameters(80, 0.456, -10.4, 31.5),
    FrequencyParameters(100, 0.433, -8.2, 26.5),
    FrequencyParameters(125, 0.412, -6.3, 22.1),
    FrequencyParameters(160, 0.391, -4.6, 17.9),
    FrequencyParameters(200, 0.373, -3.2, 14.4),
    FrequencyParameters(250, 0.357, -2.1, 11.4),
    FrequencyParameters(315, 0.343, -1.2, 8.6),
    FrequencyParameters(400, 0.330, -0.5, 6.2),
    FrequencyParameters(500, 0.320, 0.0, 4.4),
    FrequencyParameters(630, 0.311, 0.4, 3.0),
    FrequencyParameters(800, 0.303, 0.5, 2.2),
    FrequencyParameters(1000, 0.300, 0.0, 2.4),
    FrequencyParameters(1250, 0.295, -2.7, 3.5),
    FrequencyParameters(1600, 0.292, -4.2, 1.7),
    FrequencyParameters(2000, 0.290, -1.2, -1.3),
    FrequencyParameters(2500, 0.290, 1.4, -4.2),
    FrequencyParameters(3150, 0.289, 2.3, -6.0),
    FrequencyParameters(4000, 0.289, 1.0, -5.4),
    FrequencyParameters(5000, 0.289, -2.3, -1.5),
    FrequencyParameters(6300, 0.293, -7.2, 6.0),
    FrequencyParameters(8000, 0.303, -11.2, 12.6),
    FrequencyParameters(10_000, 0.323, -10.9, 13.9),
    FrequencyParameters(12_500, 0.354, -3.5, 12.3),
  ]
}
