import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct ThresholdViewTests {
  /// A value whose crossing is heard is a line in its row, and hides nothing.
  @Test(arguments: [(120, 40), (80, 24), (40, 12)], GlyphSet.allCases)
  func thresholdsAreLinesInTheirRows(size: (Int, Int), glyphs: GlyphSet) throws {
    for chart in [Fixtures.price, Fixtures.steps, Fixtures.tank(.area)] {
      var model = Fixtures.model(chart, columns: size.0, rows: size.1)
      model.settings.glyphs = glyphs
      let plain = view(model, model.size)
      let values = chart.series[0].y.filter(\.isFinite)
      let value = ((values.min() ?? 0) + (values.max() ?? 1)) / 2
      model.settings.thresholds = [value, 1e12, .nan, -1e12]
      let frame = view(model, model.size)
      var layout = Layout(of: model, model.size)
      let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
      let row = try #require(area.row(of: value))
      let changed = frame.cells.indices.filter { frame.cells[$0] != plain.cells[$0] }
      #expect(!changed.isEmpty, "\(frame)")
      for index in changed {
        #expect(index / size.0 == row)
        #expect(plain.cells[index].glyph == " " || plain.cells[index].style.role == .grid)
      }
    }
  }

  /// A line of the chart has its name and its value, as much of them as there is room for, and the
  /// plot reaches to it.
  @Test(arguments: [(120, 40), (80, 24), (40, 12)])
  func linesOfTheChartHaveTheirNames(size: (Int, Int)) {
    var chart = Fixtures.rising
    chart.referenceLines = [ReferenceLine(60, label: "limit"), ReferenceLine(-5)]
    let model = Fixtures.model(chart, columns: size.0, rows: size.1)
    let lines = view(model, model.size).lines
    #expect(lines.contains { $0.contains("limit 60") && $0.contains("╌") }, "\(lines)")
    #expect(lines.contains { $0.contains("-5") || $0.contains("−5") }, "\(lines)")
  }
}
