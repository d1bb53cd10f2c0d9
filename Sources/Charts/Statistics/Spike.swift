import Tables

/// A value that leaves its neighbors and comes back at once.
public struct Spike: Equatable, Sendable {
  /// The index of the point.
  public var index: Int
  /// The distance by which it stands out, as a share of the range: above its neighbors, or below
  /// them when negative.
  public var height: Double

  /// Makes a spike.
  public init(index: Int, height: Double) {
    self.index = index
    self.height = height
  }

  /// True for a spike that goes up.
  public var isPeak: Bool { height > 0 }

  /// The spikes of a series, ascending; `y` are shares of the range, and what is missing is not a
  /// number.
  ///
  /// One point, or two of like height, stand above both neighbors, or below both, by more than six
  /// times the median step between neighbors and by at least a tenth of the range. In normal noise
  /// six median steps are nearly six standard deviations. What repeats every `period` points is
  /// usual and taken off before.
  static func all(in y: [Double], period: Int? = nil) -> [Spike] {
    let placed = y.indices.filter { y[$0].isFinite }
    guard placed.count >= 5 else { return [] }
    var values = placed.map { y[$0] }
    if let period { Period.removeRepetition(every: period, at: placed, from: &values) }
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let least = max(6 * (Median.of(steps) ?? 0), 0.1)
    var spikes: [Spike] = []
    var k = 1
    while k < values.count - 1 {
      let widths = [1, 2].filter { k + $0 < values.count }
      let found = widths.lazy.map { (width: $0, height: height(of: k..<k + $0, in: values)) }
        .first { abs($0.height) > least }
      if let found {
        let isSecond =
          found.width == 2 && abs(values[k + 1] - values[k - 1]) > abs(values[k] - values[k - 1])
        spikes.append(Spike(index: placed[isSecond ? k + 1 : k], height: found.height))
      }
      k += found?.width ?? 1
    }
    return spikes
  }

  /// The height of all of some points above the neighbors on both sides, below them negative.
  private static func height(of points: Range<Int>, in values: [Double]) -> Double {
    let (left, right) = (values[points.lowerBound - 1], values[points.upperBound])
    guard let low = values[points].min(), let high = values[points].max() else { return 0 }
    return max(low - max(left, right), 0) - max(min(left, right) - high, 0)
  }
}
