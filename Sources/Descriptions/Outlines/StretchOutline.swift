import Charts

/// The course of a series over a stretch of the x axis, in a few words.
public struct StretchOutline: Equatable, Sendable {
  /// The name of the series, where the chart has several.
  public var series: String?
  /// The title of the x axis of bins.
  public var axis: String?
  /// The place where the stretch begins.
  public var from: Place
  /// The place where it ends.
  public var to: Place
  /// The change from its first value to its last; `nil` without a course, or of a single value.
  public var change: Change?
  /// The number of values that were counted there, of bins.
  public var values: Int?
  /// The mean of its values, of bins that of the values counted; `nil` where there is none.
  public var mean: Quantity?
  /// The aggregate that each of its values is, whose mean is another than that of the rows; `nil` of plain
  /// values.
  public var aggregate: Aggregate?

  /// Makes an outline.
  public init(series: String? = nil, from: Place, to: Place, change: Change?, mean: Quantity?) {
    self.series = series
    self.from = from
    self.to = to
    self.change = change
    self.mean = mean
  }

  /// Outlines what a series of `chart` does between two places.
  public init(_ chart: Chart, series index: Int, range: ClosedRange<Double>) {
    let part = chart.windowed(range)
    let series = part.series[index]
    let measured = part.statistics(of: index)
    var change: Change?
    if let measured, measured.count > 1, part.hasCourse {
      change = Change(
        from: part.quantity(series.y[measured.first]), to: part.quantity(series.y[measured.last]))
    }
    let ends = chart.places(of: range)
    self.init(
      series: chart.series.count > 1 ? series.name : nil, from: ends.first, to: ends.last,
      change: change, mean: measured.map { part.average($0.mean) })
    aggregate = chart.averaged
    guard chart.xAxis.binWidth != nil, case .number(let low) = from, case .number(let high) = to
    else { return }
    (from, to) = (.range(low, high), .range(low, high))
    guard chart.countsValues, let measured else { return }
    axis = chart.xAxis.title
    aggregate = nil
    values = Int(exactly: series.y.reduce(0) { $0 + ($1.isFinite ? $1 : 0) })
    mean = nil
    if part.sampleStatistics(of: series) != nil,
      case .mean(let counted, _, _, _) = part.meanFact(measured, of: series, series: nil)
    {
      mean = counted
    }
  }
}
