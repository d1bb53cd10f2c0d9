import Glibc

extension Chart {
  /// The lowest and highest value of all series, the parts of their points included; `nil` without
  /// a value.
  public var yExtent: ClosedRange<Double>? { yExtent(above: -.infinity) }

  /// The lowest and highest value that has a place on the y axis: zero and below have none on a
  /// logarithmic one.
  var placedExtent: ClosedRange<Double>? {
    yExtent(above: yAxis.effectiveScale == .linear ? -.infinity : 0)
  }

  /// The same with the values that are marked across the chart, which the picture reaches to, and the pitch not.
  var drawnExtent: ClosedRange<Double>? {
    guard let extent = placedExtent else { return nil }
    let floor: Double = yAxis.effectiveScale == .linear ? -.infinity : 0
    let values = drawnReferenceLines.map(\.value).filter { $0 > floor && $0 < .infinity }
    return values.reduce(extent) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }

  /// The lowest and highest value of a point; `nil` without one.
  var pointExtent: ClosedRange<Double>? {
    let slices = series.map { $0.pyramid.slice($0.y.indices, of: $0.y) }.filter { $0.count > 0 }
    guard let low = slices.map(\.low).min(), let high = slices.map(\.high).max() else { return nil }
    return low...high
  }

  private func yExtent(above floor: Double) -> ClosedRange<Double>? {
    measurements.extent(above: floor) { measuredExtent(above: floor) }
  }

  private func measuredExtent(above floor: Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    func widen(_ values: some Sequence<Double>) {
      for value in values where value > floor && value < .infinity {
        if value < low { low = value }
        if value > high { high = value }
      }
    }
    for series in series {
      let slice = series.pyramid.slice(series.y.indices, of: series.y)
      if slice.count > 0, slice.low > floor {
        widen([slice.low, slice.high])
      } else {
        widen(series.y)
      }
      for values in series.additional where values.name.isOnYAxis { widen(values.values) }
    }
    widen(type.projections.reach(of: self))
    widen(uncertainEnds)
    return low <= high ? low...high : nil
  }

  /// The ends of the x axis: its stated range, widened to the first and last place of all series, or
  /// what it shares with other charts; `nil` without a point.
  ///
  /// On a logarithmic axis only places above zero count. Part of a chart has the ends of its window.
  public var xExtent: ClosedRange<Double>? {
    if let window { return window.range }
    if let categories = xAxis.categories {
      return categories.isEmpty ? nil : 0...Double(categories.count - 1)
    }
    let floor: Double = xAxis.effectiveScale == .linear ? -.infinity : 0
    var ends: [Double] = []
    for series in series {
      // The places ascend, so the ends are enough.
      let hasPlace = { (x: Double) in x > floor && x < .infinity }
      if let first = series.x.first(where: hasPlace) { ends.append(first) }
      if let last = series.x.last(where: hasPlace) { ends.append(last) }
    }
    guard !ends.isEmpty else { return nil }
    if let shared = xAxis.shared { return shared.range }
    if let stated = xAxis.usableRange {
      ends += [stated.lowerBound, stated.upperBound].filter { $0 > floor }
    }
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return low...high
  }

  /// The range that pitch spans: the stated range of the y axis, else the data's own.
  ///
  /// Never the rounded range of the picture, which would waste the ends of the scale. On a
  /// logarithmic axis a range that starts at or below zero starts at the lowest value above it.
  /// Part of a chart has the range of the whole, so that a value keeps its pitch, and a chart on the
  /// axes of its deck that of the deck.
  public var pitchRange: ClosedRange<Double>? {
    if let window { return window.pitchRange }
    if let shared = yAxis.shared { return shared.range }
    guard let stated = yAxis.usableRange else { return placedExtent }
    guard yAxis.effectiveScale != .linear, stated.lowerBound <= 0 else { return stated }
    return placedExtent.map { min($0.lowerBound, stated.upperBound)...stated.upperBound }
  }

  /// The ends of the pitch, to be said: of shares nothing and all of the whole.
  public var pitchEnds: (lowest: Quantity, highest: Quantity)? {
    if isRound { return (Quantity(0, unit: "%"), Quantity(100, unit: "%")) }
    return pitchRange.map { (quantity($0.lowerBound), quantity($0.upperBound)) }
  }

  /// The range that is said of the y axis: that of pitch, and the values beyond it, which are
  /// drawn, too.
  var valueRange: ClosedRange<Double>? {
    guard let range = pitchRange else { return nil }
    let extent = window == nil ? placedExtent ?? range : range
    return min(range.lowerBound, extent.lowerBound)...max(range.upperBound, extent.upperBound)
  }

