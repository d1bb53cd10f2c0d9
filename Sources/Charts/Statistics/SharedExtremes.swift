import Tables

extension Chart {
  /// The place at which all of three series or more are highest, or lowest, each there alone and none at an end of its way:
  /// the year in which prices rose most everywhere.
  ///
  /// Ends are told by the courses of all. No time of day is the highest, nor is a rank.
  var sharedExtremes: [FactRow] {
    let fewest = (series: 3, points: 6)
    guard hasCourse, series.count >= fewest.series, series.count <= 100, measure == nil,
      !series.indices.contains(where: isOfOthers)
    else { return [] }
    return [true, false].compactMap { isHighest in
      var shared: Double?
      for index in series.indices {
        guard let measured = statistics(of: index), measured.count >= fewest.points,
          (isHighest ? measured.highestOccurrence : measured.lowestOccurrence) == .once,
          case let point = isHighest ? measured.highest : measured.lowest,
          point != measured.first, point != measured.last,
          case let kind = quantity(series[index].y[point], of: series[index]).kind,
          kind != .clock, kind != .rank
        else { return nil }
        let x = series[index].x[point]
        guard shared ?? x == x else { return nil }
        shared = x
      }
      return shared.map { x in
        FactRow(
          .sharedExtreme(series: series.count, isHighest: isHighest, place(x)),
          target: firstPoint(from: x))
      }
    }
  }
}
