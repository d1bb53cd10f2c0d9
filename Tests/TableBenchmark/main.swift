// The time that tables take to be read, to be described, and to become a mean for each group, beside DuckDB; each in
// a process of its own, on one processor and on all.
//
// Build and run it in release; a number is the most rows of the growth:
//   swift run -c release table-benchmark
//   swift run -c release table-benchmark 10000000

import Foundation

let runs = 3
let arguments = CommandLine.arguments.dropFirst()
if let own = arguments.first.flatMap(Own.init), let path = arguments.dropFirst().first {
  try own.perform(path)
  exit(0)
}
let largest = arguments.first.flatMap(Int.init) ?? 1_000_000

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func rounded(_ number: Double, digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}

/// Measures both in turns, and prints the median time, its ratio to the peer's, and the most memory of each.
@discardableResult
func compare(_ name: String, _ own: () -> Cost?, _ peer: () -> Cost?) -> Double {
  var (costs, peers): ([Cost], [Cost]) = ([], [])
  for _ in 0..<runs {
    guard let cost = own() else { fatalError("\(name): it cannot be measured") }
    costs.append(cost)
    if let cost = peer() { peers.append(cost) }
  }
  let time = median(costs.map(\.seconds))
  var line = "\(name): \(rounded(time * 1_000, digits: 1)) ms"
  if !peers.isEmpty { line += ", \(rounded(time / median(peers.map(\.seconds)), digits: 2))" }
  line += "; \(costs.map(\.megabytes).max() ?? 0) MB"
  if let most = peers.map(\.megabytes).max() { line += ", DuckDB \(most) MB" }
  print(line)
  return time
}

let folder = FileManager.default.temporaryDirectory.appending(
  path: "table-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

print("median of \(runs), in turns; behind it the time against that of the peer, and peak memory")
print(
  DuckDB.version.map { "DuckDB \($0), read_csv or read_json into a table; describe: summarize" }
    ?? "DuckDB is missing")
for workload in Workload.all(largest: largest) {
  let path = try workload.write(to: folder).path
  defer { try? FileManager.default.removeItem(atPath: path) }
  for processors in Processors.allCases {
    let name = "\(workload.name), \(workload.rows) rows, \(processors.name)"
    let reading = compare(
      name, { Own.read.cost(path, processors) }, { DuckDB.read(path, processors) })
    guard workload.isDescribed else { continue }
    let describing = compare(
      name + ", described", { Own.describe.cost(path, processors) },
      { DuckDB.describe(path, processors) })
    print("  described against read: \(rounded(describing / reading, digits: 1))")
  }
}

let grouped = Workload(
  name: "groups", file: "groups.csv", rows: 1_000_000, begin: "day,kind,price\n",
  row: {
    "\(1_970 + $0 / 336 % 3)-0\($0 / 28 % 9 + 1)-\(10 + $0 % 18),k\($0 % 5),\($0 % 9_973).5\n"
  })
let path = try grouped.write(to: folder).path
compare(
  "mean of each group, \(grouped.rows) rows", { Own.group.cost(path, .all) },
  { DuckDB.group(path) })
