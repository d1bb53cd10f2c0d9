import Synchronization

/// A height that any thread sets and a ``LiveVoice`` follows; neither waits for the other.
package final class LiveHeight: Sendable {
  /// One word, so that its parts belong together: the number of times it was set, and the height.
  ///
  /// 0 before the first time. Only touched by atomic operations.
  nonisolated(unsafe) let word: UnsafeMutablePointer<Atomic<UInt64>>

  /// Makes a height that is not set yet.
  package init() {
    word = .allocate(capacity: 1)
    word.initialize(to: Atomic(0))
  }

  deinit {
    word.deinitialize(count: 1)
    word.deallocate()
  }

  /// Sets the height, 0 (lowest pitch) … 1 (highest); beyond that it is the nearer end.
  ///
  /// Not a number is silence until the next time.
  package func set(_ height: Double) {
    let clamped = height.isNaN ? height : min(max(height, 0), 1)
    let bits = UInt64(Float(clamped).bitPattern)
    var before = word.pointee.load(ordering: .relaxed)
    while true {
      let count = (before >> 32 &+ 1) & 0xFFFF_FFFF
      let after = max(count, 1) << 32 | bits
      let result = word.pointee.weakCompareExchange(
        expected: before, desired: after, ordering: .relaxed)
      if result.exchanged { return }
      before = result.original
    }
  }
}
