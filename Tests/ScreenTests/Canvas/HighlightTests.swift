import Screen
import Testing

/// A mark that stands out on a canvas can be drawn by itself.
struct HighlightTests {
  private let size = Size(columns: 4, rows: 2)
  private let style = Style(.focus, isBold: true)

  private func highlight(
    _ glyphs: GlyphSet, growing: Bool = false,
    _ others: (inout any Canvas) -> Void, _ draw: (inout any Canvas) -> Void
  ) -> Frame {
    var canvas = glyphs.canvas(columns: size.columns, rows: size.rows)
    others(&canvas)
    canvas.beginHighlight(growing: growing)
    draw(&canvas)
    var frame = Frame(size: size)
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
    return frame
  }

  @Test(arguments: GlyphSet.allCases) func ofBarsItHasTheCellsThatItCoversMost(_ glyphs: GlyphSet) {
    let frame = highlight(glyphs) {
      $0.fill(left: 0, right: 0.5, bottom: 0, top: 0.5, series: 0)
    } _: {
      $0.fill(left: 0, right: 0.25, bottom: 0, top: 1, series: 1)
    }
    let cells = frame.cells.enumerated().filter { $0.element != .blank }
    #expect(cells.map(\.offset) == [0, 4])
    #expect(cells.allSatisfy { $0.element.style == style })
    #expect(cells[0].element.glyph == Symbols(glyphs).fill(series: 1))
  }

  /// In color a bar that stands out is solid, as a pattern on the background would have holes; its ends stay.
  @Test(arguments: GlyphSet.allCases.filter { $0 != .ascii }, [true, false])
  func aBarInColorIsSolid(_ glyphs: GlyphSet, hasTints: Bool) {
    for series in 1..<5 {
      var canvas = glyphs.canvas(columns: 1, rows: 2)
      canvas.hasTints = hasTints
      canvas.beginHighlight(growing: false)
      canvas.fill(left: 0, right: 1, bottom: 0, top: 0.75, series: series)
      var frame = Frame(size: Size(columns: 1, rows: 2))
      canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
      #expect(frame.lines[0] == "▄")
      #expect(frame.lines[1] == Symbols(glyphs).fill(series: hasTints ? 0 : series))
    }
  }

  /// A box that stands out is seen by its outline, around the color that its inside had.
  @Test func aBoxKeepsItsInside() {
    func box(_ canvas: inout any Canvas) {
      canvas.box(left: 0, right: 1, bottom: 0, top: 1, shade: 1, series: 0)
    }
    var canvas = GlyphSet.braille.canvas(columns: 4, rows: 3)
    canvas.hasTints = true
    box(&canvas)
    canvas.beginHighlight(growing: false)
    box(&canvas)
    var frame = Frame(size: Size(columns: 4, rows: 3))
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
    #expect(frame.lines == ["┌──┐", "│  │", "└──┘"])
    #expect(frame.cells[0].style == Style(.focus, isBold: true, ground: .inside(0)))
    #expect(frame.cells[5] == .blank)
  }

  @Test(arguments: GlyphSet.allCases) func aSignIsSeenOverEverything(_ glyphs: GlyphSet) {
    let frame = highlight(glyphs) {
      $0.fill(left: 0, right: 1, bottom: 0, top: 1, shade: 4, series: 0)
      $0.sign(x: 0, y: 0, series: 0)
    } _: {
      $0.sign(x: 0.6, y: 0.1, series: 2)
    }
    let cells = frame.cells.enumerated().filter { $0.element != .blank }
    #expect(cells.map(\.offset) == [6])
    #expect(cells.first?.element.glyph == Symbols(glyphs).marker(series: 2))
  }

  @Test(arguments: GlyphSet.allCases) func aSignGrows(_ glyphs: GlyphSet) {
    func cells(growing: Bool) -> Int {
      highlight(glyphs, growing: growing) { _ in
      } _: {
        $0.sign(x: 0.5, y: 0.5, series: 3)
      }.cells.count { $0 != .blank }
    }
    #expect(cells(growing: false) == 1 && cells(growing: true) > 1)
  }

  @Test(arguments: GlyphSet.allCases) func strokesAndShadesAreKnown(_ glyphs: GlyphSet) {
    let stroke = highlight(glyphs) {
      $0.stroke(Curve.rise, series: 0)
    } _: {
      $0.stroke([(x: 0, y: 1), (x: 0.2, y: 1)], series: 1)
    }
    #expect(stroke.cells.enumerated().filter { $0.element != .blank }.map(\.offset) == [0])
    let shade = highlight(glyphs) {
      $0.sign(x: 1, y: 1, series: 0)
    } _: {
      $0.fill(left: 0.75, right: 1, bottom: 0, top: 1, shade: 2, series: 1)
    }
    #expect(shade.cells.enumerated().filter { $0.element != .blank }.map(\.offset) == [3, 7])
  }
}
