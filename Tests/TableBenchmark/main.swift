// The time that tables take to be read, and to become a mean for each group, beside DuckDB.
//
// Build and run it in release; a number is the most rows of the growth:
//   swift run -c release table-benchmark
//   swift run -c release table-benchmark 10000000

import Foundation
import Tables

let runs = 5
let largest = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let parts = try ContinuousClock().measure(work).components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

func rounded(_ number: Double, digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}

func read(_ url: URL) throws -> Table? {
  if case .table(let table) = try Reader.read(path: url.path, options: ReadingOptions()) {
    return table
  }
  return nil
}

/// The most memory that the process ever held, in megabytes.
func peakMegabytes() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1_024
}

let folder = FileManager.default.temporaryDirectory.appending(
  path: "table-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

print("median of \(runs), in turns; the last number is the time against that of the peer")
print(
  DuckDB.version.map { "DuckDB \($0), read_csv or read_json into a table" } ?? "DuckDB is missing")
for workload in Workload.all(largest: largest) {
  let url = try workload.write(to: folder)
  var own: [Double] = []
  var peer: [Double] = []
  for _ in 0..<runs {
    var table: Table?
    own.append(try seconds { table = try read(url) })
    guard table?.rowCount == workload.rows else { fatalError("\(workload.name): rows are missing") }
    if let time = DuckDB.read(url.path) { peer.append(time) }
  }
  let name = "\(workload.name), \(workload.rows) rows"
  let time = rounded(median(own) * 1_000, digits: 1)
  let ratio = peer.isEmpty ? "" : ", \(rounded(median(own) / median(peer), digits: 2))"
  print("\(name): \(time) ms\(ratio); peak so far \(peakMegabytes()) MB")
  try? FileManager.default.removeItem(at: url)
}

let grouped = Workload(
  name: "groups", file: "groups.csv", rows: 1_000_000, begin: "day,kind,price\n",
  row: {
    "\(1_970 + $0 / 336 % 3)-0\($0 / 28 % 9 + 1)-\(10 + $0 % 18),k\($0 % 5),\($0 % 9_973).5\n"
  })
let url = try grouped.write(to: folder)
if let table = try read(url) {
  var own: [Double] = []
  var peer: [Double] = []
  for _ in 0..<runs {
    own.append(
      try seconds {
        _ = try table.grouped(by: ["day", "kind"], [Aggregation(.mean, of: "price")])
      })
    if let time = DuckDB.group(url.path) { peer.append(time) }
  }
  let ratio = peer.isEmpty ? "" : ", \(rounded(median(own) / median(peer), digits: 2))"
  print(
    "mean of each group, \(grouped.rows) rows: \(rounded(median(own) * 1_000, digits: 1)) ms\(ratio)"
  )
}
