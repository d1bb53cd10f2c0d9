import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct CellFrameTests {
  private static func chart(_ count: Int, rows: Int) -> Chart {
    Chart(
      type: .heatMap, xAxis: Axis(kind: .category((0..<count).map { "\($0)" })), yAxis: Axis(),
      series: (0..<rows).map { row in
        Series(
          name: "row \(row)", x: (0..<count).map(Double.init),
          y: (0..<count).map { Double($0 + row) }, isContinuous: false)
      })
  }

  /// Rows fill the plot where each has two rows of the screen or more, of which some have one more; else all are as high.
  @Test(arguments: [(40, 12), (80, 24), (120, 40)], 1...12)
  func rowsFillThePlot(size: (Int, Int), count: Int) throws {
    var model = Fixtures.model(Self.chart(6, rows: count), columns: size.0, rows: size.1)
    model.settings.hasColors = true
    let layout = Layout(of: model, model.size)
    let form = DrawnPlot.Form(model.page, model.settings, layout, model.size)
    let drawn = try #require(DrawnPlot(model.page, form))
    let room = drawn.layout.plot
    let tall = room.rows >= 2 * count
    #expect(drawn.area.rows == (tall ? room.rows : min(count, room.rows)))
    #expect(drawn.area.y + drawn.area.rows == room.y + room.rows)
    guard tall else { return }
    var heights: [Double] = []
    for mark in drawn.marks {
      guard case .region(.rectangle(let place), _) = mark.geometry else { continue }
      heights.append((place.top - place.bottom) * Double(drawn.area.rows))
    }
    #expect(heights.allSatisfy { abs($0 - $0.rounded()) < 1e-9 })
    #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 1.5)
  }

  /// Enlarged signs cover no cell but the one that one stands in, also where values share cells.
  @Test(arguments: [(40, 12), (60, 20), (80, 24), (120, 40)], 2...4)
  func theFocusCoversNoOtherCell(size: (Int, Int), scale: Int) throws {
    for (count, rows) in [(6, 2), (48, 2), (6, 3), (6, 5)] {
      for row in 0..<rows { try checkFocus(of: count, in: row, of: rows, size, scale) }
    }
  }

  private func checkFocus(
    of count: Int, in row: Int, of rows: Int, _ size: (Int, Int), _ scale: Int
  ) throws {
    var model = Fixtures.model(Self.chart(count, rows: rows), columns: size.0, rows: size.1)
    model.settings.glyphScale = scale
    model.settings.hasColors = true
    _ = try model.press("4<Right><Right>" + String(repeating: "<Down>", count: row))
    #expect(model.page.cursor.series == row)
    let point = try #require(model.page.point)
    let layout = Layout(of: model, model.size)
    let form = DrawnPlot.Form(model.page, model.settings, layout, model.size)
    let drawn = try #require(DrawnPlot(model.page, form))
    var frame = drawn.picture
    let area = drawn.area
    FocusView.draw(model.page, model.settings, area, on: drawn, into: &frame)
    guard
      case .dot(let middle)? = model.page.chart.focus(at: point, on: area.plot)?.geometry
    else {
      Issue.record("no focus")
      return
    }
    let cells = drawn.marks.compactMap { mark -> Rectangle? in
      guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
      return place
    }
    let place = try #require(
      cells.first {
        $0.left <= middle.x && $0.right >= middle.x && $0.bottom <= middle.y && $0.top >= middle.y
      })
    var changed = 0
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let position = Position(x: area.x + column, y: area.y + row)
        guard frame[position] != drawn.picture[position] else { continue }
        changed += 1
        let (x, y) = (
          (Double(column) + 0.5) / Double(area.columns), 1 - (Double(row) + 0.5) / Double(area.rows)
        )
        #expect(x > place.left && x < place.right && y > place.bottom && y < place.top)
      }
    }
    #expect(changed > 0)
  }
}
