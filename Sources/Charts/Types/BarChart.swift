/// A bar a value, from zero; bars of several series stand side by side.
struct BarChart: PlainProjections {
  var help: String { "A bar a value, from zero; of several series side by side." }
  var sample: SampleTable {
    SampleTable(
      "Sales",
      """
      Quarter,ACME,BOLT
      Q1,30,20
      Q2,40,80
      Q3,25,-5
      Q4,55,20
      """, unit: "EUR")
  }

  /// The part of its slot that a group of bars leaves free.
  var gap = 0.25

  var includesZero: Bool { true }
  var hasFoot: Bool { true }
  var fitsLines: Bool { true }
  var legendPart: Mark.Part { .bar }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func group(of chart: Chart) -> BarGroup? { barGroup(of: chart) }

  private func barGroup(of chart: Chart) -> BarGroup {
    BarGroup(count: chart.series.count, gap: gap)
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.enumerated().flatMap { index, series in
      plot.bars(of: series).compactMap {
        focus(of: chart, at: PointReference(series: index, point: $0), on: plot)
      }
    }
  }

  /// The bar of one value in the slot around its x; `nil` where it has no place.
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.series[point.series]
    let x = plot.column(of: series.x[point.point])
    let value = series.y[point.point]
    guard x.isFinite, plot.hasPlace(value) else { return nil }
    let count = chart.series.count
    let heights = plot.bar(from: 0, to: value)
    // The first series leads its group in the direction of reading.
    let place = plot.columns.isMirrored ? count - 1 - point.series : point.series
    let edges = plot.barEdges(around: x, place: place, in: barGroup(of: chart))
    return Mark(
      .bar(left: edges.left, right: edges.right, bottom: heights.bottom, top: heights.top),
      point, part: .bar)
  }

  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    focus(of: chart, at: point, on: plot)?.signOfBar
  }
}
