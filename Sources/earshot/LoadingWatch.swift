import ChartExplorer
import Descriptions
import Dispatch
import Glibc
import Tables
import Threads

/// Says on the terminal what is being read, where that takes long enough to wonder.
///
/// The interrupt key ends the program as ever.
final class LoadingWatch: Sendable {
  private let end = DispatchSemaphore(value: 0)

  /// Watches what is read from now on, where standard error is a terminal.
  init(_ progress: ReadingProgress, in language: any Language) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    Thread.start { [end] in
      var news = LoadingNews(at: MonotonicClock.now())
      while true {
        let wait = Int((max(news.due - MonotonicClock.now(), 0) * 1000).rounded(.up))
        guard end.wait(timeout: .now() + .milliseconds(wait)) == .timedOut else { return }
        news.say(progress.part, at: MonotonicClock.now(), in: language)
      }
    }
  }

  /// All is read.
  func stop() { end.signal() }
}
