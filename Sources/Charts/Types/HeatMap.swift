/// A cell a value: a row a series, a column an x, the darker the higher.
///
/// The value is pitch, the column pan. Five shades part the range that pitch spans evenly.
struct HeatMap: PlainProjections {
  var help: String { "A cell a value: a row a series, the darker the higher." }
  var sample: SampleTable {
    SampleTable(
      "Visits",
      """
      Hour,Mon,Tue
      8h,1,2
      12h,5,9
      16h,8,
      20h,2,7
      """)
  }

  var includesZero: Bool { false }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func rows(of chart: Chart) -> [String]? { chart.series.map(\.name) }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.indices.flatMap { index -> [Mark] in
      let series = chart.series[index]
      let levels = chart.heights(of: Array(series.y.prefix(series.count))).map(level)
      let cells = levels.enumerated().compactMap { point, level in
        level.flatMap { cell(PointReference(series: index, point: point), $0, of: chart, on: plot) }
      }
      // Of those that share a cell of the screen the darkest is seen.
      return series.count * 2 > plot.resolution ? cells.sorted { $0.darkness < $1.darkness } : cells
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.series[point.series]
    let x = plot.column(of: series.x[point.point])
    guard x.isFinite, series.y[point.point].isFinite else { return nil }
    let y = Rows(count: chart.series.count).middle(of: point.series)
    return Mark(.dot(PlotPoint(x: x, y: y)), point, part: .cell, ink: 0)
  }

  /// On the y axis are the rows; the values are what the shades mean.
  func facts(of chart: Chart) -> [FactRow] {
    chart.commonFacts.flatMap { row -> [FactRow] in
      guard case .yAxis(let title, let extent, let scale, _) = row.fact else { return [row] }
      let values = FactRow(.values(title: title, extent, scale), group: row.group)
      guard let first = chart.series.first, let last = chart.series.last else { return [values] }
      let rows = AxisExtent.rows(count: chart.series.count, first: first.name, last: last.name)
      return [FactRow(.yAxis(title: nil, rows, .linear), group: row.group), values]
    }
  }

  private func level(_ height: Double) -> ShadeLevel? {
    guard height.isFinite else { return nil }
    let levels = ShadeLevel.allCases
    return levels[min(Int(min(max(height, 0), 1) * Double(levels.count)), levels.count - 1)]
  }

  private func cell(
    _ point: PointReference, _ level: ShadeLevel, of chart: Chart, on plot: Plot
  ) -> Mark? {
    let x = plot.column(of: chart.series[point.series].x[point.point])
    guard x.isFinite else { return nil }
    let half = plot.columns.slotWidth / 2
    let row = Rows(count: chart.series.count).band(of: point.series)
    return Mark(
      .block(
        left: max(x - half, 0), right: min(x + half, 1), bottom: max(row.lowerBound, 0),
        top: min(row.upperBound, 1), shade: level), point, part: .cell, ink: 0)
  }

  /// The values of each shade, the darkest first.
  func shades(of chart: Chart) -> [(level: ShadeLevel, values: ClosedRange<Double>)]? {
    guard let range = chart.pitchRange else { return [] }
    let scale = chart.yAxis.effectiveScale
    let ends = [range.lowerBound, range.upperBound].map(scale.coordinate)
    guard range.lowerBound < range.upperBound, ends.allSatisfy(\.isFinite) else {
      return [(.medium, range)]
    }
    let count = Double(ShadeLevel.allCases.count)
    func edge(_ index: Int) -> Double {
      let share = Double(index) / count
      return scale.value(at: ends[0] * (1 - share) + ends[1] * share)
    }
    return ShadeLevel.allCases.reversed().map { level in
      let (low, high) = (edge(level.rawValue), edge(level.rawValue + 1))
      return (level, low...max(low, high))
    }
  }
}

extension Mark {
  /// The shade that cells are ordered by where the darkest is to be in front.
  fileprivate var darkness: Int { shade?.rawValue ?? 0 }
}
