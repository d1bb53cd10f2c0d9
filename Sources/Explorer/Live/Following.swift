import Charts
import Descriptions

/// The newest and the past: where one is while data keeps coming.
extension Model {
  /// True while what is shown and heard is the newest.
  var isAtNow: Bool {
    live?.isFollowing == true && [.audioGraph, .values].contains(page.rotor.mode) && page.isAtNow
  }

  /// `m`: pauses at the newest; from anywhere else goes back to it, and says how far behind one was.
  mutating func toggleFollowing() -> [Effect] {
    guard var live else {
      return announce([.live(.nothingToFollow)])
    }
    if isAtNow {
      live.isFollowing = false
      live.leave(at: clock)
      self.live = live
      announcements.forget(.data)
      return announce([.live(.paused)])
    }
    live.leave(at: clock)
    let (rows, seconds) =
      live.departure.map { (live.rows.total - $0.rows, clock - $0.time) } ?? (0, 0)
    live.isFollowing = true
    live.departure = nil
    self.live = live
    if ![.audioGraph, .values].contains(page.rotor.mode) { page.turn(to: .audioGraph) }
    page.goToNow(showing: page.window.map { _ in page.indices(in: page.chart.places).count })
    let words: LiveSentence =
      rows > 0 ? .behind(rows: rows, seconds: seconds) : .following
    var sentences: [Sentence] = [.live(words)] + [unsaidUnfit].compactMap(\.self)
    // A value that is not charted yet is said once it is.
    self.live?.owesNewest = live.isOutdated
    if !live.isOutdated, let newest = page.newestPoint {
      sentences.append(.point(PointOutline(page.chart, at: newest)))
    }
    let effects = stopSound() + announce(sentences)
    noteSaid()
    return effects + renewCharts()
  }

  /// The words about what came since one has left the newest, and that the chart stays; none where it goes on.
  var wordsBehindNow: [Sentence] {
    guard let live, !live.isLoading, !isAtNow else { return [] }
    let paused: [Sentence] = live.isFollowing || live.isEnded ? [] : [.live(.paused)]
    let behind = live.departure.map { departure in
      (rows: live.rows.total - departure.rows, seconds: clock - departure.time)
    }
    let rows = behind.flatMap { $0.rows > 0 ? $0 : nil }
    return paused
      + [rows.map { .live(.behind(rows: $0.rows, seconds: $0.seconds)) }, unsaidUnfit]
      .compactMap(\.self)
  }

  /// The words about lines that did not fit and were not told yet.
  private var unsaidUnfit: Sentence? {
    guard let live, live.unfit > live.saidUnfit else { return nil }
    return .live(.unfit(live.unfit - live.saidUnfit))
  }

  /// Stands on the newest point, which is the one that was said, before a key goes on from there.
  mutating func standAtNewest(before action: KeyAction) {
    let moves: [KeyAction] = [.previousPoint, .nextPoint, .tenthBack, .tenthForward]
    guard moves.contains(action), isAtNow, page.cursor.point == nil, let newest = page.newestPoint
    else { return }
    page.cursor.point = newest.point
    page.cursor.x = page.chart.series[newest.series].x[newest.point]
  }

  /// The answer at the end of data that keeps coming, with the newest point, which may be another one than was said last.
  func tellingNewest(_ answer: Answer) -> Answer {
    guard live != nil, answer.isEdge, answer.words.count == 1, let point = page.point else {
      return answer
    }
    var answer = answer
    answer.words.append(.point(PointOutline(page.chart, at: point, namesSeries: true)))
    return answer
  }

  /// Notes that a key led away from the newest, or back to it.
  mutating func noteNow(wasAtNow: Bool) {
    guard live != nil, isAtNow != wasAtNow else { return }
    if isAtNow {
      live?.departure = nil
    } else {
      live?.leave(at: clock)
      announcements.forget(.data)
      // The tone of the key that leads away is missed, too, which says so.
      if live?.silence != nil {
        live?.silence = nil
        playback.hasSaidSilence = false
      }
    }
  }
}

extension Page {
  /// The newest point of the series that one is in; `nil` where new rows do not come at the end of the x axis, as in a
  /// cloud, and no point is known to be the newest.
  var newestPoint: PointReference? {
    guard chart.xAxis.categories == nil, chart.hasCourse else { return nil }
    let stops = chart.stops(in: cursor.series)
    return stops.isEmpty
      ? nil : PointReference(series: cursor.series, point: stops.upperBound - 1)
  }

  /// True where the newest point is shown, and no other one is stood on.
  var isAtNow: Bool {
    guard let newest = newestPoint else { return true }
    let isNewestShown = isShown(chart.series[newest.series].x[newest.point])
    return isNewestShown && (cursor.point == nil || cursor.point == newest.point)
  }

  /// Goes to the newest point, where one stood on any, and shows so many places up to it.
  mutating func goToNow(showing count: Int?) {
    let places = chart.places
    if let count { show(count, from: places.count - count, of: places) }
    guard cursor.point != nil, let newest = newestPoint else { return }
    cursor.point = newest.point
    cursor.x = chart.series[newest.series].x[newest.point]
  }
}
