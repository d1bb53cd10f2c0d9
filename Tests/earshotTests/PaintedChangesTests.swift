import TerminalTesting
import Testing

/// A screen to which only changes are sent.
@Suite struct PaintedChangesTests {
  private static let keys = [
    "<Right>", "<Right>", "<Right>", "<Left>", "<End>", "<Home>", "<PageDown>", "<PageUp>",
  ]

  /// After any keys every cell looks as it does when the whole screen is sent anew.
  @Test(
    arguments: StepTable.all, [(40, 12, true), (20, 6, true), (80, 24, true), (80, 24, false)])
  func changesLeaveWhatAWholeFrameShows(
    _ kind: StepTable, _ size: (columns: Int, rows: Int, hasColors: Bool)
  ) throws {
    let file = try TemporaryFile("table.csv", kind.table)
    var state = UInt64(kind.table.utf8.count + size.rows)
    let keys = (0..<24).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.keys[Int(state >> 33) % Self.keys.count]
    }
    let replayed = try Program.run(
      [file.path] + kind.options + ["--keys", "-", "--device", "none"],
      input: Array(keys.joined().utf8)
    ).lines.suffix(keys.count).map(\.withoutSpaces)
    let session = try Session(
      [file.path] + kind.options, environment: size.hasColors ? [:] : ["NO_COLOR": "1"],
      columns: size.columns, rows: size.rows)
    let terminal = session.terminal
    var before = ""
    for (key, said) in zip(keys, replayed) {
      session.press(key)
      try terminal.wait { said.hasPrefix($0.shownCaption) && !$0.shownCaption.isEmpty }
      // The same words may be those of the key before.
      let isNew = !before.hasPrefix(terminal.shownCaption)
      before = said
      guard isNew else { continue }
      let painted = terminal.cells
      let start = terminal.output.count
      session.press("\u{0C}")
      try terminal.wait {
        String(decoding: $0.output.dropFirst(start), as: UTF8.self).contains("\u{1B}[2J")
          && said.hasPrefix($0.shownCaption) && !$0.shownCaption.isEmpty
      }
      try terminal.wait { $0.looks(like: painted) }
    }
  }
}

extension EmulatedTerminal {
  /// The caption, without the mark that it goes on.
  fileprivate var shownCaption: String {
    let caption = Session.caption(of: self).withoutSpaces
    return caption.last == "…" ? String(caption.dropLast()) : caption
  }

  fileprivate func looks(like cells: [[ScreenCell]]) -> Bool {
    zip(self.cells, cells).allSatisfy { zip($0, $1).allSatisfy { $0.looks(like: $1) } }
  }
}
