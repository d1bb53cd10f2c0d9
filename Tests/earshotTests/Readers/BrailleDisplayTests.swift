import TerminalTesting
import Testing

/// The screen reader brltty itself, with a display of forty cells: each key brings its caption to the
/// first cell.
@Suite(.enabled(if: BrailleDisplay.isInstalled, "brltty is not installed"))
struct BrailleDisplayTests {
  private static let size = (columns: 200, rows: 24)

  @Test(arguments: ReaderScript.charts.map(\.name), ["--plain", "--quiet", "--no-plain"])
  func showsTheCaptions(_ chart: String, _ mode: String) throws {
    let text = try #require(ReaderScript.charts.first { $0.name == chart }?.text)
    let file = try TemporaryFile(chart, text)
    let arguments = [file.path, mode, "--language", "en"]
    let (opening, answers) = try ReaderScript.captions(arguments)
    let session = try Session(arguments, columns: Self.size.columns, rows: Self.size.rows)
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
    try expect(isPlain ? opening[opening.count - 1] : opening.joined(separator: ". "))
    for (key, answer) in zip(ReaderScript.keys, answers) {
      let before = session.terminal.output.count
      session.press(key)
      try session.terminal.wait { $0.output.count > before }
      try expect(answer)
    }
  }
}
