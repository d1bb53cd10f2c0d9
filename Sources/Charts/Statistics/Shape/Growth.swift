import Glibc
import Tables

/// A growth, or a decay, by the same ratio in the same length along x.
struct Growth {
  var isGrowth: Bool
  /// The length along x after which values are twice, or half, of what they were.
  var every: Double
  /// The root of the mean square that it leaves, as a share of the range.
  var deviation: Double

  /// The growth of positive values; `nil` where there is none, or a line tells nearly as much.
  ///
  /// The logarithms lie on a line, which leaves at most a fiftieth of their squares, and become at least four times
  /// as much; the values themselves are told by it but for a twentieth. The ends agree with it within a tenth of its length,
  /// and both halves within a fifth.
  init?(_ course: CoursePoints, slices: Slices, line: KnotFit) {
    let (x, values) = (course.x, course.y)
    guard values.allSatisfy({ $0 > 0 }) else { return nil }
    let logarithms = values.map { log($0) }
    guard let low = logarithms.min(), let high = logarithms.max(),
      let sliced = Slices(course.alone(with: logarithms)),
      let fit = Pieces.lines.fit(sliced, knots: []), fit.rest <= 0.02 * sliced.square
    else { return nil }
    let curve = Pieces.lines.curve(fit, over: sliced).map {
      low + sliced.share(at: $0) * (high - low)
    }
    guard let first = curve.first, let last = curve.last, abs(last - first) >= log(4) else {
      return nil
    }
    guard let least = values.min(), let most = values.max(), (most - least).isFinite else {
      return nil
    }
    let shares = slices.shares
    let mean = shares.reduce(0, +) / Double(shares.count)
    var (rest, square) = (0.0, 0.0)
    for slice in curve.indices {
      let share = (exp(curve[slice]) - least) / (most - least)
      for point in sliced.starts[slice]..<sliced.starts[slice + 1] {
        rest += (shares[point] - share) * (shares[point] - share)
        square += (shares[point] - mean) * (shares[point] - mean)
      }
    }
    guard rest <= 0.05 * square, rest / square < line.rest / slices.square - 0.02 else {
      return nil
    }
    guard Self.isEven(logarithms, x: x, by: last - first) else { return nil }
    isGrowth = last > first
    every = slices.length * log(2) / abs(last - first)
    deviation = (rest / Double(shares.count)).squareRoot()
  }

  /// True where values double in about the same length from end to end and in both halves: whoever looks at the first and
  /// the last finds what is told.
  private static func isEven(_ logarithms: [Double], x: [Double], by growth: Double) -> Bool {
    guard let start = x.first, let end = x.last, end > start else { return false }
    let slope = growth / (end - start)
    // Of three points at an end the middle one, so that the noise of one has no say.
    func height(_ point: Int) -> Double {
      let near = logarithms[max(point - 1, 0)...min(point + 1, logarithms.count - 1)]
      return Median.of(Array(near)) ?? logarithms[point]
    }
    func agrees(_ range: ClosedRange<Int>, within share: Double) -> Bool {
      let length = x[range.upperBound] - x[range.lowerBound]
      guard length > 0 else { return false }
      let own = (height(range.upperBound) - height(range.lowerBound)) / length
      return abs(slope / own - 1) <= share
    }
    let (last, half) = (x.count - 1, x.count / 2)
    return agrees(0...last, within: 0.1) && agrees(0...half, within: 0.2)
      && agrees(half...last, within: 0.2)
  }
}
