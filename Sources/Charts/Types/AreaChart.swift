/// A line a series with the room between it and zero filled.
struct AreaChart: PlainProjections {
  var help: String { "A line a series with the room between it and zero filled." }
  var sample: SampleTable {
    SampleTable(
      "Tank",
      """
      Hour,Fill
      0,10
      2,14
      5,14
      6,
      9,3
      """, unit: "l")
  }

  var includesZero: Bool { true }
  var glides: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    let zero = plot.row(of: 0)
    // The room above the lowest value reaches down to the axis.
    let isAbove = !(plot.yRange.lowerBound < 0)
    let base = zero.isFinite && !isAbove ? min(max(zero, 0), 1) : 0
    let lines = LineChart().marks(of: chart, on: plot)
    let areas = lines.compactMap { mark -> Mark? in
      guard case .line(let points) = mark.geometry else { return nil }
      return FilledCurve(under: points, base: base, slices: plot.resolution / 2).map {
        Mark(.area($0), series: mark.series, part: .area)
      }
    }
    return areas + lines
  }
}
