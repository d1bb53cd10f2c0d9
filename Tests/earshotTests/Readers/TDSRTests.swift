import Charts
import TerminalTesting
import Testing

/// Plain lines as TDSR says them: each caption whole.
@Suite struct TDSRTests {
  static let screens = [("en", 80, 24), ("ja", 40, 12), ("en", 20, 6)]

  @Test(arguments: ChartType.allCases, screens)
  func saysTheCaptions(
    _ type: ChartType, _ screen: (language: String, columns: Int, rows: Int)
  ) throws {
    let file = try TemporaryFile("data.csv", type.sample.text)
    let arguments = [
      file.path, "--type", type.rawValue, "--plain", "--language", screen.language,
    ]
    let keys = ReaderScript.keys + ["4", "<Down>", "<Up>"]
    let captions = try PlainLinesTests.captions(arguments, keys)
    let session = try Session(arguments, columns: screen.columns, rows: screen.rows)
    let terminal = session.terminal
    let opening = captions.dropLast(keys.count)
    try terminal.wait { TDSR.said(after: "", $0.output[...], on: $0) == Array(opening) }
    for (key, caption) in zip(keys, captions.suffix(keys.count)) {
      let before = terminal.output.count
      session.press(key)
      // The row of the cursor is the caption where it takes no more than that.
      let isLong = ["<Up>", "<Down>"].contains(key) && width(of: caption) > screen.columns
      try terminal.wait {
        let said = TDSR.said(after: key, $0.output[before...], on: $0)
        return $0.output.count > before && $0.output.last == 13
          && (said == [caption] || isLong && said.count == 1 && caption.hasSuffix(said[0]))
      }
    }
  }

  /// The reason for which the README speaks of letters.
  @Test func anArrowToTheSideSaysOneLetter() throws {
    let session = try Session(["--plain"])
    let caption = try #require(try PlainLinesTests.captions(["--plain"], ["4", "<Right>"]).last)
    session.press("4")
    try session.terminal.wait { $0.screen.contains("Values") }
    let before = session.terminal.output.count
    session.press("<Right>")
    try session.terminal.wait { $0.output.count > before && $0.output.last == 13 }
    #expect(
      TDSR.said(after: "<Right>", session.terminal.output[before...], on: session.terminal)
        == [String(caption.prefix(1))])
  }
}
