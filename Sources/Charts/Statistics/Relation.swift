/// The relation of two series at the places where both have a value, found in one pass over them.
struct Relation: Sendable {
  /// The places where both have a value.
  private(set) var shared = 0
  /// Those where the first is higher, and where both are equal.
  private(set) var higher = 0
  private(set) var equal = 0
  /// The places at which the order changes, ascending, none across missing values or times.
  private(set) var crossings: [Crossing] = []
  /// The number of times that the order is another one behind missing values or times.
  private(set) var unseenCrossings = 0
  /// The place at which they differ most, if they differ anywhere; of equals, but for rounding, the first.
  private(set) var widest: SharedPoint?
  /// Pearson's correlation of both; `nil` of fewer than three places, or where one does not vary.
  private(set) var correlation: Double?

  /// Relates two series.
  ///
  /// - Parameters:
  ///   - a: The first series.
  ///   - b: The second one.
  ///   - unknownStarts: The points of a series of which nobody knows what they came from; nothing crosses before them.
  init(_ a: Series, _ b: Series, over unknownStarts: (Series) -> Set<Int> = { _ in [] }) {
    var unknown: [Set<Int>] = []
    func isKnown(_ before: SharedPoint, _ after: SharedPoint) -> Bool {
      // They are looked for only where something might cross.
      if unknown.isEmpty { unknown = [unknownStarts(a), unknownStarts(b)] }
      func isWhole(_ series: Series, _ starts: Set<Int>, _ way: ClosedRange<Int>) -> Bool {
        !way.contains(where: starts.contains) && !way.contains { series.y[$0].isNaN }
      }
      return isWhole(a, unknown[0], before.first + 1...after.first)
        && isWhole(b, unknown[1], before.second + 1...after.second)
    }
    var before: SharedPoint?
    var (firstEqual, equals) = (SharedPoint?.none, 0)
    var farthest = -1.0
    SharedPoints.forEach(a, b) { point in
      shared += 1
      guard point.side != 0 else {
        equal += 1
        equals = firstEqual == nil ? 1 : equals + 1
        firstEqual = firstEqual ?? point
        return
      }
      if point.side > 0 { higher += 1 }
      let distance = abs(point.halfDifference)
      if distance > farthest * (1 + 1e-9) { (widest, farthest) = (point, distance) }
      if let before, before.side != point.side {
        if let equal = firstEqual {
          var crossing = Crossing(x: equal.x, point: equal.first)
          if equals >= Crossing.fewestEqual || equals > 1 && !isKnown(equal, point) {
            crossing.end = point.x
          }
          crossings.append(crossing)
        } else if isKnown(before, point) {
          crossings.append(Crossing(x: before.meeting(with: point), point: point.first))
        } else {
          unseenCrossings += 1
        }
      }
      before = point
      firstEqual = nil
    }
    correlation = shared < 3 ? nil : correlation(of: a, b)
  }

  /// The correlation without the one place that says most for it: two that move together do so without their last value,
  /// too.
  ///
  /// - Parameters:
  ///   - a: The first series, of the relation.
  ///   - b: The second one.
  /// - Returns: 0 where one of them has nothing but that place; `nil` of very many places, of which one says nothing.
  func correlationButForOne(_ a: Series, _ b: Series) -> Double? {
    guard let correlation, shared > 3, shared <= Self.mostToBeOne else { return nil }
    let pairs = SharedPoints(a, b).map { (a.y[$0.first], b.y[$0.second]) }
    let count = Double(pairs.count)
    let means = (pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count)
    let sign = correlation > 0 ? 1.0 : -1.0
    let farthest = pairs.indices.max {
      sign * (pairs[$0].0 - means.0) * (pairs[$0].1 - means.1)
        < sign * (pairs[$1].0 - means.0) * (pairs[$1].1 - means.1)
    }
    let others = pairs.indices.filter { $0 != farthest }
    return Trend.correlation(of: others.map { pairs[$0].0 }, others.map { pairs[$0].1 }) ?? 0
  }

  /// Of more places one says nothing.
  private static let mostToBeOne = 1_000

  private func correlation(of a: Series, _ b: Series) -> Double? {
    // Columns of a table have all their places in common.
    if shared == a.count, shared == b.count {
      return a.deviations.flatMap { ofA in
        b.deviations.flatMap { Trend.correlation(of: a.allValues, b.allValues, ofA, $0) }
      }
    }
    let points = Array(SharedPoints(a, b))
    return Trend.correlation(
      of: points.map { a.y[$0.first] }, points.map { b.y[$0.second] })
  }
}

extension Chart {
  /// The relation of two series, measured once.
  func relation(_ a: Int, _ b: Int) -> Relation {
    measurements.relation(of: Measurements.Pair(first: a, second: b)) {
      Relation(series[a], series[b], over: unknownStarts)
    }
  }
}
