import Explorer
import Synchronization
import Threads

/// Work that takes a while, and the message that tells what came of it.
protocol Work: Sendable {
  var message: Message { get }
}

extension Charting: Work {
  var message: Message { .charted(number, result) }
}

extension Lookup: Work {
  var message: Message { .found(number, found) }
}

/// Makes charts of tables, or looks something up in them, on a thread of its own, while keys go on.
///
/// Of what is asked for while other work is being done only the newest is done.
final class Workshop {
  /// Opened by the first work that is asked for.
  private var mailbox: Mailbox?
  private let queue = Queue()

  /// The work that is to be done next.
  private final class Queue: Sendable {
    private let state = Mutex<(next: (any Work)?, isBusy: Bool)>((nil, false))

    /// Puts work in; true where nobody is there to do it.
    func put(_ work: any Work) -> Bool {
      state.withLock { state in
        state.next = work
        defer { state.isBusy = true }
        return !state.isBusy
      }
    }

    /// Takes work out; where there is none, whoever does it is done.
    func take() -> (any Work)? {
      state.withLock { state in
        defer { state.next = nil }
        if state.next == nil { state.isBusy = false }
        return state.next
      }
    }
  }

  /// Readable when there are messages; -1, which `poll` passes over, before the first.
  var descriptor: Int32 { mailbox?.readEnd ?? -1 }

  /// The work that was done since.
  func messages() -> [Message] { mailbox?.take() ?? [] }

  /// Begins some work, whose result comes as a message.
  ///
  /// - Returns: That message at once, where the system has no thread left.
  func make(_ work: some Work) -> Message? {
    if mailbox == nil { mailbox = try? Mailbox() }
    guard let mailbox else { return work.message }
    guard queue.put(work) else { return nil }
    let hasThread = Thread.start { [queue] in
      while let work = queue.take() { mailbox.post(work.message) }
    }
    guard !hasThread else { return nil }
    return queue.take()?.message
  }
}
