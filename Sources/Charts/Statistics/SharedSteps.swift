import Tables

extension Chart {
  /// The places at which all of three series or more, each of which has steps enough to tell, have their largest drop, or
  /// their largest rise: a year in which every club lost members.
  var sharedSteps: [FactRow] {
    let fewest = (series: 3, steps: 5)
    guard hasCourse, series.count >= fewest.series, series.count <= 100, measure == nil,
      !series.indices.contains(where: { areFlows(ofSeries: $0) })
    else { return [] }
    return [false, true].compactMap { isRise in
      var place: Double?
      for index in series.indices {
        let features = features(of: index)
        // A rank that is larger is lower.
        guard let point = isRise ? features.largestRise : features.largestDrop,
          quantity(series[index].y[point], of: series[index]).kind != .rank,
          series[index].count > fewest.steps,
          (isRise ? features.riseOccurrence : features.dropOccurrence) == .once
        else { return nil }
        let x = series[index].x[point]
        guard place ?? x == x else { return nil }
        place = x
      }
      return place.map { x in
        FactRow(
          .sharedStep(series: series.count, isRise: isRise, self.place(x)),
          target: firstPoint(from: x))
      }
    }
  }
}
