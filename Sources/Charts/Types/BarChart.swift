/// A bar a value, from zero; bars of several series stand side by side.
struct BarChart: Projections {
  /// The part of its slot that a group of bars leaves free.
  private static let gap = 0.25

  var includesZero: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .slots) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    let zero = min(max(plot.row(of: 0), 0), 1)
    let base = zero.isNaN ? 0 : zero
    let slot = plot.columns.slotWidth
    let width = slot * (1 - Self.gap) / Double(max(chart.series.count, 1))
    return chart.series.enumerated().flatMap { index, series in
      // The first series leads its group in the direction of reading.
      let place = plot.columns.isMirrored ? chart.series.count - 1 - index : index
      return plot.bars(of: series).compactMap { x, value -> Shape? in
        let top = plot.row(of: value)
        guard top.isFinite else { return nil }
        let left = x - slot * (1 - Self.gap) / 2 + Double(place) * width
        return .bar(
          series: index, left: left, right: left + width,
          bottom: min(base, top), top: max(base, top))
      }
    }
  }
}
