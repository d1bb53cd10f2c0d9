import Glibc

/// How many digits of a number are said where the data has written more than anyone wants to hear.
enum SaidDigits {
  /// Up to so many are said as they are written: prices, rates, measurements.
  private static let few = 3

  /// Digits after the point that tell `count` values within a range apart: a ten thousandth of it.
  ///
  /// Programs write a third as 0.333333333333333; of that a listener wants four digits. More points
  /// than that need finer places.
  static func cap(_ written: Int, range: ClosedRange<Double>?, places count: Int = 0) -> Int {
    guard written > few, let range else { return written }
    let width = range.upperBound / 2 - range.lowerBound / 2
    let size = width > 0 ? width : abs(range.upperBound) / 2
    guard size > 0 else { return 0 }
    let finest = log10(size) + log10(2) - log10(max(10_000, 10 * Double(count)))
    // The doubles' own exponents keep this within an Int.
    return min(written, max(Int((-finest).rounded(.up)), 0))
  }
}

extension Chart {
  /// Leaves of the digits of both axes what a listener needs.
  mutating func capDigits() {
    yAxis.fractionDigits = SaidDigits.cap(
      yAxis.fractionDigits, range: digitRange(of: yAxis, yExtent))
    let count = series.map(\.count).max() ?? 0
    xAxis.fractionDigits = SaidDigits.cap(
      xAxis.fractionDigits, range: digitRange(of: xAxis, xExtent), places: count)
  }

  /// On a logarithmic axis the lowest value must still be told.
  private func digitRange(
    of axis: Axis, _ extent: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard axis.effectiveScale != .linear, let extent, extent.lowerBound > 0 else { return extent }
    return 0...extent.lowerBound
  }
}
