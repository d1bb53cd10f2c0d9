import Tables

/// The one value that is far from all others.
enum LoneValue {
  /// Of fewer values nobody knows what is far.
  private static let fewest = 8
  /// The interquartile ranges beyond the quartiles that are far out (Tukey 1977).
  private static let fences = 3.0
  /// The least distance from the median, in those of the value that is next to farthest.
  private static let leastRatio = 2.0

  /// The index of a value beyond the outer fences that is more than twice as far from the median as any other; `nil` where
  /// none is.
  ///
  /// Of a hundred series of ten normal values fewer than one have it, and of longer ones hardly any.
  static func index(in y: [Double]) -> Int? {
    let placed = FiniteIndices(of: y)
    guard placed.count >= fewest else { return nil }
    let values = placed.elements(of: y)
    guard let median = Median.of(values) else { return nil }
    var (farthest, next, index) = (0.0, 0.0, 0)
    for (position, value) in values.enumerated() {
      let distance = abs(value - median)
      if distance > farthest {
        (farthest, next, index) = (distance, farthest, position)
      } else {
        next = max(next, distance)
      }
    }
    let (low, high) = (Quantile.at(0.25, in: values), Quantile.at(0.75, in: values))
    let reach = fences * (high - low)
    let value = values[index]
    guard farthest > leastRatio * next, next > 0, value > high + reach || value < low - reach
    else { return nil }
    return placed[index]
  }
}
