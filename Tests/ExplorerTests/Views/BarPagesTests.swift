import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct BarPagesTests {
  private static func bars(series: Int, groups: Int, from start: Int? = nil) -> Chart {
    Chart(
      title: "Bars", type: .bar,
      xAxis: start == nil ? Axis(kind: .category((0..<groups).map { "n\($0)" })) : Axis(),
      yAxis: Axis(title: "Count"),
      series: (0..<series).map { index in
        Series(
          name: "s\(index)", x: (0..<groups).map { Double((start ?? 0) + $0) },
          y: (0..<groups).map { Double(($0 + index) % 9 + 1) }, isContinuous: false)
      })
  }

  /// At every size the bars that are seen have columns of their own, among them the focused one.
  @Test(arguments: [
    (1, 200, nil), (3, 16, nil), (6, 406, nil), (23, 4, nil), (5, 12, 2001), (3, 20, 1990),
    (7, 20, 1), (2, 60, 0),
  ])
  func theFocusedBarIsSeen(series: Int, groups: Int, start: Int?) throws {
    for size in [
      Size(columns: 20, rows: 6), Size(columns: 40, rows: 12), Size(columns: 60, rows: 16),
      Size(columns: 61, rows: 16), Size(columns: 80, rows: 24),
    ] {
      var model = Fixtures.model(
        Self.bars(series: series, groups: groups, from: start), columns: size.columns,
        rows: size.rows)
      for key in ["4<Right>", "<Right>", "<End>", "<Down>", "<Left>"] {
        _ = try model.press(key)
        let form = DrawnPlot.Form(
          model.page, model.settings, Layout(of: model, model.size), model.size)
        let drawn = try #require(DrawnPlot(model.page, form))
        #expect(
          drawn.marks.contains {
            guard let point = $0.point else { return false }
            let page = model.page.onPage(of: drawn.room)
            return $0.series == page.cursor.series
              && page.shown.series[$0.series].x[point] == model.cursor.x
          }, "\(size) \(key)")
        let spans = drawn.marks.compactMap { mark -> [Int]? in
          guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
          return [place.left, place.right].map { Int(($0 * Double(drawn.area.columns)).rounded()) }
        }.sorted { $0[0] < $1[0] }
        #expect(Set(spans.map { $0[1] - $0[0] }).count == 1)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0[1] <= $1[0] }, "\(size) \(key)")
      }
    }
  }

  /// Years are not equally long: no column is taken from what they need.
  @Test(arguments: 50...80)
  func barsOfYearsHaveColumns(columns: Int) throws {
    var lines = ["year,north,south,east,west,middle"]
    for year in 2001...2012 {
      lines.append(
        "\(year)," + (0..<5).map { "\(50 + (year * 37 + $0 * 11) % 50)" }.joined(separator: ","))
    }
    var model = try ShelfTests.model([lines.joined(separator: "\n") + "\n"])
    var encoding = Encoding()
    (encoding.x, encoding.type) = ("year", .groupedBar)
    encoding.y = ["north", "south", "east", "west", "middle"]
    model.change(to: encoding)
    try #require(model.chart.type == .groupedBar && model.chart.series.count == 5)
    let size = Size(columns: columns, rows: 16)
    let form = DrawnPlot.Form(model.page, model.settings, Layout(of: model, size), size)
    let drawn = try #require(DrawnPlot(model.page, form))
    let spans = drawn.marks.compactMap { mark -> [Int]? in
      guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
      return [place.left, place.right].map { Int(($0 * Double(drawn.area.columns)).rounded()) }
    }.sorted { $0[0] < $1[0] }
    #expect(spans.count.isMultiple(of: 5) && spans.count >= 25)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0[1] <= $1[0] })
  }

  /// Marks and numbers say that there are more bars; ends have none.
  @Test func theEndsOfTheAxisSayThatThereAreMore() throws {
    var model = Fixtures.model(Self.bars(series: 6, groups: 30), columns: 80, rows: 24)
    let first = view(model, model.size).lines.joined(separator: "\n")
    #expect(first.contains("›") && !first.contains("‹"))
    let count = try #require(first.firstMatch(of: /1–(\d+) \/ 30/).flatMap { Int($0.output.1) })
    #expect((9...11).contains(count))
    _ = try model.press("4<End>")
    let last = view(model, model.size).lines.joined(separator: "\n")
    #expect(!last.contains("›") && last.contains("‹") && last.contains("\(31 - count)–30 / 30"))
    model.settings.glyphs = .ascii
    #expect(view(model, model.size).lines.contains { $0.contains("\(31 - count)-30 / 30") })
  }

  /// The axis says that bars share columns.
  @Test func theAxisSaysThatBarsShareColumns() {
    var chart = Self.bars(series: 1, groups: 400)
    chart.xAxis = Axis()
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    #expect(view(model, model.size).lines.contains { $0.contains("====") })
  }

  /// Boxes of several series come page by page where each would have a single column.
  @Test(arguments: [40, 60, 80])
  func boxesOfSeriesHaveColumns(columns: Int) throws {
    let rows = (0..<240).map { row in
      "\(["A", "B", "C"][row % 3]),\(["p", "q", "r", "s"][row / 3 % 4]),\(row * 37 % 101)"
    }
    var model = try ShelfTests.model(["class,kind,value\n" + rows.joined(separator: "\n") + "\n"])
    var encoding = Encoding()
    (encoding.x, encoding.y, encoding.series, encoding.type) = ("class", ["value"], "kind", .box)
    model.change(to: encoding)
    try #require(model.chart.type == .box && model.chart.series.count == 4)
    let size = Size(columns: columns, rows: 20)
    let layout = Layout(of: model, size)
    let form = DrawnPlot.Form(model.page, model.settings, layout, size)
    let drawn = try #require(DrawnPlot(model.page, form))
    let widths = drawn.marks.compactMap { mark -> Double? in
      guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
      return (place.right - place.left) * Double(drawn.area.columns)
    }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 > 2.5 }, "\(widths)")
  }
}
