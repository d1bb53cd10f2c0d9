/// Places between the ears, −1 (left) … 1 (right), with equal power everywhere.
enum Panning {
  /// Never fully one ear: whoever hears with one ear loses nothing.
  static let widest = 0.98

  /// The place of `share`, 0 … 1 along x; the center without one.
  static func place(_ share: Double?) -> Double {
    guard let share, !share.isNaN else { return 0 }
    return (min(max(share, 0), 1) * 2 - 1) * widest
  }

  /// The place of the series of an index: of any four neighbors each has another.
  static func place(ofSeries series: Int) -> Double {
    [-0.75, 0.75, -0.25, 0.25][((series % 4) + 4) % 4]
  }

  /// The place of a tone of `series` at `share` along x.
  static func place(_ share: Double?, series: Int, _ settings: SonificationSettings) -> Double {
    if settings.isMono { return 0 }
    return switch settings.pan {
    case .x: place(share)
    case .series: place(ofSeries: series)
    case .none: 0
    }
  }

  /// The factors on the left and right channel at `place`; their squares add up to 1.
  @_noAllocation @_noLocks
  static func gains(at place: Double) -> (left: Double, right: Double) {
    let gains = Complex(length: 1, turns: turns(place + 1))
    return (gains.real, gains.imaginary)
  }

  /// The turn that moves `distance` to the right: from ear to ear it is a quarter.
  @_noAllocation @_noLocks
  static func turns(_ distance: Double) -> Double { distance / 8 }

  /// The larger of both factors.
  static func peak(at place: Double) -> Double {
    let gains = gains(at: place)
    return max(gains.left, gains.right)
  }
}
