import Explorer
import Tables
import Threads

/// The rows of a while, sent as one message.
struct GatheredRows {
  /// The time whose rows come as one message, in seconds.
  private static let period = 0.1

  private var stream: RowStream
  private let mailbox: Mailbox
  private var rows = FeedRows()
  private var postedAt = -Double.infinity

  init(_ stream: RowStream, _ mailbox: Mailbox) {
    self.stream = stream
    self.mailbox = mailbox
  }

  private var isEmpty: Bool { rows.table == nil && rows.problemCount == 0 }

  /// The milliseconds until the rows must be sent; −1 where there are none.
  var timeout: Int32 {
    isEmpty
      ? -1 : Int32(max((postedAt + Self.period - MonotonicClock.now()) * 1000 + 1, 0).rounded())
  }

  mutating func take(_ bytes: [UInt8]) throws(InputProblem) {
    rows.add(try stream.take(bytes))
    postIfDue()
  }

  mutating func end() throws(InputProblem) { rows.add(try stream.end()) }

  /// Takes the beginning of another file.
  mutating func begin() { stream.begin() }

  mutating func postIfDue() {
    if !isEmpty, MonotonicClock.now() >= postedAt + Self.period { post() }
  }

  mutating func post() {
    guard !isEmpty else { return }
    mailbox.post(.feed(.rows(rows)))
    rows = FeedRows()
    postedAt = MonotonicClock.now()
  }
}
