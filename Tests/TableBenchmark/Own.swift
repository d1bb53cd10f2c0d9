import Charts
import Foundation
import Tables

/// The things that are measured, each time in a process of its own.
enum Own: String {
  case read, describe, group

  /// Does it, and prints the seconds and the most megabytes that it took.
  func perform(_ path: String) throws {
    switch self {
    case .read: report(try seconds { _ = try document(path) })
    case .describe:
      report(
        try seconds { for chart in try Encoding().charts(of: document(path)) { _ = chart.facts } })
    case .group:
      guard case .table(let table) = try document(path) else { return }
      report(
        try seconds {
          _ = try table.grouped(by: ["day", "kind"], [Aggregation(.mean, of: "price")])
        })
    }
  }

  /// The cost of a process that does it.
  func cost(_ path: String, _ processors: Processors) -> Cost? {
    Cost(
      words(of: processors.command(["/proc/\(getpid())/exe", rawValue, path])))
  }

  private func document(_ path: String) throws -> Document {
    try Reader.read(path: path, options: ReadingOptions())
  }

  private func report(_ seconds: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(seconds, usage.ru_maxrss / 1_024)
  }

  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let parts = try ContinuousClock().measure(work).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
