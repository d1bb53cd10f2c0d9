import Charts
import Screen
import Testing

@testable import Explorer

/// Every size from 1×1 to 80×24 and each seventh to 200×60; charts, glyphs, scales and modes take
/// turns, so that each meets dozens of sizes.
@Suite struct EverySizeTests {
  @Test(arguments: 0..<8)
  func isDrawnWithTheFocusInside(remainder: Int) throws {
    let charts = try GoldenChart.all().map(\.chart)
    var models: [Model] = []
    for (index, chart) in charts.enumerated() {
      for (scale, glyphs) in [(1, GlyphSet.braille), (2, .sextant), (3, .block), (4, .ascii)] {
        var model = Fixtures.model(chart)
        model.settings.glyphs = glyphs
        model.settings.glyphScale = scale
        _ = try model.press(
          ["4<End>+", "3<Right><Right>", "2<Right>", "1<Right>++", "5<End>+", "5<Right>"][index % 6]
        )
        models.append(model)
      }
    }
    for columns in 1...200 where columns % 8 == remainder {
      for rows in 1...60
      where columns <= 80 && rows <= 24 || (columns + 3 * rows).isMultiple(of: 7) {
        // Neighboring sizes meet different models, and each model all parts of the range.
        var model = models[(columns / 8 * 61 + rows) % models.count]
        model.size = Size(columns: columns, rows: rows)
        let frame = view(model, model.size)
        let name = "\(columns)x\(rows) \(model.chart.title ?? "") \(model.settings.glyphScale)"
        #expect(frame.size == model.size)
        #expect(frame.cursor == Position(x: 0, y: Layout(of: model, model.size).caption.y))
        if rows >= 3, columns >= 8 {
          #expect(frame.cells.contains { $0.style.role == .focus }, "\(name)\n\(frame)")
        }
        let caption = frame.cells[frame.cursor.y * columns..<(frame.cursor.y + 1) * columns]
        #expect(caption.contains { $0.glyph != " " }, "\(name)")
      }
    }
  }
}
