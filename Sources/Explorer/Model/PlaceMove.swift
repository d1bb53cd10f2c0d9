import Charts

/// The places of a chart's points once the chart itself has changed.
///
/// A setting such as the same axes may count a histogram in other bins or give categories other
/// places: a point is then the nearest one to where it stood, and what stood nowhere any more is let
/// go.
struct PlaceMove {
  private let old: Chart
  private let new: Chart

  init(from old: Chart, to new: Chart) {
    self.old = old
    self.new = new
  }

  /// True where anything stands elsewhere.
  var isNeeded: Bool {
    old.xAxis.kind != new.xAxis.kind || old.series.count != new.series.count
      || zip(old.series, new.series).contains { $0.x != $1.x }
  }

  /// True where categories only have other numbers, while every point is the one it was.
  private var keepsPoints: Bool {
    old.xAxis.categories != nil && new.xAxis.categories != nil
      && old.series.map(\.count) == new.series.map(\.count)
  }

  /// The point nearest to where one stood; `nil` where its series is gone or empty.
  func point(_ point: PointReference) -> PointReference? {
    guard old.series.indices.contains(point.series), new.series.indices.contains(point.series)
    else { return nil }
    let before = old.series[point.series]
    let now = new.series[point.series]
    guard (0..<before.count).contains(point.point) else { return nil }
    if keepsPoints { return point }
    return now.index(nearest: before.x[point.point]).map {
      PointReference(series: point.series, point: $0)
    }
  }

  /// The part of the axis nearest to one that was shown; `nil`, which is all of it, where too little
  /// would be left, or places are other ones.
  func window(_ window: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard old.xAxis.isAlike(new.xAxis), old.xAxis.categories == new.xAxis.categories
    else { return nil }
    let places = new.places
    var indices = places.indices(in: window)
    // A month that begins before the part is in it, too.
    if new.channels?.timeUnit != nil, let first = indices.first, first > 0,
      places[first] > window.lowerBound
    {
      indices = first - 1..<indices.upperBound
    }
    guard indices.count >= Page.leastPlaces, indices.count < places.count else { return nil }
    return places[indices.lowerBound]...places[indices.upperBound - 1]
  }
}

extension Loop {
  /// The loop with its ends moved; one that has no place any more is not set, and nothing is looped
  /// without both.
  func moved(by move: PlaceMove) -> Loop {
    var loop = self
    loop.start = start.flatMap(move.point)
    loop.end = end.flatMap(move.point)
    loop.earlier = earlier?.moved(by: move)
    loop.replaced = replaced.flatMap { replaced in
      replaced.stretch.moved(by: move).map { .init(stretch: $0, isStart: replaced.isStart) }
    }
    if loop.start == nil || loop.end == nil {
      loop.isOn = false
      loop.replaced = nil
    }
    return loop
  }
}

extension Stretch {
  /// The stretch with its ends moved; `nil` where one of them has no place any more.
  fileprivate func moved(by move: PlaceMove) -> Stretch? {
    guard let start = move.point(start), let end = move.point(end) else { return nil }
    return Stretch(start: start, end: end)
  }
}
