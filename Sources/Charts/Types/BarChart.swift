/// A bar a value, from zero; bars of several series stand side by side.
struct BarChart: Projections {
  /// The part of its slot that a group of bars leaves free.
  var gap = 0.25

  var includesZero: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    chart.series.enumerated().flatMap { index, series in
      plot.bars(of: series).compactMap { x, value in
        bar(of: index, among: chart.series.count, x: x, value: value, on: plot)
      }
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Shape? {
    let series = chart.series[point.series]
    let x = plot.column(of: series.x[point.point])
    guard x.isFinite else { return nil }
    return bar(
      of: point.series, among: chart.series.count, x: x, value: series.y[point.point], on: plot)
  }

  /// The bar of one value in a slot around `x`; `nil` where the value has no place.
  private func bar(of index: Int, among count: Int, x: Double, value: Double, on plot: Plot)
    -> Shape?
  {
    let top = plot.row(of: value)
    guard top.isFinite else { return nil }
    let zero = min(max(plot.row(of: 0), 0), 1)
    let base = zero.isNaN ? 0 : zero
    let group = plot.columns.slotWidth * (1 - gap * plot.gapShare)
    let width = group / Double(max(count, 1))
    // The first series leads its group in the direction of reading.
    let place = plot.columns.isMirrored ? count - 1 - index : index
    let left = x - group / 2 + Double(place) * width
    return .bar(
      series: index, left: left, right: left + width, bottom: min(base, top), top: max(base, top))
  }
}
