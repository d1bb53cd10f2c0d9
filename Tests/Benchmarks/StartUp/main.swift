// The time that the program takes to its first frame, against gnuplot drawing as many points in its
// dumb terminal; both in a real pseudo-terminal, in turns, in one run.
//
// Build and run it in release, where the program stands beside it:
//   swift build -c release --static-swift-stdlib --package-path Tests/Benchmarks
//   Tests/Benchmarks/.build/release/start-up-benchmark

import Foundation
import TerminalTesting

let rounds = 41
let points = (1...100).map { "\($0),\(($0 * 37) % 101)" }.joined(separator: "\n")
let folder = FileManager.default.temporaryDirectory.appending(path: "start-up-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let table = folder.appending(path: "points.csv").path()
let plot = folder.appending(path: "points.gnuplot").path()
try Data(("x,y\n" + points + "\n").utf8).write(to: URL(filePath: table))
try Data(
  "set terminal dumb 80 24\nset datafile separator ','\nplot '\(table)' every ::1 with lines notitle\n"
    .utf8
).write(to: URL(filePath: plot))

/// Seconds until the caption of the first frame is on the screen.
func earshot() throws -> Double {
  let start = ContinuousClock.now
  let terminal = try EmulatedTerminal(Command.product(named: "earshot"), [table])
  try terminal.wait(for: "? help")
  return seconds(since: start)
}

/// Seconds until the drawing is complete.
func gnuplot() throws -> Double {
  let start = ContinuousClock.now
  let terminal = try EmulatedTerminal("/usr/bin/gnuplot", [plot])
  _ = try terminal.waitForExit()
  return seconds(since: start)
}

func seconds(since start: ContinuousClock.Instant) -> Double {
  let parts = (ContinuousClock.now - start).components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gnuplot") else {
  print("gnuplot is not installed; on Debian: apt-get install gnuplot-nox")
  exit(69)
}
_ = try earshot()
_ = try gnuplot()
var own: [Double] = []
var peer: [Double] = []
for _ in 0..<rounds {
  own.append(try earshot())
  peer.append(try gnuplot())
}
let ratios = zip(own, peer).map { $0 / $1 }
func milliseconds(_ value: Double) -> String { String(format: "%.1f ms", value * 1000) }
print("earshot, first frame: \(milliseconds(median(own))) (median of \(rounds))")
print("gnuplot, drawn:       \(milliseconds(median(peer)))")
print(String(format: "ratio: %.2f (median of the pairs)", median(ratios)))
