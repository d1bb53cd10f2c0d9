import Charts
import Explorer

/// The growth with the number of points: of the first frame, of a key, and of memory.
func reportGrowth() {
  for count in [10_000, 100_000, 1_000_000, 10_000_000] {
    let chart = signals(1, of: count)
    var walk: Walk?
    let first = milliseconds { walk = Walk([chart]) }
    let times = walk?.press(.right, times: 100) ?? []
    print("\(count) points, first frame: \(rounded(first)) ms; peak so far \(peakMegabytes()) MB")
    tell("\(count) points, key", times, goal: 4)
  }
}
