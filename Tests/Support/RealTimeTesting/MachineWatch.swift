import Foundation
import Glibc
import Synchronization

/// Sees whether the machine had time for what must go on at once.
///
/// As many threads as there are processors sleep again and again, and tell when one gets no time for long; and the system
/// counts how long its processors had nothing to do.
final class MachineWatch: Sendable {
  /// The seconds for which a thread that should go on may wait: the sound system holds more than that.
  private static let longest = 0.01
  /// The part of the time for which the processors of a machine that is free have nothing urgent to do.
  private static let leastFree = 0.15

  private let pauses = Atomic(0)
  private let isOver = Atomic(false)
  private let start = ProcessorTimes.now

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

  /// True once a thread had to wait, or where there was next to no free time so far.
  var hasBeenBusy: Bool {
    guard pauses.load(ordering: .relaxed) == 0 else { return true }
    guard let start, let now = ProcessorTimes.now, now.all > start.all else { return false }
    return (now.free - start.free) / (now.all - start.all) < Self.leastFree
  }

  /// Ends the threads.
  func end() { isOver.store(true, ordering: .relaxed) }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The time that all processors have spent since the system began, in its own ticks (proc_stat of the manual).
private struct ProcessorTimes {
  /// The ticks with nothing to do, of waiting for a disk, and of work that gives way to all else.
  var free: Double
  var all: Double

  static var now: ProcessorTimes? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let line = text.split(separator: "\n").first, line.hasPrefix("cpu ")
    else { return nil }
    let ticks = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard ticks.count >= 8 else { return nil }
    return ProcessorTimes(
      free: ticks[1] + ticks[3] + ticks[4], all: ticks.prefix(8).reduce(0, +))
  }
}
