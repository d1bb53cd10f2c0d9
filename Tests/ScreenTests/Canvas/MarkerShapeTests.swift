import Screen
import Testing

@Suite struct MarkerShapeTests {
  private func marker(_ glyphs: GlyphSet, _ scale: Int, series: Int, x: Double = 0.5) -> String {
    picture(glyphs, 9, 5, scale: scale) { $0.sign(x: x, y: 0.5, series: series) }
  }

  private func shape(_ glyphs: GlyphSet, _ scale: Int, series: Int) -> [String] {
    marker(glyphs, scale, series: series).split(separator: "\n").map(String.init)
  }

  @Test func theyArePicturesOfTheirShapes() {
    #expect(shape(.braille, 4, series: 0) == ["   ⣠⣾⣷⣄", "  ⢾⣿⣿⣿⣿⡷", "   ⠙⢿⡿⠋"])
    #expect(shape(.braille, 4, series: 1) == ["  ⢠⣶⣿⣿⣶⡄", "  ⣿⣿⣿⣿⣿⣿", "  ⠘⠿⣿⣿⠿⠃"])
    #expect(shape(.braille, 4, series: 2) == ["    ⣼⣧", "   ⣼⣿⣿⣧", "  ⣼⣿⣿⣿⣿⣧"])
    let pictures = (0..<8).map { shape(.block, 2, series: $0).joined(separator: "|") }
    #expect(
      pictures == [
        "   ▗█▖|   ▝█▘", "   ▟█▙|   ▜█▛", "    █|   ▟█▙", "   ███|   ███", "   ▜█▛|    █",
        "   ▜▄▛|   ▟▀▙", "   ▞▀▚|   ▚▄▞", "   █▀█|   █▄█",
      ])
    #expect(shape(.ascii, 2, series: 1) == ["   ooo", "   ooo"])
  }

  @Test(arguments: [GlyphSet.braille, .block], 2...4)
  func everySeriesHasItsOwn(_ glyphs: GlyphSet, _ scale: Int) {
    #expect(Set((0..<12).map { marker(glyphs, scale, series: $0) }).count == 12)
  }

  /// Of twelve series no two have a marker of one cell in common, and of twenty-four none also its color.
  @Test(arguments: GlyphSet.allCases)
  func theMarkersOfOneCellDiffer(_ glyphs: GlyphSet) {
    let symbols = Symbols(glyphs)
    #expect(Set((0..<12).map(symbols.marker)).count == 12)
    #expect(Set((0..<24).map { symbols.marker(series: $0) + "\($0 % 8)" }).count == 24)
    #expect(symbols.markers.count == MarkerShape.allCases.count)
  }

  @Test(arguments: GlyphSet.allCases)
  func theyGrowWithTheScale(_ glyphs: GlyphSet) {
    let sizes = (1...4).map { scale in marker(glyphs, scale, series: 3).filter { $0 != " " }.count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 4, "\(sizes)")
  }

  @Test(arguments: GlyphSet.allCases, 2...4)
  func theyAreWholeAtTheEdges(_ glyphs: GlyphSet, _ scale: Int) {
    func marks(_ x: Double) -> Int {
      marker(glyphs, scale, series: 3, x: x).filter { $0 != " " && $0 != "\n" }.count
    }
    #expect(marks(0) >= marks(0.5) - 2)
    #expect(marks(1) >= marks(0.5) - 2)
    // Smaller than the marker: what there is is filled, and nothing traps.
    let tiny = picture(glyphs, 1, 1, scale: scale) { $0.sign(x: 0, y: 1, series: 3) }
    #expect(tiny != "")
    #expect(picture(glyphs, 0, 0, scale: scale) { $0.sign(x: 0, y: 1, series: 3) } == "")
  }

  @Test(arguments: [
    (GlyphSet.braille, ["|⠒⠒|", "|⠛⠛|", "|⠿⠿|", "⣀⣀|⠿⠿|"]),
    (.sextant, ["|🬋🬋|", "|🬎🬎|", "|██|", "🬭🬭|██|"]),
    (.block, ["|▀▀|", "▄▄|▀▀|", "▄▄|▀▀|", "▄▄|██|"]),
    (.ascii, ["|--|", "|==|", "|##|", "__|##|"]),
  ])
  func linesGrowThickerWithTheScale(_ glyphs: GlyphSet, _ expected: [String]) {
    let flat: Points = [(x: 0, y: 0.5), (x: 1, y: 0.5)]
    let pictures = (1...4).map { scale in
      picture(glyphs, 2, 3, scale: scale) { $0.stroke(flat, series: 0) }.map {
        $0 == "\n" ? "|" : String($0)
      }.joined()
    }
    #expect(pictures == expected)
  }

  @Test func aThickLineIsWholeAtTheEdge() {
    let top: Points = [(x: 0, y: 1), (x: 1, y: 1)]
    #expect(picture(.sextant, 2, 2, scale: 3) { $0.stroke(top, series: 0) } == "██\n")
  }

  @Test(arguments: GlyphSet.allCases, 1...4)
  func dashesTellThickLinesApart(_ glyphs: GlyphSet, _ scale: Int) {
    let flat: Points = [(x: 0, y: 0), (x: 1, y: 0)]
    let lines = (0..<8).map { series in
      picture(glyphs, 120, 1, scale: scale) { $0.stroke(flat, series: series) }
    }
    #expect(Set(lines).count == 8)
  }
}
