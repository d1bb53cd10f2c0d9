import TerminalTesting
import Testing

/// The screen reader brltty itself, with a display of forty cells: each key brings its caption to the
/// first cell.
@Suite(.enabled(if: BrailleDisplay.isInstalled, "brltty is not installed"))
struct BrailleDisplayTests {
  private static let size = (columns: 200, rows: 24)

  @Test(arguments: ReaderScript.charts.map(\.name), ["--plain", "--quiet", "--no-plain"])
  func showsTheCaptions(_ chart: String, _ mode: String) throws {
    let run = try ReaderRun(chart, mode: mode)
    let session = try Session(run.arguments, columns: Self.size.columns, rows: Self.size.rows)
    let display = try BrailleDisplay()
    func expect(_ caption: String) throws {
      try session.terminal.wait {
        $0.cursor.x == 0 && $0.lines[$0.cursor.y] == caption
      }
      display.show(session.terminal, columns: Self.size.columns, rows: Self.size.rows)
      var cells = String(caption.prefix(40))
      while cells.last == " " { cells.removeLast() }
      try display.wait(for: cells)
    }
    let isPlain = mode == "--plain"
    let last = try #require(run.opening.last)
    try expect(isPlain ? last : run.opening.joined(separator: ". "))
    for (key, answer) in run.steps {
      let before = session.terminal.output.count
      session.press(key)
      try session.terminal.wait { $0.output.count > before }
      try expect(answer)
    }
  }
}
