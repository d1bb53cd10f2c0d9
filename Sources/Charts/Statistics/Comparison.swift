import Glibc
import Tables

/// The relation of one series to another where both have a value.
public struct Comparison: Equatable, Sendable {
  /// The common direction of two series.
  public enum Movement: String, Sendable {
    /// When one is high, so is the other.
    case together
    /// When one is high, the other is low.
    case opposite
  }

  /// The name of the first series.
  public var first: String
  /// The name of the second series.
  public var second: String
  /// The number of places where both have a value.
  public var shared: Int
  /// The number of those where the first is higher.
  public var higher: Int
  /// The number of those where both are equal.
  public var equal: Int
  /// The number of times that the order of both changes.
  public var crossings: Int
  /// True where the order also changes in a gap, so that they may cross more often.
  public package(set) var areMoreCrossings = false
  /// The place at which the order changes first, if it is known.
  public var firstCrossing: Place?
  /// The last place before the first crossing at which both have a value, where they cross between
  /// that and `firstCrossing`.
  public var firstCrossingStart: Place?
  /// The largest difference either way, without a sign; `nil` where there is none.
  public var largestDifference: Quantity?
  /// The same to all digits, which may be more than those of what is told of both values.
  package var exactLargestDifference: Double?
  /// The place at which the difference is largest; of equals the first.
  public var largestDifferencePlace: Place?
  /// The name of the values that are compared, where points have others beside them: medians.
  public var measure: ValueName?
  /// True where every place of both is shared.
  public var isEverywhere = true
  /// True where both run in an order, so that they can cross at all.
  public var hasCourse = true
  /// Pearson's correlation of both; `nil` of fewer than three places, or where one does not vary.
  public var correlation: Double?
  /// True where both go the other way from place to place than they do on the whole: one turns where the other goes on.
  public var isContradictedBySteps = false

  /// Makes a comparison.
  public init(
    first: String, second: String, shared: Int, higher: Int, equal: Int, crossings: Int,
    firstCrossing: Place? = nil, largestDifference: Quantity? = nil,
    largestDifferencePlace: Place? = nil, correlation: Double? = nil
  ) {
    self.first = first
    self.second = second
    self.shared = shared
    self.higher = higher
    self.equal = equal
    self.crossings = crossings
    self.firstCrossing = firstCrossing
    self.largestDifference = largestDifference
    self.largestDifferencePlace = largestDifferencePlace
    self.correlation = correlation
  }

  /// Compares `a` with `b` at every x that both have.
  public init(_ a: Series, _ b: Series) {
    self.init(a, b, Relation(a, b))
  }

  init(_ a: Series, _ b: Series, _ relation: Relation) {
    self.init(
      first: a.name, second: b.name, shared: relation.shared, higher: relation.higher,
      equal: relation.equal, crossings: relation.crossings.count,
      correlation: relation.correlation)
    isEverywhere = [a, b].allSatisfy { series in
      relation.shared == series.count
        || relation.shared == zip(series.x, series.y).count { !$0.isNaN && $1.isFinite }
    }
  }

  /// True where only the numbers of places say how both lie: each is higher somewhere, or what
  /// never happens at the shared places may happen between them.
  public var isCounted: Bool {
    higher > 0 && higher + equal < shared || !isEverywhere && equal > 0
  }

  /// True where both run beside each other without ever changing their order.
  public var neverCross: Bool {
    // Across a hole the order may have changed.
    hasCourse && isEverywhere && crossings == 0 && !(higher > 0 && higher + equal < shared)
  }

  /// The fewest places at which two series are seen to move.
  static let fewestMoving = 10

  /// The common direction of both along a course, by a correlation of at least 0.6 that chance does not reach once in a
  /// hundred times (by Fisher's transform) and that their steps do not contradict; `nil` where there is none.
  public var movement: Movement? {
    guard hasCourse, shared >= Self.fewestMoving, let correlation, abs(correlation) >= 0.6,
      atanh(min(abs(correlation), 1 - 1e-15)) * Double(shared - 3).squareRoot() > 2.58,
      !isContradictedBySteps
    else { return nil }
    return correlation > 0 ? .together : .opposite
  }
}

