/// The key to the pitches before a graph: the lowest value, the highest, and a rest.
struct AudioLegend: Equatable {
  // Erie plays the ends of a scale for 0.3 s each.
  private static let note = 0.3
  private static let pause = 0.1
  private static let rest = 0.5

  /// The length with the rest, in seconds.
  let length: Double

  /// A legend as long as it likes, or of half of `most` seconds where that is all there is.
  init(within most: Double? = nil) {
    length = min(2 * Self.note + Self.pause + Self.rest, most.map { $0 / 2 } ?? .infinity)
  }

  /// The two notes, as the series at index `series` would play them.
  func tones(_ settings: SonificationSettings, series: Int) -> [Tone] {
    let scale = length / (2 * Self.note + Self.pause + Self.rest)
    return [0.0, 1].map { height in
      Tone(
        note: PitchMap(settings).frequency(of: height),
        start: height * (Self.note + Self.pause) * scale, length: Self.note * scale,
        instrument: Timbre.instrument(ofSeries: series, first: settings.instrument),
        series: series)
    }
  }
}

extension Tone {
  /// A note in the center, as loud as any other.
  init(
    note frequency: Double, start: Double, length: Double, instrument: Instrument, series: Int
  ) {
    let gain =
      EqualLoudness.gain(at: frequency, of: instrument)
      * EqualLoudness.noteGain(of: instrument, lasting: length)
    self.init(
      start: start, length: length, frequency: frequency, endFrequency: frequency, gain: gain,
      endGain: gain, pan: 0, endPan: 0, instrument: instrument, series: series,
      isConnected: false)
  }
}

extension Score {
  /// Makes everything come `seconds` later.
  mutating func delay(by seconds: Double) {
    for index in tones.indices { tones[index].start += seconds }
    for index in parts.indices { parts[index].start += seconds }
    length += seconds
  }
}
