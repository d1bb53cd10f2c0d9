import Screen
import Testing

@Suite struct CanvasTests {
  @Test(arguments: GlyphSet.allCases)
  func layersLieInOrder(_ glyphs: GlyphSet) {
    var canvas = glyphs.canvas(columns: 8, rows: 1)
    canvas.sign(x: 0, y: 0, series: 3)
    canvas.stroke([(x: 0, y: 0), (x: 0.3, y: 0)], series: 0)
    canvas.fill(left: 0, right: 0.625, bottom: 0, top: 1, series: 1)
    canvas.gridLine(y: 0)
    var frame = Frame(size: Size(columns: 9, rows: 1))
    frame.write("         ", at: Position(x: 0, y: 0), style: Style(.hint))
    canvas.draw(into: &frame, at: Position(x: 0, y: 0))
    let roles = frame.cells.map(\.style.role)
    #expect(roles[0] == .series(3))
    #expect(roles[1...2] == [.series(0), .series(0)])
    #expect(roles[3...4] == [.series(1), .series(1)])
    // A grid of ASCII has a dot in every fourth column, so the next one is under the bar.
    #expect(roles[5...7].allSatisfy { $0 == (glyphs == .ascii ? .hint : .grid) })
    #expect(roles[8] == .hint, "beyond the canvas")
  }

  @Test(arguments: GlyphSet.allCases)
  func gridLineIsDrawnAtItsHeight(_ glyphs: GlyphSet) {
    let lines = picture(glyphs, 5, 4) { canvas in
      canvas.gridLine(y: 0.3)
      canvas.gridLine(y: 1)
      canvas.gridLine(y: 1.2)
      canvas.gridLine(y: .nan)
    }
    let row = glyphs == .ascii ? ".   ." : "┈┈┈┈┈"
    #expect(lines == "\(row)\n\n\(row)\n")
  }

  @Test(arguments: GlyphSet.allCases)
  func markersOfSeriesDiffer(_ glyphs: GlyphSet) {
    let row = picture(glyphs, 8, 1) { canvas in
      for series in 0..<8 {
        canvas.sign(x: (Double(series) + 0.5) / 8, y: 0.5, series: series)
      }
      canvas.sign(x: 1.1, y: 0.5, series: 0)
      canvas.sign(x: .nan, y: 0.5, series: 0)
    }
    #expect(Set(row).count == 8)
    #expect(row == (glyphs == .ascii ? "*o+x#@%&" : "◆●▲■▼★○□"))
  }

  @Test(arguments: GlyphSet.allCases)
  func drawingBeyondTheFrameIsHarmless(_ glyphs: GlyphSet) {
    var canvas = glyphs.canvas(columns: 4, rows: 4)
    canvas.stroke(Curve.rise, series: 0)
    var frame = Frame(size: Size(columns: 2, rows: 2))
    for x in [Int.min, -3, 0, 3, Int.max] {
      for y in [Int.min, -3, 0, 3, Int.max] {
        canvas.draw(into: &frame, at: Position(x: x, y: y))
      }
    }
    let cornered = frame.lines
    #expect(cornered.count == 2)
  }

  /// Every number that has ever broken a chart, as a coordinate.
  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1, -1e-12, 0, 0.5, 1, 1 + 1e-12, 2, 1e18,
  ]

  @Test(arguments: GlyphSet.allCases)
  func noSizeAndNoNumberTraps(_ glyphs: GlyphSet) {
    let sizes = [
      (1, 1), (1, 60), (200, 1), (2, 3), (20, 6), (46, 19), (80, 24), (200, 60), (0, 0), (0, 5),
      (-1, 3), (.max, 1), (1, .min),
    ]
    for (columns, rows) in sizes {
      var canvas = glyphs.canvas(columns: columns, rows: rows)
      let points = Self.hostile.flatMap { x in Self.hostile.map { (x: x, y: $0) } }
      for series in [0, 1, -1, Int.max, Int.min] {
        canvas.stroke([], series: series)
        canvas.stroke(points, series: series)
      }
      for one in Self.hostile {
        canvas.gridLine(y: one)
        for two in Self.hostile {
          canvas.sign(x: one, y: two, series: 0)
          canvas.fill(left: one, right: two, bottom: two, top: one, series: 1)
          canvas.fill(left: 0, right: 1, bottom: one, top: two, series: 2)
          canvas.fill(left: one, right: two, bottom: 0, top: 1, series: .min)
        }
      }
      var frame = Frame(size: Size(columns: columns, rows: rows))
      canvas.draw(into: &frame, at: Position(x: 0, y: 0))
      let resolution = glyphs.canvasType.resolution(columns: columns, rows: rows, scale: columns)
      #expect(resolution.columns >= 0 && resolution.rows >= 0)
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func everySizeShowsALineAndABar(_ glyphs: GlyphSet) {
    for columns in stride(from: 1, through: 200, by: 13) {
      for rows in stride(from: 1, through: 60, by: 7) {
        let line = picture(glyphs, columns, rows) { $0.stroke(Curve.rise, series: 0) }
        #expect(line.contains { $0 != " " && $0 != "\n" }, "\(columns)x\(rows)")
        let bar = picture(glyphs, columns, rows) {
          $0.fill(left: 0.4, right: 0.6, bottom: 0, top: 0.2, series: 0)
        }
        #expect(bar.contains { $0 != " " && $0 != "\n" }, "\(columns)x\(rows)")
      }
    }
  }
}
