import Foundation
import TerminalTesting
import Testing

/// The colors of every theme as a terminal gets them, measured by rules written here once more.
@Suite struct SentColorsTests {
  private static let sales = """
    month,North,South,East,West
    2024-01-01,12,18,25,31
    2024-02-01,14,17,27,30
    2024-03-01,19,15,26,33
    2024-04-01,22,16,29,35

    """

  @Test(arguments: ThemesCommandTests.names, ["truecolor", ""])
  func aPictureKeepsItsContrast(_ name: String, _ claim: String) throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    let terminal = try EmulatedTerminal(
      Program.path, ["draw", file.path, "--theme", name, "--size", "80x24"],
      environment: EmulatedTerminal.environment.merging(["COLORTERM": claim]) { $1 },
      columns: 82, rows: 26)
    #expect(try terminal.waitForExit() == .exit(0))
    let cells = try (0..<24).flatMap { y in try (0..<80).map { x in try SentCell(terminal, x, y) } }
    try expectContrast(of: cells, theme: name, isDirect: !claim.isEmpty)
    let text = try (0..<24).map { y in
      try (0..<80).map { x in try SentCell(terminal, x, y).text }.joined()
    }
    try expectFourColors(in: cells, name: name)
    #expect(text.contains { $0.contains("North") })
  }

  /// The plot with a focus in it, a list, and help.
  @Test(arguments: ThemesCommandTests.names, [true, false])
  func theScreenKeepsItsContrast(_ name: String, _ isDirect: Bool) throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    let terminfo = try DirectTerminfo()
    let session = try Session(
      [file.path, "--theme", name],
      environment: isDirect ? ["COLORTERM": "truecolor", "TERMINFO": terminfo.path] : [:])
    var cells: [SentCell] = []
    for (keys, caption) in [
      (["<Right>", "<Right>"], "February"), (["d"], "Chart details."), (["?"], "Help"),
    ] {
      for key in keys { session.press(key) }
      try session.terminal.wait { Session.caption(of: $0).hasPrefix(caption) }
      let shown = try (0..<24).flatMap { y in
        try (0..<80).map { x in try SentCell(session.terminal, x, y) }
      }
      if caption == "February" {
        // The active mode, and the focused marker.
        #expect(shown[80..<160].filter { $0.isReversed }.count == "[Audio graph]".count)
        #expect(shown[160...].filter { $0.isReversed && $0.text == "◆" }.count == 1)
        try expectFourColors(in: shown, name: name)
      }
      cells += shown
    }
    try expectContrast(of: cells, theme: name, isDirect: isDirect)
  }

  // MARK: Few colors, and none

  @Test(arguments: [
    ["TERM": "xterm"], ["TERM": "linux"], ["TERM": "vt100"], ["NO_COLOR": "1"],
    ["TERM": "xterm", "EARSHOT_THEME": "white-on-blue"],
  ])
  func withFewColorsOrNoneTheFocusIsSeen(_ environment: [String: String]) throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    let session = try Session([file.path], environment: environment)
    try session.press("<Right>", until: Session.said("<Right>", of: file.path))
    let before = (0..<24).flatMap { y in (0..<80).map { session.terminal.cell(x: $0, y: y) } }
    let hasNone = environment["NO_COLOR"] != nil || environment["TERM"] == "vt100"
    #expect(
      before.allSatisfy {
        ($0.foreground == .standard) == hasNone && ($0.background == .standard) == hasNone
      })
    // The focus is seen without color: reversed in the plot, and a mark on the axis below it.
    func reversed() -> [Int] {
      (2..<20).flatMap { y in
        (0..<80).filter { session.terminal.cell(x: $0, y: y).isReversed }.map { $0 + 80 * y }
      }
    }
    let first = reversed()
    #expect(first.count == 1)
    try session.press("<Right>", until: Session.said("<Right><Right>", of: file.path))
    #expect(reversed().count == 1)
    #expect(reversed() != first)
    let column = try #require(reversed().first) % 80
    let axis = try #require(session.terminal.lines.firstIndex { $0.contains("└") })
    #expect((axis..<24).contains { session.terminal.cell(x: column, y: $0).text == "▲" })
    // So is the mode of the rotor.
    #expect(session.terminal.lines[1].contains("[Audio graph]"))
    let bracket = try #require(session.terminal.lines[1].firstIndex(of: "["))
    let start = session.terminal.lines[1].distance(
      from: session.terminal.lines[1].startIndex, to: bracket)
    #expect(session.terminal.cell(x: start, y: 1).isReversed)
  }

  /// A focused bar has a sign, and the mark below it shows where it is.
  @Test func theFocusOfBarsIsSeenWithoutColor() throws {
    let file = try TemporaryFile("steps.csv", "day,steps\nMon,5\nTue,7\nWed,6\n")
    let session = try Session([file.path], environment: ["NO_COLOR": "1"])
    var marks: [Int] = []
    for count in 1...3 {
      let keys = String(repeating: "<Right>", count: count)
      try session.press("<Right>", until: Session.said(keys, of: file.path))
      let axis = try #require(session.terminal.lines.firstIndex { $0.contains("└") })
      let row = (axis..<24).flatMap { y in
        (0..<80).filter { session.terminal.cell(x: $0, y: y).text == "▲" }
      }
      #expect(row.count == 1)
      let signs = (0..<axis).flatMap { y in
        (0..<80).filter {
          let cell = session.terminal.cell(x: $0, y: y)
          return cell.isReversed && cell.text == "◆"
        }
      }
      // The bar is filled with them, and stands over the mark.
      let bar = try #require(signs.min())...#require(signs.max())
      #expect(signs.count > 10 && row.allSatisfy(bar.contains))
      #expect(bar.count < 30)
      marks += row
    }
    #expect(marks == marks.sorted() && Set(marks).count == 3)
  }

  @Test func aTerminalThatCanDoNothingGetsPlainText() throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    for environment in [["TERM": "dumb", "COLORTERM": ""], ["NO_COLOR": "1"]] {
      let terminal = try EmulatedTerminal(
        Program.path, ["draw", file.path],
        environment: EmulatedTerminal.environment.merging(environment) { $1 }, columns: 82, rows: 26
      )
      #expect(try terminal.waitForExit() == .exit(0))
      #expect(!terminal.output.contains(0x1B))
      #expect(terminal.screen.contains("North"))
    }
  }

  /// A picture for a terminal of few colors has those.
  @Test(arguments: [("xterm", 8), ("linux", 8), ("screen", 8), ("xterm-16color", 16)])
  func aPictureForFewColorsHasThem(_ name: String, _ count: Int) throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    let terminal = try EmulatedTerminal(
      Program.path, ["draw", file.path],
      environment: EmulatedTerminal.environment.merging(["TERM": name]) { $1 }, columns: 82,
      rows: 26)
    #expect(try terminal.waitForExit() == .exit(0))
    let cells = (0..<24).flatMap { y in (0..<80).map { terminal.cell(x: $0, y: y) } }
    for color in cells.flatMap({ [$0.foreground, $0.background] }) {
      guard case .palette(0..<count) = color else {
        Issue.record("\(color)")
        break
      }
    }
  }

  /// With attributes alone: no code for a color, and no background.
  @Test(arguments: ["vt100", "vt220"])
  func aPictureForFewColorsHasNone(_ name: String) throws {
    let file = try TemporaryFile("sales.csv", Self.sales)
    let terminal = try EmulatedTerminal(
      Program.path, ["draw", file.path],
      environment: EmulatedTerminal.environment.merging(["TERM": name]) { $1 }, columns: 82,
      rows: 26)
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.output.contains(0x1B))
    let cells = (0..<24).flatMap { y in (0..<80).map { terminal.cell(x: $0, y: y) } }
    #expect(cells.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    #expect(cells.contains { $0.isBold })
  }

  // MARK: Two series without color

  /// Two level lines: each has its marker, named beside it, and its own pattern between the points.
  @Test(arguments: ["braille", "block", "ascii"])
  func linesAreToldApartWithoutColor(_ glyphs: String) throws {
    let rows = (1...4).map { "2024-0\($0)-01,10,20\n" }.joined()
    let file = try TemporaryFile("pair.csv", "month,Low,High\n" + rows)
    let lines = try Program.output(
      "draw", file.path, "--glyphs", glyphs, "--color", "never", "--size", "80x24"
    ).lines
    let drawn = try ["Low", "High"].map { name in
      let line = try #require(lines.first { $0.hasSuffix(" " + name) })
      let entry = line.dropLast(name.count + 1)
      let marker = try #require(entry.last)
      // The row of the line itself: past the axis, before the legend.
      let plot = entry.dropLast().drop { !"│┤|+".contains($0) }.dropFirst()
      #expect(plot.contains(marker), "\(line)")
      return (marker: marker, pattern: plot.filter { $0 != marker && $0 != " " })
    }
    #expect(drawn[0].marker != drawn[1].marker)
    #expect(!drawn[0].pattern.isEmpty)
    #expect(drawn[0].pattern != drawn[1].pattern)
  }

  @Test(arguments: ["braille", "block", "ascii"])
  func barsAreToldApartWithoutColor(_ glyphs: String) throws {
    let file = try TemporaryFile("pair.csv", "day,Left,Right\nMon,10,20\nTue,12,18\n")
    let lines = try Program.output(
      "draw", file.path, "--glyphs", glyphs, "--color", "never", "--size", "80x24"
    ).lines
    let fills = try ["Left", "Right"].map { name in
      let entry = try #require(lines.first { $0.hasSuffix(" " + name) }).dropLast(name.count + 1)
      return try #require(entry.last)
    }
    #expect(fills[0] != fills[1])
    // A row near the bottom goes through all bars.
    let row = try #require(lines.last { line in fills.allSatisfy { line.contains($0) } })
    for fill in fills { #expect(row.filter { $0 == fill }.count > 2) }
  }

  // MARK: Measuring

  private func expectContrast(of cells: [SentCell], theme: String, isDirect: Bool) throws {
    let shown = try Program.output("themes", "show", theme).text
    let asked = shown.contains("contrast = \"high\"") ? 7.0 : 4.5
    #expect(Set(cells.map(\.background)).count == 1)
    let marks = cells.filter { !$0.text.isEmpty && $0.text != " " }
    #expect(marks.count > 200)
    for cell in Set(marks) where cell.text != "┈" || asked == 7 {
      #expect(cell.ratio >= asked, "\(cell)")
    }
    // The background that was sent is the one of the file, or an entry that everybody has alike.
    let background = try #require(shown.split(separator: "\"").first { $0.hasPrefix("#") })
    if isDirect, background != "#000000" {
      #expect(cells.first?.background == RGB(hex: background))
    }
  }

  private func expectFourColors(in cells: [SentCell], name: String) throws {
    // The names of the four series behind their markers, which may have stepped back as the series have.
    let markers = ["◆", "●", "▲", "■"]
    let colors = markers.compactMap { marker in
      cells.indices.dropLast(2).last {
        cells[$0].text == marker && cells[$0 + 2].text.first?.isLetter == true
      }.map { cells[$0 + 2].foreground }
    }
    #expect(colors.count == 4)
    #expect(Set(colors).count == (name == "monochrome" ? 1 : 4))
  }
}

