import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// The marks of a plot on the cells of a terminal.
@Suite struct CanvasSurfaceTests {
  /// A violin is a shape without holes, with its median on it where there is room.
  @Test func aViolinHasNoHoles() throws {
    let chart = try ChartType.violin.sampleChart()
    var settings = Settings()
    settings.hasColors = true
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      let model = Fixtures.model(
        chart, columns: size.columns, rows: size.rows, settings: settings)
      let rows = view(model, model.size).lines.filter { $0.contains("█") }
      #expect(!rows.isEmpty)
      // Two shapes are farther apart.
      let holes = rows.filter { $0.contains(/[█▀▔] {1,4}[█▀▔▁▂▃▄▅▆▇]/) }
      #expect(holes.isEmpty)
    }
  }

  /// Candles rise and fall in their colors, and rising ones are hollow, however large they are.
  @Test(arguments: 1...4, [(80, 24), (40, 12)])
  func candlesRiseAndFallAtEveryScale(scale: Int, size: (Int, Int)) {
    var model = Fixtures.model(Fixtures.candles, columns: size.0, rows: size.1)
    model.settings.glyphScale = scale
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let roles = Set(frame.cells.map(\.style.role))
    #expect(roles.contains(.up) && roles.contains(.down) && !roles.contains(.series(0)))
  }

  /// A box is no lump, however large: its median is a line in it.
  @Test(arguments: 2...4, [(80, 24), (60, 16), (40, 12)])
  func aLargeBoxHasItsMedian(scale: Int, size: (Int, Int)) throws {
    for keys in ["", "4<Right>"] {
      var model = Fixtures.model(Fixtures.delivery, columns: size.0, rows: size.1)
      model.settings.glyphScale = scale
      if !keys.isEmpty { _ = try model.press(keys) }
      let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
      let page = model.page
      let settings = model.seen(in: .defaultDark, .direct).settings
      let drawn = try #require(
        DrawnPlot(page, DrawnPlot.Form(page, settings, Layout(of: model, model.size), model.size)))
      for mark in drawn.marks where mark.part == .median {
        guard case .region(.rectangle(let place), _) = mark.geometry else { continue }
        let area = drawn.area
        let row = area.y + area.rows - 1 - min(Int(place.top * Double(area.rows)), area.rows - 1)
        let first = area.x + Int((place.left * Double(area.columns)).rounded())
        // In a box that ends near it the line is in the next row.
        let cells = [0, -1, 1].map { frame[Position(x: first, y: row + $0)] }
        let line = try #require(cells.first { "━╺┝".contains($0.glyph) }, "\(frame)")
        // It is cut into the box.
        #expect(line.style.isReversed, "\(frame)")
      }
    }
  }
}
