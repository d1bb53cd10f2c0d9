import Tables

/// A stretch in which a course leaves where it was at once, holds elsewhere for a while, and comes back at once: a sensor
/// that failed, or a machine that was off.
struct Interruption: Equatable {
  /// The positions of the points that it holds.
  var points: ClosedRange<Int>

  /// The fewest points that hold, and that are before and behind them.
  private static let fewest = 3
  /// More than this share of all points is no interruption of the others.
  private static let longest = 1.0 / 3
  /// The part of the range that the values it holds differ by at most, and that all others are away from them at least.
  private static let (spread, distance) = (0.12, 0.25)
  /// The median steps that the ways there and back are more than.
  private static let leastSteps = 8.0

  /// Finds the only interruption of finite values; `nil` where there is none.
  init?(_ y: [Double]) {
    guard y.count >= 4 * Self.fewest, let shares = Shares(of: y), Self.hasRoom(y, shares) else {
      return nil
    }
    let values = y.map { shares[$0] }
    func step(_ point: Int) -> Double { values[point] - values[point - 1] }
    let usual = Median.of(values.indices.dropFirst()) { abs(step($0)) } ?? 0
    let least = max(Self.distance, Self.leastSteps * usual)
    // Two steps beside each other are one way, with a value on it.
    var ways: [ClosedRange<Int>] = []
    for point in values.indices.dropFirst() where abs(step(point)) >= least {
      if let last = ways.last, last.upperBound == point - 1, last.count == 1,
        (step(point) > 0) == (step(point - 1) > 0)
      {
        ways[ways.count - 1] = last.lowerBound...point
      } else {
        ways.append(point...point)
      }
    }
    guard ways.count == 2, (step(ways[0].upperBound) > 0) != (step(ways[1].upperBound) > 0),
      case (let first, let last) = (ways[0].upperBound, ways[1].lowerBound - 1),
      last - first + 1 >= Self.fewest, ways[0].lowerBound >= Self.fewest,
      ways[1].upperBound <= y.count - Self.fewest,
      Double(last - first + 1) <= Self.longest * Double(y.count),
      let low = values[first...last].min(), let high = values[first...last].max(),
      high - low <= Self.spread
    else { return nil }
    let isBelow = step(ways[0].upperBound) < 0
    let others = values[..<ways[0].lowerBound] + values[ways[1].upperBound...]
    guard others.allSatisfy({ (isBelow ? $0 - high : low - $0) >= Self.distance }) else {
      return nil
    }
    points = first...last
  }

  /// The number of values of which a look at the room between them tells whether there may be any.
  private static let sample = 1_024

  /// False of values of which some already leave no room between what holds and all others.
  private static func hasRoom(_ y: [Double], _ shares: Shares) -> Bool {
    let step = max(y.count / sample, 1)
    let some = stride(from: 0, to: y.count, by: step).map { shares[y[$0]] }.sorted()
    return zip([0] + some, some + [1]).contains { $1 - $0 >= distance - 1e-9 }
  }

  /// The levels before, in and behind it.
  func levels(of count: Int) -> [Leg] {
    [0...points.lowerBound - 1, points, points.upperBound + 1...count - 1].map {
      Leg(direction: .flat, points: $0)
    }
  }

  /// The ways to it and back, where all other points go one way; neighbors that go the same way are one.
  func legs(of y: [Double], going way: Trend.Direction) -> [Leg] {
    let isBelow = y[points.lowerBound] < y[points.lowerBound - 1]
    let (there, back): (Trend.Direction, Trend.Direction) =
      isBelow ? (.falling, .rising) : (.rising, .falling)
    let (first, last) = (points.lowerBound, points.upperBound)
    let ways: [(Trend.Direction, ClosedRange<Int>)] =
      (there == way ? [(way, 0...first)] : [(way, 0...first - 1), (there, first - 1...first)])
      + [(.flat, points)]
      + (back == way
        ? [(way, last...y.count - 1)] : [(back, last...last + 1), (way, last + 1...y.count - 1)])
    return ways.map { Leg(direction: $0, points: $1, hasExactEnd: $0 != .flat) }
  }
}
