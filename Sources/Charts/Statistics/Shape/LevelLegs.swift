import Tables

extension [Leg] {
  /// The most values on the way from one level to the next, and the fewest that are left of a level.
  private static var most: (onWay: Int, left: Int) { (2, 3) }

  /// Levels, one after the other, without the one or two values on the way to the next: a club of 23 that has 19 members
  /// for a year, and then 18, has two levels.
  func withoutWays(in y: [Double]) -> [Leg] {
    let heights = map { Median.of([Double](y[$0.points])) ?? .nan }
    var legs = self
    for (number, next) in zip(indices, indices.dropFirst()) {
      /// True of a value between both levels, beyond a tenth of the step from each.
      func isOnWay(_ point: Int) -> Bool {
        let share = (y[point] - heights[number]) / (heights[next] - heights[number])
        return share > 0.1 && share < 0.9
      }
      let (before, after) = (legs[number].points, legs[next].points)
      let late = Swift.min(
        before.reversed().prefix(while: isOnWay).count, before.count - Self.most.left)
      let early = Swift.min(after.prefix(while: isOnWay).count, after.count - Self.most.left)
      guard late >= 0, early >= 0, late + early <= Self.most.onWay else { continue }
      legs[number].points = before.lowerBound...before.upperBound - late
      legs[next].points = after.lowerBound + early...after.upperBound
    }
    return legs
  }
}

extension [Double] {
  /// The root of the mean square of what levels leave, as a share of the range.
  func deviation(from levels: [Leg]) -> Double {
    guard let low = self.min(), let high = self.max(), low < high else { return 0 }
    let squares = levels.reduce(0.0) { sum, leg in
      let own = [Double](self[leg.points])
      let level = Median.of(own) ?? 0
      return own.reduce(sum) { sum, value in
        let rest = (value - level) / (high - low)
        return sum + rest * rest
      }
    }
    return (squares / Double(Swift.max(count, 1))).squareRoot()
  }
}
