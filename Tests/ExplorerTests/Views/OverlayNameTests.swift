import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

/// Names of what is drawn over the series stand beside it.
@Suite struct OverlayNameTests {
  @Test(arguments: Languages.all.map(\.tag))
  func aTrendLineIsNamed(tag: String) {
    var chart = Fixtures.rising
    chart.series[0].y = Excerpt((0..<50).map { Double($0 * $0) })
    chart.hasTrendLines = true
    let settings = Settings(languageTag: tag)
    let model = Fixtures.model(chart, columns: 80, rows: 24, settings: settings)
    let name = settings.language.text(.trendLineName)
    #expect(view(model, model.size).lines.contains { $0.contains(name) })
  }

  /// Nothing gives way to a name where every cell is taken.
  @Test func aNameHidesNothing() {
    let model = Fixtures.model(Fixtures.rising, columns: 40, rows: 12)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    var frame = Frame(size: model.size)
    for y in 0..<12 {
      frame.write(String(repeating: "x", count: 40), at: Position(x: 0, y: y), style: Style(.text))
    }
    let full = frame
    let cells = (area.x..<area.x + area.columns).map { Position(x: $0, y: area.y + 1) }
    OverlayName.draw("line", beside: cells, in: area, into: &frame)
    #expect(frame == full)
    frame.write("      ", at: Position(x: area.x + 4, y: area.y), style: Style(.text))
    OverlayName.draw("line", beside: cells, in: area, into: &frame)
    #expect(frame.lines[area.y].contains("x  linex"))
  }
}
