import Foundation
import TerminalTesting
import Testing

@Suite struct DrawCommandTests {
  static let sizes = [(80, 24), (40, 12), (20, 6), (1, 1), (200, 60), (3, 40), (120, 2)]

  @Test(arguments: sizes)
  func keepsToTheSize(_ columns: Int, _ rows: Int) throws {
    for (name, text) in [("a.csv", SampleData.prices), ("収穫.tsv", SampleData.harvest)] {
      let file = try TemporaryFile(name, text)
      let picture = try Program.output(
        "draw", file.path, "--size", "\(columns)x\(rows)", "--language", "ja")
      #expect(picture.lines.count == rows)
      for line in picture.lines { #expect(width(of: line) <= columns, "\(line)") }
    }
  }

  @Test func showsTitleAxesAndLegend() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let lines = try Program.output("draw", file.path, "--y-unit", "EUR").lines
    #expect(lines[0].hasPrefix("prices"))
    #expect(lines.contains { $0.hasPrefix("EUR") })
    #expect(lines.contains { $0.hasSuffix("ACME") })
    #expect(lines.contains { $0.hasSuffix("BOLT") })
    #expect(lines.contains { $0.hasPrefix("20 ┤") })
    #expect(lines.last == "Line chart, 2 series, 8 points")
  }

  @Test func saysWhatHasNoPlaceInThePicture() throws {
    let lines = try Program.output(
      "draw", "--y-scale", "log10", "--language", "en", input: "x,y\n1,0\n2,10\n3,100\n4,-5\n"
    ).lines
    #expect(lines.suffix(2).joined(separator: " ").contains("2 values, no place on a log"))
  }

  /// A rising line: what is drawn further to the right is never lower.
  @Test(arguments: ["braille", "block", "ascii"])
  func drawsARisingLine(_ glyphs: String) throws {
    let lines = try Program.output(
      "draw", "--size", "60x20", "--glyphs", glyphs, input: SampleData.sequence(30)
    ).lines
    let axis = try #require(lines.firstIndex { $0.contains("└") || $0.contains("+---") })
    let plot = lines[1..<axis].map { line in
      // Past the labels and the axis itself; the grid is no part of the line.
      line.firstIndex { "┤│|+".contains($0) }.map { line[$0...].dropFirst() } ?? ""
    }
    let ink = plot.map { row in
      row.indices.filter { !" ·┈.┄╌⠐⠂⠄⡀-".contains(row[$0]) }
        .map { row.distance(from: row.startIndex, to: $0) }
    }.filter { !$0.isEmpty }
    #expect(ink.count > 8)
    for (above, below) in zip(ink, ink.dropFirst()) {
      #expect((above.last ?? 0) > (below.first ?? 0))
    }
  }

  @Test func theEnvironmentChoosesGlyphsAndTheOptionOverrulesIt() throws {
    func hasBraille(_ options: String...) throws -> Bool {
      let picture = try Program.run(
        ["draw"] + options, environment: ["EARSHOT_GLYPHS": "block"],
        input: Array(SampleData.sequence(30).utf8))
      return picture.text.unicodeScalars.contains { ("\u{2801}"..."\u{28FF}").contains($0) }
    }
    #expect(try !hasBraille())
    #expect(try hasBraille("--glyphs", "braille"))
  }

  @Test func glyphSetsDrawWithTheirOwnSigns() throws {
    func signs(_ glyphs: String) throws -> Set<Unicode.Scalar> {
      let picture = try Program.output("draw", "--glyphs", glyphs, input: SampleData.sequence(30))
      return Set(picture.text.unicodeScalars.filter { !$0.isASCII })
    }
    let braille = try signs("braille")
    let block = try signs("block")
    #expect(braille.contains { ("\u{2801}"..."\u{28FF}").contains($0) })
    #expect(!block.contains { ("\u{2800}"..."\u{28FF}").contains($0) })
    #expect(try signs("ascii").isEmpty)
  }

