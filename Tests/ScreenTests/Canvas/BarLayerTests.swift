import Testing

@testable import Screen

@Suite struct BarLayerTests {
  @Test(arguments: [GlyphSet.braille, .block])
  func topsAreInEighths(_ glyphs: GlyphSet) {
    let bars = picture(glyphs, 9, 2) { canvas in
      for eighth in 0...8 {
        let left = Double(eighth) / 9
        let top = 0.5 + Double(eighth) / 16
        canvas.fill(left: left, right: left + 1 / 9, bottom: 0, top: top, series: 0)
      }
    }
    #expect(bars == " ▁▂▃▄▅▆▇█\n█████████")
  }

  @Test(arguments: GlyphSet.allCases)
  func lowestBarStillShows(_ glyphs: GlyphSet) {
    let bar = picture(glyphs, 1, 5) {
      $0.fill(left: 0, right: 1, bottom: 0, top: 1e-9, series: 0)
    }
    #expect(bar == "\n\n\n\n" + (glyphs == .ascii ? "#" : "▁"))
    let none = picture(glyphs, 1, 5) { $0.fill(left: 0, right: 1, bottom: 0, top: 0, series: 0) }
    #expect(none == "\n\n\n\n")
  }

  @Test func lowBarStaysOnItsSideOfTheZeroLine() {
    let bars = picture(.block, 3, 2) { canvas in
      canvas.fill(left: 0, right: 1 / 3, bottom: 0.5, top: 0.501, series: 0)
      canvas.fill(left: 2 / 3, right: 1, bottom: 0.499, top: 0.5, series: 0)
    }
    #expect(bars == "▁\n  ▔")
  }

  @Test(arguments: 8...40)
  func barsWithAGapStayApart(_ columns: Int) {
    let row = picture(.block, columns, 1) { canvas in
      for index in 0..<4 {
        let left = Double(index) / 4
        canvas.fill(left: left, right: left + 0.2, bottom: 0, top: 1, series: 0)
      }
    }
    #expect(row.split(separator: " ").count == 4, "\(row)")
  }

  @Test(arguments: 4...40)
  func barsThatTouchHaveNoGap(_ columns: Int) {
    let row = picture(.block, columns, 1) { canvas in
      for index in 0..<4 {
        let left = Double(index) / 4
        canvas.fill(left: left, right: left + 0.25, bottom: 0, top: 1, series: 0)
      }
    }
    #expect(row == String(repeating: "█", count: columns))
  }

  @Test func barTakesAtLeastAColumn() {
    let row = picture(.block, 4, 1) {
      $0.fill(left: 0.3, right: 0.30001, bottom: 0, top: 1, series: 0)
    }
    #expect(row == " █")
  }

  @Test func stackedBarsShareNoCell() {
    let stack = picture(.ascii, 1, 4) { canvas in
      canvas.fill(left: 0, right: 1, bottom: 0, top: 0.5, series: 0)
      canvas.fill(left: 0, right: 1, bottom: 0.5, top: 1, series: 1)
    }
    #expect(stack == "=\n=\n#\n#")
  }

  /// In colors every part of a stack is seen where there are cells for all.
  @Test(arguments: GlyphSet.allCases.filter { $0 != .ascii }, 3...12)
  func aLowPartOfAStackIsSeen(_ glyphs: GlyphSet, rows: Int) {
    var canvas = glyphs.canvas(columns: 1, rows: rows)
    canvas.hasTints = true
    for (series, bar) in [(0, 0.48), (0.48, 0.5), (0.5, 1.0)].enumerated() {
      canvas.fill(left: 0, right: 1, bottom: bar.0, top: bar.1, series: series)
    }
    var frame = Frame(size: Size(columns: 1, rows: rows))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    let isSeen = frame.cells.contains { cell in
      [cell.style.role, cell.style.ground].contains(.series(1))
    }
    #expect(isSeen, "\(frame)")
  }

