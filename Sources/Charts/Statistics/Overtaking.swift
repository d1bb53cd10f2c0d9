import Tables

/// One series going past another for good.
struct Overtaking: Equatable {
  /// The series that is higher from then on, the other one, and the first point at which it is, of the former.
  var first: Int
  var second: Int
  var point: Int
  /// The place of that, and the one before at which both have a value.
  var x: Double
  var start: Double
  /// The mean difference before or after, whichever is smaller.
  var size: Double

  /// The last change of the order of two series, where the one was higher at four of five places before it and the other
  /// is at all behind; both are at least three places, and a tenth of all.
  init?(_ a: (index: Int, series: Series), _ b: (index: Int, series: Series)) {
    let points = Array(SharedPoints(a.series, b.series))
    guard let side = points.last?.side, side != 0,
      let last = points.lastIndex(where: { $0.side != side })
    else { return nil }
    let (before, after) = (points[...last], points[(last + 1)...])
    let fewest = max(Self.fewest, points.count / 10)
    guard before.count >= fewest, after.count >= fewest,
      before.count(where: { $0.side == -side }) * 5 >= before.count * 4
    else { return nil }
    let next = points[last + 1]
    (x, start) = (next.x, points[last].x)
    (first, second) = side > 0 ? (a.index, b.index) : (b.index, a.index)
    point = side > 0 ? next.first : next.second
    size = min(Self.meanDifference(before), Self.meanDifference(after))
  }

  private static func meanDifference(_ points: ArraySlice<SharedPoint>) -> Double {
    points.reduce(0) { $0 + 2 * abs($1.halfDifference) / Double(points.count) }
  }

  /// Fewer places say nothing of what lasts.
  private static let fewest = 3
}

extension Chart {
  /// The largest of the changes of order that last, among all pairs of five series to twelve; of fewer each pair is compared,
  /// and of more nobody keeps in mind who was above whom.
  var overtakings: [Overtaking] {
    guard hasCrossings, comparesNeighborsOnly, series.count <= Self.mostPassing, repetition == nil,
      !showsLargestPlaces, !series.indices.contains(where: isOfOthers),
      series.allSatisfy({ $0.count <= Self.mostPointsPassing && isOfAmounts($0) })
    else { return [] }
    let values = series.flatMap { $0.y.elements }.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return [] }
    let found = series.indices.flatMap { a in
      series.indices.filter { $0 > a && areComparable(a, $0) }.compactMap { b in
        Overtaking((a, series[a]), (b, series[b]))
      }
    }
    return Array(
      found.filter { $0.size >= Self.leastApart * (high - low) }
        .sorted { ($1.size, $0.first, $0.second) < ($0.size, $1.first, $1.second) }
        .prefix(Self.mostOvertakings))
  }

  /// The same as rows of the details.
  package var overtakingRows: [FactRow] {
    overtakings.map { overtaking in
      let isBetween = type != .step && series[overtaking.first].isContinuous
      return FactRow(
        .overtaking(
          series[overtaking.first].name, series[overtaking.second].name,
          from: isBetween ? place(overtaking.start) : nil, place(overtaking.x)),
        target: PointReference(series: overtaking.first, point: overtaking.point))
    }
  }

  private func isOfAmounts(_ series: Series) -> Bool {
    let kind = series.y.elements.first.map { quantity($0, of: series).kind }
    return kind != .rank && kind != .clock
  }

  private static let mostPassing = 12
  private static let mostPointsPassing = 10_000
  private static let mostOvertakings = 3
  /// Series that are nearer to each other, as a share of the whole range, run side by side.
  private static let leastApart = 0.01
}
