import Sonification

/// The four ways a chart type shows its data: seen, heard, said and walked.
///
/// A requirement without a default here is one that no type can go without. A type's words are in
/// the languages.
protocol Projections: Sendable {
  /// The line of help that says what the type shows.
  var help: String { get }
  /// A small table that the type is made for, which has what is special about it.
  var sample: SampleTable { get }
  /// True when the zero line must be seen.
  var includesZero: Bool { get }
  /// True when bars stand on zero, so that their length is their value.
  var hasFoot: Bool { get }
  /// The fewest columns in which each of several series can be seen at a place, where not all places have to be seen at
  /// once; `nil` where they have.
  var leastColumns: Int? { get }
  /// True when each point follows the one before, so that what lies between them means something.
  var hasCourse: Bool { get }
  /// True when a series glides from point to point; otherwise each point is a note.
  var glides: Bool { get }
  /// True when a straight line through the points of a series means something.
  var fitsLines: Bool { get }
  /// True when a line joins the points of a series.
  var joinsPoints: Bool { get }
  /// True when points of one series may share a place: what is shown is a cloud or a distribution.
  var sharesPlaces: Bool { get }
  /// The names of the series that the type is made of, each with its other names; empty where any
  /// will do.
  var seriesNames: [[String]] { get }
  /// True when rows of one column can be series of their own.
  var hasSeries: Bool { get }
  /// The name of the value of a point among its parts; `nil` where it has none.
  var measure: ValueName? { get }
  /// True when a column of numbers that nobody chose can say where the values stand.
  var hasNumericPlaces: Bool { get }
  /// The chart that the type shows of plain data, as one of several that are to be compared.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart
  /// Values beside those of the points that the y axis and the pitch must reach.
  func reach(of chart: Chart) -> [Double]
  /// The places of x across the plot.
  func columns(of chart: Chart) -> PlotColumns
  /// The bars that stand side by side around a place; `nil` where a place is a point, or an edge of a bar may be marked.
  func group(of chart: Chart) -> BarGroup?
  /// The names of the rows, the first at the top, where y is not a height.
  func rows(of chart: Chart) -> [String]?
  /// The values of each of so many even steps of shades or colors, the lowest first, where these are values.
  func steps(of chart: Chart, _ count: Int) -> [ClosedRange<Double>]?
  /// The marks that are seen, the later over the earlier.
  func marks(of chart: Chart, on plot: Plot) -> [Mark]
  /// The mark of one point that stands out where it is the focus; `nil` where it has no place.
  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark?
  /// The sign on the focused mark, where it might stand out by color alone.
  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark?
  /// True when it is drawn around a middle and has no axes.
  var isRound: Bool { get }
  /// The slices that a legend names in place of the series, where each point has an ink of its own.
  func slices(of chart: Chart) -> [Slice]?
  /// The part of its marks that stands for a series in a legend.
  var legendPart: Mark.Part { get }
  /// One series as it is heard.
  func audible(_ series: Series, in chart: Chart) -> AudibleSeries
  /// The facts that are said, row by row, the most important first.
  func facts(of chart: Chart) -> [FactRow]
  /// The shares that the values of a series are of their whole; `nil` where they are none.
  func shares(of series: Int, in chart: Chart) -> Fact?
  /// The closeness with which y follows x in a series that has no course; `nil` where that is not told.
  func relation(of series: Int, in chart: Chart) -> Fact?
  /// The values that a point that exists is made of on the y axis.
  func details(of chart: Chart, at point: PointReference) -> PointDetails
  /// The values that a program reads of each point beside x and y; `nil` where there are none.
  func records(of series: Series, in chart: Chart) -> PointRecords?
  /// True when a bar is made of the values of all series.
  var isStacked: Bool { get }
  /// True when a series is walked by a grid rather than point by point.
  func isWalkedByGrid(_ series: Series) -> Bool
  /// The stops of a walk: the indices of one series that can be stopped at, in walking order.
  func stops(of series: Series) -> Range<Int>
}

extension Projections {
  var hasFoot: Bool { false }
  var leastColumns: Int? { hasFoot ? 1 : nil }
  var hasCourse: Bool { true }
  var glides: Bool { false }
  var fitsLines: Bool { false }
  var joinsPoints: Bool { glides }
  var sharesPlaces: Bool { false }
  var seriesNames: [[String]] { [] }
  var measure: ValueName? { nil }
  var hasSeries: Bool { true }
  var hasNumericPlaces: Bool { true }
  var isStacked: Bool { false }
  var isRound: Bool { false }
  var legendPart: Mark.Part { .point }
  func reach(of chart: Chart) -> [Double] { [] }
  func group(of chart: Chart) -> BarGroup? { nil }
  func rows(of chart: Chart) -> [String]? { nil }
  func slices(of chart: Chart) -> [Slice]? { nil }
  func steps(of chart: Chart, _ count: Int) -> [ClosedRange<Double>]? { nil }
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    glides ? chart.continuous : chart.discrete
  }
  func facts(of chart: Chart) -> [FactRow] { chart.commonFacts }
  func shares(of series: Int, in chart: Chart) -> Fact? { nil }
  func relation(of series: Int, in chart: Chart) -> Fact? { nil }
  func stops(of series: Series) -> Range<Int> { 0..<series.count }
  func isWalkedByGrid(_ series: Series) -> Bool { false }

  func focus(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? {
    let series = chart.series[point.series]
    let place = plot.point(series.x[point.point], series.y[point.point])
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return Mark(.dot(place), point, part: .point)
  }

  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark? { nil }

  func audible(_ series: Series, in chart: Chart) -> AudibleSeries { chart.notes(of: series) }
}

/// A type whose points are nothing but their values.
protocol PlainProjections: Projections {}

extension PlainProjections {
  func details(of chart: Chart, at point: PointReference) -> PointDetails { PointDetails() }
  func records(of series: Series, in chart: Chart) -> PointRecords? { nil }
}
