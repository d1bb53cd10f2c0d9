import Charts

/// The last points of all series of a chart as they were when the newest was said.
struct SaidEnds: Equatable, Sendable {
  /// A point by what is told of it.
  struct End: Equatable, Sendable {
    var x: Double
    var y: Double

    /// True of the same point, also where it has no value.
    static func == (a: Self, b: Self) -> Bool {
      a.x == b.x && (a.y == b.y || a.y.isNaN && b.y.isNaN)
    }
  }

  /// The number of the chart in the deck.
  var chart: Int
  /// The end of each series; `nil` of one without a point.
  var ends: [End?]

  /// The newest point that was not said yet, of the series one is in, else of another one; `nil` where there is none.
  func newest(of page: Page) -> PointReference? {
    guard let own = page.newestPoint else { return nil }
    let now = page.ends
    let isNew = { (series: Int) in !ends.indices.contains(series) || now[series] != ends[series] }
    if isNew(own.series) { return own }
    let others = now.indices.filter { now[$0] != nil && isNew($0) }
    // Of several as new the first.
    guard let newest = others.max(by: { (now[$0]?.x ?? 0, $1) < (now[$1]?.x ?? 0, $0) }) else {
      return nil
    }
    let stops = page.chart.stops(in: newest)
    return stops.isEmpty ? nil : PointReference(series: newest, point: stops.upperBound - 1)
  }
}

extension Page {
  /// The last point of each series.
  var ends: [SaidEnds.End?] {
    chart.series.indices.map { index in
      let (series, stops) = (chart.series[index], chart.stops(in: index))
      return stops.isEmpty
        ? nil
        : SaidEnds.End(x: series.x[stops.upperBound - 1], y: series.y[stops.upperBound - 1])
    }
  }
}
