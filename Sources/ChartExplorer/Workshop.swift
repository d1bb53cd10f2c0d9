import Explorer
import Synchronization
import Threads

/// Makes charts of tables on a thread of its own, while keys go on.
///
/// Of those that are asked for while others are being made only the newest are made.
final class Workshop {
  /// Opened by the first charts that are asked for.
  private var mailbox: Mailbox?
  private let queue = Queue()

  /// The charts that are to be made next.
  private final class Queue: Sendable {
    private let state = Mutex<(next: Charting?, isBusy: Bool)>((nil, false))

    /// Puts charts in; true where nobody is there to make them.
    func put(_ charting: Charting) -> Bool {
      state.withLock { state in
        state.next = charting
        defer { state.isBusy = true }
        return !state.isBusy
      }
    }

    /// Takes charts out; where there are none, whoever makes them is done.
    func take() -> Charting? {
      state.withLock { state in
        defer { state.next = nil }
        if state.next == nil { state.isBusy = false }
        return state.next
      }
    }
  }

  /// Readable when there are messages; -1, which `poll` passes over, before the first.
  var descriptor: Int32 { mailbox?.readEnd ?? -1 }

  /// The charts that were made since.
  func messages() -> [Message] { mailbox?.take() ?? [] }

  /// Begins to make charts, which come as a message.
  ///
  /// - Returns: That message at once, where the system has no thread left.
  func make(_ charting: Charting) -> Message? {
    if mailbox == nil { mailbox = try? Mailbox() }
    guard let mailbox else { return .charted(charting.number, charting.result) }
    guard queue.put(charting) else { return nil }
    let hasThread = Thread.start { [queue] in
      while let charting = queue.take() {
        mailbox.post(.charted(charting.number, charting.result))
      }
    }
    guard !hasThread else { return nil }
    return queue.take().map { .charted($0.number, $0.result) }
  }
}
