import Synchronization
import Threads

/// The answer of a call that may take long, for a thread that does something else meanwhile.
final class Answer<Value: Sendable>: Sendable {
  private enum Arrival {
    case awaited
    case arrived(Value)
    case unwanted
  }

  private let arrival = Mutex(Arrival.awaited)

  /// Leaves the answer; `false` where nobody waits for it any more.
  func give(_ value: Value) -> Bool {
    arrival.withLock { arrival in
      if case .unwanted = arrival { return false }
      arrival = .arrived(value)
      return true
    }
  }

  /// The answer; `nil` before it came.
  var value: Value? {
    arrival.withLock { if case .arrived(let value) = $0 { value } else { nil } }
  }

  /// Waits for it no longer.
  ///
  /// - Returns: The answer if it came meanwhile.
  func abandon() -> Value? {
    arrival.withLock { arrival in
      defer { arrival = .unwanted }
      if case .arrived(let value) = arrival { return value }
      return nil
    }
  }
}
