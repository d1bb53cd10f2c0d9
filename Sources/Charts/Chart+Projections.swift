import Sonification

extension Chart {
  /// The chart that `type` shows of the plain data of this one.
  ///
  /// A line never runs through the same place twice, and no bar, cell or candle hides another: points
  /// that share places are shown as a scatter chart instead. Of categories every row has its own place,
  /// so that only lines would join what does not belong together.
  public func arranged(as type: ChartType) -> Chart { arranged(as: type, among: [self]) }

  /// The chart that `type` shows of this one, as one of several that are to be compared.
  func arranged(as type: ChartType, among charts: [Chart]) -> Chart {
    var chart = self
    chart.type = type
    chart.hasStackedAreas = false
    let shared = type.projections.sharesPlaces ? nil : repeatedPlaces
    chart.repetition = type.projections.sharesPlaces ? nil : repetition ?? shared
    if shared != nil || chart.repetition != nil && type.projections.joinsPoints {
      chart.type = .scatter
    }
    return chart.type.projections.arranged(chart, among: charts)
  }

  /// True when points have the parts that the type is made of, if it is made of any; without a
  /// series nothing is missing.
  var hasParts: Bool {
    type.seriesNames.isEmpty || series.isEmpty
      || series.contains { $0.additional.contains { $0.name.isOnYAxis } }
  }

  /// The chart with every series as a line.
  var continuous: Chart { with(isContinuous: true) }

  /// The chart with every series as points that stand alone.
  var discrete: Chart { with(isContinuous: false) }

  private func with(isContinuous: Bool) -> Chart {
    var chart = self
    for index in chart.series.indices { chart.series[index].isContinuous = isContinuous }
    return chart
  }

  /// The marks that are seen where the smallest drawable step across is one of `resolution`.
  ///
  /// A walk through the points draws the same with every key.
  public func marks(on plot: Plot) -> [Mark] {
    measurements.marks.value(for: plot.frame) {
      type.projections.marks(of: self, on: plot) + whiskers(on: plot)
    }
  }

  /// True where each point has room on both sides, as a bar has, and so a bin its edges.
  public var hasSlots: Bool { type.projections.columns(of: self).hasSlots }

  /// The names of the rows, the first at the top, where y is not a height.
  public var rowNames: [String]? { type.projections.rows(of: self) }

  /// True when the chart is drawn around a middle and has no axes.
  public var isRound: Bool { type.projections.isRound }

  /// The slices that a legend names in place of the series, where each point has an ink of its own.
  public var slices: [Slice]? { type.projections.slices(of: self) }

  /// The values of each shade, the darkest first, where a shade is a value.
  public var shades: [(level: ShadeLevel, values: ClosedRange<Double>)]? {
    let levels = ShadeLevel.allCases
    guard let steps = steps(levels.count) else { return nil }
    // All values of a chart may be one.
    if steps.count == 1 { return [(.medium, steps[0])] }
    return zip(levels, steps).reversed().map { (level: $0, values: $1) }
  }

  /// The values of each of so many even steps of a ramp of colors, the lowest first, one where all values are one; `nil`
  /// where no color is a value.
  package func steps(_ count: Int) -> [ClosedRange<Double>]? {
    type.projections.steps(of: self, count)
  }

  /// The mark of a point that stands out where it is the focus; `nil` where the point is missing or
  /// has no place in the plot.
  public func focus(at point: PointReference, on plot: Plot) -> Mark? {
    has(point) ? type.projections.focus(of: self, at: point, on: plot) : nil
  }

  /// The sign on the mark of a point that is the focus, where it might stand out by color alone.
  public func focusSign(at point: PointReference, on plot: Plot) -> Mark? {
    has(point) ? type.projections.focusSign(of: self, at: point, on: plot) : nil
  }

  private func has(_ point: PointReference) -> Bool {
    series.indices.contains(point.series)
      && (0..<series[point.series].count).contains(point.point)
  }

  /// The part of its marks that stands for a series in a legend.
  public var legendPart: Mark.Part { type.projections.legendPart }

  /// The series as they are heard, each by itself.
  public var audibleSeries: [AudibleSeries] {
    series.map { series in
      var audible = type.projections.audible(series, in: self)
      if !audible.isHeld, audible.pointCount == nil {
        audible.breaks = breaks(of: series).sorted()
      }
      audible.timeline = timeline(isOfFigures: audible.pointCount != nil)
      audible.isMirrored = direction == .rightToLeft
      return audible
    }
  }

  /// The places that the time stands for where the x axis is that of other charts, too.
  private func timeline(isOfFigures: Bool) -> Timeline? {
    guard let shared = xAxis.shared, let extent = xExtent else { return nil }
    let scale = xAxis.effectiveScale
    let (low, high) = (
      scale.coordinate(of: extent.lowerBound), scale.coordinate(of: extent.upperBound)
    )
    // The notes of the last point are heard after its place, within its slot.
    let margin = isOfFigures ? min(shared.halfStep ?? 0, high - low) : 0
    guard low < high, (high + margin).isFinite else { return nil }
    return Timeline(low...high + margin, pointCount: window == nil ? shared.pointCount : 0)
  }

  /// The name of the value of a point among its parts; `nil` where it has none.
  public var measure: ValueName? { type.projections.measure }

  /// The values that a program reads of each point of a series beside x and y; `nil` without any.
  public func records(of series: Series) -> PointRecords? {
    type.projections.records(of: series, in: self)
  }

  /// The facts that are said, row by row, the most important first.
  public var facts: [FactRow] { type.projections.facts(of: self) }

  /// The closeness with which y follows x in a series of a cloud; `nil` where that is not told.
  package func relationFact(ofSeries index: Int) -> Fact? {
    series.indices.contains(index) ? type.projections.relation(of: index, in: self) : nil
  }

  /// The shares that the values of a series are of their whole; `nil` where they are none.
  public func sharesFact(ofSeries index: Int) -> Fact? {
    series.indices.contains(index) ? type.projections.shares(of: index, in: self) : nil
  }

  /// The points of a series that the cursor can stop at.
  public func stops(in series: Int) -> Range<Int> {
    self.series.indices.contains(series) ? type.projections.stops(of: self.series[series]) : 0..<0
  }
}

extension [Chart] {
  /// Charts of plain data as their types show them, so that they can be compared.
  var arrangedAlike: [Chart] { map { $0.arranged(as: $0.type, among: self) } }
}
