import Charts
import Tables

/// A chart in a few words.
public struct ChartOutline: Equatable, Sendable {
  /// Its title, if it has one.
  public var title: String?
  /// Its type.
  public var type: ChartType
  /// The number of its series.
  public var series: Int
  /// The number of points of all its series.
  public var points: Int
  /// The number of points without a value, where the chart is described.
  var missing = 0
  /// The number of values that its points count, of a histogram.
  var values = 0
  /// The title of its x axis, if it has one.
  public var xTitle: String?
  /// The title of its y axis, if it has one.
  public var yTitle: String?
  /// The extent of the x axis.
  public var extent: AxisExtent
  /// The extent of the y axis, where the chart is described.
  public var yExtent = AxisExtent.none
  /// The scale that divides the y axis.
  public var yScale = Scale.linear
  /// The columns of the table that it and its series come from, where the chart is described.
  public var origins: [Fact] = []
  /// The author's own words, where the chart is described.
  public var summary: String?
  /// True when its type is told beside its title.
  public var tellsType = true
  /// True when the number of its series is told.
  public var tellsSeries: Bool
  /// True when the number of its points is told.
  public var tellsPoints = true

  /// True where the values are heights on the y axis, which those of a heat map or of a pie are not.
  var hasHeights = true
  /// The columns of its values, where these say more than the name of their table.
  package var measures: String?
  /// The number of these columns.
  package var measureCount = 0
  /// The name of the first of them.
  package var firstMeasure: String?
  /// True where its title is the name of its table.
  var isCalledByTable = false
  /// True where it is drawn around a middle and has no x axis, but parts by a column.
  var isRound = false

  /// Outlines `chart`.
  public init(_ chart: Chart) {
    title = chart.title.flatMap { $0.isEmpty ? nil : $0 }
    type = chart.type
    series = chart.series.count
    points = chart.pointCount
    if chart.countsValues {
      values = chart.series.reduce(0) { sum, series in
        series.y.reduce(sum) { $0 + (Int(exactly: $1) ?? 0) }
      }
    }
    tellsSeries = chart.series.count > 1
    hasHeights = chart.rowNames == nil && !chart.isRound
    isRound = chart.isRound
    isCalledByTable = chart.origin.isCalledByTable
    xTitle = chart.xAxis.saidTitle.flatMap { $0.isEmpty ? nil : $0 }
    yTitle = chart.yAxis.saidTitle.flatMap { $0.isEmpty ? nil : $0 }
    extent = chart.xAxisExtent
    // The part says more than the name of the column that parts.
    if let part = chart.channels?.part, let start = title?.firstRange(of: ": " + part), let title {
      measures = String(title[title.index(start.lowerBound, offsetBy: 2)...])
    }
    if let columns = chart.channels?.y, !columns.isEmpty, chart.channels?.part == nil {
      let names = columns.joined(separator: ", ")
      let isOfOne = columns.count == 1 && chart.yAxis.title == names && type != .scatter
      if title?.hasSuffix(": " + names) == true || isOfOne {
        (measures, measureCount, firstMeasure) = (names, columns.count, columns.first)
      }
    }
  }

  /// Its title with the only measure behind it, where the title is no more than the name of a table, which says nothing of
  /// what is measured, and the measure has a name that does.
  package var titleWithMeasure: String? {
    guard isCalledByTable, let title, let measure = firstMeasure, measureCount == 1,
      measure.count > 1, !RoleName.value.matches(measure)
    else { return nil }
    return title.asWords.contains(measure.asWords) ? nil : "\(title): \(measure)"
  }

  /// The titles of the axes of a cloud, where it has both: what its points are.
  public var crossedAxes: (x: String, y: String)? {
    guard type == .scatter, let xTitle, let yTitle else { return nil }
    return (xTitle, yTitle)
  }

  /// The titles of the axes of a figure that nobody knows without both: a cloud, boxes.
  public var figureAxes: (x: String, y: String)? {
    guard type == .box || type == .violin, let xTitle, let yTitle else { return crossedAxes }
    return (xTitle, yTitle)
  }

  /// True where its title has the names of more columns than anyone listens to.
  package var namesMany: Bool {
    measureCount > SeriesTally.mostTold && measures.map { title?.hasSuffix($0) == true } == true
  }

  /// Outlines `chart` with its title and what is not as in another one, which was there before.
  public init(_ chart: Chart, unlike other: Chart) {
    self.init(chart)
    tellsType = title == nil || type != other.type
    tellsSeries = series != other.series.count
    tellsPoints = points != other.pointCount
  }

  /// Outlines `chart` with all that is said of it as a whole.
  public init(describing chart: Chart) {
    self.init(chart)
    yExtent = chart.yAxisExtent
    yScale = chart.yAxis.effectiveScale
    origins = chart.originFacts
    missing = chart.missingCount
    summary = chart.summary.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension String {
  /// The words of a name, however it is written: "gross_EUR" is "gross eur".
  fileprivate var asWords: String {
    split { !$0.isLetter && !$0.isNumber }.joined(separator: " ").lowercased()
  }
}