extension Chart {
  /// Compares two series, with the places of what is said.
  public func comparison(_ a: Int, _ b: Int) -> Comparison {
    let crossings = crossings(a, b)
    let relation = relation(a, b)
    let (a, b) = (series[a], series[b])
    var comparison = Comparison(a, b, relation)
    comparison.crossings = crossings.count
    comparison.areMoreCrossings = !crossings.isEmpty && relation.unseenCrossings > 0
    comparison.hasCourse = hasCrossings
    if measure == .median { comparison.measure = .median }
    if showsLargestPlaces { comparison.isEverywhere = false }
    // Rows that share places do not move from one to the next.
    if repetition != nil { comparison.correlation = nil }
    if hasCourse, let correlation = comparison.correlation, comparison.movement != nil,
      let ofSteps = Self.correlationOfSteps(a, b)
    {
      comparison.isContradictedBySteps =
        (correlation > 0 ? ofSteps : -ofSteps) < 0.1
        || relation.correlationButForOne(a, b).map { (correlation > 0 ? $0 : -$0) < 0.4 } == true
    }
    // In a gap they may have crossed before.
    if let crossing = crossings.first, crossings.count == 1 || !comparison.areMoreCrossings {
      let place = place(of: crossing, in: a, b)
      comparison.firstCrossing = place
      if let end = crossing.end {
        (comparison.firstCrossingStart, comparison.firstCrossing) = (place, self.place(end))
      } else if case .number = place, !hasWholePlaces {
      } else if meetBetweenPoints(crossing, a, b) {
        var start: SharedPoint?
        for point in SharedPoints(a, b) {
          guard point.x < crossing.x else { break }
          start = point
        }
        comparison.firstCrossingStart = start.map { self.place($0.x) }
      }
    }
    if let widest = relation.widest {
      let difference = abs(a.y[widest.first] - b.y[widest.second])
      if difference.isFinite {
        comparison.largestDifference = distance(
          quantity(a.y[widest.first], of: a), quantity(b.y[widest.second], of: b))
        comparison.exactLargestDifference = difference
        comparison.largestDifferencePlace = place(widest.x)
      }
    }
    return comparison
  }

  /// True where only the largest of all places are shown.
  package var showsLargestPlaces: Bool {
    notes.contains {
      if case .largest(_, _, let column, _, _) = $0 { column == channels?.x } else { false }
    }
  }

  /// The correlation of the steps of two series from each place that they share to the next; `nil` of few, or of so many
  /// that their whole says more.
  private static func correlationOfSteps(_ a: Series, _ b: Series) -> Double? {
    guard min(a.count, b.count) <= 100_000 else { return nil }
    var steps: (a: [Double], b: [Double]) = ([], [])
    var last: SharedPoint?
    for point in SharedPoints(a, b) {
      if let last {
        steps.a.append(a.y[point.first] - a.y[last.first])
        steps.b.append(b.y[point.second] - b.y[last.second])
      }
      last = point
    }
    guard steps.a.count > 4, (steps.a + steps.b).allSatisfy(\.isFinite) else { return nil }
    return Trend.correlation(of: steps.a, steps.b)
  }

  /// The crossings of two series; those without a course have none.
  func crossings(_ a: Int, _ b: Int) -> [Crossing] {
    hasCrossings ? relation(a, b).crossings : []
  }

  /// True where series can cross: along numbers and times, also those that are written in words.
  ///
  /// Between two names there is nothing, whatever their order.
  var hasCrossings: Bool {
    hasCourse
      && (xAxis.categories.map { names in
        CalendarNames.cycle(of: names) != nil || PeriodLabels.ranks(of: names) != nil
      } ?? true)
  }

  /// True where all places are whole numbers without a unit, which may be numbers of things: nothing is said to be at
  /// half of one.
  private var hasWholePlaces: Bool {
    guard case .number(let quantity) = place(series.first?.x.elements.first ?? 0) else {
      return false
    }
    return quantity.fractionDigits == 0 && quantity.unit?.isEmpty != false
  }

  /// True where each series is compared with the next one only: all pairs would be more than anybody keeps
  /// in mind.
  var comparesNeighborsOnly: Bool { series.count > 4 }

  /// The pairs of series to compare: all of up to four, of more each with the next; of the same unit, and not where they
  /// meet at one place only, which says nothing of either.
  public var comparedPairs: [(Int, Int)] {
    comparablePairs.filter { relation($0, $1).shared != 1 }
  }

  /// The same with those that meet at one place only, of which none is related yet.
  var comparablePairs: [(Int, Int)] {
    series.indices.flatMap { a in
      series.indices.filter {
        $0 > a && (!comparesNeighborsOnly || $0 == a + 1) && areComparable(a, $0)
      }.map { (a, $0) }
    }
  }

  /// The names of the series that are set against no other one, though they have the same places.
  var notCompared: [String] {
    guard series.count > 1, type != .scatter, hasCourse else { return [] }
    // Of two that only differ in size nobody expects a comparison.
    guard Set(series.map(\.unit)).count > 1 || !comparedPairs.isEmpty else { return [] }
    return series.indices.filter { index in
      statistics(of: index) != nil && !series[index].repeatsPlaces
        && !series.indices.contains { $0 != index && areComparable(index, $0) }
    }.map { series[$0].name }
  }

  /// True where lines lead from point to point and cross between two of them.
  private func meetBetweenPoints(_ crossing: Crossing, _ a: Series, _ b: Series) -> Bool {
    type != .step && a.isContinuous && b.isContinuous && crossing.x != a.x[crossing.point]
  }

  /// The place of a crossing: between two points where lines lead from one to the other along
  /// numbers, else that of the point where the order has changed.
  private func place(of crossing: Crossing, in a: Series, _ b: Series) -> Place {
    let place = place(a.x[crossing.point])
    guard meetBetweenPoints(crossing, a, b), !hasWholePlaces, case .number(var quantity) = place
    else {
      return place
    }
    // A digit more tells on which side of a point it is.
    quantity.value = crossing.x
    quantity.fractionDigits += 1
    return .number(quantity)
  }
}