  /// In a cell of one color the part that holds most of it is seen in each of its columns, and one that holds most of none
  /// in one column of its row.
  @Test(
    arguments: GlyphSet.allCases,
    [
      [0.01, 0.3, 1], [0.06, 0.11, 1], [0.3, 0.32, 0.9], [0.16, 0.24, 0.37], [0.001, 0.06, 0.9],
    ])
  func noPartHidesALargerOne(_ glyphs: GlyphSet, tops: [Double]) {
    for rows in 2...12 {
      var layer = BarLayer(columns: 3, rows: rows, steps: glyphs == .ascii ? 1 : 8)
      for (series, top) in tops.enumerated() {
        layer.add(
          left: 0, right: 1, bottom: series > 0 ? tops[series - 1] : 0, top: top, series: series)
      }
      let covers = layer.covers()
      let shown = covers.indices.filter { $0 % 3 < 2 }.compactMap { covers[$0]?.series }
      let lost = Set(tops.indices).subtracting(shown)
      #expect(lost.count != 1 || covers.contains { $0.map { lost.contains($0.series) } ?? false })
      for (cell, cover) in covers.enumerated() {
        guard let cover else { continue }
        if lost.contains(cover.series) {
          #expect(cell % 3 == 2)
          #expect(covers.count { $0?.series == cover.series } == 1)
          continue
        }
        let base = Double(rows - 1 - cell / 3)
        let shares = tops.indices.map { series in
          let bottom = series > 0 ? tops[series - 1] : 0
          return min(tops[series] * Double(rows), base + 1) - max(bottom * Double(rows), base)
        }
        let most = shares.max() ?? 0
        #expect(shares[cover.series] > most - 1e-5, "\(tops) in \(rows) rows: cell \(cell)")
      }
    }
  }

  /// In one color a row of a stack stands for as much as it seems to, from the foot on that the axis hides half a row of.
  @Test func aStackStandsOnItsZero() {
    let half = 0.125
    let stack = picture(.ascii, 1, 4) { canvas in
      canvas.fill(left: 0, right: 1, bottom: -half, top: 0.6 / 4 - half, series: 0)
      canvas.fill(left: 0, right: 1, bottom: 0.6 / 4 - half, top: 3.0 / 4 - half, series: 1)
    }
    #expect(stack == "\n=\n=\n#")
  }

  /// Parts for which there is no cell are counted.
  @Test(arguments: [(1, 2), (2, 1), (6, 0)])
  func unseenPartsAreCounted(columns: Int, unseen: Int) {
    var canvas = GlyphSet.block.canvas(columns: columns, rows: 4)
    for series in 0..<3 {
      let bottom = Double(series) * 0.3 / 4 - 0.125
      canvas.fill(left: 0, right: 1, bottom: bottom, top: bottom + 0.3 / 4, series: series)
    }
    #expect(canvas.unseenBarCount == unseen)
  }

