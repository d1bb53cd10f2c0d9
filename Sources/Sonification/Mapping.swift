import Glibc

extension Phrase {
  /// The level of the lowest of a second measure beside its highest, in dB.
  private static let quietest = -18.0

  /// The factor on the loudness of a point by its second measure.
  func mappedLevel(_ stop: Course.Stop) -> Double {
    guard settings.mapping == .loudness, let mapped = stop.mapped else { return 1 }
    return pow(10, Self.quietest * (1 - mapped) / 20)
  }

  /// The tremolo of a point by its second measure.
  func pulse(_ stop: Course.Stop) -> Tone.Pulse? {
    guard let mapped = stop.mapped else { return nil }
    switch settings.mapping {
    // Amplitudes that swing 70 times a second are rough (Zwicker and Fastl, Psychoacoustics).
    case .roughness: return Tone.Pulse(rate: 70, floor: 1 - 0.9 * mapped)
    case .tempo: return Tone.Pulse(rate: 6 * pow(5, mapped), floor: 0.1)
    case .loudness, nil: return nil
    }
  }
}
