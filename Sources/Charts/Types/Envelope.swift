extension Plot {
  /// The points of a line, at most four a drawable column: the first, lowest, highest and last.
  ///
  /// A single spike among a million points is still drawn at its height.
  func envelope(of series: Series) -> [PlotPoint] {
    guard series.count > resolution * 4 else {
      return (0..<series.count).map {
        PlotPoint(x: column(of: series.x[$0]), y: row(of: series.y[$0]))
      }
    }
    var points: [PlotPoint] = []
    points.reserveCapacity(resolution * 5)
    var start = 0
    while start < series.count {
      let x = column(of: series.x[start])
      let bucket = drawableColumn(x)
      var end = start + 1
      var low = start
      var high = start
      var hasGap = series.y[start].isNaN
      while end < series.count, drawableColumn(column(of: series.x[end])) == bucket {
        let value = series.y[end]
        if value.isNaN { hasGap = true }
        if value < series.y[low] || series.y[low].isNaN { low = end }
        if value > series.y[high] || series.y[high].isNaN { high = end }
        end += 1
      }
      // A column that is nothing but a gap breaks the line; a gap within a column cannot be seen.
      if hasGap, series.y[low].isNaN {
        points.append(PlotPoint(x: x, y: .nan))
      } else {
        for i in Set([start, low, high, end - 1]).sorted() where !series.y[i].isNaN {
          points.append(PlotPoint(x: column(of: series.x[i]), y: row(of: series.y[i])))
        }
      }
      start = end
    }
    return points
  }

  /// The bars of a series as place and value; of bars that fall on one drawable column the tallest.
  func bars(of series: Series) -> [(x: Double, value: Double)] {
    var bars: [(x: Double, value: Double)] = []
    var last: Int?
    for i in 0..<series.count where series.y[i].isFinite {
      let x = column(of: series.x[i])
      guard x.isFinite else { continue }
      let bucket = drawableColumn(x)
      if series.count > resolution, bucket == last, let previous = bars.last {
        if abs(series.y[i]) > abs(previous.value) { bars[bars.count - 1].value = series.y[i] }
      } else {
        bars.append((x, series.y[i]))
      }
      last = bucket
    }
    return bars
  }

  private func drawableColumn(_ x: Double) -> Int {
    x.isFinite ? Int(min(max(x, 0), 1) * Double(resolution)) : -1
  }
}
