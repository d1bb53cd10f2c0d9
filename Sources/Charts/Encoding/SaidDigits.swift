import Glibc
import Tables

/// The number of digits that are said where the data has written more than anyone wants to hear.
package enum SaidDigits {
  /// Up to so many are said as they are written: prices, rates, measurements.
  private static let few = 3

  /// True when so many digits after the point leave nothing of a value out.
  package static func isExact(_ value: Double, digits: Int) -> Bool {
    let scaled = value * pow(10, Double(digits))
    // Of what is less than a digit nothing is said yet.
    return scaled.isFinite && abs(scaled) > 0.5
      && abs(scaled - scaled.rounded()) <= 1e-9 * max(1, abs(scaled))
  }

  /// The fewest digits, of at most so many, that leave nothing of some values out.
  static func needed(for values: [Double], most: Int) -> Int {
    (0..<max(most, 0)).first { digits in
      values.allSatisfy { $0 == 0 || !$0.isFinite || isExact($0, digits: digits) }
    } ?? most
  }

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
  /// The digits that the values of y need, whatever else their column holds.
  var neededDigits: Int {
    SaidDigits.needed(for: series.flatMap(\.y), most: yAxis.fractionDigits)
  }

  /// Leaves of the digits of both axes what a listener needs.
  package mutating func capDigits() {
    yAxis.capDigits(within: yExtent)
    let count = series.map(\.count).max() ?? 0
    xAxis.capDigits(within: xExtent, places: count)
    xAxis.capPrecision(within: xExtent, places: count)
  }
}

extension Chart {
  /// Leaves out the zeros that a program writes behind all numbers of a column, as of 110000.0 and 57.900.
  ///
  /// Of money in cents one zero is as good as any other digit.
  mutating func leaveOutZeros() {
    yAxis.leaveOutZeros(
      of: series.map(\.y)
        + series.flatMap { $0.additional.filter(\.name.isOnYAxis) }.map(\.values))
    if xAxis.categories == nil { xAxis.leaveOutZeros(of: series.map(\.x)) }
  }
}

extension Axis {
  fileprivate mutating func leaveOutZeros(of values: [Excerpt<Double>]) {
    guard fractionDigits > 0, case .number = kind else { return }
    // Mostly a few values tell that all digits are needed, and nobody asks for it.
    lazy var width: Double = {
      let ranges = values.compactMap { $0.elements.finiteRange }
      return (ranges.map(\.upperBound).max() ?? 0) - (ranges.map(\.lowerBound).min() ?? 0)
    }()
    /// True where all that is left out is small beside what parts the values.
    func isSmall(_ value: Double, _ digits: Int) -> Bool {
      let scale = pow(10, Double(digits))
      return width == 0 || abs(value - (value * scale).rounded() / scale) <= width / 1_000
    }
    /// True where so many digits tell all values, of which one at least is there.
    func tell(_ digits: Int) -> Bool {
      values.allSatisfy { part in
        part.allSatisfy {
          $0 == 0 || !$0.isFinite
            || SaidDigits.isExact($0, digits: digits) && isSmall($0, digits)
        }
      }
    }
    let fewest = fractionDigits < 3 ? [0] : Array(0..<fractionDigits)
    if let digits = fewest.first(where: tell) { fractionDigits = digits }
  }

  fileprivate mutating func capDigits(within range: ClosedRange<Double>?, places count: Int = 0) {
    let said = SaidDigits.cap(fractionDigits, range: range, places: count)
    if said < fractionDigits { writtenDigits = fractionDigits }
    fractionDigits = said
  }

  /// Leaves milliseconds out of what is said of minutes or more, where there is hardly a point for each second.
  fileprivate mutating func capPrecision(within range: ClosedRange<Double>?, places count: Int) {
    guard case .date(let precision) = kind, precision >= .millisecond, let range,
      range.upperBound - range.lowerBound >= max(60, Double(count))
    else { return }
    saidPrecision = .second
  }

  /// The digits of a value of the data, of which none is said as zero that is not: a small one has
  /// as many as its first significant digits need.
  ///
  /// On a logarithmic axis small values are told apart as large ones are, so there it has more.
  func saidDigits(of value: Double) -> Int {
    let digits = fractionDigits(of: value)
    guard writtenDigits > digits, value != 0, value.isFinite else { return digits }
    let significant = effectiveScale == .linear ? 2 : 4
    let first = -log10(abs(value)).rounded(.down)
    // The doubles' own exponents keep this within an Int.
    let most = min(Int(first) + significant - 1, 15)
    guard most > digits else { return digits }
    return (digits..<most).first { SaidDigits.isExact(value, digits: $0) } ?? most
  }
}
