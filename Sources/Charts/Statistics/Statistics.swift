import Tables

/// The counts and measures of one series; missing values are left out of all but `missing`.
public struct Statistics: Equatable, Sendable {
  /// The number of values.
  public var count: Int
  /// The number of points without a value.
  public var missing: Int
  /// The index of the lowest value; of equals the first.
  public var lowest: Int
  /// The index of the highest value; of equals the first.
  public var highest: Int
  /// The number of times that the lowest value comes.
  public var lowestOccurrence: Occurrence
  /// The number of times that the highest value comes.
  public var highestOccurrence: Occurrence
  /// The arithmetic mean.
  public var mean: Double
  /// The middle value; of an even number the mean of the two middle ones.
  public var median: Double
  /// The index of the first value.
  public var first: Int
  /// The index of the last value.
  public var last: Int
  /// The trend of the series.
  public var trend: Trend
  /// The indices where it turns, leaving out wiggles below a tenth of its range.
  public var turningPoints: [Int]
  /// True where it turns nowhere, however little.
  public var isMonotonic: Bool

  /// Measures `series`; `nil` when it has no value.
  ///
  /// Its trend and its turns are measured on `scale`, as it is heard: what grows by equal ratios
  /// rises steadily on a logarithmic axis. A scale without a place for every value is not used.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - scale: The scale of the y axis.
  ///   - others: The point that stands for all others, which is neither the lowest nor the highest of those with
  ///     a name; `nil` where none does.
  public init?(_ series: Series, scale: Scale = .linear, without others: Int? = nil) {
    let (x, y) = (series.x.elements, series.y.elements)
    let indices = FiniteIndices(below: series.count) { y[$0].isFinite }
    guard let first = indices.first, let last = indices.last else { return nil }
    self.first = first
    self.last = last
    count = indices.count
    missing = series.count - indices.count
    let start = first == others ? indices.first { $0 != others } ?? first : first
    (lowest, highest) = (start, start)
    var (low, high) = (y[start], y[start])
    for i in indices where i != others {
      let value = y[i]
      if value < low { (lowest, low) = (i, value) }
      if value > high { (highest, high) = (i, value) }
    }
    // The name for all others counts only where nothing has a name.
    let ignored = start == others ? nil : others
    var (lows, highs) = (0, 0)
    for i in indices where i != ignored {
      lows += y[i] == low ? 1 : 0
      highs += y[i] == high ? 1 : 0
    }
    lowestOccurrence = Occurrence(lows, of: indices.count)
    highestOccurrence = Occurrence(highs, of: indices.count)
    let values = indices.elements(of: y)
    mean = Aggregate.mean(values)
    median = Median.of(values) ?? mean
    let coordinates = scale == .linear ? y : y.map(scale.coordinate)
    let heights = indices.allSatisfy { coordinates[$0].isFinite } ? coordinates : y
    let placed = FiniteIndices(below: series.count) { y[$0].isFinite && x[$0].isFinite }
    // Others ask for the deviations of whole columns, too.
    let isWhole =
      scale == .linear && placed.range?.count == series.count && x.count == series.count
      && y.count == series.count
    trend =
      isWhole
      ? Trend(x: x, y: heights, series.deviationsOfPlaces, series.deviations)
      : Trend(x: placed.elements(of: x), y: placed.elements(of: heights))
    turningPoints = TurningPoints.indices(of: heights, at: indices, share: 0.1)
    isMonotonic = TurningPoints.indices(of: heights, at: indices, share: 0, most: 1).isEmpty
  }
}

