import Glibc
import Tables

/// The features that stand out along a series.
public struct Features: Equatable, Sendable {
  /// The stretches without a value.
  public var gaps: Gaps
  /// The indices of the values that fit neither the whole nor their neighbors, ascending.
  public var outliers: [Int]
  /// The one of them farthest from what is usual where it is; of equals the first.
  var farthestOutlier: Int?
  /// The values that leave their neighbors and come back, ascending.
  public var spikes: [Spike]
  /// The only spike, where it is far beyond all other values.
  var loneSpike: Spike?
  /// The stretches in which it hardly changes, the longest first: the levels of its shape, where that has some.
  public var plateaus: [Plateau]
  /// The shape of its course; `nil` where it has none that is clear.
  var shape: PlacedShape?
  /// The ways between turns from which it goes far back.
  var reversals = Reversals()
  /// The stretches that are unusually high or low for their place in what repeats, the one that goes farthest first.
  public var episodes: [Episode] = []
  /// The period, if it repeats.
  public var period: Period?
  /// The index of the point that the largest rise between neighbors leads to.
  public var largestRise: Int?
  /// The number of rises that are as large.
  var riseOccurrence = Occurrence.once
  /// The index of the point that the largest drop between neighbors leads to.
  public var largestDrop: Int?
  /// The number of drops that are as large.
  var dropOccurrence = Occurrence.once

  /// The spike that stands out most; of equals the first.
  public var largestSpike: Spike? { spikes.largestOne }
}

extension [Spike] {
  /// The spike that stands out most; of equals the first.
  var largestOne: Spike? { largest { abs($0.height) } }
}

extension Chart {
  /// The features that stand out along a series.
  ///
  /// They are measured as a listener would notice them, on the scale of the y axis, in shares of
  /// the series' own range: on a logarithmic axis equal ratios are equal steps. Without a course
  /// only gaps and outliers mean something.
  public func features(of index: Int) -> Features {
    measurements.features(of: index) { measuredFeatures(of: index) }
  }

  private func measuredFeatures(of index: Int) -> Features {
    let series = series[index]
    let shares = shares(of: series)
    let x = series.x.elements
    let range = x.count == series.count ? series.deviationsOfPlaces?.shares : Shares(of: x)
    guard hasCourse else {
      // The medians of boxes are no values, of which one could lie apart.
      let outliers =
        isOfPlaces || type == .box || type == .violin
        ? [] : Outliers.all(x: x, in: range, y: shares, hasCourse: false)
      return Features(
        gaps: Gaps(series), outliers: outliers.map(\.index),
        farthestOutlier: outliers.farthest, spikes: [], plateaus: [])
    }
    let y = series.allValues
    // Times that are missing would move what comes behind them out of step.
    let gridSteps = gridSteps(of: series)
    let grid = gridSteps.map { Self.onGrid(shares, at: $0) }
    let period = Period(of: Outliers.leftOut(of: grid ?? shares)).map {
      onClock(settled($0, in: series), of: grid ?? shares, in: series)
    }
    .flatMap { holds($0, in: series, isAmidHoles: grid != nil) ? $0 : nil }
    .flatMap { isEvident($0, of: grid ?? shares, in: series) ? $0 : nil }
    // A series that jumps at times of its own repeats after none.
    .flatMap { sawtooth(of: series)?.isEven ?? true ? $0 : nil }
    let usual = grid == nil ? period?.points : nil
    let rests = Period.leftOver(of: shares, every: usual)
    let spikes = Spike.all(leftOver: rests, of: shares)
    // A value that leaves a course and comes back at once is no turn of it.
    let lone = spikes.lone(in: shares)
    let turning = FiniteIndices(below: shares.count) {
      shares[$0].isFinite && lone?.isOf($0, in: shares) != true
    }
    let course = CoursePoints(
      x: turning.elements(of: x), y: turning.elements(of: shares), most: CoursePoints.most)
    let reversals = Reversals(course)
    let outliers = Outliers.all(
      x: x, in: range, y: shares, period: period?.points, at: gridSteps)
    let shape = measuredShape(
      of: index, period, spikes, outliers.map(\.index), reversals, at: course)
    let steps = steps(of: series)
    let (rise, drop) = (steps.largestRise, steps.largestDrop)
    var episodes = Episode.all(leftOver: rests, period: usual)
    // A burst that the shape does not tell of.
    if episodes.isEmpty, shape?.shape.isLevel != true, shape?.shape.exception == nil,
      case let points = FiniteIndices(of: y), let burst = burst(of: series, at: points)
    {
      episodes = [episode(burst, of: series, at: points)]
    }
    let whole = outliers.filter { !isCut(at: $0.index, of: series) }
    return Features(
      gaps: Gaps(series), outliers: whole.map(\.index), farthestOutlier: whole.farthest,
      spikes: spikes, loneSpike: lone,
      plateaus: shape?.plateaus ?? Plateau.all(in: shares, values: y), shape: shape,
      reversals: reversals,
      episodes: episodes, period: period,
      largestRise: rise, riseOccurrence: rise.map(steps.occurrence) ?? .once,
      largestDrop: drop, dropOccurrence: drop.map(steps.occurrence) ?? .once)
  }

  /// True of a number or a sum of rows in a unit of time that the rows do not cover all of, and that is smaller for it.
  private func isCut(at point: Int, of series: Series) -> Bool {
    guard let channels, channels.cutUnits.contains(series.x[point]),
      let middle = Median.of(series.allValues.filter(\.isFinite))
    else { return false }
    return series.y[point] < middle
  }

  /// False of a day that most days do not repeat, and of what has no length in time where times are missing.
  private func holds(_ period: Period, in series: Series, isAmidHoles: Bool) -> Bool {
    if isAmidHoles, plainSpan(of: period, in: series) == nil { return false }
    if isStaircase(series) { return false }
    return !isDay(plainSpan(of: period, in: series)) || daysWithCourse(of: series) != .some
  }

  /// True of what goes one way all along, and of a straight line that was rounded, with steps of as much or one more.
  ///
  /// A fee that is raised each January, or a battery that runs low in whole percents, changes every so often, but no
  /// value comes again.
  private func isStaircase(_ series: Series) -> Bool {
    let values = series.allValues
    let steps = zip(values, values.dropFirst()).lazy.map { $1 - $0 }.filter(\.isFinite)
    guard let low = steps.min(), let high = steps.max(), low < high else { return false }
    return low >= 0 || high <= 0 || high - low <= 1.01 * pow(10, -Double(digits(of: values)))
  }

  /// The values of a series as shares of their range on the scale of the y axis; none of a unit of time that is not over.
  func shares(of series: Series) -> [Double] {
    yAxis.effectiveScale.shares(of: wholeValues(of: series))
  }
}

extension Sequence {
  /// The element of which a size, zero or above, is largest; of equals, but for rounding, the first.
  func largest(by measure: (Element) -> Double) -> Element? {
    var largest: (element: Element, size: Double)?
    for element in self {
      let size = measure(element)
      guard let known = largest?.size else {
        if !size.isNaN { largest = (element, size) }
        continue
      }
      if size > known * (1 + 1e-9) { largest = (element, size) }
    }
    return largest?.element
  }
}
