/// The Cartesian plane of one drawing: how values become fractions of the plot, x across and y up.
public struct Plot: Plane {
  /// The layout of x across the plot.
  public private(set) var columns: PlotColumns
  /// The range of the y axis, rounded to whole ticks.
  public private(set) var yRange: ClosedRange<Double> = 0...1
  /// The marked values of the y axis.
  public private(set) var yTicks = Ticks(values: [])
  /// The names of the rows, from the bottom up, where y is not a height; the ticks then are their
  /// middles.
  public let rowNames: [String]?
  /// The number of smallest drawable steps across; what is denser is drawn as its envelope.
  public private(set) var resolution: Int
  /// The width over the height of the plot to the eye.
  public private(set) var aspect = 1.0
  let yScale: Scale
  /// The heights at which the range begins and ends, in fractions of the plot; below 0 behind its
  /// edge.
  private(set) var ends = 0.0...1.0
  /// The height below which nothing is seen: zero, or that of the axis where the row of it is drawn, too.
  var floor = 0.0
  /// True where heights are seen as they are, false where the rows of cells round them.
  private(set) var isExact = false
  /// The most marks of the y axis, and the rows of cells that it is drawn on.
  private var tickLimit: Int
  private(set) var rows: CellRows?

  /// The columns of cells that it is drawn on, and those of the narrowest bar where there is room;
  /// `nil` where there are no cells.
  private(set) var cells: CellColumns?

  struct CellColumns: Equatable, Sendable {
    var count: Int
    var leastBar: Int
  }

  struct CellRows: Sendable {
    var count: Int
    var hasAxisRow: Bool
  }
  /// The share of the usual gaps that is left between bars, 0 … 1.
  let gapShare: Double
  /// The chart that is drawn, and the extent of its values on the y axis, for other ticks.
  let chart: Chart
  private let extent: ClosedRange<Double>?

  /// All that the marks of its chart on it follow from.
  struct Frame: Equatable, Sendable {
    var columns: PlotColumns
    var yRange: ClosedRange<Double>
    var yScale: Scale
    var rowNames: [String]?
    var resolution: Int
    var aspect: Double
    var gapShare: Double
    var ends: ClosedRange<Double>
    var floor: Double
    var isExact: Bool
    var cells: CellColumns?
    var rowCount: Int?
  }

  var frame: Frame {
    Frame(
      columns: columns, yRange: yRange, yScale: yScale, rowNames: rowNames, resolution: resolution,
      aspect: aspect, gapShare: gapShare, ends: ends, floor: floor, isExact: isExact,
      cells: cells, rowCount: rowNames == nil ? nil : rows?.count)
  }

  /// Plans the drawing of `chart`, which takes a pass over all of its values.
  ///
  /// - Parameters:
  ///   - chart: The chart to draw.
  ///   - resolution: The number of smallest drawable steps across.
  ///   - tickLimit: The most marks the y axis has room for.
  ///   - gapShare: The share of the usual gaps that is left between bars, 0 … 1.
  public init(_ chart: Chart, resolution: Int, tickLimit: Int, gapShare: Double = 1) {
    let projections = chart.type.projections
    self.chart = chart
    self.gapShare = min(max(gapShare, 0), 1)
    self.resolution = Self.usable(resolution)
    columns = projections.columns(of: chart)
    rowNames = projections.rows(of: chart)?.reversed()
    yScale = rowNames == nil ? chart.yAxis.effectiveScale : .linear
    extent = rowNames == nil ? chart.drawnExtent : nil
    self.tickLimit = tickLimit
    mark()
  }

