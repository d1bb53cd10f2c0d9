import Charts
import TerminalTesting
import Testing

/// The bytes that reach the terminal, as a screen reader that speaks what arrives receives them.
@Suite struct ExploreCommandStreamTests {
  /// Walks, turns, jumps, lists, prompts and refusals, many of them again, and keys without a
  /// function.
  private static let keys: [String] = [
    "<Right>", "<Right>", "<Right>", "<Left>", "p", "p", "<End>", "<Right>", "<Right>", "<Home>",
    "<Left>", "<Left>", "l", "l", "h", ">", ">", "<lt>", "<lt>", "{", "}", "}", "<PageDown>",
    "<PageDown>", "<PageUp>", "n", "n", "n", "N", "n", "u", "u", "u", "u", "u", "u", "u", "u", "4",
    "<Enter>", "<Enter>", "<Down>", "<Down>", "<Up>", "r", "r", "r", "t", "<Right>", "<Enter>", "r",
    "r", "t", "2", "<Up>", "<Down>", "<Enter>", "<Down>", "<Down>", "<Enter>", "2", "<End>",
    "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "<Down>",
    "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "<Down>", "3", "<Enter>", "<Enter>", "r",
    "r", "r", "<Down>", "<Enter>", "r", "r", "<Down>", "<Down>", "1", "<Up>", "<Up>", "<Down>",
    "<Down>", "<Down>", "<Down>", "<Enter>", "<Space>", "<Esc>", "<Esc>", "s", "s", "Q", "A", "H",
    "@", "<Hash>", "ß", "5", "<Down>", "<Down>", "<Up>", "<Enter>", "<Enter>", "p", "p", "<Home>",
    "<Up>", "<Up>", "<End>", "<Down>", "<Down>", "<Tab>", "<Tab>", "<Tab>", "<S-Tab>", "<S-Tab>",
    "?", "<Down>", "<Down>", "<Up>", "<Up>", "<Up>", "x", "4", "<End>", "<Down>", "<Esc>", "<Esc>",
    "g", "<Down>", "<Down>", "<Up>", "<Enter>", "n", "g", "<Enter>", "g", "q", "x", "x", "x",
    "<Right>", "p", "p", "(", "<Right>", "<Right>", ")", "*", "*", "+", "+", "+", "+", "+", "+",
    "-", "0", "0", "0", ",", ",", ",", ",", ",", ",", ".", ";", ";", "y", "y", "c", "C", "C", "f",
    "<Right>", "f", "f", "f", "f", "F", "9", "<Down>", "<Down>", "<Down>", "<Enter>", "w", "<Up>",
    "<Enter>", "<Enter>", "<Esc>", "o", "<Down>", "<Down>", "<Up>", "<Esc>", "V", "b", ":", "n",
    "5", "<Left>", "<Enter>", "/", "<Tab>", "<Esc>", "a", "Q", "p", "p",
  ]

  /// No key is without an answer, and no caption loses its beginning: each row of it is one run of
  /// bytes, also where the caption is what it was before.
  @Test(arguments: [(80, 24), (40, 12), (20, 6)])
  func everyCaptionArrivesWhole(_ columns: Int, _ rows: Int) throws {
    try #require(Self.keys.count >= 200)
    try Self.expectCaptions(of: [], Self.keys, columns, rows)
  }

  /// The same of each chart type.
  @Test(arguments: zip(ChartType.allCases, (0..<100).map { TDSRTests.screens[$0 % 3] }))
  func everyCaptionOfATypeArrivesWhole(
    _ type: ChartType, _ screen: (language: String, columns: Int, rows: Int)
  ) throws {
    let file = try TemporaryFile("data.csv", type.sample.text)
    try Self.expectCaptions(
      of: [file.path, "--type", type.rawValue, "--language", screen.language], ReaderScript.keys,
      screen.columns, screen.rows)
  }

  private static func expectCaptions(
    of arguments: [String], _ keys: [String], _ columns: Int, _ rows: Int
  ) throws {
    // A dumped frame has no colors, by which lines and cells are told apart otherwise.
    let environment = ["NO_COLOR": "1"]
    let frames = try DumpedFrame.all(
      of: arguments, keys: keys, environment: environment, columns: columns, rows: rows)
    let session = try Session(arguments, environment: environment, columns: columns, rows: rows)
    try session.wait(for: frames[0])
    for (key, frame) in zip(keys, frames.dropFirst()) {
      let before = session.terminal.output.count
      session.press(key)
      do {
        try session.terminal.wait {
          $0.lines == frame.lines && $0.cursor == frame.cursor && $0.output.count > before
            && holdsCaption($0, Array($0.output[before...]))
        }
      } catch {
        let sent = String(decoding: session.terminal.output[before...], as: UTF8.self)
        Issue.record("after \(key) was sent: \(sent.debugDescription)")
        throw error
      }
    }
  }

  /// True when the rows of the caption are in `bytes` as they are on the screen; a letter that is
  /// typed into a prompt is echoed alone.
  private static func holdsCaption(_ terminal: EmulatedTerminal, _ bytes: [UInt8]) -> Bool {
    guard terminal.cursor.x == 0 else { return true }
    let lines = terminal.lines
    let rows = (terminal.cursor.y..<lines.count).prefix { terminal.cell(x: 0, y: $0).isBold }
    return rows.allSatisfy { bytes.contains(Array(lines[$0].utf8)) }
  }

  /// A caption that only lost a letter in its middle still comes as a whole.
  @Test func aCaptionLikeTheLastIsSentAgain() throws {
    let session = try Session()
    try session.press("<Right>", until: try Session.said("<Right>"))
    for _ in 0..<3 {
      let before = session.terminal.output.count
      session.press("p")
      try session.terminal.wait {
        Array($0.output[before...]).contains(Array("1 of 252".utf8)) && $0.cursor == (0, 22)
      }
    }
  }
}

extension [UInt8] {
  /// True when `part` is in this, byte by byte.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return true }
      start = found + 1
    }
    return false
  }
}
