/// The Cartesian plane of one drawing: how values become fractions of the plot, x across and y up.
public struct Plot: Plane {
  /// How x runs across.
  public let columns: PlotColumns
  /// The range of the y axis, rounded to whole ticks.
  public let yRange: ClosedRange<Double>
  /// The marked values of the y axis.
  public let yTicks: Ticks
  /// What the rows are called, from the bottom up, where y is not a height; the ticks then are their
  /// middles.
  public let rowNames: [String]?
  /// The number of smallest drawable steps across; what is denser is drawn as its envelope.
  public private(set) var resolution: Int
  let yScale: Scale
  /// How much of the usual gaps is left between bars, 0 … 1.
  let gapShare: Double

  /// Plans the drawing of `chart`.
  ///
  /// - Parameters:
  ///   - chart: What is drawn.
  ///   - resolution: The number of smallest drawable steps across.
  ///   - tickLimit: The most marks the y axis has room for.
  ///   - gapShare: How much of the usual gaps is left between bars, 0 … 1.
  public init(_ chart: Chart, resolution: Int, tickLimit: Int, gapShare: Double = 1) {
    let projections = chart.type.projections
    self.gapShare = min(max(gapShare, 0), 1)
    self.resolution = min(max(resolution, 1), 1 << 20)
    rowNames = projections.rows(of: chart)?.reversed()
    columns = projections.columns(of: chart)
    if let rowNames {
      let count = Double(max(rowNames.count, 1))
      yRange = 0...count
      yTicks = Ticks(values: rowNames.indices.map { Double($0) + 0.5 })
      yScale = .linear
      return
    }
    let drawn = chart.drawnRange(
      includesZero: projections.includesZero, tickLimit: max(tickLimit, 1))
    yRange = drawn?.range ?? 0...1
    yTicks = drawn?.ticks ?? Ticks(values: [])
    yScale = chart.yAxis.effectiveScale
  }

  /// The same frame of reference for a finer or coarser drawing.
  public func with(resolution: Int) -> Plot {
    var plot = self
    plot.resolution = min(max(resolution, 1), 1 << 20)
    return plot
  }

  /// Where a place and a value meet; y is not a number where the value has no place.
  public func point(_ x: Double, _ y: Double) -> PlotPoint {
    PlotPoint(x: column(of: x), y: row(of: y))
  }

  /// Where an x value stands across the plot, 0 … 1.
  public func column(of x: Double) -> Double { columns.position(of: x) }

  /// Where a y value stands up the plot, 0 … 1; not a number where it has no place.
  public func row(of y: Double) -> Double {
    hasPlace(y) ? yScale.position(of: y, in: yRange) : .nan
  }

  /// Whether `y` can be drawn at all: zero and below cannot on a logarithmic axis.
  func hasPlace(_ y: Double) -> Bool { y.isFinite && (yScale == .linear || y > 0) }
}
