import Screen
import TerminalTesting
import Testing

/// The real adapter in a real terminal, read back cell by cell.
@Suite struct CursesTerminalTests {
  @Test func showsTheFrame() throws {
    let terminal = try probe()
    try terminal.wait { $0.cursor == (3, 5) }
    #expect(terminal.isAlternateScreen)
    #expect(terminal.isCursorVisible)
    #expect(!terminal.settings.isEchoing)
    #expect(
      terminal.lines == [
        "last: nothing", "size: 60x10", "palette unicode",
        "bold      reversed  underlined  series  muted", "日本|e\u{301}|\u{FFFD}⣿|", "data: none", "",
        "",
        "", String(repeating: " ", count: 59) + "#",
      ])
  }

  @Test func attributes() throws {
    let terminal = try probe()
    let bold = terminal.cell(x: 0, y: 3)
    let reversed = terminal.cell(x: 10, y: 3)
    let underlined = terminal.cell(x: 20, y: 3)
    #expect((bold.isBold, bold.isReversed, bold.isUnderlined) == (true, false, false))
    #expect((reversed.isBold, reversed.isReversed) == (false, true))
    #expect((underlined.isReversed, underlined.isUnderlined) == (false, true))
  }

  /// Without colors a series that another one stands before is dim; with them its color is.
  @Test(arguments: [true, false])
  func whatStepsBackIsDimWithoutColors(hasColors: Bool) throws {
    let terminal = try probe(hasColors ? [:] : ["NO_COLOR": "1"])
    let output = String(decoding: terminal.output, as: UTF8.self)
    let muted = try #require(output.range(of: "muted"))
    let codes = output[..<muted.lowerBound].suffix(12)
    #expect(codes.contains("0;2m") == !hasColors, "\(codes.debugDescription)")
  }

  @Test func wideCharactersKeepTheirColumns() throws {
    let terminal = try probe()
    #expect(terminal.cell(x: 0, y: 4).text == "日")
    #expect(terminal.cell(x: 0, y: 4).columns == 2)
    #expect(terminal.cell(x: 2, y: 4).text == "本")
    #expect([4, 6, 9].map { terminal.cell(x: $0, y: 4).text } == ["|", "|", "|"])
    #expect(terminal.cell(x: 5, y: 4).text == "e\u{301}")
  }

  @Test func wideCharactersMoveByOneColumn() throws {
    let terminal = try probe()
    for indent in 1...3 {
      terminal.type("W")
      let row = String(repeating: " ", count: indent) + "日本|e\u{301}|\u{FFFD}⣿|"
      try terminal.wait { $0.lines[4] == row }
      #expect(terminal.cell(x: indent + 2, y: 4).text == "本")
      #expect(terminal.cell(x: indent + 4, y: 4).text == "|")
    }
  }

  @Test func sendsOnlyWhatChanged() throws {
    let terminal = try probe()
    let before = terminal.output.count
    terminal.type("a")
    try terminal.wait(for: "last: character(\"a\")")
    try terminal.wait { $0.cursor == (3, 5) }
    let change = terminal.output[before...]
    #expect(change.count < 80)
    #expect(!String(decoding: change, as: UTF8.self).contains("size"))
  }

  @Test func redrawSendsEverything() throws {
    let terminal = try probe()
    let before = terminal.output.count
    terminal.press(.controlL)
    try terminal.wait(for: "last: redraw")
    try terminal.wait { $0.cursor == (3, 5) }
    #expect(String(decoding: terminal.output[before...], as: UTF8.self).contains("underlined"))
    #expect(terminal.lines[1] == "size: 60x10")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (1, 6), (1, 1), (300, 100)])
  func lastColumnAndRow(_ columns: Int, _ rows: Int) throws {
    let terminal = try EmulatedTerminal(
      Command.product(named: "terminal-probe"), columns: columns, rows: rows)
    try terminal.wait { $0.cell(x: columns - 1, y: rows - 1).text == "#" }
    if columns > 13 { #expect(terminal.lines[0] == "last: nothing") }
  }

  @Test func sizeIsTheTerminalsOwn() throws {
    let terminal = try probe(["COLUMNS": "30", "LINES": "7"])
    #expect(terminal.lines[1] == "size: 60x10")
  }

  @Test func dataOnStandardInput() throws {
    let terminal = try probe(standardInput: .bytes(Array("one\ntwo\n".utf8)))
    #expect(terminal.lines[5] == "data: one;two;")
    terminal.press(.right)
    try terminal.wait(for: "last: right")
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
  }

  @Test func leavesTheTerminalAsItWas() throws {
    let terminal = try probe()
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
    #expect(terminal.screen.allSatisfy { $0 == "\n" })
  }

  @Test func withoutATerminal() throws {
    let result = try Command.run(Command.product(named: "terminal-probe"))
    #expect(result.status == .exit(69))
    #expect(result.text == "no screen: noTerminal\n")
  }
}
