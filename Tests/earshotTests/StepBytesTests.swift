import TerminalTesting
import Testing

/// The bytes that reach a terminal for a step: over a slow line each of them is waited for.
@Suite struct StepBytesTests {
  /// Of what a focus has as much to color as a pie, whose slices have patterns, more than the 700 and 2,100 bytes that
  /// others take at most.
  private static let most = [
    "pie": (small: 850, large: 2_400), "donut": (small: 750, large: 2_100),
  ]

  @Test(arguments: StepTable.all, [(80, 24), (200, 60)])
  func aStepTakesFewBytes(_ kind: StepTable, _ size: (columns: Int, rows: Int)) throws {
    let file = try TemporaryFile("table.csv", kind.table)
    let count = 6
    let keys = String(repeating: "<Right>", count: count)
    let replayed = try Program.run(
      [file.path] + kind.options + ["--keys", "-", "--device", "none"], input: Array(keys.utf8))
    let session = try Session(
      [file.path] + kind.options, columns: size.columns, rows: size.rows)
    var bytes: [Int] = []
    for caption in replayed.lines.suffix(count) {
      let before = session.terminal.output.count
      try session.press("<Right>", until: caption)
      bytes.append(session.terminal.output.count - before)
    }
    // The first step also has the hints of a chart without a focus to take away.
    let most = bytes.dropFirst().max() ?? 0
    let limits = Self.most[kind.name] ?? (small: 700, large: 2_100)
    let limit = size.rows == 24 ? limits.small : limits.large
    #expect(most <= limit, "\(bytes)")
  }
}
