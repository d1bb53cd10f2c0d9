import Charts

/// Keeping what is held of a chart inside it when the chart itself changes.
///
/// A setting such as the same axes may count a histogram in other bins or give categories other
/// places: a point is then the nearest one to where it stood, and what stood nowhere any more is let
/// go.
extension Model {
  /// Moves all that is held of the chart `index` from what it was, `old`, to what it is now.
  mutating func movePlaces(ofChart index: Int, from old: Chart) {
    guard charts.indices.contains(index) else { return }
    let move = PlaceMove(from: old, to: charts[index])
    guard move.isNeeded else { return }
    if bookmarksByChart[index] != nil {
      var kept: [PointReference] = []
      for mark in bookmarks(ofChart: index).compactMap(move.point) where !kept.contains(mark) {
        kept.append(mark)
      }
      bookmarksByChart[index] = kept
    }
    if let loop = loopsByChart[index] { loopsByChart[index] = loop.moved(by: move) }
    windowsByChart[index] = windowsByChart[index].flatMap(move.window)
    guard index == chartIndex else { return }
    jumps = jumps.compactMap(move.point)
    if let point { moveCursor(to: move.point(point)) }
    playback.saidPoint = nil
  }

  private func bookmarks(ofChart index: Int) -> [PointReference] { bookmarksByChart[index] ?? [] }

  private mutating func moveCursor(to point: PointReference?) {
    let part = cursor.part
    cursor.series = point?.series ?? 0
    cursor.point = point?.point
    cursor.x = point.flatMap { chart.series[$0.series].x[$0.point] }
    guard let point, let part else { return }
    cursor.part = chart.details(of: point).parts.indices.contains(part) ? part : nil
  }

  /// Puts the item of every mode among those there are.
  mutating func clampItems() {
    rotor.audioItem = min(rotor.audioItem, max(chart.audioItems.count - 1, 0))
    rotor.descriptionItem = min(rotor.descriptionItem, max(descriptionItems.count - 1, 0))
    rotor.detailsRow = min(rotor.detailsRow, max(rows.count - 1, 0))
  }
}

/// Where the points of a chart are once it has changed.
struct PlaceMove {
  private let old: Chart
  private let new: Chart

  init(from old: Chart, to new: Chart) {
    self.old = old
    self.new = new
  }

  /// Whether anything stands elsewhere.
  var isNeeded: Bool {
    old.xAxis.kind != new.xAxis.kind || old.series.count != new.series.count
      || zip(old.series, new.series).contains { $0.x != $1.x }
  }

  /// Whether categories only have other numbers, while every point is the one it was.
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
    guard old.xAxis.kind == new.xAxis.kind else { return nil }
    let places = new.places
    let indices = places.indices(in: window)
    guard indices.count >= Model.leastPlaces, indices.count < places.count else { return nil }
    return places[indices.lowerBound]...places[indices.upperBound - 1]
  }
}

extension Loop {
  /// The loop with its ends moved; one that has no place any more is not set, and nothing is looped
  /// without both.
  fileprivate func moved(by move: PlaceMove) -> Loop {
    var loop = self
    loop.start = start.flatMap(move.point)
    loop.end = end.flatMap(move.point)
    loop.earlier = earlier.flatMap { stretch in
      guard let start = move.point(stretch.start), let end = move.point(stretch.end) else {
        return nil
      }
      return Stretch(start: start, end: end)
    }
    if loop.start == nil || loop.end == nil {
      loop.isOn = false
      loop.awaitsStart = nil
    }
    return loop
  }
}
