/// The layout of x across the plot.
public struct PlotColumns: Equatable, Sendable {
  enum Margin {
    /// The first point stands on the left edge, the last on the right.
    case edgeToEdge
    /// Every point has a slot of its own, half of it on either side.
    case slots
  }

  let range: ClosedRange<Double>
  let scale: Scale
  /// True where x runs from right to left.
  let isMirrored: Bool
  /// The width of one slot, as a fraction of the plot.
  public let slotWidth: Double
  private var padding: Double

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

  /// The place of `value` across the plot, 0 … 1.
  func position(of value: Double) -> Double {
    let inner = scale.position(of: value, in: range)
    let position = padding + inner * (1 - 2 * padding)
    return isMirrored ? 1 - position : position
  }

  /// The same with room for half a mark beside the first and the last point, as a fraction of the plot; what has slots has it.
  func inset(by room: Double) -> PlotColumns {
    guard !hasSlots, room > 0 else { return self }
    var columns = self
    columns.padding = min(room, 0.25)
    return columns
  }

  /// True where each point has room on both sides, as a bar has.
  var hasSlots: Bool { slotWidth > 0 }

  /// Half of the smallest step from place to place, on the scale of the axis.
  static func smallestHalfStep(of chart: Chart) -> Double? {
    chart.xAxis.categories != nil
      ? 0.5 : chart.measurements.smallestHalfStep { measuredHalfStep(of: chart) }
  }

  private static func measuredHalfStep(of chart: Chart) -> Double? {
    let scale = chart.xAxis.effectiveScale
    var smallest = Double.infinity
    // Bars of series with places of their own stand beside one another, too.
    let isShared = chart.type.projections.hasFoot && chart.series.count > 1
    for places in isShared ? [chart.places] : chart.series.map({ $0.x.part(0..<$0.count) })
    where places.count > 1 {
      for i in 1..<places.count {
        let step = scale.coordinate(of: places[i]) / 2 - scale.coordinate(of: places[i - 1]) / 2
        if step > 0, step < smallest { smallest = step }
      }
    }
    return smallest.isFinite ? smallest : nil
  }
}
