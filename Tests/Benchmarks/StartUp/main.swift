// The time that the program takes to its first frame, against gnuplot drawing as many points in its
// dumb terminal; both in a real pseudo-terminal, in turns, in one run. Then, by itself, the bytes that a key sends,
// the times it wakes up after a sound, and its size.
//
// Build and run it in release, where the program stands beside it:
//   swift build -c release --static-swift-stdlib -Xlinker -s --package-path Tests/Benchmarks
//   Tests/Benchmarks/.build/release/start-up-benchmark

import Foundation
import TerminalTesting

let points = (1...100).map { "\($0),\(($0 * 37) % 101)" }.joined(separator: "\n")
let folder = FileManager.default.temporaryDirectory.appending(path: "start-up-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let table = folder.appending(path: "points.csv").path()
try Data(("x,y\n" + points + "\n").utf8).write(to: URL(filePath: table))

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

try reportStart(columns: 80, rows: 24)
try reportStart(columns: 200, rows: 60)
try reportBytes()
try reportStepBytes()
try reportWakeUps()
let attributes = try FileManager.default.attributesOfItem(atPath: Command.product(named: "earshot"))
print("size of the program: \((attributes[.size] as? Int ?? 0) / 1_000_000) MB")
