/// A line a series: values over numbers or dates.
struct LineChart: Projections {
  var includesZero: Bool { false }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    chart.series.enumerated().map { index, series in
      .line(series: index, points: plot.envelope(of: series))
    }
  }
}
