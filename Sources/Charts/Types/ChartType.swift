import Sonification

/// The chart types; to add one is one file beside this one and one line here.
public enum ChartType: String, CaseIterable, Sendable {
  case line
  case bar
  case groupedBar = "grouped-bar"
  case stackedBar = "stacked-bar"
  case scatter
  case area
  case step
  case histogram
  case box
  case heatMap = "heatmap"
  case candlestick

  var projections: any Projections {
    switch self {
    case .line: LineChart()
    case .bar, .groupedBar: BarChart()
    case .stackedBar: StackedBarChart()
    case .scatter: ScatterChart()
    case .area: AreaChart()
    case .step: StepChart()
    case .histogram: HistogramChart()
    case .box: BoxPlot()
    case .heatMap: HeatMap()
    case .candlestick: CandlestickChart()
    }
  }
}

extension ChartType {
  /// What the columns are called that the type is made of, each with its other names; empty where
  /// any will do.
  var seriesNames: [[String]] { projections.seriesNames }

  /// Whether a column of numbers that nobody chose can say where the values stand.
  var hasNumericPlaces: Bool { projections.hasNumericPlaces }

  /// The type that is made of columns or series with these names, if there is one.
  static func made(of names: [String]) -> ChartType? {
    allCases.first { type in
      !type.seriesNames.isEmpty && type.missingName(among: names) == nil
    }
  }

  /// What a column would have to be called that the type is made of; `nil` where all are there.
  func missingName(among names: [String]) -> String? {
    let names = Set(names.map { $0.lowercased() })
    return seriesNames.first { names.isDisjoint(with: $0) }?.first
  }

  /// Whether the type is made of a column with this name.
  func isMade(of name: String) -> Bool { seriesNames.joined().contains(name.lowercased()) }
}

/// The four ways a chart type shows its data: seen, heard, said and walked.
protocol Projections: Sendable {
  /// Whether the zero line must be seen.
  var includesZero: Bool { get }
  /// Whether each point follows the one before, so that what lies between them means something.
  var hasCourse: Bool { get }
  /// Whether a series glides from point to point; otherwise each point is a note.
  var glides: Bool { get }
  /// Whether a line joins the points of a series.
  var joinsPoints: Bool { get }
  /// Whether points of one series may share a place: what is shown is a cloud or a distribution.
  var sharesPlaces: Bool { get }
  /// What the series are called that the type is made of, each with its other names; empty where
  /// any will do.
  var seriesNames: [[String]] { get }
  /// What the value of a point is called among its parts; `nil` where it has none.
  var measure: ValueName? { get }
  /// Whether a column of numbers that nobody chose can say where the values stand.
  var hasNumericPlaces: Bool { get }
  /// The chart that the type shows of plain data.
  func arranged(_ chart: Chart) -> Chart
  /// Values beside those of the points that the y axis and the pitch must reach.
  func reach(of chart: Chart) -> [Double]
  /// Where x stands across the plot.
  func columns(of chart: Chart) -> PlotColumns
  /// What the rows are called, the first at the top, where y is not a height.
  func rows(of chart: Chart) -> [String]?
  /// The values of each shade, the darkest first, where a shade is a value.
  func shades(of chart: Chart) -> [(level: ShadeLevel, values: ClosedRange<Double>)]?
  /// What is seen, the later over the earlier.
  func marks(of chart: Chart, on plot: Plot) -> [Mark]
  /// The mark of one point that stands out where it is the focus; `nil` where it has no place.
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark?
  /// The part of its marks that stands for a series in a legend.
  var legendPart: Mark.Part { get }
  /// What is heard of one series.
  func audible(_ series: Series, in chart: Chart) -> AudibleSeries
  /// What is said.
  func facts(of chart: Chart) -> [FactRow]
  /// What a point that exists is made of on the y axis.
  func details(of chart: Chart, at point: PointReference) -> PointDetails
  /// Whether a series is walked by a grid rather than point by point.
  func isWalkedByGrid(_ series: Series) -> Bool
  /// What is walked: the indices of one series that can be stopped at, in walking order.
  func stops(of series: Series) -> Range<Int>
}

