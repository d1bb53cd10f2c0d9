import Descriptions
import Tables

/// The words about an input that is read, and the times at which they are due, in seconds.
struct LoadingNews {
  /// A shorter wait is not said, and so long it stays still before the next words.
  private static let patience = 0.5
  private static let period = 5.0
  /// A reader that says each line is left in peace for longer.
  private static let plainPeriod = 30.0
  /// Of an input that gives nothing it is said ever more rarely, up to once in so long.
  private static let longestPeriod = 60.0

  /// The time at which the next words are due.
  private(set) var due: Double
  private let start: Double
  private var period: Double
  private var bytes = 0
  private var file = ""
  /// The time since which nothing has come.
  private var stillSince: Double

  /// True where the words are lines for a screen reader.
  private let isPlain: Bool

  /// Begins to wait at a time.
  init(at time: Double, isPlain: Bool = false) {
    (start, stillSince) = (time, time)
    self.isPlain = isPlain
    period = isPlain ? Self.plainPeriod : Self.period
    due = time + Self.patience
  }

  /// The sentences that are said now, of what is read so far.
  mutating func sentences(_ part: ReadingProgress.Part, at time: Double) -> [Sentence] {
    let isStill =
      !part.isRead && part.bytes == bytes && part.file == file && time - start > Self.patience * 2
    if !isStill {
      (bytes, file, stillSince, period) = (
        part.bytes, part.file, time, isPlain ? Self.plainPeriod : Self.period
      )
    }
    due = time + period
    if isStill { period = min(period * 2, Self.longestPeriod) }
    let sentence = Self.sentence(part, after: time - start)
    return isStill ? [sentence, .live(.lost(seconds: time - stillSince))] : [sentence]
  }

  /// Writes what is due, on a line of its own.
  mutating func say(
    _ part: ReadingProgress.Part, at time: Double, in language: any Language,
    _ others: [Sentence] = []
  ) {
    write(sentences(part, at: time) + others, in: language)
  }

  /// Writes what is read at any time, as the answer to a key.
  func answer(
    _ part: ReadingProgress.Part, at time: Double, in language: any Language, _ others: [Sentence]
  ) {
    write([Self.sentence(part, after: time - start)] + others, in: language)
  }

  /// Writes sentences on a line of their own; a screen reader has it whole, however narrow the terminal is.
  func write(_ sentences: [Sentence], in language: any Language) {
    let words = language.format.joined(sentences.map(language.text))
    if isPlain { StandardError.write(caption: words) } else { StandardError.write(lines: words) }
  }

  /// Ends the line that stands there, where no caption comes to do so.
  func close() {
    if isPlain, due > start + Self.patience { StandardError.endCaption() }
  }

  static func sentence(_ part: ReadingProgress.Part, after seconds: Double) -> Sentence {
    guard part.bytes > 0, part.bytes < part.total else {
      return .reading(.progress(file: part.file, share: nil, secondsLeft: nil))
    }
    let share = Double(part.bytes) / Double(part.total)
    return .reading(
      .progress(
        file: part.file, share: share,
        secondsLeft: (seconds / share * (1 - share)).rounded(.up)))
  }
}
