import Sonification
import Synchronization
import Threads

/// The way into PortAudio: one call at a time.
///
/// PortAudio sets itself up and lists its devices without a lock of its own.
enum PortAudio {
  /// The time that a call may take before it is called unanswered, in seconds: a sound server that
  /// starts, a headset that wakes up and a list of many devices take several.
  static let patience = 20.0

  private static let library = Mutex(Library())

  /// The result of `work`, however long it takes.
  static func perform<Value: Sendable>(_ work: (inout Library) -> Value) -> Value {
    library.withLock { work(&$0) }
  }

  /// The result of `work`, or nothing if it, or a call before it, takes too long.
  static func call<Value: Sendable>(
    seconds: Double = patience, _ work: @escaping @Sendable (inout Library) -> Value
  ) -> Value? {
    TimeLimit.run(milliseconds: Int32(seconds * 1000)) { perform(work) }
  }
}
