import Synchronization

/// Calls that may never return.
package enum TimeLimit {
  /// The time that a call into a library may take if nothing else is said, in milliseconds.
  package static let milliseconds: Int32 = 2000

  /// The result of `work`, or nothing if it takes too long; its thread is then left to itself.
  @discardableResult
  package static func run<Value: Sendable>(
    milliseconds: Int32 = Self.milliseconds, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let outcome = Outcome<Value>()
    let started = Thread.start {
      let value = work()
      outcome.value.withLock { $0 = value }
      outcome.signal.raise()
    }
    guard started, outcome.signal.wait(milliseconds: milliseconds) else { return nil }
    return outcome.value.withLock { $0 }
  }

  private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
    let signal = Signal()
  }
}
