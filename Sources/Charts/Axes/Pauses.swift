import Tables

extension Chart {
  /// The longest stretches of the x axis without any points, at most three, in their order: from
  /// the last point before to the first after.
  ///
  /// Such a stretch is more than five times as long as the median step. Where steps vary anyway
  /// there is none: three quarters are to be within a half and the double of the median, and at most a
  /// fiftieth may be so long, unless these are three or fewer. Of times of day nights, weekends and
  /// holidays do not count where they come again.
  public var pauses: [ClosedRange<Double>] { measurements.pauses { measuredPauses } }

  private var measuredPauses: [ClosedRange<Double>] {
    guard hasCourse, xAxis.categories == nil, xAxis.effectiveScale == .linear,
      xAxis.binWidth == nil
    else { return [] }
    let places = places
    let steps = PlaceSteps(places)
    let known = series.first.flatMap { $0.steps.places.isSame(as: places) ? $0.usualStep : nil }
    guard steps.count > 4, let median = known.map(\.median) ?? steps.median, median > 0,
      median.isFinite
    else {
      return []
    }
    let usual = steps.count { $0 >= median / 2 && $0 <= median * 2 }
    guard usual * 4 >= steps.count * 3 else { return [] }
    var long = steps.indices.filter { steps[$0] > median * 5 }
    let most = 3
    if long.count > most, case .date = xAxis.kind, median < 86_400 {
      long.removeAll { steps[$0] < 4 * 86_400 }
    }
    guard long.count <= max(most, steps.count / 50) else { return [] }
    let longest = long.sorted { (-steps[$0], $0) < (-steps[$1], $1) }.prefix(most)
    return longest.sorted().map { places[$0]...places[$0 + 1] }
  }

  /// The points of a series that are the first after a pause: nothing leads to them from the one before.
  func breaks(of series: Series) -> Set<Int> {
    let places = series.x.prefix(series.count)
    return Set(
      pauses.compactMap { pause in
        let point = places.firstIndex(from: pause.upperBound)
        return point > 0 && point < series.count ? point : nil
      })
  }

  /// True where there is a pause between a point and one beside it.
  package func isBreak(from point: Int, to other: Int, of series: Series) -> Bool {
    abs(point - other) == 1 && knownBreaks(of: series).contains(max(point, other))
  }

  /// The same for a picture or a key, which do not wait until millions of steps are measured.
  func knownBreaks(of series: Series) -> Set<Int> { isMeasured ? breaks(of: series) : [] }

  /// The first point of any series at or after a place.
  func firstPoint(from x: Double) -> PointReference? {
    let points = series.indices.compactMap { index -> PointReference? in
      let point = series[index].x.prefix(series[index].count).firstIndex(from: x)
      return point < series[index].count ? PointReference(series: index, point: point) : nil
    }
    return points.min { series[$0.series].x[$0.point] < series[$1.series].x[$1.point] }
  }
}
