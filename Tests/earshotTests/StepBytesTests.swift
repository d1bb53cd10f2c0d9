import TerminalTesting
import Testing

/// The bytes that reach a terminal for a step: over a slow line each of them is waited for.
@Suite struct StepBytesTests {
  @Test(arguments: StepTable.all, [(80, 24), (200, 60)])
  func aStepTakesFewBytes(_ kind: StepTable, _ size: (columns: Int, rows: Int)) throws {
    let bytes = try Self.steps(of: kind, size, ["--crosshair"])
    #expect(bytes.max() ?? 0 <= (size.rows == 24 ? 700 : 2_100), "\(bytes)")
  }

  /// Half as many without the line through the point.
  @Test(arguments: StepTable.all)
  func aStepWithoutTheCrosshairTakesHalfAsMany(_ kind: StepTable) throws {
    let bytes = try Self.steps(of: kind, (80, 24), ["--no-crosshair"])
    #expect(bytes.max() ?? 0 <= 350, "\(bytes)")
  }

  /// The bytes of some steps to the right.
  private static func steps(
    of kind: StepTable, _ size: (columns: Int, rows: Int), _ options: [String]
  ) throws -> [Int] {
    let file = try TemporaryFile("table.csv", kind.table)
    let count = 6
    let keys = String(repeating: "<Right>", count: count)
    let replayed = try Program.run(
      [file.path] + kind.options + ["--keys", "-", "--device", "none"], input: Array(keys.utf8))
    let session = try Session(
      [file.path] + kind.options + options, columns: size.columns, rows: size.rows)
    var bytes: [Int] = []
    for caption in replayed.lines.suffix(count) {
      let before = session.terminal.output.count
      try session.press("<Right>", until: caption)
      bytes.append(session.terminal.output.count - before)
    }
    // The first step also has the hints of a chart without a focus to take away.
    return Array(bytes.dropFirst())
  }
}
