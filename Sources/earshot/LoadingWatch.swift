import Descriptions
import Dispatch
import Glibc
import Tables
import Threads

/// Says on the terminal what is being read, where that takes long enough to wonder.
///
/// The interrupt key ends the program as ever.
final class LoadingWatch: Sendable {
  /// A shorter wait is not said, and so long it stays still before the next words, in seconds.
  private static let patience = 0.7
  private static let period = 5.0

  private let end = DispatchSemaphore(value: 0)

  /// Watches what is read from now on, where standard error is a terminal.
  init(_ progress: ReadingProgress, in language: any Language) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let tag = language.tag
    Thread.start { [end] in
      var waited = Self.patience
      while end.wait(timeout: .now() + (waited > Self.patience ? Self.period : waited)) == .timedOut
      {
        if let language = Languages.language(tag) {
          let sentence = Self.sentence(progress.part, after: waited)
          StandardError.write(raw: language.text(sentence).printable + "\n")
        }
        waited += Self.period
      }
    }
  }

  /// All is read.
  func stop() { end.signal() }

  static func sentence(_ part: ReadingProgress.Part, after seconds: Double) -> Sentence {
    guard part.bytes > 0, part.bytes < part.total else {
      return .reading(file: part.file, share: nil, secondsLeft: nil)
    }
    let share = Double(part.bytes) / Double(part.total)
    return .reading(
      file: part.file, share: share,
      secondsLeft: (seconds / share * (1 - share)).rounded(.up))
  }
}
