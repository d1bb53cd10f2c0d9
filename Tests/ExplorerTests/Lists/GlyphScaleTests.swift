import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct GlyphScaleTests {
  @Test func keysMakeGlyphsLargerAndSmallerAndKeepThat() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(
      try model.press("z")
        == [.keep(name: "glyph-scale", value: "2"), .announce("Glyph size: 2 of 4")])
    _ = try model.press("zz")
    #expect(model.settings.glyphScale == 4)
    // The last says itself that it is, and there is nothing to keep.
    #expect(try model.press("z") == [.announce("Glyph size: 4 of 4")])
    _ = try model.press("ZZZZ")
    #expect(model.settings.glyphScale == 1)
    #expect(model.caption.text(in: model.language) == "Glyph size: 1 of 4")
  }

  /// On a broad screen, where thin ones are of dots.
  @Test func thickLinesAreSolidUnlessBrailleWasChosen() throws {
    var model = Fixtures.model(Fixtures.price, columns: 140, rows: 40)
    model.settings.areGlyphsGuessed = true
    #expect(view(model, model.size).lines.joined().unicodeScalars.contains { $0.isBraille })
    _ = try model.press("z")
    #expect(!view(model, model.size).lines.joined().unicodeScalars.contains { $0.isBraille })
    model.settings.areGlyphsGuessed = false
    #expect(view(model, model.size).lines.joined().unicodeScalars.contains { $0.isBraille })
  }

  /// So are all in a theme for those who see little.
  @Test func linesAreSolidInHighContrast() {
    var model = Fixtures.model(Fixtures.price, columns: 140, rows: 40)
    func hasBraille(_ isHighContrast: Bool) -> Bool {
      var theme = Theme.defaultDark
      theme.isHighContrast = isHighContrast
      let frame = view(model, model.size, theme: theme, depth: .direct)
      return frame.lines.joined().unicodeScalars.contains(where: \.isBraille)
    }
    model.settings.areGlyphsGuessed = true
    #expect(hasBraille(false) && !hasBraille(true))
    model.settings.areGlyphsGuessed = false
    #expect(hasBraille(true))
  }

  @Test func barsGrowWiderAndStayApart() throws {
    var model = Fixtures.model(Fixtures.steps, columns: 80, rows: 24)
    let widths = try (1...4).map { _ in
      // The row above the axis, without the axis.
      let lines = view(model, model.size).lines
      let axis = try #require(lines.firstIndex { $0.contains("└") || $0.contains("┗") })
      let bars = lines[axis - 1].drop { !"┤┫│┃".contains($0) }.dropFirst().split(separator: " ")
      #expect(bars.count == 3)
      _ = try model.press("z")
      return bars[1].count
    }
    // The larger numbers of the axis take columns from the plot, the bars still grow.
    #expect(widths == widths.sorted() && widths[3] > widths[0], "\(widths)")
  }

  @Test(arguments: [20, 33, 40, 57, 80], 1...4)
  func theFocusedBarCoversJustItsCells(columns: Int, scale: Int) throws {
    for chart in [Fixtures.steps, Fixtures.quarters(.groupedBar), Fixtures.quarters(.stackedBar)] {
      var model = Fixtures.model(chart, columns: columns, rows: 14)
      model.settings.glyphScale = scale
      _ = try model.press("4<Right>")
      let before = view(model, model.size)
      _ = try model.press("<Right>")
      let after = view(model, model.size)
      let plot = Layout(of: model, model.size).plot
      let focused = (plot.y..<plot.y + plot.rows).flatMap { y in
        (0..<columns).map { Position(x: $0, y: y) }.filter { after[$0].style.role == .focus }
      }
      #expect(!focused.isEmpty, "\(after)")
      // But for a sign in the bar, and the value beside it.
      let changed = focused.filter { before[$0].glyph != after[$0].glyph }
      let signs = changed.filter { after[$0].style.isReversed && after[$0].glyph == "◆" }
      #expect(signs.count <= 1)
      for position in changed where !signs.contains(position) {
        #expect(scale == 1 && "0123456789,".contains(after[position].glyph))
        #expect(" ┈0123456789,".contains(before[position].glyph))
      }
    }
  }

  @Test func theFocusedMarkerIsLargerThanTheOthers() throws {
    var model = Fixtures.model(Fixtures.price, columns: 80, rows: 24)
    model.settings.glyphScale = 2
    _ = try model.press("4<Right><Right>")
    let cells = view(model, model.size).cells
    let marker = cells.filter { $0.style.role == .focus && !$0.style.isReversed }
    #expect(cells.contains { $0.style.role == .series(0) })
    #expect(marker.count >= 8, "four columns and two rows")
  }

  @Test func manySeriesInFewRowsStayThin() throws {
    var chart = Fixtures.pair
    chart.series += chart.series
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.glyphScale = 2
    _ = try model.press("4<Right><Right>")
    // A marker of one cell, reversed, so that it is found without color.
    #expect(
      view(model, model.size).cells.filter { $0.style.role == .focus && $0.style.isReversed }.count
        == 1)
  }

  @Test func axesAndTheFocusGrowToo() throws {
    var model = Fixtures.model(Fixtures.steps, columns: 40, rows: 14)
    _ = try model.press("<Right>z")
    let text = view(model, model.size).lines.joined(separator: "\n")
    #expect(text.contains("┗━") && text.contains("┫") && text.contains("◢█◣"))
    _ = try model.press("Z")
    #expect(!view(model, model.size).lines.joined().contains("━"))
  }
}

extension Unicode.Scalar {
  fileprivate var isBraille: Bool { (0x2801...0x28FF).contains(value) }
}
