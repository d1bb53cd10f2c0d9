import Sonification

/// The four ways a chart type shows its data: seen, heard, said and walked.
///
/// What has no default here is what no type can go without. Its words are in the languages.
protocol Projections: Sendable {
  /// What the type shows, in one line of help.
  var help: String { get }
  /// A small table that the type is made for, which has what is special about it.
  var sample: SampleTable { get }
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
  /// Whether rows of one column can be series of their own.
  var hasSeries: Bool { get }
  /// What the value of a point is called among its parts; `nil` where it has none.
  var measure: ValueName? { get }
  /// Whether a column of numbers that nobody chose can say where the values stand.
  var hasNumericPlaces: Bool { get }
  /// The chart that the type shows of plain data, as one of several that are to be compared.
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart
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
  /// The sign on the focused mark, where no axis points at it and it might stand out by color alone.
  func focusSign(of chart: Chart, at point: PointReference, on plot: Plot) -> Mark?
  /// Whether it is drawn around a middle and has no axes.
  var isRound: Bool { get }
  /// What a legend names in place of the series, where each point has an ink of its own.
  func slices(of chart: Chart) -> [Slice]?
  /// The part of its marks that stands for a series in a legend.
  var legendPart: Mark.Part { get }
  /// What is heard of one series.
  func audible(_ series: Series, in chart: Chart) -> AudibleSeries
  /// What is said.
  func facts(of chart: Chart) -> [FactRow]
  /// The shares that the values of a series are of their whole; `nil` where they are none.
  func shares(of series: Int, in chart: Chart) -> Fact?
  /// What a point that exists is made of on the y axis.
  func details(of chart: Chart, at point: PointReference) -> PointDetails
  /// What a program reads of each point beside x and y; `nil` where that is nothing.
  func records(of series: Series, in chart: Chart) -> PointRecords?
  /// Whether a bar is made of the values of all series.
  var isStacked: Bool { get }
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
  var hasSeries: Bool { true }
  var hasNumericPlaces: Bool { true }
  var isStacked: Bool { false }
  var isRound: Bool { false }
  var legendPart: Mark.Part { .point }
  func reach(of chart: Chart) -> [Double] { [] }
  func rows(of chart: Chart) -> [String]? { nil }
  func slices(of chart: Chart) -> [Slice]? { nil }
  func shades(of chart: Chart) -> [(level: ShadeLevel, values: ClosedRange<Double>)]? { nil }
  func arranged(_ chart: Chart, among charts: [Chart]) -> Chart {
    glides ? chart.continuous : chart.discrete
  }
  func facts(of chart: Chart) -> [FactRow] { chart.commonFacts }
  func shares(of series: Int, in chart: Chart) -> Fact? { nil }
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
