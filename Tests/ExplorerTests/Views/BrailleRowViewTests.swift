import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct BrailleRowViewTests {
  @Test(
    arguments: [(80, 24), (40, 12)],
    ["line", "pair", "bars", "candlestick", "box", "heatmap", "histogram", "cloud"])
  func looksAsItDid(size: (Int, Int), name: String) throws {
    let chart = try #require(ViewTests.charts[name])
    var model = Fixtures.model(chart, columns: size.0, rows: size.1)
    _ = try model.press("b<Right><Right>")
    try Snapshot.expect(
      view(model, model.size).lines, named: "braille-\(name)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func aQuietScreenLooksAsItDid(size: (Int, Int)) throws {
    var settings = Settings()
    settings.screenReader = .quiet
    var model = Fixtures.model(Fixtures.price, columns: size.0, rows: size.1, settings: settings)
    _ = try model.press("b<Right><Right>")
    try Snapshot.expect(
      view(model, model.size).lines, named: "braille-quiet-\(size.0)x\(size.1)")
  }

  /// Fingers would take any other cell for a letter.
  @Test(arguments: try GoldenChart.all())
  func nothingElseIsBraille(golden: GoldenChart) throws {
    for (mode, scale, keys) in [
      (ScreenReaderMode.off, 1, ["<Right>", "4", "5", "2", "?", "<Esc>", "8"]),
      (.off, 3, ["<Right>", "5"]), (.quiet, 1, ["<Right>"]),
    ] {
      var settings = Settings()
      (settings.screenReader, settings.glyphScale) = (mode, scale)
      var model = Fixtures.model(golden.chart, settings: settings)
      for key in ["b"] + keys {
        _ = try model.press(key)
        let row = Layout(of: model, model.size).brailleRow
        let braille = view(model, model.size).lines.enumerated().filter { _, line in
          line.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
        }
        #expect(braille.map(\.offset) == [row].compactMap(\.self), "after \(key)")
      }
    }
  }

  /// The cursor is in the row while one goes along it, else on the caption.
  @Test func theCursorIsInTheRowWhileOneGoesAlongIt() throws {
    var model = Fixtures.model(Fixtures.price)
    let caption = Layout(of: model, model.size).caption.y - 1
    for (key, cursor) in [
      ("b", Position(x: 0, y: caption + 1)), ("<Right>", Position(x: 1, y: caption + 1)),
      ("<End>", Position(x: 4, y: caption + 1)), ("p", Position(x: 0, y: caption)),
      ("<Left>", Position(x: 3, y: caption + 1)), ("Q", Position(x: 0, y: caption)),
      ("h", Position(x: 2, y: caption + 1)), ("?", Position(x: 0, y: caption)),
      ("<Esc>", Position(x: 0, y: caption)),
    ] {
      _ = try model.press(key)
      #expect(view(model, model.size).cursor == cursor, "after \(key)")
    }
  }

  /// Of a quiet screen a key changes the caption alone; the row is that of the chart.
  @Test(arguments: try GoldenChart.all())
  func theRowIsStillOnAQuietScreen(golden: GoldenChart) throws {
    var settings = Settings()
    settings.screenReader = .quiet
    var model = Fixtures.model(golden.chart, settings: settings)
    _ = try model.press("b4")
    guard model.settings.hasBrailleRow else { return }
    let caption = Layout(of: model, model.size).caption
    let still = view(model, model.size).lines.dropFirst(caption.rows)
    for key in ["<Right>", "l", "h", "p", "?", "<Esc>", ">", "<lt>", "<End>", "g", "<Esc>"] {
      // Another series has another row.
      let series = model.cursor.series
      _ = try model.press(key)
      guard model.cursor.series == series else { return }
      #expect(view(model, model.size).lines.dropFirst(caption.rows) == still, "after \(key)")
    }
  }

  @Test func everySizeHasTheRowUnderTheCaption() throws {
    for mode in [ScreenReaderMode.off, .quiet] {
      for rows in 1...30 {
        for columns in [1, 7, 20, 40, 80] {
          var settings = Settings()
          settings.screenReader = mode
          settings.showsBrailleRow = true
          let model = Fixtures.model(
            Fixtures.price, columns: columns, rows: rows, settings: settings)
          let layout = Layout(of: model, model.size)
          #expect(layout.brailleRow == (rows > 1 ? layout.caption.y + layout.caption.rows : nil))
          #expect(layout.brailleRow.map { $0 < rows } ?? true)
          _ = view(model, model.size)
        }
      }
    }
  }

  /// A picture for paper has no row, and its own glyphs.
  @Test func paperHasNoRow() throws {
    var model = Fixtures.model(Fixtures.price)
    let size = Size(columns: 60, rows: 16)
    let before = picture(of: model, size)
    _ = try model.press("b")
    model.cursor = Cursor()
    #expect(picture(of: model, size) == before)
  }
}
