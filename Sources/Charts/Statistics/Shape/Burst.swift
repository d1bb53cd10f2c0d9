import Tables

/// A few values in a row far beyond all others of a series, which goes on behind them as it did before: half an hour of
/// load.
struct Burst: Equatable {
  /// The positions of its points.
  var points: ClosedRange<Int>
  /// True above all others.
  var isPeak: Bool

  /// The fewest points of it, and that are before and behind it; fewer are spikes.
  private static let fewest = 3
  /// More than this share of all points are no few.
  private static let mostShare = 0.1
  /// The part of the range of all others by which it is beyond them at least.
  private static let leastDistance = 0.75
  /// More points have a course of their own within any few.
  private static let mostPoints = 100_000

  /// Finds the only burst of finite values; `nil` where there is none.
  init?(_ y: [Double]) {
    let most = Int(Self.mostShare * Double(y.count))
    guard most >= Self.fewest, y.count <= Self.mostPoints else { return nil }
    guard
      let found = Self.peak(of: y, most: most).map({ Burst($0, isPeak: true) })
        ?? Self.peak(of: y.map { -$0 }, most: most).map({ Burst($0, isPeak: false) })
    else { return nil }
    self = found
  }

  private init(_ points: ClosedRange<Int>, isPeak: Bool) {
    self.points = points
    self.isPeak = isPeak
  }

  /// The stretch around the highest value that is far above all others.
  private static func peak(of y: [Double], most: Int) -> ClosedRange<Int>? {
    guard let low = y.min(), let top = y.indices.max(by: { y[$0] < y[$1] }) else { return nil }
    /// The highest values from the start up to each point, and from each to the end.
    var before = y
    for point in y.indices.dropFirst() { before[point] = max(before[point], before[point - 1]) }
    var behind = y
    for point in y.indices.reversed().dropFirst() {
      behind[point] = max(behind[point], behind[point + 1])
    }
    var (first, last, least) = (top, top, y[top])
    // It grows to the side that is higher.
    while first > fewest, last < y.count - 1 - fewest, last - first + 1 < most {
      if y[first - 1] > y[last + 1] { first -= 1 } else { last += 1 }
      least = min(least, y[first], y[last])
      let others = max(before[first - 1], behind[last + 1])
      if last - first + 1 >= fewest, least > others,
        // Halved, so that no difference overflows.
        least / 2 - others / 2 >= leastDistance * (others / 2 - low / 2)
      {
        return first...last
      }
    }
    return nil
  }
}

extension Chart {
  /// The burst of a series among the points that have a place; `nil` where there is none.
  func burst(of series: Series, at points: FiniteIndices) -> Burst? {
    guard yAxis.effectiveScale == .linear else { return nil }
    return Burst(points.elements(of: series.allValues))
  }

  /// A level, or a way, with the burst that leaves it; `nil` where the other points have no clear shape.
  func burstShape(of series: Series, at points: FiniteIndices) -> PlacedShape? {
    guard let burst = burst(of: series, at: points) else { return nil }
    let (x, y) = (series.x.elements, series.allValues)
    let others = FiniteIndices(
      points.indices.filter { !burst.points.contains($0) }.map { points[$0] })
    let exception = exception(burst, of: series, at: points)
    let extreme = points[extreme(of: burst, in: points.elements(of: y))]
    if let level = level(at: others, x: x, y: y) {
      return PlacedShape(
        Shape(.level(level), isNoisy: !level.isExact, exception: exception), at: extreme)
    }
    let values = others.elements(of: y)
    guard let found = CourseShape(x: others.elements(of: x), y: values), found.kind != .level,
      var named = ShapeNaming(
        chart: self, series: series, points: others, values: values, found: found
      ).shape
    else { return nil }
    named.shape.exception = exception
    return named
  }

  /// The stretch of a burst that no shape tells of.
  func episode(_ burst: Burst, of series: Series, at points: FiniteIndices) -> Episode {
    Episode(
      points: points[burst.points.lowerBound]...points[burst.points.upperBound],
      extreme: points[extreme(of: burst, in: points.elements(of: series.allValues))],
      isHigh: burst.isPeak)
  }

  private func exception(
    _ burst: Burst, of series: Series, at points: FiniteIndices
  ) -> Shape.Exception {
    func place(_ position: Int) -> Place { self.place(series.x[points[position]]) }
    let extreme = extreme(of: burst, in: points.elements(of: series.allValues))
    var exception = Shape.Exception(
      quantity(series.y[points[extreme]], of: series), place(extreme), isPeak: burst.isPeak)
    exception.stretch = Shape.Stretch(
      from: place(burst.points.lowerBound), to: place(burst.points.upperBound))
    return exception
  }

  /// The position of its farthest value; of equals the first.
  private func extreme(of burst: Burst, in y: [Double]) -> Int {
    burst.points.largest { burst.isPeak ? y[$0] : -y[$0] } ?? burst.points.lowerBound
  }
}
