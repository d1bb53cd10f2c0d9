/// A line a series: values over numbers or dates.
struct LineChart: PlainProjections {
  var help: String { "A line a series: values over numbers or dates." }
  var sample: SampleTable {
    SampleTable(
      "Harbor",
      """
      Hour,Harbor,Open sea
      0,12.5,11
      3,12.1,11.2
      6,13.4,
      9,15,11.9
      12,15.9,12.6
      """, yTitle: "Water", unit: "°C")
  }

  var includesZero: Bool { false }
  var glides: Bool { true }
  var fitsLines: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    chart.series.enumerated().map { index, series in
      let line = plot.envelope(of: series, breaks: chart.knownBreaks(of: series))
      return Mark(.line(line), series: index, part: .line)
    } + chart.series.indices.flatMap { markers(of: $0, in: chart, on: plot) }
  }

  /// Markers that tell a series by its shape: on each of a few points, else on some of them where
  /// there are several series.
  private func markers(of index: Int, in chart: Chart, on plot: Plot) -> [Mark] {
    let series = chart.series[index]
    let some = 6
    let isSparse = series.count <= 2 * some && series.count * some <= plot.resolution
    guard isSparse || chart.series.count > 1, series.count > 0 else { return [] }
    let step = isSparse ? 1 : max(series.count / some, 1)
    // Each series starts elsewhere, so that markers of close lines stand side by side.
    let first = isSparse ? 0 : step * (index % some) / some
    return stride(from: first, to: series.count, by: step).compactMap {
      focus(of: chart, at: PointReference(series: index, point: $0), on: plot)
    }
  }
}
