import Testing

@testable import Screen

@Suite struct RuleLayerTests {
  /// A box with its whiskers: lines join, the median is heavy, and every end is in the row of its value.
  @Test func linesJoinToABox() {
    let drawn = picture(.braille, 7, 7) {
      $0.rule(x: 0.5, from: 0.5 / 7, to: 6.5 / 7, hasCaps: true, series: 0)
      $0.box(left: 1.0 / 7, right: 6.0 / 7, bottom: 1.5 / 7, top: 5.5 / 7, shade: nil, series: 0)
      $0.levelRule(left: 1.0 / 7, right: 6.0 / 7, y: 3.5 / 7, series: 0)
    }
    #expect(
      drawn == """
          ╶┬╴
         ┌─┴─┐
         │   │
         ┝━━━┥
         │   │
         └─┬─┘
          ╶┴╴
        """)
  }

  /// In colors the inside is a color on the way to the background, behind the lines, too.
  @Test func boxesAreTinted() {
    var canvas = GlyphSet.braille.canvas(columns: 4, rows: 3)
    canvas.hasTints = true
    canvas.box(left: 0, right: 1, bottom: 0, top: 1, shade: 2, series: 3)
    canvas.levelRule(left: 0, right: 1, y: 0.5, series: 3)
    var frame = Frame(size: Size(columns: 4, rows: 3))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells.allSatisfy { $0.style == Style(.series(3), ground: .inside(3)) })
    #expect(frame.lines == ["┌──┐", "┝━━┥", "└──┘"])
  }

  @Test func plainTerminalsHavePlainLines() {
    let drawn = picture(.ascii, 5, 3) {
      $0.box(left: 0, right: 1, bottom: 0, top: 1, shade: nil, series: 0)
      $0.levelRule(left: 0, right: 1, y: 0.5, series: 0)
    }
    #expect(drawn == "+---+\n+===+\n+---+")
  }

  /// A full box has no outline; one of a single column is a heavy line, so that both are told apart.
  @Test func narrowBoxesAreToldApart() {
    func body(_ shade: Int?, isRising: Bool? = nil) -> String {
      picture(.block, 1, 3) {
        $0.isRising = isRising
        $0.rule(x: 0.5, from: 0, to: 1, hasCaps: false, series: 0)
        $0.box(left: 0, right: 1, bottom: 0.5, top: 0.5, shade: shade, series: 0)
      }
    }
    #expect(body(4) == "╷\n█\n╵")
    #expect(body(nil) == "╷\n┃\n╵")
    #expect(body(nil, isRising: true) == "╷\n║\n╵")
    #expect(body(4, isRising: false) == "╷\n█\n╵")
  }

  /// The body of what rises is as broad as that of what falls: its cell has the color, its lines that of the
  /// background, among others and as what stands out.
  @Test func aNarrowBodyThatRisesIsReversed() {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: 1)
    canvas.isRising = true
    canvas.beginHighlight(growing: false)
    canvas.box(left: 0, right: 1, bottom: 0, top: 1, shade: nil, series: 0)
    var frame = Frame(size: Size(columns: 1, rows: 1))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells[0].style == Style(.up, isReversed: true))
    canvas.drawHighlight(
      into: &frame, at: Position(x: 0, y: 0), style: Style(.focus, isBold: true))
    #expect(frame.cells[0].style == Style(.focus, isBold: true, isReversed: true))
    #expect(frame.cells[0].glyph == "║")
  }

  @Test(arguments: GlyphSet.allCases)
  func noNumberTraps(_ glyphs: GlyphSet) {
    for number in [Double.nan, .infinity, -.infinity, -1e300, 1e300, -5, 7] {
      _ = picture(glyphs, 3, 3) {
        $0.rule(x: number, from: number, to: 0.5, hasCaps: true, series: 1)
        $0.levelRule(left: 0.2, right: number, y: number, series: -3)
        $0.box(left: number, right: 0, bottom: number, top: 1, shade: 9, series: 0)
      }
      _ = picture(glyphs, 0, 0) {
        $0.rule(x: 0, from: 0, to: number, hasCaps: true, series: 1)
        $0.box(left: 0, right: 1, bottom: 0, top: 1, shade: nil, series: 0)
      }
    }
  }
}
