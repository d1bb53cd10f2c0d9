// The time from a key to its finished frame, over millions of points, in a terminal of 200×60 cells.
//
// Build and run it in release; with a word it makes that report alone:
//   swift run -c release frame-benchmark
//   swift run -c release frame-benchmark keys

import Screen

/// The cells of the terminal.
let size = Size(columns: 200, rows: 60)

let reports: [(name: String, report: () -> Void)] = [
  ("growth", reportGrowth), ("types", reportTypes), ("keys", reportKeys), ("places", reportPlaces),
  ("many", reportMany),
]
let wanted = CommandLine.arguments.dropFirst()
print("\(size.columns)×\(size.rows) cells; a figure beyond its goal is marked by !")
for (name, report) in reports where wanted.isEmpty || wanted.contains(name) { report() }
