import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct CircleSignTests {
  /// An enlarged sign leaves most of a circle to be seen, however low that is.
  @Test(arguments: [(40, 12), (60, 20), (80, 24), (120, 40)], 1...4)
  func theSignIsAPartOfACircle(size: (Int, Int), scale: Int) throws {
    for type in [ChartType.pie, .donut] {
      var model = Fixtures.model(Fixtures.quarters(type), columns: size.0, rows: size.1)
      model.settings.glyphScale = scale
      model.settings.hasColors = true
      _ = try model.press("4<Right><Right>")
      let layout = Layout(of: model, model.size)
      let form = DrawnPlot.Form(model.page, model.settings, layout, model.size)
      let drawn = try #require(DrawnPlot(model.page, form))
      var frame = drawn.picture
      FocusView.draw(model.page, model.settings, drawn.area, on: drawn, into: &frame)
      let area = drawn.area
      let cells = (area.y..<area.y + area.rows).flatMap { y in
        (area.x..<area.x + area.columns).map { frame[Position(x: $0, y: y)] }
      }
      let focus = cells.count { $0.glyph != " " && $0.style.role == .focus }
      let all = cells.count { $0.glyph != " " }
      #expect(focus > 0 && focus * 2 <= all, "\(type): \(focus) of \(all)")
    }
  }

  @Test func itGrowsWithTheCircle() {
    #expect(CircleSign.scale(4, rows: 4) == 1)
    #expect(CircleSign.scale(4, rows: 6) == 2)
    #expect(CircleSign.scale(4, rows: 40) == 4)
    #expect(CircleSign.scale(1, rows: 40) == 1)
  }
}
