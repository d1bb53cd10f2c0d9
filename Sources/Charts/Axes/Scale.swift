import Glibc

/// The places that a scale gives to values.
extension Scale {
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

  /// The place of `value` between the ends of `range`, 0 … 1; outside it is below 0 or above 1.
  ///
  /// A range of one value has everything in its middle. Not a number where the scale has no place
  /// for the value or for an end of the range.
  public func position(of value: Double, in range: ClosedRange<Double>) -> Double {
    let low = coordinate(of: range.lowerBound)
    let high = coordinate(of: range.upperBound)
    let place = coordinate(of: value)
    guard high > low else { return (low + high + place).isNaN ? .nan : 0.5 }
    let width = high - low
    if width.isFinite { return (place - low) / width }
    // Halved before the difference, so that a range wider than half of all doubles does not overflow.
    return (place / 2 - low / 2) / (high / 2 - low / 2)
  }

  /// Values as shares of their own range, 0 … 1; not a number where the scale has no place.
  func shares(of values: [Double]) -> [Double] {
    guard let shares = Shares(of: values, on: self) else { return values.map { _ in .nan } }
    return values.map { $0.isFinite ? shares[$0] : .nan }
  }
}

/// The shares of a range that values are at, as `Scale.position` has them, for many values of one range.
struct Shares {
  private let scale: Scale
  private let low: Double
  private let high: Double
  private let width: Double

  /// The range of the values that have a place on the scale; `nil` where none has.
  init?(of values: [Double], on scale: Scale = .linear) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite && scale.coordinate(of: value).isFinite {
      if value < low { low = value }
      if value > high { high = value }
    }
    guard low <= high else { return nil }
    self.scale = scale
    self.low = scale.coordinate(of: low)
    self.high = scale.coordinate(of: high)
    width = self.high - self.low
  }

  /// True where not all of them are the same.
  var isWide: Bool { low < high }

  /// The share that a value is at.
  subscript(value: Double) -> Double {
    let place = scale.coordinate(of: value)
    guard high > low else { return (low + high + place).isNaN ? .nan : 0.5 }
    if width.isFinite { return (place - low) / width }
    // Halved before the difference, so that a range wider than half of all doubles does not overflow.
    return (place / 2 - low / 2) / (high / 2 - low / 2)
  }
}
