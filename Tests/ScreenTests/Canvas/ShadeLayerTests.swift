import Testing

@testable import Screen

struct ShadeLayerTests {
  private func lines(_ glyphs: GlyphSet, _ draw: (inout any Canvas) -> Void) -> [String] {
    var canvas = glyphs.canvas(columns: 4, rows: 3)
    draw(&canvas)
    var frame = Frame(size: Size(columns: 4, rows: 3))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    return frame.lines
  }

  @Test func wholeCellsAreFilled() {
    let drawn = lines(.block) {
      $0.fill(left: 0, right: 0.5, bottom: 1 / 3.0, top: 1, shade: 1, series: 0)
      $0.fill(left: 0.5, right: 1, bottom: 0, top: 2 / 3.0, shade: 4, series: 0)
    }
    #expect(drawn == ["▘▘", "▘▘██", "  ██"])
  }

  @Test func theLowestTakesACell() {
    let drawn = lines(.braille) {
      $0.fill(left: 0.3, right: 0.3, bottom: 0.5, top: 0.5, shade: 4, series: 0)
    }
    #expect(drawn == ["", " █", ""])
  }

  @Test func everyShadeIsAnotherGlyph() {
    for glyphs in GlyphSet.allCases {
      let symbols = Symbols(glyphs)
      #expect(Set((0..<5).map(symbols.shade)).count == 5)
      #expect(symbols.shade(level: -1) == symbols.shade(level: 0))
      #expect(symbols.shade(level: 9) == symbols.shade(level: 4))
    }
  }

  @Test func whatIsOutsideOrNoNumberIsNotDrawn() {
    let drawn = lines(.ascii) {
      $0.fill(left: 1.5, right: 2, bottom: 0, top: 1, shade: 4, series: 0)
      $0.fill(left: .nan, right: 1, bottom: 0, top: 1, shade: 4, series: 0)
      $0.fill(left: 0, right: 1, bottom: -.infinity, top: -3, shade: 4, series: 0)
    }
    #expect(drawn == ["", "", ""])
  }

  /// A wick must not hide the body that it passes behind.
  @Test func shadesLieOverLinesAndUnderMarkers() {
    let drawn = lines(.block) {
      $0.stroke([(0.6, 0), (0.6, 1)], series: 0)
      $0.fill(left: 0.5, right: 0.75, bottom: 1 / 3.0, top: 1, shade: 1, series: 0)
      $0.sign(x: 0.6, y: 0.9, series: 0)
    }
    #expect(drawn == ["  ◆", "  ▘", "  ▌"])
  }
}
