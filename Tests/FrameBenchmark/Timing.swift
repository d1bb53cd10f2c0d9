import Foundation

func milliseconds(_ work: () -> Void) -> Double {
  let parts = ContinuousClock().measure(work).components
  return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
}

/// Says the median of some times and the one that a hundredth of them is above, and whether that keeps the goal.
func tell(_ name: String, _ times: [Double], goal: Double? = nil) {
  let sorted = times.sorted()
  let high = sorted[min(sorted.count * 99 / 100, sorted.count - 1)]
  let mark = goal.map { high <= $0 ? "" : "  ! goal \(rounded($0))" } ?? ""
  print("\(name): \(rounded(sorted[sorted.count / 2])), p99 \(rounded(high)) ms\(mark)")
}

func rounded(_ number: Double) -> String {
  String(format: number < 100 ? "%.1f" : "%.0f", number)
}

/// The most memory that the process ever held, in megabytes.
func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1_024
}
