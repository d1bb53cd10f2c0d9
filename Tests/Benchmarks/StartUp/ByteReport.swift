import Foundation
import TerminalTesting

/// The bytes that a step and a zoom send to a terminal of 80×24 cells.
func reportBytes() throws {
  let rows = (0..<1_000).map { "\($0),\(($0 * 37) % 101 + $0 / 10)" }.joined(separator: "\n")
  let file = folder.appending(path: "thousand.csv").path()
  try Data(("x,y\n" + rows + "\n").utf8).write(to: URL(filePath: file))
  let terminal = try EmulatedTerminal(
    Command.product(named: "earshot"), [file, "--device", "none"], columns: 80, rows: 24)
  try terminal.wait(for: "Question mark: help")

  /// The bytes until the screen has stayed as it is for a while.
  func bytes(_ press: () -> Void) throws -> Int {
    let before = terminal.output.count
    press()
    var (last, since) = (before, ContinuousClock.now)
    try terminal.wait { terminal in
      if terminal.output.count != last {
        (last, since) = (terminal.output.count, ContinuousClock.now)
      }
      return last > before && ContinuousClock.now - since > .milliseconds(200)
    }
    return last - before
  }

  let steps = try (0..<20).map { _ in Double(try bytes { terminal.press(.right) }) }
  print("bytes for a step: \(Int(median(steps))), at most \(Int(steps.max() ?? 0))")
  let zooms = try "+++---+-".map { key in Double(try bytes { terminal.type(String(key)) }) }
  print("bytes for a zoom: \(Int(median(zooms))), at most \(Int(zooms.max() ?? 0)) (goal 4096)")
}
