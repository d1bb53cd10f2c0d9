import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct ChartListTests {
  private static let cities = ["Oslo", "Bergen", "Tromsø", "Osaka"]

  /// A chart for each city.
  private func model() -> Model {
    let deck = Self.cities.map { city in
      var chart = Fixtures.price
      chart.title = city
      return chart
    }
    return Model(deck: deck, settings: Settings(), size: Size(columns: 40, rows: 12))
  }

  @Test func theListOpensOnTheChartThatIsShown() throws {
    var model = model()
    _ = try model.press("f")
    #expect(try model.hear("9") == ["Charts of the deck, 4 items. Bergen, line, 5 points, 2 of 4"])
    #expect(try model.hear("<Down>") == ["Tromsø, line, 5 points, 3 of 4"])
    #expect(
      try model.hear("<End><Down>") == ["Osaka, line, 5 points, 4 of 4", "End of the list"])
    #expect(model.pageIndex == 1)
  }

  @Test func enterGoesToTheChart() throws {
    var model = model()
    _ = try model.press("4<Right>")
    #expect(try model.hear("9<Down><Down><Enter>").last == "Tromsø, 3 of 4. May 15, 144.00 EUR")
    #expect(model.pageIndex == 2 && model.overlay == nil)
  }

  @Test func enterOnTheChartThatIsShownLeavesOneWhereOneIs() throws {
    var model = model()
    _ = try model.press("4<Right>")
    let point = model.point
    #expect(try model.hear("9<Enter>").last == "May 15, 144.00 EUR")
    #expect(model.point == point && model.overlay == nil)
  }

  @Test func escapeSaysWhereOneIs() throws {
    var model = model()
    _ = try model.press("4<Right>9<Down>")
    #expect(try model.hear("<Esc>") == ["May 15, 144.00 EUR"])
    #expect(model.pageIndex == 0 && model.overlay == nil)
  }

  @Test func oneChartNeedsNoList() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("9") == ["There is only one chart"])
    #expect(model.overlay == nil)
  }

  @Test func titlesAreSearched() throws {
    var model = model()
    #expect(try model.hear("9/os<Enter>").last == "Osaka, line, 5 points, 4 of 4")
    #expect(
      try model.hear("/OS<Enter>").last == "Again from the start. Oslo, line, 5 points, 1 of 4")
    #expect(try model.hear("/TROM<Enter>").last == "Tromsø, line, 5 points, 3 of 4")
    #expect(try model.hear("/zz<Enter>").last == "“zz”: not found")
    #expect(try model.hear("/x<Esc>").last == "Tromsø, line, 5 points, 3 of 4")
    #expect(model.overlay?.kind == .charts)
    #expect(try model.hear("<Enter>").last == "Tromsø, 3 of 4")
  }

  @Test func theListIsSeenWithThePromptInTheCaption() throws {
    var model = model()
    _ = try model.press("9/o")
    let lines = view(model, model.size).lines
    #expect(lines.first?.hasPrefix("Charts of the deck, 4 items") == true)
    #expect(lines.contains { $0.contains("Search in titles: o") })
  }
}
