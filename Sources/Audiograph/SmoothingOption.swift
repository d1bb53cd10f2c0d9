/// The smoothing of the points before they are heard: an exponential moving average.
public enum SmoothingOption: Sendable {
  /// The points as they are.
  case none
  /// A weight of 0.35, which suits most.
  case `default`
  /// The weight of the newest point: 1 leaves the points as they are, the nearer to 0 the flatter.
  /// It is clamped to 0.0001 … 1; not a number is ``default``.
  case custom(Double)

  /// The weight of the newest point, 0.0001 … 1.
  var weight: Double {
    switch self {
    case .none: 1
    case .default: 0.35
    case .custom(let weight): weight.isNaN ? 0.35 : min(max(weight, 0.0001), 1)
    }
  }
}
