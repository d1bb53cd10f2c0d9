import Glibc

/// Turns heights into frequencies.
struct PitchMap {
  private let lowest: Double
  private let highest: Double
  private let scale: SonificationSettings.PitchScale
  private let isInverted: Bool
  private let tuning: SonificationSettings.Tuning

  /// Frequencies outside of hearing are brought back to 20 Hz … 20 kHz; their order is repaired.
  init(_ settings: SonificationSettings) {
    let first = Self.audible(settings.minimumFrequency, default: 200)
    let second = Self.audible(settings.maximumFrequency, default: 2000)
    lowest = min(first, second)
    highest = max(first, second)
    scale = settings.pitchScale
    isInverted = settings.isInverted
    tuning = settings.tuning
  }

  /// The frequencies the map can yield, in Hz.
  var range: ClosedRange<Double> { lowest...highest }

  /// The frequency of `height` in Hz; heights outside 0 … 1 are brought back to the nearer end.
  func frequency(of height: Double) -> Double {
    let clamped = min(max(height, 0), 1)
    let share = isInverted ? 1 - clamped : clamped
    return tuning.nearest(to: untuned(share), in: range)
  }

  private func untuned(_ share: Double) -> Double {
    switch scale {
    case .linear: return lowest + (highest - lowest) * share
    // The ends are exact whatever the logarithm is rounded to.
    case .log: return min(max(lowest * exp(log(highest / lowest) * share), lowest), highest)
    }
  }

  private static func audible(_ frequency: Double, default replacement: Double) -> Double {
    frequency.isNaN ? replacement : min(max(frequency, 20), 20_000)
  }
}
