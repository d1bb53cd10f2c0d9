/// A line a series with the room between it and zero filled.
struct AreaChart: Projections {
  var includesZero: Bool { true }
  var glides: Bool { true }

  func columns(of chart: Chart) -> PlotColumns { PlotColumns(chart, margin: .edgeToEdge) }

  func shapes(of chart: Chart, on plot: Plot) -> [Shape] {
    let lines = LineChart().shapes(of: chart, on: plot)
    let zero = plot.row(of: 0)
    let base = zero.isFinite ? min(max(zero, 0), 1) : 0
    let cells = max(plot.resolution / 2, 1)
    let areas = chart.series.map { heights(of: plot.envelope(of: $0), in: cells) }
    var fillings: [Shape] = []
    for cell in 0..<cells {
      var heights: [(series: Int, height: Double)] = []
      for (index, area) in areas.enumerated() {
        if let height = area[cell] { heights.append((index, height)) }
      }
      // The longest first: where areas overlap the shorter one is seen in front.
      heights.sort { abs($0.height - base) > abs($1.height - base) }
      for (series, height) in heights {
        fillings.append(
          .bar(
            series: series, left: Double(cell) / Double(cells),
            right: Double(cell + 1) / Double(cells), bottom: min(base, height),
            top: max(base, height)))
      }
    }
    return fillings + lines
  }

  /// How high a line is in the middle of each of `count` cells across; `nil` where it is broken.
  private func heights(of points: [PlotPoint], in count: Int) -> [Double?] {
    var heights: [Double?] = Array(repeating: nil, count: count)
    func middle(_ cell: Int) -> Double { (Double(cell) + 0.5) / Double(count) }
    func cell(_ x: Double) -> Int { min(max(Int(min(max(x, 0), 1) * Double(count)), 0), count - 1) }
    for (index, point) in points.enumerated() where point.x.isFinite && point.y.isFinite {
      let own = cell(point.x)
      if heights[own] == nil { heights[own] = min(max(point.y, 0), 1) }
      guard points.indices.contains(index + 1) else { continue }
      let next = points[index + 1]
      guard next.x.isFinite, next.y.isFinite, next.x != point.x else { continue }
      let ends = [cell(point.x), cell(next.x)].sorted()
      for cell in ends[0]...ends[1] {
        let share = (middle(cell) - point.x) / (next.x - point.x)
        guard (0...1).contains(share) else { continue }
        heights[cell] = min(max(point.y + share * (next.y - point.y), 0), 1)
      }
    }
    return heights
  }
}
