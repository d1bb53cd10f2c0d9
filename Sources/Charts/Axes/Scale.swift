import Glibc

/// How equal steps of a value are spread along an axis.
public enum Scale: String, CaseIterable, Sendable {
  /// Equal steps are equal distances.
  case linear
  /// Equal ratios are equal distances; powers of ten are marked.
  case log10
  /// Equal ratios are equal distances; base e.
  case ln

  /// The coordinate of `value`; not a number where the scale has no place for it (zero on a
  /// logarithmic one).
  public func coordinate(of value: Double) -> Double {
    switch self {
    case .linear: value
    case .log10: value > 0 ? Glibc.log10(value) : .nan
    case .ln: value > 0 ? Glibc.log(value) : .nan
    }
  }

  /// The value at a coordinate.
  public func value(at coordinate: Double) -> Double {
    switch self {
    case .linear: coordinate
    case .log10: pow(10, coordinate)
    case .ln: exp(coordinate)
    }
  }

  /// Where `value` stands between the ends of `range`, 0 … 1; outside it is below 0 or above 1.
  ///
  /// A range of one value has everything in its middle.
  public func position(of value: Double, in range: ClosedRange<Double>) -> Double {
    let low = coordinate(of: range.lowerBound)
    let high = coordinate(of: range.upperBound)
    guard high > low else { return value.isNaN ? .nan : 0.5 }
    // Halved before the difference, so that a range wider than half of all doubles does not overflow.
    return (coordinate(of: value) / 2 - low / 2) / (high / 2 - low / 2)
  }
}