  /// Chooses the ticks of the y axis, and with them its range and the heights of its ends.
  private mutating func mark() {
    if let rowNames {
      yRange = 0...Double(max(rowNames.count, 1))
      yTicks = Ticks(values: rowNames.indices.map { Double($0) + 0.5 })
      return
    }
    (yRange, yTicks) = drawn(gaps: nil)
    ends = 0...1
    // The middle of a single row would be the place of every value.
    guard let rows, rows.count > 1 else { return }
    (yRange, yTicks) = drawn(gaps: standsOnAxis && rows.hasAxisRow ? rows.count : rows.count - 1)
    let half = 0.5 / Double(rows.count)
    let foot = !standsOnAxis ? half : rows.hasAxisRow ? -half : 0
    ends = foot...max(1 - half, foot)
  }

  private func drawn(gaps: Int?) -> (ClosedRange<Double>, Ticks) {
    let drawn = chart.drawnRange(
      of: extent, includesZero: chart.type.projections.includesZero, tickLimit: max(tickLimit, 1),
      gaps: gaps)
    return (drawn?.range ?? 0...1, drawn?.ticks ?? Ticks(values: []))
  }

  /// The same frame of reference for a finer or coarser drawing.
  public func with(resolution: Int) -> Plot {
    var plot = self
    plot.resolution = Self.usable(resolution)
    return plot
  }

  /// The same frame of reference for a plot of other proportions.
  public func with(aspect: Double) -> Plot {
    var plot = self
    plot.aspect = aspect
    return plot
  }

  /// The same frame of reference with room for half a mark beside the first and the last point, as a fraction of the plot.
  package func with(inset room: Double) -> Plot {
    var plot = self
    plot.columns = columns.inset(by: room)
    return plot
  }

  /// The same drawing with room for more or fewer marks on the y axis.
  public func with(tickLimit: Int) -> Plot {
    var plot = self
    plot.tickLimit = tickLimit
    plot.mark()
    return plot
  }

  /// The same frame of reference for rows of cells, so that a value is seen in the row of its tick:
  /// the range runs from the middle of the lowest row to that of the highest.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - hasAxisRow: True where the axis is drawn in the row below, for bars to stand on its line.
  /// - Returns: The plan for these rows, with ticks in the middle of rows where such a step is found.
  public func with(rows: Int, hasAxisRow: Bool) -> Plot {
    var plot = self
    plot.rows = CellRows(count: rows, hasAxisRow: hasAxisRow)
    plot.mark()
    return plot
  }

  /// The same frame of reference for columns of cells, in which bars take whole ones.
  public func with(columns: Int, leastBar: Int) -> Plot {
    var plot = self
    plot.cells = CellColumns(count: columns, leastBar: leastBar)
    return plot
  }

  /// The same for pixels, where the row of the axis is drawn, too: bars reach down to its line.
  package var inPixels: Plot {
    var plot = self
    plot.isExact = true
    plot.floor = min(ends.lowerBound, 0)
    return plot
  }

  /// The same range and ticks from edge to edge, where there are no cells.
  public var withoutCells: Plot {
    var plot = self
    plot.ends = 0...1
    plot.cells = nil
    return plot
  }

  private static func usable(_ resolution: Int) -> Int { min(max(resolution, 1), 1 << 20) }

  /// The point at which a place and a value meet; y is not a number where the value has no place.
  public func point(_ x: Double, _ y: Double) -> PlotPoint {
    PlotPoint(x: column(of: x), y: row(of: y))
  }

  /// The place of an x value across the plot, 0 … 1.
  public func column(of x: Double) -> Double { columns.position(of: x) }

  /// The height of a y value up the plot, 0 … 1; not a number where it has no place.
  public func row(of y: Double) -> Double {
    guard hasPlace(y) else { return .nan }
    if let rowNames {
      return Rows(count: rowNames.count, cells: rows?.count).height(of: y)
    }
    let position = yScale.position(of: y, in: yRange)
    return ends.lowerBound + position * (ends.upperBound - ends.lowerBound)
  }

  /// True for a `y` that can be drawn at all: zero and below cannot on a logarithmic axis.
  func hasPlace(_ y: Double) -> Bool { y.isFinite && (yScale == .linear || y > 0) }
}
