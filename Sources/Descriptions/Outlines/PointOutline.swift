import Charts

/// A point as it is said.
public struct PointOutline: Equatable, Sendable {
  /// The name of its series, where it must be said.
  public var series: String?
  /// The place of the point.
  public var place: Place
  /// The place in few words: a long name by what tells it from the others of its axis.
  public var shortPlace: Place
  /// Its value; `nil` when it is missing.
  public var value: Quantity?
  /// True where it is missing because no axis reaches so far.
  public var isInfinite = false
  /// True where there is no point of the series at all, nor ought to be one.
  public var isAbsent = false
  /// The titles of both axes, at the end of a way within a cloud, as of two numbers nobody knows which is which.
  ///
  /// Of a place whose name is no word it is that of x.
  package var axes: AxisTitles?
  /// The author's label.
  public var label: String?
  /// Its position where the axes were not made for it.
  public var placing: Placing?
  /// The change against the point before, after a single step.
  public var change: Change?
  /// The place from which it has changed, where that is beyond a stretch without points.
  public var changeStart: Place?
  /// The lines that were asked for, each with the side on which the point is.
  package var lines: [LinePassage] = []
  /// True where the sides are told of each point, as none leads to the next.
  var tellsSides = false
  /// The change that makes it a drop, a rise or a spike, at the end of a jump.
  public var landmarkChange: Change?
  /// True where its value is a number of rows.
  var countsRows = false
  /// The parts of its caption in their order; `nil` for all in the usual one.
  public var parts: [CaptionPart]?
  /// The parts, the share and the values beside y that it is made of, if any.
  public var details: PointDetails

  /// Makes an outline.
  public init(
    series: String? = nil, place: Place, value: Quantity?, label: String? = nil,
    change: Change? = nil, details: PointDetails = PointDetails(), among names: [String] = []
  ) {
    self.details = details
    self.series = series
    self.place = place
    shortPlace = place
    if case .category(let name) = place {
      shortPlace = .category(name.shortName(among: names))
    }
    self.value = value
    self.label = label
    self.change = change
  }

  /// Outlines a point of `chart`.
  public init(
    _ chart: Chart, at point: PointReference, namesSeries: Bool = false,
    comparedWith previous: Int? = nil
  ) {
    let series = chart.series[point.series]
    let y = series.y[point.point]
    self.init(
      series: namesSeries && chart.series.count > 1 ? series.name : nil,
      place: chart.place(series.x[point.point]),
      value: y.isFinite ? chart.quantity(y, of: series) : nil,
      label: Self.label(of: point, in: chart),
      details: chart.details(of: point), among: chart.xAxis.categories ?? [])
    axes = (namesSeries ? AxisTitles(ofCloud: chart) : nil) ?? AxisTitles(ofKind: place, in: chart)
    isInfinite = y.isInfinite
    countsRows = chart.notes.contains { if case .counted = $0 { true } else { false } }
    placing = chart.placing(of: point)
    // A point with parts or a share has no change beside them, but that from close to close.
    if let previous, chart.hasOrderedSteps, details.isPlain || details.valueName == .close,
      series.y.indices.contains(previous),
      series.y[previous].isFinite, let value
    {
      change = Change(from: chart.quantity(series.y[previous], of: series), to: value)
      if chart.isBreak(from: previous, to: point.point, of: series) {
        changeStart = chart.place(series.x[previous])
      }
    }
    lines = chart.linePassages(
      from: previous.flatMap { before in
        chart.hasOrderedSteps && series.y.indices.contains(before) ? series.y[before] : nil
      }, to: y)
    tellsSides = !chart.hasOrderedSteps
  }

  /// The label of a point; one that is no word is told with the name of its column: "street 519".
  private static func label(of point: PointReference, in chart: Chart) -> String? {
    let labels = chart.series[point.series].labels
    guard labels.indices.contains(point.point), let label = labels[point.point] else { return nil }
    guard let column = chart.channels?.label, column.isWord, !label.isEmpty, !label.isWord else {
      return label
    }
    return "\(column) \(label)"
  }

  /// Outlines the point at the end of a jump, with its series and, of a drop and the like, its size.
  package init(_ chart: Chart, at point: PointReference, reachedBy jump: Jump) {
    self.init(chart, at: point, namesSeries: true)
    let landmark: Landmark? =
      switch jump {
      case .landmark(let landmark, _), .largest(let landmark, _): landmark
      default: nil
      }
    guard let landmark, let value, let origin = chart.origin(of: landmark, at: point) else {
      return
    }
    let series = chart.series[point.series]
    landmarkChange = Change(from: chart.quantity(series.y[origin], of: series), to: value)
  }

  /// The same with all of a long name.
  package var withWholeName: PointOutline {
    var outline = self
    outline.shortPlace = place
    return outline
  }

  /// The title of the axis of its place, where that is told.
  var axisOfPlace: String? {
    switch place {
    case .number, .category: axes?.x
    default: nil
    }
  }

  /// The name of what is highest or lowest at the end of a jump, where points have other values.
  func measure(after jump: Jump) -> ValueName? {
    switch jump {
    case .highest, .lowest, .shownHighest, .shownLowest, .chartHighest, .chartLowest:
      details.parts.isEmpty ? nil : details.valueName
    default: nil
    }
  }

  /// True where its value is the number of values in a bin.
  var isCount: Bool { place.isRange && details.valueName == .count }

  /// True when its value has a name of its own, so that an axis without a title need not be named.
  func needsNoTitle(_ title: String?) -> Bool {
    title == nil && value != nil && details.valueName != nil
  }

  /// The series where it is to be named, unless the values are called after it already.
  func series(besides title: String?) -> String? { series == title ? nil : series }
}

/// The titles of the axes that are told with a point.
package struct AxisTitles: Equatable, Sendable {
  var x: String
  var y: String?

  /// A title with more letters, as the question of a survey, is said with the axis, and not with each step.
  private static let longestTitle = 16

  init?(ofCloud chart: Chart) {
    let outline = ChartOutline(chart)
    if let titles = outline.crossedAxes {
      (x, y) = titles
      return
    }
    // Of several measures the name of the series has its own.
    guard chart.type == .scatter, chart.series.count > 1, let title = outline.xTitle else {
      return nil
    }
    (x, y) = (title, nil)
  }

  /// "drv 4", as the series of the same column are called.
  init?(ofKind place: Place, in chart: Chart) {
    guard let title = chart.titleOfKinds(with: place), title.count <= Self.longestTitle else {
      return nil
    }
    x = title
  }
}
