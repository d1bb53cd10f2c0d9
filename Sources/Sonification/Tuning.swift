import Glibc

extension SonificationSettings.Tuning {
  /// The tones of an octave, in semitones above C.
  private var tones: [Int] {
    switch self {
    case .none: []
    case .chromatic: Array(0..<12)
    case .major: [0, 2, 4, 5, 7, 9, 11]
    case .pentatonic: [0, 2, 4, 7, 9]
    }
  }

  /// The tone nearest to `frequency` Hz, by interval, of those within `range`; `frequency` where there is
  /// none.
  func nearest(to frequency: Double, in range: ClosedRange<Double>) -> Double {
    guard self != .none else { return frequency }
    // Semitones above the C of 16.35 Hz, 57 below the A of 440 Hz.
    let place = 57 + 12 * log2(frequency / 440)
    let octave = Int((place / 12).rounded(.down))
    var nearest: (distance: Double, frequency: Double)?
    for tone in (octave - 1...octave + 1).flatMap({ octave in tones.map { 12 * octave + $0 } }) {
      let candidate = 440 * pow(2, Double(tone - 57) / 12)
      let distance = abs(Double(tone) - place)
      guard range.contains(candidate), distance < nearest?.distance ?? .infinity else { continue }
      nearest = (distance, candidate)
    }
    return nearest?.frequency ?? frequency
  }
}
