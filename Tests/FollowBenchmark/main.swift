// The rows a second that `earshot --follow` takes from a pipe, and the largest memory it needs, beside wc,
// awk and DuckDB, which read the same pipe.
//
// Build and run it in release, with the program beside it:
//   swift build -c release && swift run -c release follow-benchmark

import Foundation
import Glibc

let rows = 2_000_000
let runs = 3

let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
let program = folder.appending(path: "earshot").path
let file = NSTemporaryDirectory() + "earshot-follow-benchmark.csv"
defer { unlink(file) }

/// A time, a value and a kind in each row.
func writeRows() throws {
  var text = "time,load,kind\n"
  text.reserveCapacity(rows * 32)
  for row in 0..<rows {
    let (second, value) = (row % 60, row * 7_919 % 10_007)
    text += "2026-01-01 \(10 + row / 360_000):\(10 + row / 6_000 % 50):\(10 + second % 50),"
    text += "\(value / 100).\(10 + value % 90),k\(row % 5)\n"
  }
  try text.write(toFile: file, atomically: false, encoding: .utf8)
}

/// The seconds that a command takes which reads the rows from a pipe, and its largest memory in megabytes;
/// `nil` where it fails.
func measure(_ command: String) -> (seconds: Double, megabytes: Int)? {
  // Without a terminal, so that the end of the data is the end.
  let line = "cat '\(file)' | \(command) > /dev/null 2>&1"
  let words = ["/usr/bin/setsid", "-w", "/bin/sh", "-c", line]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  let start = ContinuousClock.now
  guard posix_spawn(&process, "/usr/bin/setsid", nil, nil, &arguments, environ) == 0 else {
    return nil
  }
  var (status, usage) = (Int32(0), rusage())
  guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
  let parts = (ContinuousClock.now - start).components
  let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  return (seconds, usage.ru_maxrss / 1_024)
}

try writeRows()
let query = """
  select count(*), max(load) from read_csv('/dev/stdin', auto_detect=false, header=true, \
  columns={'time': 'TIMESTAMP', 'load': 'DOUBLE', 'kind': 'VARCHAR'})
  """
let duckdb = "python3 -c 'import sys, duckdb; print(duckdb.sql(sys.argv[1]))' \"\(query)\""
let commands = [
  ("earshot --follow", "'\(program)' --follow --device none"),
  ("earshot --follow --keep 10000", "'\(program)' --follow --device none --keep 10000"),
  ("wc -l", "wc -l"),
  ("awk", "awk -F, '{ if ($2 > m) m = $2 } END { print NR, m }'"),
  ("DuckDB", duckdb),
]
var results: [String: [(seconds: Double, megabytes: Int)]] = [:]
for _ in 0..<runs {
  for (name, command) in commands {
    if let result = measure(command) { results[name, default: []].append(result) }
  }
}
for (name, _) in commands {
  guard let all = results[name], let best = all.map(\.seconds).min(),
    let most = all.map(\.megabytes).max()
  else {
    print("\(name): not there")
    continue
  }
  print("\(name): \(Int(Double(rows) / best)) rows a second, \(most) MB")
}
