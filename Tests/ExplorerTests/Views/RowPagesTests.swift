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
      // At the ends of a page the mark that there are more takes the place of the tick.
      #expect(
        lines.count { line in ["┤", "^", "v"].contains { line.contains("row \(row). \($0)") } }
          == 1,
        "row \(row)")
      _ = try model.press("<Down>")
    }
    #expect(model.cursor.series == 39)
  }

  /// A step within a page changes no shade; the highest is full on whatever page it is.
  @Test func pagesKeepTheirShades() throws {
    var model = Fixtures.model(Self.tall)
    _ = try model.press("4<Right>")
    let shades = model.chart.shades?.map(\.values)
    let page = model.page.onRowPage(of: 10)
    #expect(page.chart.series.map(\.name) == (1...10).map { "row \($0)." })
    #expect(page.shown.shades?.map(\.values) == shades)
    model.cursor.series = 39
    let last = model.page.onRowPage(of: 12)
    #expect(last.chart.series.map(\.name) == (29...40).map { "row \($0)." })
    #expect(last.cursor.series == 11)
    #expect(last.chart.height(of: 40) == 1 && last.chart.height(of: 1) == 0)
  }

  @Test func withoutAFocusAllIsSeen() {
    let model = Fixtures.model(Self.tall)
    #expect(model.page.onRowPage(of: 10) == model.page)
  }

  /// Eight rows of sixteen columns, of which not all have a name.
  private static let roses = Chart(
    title: "Wind", type: .line,
    xAxis: Axis(
      kind: .category([
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
        "NNW",
      ])),
    yAxis: Axis(),
    series: (0..<8).map { row in
      Series(
        name: "\(row)-\(row + 1)", x: (0..<16).map(Double.init),
        y: (0..<16).map { Double(row * 16 + $0) }, isContinuous: false)
    }
  ).arranged(as: .heatMap)

  /// Words for names that are left out cost a small picture none of its rows: their number stands above the plot.
  @Test func wordsTakeNoRowsOfAMap() {
    let model = Fixtures.model(Self.roses, columns: 40, rows: 12)
    let lines = picture(of: model, model.size).lines
    for row in 0..<8 { #expect(lines.contains { $0.hasPrefix("\(row)-\(row + 1) ┤") }, "\(lines)") }
    #expect(lines.contains { $0.contains("Names left out: ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("Mean") }, "\(lines)")
  }

  /// Nor do large letters of a title.
  @Test(arguments: 2...4) func aLargeTitleTakesNoRowsOfAMap(scale: Int) {
    var model = Fixtures.model(Self.roses, columns: 40, rows: 12)
    model.settings.glyphScale = scale
    let lines = view(model, model.size).lines
    #expect(lines[0].hasPrefix("Wind"), "\(lines)")
    #expect(lines.contains { $0.contains("Mean of") } || !lines.contains { $0.contains("=") })
  }

  @Test(arguments: 1...4)
  func noRowIsLeftOutForTheGlyphScale(scale: Int) throws {
    let cities = Chart(
      type: .line, xAxis: Axis(kind: .category(["Jan", "Feb"])), yAxis: Axis(),
      series: ["Oslo", "Bergen", "Rome"].map {
        Series(name: $0, x: [0, 1], y: [1, 2], isContinuous: false)
      })
    var model = Fixtures.model(cities.arranged(as: .heatMap), columns: 40, rows: 12)
    model.settings.glyphScale = scale
    _ = try model.press("4<Right>")
    #expect(model.page.onRowPage(of: 4).chart.series.count == 3)
    #expect(model.page.rowPage(of: 3) == nil)
  }

  @Test func moreRowsAboveAndBelowAreMarked() throws {
    var model = Fixtures.model(Self.tall)
    func marks() -> [String] {
      view(model, model.size).lines.compactMap { line in
        ["^", "v", "="].first { line.contains(". \($0)") }
      }
    }
    // Without a focus rows share those of the screen.
    #expect(marks().allSatisfy { $0 == "=" } && !marks().isEmpty)
    _ = try model.press("4<Right>")
    #expect(marks() == ["v"])
    model.cursor.series = 20
    #expect(marks() == ["^", "v"])
    model.cursor.series = 39
    #expect(marks() == ["^"])
  }
}
