/// A marker a point: two numbers that do not run in order.
struct ScatterChart: Projections {
  var includesZero: Bool { false }
  var hasCourse: Bool { false }

  /// More points than these are walked by a grid.
  private static let mostWalked = 100

  func isWalkedByGrid(_ series: Series) -> Bool { series.count > Self.mostWalked }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    chart.series.enumerated().flatMap { index, series in
      plot.cloud(of: series).map { .marker(series: index, $0) }
    }
  }
}
