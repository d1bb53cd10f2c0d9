/// The way of one series through time: its points by their share of the whole, gaps included.
struct Course {
  /// A place where something is heard.
  struct Stop: Equatable {
    /// The place along the series, 0 … 1.
    var share: Double
    /// The height, 0 … 1; not a number where nothing but a gap is.
    var height: Double
    /// True where a run of gaps starts here, alone or next to a height.
    var startsGap: Bool
    /// The second measure as a share of its range, 0 … 1; `nil` where there is none, as of dense points.
    var mapped: Double?
    /// The heights between which a point may lie; `nil` where there are none, as of dense points.
    var ends: ClosedRange<Double>?
  }

  /// The stops, ordered by their share.
  var stops: [Stop]
  /// The number of evenly spaced notes that the whole has room for.
  var places: Int
  /// The number of points that the stops stand for where several of them make one.
  var groupCount: Int?
  /// The points that several stops make, and their stops.
  var figures: [Figure]
  /// The number of notes that these points have, heard or not.
  private(set) var figureNoteCount = 0
  /// The ends and the accents beside the line of dense points; `nil` where each stop is a point.
  var spread: Spread?
  /// The length of each grain of a cloud, in seconds; `nil` where there are no grains.
  var grain: Double?
  /// True where the points are a cloud without a course from one to the next.
  let isCloud: Bool
  /// The x of the first stop, or of the start of the timeline.
  var firstX: Double
  /// The x of the last stop, or of the end of the timeline.
  var lastX: Double
  /// True where the stops lie along a timeline, which may begin before them and end after them.
  let hasTimeline: Bool

  /// Lays out `series`.
  ///
  /// An x that is not finite or goes back stands still; if none ever moves on, the points are
  /// spread evenly. A height that is not finite is a gap.
  init(_ series: AudibleSeries, smoothing: Double) {
    let count = min(series.x.count, series.y.count)
    groupCount = series.pointCount
    isCloud = series.isCloud
    figures = Figure.all(of: series, count: count)
    // The notes of one point are not a course that could be smoothed.
    let heights = series.y.prefix(count).map { $0.isFinite ? $0 : .nan }
      .smoothed(by: series.pointCount == nil ? smoothing : 1)
    var last = series.x.prefix(count).first(where: \.isFinite) ?? 0
    firstX = last
    let positions = series.x.prefix(count).map { x in
      if x.isFinite, x > last { last = x }
      return last
    }
    lastX = last
    let timeline = series.timeline.flatMap { timeline in
      let (low, high) = (timeline.range.lowerBound, timeline.range.upperBound)
      return low.isFinite && high.isFinite && low < high ? timeline : nil
    }
    hasTimeline = timeline != nil
    if let timeline {
      firstX = timeline.range.lowerBound
      lastX = timeline.range.upperBound
    }
    // Halves, because the distance of two finite numbers may not be finite.
    let width = lastX / 2 - firstX / 2
    let origin = firstX / 2
    let lastIndex = Double(max(count - 1, 1))
    stops = positions.indices.map { index in
      let place = width > 0 ? (positions[index] / 2 - origin) / width : Double(index) / lastIndex
      let share = min(max(place, 0), 1)
      let startsGap = heights[index].isNaN && (index == 0 || !heights[index - 1].isNaN)
      let mapped = series.mapped.indices.contains(index) ? series.mapped[index] : .nan
      return Stop(
        share: share, height: heights[index], startsGap: startsGap,
        mapped: mapped.isFinite ? min(max(mapped, 0), 1) : nil,
        // A smoothed line has no ends that were measured.
        ends: smoothing < 1 ? nil : series.ends(of: index))
    }
    figureNoteCount = figures.isEmpty ? 0 : heights.count { !$0.isNaN }
    self.places = max(count, timeline?.pointCount ?? 0)
    // The time that a figure asks for is that of the notes it has at most.
    shortenFigures(to: Self.mostFigureNotes)
    if !series.isHeld, !isCloud, groupCount == nil { interrupt(before: series.breaks) }
  }

  /// Puts a gap in the middle between each point of `breaks` and the one before.
  private mutating func interrupt(before breaks: [Int]) {
    for index in breaks.reversed() where stops.indices.dropFirst().contains(index) {
      let (last, next) = (stops[index - 1], stops[index])
      guard !last.height.isNaN, !next.height.isNaN else { continue }
      let middle = last.share + (next.share - last.share) / 2
      stops.insert(Stop(share: middle, height: .nan, startsGap: true), at: index)
    }
  }

  /// The least distance between neighbors, as a share of the whole; 1 for fewer than two stops.
  var shortestSegment: Double {
    var shortest = 1.0
    for index in stops.indices.dropFirst() {
      shortest = min(shortest, stops[index].share - stops[index - 1].share)
    }
    return shortest
  }

  /// True where several stops make one point.
  var isGrouped: Bool { groupCount != nil }

  /// The number of points that are heard: the stops that have a height, or the groups of them.
  var pointCount: Int {
    let heard = spread?.heardCount ?? stops.count { !$0.height.isNaN }
    return groupCount.map { min($0, heard) } ?? heard
  }

  /// True where the last point has no neighbor to glide from, and less than a note's time of `length` seconds after it.
  func endsAlone(within length: Double) -> Bool {
    guard let last = stops.last, !last.height.isNaN, stops.count > 1 || hasTimeline else {
      return false
    }
    return (stops.dropLast().last?.height.isNaN ?? true)
      && (1 - last.share) * length < Timetable.noteLength
  }
}