extension Projections {
  var hasCourse: Bool { true }
  var glides: Bool { false }
  var joinsPoints: Bool { glides }
  var sharesPlaces: Bool { false }
  var seriesNames: [[String]] { [] }
  var measure: ValueName? { nil }
  var hasNumericPlaces: Bool { true }
  var legendPart: Mark.Part { .point }
  func reach(of chart: Chart) -> [Double] { [] }
  func rows(of chart: Chart) -> [String]? { nil }
  func shades(of chart: Chart) -> [(level: ShadeLevel, values: ClosedRange<Double>)]? { nil }
  func details(of chart: Chart, at point: PointReference) -> PointDetails { PointDetails() }
  func arranged(_ chart: Chart) -> Chart { glides ? chart.continuous : chart.discrete }
  func facts(of chart: Chart) -> [FactRow] { chart.commonFacts }
  func stops(of series: Series) -> Range<Int> { 0..<series.count }
  func isWalkedByGrid(_ series: Series) -> Bool { false }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.series[point.series]
    let place = plot.point(series.x[point.point], series.y[point.point])
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return Mark(.dot(place), point, part: .point)
  }

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries { chart.notes(of: series) }
}

extension Chart {
  /// The chart that `type` shows of the plain data of this one.
  ///
  /// A line never runs through the same place twice, and no bar, cell or candle hides another: points
  /// that share places are shown as a scatter chart instead. Of categories every row has its own place,
  /// so that only lines would join what does not belong together.
  public func arranged(as type: ChartType) -> Chart {
    var chart = self
    chart.type = type
    let shared = type.projections.sharesPlaces ? nil : repeatedPlaces
    chart.repetition = type.projections.sharesPlaces ? nil : repetition ?? shared
    if shared != nil || chart.repetition != nil && type.projections.joinsPoints {
      chart.type = .scatter
    }
    return chart.type.projections.arranged(chart)
  }

  /// Whether points have the parts that the type is made of, if it is made of any; without a series
  /// nothing is missing.
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

  /// What is seen, for a plot whose smallest drawable step across is one of `resolution`.
  public func marks(on plot: Plot) -> [Mark] { type.projections.marks(of: self, on: plot) }

  /// The values of each shade, the darkest first, where a shade is a value.
  public var shades: [(level: ShadeLevel, values: ClosedRange<Double>)]? {
    type.projections.shades(of: self)
  }

  /// The mark of a point that stands out where it is the focus; `nil` where the point is missing or
  /// has no place in the plot.
  public func focus(at point: PointReference, on plot: Plot) -> Mark? {
    guard series.indices.contains(point.series),
      (0..<series[point.series].count).contains(point.point)
    else { return nil }
    return type.projections.focus(of: self, at: point, on: plot)
  }

  /// The part of its marks that stands for a series in a legend.
  public var legendPart: Mark.Part { type.projections.legendPart }

  /// What is heard, a series each.
  public var audibleSeries: [AudibleSeries] {
    series.map { series in
      var audible = type.projections.audible(series, in: self)
      audible.timeline = timeline(isOfFigures: audible.pointCount != nil)
      audible.isMirrored = direction == .rightToLeft
      return audible
    }
  }

  /// What the time stands for where the x axis is that of other charts, too.
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

  /// What the value of a point is called among its parts; `nil` where it has none.
  public var measure: ValueName? { type.projections.measure }

  /// What is said, row by row, the most important first.
  public var facts: [FactRow] { type.projections.facts(of: self) }

  /// Where the cursor can stop in a series.
  public func stops(in series: Int) -> Range<Int> {
    self.series.indices.contains(series) ? type.projections.stops(of: self.series[series]) : 0..<0
  }

  /// A series whose values are each heard at their place.
  func notes(of series: Series) -> AudibleSeries {
    let scale = xAxis.effectiveScale
    let x = scale == .linear ? series.x : series.x.map(scale.coordinate)
    var y = heights(of: series.y)
    // What has no place is not drawn, and not heard either.
    if scale != .linear { y = zip(x, y).map { $0.isNaN ? .nan : $1 } }
    return AudibleSeries(x: x, y: y, isContinuous: series.isContinuous)
  }

  /// The heights of values in pitch, 0 … 1; not a number for a gap.
  func heights(of values: [Double]) -> [Double] {
    guard let range = pitchRange else { return values.map { _ in .nan } }
    return values.map { height(of: $0, in: range) }
  }

  /// The height of one value in pitch, 0 … 1; not a number where it has none.
  public func height(of value: Double) -> Double {
    guard let range = pitchRange else { return .nan }
    return height(of: value, in: range)
  }

  private func height(of value: Double, in range: ClosedRange<Double>) -> Double {
    guard value.isFinite else { return .nan }
    let position = yAxis.effectiveScale.position(of: value, in: range)
    return position.isNaN ? .nan : min(max(position, 0), 1)
  }
}