  /// The range of the drawn y axis: everything inside it, rounded to whole ticks.
  ///
  /// - Parameters:
  ///   - placed: The extent of the values with a place on the axis, ``placedExtent``; it takes a
  ///     pass over all of them.
  ///   - includesZero: True where the zero line must be seen, as under bars.
  ///   - tickLimit: The most ticks there is room for.
  ///   - gaps: The rows of cells from the middle of the first to that of the last, for ticks in the
  ///     middle of rows; `nil` where there are no rows.
  /// - Returns: The range and its ticks; `nil` when nothing has a place on the axis.
  func drawnRange(
    of placed: ClosedRange<Double>?, includesZero: Bool, tickLimit: Int, gaps: Int? = nil
  ) -> (range: ClosedRange<Double>, ticks: Ticks)? {
    let stated = yAxis.shared?.range ?? yAxis.usableRange
    let includesZero = includesZero || yAxis.shared?.includesZero == true
    guard let extent = placed ?? stated else { return nil }
    let low = min(extent.lowerBound, stated?.lowerBound ?? extent.lowerBound)
    let high = max(extent.upperBound, stated?.upperBound ?? extent.upperBound)
    if yAxis.effectiveScale != .linear {
      let low = low > 0 ? low : extent.lowerBound
      guard low > 0 else { return nil }
      // Bars have no zero to stand on here, so even the lowest stands on the power of ten below it.
      let lowest = yAxis.shared?.range.lowerBound ?? extent.lowerBound
      let foot = includesZero && low == lowest ? Self.powerOfTen(below: low) : low
      return logarithmicRange(foot, high, tickLimit: tickLimit)
    }
    return linearRange(
      includesZero ? min(low, 0) : low, includesZero ? max(high, 0) : high, tickLimit: tickLimit,
      gaps: gaps)
  }

  /// True where the drawn y axis leaves zero out although proportions are judged by it: under marks
  /// that stand on zero, which is so on logarithmic axes only, and under lines and steps.
  ///
  /// Asked of the fewest ticks, whose range is the widest, so that it holds at every size.
  var hidesZero: Bool {
    // The zero of times of day is midnight.
    if yAxis.valueKind == .clock { return false }
    let isLogarithmic = yAxis.effectiveScale != .linear
    let standsOnZero = type.projections.includesZero
    guard standsOnZero ? isLogarithmic : !isLogarithmic && type.projections.joinsPoints else {
      return false
    }
    // A single value has no proportion to another one.
    guard let extent = placedExtent, extent.lowerBound < extent.upperBound,
      let range = drawnRange(of: extent, includesZero: standsOnZero, tickLimit: 1)?.range
    else { return false }
    return !range.contains(0)
  }

  private func logarithmicRange(
    _ lowest: Double, _ highest: Double, tickLimit: Int
  ) -> (range: ClosedRange<Double>, ticks: Ticks) {
    var (low, high) = (lowest, highest)
    if low == high {
      low = max(low / 2, .leastNonzeroMagnitude)
      high = min(high * 2, .greatestFiniteMagnitude)
    }
    return (low...high, .logarithmic(low...high, limit: tickLimit))
  }

  private func linearRange(
    _ lowest: Double, _ highest: Double, tickLimit: Int, gaps: Int?
  ) -> (range: ClosedRange<Double>, ticks: Ticks) {
    guard yAxis.valueKind != .clock else {
      return clockRange(lowest, highest, tickLimit: tickLimit, gaps: gaps)
    }
    let areWhole = countsValues || yAxis.countsRows
    var (range, ticks) = Self.linearRange(
      lowest, highest, tickLimit: tickLimit, gaps: gaps, areWhole: areWhole)
    // Nothing is more than a whole.
    let whole = yAxis.unit == "%" ? 100.0 : 1
    if !areWhole, lowest >= 0, highest <= whole, ticks.values.dropFirst().contains(whole) {
      ticks.values.removeAll { $0 > whole }
    }
    return (range, ticks.of(yAxis))
  }

  /// The ticks of a clock are whole hours, or parts of one as of any number.
  private func clockRange(
    _ lowest: Double, _ highest: Double, tickLimit: Int, gaps: Int?
  ) -> (range: ClosedRange<Double>, ticks: Ticks) {
    let hour = 60.0
    let (low, high) = lowest < highest ? (lowest, highest) : (lowest - hour, highest + hour)
    var (range, ticks) = Self.linearRange(
      low / hour, high / hour, tickLimit: tickLimit, gaps: gaps)
    ticks.values = ticks.values.map { ($0 * hour * hour).rounded() / hour }
    ticks.valueKind = .clock
    return (
      min(range.lowerBound * hour, low)...max(range.upperBound * hour, high), ticks
    )
  }

  private static func linearRange(
    _ lowest: Double, _ highest: Double, tickLimit: Int, gaps: Int?, areWhole: Bool = false
  ) -> (range: ClosedRange<Double>, ticks: Ticks) {
    var (low, high) = (lowest, highest)
    if low == high {
      let margin = low == 0 ? 1 : abs(low) / 10
      low = max(low - margin, -.greatestFiniteMagnitude)
      high = min(high + margin, .greatestFiniteMagnitude)
    }
    // With room for few marks whole steps would be most of the axis: its ends are finer then.
    let ticks = Ticks.linear(around: low...high, limit: max(tickLimit, 4))
    guard let first = ticks.values.first, let last = ticks.values.last, first < last else {
      return (low...high, ticks)
    }
    let range = min(first, low)...max(last, high)
    if let gaps,
      let rows = RowRange(
        low...high, gaps: gaps, limit: tickLimit, widest: range, areWhole: areWhole)
    {
      return (rows.range, rows.ticks)
    }
    let few = tickLimit < 4 ? Ticks.linear(range, limit: tickLimit) : ticks
    return (range, few.values.isEmpty ? ticks : few)
  }

  private static func powerOfTen(below value: Double) -> Double {
    max(pow(10, log10(value).rounded(.up) - 1), .leastNonzeroMagnitude)
  }
}
