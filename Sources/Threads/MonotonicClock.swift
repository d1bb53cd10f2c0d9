import Glibc

/// A clock that only goes forward, whoever sets that of the system.
package enum MonotonicClock {
  /// The time, in seconds.
  package static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
