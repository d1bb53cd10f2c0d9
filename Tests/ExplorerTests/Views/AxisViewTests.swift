import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct AxisViewTests {
  /// Where there are more rows than the screen has, the row of the focus has its name.
  @Test func theFocusStandsOnTheRowOfItsName() throws {
    var chart = Fixtures.quarters(.heatMap)
    let row = chart.series[0]
    chart.series = (0..<20).map { index in
      var series = row
      series.name = "Row \(index)"
      return series
    }
    for index in [0, 3, 7, 19] {
      var model = Fixtures.model(chart, columns: 40, rows: 12)
      _ = try model.press("4<Right>" + String(repeating: "<Down>", count: index))
      let lines = view(model, model.size).lines
      let focused = lines.dropLast(2).filter { $0.contains("◆") || $0.contains("Row \(index) ") }
      #expect(focused.count == 1, "\(index): \(lines.joined(separator: "\n"))")
    }
  }

  /// A single number is no scale.
  @Test(arguments: 9...30)
  func theAxisHasTwoNumbersAtLeast(rows: Int) throws {
    for scale in 1...4 {
      var model = Fixtures.model(Fixtures.steps, columns: 40, rows: rows)
      model.settings.glyphScale = scale
      let area = PlotArea(
        model, layout: Layout(of: model, model.size), size: model.size)
      #expect(area.x == 0 || area.rows < 2 || area.tickLabels.count >= 2, "\(rows) \(scale)")
    }
  }
}
