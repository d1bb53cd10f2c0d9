import Descriptions

/// The words that come from the program itself, without a key: their order, their rate, and those
/// that wait.
///
/// Nothing comes while something as important, or more, is being heard, and nothing about the same
/// subject comes in a rush. What may not come yet waits, and of each subject only the latest: when
/// its time has come it is said, the most important first. A key ends the hearing of what was said
/// before it, and what it brings is its answer; only the rate of the data does not begin anew with
/// it.
struct Announcements: Equatable, Sendable {
  /// The importance of an announcement, the least first.
  enum Priority: Int, Comparable, Sendable {
    /// A change that comes at any rate: of the data, or of the point under the playhead.
    case live
    /// The end of a playback.
    case ending
    case problem
    /// Something that somebody asked to be told of at once.
    case alarm
    /// The answer to a key, and what is read on because a key asked for it.
    case answer

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The subject of an announcement.
  enum Subject: Hashable, Sendable {
    case data, feed, feedEnd, loss, alarm, playhead, ending, sound, speech, setting, failure

    /// The least time between two announcements about it, in seconds.
    var period: Double {
      switch self {
      case .data, .sound, .speech, .setting, .failure: 5
      case .playhead: Announcements.hearing
      // Each is about something else.
      case .ending, .feed, .feedEnd: 0
      case .alarm, .loss: Announcements.hearing
      }
    }
  }

  /// Something to be said.
  struct Announcement: Equatable, Sendable {
    var sentences: [Sentence]
    var priority: Priority
    var subject: Subject
    /// The time at which it came, in seconds.
    var time: Double
    /// True where the caption's words are then still true, and stay before the new ones.
    var keepsCaption = false
  }

  /// More alarms at once nobody takes in.
  private static let mostAlarms = 3

  /// The time in which words are left to be heard, in seconds: about as long as a value takes.
  static let hearing = 1.5

  private var saidPriority: Priority?
  private var saidAt = 0.0
  private var times: [Subject: Double] = [:]
  /// At most one of each subject.
  private(set) var waiting: [Announcement] = []

  // MARK: What happens

  /// A key was pressed: it is not kept from its answer, and the end that was to be said is past.
  mutating func keyPressed() {
    saidPriority = nil
    times = times.filter { $0.key == .data }
    forget(.ending)
  }

  /// True where the point under the playhead may be said now; it does not wait, as a newer one is
  /// already on its way.
  func allowsPlayhead(at time: Double) -> Bool {
    isDue(.init(sentences: [], priority: .live, subject: .playhead, time: time), at: time)
  }

  /// Something was said; answers to keys are about nothing that comes by itself.
  mutating func said(_ priority: Priority, about subject: Subject? = nil, at time: Double) {
    saidPriority = priority
    saidAt = time
    if let subject { times[subject] = time }
  }

  /// Has `announcement` wait in the place of an older one about the same.
  mutating func add(_ announcement: Announcement) {
    var announcement = announcement
    // Alarms are about different things: none takes the place of another.
    if announcement.subject == .alarm, let other = waiting.first(where: { $0.subject == .alarm }) {
      announcement.sentences = (other.sentences + announcement.sentences).suffix(Self.mostAlarms)
    }
    forget(announcement.subject)
    waiting.append(announcement)
  }

  /// Forgets the announcement about `subject` that waits: it is no longer true.
  mutating func forget(_ subject: Subject) {
    waiting.removeAll { $0.subject == subject }
  }

  // MARK: What comes next

  /// Takes out the most important announcement that may be said now, if it is `least` or more.
  mutating func next(at time: Double, least: Priority = .live) -> Announcement? {
    let due = waiting.indices.filter {
      waiting[$0].priority >= least && isDue(waiting[$0], at: time)
    }
    guard let first = due.max(by: { waiting[$0].priority < waiting[$1].priority }) else {
      return nil
    }
    return waiting.remove(at: first)
  }

  /// The seconds after which to look again; `nil` while nothing waits.
  func delay(at time: Double) -> Double? {
    let next = waiting.map(dueTime).min()
    // Never at once, so that what is kept waiting does not keep the program busy.
    return next.map { max($0 - time, 0.05) }
  }

  /// True where `announcement` may be said now.
  func isDue(_ announcement: Announcement, at time: Double) -> Bool {
    dueTime(announcement) <= time + 1e-9
  }

  private func dueTime(_ announcement: Announcement) -> Double {
    let (priority, subject) = (announcement.priority, announcement.subject)
    let spaced = times[subject].map { $0 + subject.period } ?? -.infinity
    guard let saidPriority, saidPriority >= priority else { return spaced }
    // A problem that comes in the moment of an answer belongs to it: nothing was heard of it yet.
    let isPartOfAnswer =
      priority >= .problem && saidPriority == .answer && saidAt == announcement.time
    return isPartOfAnswer ? spaced : max(spaced, saidAt + Self.hearing)
  }
}
