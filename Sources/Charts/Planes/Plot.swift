/// Something to draw, in fractions of the plot: x from the left edge, y from the bottom edge.
public enum Shape: Equatable, Sendable {
  /// A line; a point whose y is not a number breaks it.
  case line(series: Int, points: [PlotPoint])
  /// The marker of a series.
  case marker(series: Int, PlotPoint)
  /// A bar; it stands on the base line with its bottom or hangs from it with its top.
  case bar(series: Int, left: Double, right: Double, bottom: Double, top: Double)
  /// A block of whole cells in a shade; however low, it takes one.
  case shade(
    series: Int, left: Double, right: Double, bottom: Double, top: Double, level: ShadeLevel)
}

/// How dark a block is, told apart by its glyph and not by its color.
public enum ShadeLevel: Int, CaseIterable, Sendable {
  case faint, light, medium, dark, full
}

/// A place in the plot, in fractions of its width and height.
public struct PlotPoint: Equatable, Sendable {
  /// From the left edge, 0, to the right, 1.
  public var x: Double
  /// From the bottom edge, 0, to the top, 1.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How x runs across the plot.
public struct PlotColumns: Equatable, Sendable {
  enum Margin {
    /// The first point stands on the left edge, the last on the right.
    case edgeToEdge
    /// Every point has a slot of its own, half of it on either side.
    case slots
  }

  let range: ClosedRange<Double>
  let scale: Scale
  /// Whether x runs from right to left.
  let isMirrored: Bool
  /// The width of one slot, as a fraction of the plot.
  public let slotWidth: Double
  private let padding: Double

  init(_ chart: Chart, margin: Margin) {
    range = chart.xExtent ?? 0...0
    scale = chart.xAxis.effectiveScale
    isMirrored = chart.direction == .rightToLeft
    let shared = chart.xAxis.shared
    let hasSlots = margin == .slots || chart.xAxis.categories != nil || shared?.halfStep != nil
    guard hasSlots else {
      slotWidth = 0
      padding = 0
      return
    }
    // Halved, like every step, so that it does not overflow.
    let span =
      scale.coordinate(of: range.upperBound) / 2 - scale.coordinate(of: range.lowerBound) / 2
    if span > 0 {
      // A slot is the smallest step; the plot holds all steps and half a slot at both ends.
      let step = shared == nil ? PlotColumns.smallestHalfStep(of: chart) : shared?.halfStep
      let share = min((step ?? span) / span, 1)
      slotWidth = share / (1 + share)
    } else {
      slotWidth = 1
    }
    padding = slotWidth / 2
  }

  /// Where `value` stands across the plot, 0 … 1.
  func position(of value: Double) -> Double {
    let inner = scale.position(of: value, in: range)
    let position = padding + inner * (1 - 2 * padding)
    return isMirrored ? 1 - position : position
  }

  /// Half of the smallest step from place to place, on the scale of the axis.
  static func smallestHalfStep(of chart: Chart) -> Double? {
    if chart.xAxis.categories != nil { return 0.5 }
    let scale = chart.xAxis.effectiveScale
    var smallest = Double.infinity
    for series in chart.series where series.count > 1 {
      for i in 1..<series.count {
        let step =
          scale.coordinate(of: series.x[i]) / 2 - scale.coordinate(of: series.x[i - 1]) / 2
        if step > 0, step < smallest { smallest = step }
      }
    }
    return smallest.isFinite ? smallest : nil
  }
}

/// The frame of reference of one drawing: how values become fractions of the plot.
public struct Plot: Sendable {
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

  /// Where an x value stands across the plot, 0 … 1.
  public func column(of x: Double) -> Double { columns.position(of: x) }

  /// Where a y value stands up the plot, 0 … 1; not a number where it has no place.
  public func row(of y: Double) -> Double {
    hasPlace(y) ? yScale.position(of: y, in: yRange) : .nan
  }

  /// Whether `y` can be drawn at all: zero and below cannot on a logarithmic axis.
  func hasPlace(_ y: Double) -> Bool { y.isFinite && (yScale == .linear || y > 0) }
}