  /// In colors they meet where they do, and a part lower than half of a cell is seen in it.
  @Test func stackedBarsMeetWithinACell() {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: 2)
    canvas.hasTints = true
    // Whichever is drawn first.
    canvas.fill(left: 0, right: 1, bottom: 0.125, top: 1, series: 1)
    canvas.fill(left: 0, right: 1, bottom: 0, top: 0.125, series: 0)
    var frame = Frame(size: Size(columns: 1, rows: 2))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells[0].style == Style(.series(1), ground: .pattern(1)))
    #expect(frame.cells[1].glyph == "▂")
    #expect(frame.cells[1].style == Style(.series(0), ground: .series(1)))
  }

  /// The end of a bar within a cell has its color, in which its pattern is drawn; what is behind that is near to it.
  @Test func anEndWithinACellLooksLikeItsBar() {
    var canvas = GlyphSet.braille.canvas(columns: 2, rows: 2)
    canvas.hasTints = true
    for series in 0...1 {
      let left = Double(series) / 2
      canvas.fill(left: left, right: left + 0.5, bottom: 0, top: 0.75, series: series)
    }
    var frame = Frame(size: Size(columns: 2, rows: 2))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells[0].glyph == "▄" && frame.cells[0].style == Style(.series(0)))
    #expect(frame.cells[1].glyph == "▄" && frame.cells[1].style == Style(.series(1)))
    for theme in Theme.builtIn {
      let contrasts = [Role.inside(1), .pattern(1), .series(1)].map {
        theme.color($0).contrast(to: theme.background)
      }
      #expect(contrasts == contrasts.sorted(), "\(theme.name)")
    }
  }

  /// A part thinner than what a cell can show is as low as it shows, and lies at its own end of the stack.
  @Test(arguments: [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08])
  func aThinPartOfAStackIsALowRow(share: Double) {
    for isAtTop in [false, true] {
      var canvas = GlyphSet.braille.canvas(columns: 3, rows: 2)
      canvas.hasTints = true
      let border = isAtTop ? 1 - share : share
      canvas.fill(left: 0, right: 1, bottom: 0, top: border, series: 0)
      canvas.fill(left: 0, right: 1, bottom: border, top: 1, series: 1)
      var frame = Frame(size: Size(columns: 3, rows: 2))
      canvas.draw(into: &frame, at: Position(x: 0, y: 0))
      let shared = isAtTop ? frame.cells[..<3] : frame.cells[3...]
      let expected = isAtTop ? ["▆", "▇"] : ["▁", "▂"]
      for cell in shared {
        #expect(expected.contains(cell.glyph), "\(share): \(cell.glyph)")
        #expect(cell.style == Style(.series(0), ground: .series(1)))
      }
    }
  }

  /// Of three parts in a cell the thinnest has a column of it, where it is as low as it is.
  @Test(arguments: [[0.0, 0.04, 0.2, 1], [0, 0.8, 0.96, 1], [0, 0.15, 0.2, 1]])
  func aPartWithoutACellIsNoHigherThanItIs(edges: [Double]) {
    var canvas = GlyphSet.braille.canvas(columns: 4, rows: 2)
    canvas.hasTints = true
    for series in 0..<3 {
      canvas.fill(
        left: 0, right: 1, bottom: edges[series], top: edges[series + 1], series: series)
    }
    var frame = Frame(size: Size(columns: 4, rows: 2))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    let heights = " ▁▂▃▄▅▆▇█".map(String.init)
    func indexed(_ role: Role?) -> Int? {
      switch role {
      case .series(let index)?: index
      default: nil
      }
    }
    let thinnest = (0..<3).min { edges[$0 + 1] - edges[$0] < edges[$1 + 1] - edges[$1] } ?? 0
    let shown = frame.cells.compactMap { cell -> Int? in
      let filled = heights.firstIndex(of: cell.glyph) ?? 8
      if indexed(cell.style.role) == thinnest { return filled }
      return indexed(cell.style.ground) == thinnest ? 8 - filled : nil
    }
    #expect(!shown.isEmpty && shown.allSatisfy { $0 <= 3 }, "\(frame)")
  }

  /// In colors the pattern of a bar has no holes: behind it is a color near to it.
  @Test func aPatternHasAColorBehindIt() {
    for hasTints in [true, false] {
      var canvas = GlyphSet.braille.canvas(columns: 2, rows: 1)
      canvas.hasTints = hasTints
      for series in 0..<2 {
        canvas.fill(
          left: Double(series) / 2, right: Double(series + 1) / 2, bottom: 0, top: 1, series: series
        )
      }
      var frame = Frame(size: Size(columns: 2, rows: 1))
      canvas.draw(into: &frame, at: Position(x: 0, y: 0))
      #expect(frame.cells[0].style == Style(.series(0)))
      #expect(frame.cells[1].style == Style(.series(1), ground: hasTints ? .pattern(1) : nil))
    }
  }

  /// In colors each row of a broad bar has its pattern here and there, and is solid between; without colors and in narrow
  /// bars it is all over them.
  @Test(arguments: [(3, true, 9), (5, true, 4), (11, true, 9), (12, true, 3), (12, false, 36)])
  func aBroadBarHasItsPatternHereAndThere(columns: Int, hasTints: Bool, count: Int) {
    var canvas = GlyphSet.braille.canvas(columns: columns, rows: 3)
    canvas.hasTints = hasTints
    canvas.fill(left: 0, right: 1, bottom: 0, top: 1, series: 1)
    var frame = Frame(size: Size(columns: columns, rows: 3))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells.count { $0.glyph == "▚" } == count)
    #expect(frame.cells.allSatisfy { $0.style.role == .series(1) })
    #expect(frame.cells.allSatisfy { ($0.glyph == "▚") == ($0.style.ground != nil) } || !hasTints)
    for row in 0..<3 { #expect(frame.lines[row].contains("▚")) }
  }

  /// The part of a stack that stands out does so to its very ends, and the others are nearer to the background.
  @Test func aPartThatStandsOutSharesItsEnds() {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: 3)
    canvas.hasTints = true
    let bars = [(0, 0.4), (0.4, 0.8), (0.8, 1.0)]
    for (series, bar) in bars.enumerated() {
      canvas.fill(left: 0, right: 1, bottom: bar.0, top: bar.1, series: series)
    }
    canvas.beginHighlight(growing: false)
    canvas.fill(left: 0, right: 1, bottom: 0.4, top: 0.8, series: 1)
    var frame = Frame(size: Size(columns: 1, rows: 3))
    canvas.drawHighlight(into: &frame, at: Position(x: 0, y: 0), style: Style(.focus))
    #expect(frame.cells[0].style == Style(.focus, ground: .muted(2)))
    #expect(frame.cells[1].style == Style(.muted(0), ground: .focus))
    #expect(frame.cells[2] == .blank)
  }

  /// A sign on an area is no hole in it.
  @Test func aSignOnAnAreaHasItsInsideBehindIt() {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: 2)
    canvas.hasTints = true
    canvas.area(left: 0, right: 1, bottom: 0, top: 1, edge: 0.9...1, series: 2)
    canvas.sign(x: 0.5, y: 0.1, series: 1)
    var frame = Frame(size: Size(columns: 1, rows: 2))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells[1].style == Style(.series(1), ground: .inside(2)))
  }

  @Test func barIsCutAtTheEdges() {
    let bar = picture(.block, 2, 2) {
      $0.fill(left: -1e300, right: 0.5, bottom: -.infinity, top: .infinity, series: 0)
    }
    #expect(bar == "█\n█")
  }

  /// Two stacked bars that meet within a cell fill it together.
  @Test func barsOnTopOfEachOtherLeaveNoHole() {
    var layer = BarLayer(columns: 1, rows: 2, steps: 8)
    layer.add(left: 0, right: 1, bottom: 0, top: 0.3, series: 0)
    layer.add(left: 0, right: 1, bottom: 0.3, top: 1, series: 1)
    let covers = layer.covers()
    #expect(covers[1] == BarLayer.Cover(series: 0, low: 0, high: 8))
    #expect(covers[0] == BarLayer.Cover(series: 1, low: 0, high: 8))
  }

  /// In a cell of one color a stacked area is seen that holds more of it than any other, whatever the rows.
  @Test(
    arguments: 2...40,
    [[0.55, 0.62, 0.67], [0.03, 0.5, 0.53], [0.6, 0.61, 0.97], [0.02, 0.04, 0.06]])
  func noPartOfStackedAreasIsSeenAsHigherThanItIs(rows: Int, tops: [Double]) {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: rows)
    canvas.hasTints = true
    for (series, top) in tops.enumerated().reversed() {
      canvas.area(left: 0, right: 1, bottom: 0, top: top, edge: top...top, series: series)
    }
    var frame = Frame(size: Size(columns: 1, rows: rows))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    for (row, cell) in frame.cells.enumerated() where cell.glyph == "█" && cell.style.ground == nil
    {
      let (low, high) = (
        Double(rows - 1 - row) / Double(rows), Double(rows - row) / Double(rows)
      )
      let shares = tops.indices.map { series in
        let bottom = series > 0 ? tops[series - 1] : 0
        return max(min(tops[series], high) - max(bottom, low), 0)
      }
      let shown: Int? =
        switch cell.style.role {
        case .series(let series), .inside(let series): series
        default: nil
        }
      // Heights are rounded to eighths.
      let most = shares.max() ?? 0
      #expect(shown.map { shares[$0] >= most - 0.25 / Double(rows) } == true, "row \(row)")
    }
  }

  /// Under its line an area is nearer to the background, and without a pattern; the line of another is seen before it.
  @Test func areasEndInTheirLine() {
    var canvas = GlyphSet.braille.canvas(columns: 2, rows: 4)
    canvas.area(left: 0, right: 0.5, bottom: 0, top: 0.9, edge: 0.6...0.9, series: 0)
    canvas.area(left: 0, right: 0.5, bottom: 0, top: 0.3125, edge: 0.3125...0.3125, series: 1)
    // One that hangs has its line below.
    canvas.area(left: 0.5, right: 1, bottom: 0.125, top: 1, edge: 0.125...0.125, series: 2)
    var frame = Frame(size: Size(columns: 2, rows: 4))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    func column(_ x: Int) -> [Frame.CharacterCell] {
      (0..<4).map { frame[Position(x: x, y: $0)] }
    }
    #expect(column(0).map(\.glyph) == ["▅", "▃", "▂", "▂"])
    #expect(
      column(0).map(\.style) == [
        Style(.series(0)), Style(.inside(0), ground: .series(0)),
        Style(.series(1), ground: .inside(0)), Style(.inside(1), ground: .series(1)),
      ])
    #expect(column(1).map(\.style.role) == [.inside(2), .inside(2), .series(2), .series(2)])
    #expect(column(1)[2].style.ground == .inside(2))
  }

  /// The line at the end of an area is as broad as a cell is high, wherever in a cell it ends.
  @Test(arguments: 9...31) func theLineOfAnAreaIsAsBroadEverywhere(eighths: Int) {
    var canvas = GlyphSet.braille.canvas(columns: 1, rows: 4)
    canvas.hasTints = true
    let top = Double(eighths) / 32
    canvas.area(left: 0, right: 1, bottom: 0, top: top, edge: top...top, series: 0)
    var frame = Frame(size: Size(columns: 1, rows: 4))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    let heights = " ▁▂▃▄▅▆▇█".map(String.init)
    let line = frame.cells.reduce(0) { sum, cell in
      let filled = heights.firstIndex(of: cell.glyph) ?? 0
      if cell.style.role == .series(0) { return sum + filled }
      return cell.style.ground == .series(0) ? sum + 8 - filled : sum
    }
    #expect(line == 8, "\(frame)")
  }

  /// In colors the rows at the end of a high bar stand out, of one that hangs those below; of a low bar, of a part of another
  /// shape and without colors all do.
  @Test(arguments: [true, false]) func theEndOfAHighBarStandsOut(hasGrounds: Bool) {
    func rows(_ bottom: Double, _ top: Double, hasCap: Bool = true) -> [Int] {
      var layer = BarLayer(columns: 3, rows: 20, steps: 8)
      layer.hasGrounds = hasGrounds
      func add(_ number: Int, _ bottom: Double, _ top: Double, hasCap: Bool = true) {
        let left = Double(number) / 3
        layer.add(
          left: left, right: left + 1 / 3, bottom: bottom, top: top, hasCap: hasCap, series: 0)
      }
      add(0, bottom, top, hasCap: hasCap)
      add(1, 0.5, 0.6)
      add(2, 0.4, 0.5)
      layer.isHighlighting = true
      add(0, bottom, top, hasCap: hasCap)
      let covers = layer.covers()
      return (0..<20).filter { covers[$0 * 3]?.isHighlighted == true }
    }
    #expect(rows(0, 1) == Array(hasGrounds ? 0..<8 : 0..<20))
    #expect(rows(0, 0.5) == Array(hasGrounds ? 12..<20 : 10..<20))
    #expect(rows(0.5, 0.8) == Array(4..<10))
    #expect(rows(0, 1, hasCap: false) == Array(0..<20))
  }
}
