// The time that a million rows take to be read, and to become a mean for each of 5,000 places,
// beside DuckDB.
//
// Build and run it in release:
//   swift run -c release table-benchmark

import Foundation
import Tables

let rows = 1_000_000
let runs = 5
let days = (0..<1_000).map {
  "\(1_970 + $0 / 28 / 12)-\(twoDigits($0 / 28 % 12 + 1))-\(twoDigits($0 % 28 + 1))"
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A day, a kind and a price in each row, the same in every run.
func text() -> [UInt8] {
  var text = "day,kind,price\n"
  text.reserveCapacity(rows * 24)
  for row in 0..<rows {
    let price = row * 7_919 % 10_007
    text += "\(days[row % days.count]),k\(row % 5),\(price / 100).\(twoDigits(price % 100))\n"
  }
  return Array(text.utf8)
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let parts = try ContinuousClock().measure(work).components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

func report(_ name: String, _ time: Double, against peer: Double) {
  let milliseconds = Int((time * 1_000).rounded())
  let hundredths = Int((time / peer * 100).rounded())
  print("\(name): \(milliseconds) ms, \(hundredths / 100).\(twoDigits(hundredths % 100))")
}

/// DuckDB's times for the same file, where Python has it.
func peer(_ path: String) -> (read: Double, group: Double)? {
  let script = """
    import duckdb, time, sys
    start = time.time()
    duckdb.execute("create table t as select * from read_csv(?)", [sys.argv[1]])
    read = time.time()
    duckdb.execute("select day, kind, avg(price) from t group by all").fetchall()
    print(read - start, time.time() - read)
    """
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["python3", "-c", script, path]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let times = told.split { $0.isWhitespace }.compactMap { Double($0) }
  return times.count == 2 ? (times[0], times[1]) : nil
}

let bytes = text()
let file = FileManager.default.temporaryDirectory.appending(path: "table-benchmark.csv")
try Data(bytes).write(to: file)
var read: [Double] = []
var group: [Double] = []
var peerRead: [Double] = []
var peerGroup: [Double] = []
for _ in 0..<runs {
  var table: Table?
  try read.append(
    seconds {
      if case .table(let found) = try Reader.read(
        bytes: bytes, name: "table-benchmark.csv", options: ReadingOptions())
      {
        table = found
      }
    })
  try group.append(
    seconds {
      _ = try table?.grouped(by: ["day", "kind"], [Aggregation(.mean, of: "price")])
    })
  if let times = peer(file.path) {
    peerRead.append(times.read)
    peerGroup.append(times.group)
  }
}
try? FileManager.default.removeItem(at: file)
print("median of \(runs), \(rows) rows; the second number is the time against reading the rows")
report("read", median(read), against: median(read))
report("group and mean", median(group), against: median(read))
if peerRead.count == runs {
  report("DuckDB, read", median(peerRead), against: median(read))
  report("DuckDB, group and mean", median(peerGroup), against: median(read))
} else {
  print("DuckDB is missing: pip install duckdb")
}
