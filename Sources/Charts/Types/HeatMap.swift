/// A cell a value: a row a series, a column an x; the higher the more its shade stands out.
///
/// The value is pitch, the column pan. Shades, or steps of a ramp of colors, part the range that pitch spans evenly.
struct HeatMap: PlainProjections {
  var help: String { "A cell a value: a row a series; the higher, the more its shade stands out." }
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

  private func rows(of chart: Chart, on plot: Plot) -> Rows {
    Rows(count: chart.series.count, cells: plot.rows?.count)
  }

  func marks(of chart: Chart, on plot: Plot) -> [Mark] {
    if let blocks = plot.sharedBlocks { return means(of: chart, in: blocks, on: plot) }
    return chart.series.indices.flatMap { index -> [Mark] in
      let series = chart.series[index]
      let heights = chart.heights(of: Array(series.y.prefix(series.count)))
      return heights.enumerated().compactMap { point, height in
        cell(PointReference(series: index, point: point), height, of: chart, on: plot)
      }
    }
  }

  /// Values that share a block are seen as their mean.
  private func means(of chart: Chart, in blocks: Plot.Blocks, on plot: Plot) -> [Mark] {
    let rows = rows(of: chart, on: plot)
    return blocks.bands(of: chart.series.count).flatMap { band -> [Mark] in
      var sums: [Int: (sum: Double, count: Double)] = [:]
      var ends: [Int: ClosedRange<Double>] = [:]
      for series in band.map({ chart.series[$0] }) {
        for point in 0..<series.count where series.y[point].isFinite {
          guard let column = blocks.column(of: plot.column(of: series.x[point])) else { continue }
          let own = blocks.edges(of: column) ?? edges(of: series, at: point, on: plot)
          let all = ends[column] ?? own
          ends[column] =
            min(all.lowerBound, own.lowerBound)...max(all.upperBound, own.upperBound)
          let known = sums[column] ?? (0, 0)
          // The mean as it grows, which stays a number where the sum would not.
          let count = known.count + 1
          sums[column] = (known.sum + (series.y[point] - known.sum) / count, count)
        }
      }
      let (high, low) = (rows.band(of: band.lowerBound), rows.band(of: band.upperBound - 1))
      let shown = sums.sorted { $0.key < $1.key }
      let heights = chart.heights(of: shown.map(\.value.sum))
      return zip(shown, heights).filter { $1.isFinite }.compactMap { block, height in
        guard let own = ends[block.key] else { return nil }
        return Mark(
          .block(
            left: max(own.lowerBound, 0), right: min(own.upperBound, 1),
            bottom: max(low.lowerBound, 0), top: min(high.upperBound, 1), height: height),
          series: band.lowerBound, part: .cell, ink: 0)
      }
    }
  }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.series[point.series]
    let x = plot.column(of: series.x[point.point])
    guard x.isFinite, series.y[point.point].isFinite else { return nil }
    let y = rows(of: chart, on: plot).middle(of: point.series)
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

  private func cell(
    _ point: PointReference, _ height: Double, of chart: Chart, on plot: Plot
  ) -> Mark? {
    let x = plot.column(of: chart.series[point.series].x[point.point])
    guard x.isFinite, height.isFinite else { return nil }
    let edges = edges(of: chart.series[point.series], at: point.point, on: plot)
    let row = rows(of: chart, on: plot).band(of: point.series)
    return Mark(
      .block(
        left: max(edges.lowerBound, 0), right: min(edges.upperBound, 1),
        bottom: max(row.lowerBound, 0), top: min(row.upperBound, 1), height: height), point,
      part: .cell, ink: 0)
  }

  /// The ends of a cell across the plot: half a slot to either side, or the very middle between it and a neighbor.
  ///
  /// Months are not all equally long, so that slots of the shortest would leave gaps where none is missing. Of two
  /// neighbors both have the same edge, which no rounding can part.
  private func edges(of series: Series, at point: Int, on plot: Plot) -> ClosedRange<Double> {
    let (x, slot) = (plot.column(of: series.x[point]), plot.columns.slotWidth)
    var edges = x - slot / 2...x + slot / 2
    for neighbor in [point - 1, point + 1] where (0..<series.count).contains(neighbor) {
      let other = plot.column(of: series.x[neighbor])
      guard other != x, abs(other - x) < 1.5 * slot else { continue }
      let edge = (x + other) / 2
      edges =
        other < x
        ? edge...max(edges.upperBound, edge) : min(edges.lowerBound, edge)...edge
    }
    return edges
  }

  /// The values of each of so many even steps, the lowest first.
  func steps(of chart: Chart, _ count: Int) -> [ClosedRange<Double>]? {
    guard let range = chart.pitchRange else { return [] }
    let scale = chart.yAxis.effectiveScale
    let ends = [range.lowerBound, range.upperBound].map(scale.coordinate)
    guard range.lowerBound < range.upperBound, ends.allSatisfy(\.isFinite) else {
      return [range]
    }
    func edge(_ index: Int) -> Double {
      let share = Double(index) / Double(count)
      return scale.value(at: ends[0] * (1 - share) + ends[1] * share)
    }
    return (0..<count).map { step in
      let (low, high) = (edge(step), edge(step + 1))
      return low...max(low, high)
    }
  }
}