/// A color as it reaches the eye.
private struct RGB: Hashable {
  var channels: [Int]

  init(_ color: ScreenCell.TerminalColor) throws {
    switch color {
    case .rgb(let red, let green, let blue): channels = [red, green, blue]
    case .palette(let entry):
      // The first sixteen look different to everybody.
      try #require((16...255).contains(entry))
      let levels = [0, 95, 135, 175, 215, 255]
      channels =
        entry < 232
        ? [levels[(entry - 16) / 36], levels[(entry - 16) / 6 % 6], levels[(entry - 16) % 6]]
        : Array(repeating: 8 + 10 * (entry - 232), count: 3)
    case .standard:
      channels = []
      try #require(Bool(false), "a color of the terminal's own")
    }
  }

  init(hex: Substring) {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
  }

  /// The relative luminance of WCAG 2.2.
  var luminance: Double {
    zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { sum, part in
      let value = Double(part.1) / 255
      return sum + part.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}

private struct SentCell: Hashable {
  var text: String
  var foreground: RGB
  var background: RGB
  var isReversed: Bool

  init(_ terminal: EmulatedTerminal, _ x: Int, _ y: Int) throws {
    let cell = terminal.cell(x: x, y: y)
    text = cell.text
    background = try RGB(cell.background)
    // Nobody sees the ink of a blank, which is sent only where it costs nothing.
    let isBlank = cell.text.isEmpty || cell.text == " "
    foreground = isBlank && !cell.isReversed ? background : try RGB(cell.foreground)
    isReversed = cell.isReversed
  }

  var ratio: Double {
    let (one, two) = (foreground.luminance, background.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
