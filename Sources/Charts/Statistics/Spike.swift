import Tables

/// A value that leaves its neighbors and comes back at once.
public struct Spike: Equatable, Sendable {
  /// The index of the point.
  public var index: Int
  /// The distance by which it stands out, as a share of the range: above its neighbors, or below
  /// them when negative.
  public var height: Double

  /// The index of the last value before it left its neighbors.
  package var origin: Int

  /// Makes a spike.
  package init(index: Int, height: Double, origin: Int) {
    self.index = index
    self.height = height
    self.origin = origin
  }

  /// Makes a spike of one point.
  public init(index: Int, height: Double) {
    self.init(index: index, height: height, origin: index - 1)
  }

  /// True for a spike that goes up.
  public var isPeak: Bool { height > 0 }

  /// The spikes of a series, ascending; `y` are shares of the range, and what is missing is not a
  /// number.
  ///
  /// One point, or two of like height, stand above both neighbors, or below both, by more than six
  /// times the median step between neighbors and by at least a tenth of the range. In normal noise
  /// six median steps are nearly six standard deviations. What repeats every `period` points is
  /// usual and taken off before; the values themselves stand out by a quarter of that at least. Of a series that
  /// mostly holds one level the median is that of its changes, and no spike is at that level, nor between two that
  /// are apart.
  static func all(in y: [Double], period: Int? = nil) -> [Spike] {
    all(leftOver: Period.leftOver(of: y, every: period), of: y)
  }

  /// The spikes of what is left over of a series without what repeats, that stand out of the series, too.
  static func all(leftOver rests: [Double], of y: [Double]) -> [Spike] {
    let placed = FiniteIndices(of: rests)
    guard placed.count >= 5 else { return [] }
    var values = placed.elements(of: rests)
    let plain = placed.elements(of: y)
    // Most courses of many values have no step that is far enough: they are not measured.
    guard
      values.indices.dropLast().contains(where: { abs(values[$0 + 1] - values[$0]) > leastHeight })
    else { return [] }
    let usual = usualStep(of: values)
    let least = max(6 * usual.size, leastHeight)
    var spikes: [Spike] = []
    var k = 1
    while k < values.count - 1 {
      // A spike is at least as far above or below the value before it as above or below both sides.
      guard abs(values[k] - values[k - 1]) > least else {
        k += 1
        continue
      }
      var found: (width: Int, height: Double)?
      for width in 1...2 where found == nil && k + width < values.count {
        let height = height(of: k..<k + width, in: values)
        if abs(height) > least { found = (width, height) }
      }
      if let found {
        let isSecond =
          found.width == 2 && abs(values[k + 1] - values[k - 1]) > abs(values[k] - values[k - 1])
        let isPlain =
          height(of: k..<k + found.width, in: plain) * sign(found.height)
          >= abs(found.height) * leastPlain
        if isPlain, values[k] != usual.level,
          !isJump(k..<k + found.width, by: found.height, in: values)
        {
          spikes.append(
            Spike(
              index: placed[isSecond ? k + 1 : k], height: found.height, origin: placed[k - 1]))
        }
        // A value that only comes back from a spike does not leave its neighbors.
        let (left, right) = (values[k - 1], values[k + found.width])
        for index in k..<k + found.width {
          values[index] = found.height > 0 ? max(left, right) : min(left, right)
        }
      }
      k += found?.width ?? 1
    }
    return spikes.count > max(mostSpikes, placed.count / 20) ? [] : spikes
  }

  private static func sign(_ height: Double) -> Double { height < 0 ? -1 : 1 }

  /// The part of its height that a spike has without a look at what repeats.
  private static let leastPlain = 0.25

  /// The part of the range that a spike is at least.
  private static let leastHeight = 0.1

  /// More spikes than these, if they are more than a twentieth of the points, are what is usual.
  private static let mostSpikes = 20

  /// The median step between neighbors, and the level that a series holds, if it mostly does: of counts
  /// that are mostly zero the other ones tell what is usual.
  private static func usualStep(of values: [Double]) -> (size: Double, level: Double?) {
    let starts = 0..<max(values.count - 1, 0)
    func step(_ start: Int) -> Double { abs(values[start + 1] - values[start]) }
    let median = Median.of(starts, step) ?? 0
    guard median == 0 else { return (median, nil) }
    let changes = starts.count { step($0) > 0 }
    let usual = Median.of(starts) { step($0) > 0 ? step($0) : nil } ?? 0
    return (changes < fewestChanges ? 0 : usual, Median.of(values))
  }

  /// Fewer changes than these tell no usual one.
  private static let fewestChanges = 10

  /// The fewest values of a level between jumps.
  private static let fewestHeld = 3

  /// True of points between two levels that are apart: what jumps from one to another and on to a third comes back nowhere,
  /// nor does what stays nearer to where it went than to where it was.
  private static func isJump(_ points: Range<Int>, by height: Double, in values: [Double]) -> Bool {
    let (start, end) = (points.lowerBound - fewestHeld, points.upperBound + fewestHeld)
    guard start >= 0, end <= values.count else { return false }
    let (before, after) = (values[start..<points.lowerBound], values[points.upperBound..<end])
    guard let left = before.last, let right = after.first, let old = Median.of(Array(before)),
      let new = Median.of(Array(after))
    else { return false }
    let areHeld = before.allSatisfy { $0 == left } && after.allSatisfy { $0 == right }
    return areHeld ? 2 * abs(right - left) > abs(height) : abs(new - old) > abs(height)
  }

  /// The height of all of some points above the neighbors on both sides, below them negative.
  private static func height(of points: Range<Int>, in values: [Double]) -> Double {
    let (left, right) = (values[points.lowerBound - 1], values[points.upperBound])
    let (first, last) = (values[points.lowerBound], values[points.upperBound - 1])
    // They are one or two.
    let (low, high) = (min(first, last), max(first, last))
    return max(low - max(left, right), 0) - max(min(left, right) - high, 0)
  }
}