  @Test func aPlainLocaleGetsPlainSigns() throws {
    let picture = try Program.output(
      "draw", environment: ["LC_ALL": "C"], input: SampleData.sequence(30))
    #expect(picture.output.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [(80, 24), (20, 6), (1, 1)])
  func paintsTheBackgroundOfEveryCell(_ columns: Int, _ rows: Int) throws {
    let file = try TemporaryFile("収穫.tsv", SampleData.harvest)
    let picture = try Program.output(
      "draw", file.path, "--color", "always", "--size", "\(columns)x\(rows)", "--theme",
      "high-contrast-dark", environment: ["COLORTERM": "truecolor"])
    #expect(picture.lines.count == rows)
    for line in picture.lines {
      let painted = try PaintedText(line)
      #expect(width(of: painted.text) == columns)
      #expect(painted.backgrounds.allSatisfy { $0 == "48;2;0;0;0" })
    }
  }

  @Test func seriesDifferInColor() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let picture = try Program.output(
      "draw", file.path, "--color", "always", environment: ["COLORTERM": "truecolor"])
    let legend = ["ACME", "BOLT"].compactMap { name in
      picture.lines.first { $0.contains(name) }.flatMap { line in
        line.components(separatedBy: name).first?.components(separatedBy: "\u{1B}[").last
      }
    }
    #expect(legend.count == 2)
    #expect(Set(legend).count == 2)
  }

  /// Without a claim of more, the 256 colors every terminal has.
  @Test func usesThePaletteWithoutAClaim() throws {
    let picture = try Program.output(
      "draw", "--color", "always", input: SampleData.sequence(9))
    #expect(picture.text.contains("48;5;"))
    #expect(!picture.text.contains("48;2;"))
  }

  @Test(arguments: [
    (["--color", "never"], ["COLORTERM": "truecolor"]),
    (["--color", "auto"], ["COLORTERM": "truecolor"]),
    ([], ["NO_COLOR": "1"]),
    (["--color", "always"], ["NO_COLOR": "1"]),
  ])
  func escapesOnlyWhereColorIsAsked(
    _ options: [String], _ environment: [String: String]
  ) throws {
    let picture = try Program.run(
      ["draw"] + options, environment: environment, input: Array(SampleData.sequence(9).utf8))
    #expect(picture.status == .exit(0))
    #expect(picture.output.contains(0x1B) == options.contains("always"))
  }

  /// Standard output of the program in a terminal is that terminal.
  @Test func colorsATerminalUnlessToldNot() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    for (name, value) in [("NO_COLOR", "1"), ("NO_COLOR", "")] {
      let terminal = try EmulatedTerminal(
        Program.path, ["draw", file.path],
        environment: EmulatedTerminal.environment.merging([name: value]) { $1 },
        columns: 80, rows: 30)
      #expect(try terminal.waitForExit() == .exit(0))
      #expect(terminal.output.contains(0x1B) == value.isEmpty)
      #expect(terminal.screen.contains("ACME"))
    }
  }

  @Test func drawsEveryChartOfADeck() throws {
    let folder = try Folder()
    let files = [
      try folder.file("first.csv", SampleData.prices),
      try folder.file("second.tsv", SampleData.harvest),
    ]
    let lines = try Program.output("draw", files[0], files[1], "--size", "40x10").lines
    #expect(lines.count == 21)
    #expect(lines[0].hasPrefix("first"))
    #expect(lines[10] == "")
    #expect(lines[11].hasPrefix("second"))
  }

  @Test func isTheSameTwice() throws {
    let first = try Program.output("draw", input: SampleData.sequence(100))
    #expect(first == (try Program.output("draw", input: SampleData.sequence(100))))
  }
}

/// A line with its escape sequences taken apart.
private struct PaintedText {
  struct StrayEscape: Error {
    var line: String
  }

  var text = ""
  /// The background in force at each character.
  var backgrounds: [String?] = []

  init(_ line: String) throws {
    var background: String?
    for (index, part) in line.components(separatedBy: "\u{1B}").enumerated() {
      var rest = part[...]
      if index > 0 {
        guard part.hasPrefix("["), let end = part.firstIndex(of: "m") else {
          throw StrayEscape(line: line)
        }
        let codes = part[part.index(after: part.startIndex)..<end]
        background = codes.range(of: #"48;2;\d+;\d+;\d+"#, options: .regularExpression)
          .map { String(codes[$0]) }
        rest = part[part.index(after: end)...]
      }
      text += rest
      backgrounds += rest.map { _ in background }
    }
  }
}
