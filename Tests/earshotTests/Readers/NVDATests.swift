import Charts
import TerminalTesting
import Testing

/// Plain lines as NVDA says them, of a console with ssh in it: each caption whole.
@Suite struct NVDATests {
  /// By the rules themselves.
  @Test func saysNewRowsAndFewLettersAlone() {
    var nvda = NVDA()
    #expect(nvda.said(of: ["", "", ""]) == [])
    #expect(nvda.said(of: ["Jan 2, 4.5", "", ""]) == ["Jan 2, 4.5"])
    #expect(nvda.said(of: ["Jan 2, 4.5", "Jan 3, 9.0", ""]) == ["Jan 3, 9.0"])
    // In the place of another row only what differs, if that is little.
    #expect(nvda.said(of: ["Jan 2, 4.5", "Jan 4, 9.1", ""]) == ["4, 9.1"])
    #expect(
      nvda.said(of: ["Jan 2, 4.5", "Highest: Jan 4, 9.1 mm", ""]) == ["Highest: Jan 4, 9.1 mm"])
    // A screen that scrolls is a row less and another more.
    #expect(nvda.said(of: ["Highest: Jan 4, 9.1 mm", "", "Jan 5, 9.1"]).last == "Jan 5, 9.1")
  }

  /// On fewer rows long sentences push their own beginning off the screen.
  private static let screens = [("en", 80, 24), ("ja", 40, 12)]

  @Test(arguments: [ChartType.line, .bar, .scatter, .box, .candlestick], screens)
  func saysTheCaptions(
    _ type: ChartType, _ screen: (language: String, columns: Int, rows: Int)
  ) throws {
    let file = try TemporaryFile("data.csv", type.sample.text)
    let arguments = [
      file.path, "--type", type.rawValue, "--plain", "--language", screen.language,
    ]
    let captions = try PlainLinesTests.captions(arguments, ReaderScript.keys)
    let session = try Session(arguments, columns: screen.columns, rows: screen.rows)
    let terminal = session.terminal
    let opening = captions.dropLast(ReaderScript.keys.count)
    try terminal.wait {
      let lines = $0.output.split { $0 < 0x20 }.map { String(decoding: $0, as: UTF8.self) }
      return lines == Array(opening) && $0.output.last == 13
    }
    var nvda = NVDA()
    _ = nvda.said(of: terminal.lines)
    for (key, caption) in zip(ReaderScript.keys, captions.suffix(ReaderScript.keys.count)) {
      let before = terminal.output.count
      session.press(key)
      try terminal.wait { $0.output.count > before && $0.output.last == 13 }
      let said = nvda.said(of: terminal.lines).joined().withoutSpaces
      #expect(said == caption.withoutSpaces, "\(key) at \(screen.columns)x\(screen.rows)")
    }
  }
}
