/// The start and the length of each series in a score.
struct Timetable {
  /// The stretch of one series, in seconds.
  struct Slot: Equatable {
    var start: Double
    var length: Double
    /// The seconds of its beginning that are not heard, so that lines enter one after the other.
    var entry = 0.0
    /// The seconds at its end that are left to the note of a last point that stands alone.
    var tail = 0.0
  }

  /// The longest that a single note lasts, in seconds.
  static let noteLength = 0.25
  /// The longest that each note but the last of a point of several notes lasts, in seconds.
  static let quickNoteLength = 0.1
  /// The length of a gap's tick, in seconds.
  static let tickLength = 0.055
  /// The most series that sound at once.
  static let mostAtOnce = 4

  /// The least length of a series, in seconds.
  let least: Double
  /// The most of a series or, with a cap on all of them, of the whole, in seconds.
  private let most: Double
  /// True where the whole lasts exactly as long as was asked for.
  let isExact: Bool
  private let preset: SonificationSettings.Preset
  private let order: SonificationSettings.Order
  /// The legend that comes before all series.
  let legend: AudioLegend?

  init(_ settings: SonificationSettings) {
    preset = settings.preset
    order = settings.order
    var legend = settings.hasLegend ? AudioLegend() : nil
    switch settings.duration {
    case .short: (least, most, isExact) = (2, 3, false)
    case .recommended: (least, most, isExact) = (3, 10, false)
    case .long: (least, most, isExact) = (19.9, 20, false)
    case .exactly(let seconds):
      let whole = seconds.isNaN ? 3 : min(max(seconds, 0.02), 3600)
      if legend != nil { legend = AudioLegend(within: whole) }
      let rest = whole - (legend?.length ?? 0)
      (least, most, isExact) = (rest, rest, true)
    }
    self.legend = legend
  }

  /// True where all series share one cap: that of the seconds that were asked for, or of the library.
  ///
  /// Otherwise each has a length of its own, so that many of them tell something.
  private var hasCap: Bool { isExact || preset == .audiograph }

  /// The slots of all `courses` in their order.
  ///
  /// In turn there are 0.3 s between two series. Together the onsets are 50 ms apart, and more
  /// than four series take turns by fours. Notes come later by it, as in a broken chord; lines enter
  /// later, but stay in time, so that they cross when they cross. Where a cap on the whole is too short
  /// even for these pauses, they shrink with it.
  func slots(for courses: [Course], areLines: [Bool]) -> [Slot] {
    let width = order == .together ? Self.mostAtOnce : 1
    let groups = stride(from: 0, to: courses.count, by: width).map { start in
      start..<min(start + width, courses.count)
    }
    guard !groups.isEmpty else { return [] }
    // The notes of each group that come later than its first series does.
    let latest = groups.map { group in
      group.last { !areLines[$0] }.map { $0 - group.lowerBound } ?? 0
    }
    let delays = order == .together ? latest.reduce(0, +) : 0
    var (pause, delay) = (groups.count > 1 ? 0.3 : 0, width > 1 ? 0.05 : 0)
    if hasCap {
      pause = min(pause, most / 2 / Double(max(groups.count - 1, 1)))
      delay = min(delay, most / 4 / Double(max(courses.count - groups.count, 1)))
    }
    // Series that sound together share one length, so their points stay side by side.
    var lengths = groups.map { group in courses[group].map(wishedLength).max() ?? 0 }
    let total = lengths.reduce(0, +)
    let room = most - pause * Double(groups.count - 1) - delay * Double(delays)
    if isExact || hasCap && total > room {
      lengths = lengths.map { $0 * (room / total) }
    }
    var slots: [Slot] = []
    var start = 0.0
    for ((group, length), last) in zip(zip(groups, lengths), latest) {
      for (place, index) in group.enumerated() {
        let later = delay * Double(place)
        slots.append(
          areLines[index]
            ? Slot(start: start, length: length, entry: later)
            : Slot(start: start + later, length: length))
      }
      start += length + delay * Double(last) + pause
    }
    return slots
  }

  /// The time from one point to the next, in seconds: 50 to 70 ms are followed well (Brown et al.,
  /// "Drawing by ear", ICAD 2003).
  static let pace = 0.06

  /// The length a series would have alone.
  private func wishedLength(_ course: Course) -> Double {
    // One point has no course to lay out: it is the note that a move to it plays.
    if course.pointCount == 0 { return Self.tickLength }
    if course.stops.count == 1, !course.hasTimeline { return Self.noteLength }
    // The quick notes of a point are to be told apart, too.
    if course.isGrouped { return min(max(course.figureLength, least), most) }
    switch preset {
    case .natural:
      return min(max(Self.pace * Double(course.places - 1), least), most)
    case .audiograph:
      let shortest = course.shortestStep
      guard shortest * least < Course.shortestHalved else { return least }
      return min(Course.shortestPlayed / max(shortest, 1e-9), most)
    }
  }
}
