import Foundation
import Glibc
import Synchronization

/// As many threads as there are processors, which sleep again and again and see when one gets no time for long.
final class PauseWatch: Sendable {
  /// The seconds for which a thread that should go on may wait: the sound system holds more than that.
  static let longest = 0.01

  private let pauses = Atomic(0)
  private let isOver = Atomic(false)

  init() {
    for _ in 0..<ProcessInfo.processInfo.processorCount {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {
          let start = Self.seconds
          usleep(1_000)
          if Self.seconds - start > Self.longest { pauses.add(1, ordering: .relaxed) }
        }
      }
    }
  }

  /// True once a thread had to wait.
  var hasSeenPause: Bool { pauses.load(ordering: .relaxed) > 0 }

  /// Ends the threads.
  func end() { isOver.store(true, ordering: .relaxed) }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
