import Glibc

/// One number for many.
public enum Aggregate: String, CaseIterable, Sendable {
  case mean, median, sum, min, max, count
  /// The value of the first or the last row that has one.
  case first, last

  /// The aggregate of values, of which those that are not finite are missing.
  ///
  /// - Returns: Not a number where there is no value; but a count of nothing is 0.
  package func callAsFunction(_ values: [Double]) -> Double {
    let finite = values.allSatisfy(\.isFinite) ? values : values.filter(\.isFinite)
    return switch self {
    case .mean: Self.mean(of: finite)
    case .median: Median.of(finite) ?? .nan
    case .sum: Self.sum(of: finite)
    case .min: finite.min() ?? .nan
    case .max: finite.max() ?? .nan
    case .count: Double(finite.count)
    case .first: finite.first ?? .nan
    case .last: finite.last ?? .nan
    }
  }

  /// True of aggregates that are always one of the values.
  package var isOneOfThem: Bool {
    switch self {
    case .min, .max, .first, .last: true
    case .mean, .median, .sum, .count: false
    }
  }

  /// The digits after the point that aggregates need, of values with so many.
  ///
  /// Of what lies between values two more are enough, and no more than make four that count, of the largest or of
  /// the range: further ones say nothing to a listener. Fewer than two that count, of the range or where that is next to
  /// nothing of the largest, say too little, as of deaths in a hundred cases each.
  func fractionDigits(of digits: Int, for aggregates: [Double]) -> Int {
    switch self {
    case .count: return 0
    case .sum, .min, .max, .first, .last: return digits
    case .mean, .median:
      let finite = aggregates.filter(\.isFinite)
      guard let low = finite.min(), let high = finite.max() else { return digits }
      let sizes = [Swift.max(abs(low), abs(high)), high - low].filter { $0 > 0 && $0.isFinite }
      let powers = sizes.map { Int(log10($0).rounded(.down)) }
      guard let largest = powers.first, let last = powers.last else { return digits }
      let usual = Swift.min(digits + 2, 3 - Swift.min(largest, last))
      let least = 1 - (last > largest - 3 ? last : largest)
      return Swift.max(
        digits, Swift.min(Swift.max(usual, least), NumberParser.maximumFractionDigits))
    }
  }

  /// The sum, whatever order the values come in; not a number where it is larger than any, as there is no such value.
  private static func sum(of values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sum = values.reduce(0, +)
    if sum.isFinite { return sum }
    // A sum that overflows on its way may come back.
    let share = 0x1p-60
    let scaled = values.reduce(0) { $0 + $1 * share } / share
    return scaled.isFinite ? scaled : .nan
  }

  /// The mean; whatever order the values come in, it is the same but for rare last digits.
  private static func mean(of values: [Double]) -> Double {
    guard let range = values.finiteRange else { return .nan }
    let mean = compensatedSum(of: values) / Double(values.count)
    // Rounding may carry a mean of equal values a last digit beyond them.
    let usual = mean.isFinite ? mean : runningMean(of: values)
    return Swift.min(Swift.max(usual, range.lowerBound), range.upperBound)
  }

  /// The sum with what rounding loses of it added at the end.
  ///
  /// The method is that of Neumaier, ZAMM 54 (1974).
  private static func compensatedSum(of values: [Double]) -> Double {
    var (sum, lost) = (0.0, 0.0)
    for value in values {
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return sum + lost
  }

  /// A running mean stays within the values where a sum would overflow.
  private static func runningMean(of values: [Double]) -> Double {
    var mean = 0.0
    for (index, value) in values.enumerated() {
      let share = 1 / Double(index + 1)
      let step = (value - mean) / Double(index + 1)
      mean += step.isFinite ? step : value * share - mean * share
    }
    return mean
  }
}
