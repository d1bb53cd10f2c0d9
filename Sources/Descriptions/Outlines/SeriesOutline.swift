import Charts

/// A series in a few words.
public struct SeriesOutline: Equatable, Sendable {
  /// Its name, where the chart has several series.
  public var name: String?
  /// The name of its values, where points have others beside them.
  public var measure: ValueName?
  /// The number of its points.
  public var points: Int
  /// True where its values are the numbers of values in bins.
  public var isCounted = false
  /// The shares that its values are of their whole, where they are some.
  public var shares: Fact?
  /// The closeness with which y follows x, of a cloud.
  var relation: Fact?
  /// The course from its start to its end; `nil` without a value.
  public var course: Trajectory?
  /// The comparison with the other one, for the first of two series.
  public var comparison: Comparison?

  /// The course of a series from its start to its end.
  public struct Trajectory: Equatable, Sendable {
    /// The shape of the course, where it has a clear one.
    public var shape: Shape?
    /// The kind of the course, as the series with each are counted.
    public var kind: CourseKind
    /// The direction of the course, and its clarity.
    public var trend: Trend
    /// The first value.
    public var start: Quantity
    /// The place of the first value.
    public var startPlace: Place
    /// The last value.
    public var end: Quantity
    /// The place of the last value.
    public var endPlace: Place
    /// The change from the first value to the last.
    public var change: Change
    /// The lowest value.
    public var lowest: Quantity
    /// The place of the lowest value; of equals the first.
    public var lowestPlace: Place
    /// The highest value.
    public var highest: Quantity
    /// The place of the highest value; of equals the first.
    public var highestPlace: Place
    /// The number of times that it turns.
    public var turningPoints: Int
    /// The number of points without a value.
    public var missing: Int
    /// The fact that stands out most along it, if one does: a period, spikes, outliers or plateaus.
    public var notable: Fact?
    /// True when each point follows the one before; else only the highest, the lowest and the mean
    /// say something.
    public var isOrdered = true
    /// False of values whose first and last say nothing of the others.
    var tellsEnds = true
    /// False of values of which the last does not come of the first.
    var tellsDirection = true
    /// The mean and the median.
    public var mean: Fact?
    /// True where there may be lower values than those that are shown, which are the largest of all.
    var isAmongShown = false
    /// The number of values that are as high as the highest.
    var highestCount = 1
    /// The place along x of the first of these.
    var highestX = 0.0
    /// The number of values that are as low as the lowest.
    var lowestCount = 1
    /// The place along x of the first of these.
    var lowestX = 0.0
  }

  /// Outlines a series of `chart`.
  public init(_ chart: Chart, series index: Int) {
    let series = chart.series[index]
    name = chart.series.count > 1 ? series.name : nil
    measure = chart.measure
    points = series.count
    isCounted = chart.countsValues
    shares = chart.sharesFact(ofSeries: index)
    relation = chart.relationFact(ofSeries: index)
    if chart.series.count == 2, index == 0, !isCounted, chart.areComparable(0, 1) {
      comparison = chart.comparison(0, 1)
    }
    guard let measured = chart.statistics(of: index) else { return }
    func value(_ i: Int) -> Quantity { chart.quantity(series.y[i], of: series) }
    course = Trajectory(
      shape: chart.shape(of: index)?.shape, kind: chart.courseKind(of: index),
      trend: measured.trend, start: value(measured.first),
      startPlace: chart.namedPlace(of: index, at: measured.first),
      end: value(measured.last), endPlace: chart.namedPlace(of: index, at: measured.last),
      change: Change(from: value(measured.first), to: value(measured.last)).among(
        series.y[measured.lowest]...series.y[measured.highest]),
      lowest: value(measured.lowest),
      lowestPlace: chart.namedPlace(of: index, at: measured.lowest),
      highest: value(measured.highest),
      highestPlace: chart.namedPlace(of: index, at: measured.highest),
      turningPoints: measured.turningPoints.count,
      missing: chart.isOfCorrelations ? 0 : measured.missing,
      notable: chart.notableFact(ofSeries: index), isOrdered: chart.hasCourse,
      mean: chart.hasMean ? chart.meanFact(measured, of: series, series: nil) : nil)
    course?.highestCount = measured.highestOccurrence.count
    course?.isAmongShown = chart.showsLargestPlaces
    course?.tellsEnds = chart.tellsChange(ofSeries: index)
    course?.tellsDirection = !chart.countsKinds
    course?.highestX = series.x[measured.highest]
    course?.lowestCount = measured.lowestOccurrence.count
    course?.lowestX = series.x[measured.lowest]
  }
}
