/// Bars as they stand on a plot: in whole columns of cells where there are any.
extension Plot {
  /// The number of slots side by side, where they touch one another, but for the leap days of years; `nil` where there are
  /// none, and where steps of different lengths, as of months, leave a part of one over.
  public var slotCount: Int? {
    guard columns.slotWidth > 0 else { return nil }
    let count = min(1 / columns.slotWidth, 1e6)
    return abs(count - count.rounded()) < 1e-3 * count ? Int(count.rounded()) : nil
  }

  /// The left and the right edge of a bar among those of its group; in whole columns of cells where
  /// there are any, and one for each bar.
  ///
  /// - Parameters:
  ///   - middle: The middle of the slot, as a fraction of the plot.
  ///   - place: The place of the bar in its group, from the left.
  ///   - group: The group.
  /// - Returns: The edges, as fractions of the plot.
  func barEdges(
    around middle: Double, place: Int, in group: BarGroup
  ) -> (left: Double, right: Double) {
    if let bars = barColumns(of: group) { return bars.edges(around: middle, place: place) }
    let (gap, count) = (group.gap * gapShare, group.count)
    if let cells, count == 1, let column = sharedColumn(at: middle) {
      return (Double(column) / Double(cells.count), Double(column + 1) / Double(cells.count))
    }
    let all = columns.slotWidth * (1 - gap)
    let width = all / Double(max(count, 1))
    let left = middle - all / 2 + Double(place) * width
    return (left, left + width)
  }

  /// The whole columns of the bars of a group; `nil` where there are none.
  private func barColumns(of group: BarGroup) -> BarColumns? {
    cells.flatMap {
      BarColumns(
        $0.count, slot: columns.slotWidth, count: group.count, gap: group.gap * gapShare,
        least: $0.leastBar, isOdd: group.isOdd)
    }
  }

  /// The place of an x value across the plot as it is marked, 0 … 1: the middle of the bars that stand there.
  package func middle(of x: Double) -> Double {
    let position = column(of: x)
    guard position.isFinite, let group = chart.type.projections.group(of: chart) else {
      return position
    }
    // At either end of the plot is the edge of a bar, and not the middle of one.
    let edge = columns.slotWidth / 4
    if chart.xAxis.binWidth != nil, position < edge || position > 1 - edge { return position }
    return barColumns(of: group)?.middle(around: position) ?? position
  }

  /// The column of cells of a bar that shares it with others; `nil` where each has its own, and where
  /// there are no cells.
  func sharedColumn(at middle: Double) -> Int? {
    guard let cells, cells.count > 0, middle.isFinite,
      BarColumns(cells.count, slot: columns.slotWidth, count: 1, gap: 0, least: 1) == nil
    else { return nil }
    return min(Int(min(max(middle, 0), 1) * Double(cells.count)), cells.count - 1)
  }

  /// The column in which only the longest bar is drawn; `nil` where each has its own.
  func barColumn(of x: Double, among count: Int) -> Int? {
    if cells != nil { return sharedColumn(at: column(of: x)) }
    return count > resolution ? drawableColumn(of: x) : nil
  }

  /// True where bars of several places are drawn as one.
  public var mergesBars: Bool {
    guard hasBars, cells != nil else { return false }
    var last: Int?
    return chart.places.contains { x in
      let column = sharedColumn(at: self.column(of: x))
      defer { last = column }
      return column != nil && column == last
    }
  }

  /// True where the chart is one of bars.
  public var hasBars: Bool { chart.type.projections.hasFoot }

  /// True where bars stand on the axis itself: nothing hangs below it.
  public var standsOnAxis: Bool {
    chart.type.projections.hasFoot && (yScale != .linear || yRange.lowerBound == 0)
  }

  /// The heights between which a bar from one value to another is seen; the first may have no place,
  /// as zero on a logarithmic axis, and is the foot of the axis then.
  ///
  /// A bar that ends behind the line of the axis leaves a trace above it, where nothing is seen below it.
  func bar(from base: Double, to value: Double) -> (bottom: Double, top: Double) {
    let heights = [base, value].map { row(of: $0) }.map { $0.isFinite ? $0 : ends.lowerBound }
      .sorted()
    let bottom = min(max(heights[0], floor), 1)
    let top = min(max(heights[1], floor), 1)
    let isHidden = floor == 0 && heights[0] < 0 && heights[0] < heights[1]
    return (bottom, isHidden ? max(top, Self.trace) : top)
  }

  private static let trace = 1e-9

  /// The heights of a part of a stack, also where the axis hides some of them: a stack stands on its zero.
  func part(from base: Double, to value: Double) -> (bottom: Double, top: Double) {
    let heights = [base, value].map { row(of: $0) }.map { $0.isFinite ? $0 : ends.lowerBound }
      .sorted()
    let least = min(floor, ends.lowerBound)
    return (min(max(heights[0], least), 1), min(max(heights[1], least), 1))
  }
}
