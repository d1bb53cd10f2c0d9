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

  /// A part of a shape that stands out has whole cells: its slanted sides would else be ragged, and take two colors.
  @Test func aPartOfAShapeHasWholeCells() {
    func square(_ canvas: inout any Canvas) {
      canvas.fill([(0, 0), (1, 0), (1, 1), (0, 1)], shade: nil, series: 1)
    }
    let triangle = [(0.0, 0.0), (1.0, 0.0), (0.5, 0.95)]
    var canvas = GlyphSet.block.canvas(columns: 12, rows: 4)
    canvas.hasTints = true
    square(&canvas)
    canvas.beginHighlight(growing: false)
    canvas.fill(triangle, shade: nil, series: 1)
    var frame = Frame(size: Size(columns: 12, rows: 4))
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
    #expect(frame.lines == ["", "    ████", "  ████████", " ██████████"])
    #expect(frame.cells.allSatisfy { $0 == .blank || $0.style == style })
  }

  /// A part that is smaller than any cell is seen all the same.
  @Test func aSmallPartOfAShapeIsSeen() {
    var canvas = GlyphSet.block.canvas(columns: 4, rows: 2)
    canvas.hasTints = true
    canvas.fill([(0, 0), (1, 0), (1, 1), (0, 1)], shade: nil, series: 1)
    canvas.beginHighlight(growing: false)
    canvas.fill([(0.4, 0.6), (0.45, 0.6), (0.45, 0.7), (0.4, 0.7)], shade: nil, series: 1)
    var frame = Frame(size: size)
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
    #expect(frame.cells.count { $0 != .blank } == 1)
  }

  private func box(rows: Int) -> Frame {
    func box(_ canvas: inout any Canvas) {
      canvas.box(left: 0, right: 1, bottom: 0, top: 1, shade: 1, series: 0)
      canvas.levelRule(left: 0, right: 1, y: 0.5, series: 0)
    }
    var canvas = GlyphSet.braille.canvas(columns: 4, rows: rows)
    canvas.hasTints = true
    box(&canvas)
    canvas.beginHighlight(growing: false)
    box(&canvas)
    var frame = Frame(size: Size(columns: 4, rows: rows))
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
    return frame
  }

  /// A box that stands out is filled around its median; its outline stays.
  @Test func aBoxIsFilled() {
    let frame = box(rows: 5)
    #expect(frame.lines == ["", " ██", " ━━", " ██", ""])
    #expect(frame.cells[5].style == style && frame.cells[0] == .blank)
    #expect(frame.cells[9].style == Style(.focus, isBold: true, isReversed: true))
  }

  /// One without an inside is seen by its lines, around the color that is behind them.
  @Test func aLowBoxIsSeenByItsLines() {
    let frame = box(rows: 2)
    #expect(frame.lines == ["┍━━┑", "└──┘"])
    #expect(frame.cells[0].style == Style(.focus, isBold: true, ground: .inside(0)))
  }

  /// In colors a bar that hangs ends in eighths, too, as what is free below it; in one color it has the nearest block.
  @Test(arguments: [true, false]) func aBarThatHangsEndsWhereItsValueIs(hasTints: Bool) {
    for eighths in 1..<8 {
      var canvas = GlyphSet.block.canvas(columns: 1, rows: 2)
      canvas.hasTints = hasTints
      func bar(_ canvas: inout any Canvas) {
        canvas.fill(left: 0, right: 1, bottom: Double(eighths) / 16, top: 1, series: 0)
      }
      bar(&canvas)
      var frame = Frame(size: Size(columns: 1, rows: 2))
      canvas.draw(into: &frame, at: Position(x: 0, y: 0))
      #expect(frame.cells[1].style == Style(.series(0), isReversed: hasTints))
      if hasTints {
        #expect(frame.cells[1].glyph == Array("▁▂▃▄▅▆▇").map(String.init)[eighths - 1])
      }
      canvas.beginHighlight(growing: false)
      bar(&canvas)
      canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: style)
      #expect(frame.cells[1].style == Style(.focus, isBold: true, isReversed: hasTints))
    }
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
