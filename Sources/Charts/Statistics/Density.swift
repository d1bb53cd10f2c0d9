import Glibc
import Tables

/// The density of values along their axis, from the lowest to the highest of them.
///
/// A Gaussian kernel estimate with the bandwidth of Silverman's rule of thumb, 0.9 × min(standard
/// deviation, interquartile range ÷ 1.34) × n^(−1/5) (Density Estimation, 1986, eq. 3.31). Of very
/// many values even quantiles stand for them.
struct Density: Equatable {
  /// From the lowest to the highest value.
  let range: ClosedRange<Double>
  /// The densities at even steps over the range, as shares of the largest, which is 1.
  let heights: [Double]
  /// The values that were measured, as shares of the range.
  private let places: [Double]

  private static let steps = 96
  private static let mostValues = 512

  /// Measures ascending values; `nil` where they are all alike.
  init?(sorted values: [Double]) {
    guard let low = values.first, let high = values.last, low < high, (high - low).isFinite else {
      return nil
    }
    let chosen =
      values.count > Self.mostValues
      ? (0..<Self.mostValues).map { values[($0 * 2 + 1) * values.count / (2 * Self.mostValues)] }
      : values
    // In shares of the range, whatever its size.
    let placed = chosen.map { ($0 - low) / (high - low) }
    let mean = Aggregate.mean(placed)
    let variance = Aggregate.mean(placed.map { ($0 - mean) * ($0 - mean) })
    let spread = (Quantile.at(0.75, of: placed) - Quantile.at(0.25, of: placed)) / 1.34
    let deviation = spread > 0 ? min(variance.squareRoot(), spread) : variance.squareRoot()
    let bandwidth = 0.9 * deviation * pow(Double(values.count), -0.2)
    guard bandwidth > 1e-6 else { return nil }
    let sums = (0...Self.steps).map { step in
      let place = Double(step) / Double(Self.steps)
      return placed.reduce(0) { sum, value in
        let distance = (place - value) / bandwidth
        return sum + exp(-distance * distance / 2)
      }
    }
    guard let most = sums.max(), most > 0 else { return nil }
    range = low...high
    places = placed
    heights = sums.map { $0 / most }
  }

  /// The value that stands at a step.
  func value(at step: Int) -> Double {
    let share = Double(step) / Double(Self.steps)
    return range.lowerBound * (1 - share) + range.upperBound * share
  }

  /// The values around which the others gather, ascending: peaks at least a third as high as the
  /// highest, between which the density falls by a fifth of the lower one, each with at least a tenth
  /// of the values around it, and three.
  var peaks: [Double] {
    var groups: [(peak: Int, end: Int)] = []
    var valley = 0
    for step in heights.indices {
      let height = heights[step]
      if height < heights[valley] { valley = step }
      let before = step > 0 ? heights[step - 1] : -1
      let after = step < Self.steps ? heights[step + 1] : -1
      guard height >= 1.0 / 3, height > before, height >= after else { continue }
      if let last = groups.last, heights[valley] > 0.8 * min(height, heights[last.peak]) {
        // Both are one, called by the higher.
        if height > heights[last.peak] { groups[groups.count - 1].peak = step }
      } else {
        if !groups.isEmpty { groups[groups.count - 1].end = valley }
        groups.append((step, Self.steps))
      }
      valley = step
    }
    let edges = groups.map { Double($0.end) / Double(Self.steps) }
    let counts = zip([-1] + edges, edges).map { low, high in
      places.count { $0 > low && $0 <= high }
    }
    let fewest = max(Double(places.count) / 10, 3)
    return zip(groups, counts).filter { Double($1) >= fewest }.map { value(at: $0.0.peak) }
  }
}
