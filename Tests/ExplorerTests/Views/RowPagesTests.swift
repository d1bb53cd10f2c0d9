import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct RowPagesTests {
  /// Forty rows of five columns; each cell is its row's number.
  private static let tall = Chart(
    title: "Tall", type: .line, xAxis: Axis(kind: .category(["a", "b", "c", "d", "e"])),
    yAxis: Axis(),
    series: (1...40).map { row in
      Series(
        name: "row \(row).", x: [0, 1, 2, 3, 4], y: Array(repeating: Double(row), count: 5),
        isContinuous: false)
    }
  ).arranged(as: .heatMap)

  @Test(arguments: [(80, 24), (40, 12)])
  func theFocusedRowIsAlwaysARowOfItsOwn(size: (Int, Int)) throws {
    var model = Fixtures.model(Self.tall, columns: size.0, rows: size.1)
    _ = try model.press("4<Right>")
    for row in 1...40 {
      let lines = view(model, model.size).lines
      #expect(lines.count { $0.contains("row \(row). ┤") } == 1, "row \(row)")
      _ = try model.press("<Down>")
    }
    #expect(model.cursor.series == 39)
  }

  /// A step within a page changes no shade; the highest is full on whatever page it is.
  @Test func pagesKeepTheirShades() throws {
    var model = Fixtures.model(Self.tall)
    _ = try model.press("4<Right>")
    let shades = model.chart.shades?.map(\.values)
    let page = model.onRowPage(of: 10)
    #expect(page.chart.series.map(\.name) == (1...10).map { "row \($0)." })
    #expect(page.shown.shades?.map(\.values) == shades)
    model.cursor.series = 39
    let last = model.onRowPage(of: 12)
    #expect(last.chart.series.map(\.name) == (29...40).map { "row \($0)." })
    #expect(last.cursor.series == 11)
    #expect(last.chart.height(of: 40) == 1 && last.chart.height(of: 1) == 0)
  }

  @Test func withoutAFocusAllIsSeen() {
    let model = Fixtures.model(Self.tall)
    #expect(model.onRowPage(of: 10) == model)
  }
}
