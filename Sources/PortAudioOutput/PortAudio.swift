import Synchronization
import Threads

/// The way into PortAudio: one call at a time, and none for ever.
enum PortAudio {
  private static let hung = Atomic(false)
  private static let turn = Mutex(())

  /// True once a call never returned in this process; from then on nothing calls PortAudio.
  static var isHung: Bool { hung.load(ordering: .acquiring) }

  /// The result of `work`, or nothing if it, or a call before it, takes too long.
  static func call<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    guard !isHung else { return nil }
    // PortAudio sets itself up and lists its devices without a lock of its own.
    guard let value = TimeLimit.run({ turn.withLock { _ in work() } }) else {
      hung.store(true, ordering: .releasing)
      return nil
    }
    return value
  }
}
