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

/// The bytes that a step sends, for each kind of chart, with the crosshair and without it.
func reportStepBytes() throws {
  let sizes = [(80, 24), (200, 60)]
  let columns = sizes.flatMap { size in
    [true, false].map { (size: size, hasCrosshair: $0) }
  }
  print(
    "bytes for a step, mean / 95 of 100 (goals with the crosshair 700 and 2100, without it 350):")
  let titles = columns.map { "\($0.size.0)×\($0.size.1)\($0.hasCrosshair ? "" : " without")" }
  print(row("", titles))
  for kind in StepTable.all {
    let cells = try columns.map { column -> String in
      let bytes = try stepBytes(kind, column.size, hasCrosshair: column.hasCrosshair).sorted()
      return "\(bytes.reduce(0, +) / bytes.count) / \(bytes[bytes.count * 95 / 100])"
    }
    print(row(kind.name, cells))
  }
}

private func row(_ name: String, _ cells: [String]) -> String {
  cells.reduce(name.padding(toLength: 14, withPad: " ", startingAt: 0)) {
    $0 + $1.padding(toLength: 18, withPad: " ", startingAt: 0)
  }
}

/// The bytes of each of some steps, to the last point and back.
private func stepBytes(
  _ kind: StepTable, _ size: (Int, Int), hasCrosshair: Bool
) throws -> [Int] {
  let file = folder.appending(path: "steps.csv").path()
  try Data(kind.table.utf8).write(to: URL(filePath: file))
  let terminal = try EmulatedTerminal(
    Command.product(named: "earshot"),
    [file, "--device", "none", hasCrosshair ? "--crosshair" : "--no-crosshair"] + kind.options,
    columns: size.0, rows: size.1)
  try terminal.wait(for: "Question mark: help")

  func press(_ key: TerminalKey) throws -> Int {
    let before = terminal.output.count
    terminal.press(key)
    var (last, since) = (before, ContinuousClock.now)
    try terminal.wait { terminal in
      if terminal.output.count != last { (last, since) = (terminal.output.count, .now) }
      return last > before && .now - since > .milliseconds(60)
    }
    return last - before
  }

  // The first step has the hints of a chart without a focus to take away.
  _ = try press(.right)
  var bytes: [Int] = []
  var key = TerminalKey.right
  while bytes.count < 32 {
    let count = try press(key)
    if terminal.lines.contains(where: { $0.hasPrefix("Last point") || $0.hasPrefix("First point") })
    {
      key = key == .right ? .left : .right
    } else {
      bytes.append(count)
    }
  }
  return bytes
}
