import Descriptions
import Synchronization
import Threads

/// The wishes of the callers.
struct Wishes: Sendable {
  /// An utterance, and the time at which it may be spoken.
  struct Waiting: Sendable {
    var utterance: Utterance
    var due: Double
  }

  /// A voice that is so far behind has nobody who listens.
  private static let limit = 100

  /// In their order.
  private(set) var waiting: [Waiting] = []
  private(set) var isHushed = false
  var isRetrying = false
  var isClosing = false

  mutating func want(_ utterance: Utterance, at due: Double) {
    if waiting.count == Self.limit { waiting.removeFirst() }
    waiting.append(Waiting(utterance: utterance, due: due))
  }

  mutating func hush() {
    waiting = []
    isHushed = true
  }

  /// The milliseconds until something is due; negative while nothing waits.
  func delay(at time: Double) -> Int32 {
    guard let first = waiting.first else { return -1 }
    return Int32(min(max((first.due - time) * 1000 + 1, 0), 60_000))
  }

  /// Hands out all that is due; what is not spoken yet stays, in its order.
  mutating func take(at time: Double) -> Wishes {
    var taken = self
    if !isClosing { taken.waiting = Array(waiting.prefix { $0.due <= time }) }
    waiting.removeFirst(taken.waiting.count)
    isHushed = false
    isRetrying = false
    return taken
  }
}

/// The thread that owns the connection.
final class Control: Sendable {
  /// The time that a close waits, in milliseconds: a call that hangs ends with the process.
  private static let closing: Int32 = 500

  private let onEvent: @Sendable (SpeechEvent) -> Void
  private let wishes = Mutex(Wishes())
  private let wake = Signal()
  private let closed = Signal()

  init(onEvent: @escaping @Sendable (SpeechEvent) -> Void) {
    self.onEvent = onEvent
    if !Thread.start({ self.run() }) { closed.raise() }
  }

  /// Leaves a wish and wakes the thread.
  func wish(_ change: (inout Wishes) -> Void) {
    wishes.withLock { change(&$0) }
    wake.raise()
  }

  func waitUntilClosed() { _ = closed.wait(milliseconds: Self.closing) }

  // MARK: The thread

  private struct ThreadState {
    var connection: Connection?
    var failure: SpeechFailure?
  }

  private func run() {
    var state = ThreadState()
    while true {
      _ = wake.wait(milliseconds: wishes.withLock { $0.delay(at: MonotonicClock.now()) })
      wake.clear()
      let wishes = wishes.withLock { $0.take(at: MonotonicClock.now()) }
      if wishes.isHushed, let connection = state.connection {
        if TimeLimit.run({ connection.cancel() }) == nil { fail(.hung, &state) }
      }
      if wishes.isRetrying { retry(&state) }
      for waiting in wishes.waiting { speak(waiting.utterance, &state) }
      if wishes.isClosing { break }
    }
    if let connection = state.connection { TimeLimit.run { connection.close() } }
    closed.raise()
  }

  private func retry(_ state: inout ThreadState) {
    state.failure = nil
    if let connection = state.connection, TimeLimit.run({ connection.cancel() }) != true {
      drop(connection, &state)
    }
    if state.connection == nil { open(&state) }
    if state.connection != nil { onEvent(.opened) }
  }

  private func speak(_ utterance: Utterance, _ state: inout ThreadState) {
    let wasOpen = state.connection != nil
    if !wasOpen, state.failure == nil { open(&state) }
    guard let connection = state.connection else { return }
    switch TimeLimit.run({ connection.speak(utterance) }) {
    case true?: break
    case nil: fail(.hung, &state)
    case false?:
      // A daemon that has ended since is started anew, once.
      drop(connection, &state)
      if wasOpen { speak(utterance, &state) } else { fail(.notRunning, &state) }
    }
  }

  private func open(_ state: inout ThreadState) {
    // One that runs answers soon, or hangs; only one that must be started takes its time.
    var opened = TimeLimit.run { Connection.open(startsDaemon: false) }
    if case .failure(.notRunning)? = opened {
      opened = TimeLimit.run(milliseconds: Connection.startingTime) {
        Connection.open(startsDaemon: true)
      }
    }
    switch opened {
    case .success(let connection)?: state.connection = connection
    case .failure(let failure)?: fail(failure, &state)
    case nil: fail(.hung, &state)
    }
  }

  private func drop(_ connection: Connection, _ state: inout ThreadState) {
    state.connection = nil
    TimeLimit.run { connection.close() }
  }

  private func fail(_ failure: SpeechFailure, _ state: inout ThreadState) {
    state.connection = nil
    state.failure = failure
    onEvent(.failed(failure))
  }
}
