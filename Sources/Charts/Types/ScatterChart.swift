/// A marker a point: two numbers that do not run in order.
struct ScatterChart: Projections {
  var includesZero: Bool { false }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    chart.series.enumerated().flatMap { index, series in
      plot.envelope(of: series).filter { $0.y.isFinite }.map { .marker(series: index, $0) }
    }
  }
}
