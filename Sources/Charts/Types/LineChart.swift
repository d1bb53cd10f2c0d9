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
    let lines = chart.series.map { series in
      plot.envelope(of: series, breaks: chart.knownBreaks(of: series))
    }
    return lines.enumerated().map { index, line in
      Mark(.line(line), series: index, part: .line)
    } + lines.enumerated().flatMap { markers(of: $0, along: $1, in: chart, on: plot) }
  }

  /// Markers that tell a series by its shape: on each of a few points, else where no line leads to a point, and
  /// on some of them where there are several series.
  private func markers(
    of index: Int, along line: [PlotPoint], in chart: Chart, on plot: Plot
  ) -> [Mark] {
    let series = chart.series[index]
    let some = 6
    let isSparse = series.count <= 2 * some && series.count * some <= plot.resolution
    let lone =
      isSparse ? [] : line.lonePoints.map { Mark(.dot($0), series: index, part: .point) }
    guard isSparse || chart.series.count > 1, series.count > 0 else { return lone }
    let step = isSparse ? 1 : max(series.count / some, 1)
    // Each series starts elsewhere, so that markers of close lines stand side by side.
    let first = isSparse ? 0 : step * (index % some) / some
    return lone
      + stride(from: first, to: series.count, by: step).compactMap {
        focus(of: chart, at: PointReference(series: index, point: $0), on: plot)
      }
  }
}

extension [PlotPoint] {
  /// The points that no line leads to or from: only a marker shows them.
  fileprivate var lonePoints: [PlotPoint] {
    func isDrawn(_ index: Int) -> Bool { indices.contains(index) && self[index].y.isFinite }
    return indices.filter { isDrawn($0) && !isDrawn($0 - 1) && !isDrawn($0 + 1) }.map { self[$0] }
  }
}
