import Glibc
import Tables

/// The spread of what was counted in bins.
extension Chart {
  /// The least skewness that is told of: below it a sample is nearly symmetric (Bulmer 1979).
  private static let leastSkewness = 0.5

  /// The middle half of the values that were counted, their standard deviation (that of the sample), and the side on
  /// which they reach farther, by the adjusted Fisher–Pearson skewness; none of few.
  func spreadFacts(of series: Series, series name: String?) -> [Fact] {
    let values = series.sample
    guard values.count >= 8, let box = Quartiles(values)?.box,
      let low = values.min(), let high = values.max(), low < high, (high - low).isFinite
    else { return [] }
    // Of shares of the range, whose squares stay finite.
    let shares = values.map { ($0 - low) / (high - low) }
    let count = Double(shares.count)
    let mean = shares.reduce(0, +) / count
    let second = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let third = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) * ($1 - mean) } / count
    guard second > 0 else { return [] }
    let skewness = third / pow(second, 1.5) * (count * (count - 1)).squareRoot() / (count - 2)
    let deviation = (second * count / (count - 1)).squareRoot() * (high - low)
    var ends = [box.lowerBound, box.upperBound].map { average($0, on: xAxis) }
    let digits = ends.map(\.fractionDigits).max() ?? 0
    for index in ends.indices { ends[index].fractionDigits = digits }
    let side = abs(skewness) < Self.leastSkewness ? nil : skewness > 0
    let spread: [Fact] = [
      .middleHalf(ends[0], ends[1], series: name),
      .deviation(average(deviation, on: xAxis), series: name),
    ]
    // Values that lean to one side, though they reach as far on both, are neither.
    guard side != nil || Self.isMirrored(values) else { return spread }
    return spread + [.skew(isAbove: side, series: name)]
  }

  /// True of values that are as many on one side of their median as on the other at every distance from it, in steps of half
  /// their middle half, but for chance or a tenth of all.
  private static func isMirrored(_ values: [Double]) -> Bool {
    let sorted = values.sorted()
    let middle = Quantile.at(0.5, of: sorted)
    let width = (Quantile.at(0.75, of: sorted) - Quantile.at(0.25, of: sorted)) / 2
    guard width > 0 else { return true }
    let most = 4
    var sides = [[Double]](repeating: [Double](repeating: 0, count: most), count: 2)
    for value in sorted where value != middle {
      let step = min(Int(min(abs(value - middle) / width, Double(most - 1))), most - 1)
      sides[value > middle ? 1 : 0][step] += 1
    }
    let pairs = zip(sides[0], sides[1]).filter { $0 + $1 > 0 }
    let difference = pairs.reduce(0) { $0 + abs($1.0 - $1.1) }
    let chance = pairs.reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) / ($1.0 + $1.1) }
    let usual = Double(pairs.count)
    return difference <= 0.1 * Double(values.count)
      || chance <= usual + 4.5 * (2 * usual).squareRoot()
  }
}
