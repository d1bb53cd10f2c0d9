import Tables

/// The shape of a course that no fit has found: what goes far, back and far again is told by its turns.
extension Chart {
  /// Of so few values each is looked at as it is, and neighbors that are unlike are noise.
  private static let leastLikeness = 0.3
  /// The share of the squares that the means of stretches leave at most where more values have turns and not noise.
  private static let mostRest = 0.15
  /// The fewest values of a way, on average.
  private static let fewestOfAWay = 3

  /// The rises and falls between reversals, each turn at the highest or the lowest value of both its sides; `nil`
  /// where there are none or too many, or where they are noise.
  func reversingShape(
    of index: Int, _ reversals: Reversals, _ spikes: [Spike], at course: CoursePoints
  ) -> PlacedShape? {
    let series = series[index]
    let all = series.allValues
    guard yAxis.effectiveScale == .linear,
      (1...CourseShape.mostTurns).contains(reversals.turns.count),
      reversals.rest <= Self.mostRest, !areFlows(ofSeries: index)
    else { return nil }
    // A value that is no part of the course is no turn of it.
    let spike = spikes.lone(in: all)
    let placed = FiniteIndices(below: all.count) {
      all[$0].isFinite && spike?.isOf($0, in: all) != true
    }
    guard placed.count == course.all.y.count, placed.count >= CourseShape.fewest,
      placed.count >= Self.fewestOfAWay * reversals.ways.count
    else { return nil }
    let looked = course.with(y: placed.elements(of: all))
    let (points, y) = (looked.indices(among: placed), looked.y)
    guard y.count > Reversals.mostBlocks || Self.isLikeNext(y),
      let turns = Self.extremes(of: y, near: reversals),
      !spikes.contains(where: { spike in turns.contains { points[$0] == spike.index } })
    else { return nil }
    let ends = turns + [y.count - 1]
    let legs = zip(reversals.ways, zip([0] + turns, ends)).map {
      Leg(direction: $0, points: $1.0...$1.1, hasExactEnd: true)
    }
    guard legs.allSatisfy({ Self.leads(Array(y[$0.points]), $0.direction) }) else { return nil }
    var naming = ShapeNaming(
      chart: self, series: series, points: points, values: y,
      found: CourseShape(.legs(legs), deviation: reversals.rest.squareRoot()))
    naming.spike = spike?.index
    naming.weight = looked.weight
    return naming.shape
  }

  /// The highest, or the lowest, value between the turns before and after each; `nil` where these do not follow one another.
  private static func extremes(of y: [Double], near reversals: Reversals) -> [Int]? {
    var turns = reversals.turns
    for number in turns.indices {
      let stretch = between(turns, number, of: y)
      guard let extreme = extreme(of: y, in: stretch, reversals.ways[number]) else { return nil }
      turns[number] = extreme
    }
    let areTrue = turns.indices.allSatisfy {
      extreme(of: y, in: between(turns, $0, of: y), reversals.ways[$0]) == turns[$0]
    }
    return areTrue && zip([0] + turns, turns + [y.count - 1]).allSatisfy { $0 < $1 } ? turns : nil
  }

  /// False of a way whose values mostly go the other way, as those behind a jump do.
  private static func leads(_ y: [Double], _ way: Trend.Direction) -> Bool {
    guard y.count >= CourseShape.fewest else { return true }
    let correlation = RankCorrelation.of(y.indices.map(Double.init), y) ?? 0
    return (way == .rising ? correlation : -correlation) >= leastLikeness
  }

  /// True of values of which each is much like the next.
  private static func isLikeNext(_ y: [Double]) -> Bool {
    let mean = Aggregate.mean(y)
    return CourseShape.likeness(y.map { $0 - mean }) >= leastLikeness
  }

  private static func between(_ turns: [Int], _ number: Int, of y: [Double]) -> ClosedRange<Int> {
    let start = number > 0 ? turns[number - 1] : 0
    let end = number + 1 < turns.count ? turns[number + 1] : y.count - 1
    return min(start, end)...max(start, end)
  }

  private static func extreme(
    of y: [Double], in stretch: ClosedRange<Int>, _ way: Trend.Direction
  ) -> Int? {
    way == .rising ? stretch.max { y[$0] < y[$1] } : stretch.min { y[$0] < y[$1] }
  }
}
