import Glibc

/// Waits until `condition` holds, at most `seconds`; tells whether it came to hold.
public func wait(seconds: Double = 10, until condition: () -> Bool) -> Bool {
  let deadline = monotonicSeconds() + seconds
  while !condition() {
    guard monotonicSeconds() < deadline else { return false }
    usleep(2000)
  }
  return true
}

/// Seconds on a clock that never goes back.
public func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
