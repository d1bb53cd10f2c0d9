import Testing

@testable import Screen

@Suite struct CloudLayerTests {
  private static let dot = Size(columns: 1, rows: 1)

  /// Eight points in a cell are eight dots, so that a shape finer than cells is seen.
  @Test func pointsAreFinerThanCells() {
    let drawn = picture(.braille, 2, 1) { canvas in
      for step in 0..<4 {
        let place = (Double(step) + 0.5) / 4
        canvas.speck(x: place, y: place, size: Self.dot, series: 0)
      }
    }
    #expect(drawn == "⡠⠊")
  }

  /// A cell has the color of most of its points, whatever is drawn last, and is bold where points share a
  /// dot.
  @Test func cellsShowTheirSeriesAndDensity() {
    var canvas = GlyphSet.braille.canvas(columns: 3, rows: 1)
    for (x, series) in [(0.01, 1), (0.2, 1), (0.3, 0), (0.4, 2), (0.4, 2), (0.9, 0)] {
      canvas.speck(x: x, y: 0.5, size: Self.dot, series: series)
    }
    var frame = Frame(size: Size(columns: 3, rows: 1))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells.map(\.style.role) == [.series(1), .series(2), .series(0)])
    #expect(frame.cells.map(\.style.isBold) == [true, true, false])
  }

  /// Points outside, or that are no numbers, are nowhere, and large specks are whole at the edges.
  @Test(arguments: GlyphSet.allCases)
  func edgesAreKept(glyphs: GlyphSet) {
    var canvas = glyphs.canvas(columns: 2, rows: 2)
    for value: Double in [-1, 2, .nan, .infinity, -.infinity] {
      canvas.speck(x: value, y: 0.5, size: Self.dot, series: 0)
      canvas.speck(x: 0.5, y: value, size: Self.dot, series: 0)
    }
    var frame = Frame(size: Size(columns: 2, rows: 2))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells.allSatisfy { $0.glyph == " " })
    for corner in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
      canvas.speck(x: corner.0, y: corner.1, size: Size(columns: 2, rows: 2), series: 0)
    }
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    #expect(frame.cells.allSatisfy { $0.glyph != " " })
  }

  /// Series that share all places have as many cells each, and so has one with half of the points.
  @Test func seriesThatCoverEachOtherAlternate() {
    var layer = CloudLayer(columns: 16, rows: 8, dotsUp: 4)
    for series in 0..<4 {
      for column in 0..<32 {
        for row in 0..<32 where series < 3 || row % 2 == 0 {
          layer.add(
            x: (Double(column) + 0.5) / 32, y: (Double(row) + 0.5) / 32, size: Self.dot,
            series: series)
        }
      }
    }
    let shown = (0..<128).compactMap { layer.series(of: $0) }
    #expect(shown.count == 128)
    for series in 0..<4 {
      let share = Double(shown.count { $0 == series }) / 128
      #expect(abs(share - 0.25) < 0.05, "\(series): \(share)")
    }
    #expect(layer.hiddenCount > 32 * 32 * 2)
  }

  /// A small series is seen wherever it has points, and one that is in front hides all others.
  @Test func aSmallSeriesIsNotHidden() {
    var layer = CloudLayer(columns: 10, rows: 1, dotsUp: 4)
    for column in 0..<10 {
      let x = (Double(column) + 0.5) / 10
      for point in 0..<20 { layer.add(x: x, y: Double(point) / 20, size: Self.dot, series: 0) }
      if column < 2 { layer.add(x: x, y: 0.5, size: Self.dot, series: 1) }
    }
    #expect((0..<10).map { layer.series(of: $0) == 1 } == (0..<10).map { $0 < 2 })
    #expect(layer.hiddenCount == 40)
    layer.front = 0
    #expect((0..<10).allSatisfy { layer.series(of: $0) == 0 })
    #expect(layer.hiddenCount == 2)
  }
}