extension Statistics {
  /// Measures the way from the first value to the last over some of the values alone, as what came within a part of an hour is no
  /// fall.
  fileprivate mutating func leadOver(
    _ values: [Double], at x: some RandomAccessCollection<Double> & Sendable, scale: Scale
  ) {
    let places = Array(x)
    let coordinates = values.map(scale.coordinate)
    let indices = FiniteIndices(below: values.count) { values[$0].isFinite }
    guard indices.count > 1, let first = indices.first, let last = indices.last else { return }
    let heights = indices.allSatisfy { coordinates[$0].isFinite } ? coordinates : values
    let placed = FiniteIndices(below: values.count) { values[$0].isFinite && places[$0].isFinite }
    (self.first, self.last) = (first, last)
    trend = Trend(x: placed.elements(of: places), y: placed.elements(of: heights))
    turningPoints = TurningPoints.indices(of: heights, at: indices, share: 0.1)
    isMonotonic = TurningPoints.indices(of: heights, at: indices, share: 0, most: 1).isEmpty
  }

  /// The number of turning points to be said; `nil` where the values turn, but never far: neither none nor
  /// any number would be true.
  public var saidTurningPoints: Int? {
    turningPoints.isEmpty && !isMonotonic ? nil : turningPoints.count
  }

  /// The same beside a shape, of which the turns are told, and no others.
  func saidTurningPoints(beside shape: Shape?) -> Int? {
    guard let shape else { return saidTurningPoints }
    return shape.turns == turningPoints.count ? saidTurningPoints : nil
  }
}

extension Series {
  /// All values that its points sum up.
  var sample: [Double] { Array(samples.joined()) }
}

extension Chart {
  /// The measures of the values of a series that were counted in bins; `nil` where none were.
  package func sampleStatistics(of series: Series) -> (count: Int, mean: Double, median: Double)? {
    guard countsValues, let median = Median.of(series.sample) else { return nil }
    return (series.sample.count, Aggregate.mean(series.sample), median)
  }

  /// The measures of a series on the scale of the y axis; `nil` when it has no value.
  ///
  /// Its trend is none that its shape speaks against, or the kind of a course without one.
  public func statistics(of index: Int) -> Statistics? {
    guard var measured = measuredStatistics(of: index) else { return nil }
    measured.trend = trend(measured.trend, of: index)
    if shape(of: index) == nil {
      measured.trend = measured.trend.told(beside: courseKind(of: index))
    }
    return measured
  }

  /// The fewest values beside a lone spike of which any trend is told.
  private static let fewestBesideSpike = 10

  /// The trend without a lone spike, beside the shape.
  func trend(_ measured: Trend, of index: Int) -> Trend {
    var trend = measured
    if hasCourse, let spike = features(of: index).loneSpike {
      let x = series[index].x.elements
      let y = series[index].allValues.map(yAxis.effectiveScale.coordinate)
      let besides = FiniteIndices(below: y.count) {
        x[$0].isFinite && y[$0].isFinite && !spike.isOf($0, in: y)
      }
      let rest = Trend(x: besides.elements(of: x), y: besides.elements(of: y))
      // Few values lead somewhere by chance, and those that are all equal but for one are not all equal.
      if rest.direction != .flat,
        besides.count >= Self.fewestBesideSpike || rest.strength == .veryStrong
      {
        trend = rest
      }
    }
    return shape(of: index).map { trend.told(beside: $0.shape) } ?? trend
  }

  /// The measures without a look at the shape.
  func measuredStatistics(of index: Int) -> Statistics? {
    measurements.statistics(of: index) {
      let series = series[index]
      var measured = Statistics(
        series, scale: yAxis.effectiveScale,
        without: placeOfOthers.flatMap { series.index(at: $0) })
      if channels?.cutUnits.isEmpty == false {
        measured?.leadOver(
          wholeValues(of: series), at: series.x.elements, scale: yAxis.effectiveScale)
      }
      return measured
    }
  }

  /// The place that stands for all names that are not among the largest; `nil` where none does.
  var placeOfOthers: Double? {
    channels?.others.flatMap { xAxis.categories?.firstIndex(of: $0) }.map(Double.init)
  }

  /// True where a series stands for all that are not among the largest.
  package func isOfOthers(_ index: Int) -> Bool {
    channels?.series != nil && channels?.others != nil && series[index].name == channels?.others
  }
}
