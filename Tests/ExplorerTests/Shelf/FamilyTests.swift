import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// The charts of one table: a change of the columns of one leaves the others, other rows are those of all.
@Suite struct FamilyTests {
  /// Temperatures, rain and wind of some days: three charts.
  static let weather: String = {
    var lines = ["date,rain,temp_max,temp_min,wind"]
    for day in 1...28 {
      let number = day < 10 ? "0\(day)" : "\(day)"
      lines.append(
        "2024-02-\(number),\(day * 37 % 11 * 900),\(10 + day * 37 % 13).\(day % 10),\(day * 29 % 11).\(day % 7),\(0.01 * Double(day % 9))"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test func theOtherChartsStay() throws {
    var model = try ShelfTests.model([Self.weather])
    try #require(model.deck.count > 1, "\(model.deck.map(\.title))")
    let others = Array(model.deck.dropFirst())
    let titles = model.deck.map(\.title)
    _ = try model.press("7<Enter>")
    let uses = model.useRows(ofColumn: 0).map { settingText(model, $0.sentence) }
    let week = try #require(uses.firstIndex { $0.hasPrefix("By week") || $0.hasPrefix("By month") })
    let heard = try model.hear(String(repeating: "<Down>", count: week) + "<Enter>").last ?? ""
    #expect(heard.contains("1 of \(others.count + 1)"), "\(heard)")
    #expect(model.deck.count == others.count + 1 && model.deck.map(\.title) == titles)
    // Units of time are those of one x axis.
    #expect(model.deck[1].pointCount < others[0].pointCount)
    #expect(try model.hear("u").last?.contains("1 of \(others.count + 1)") == true)
    #expect(Array(model.deck.dropFirst()) == others)
    #expect(model.shelf.sources.count == 1)
  }

  @Test func otherRowsAreThoseOfAll() throws {
    var model = try ShelfTests.model([Self.weather])
    let count = model.deck.count
    let index = try #require(model.tableColumns.firstIndex { $0.name.hasPrefix("wind") })
    _ = try model.press("7" + String(repeating: "<Down>", count: index) + "<Enter>")
    let uses = model.uses(of: model.shelf.columns[index])
    let filter = try #require(uses.firstIndex(of: .filter))
    _ = try model.press(
      String(repeating: "<Down>", count: filter) + "<Enter>" + ">= 0.05<Enter><Esc><Esc>")
    #expect(model.deck.count == count, "\(model.caption.text(in: model.language))")
    for chart in model.deck {
      #expect(chart.channels?.conditions.isEmpty == false, "\(chart.title ?? "")")
      #expect(chart.pointCount < 28 * chart.series.count)
    }
  }

  /// Leaving out a column says what is left, by name.
  @Test func theTitleSaysWhatIsLeft() throws {
    var model = try ShelfTests.model([Self.weather])
    let page = try #require(model.deck.firstIndex { ($0.channels?.y.count ?? 0) > 1 })
    for _ in 0..<page { _ = try model.press("f") }
    let name = try #require(model.page.chart.channels?.y.first)
    let index = try #require(model.tableColumns.firstIndex { $0.name == name })
    _ = try model.press("7" + String(repeating: "<Down>", count: index) + "<Enter>")
    let left = try #require(model.uses(of: model.shelf.columns[index]).firstIndex(of: .leftOut))
    _ = try model.press(String(repeating: "<Down>", count: left) + "<Enter>")
    let rest = model.page.chart.channels?.y ?? []
    #expect(model.page.chart.title == "t0: " + rest.joined(separator: ", "))
  }

  /// The chart that is shown is told as what it is, whatever the others of its table are.
  @Test func theListTellsTheChartThatIsShown() throws {
    var model = try ShelfTests.model([
      "date,team,goals,fans\n2024-02-07,A,2,5000\n2024-02-10,B,1,7000\n2024-02-18,C,3,4300\n"
        + "2024-03-01,D,0,8000\n"
    ])
    try #require(model.deck.count == 2)
    let heard = try model.hear("7<Down><Enter><Enter><Esc><Esc>6").last
    #expect(heard?.contains("Bar chart, goals by team, chosen") == true, "\(heard ?? "")")
    #expect(heard?.contains("date") == false)
  }

  private func settingText(_ model: Model, _ sentence: Sentence) -> String {
    model.language.text(sentence)
  }

  /// Two measures of two products in three cities: a chart for each city and measure.
  static let measuresOfCities: String = {
    var lines = ["month,city,product,revenue,units"]
    for month in 1...9 {
      for (place, city) in ["Rome", "Oslo", "Kyoto"].enumerated() {
        for (kind, product) in ["A", "B"].enumerated() {
          lines.append(
            "2024-0\(month),\(city),\(product),\(9000 + month * 100 + place * 10 + kind),\(month + place + kind)"
          )
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Other rows are those of every measure, and letting them go gives all charts back.
  @Test func oneCityKeepsAllMeasures() throws {
    var model = try ShelfTests.model([Self.measuresOfCities])
    let all = model.deck
    try #require(all.count == 6, "\(all.map(\.title))")
    let city = try #require(model.tableColumns.firstIndex { $0.name == "city" })
    _ = try model.press("7" + String(repeating: "<Down>", count: city) + "<Enter>")
    let filter = try #require(model.uses(of: model.shelf.columns[city]).firstIndex(of: .filter))
    _ = try model.press(String(repeating: "<Down>", count: filter) + "<Enter>")
    let said = try model.hear("<Enter>").last ?? ""
    #expect(model.deck.map { $0.channels?.y } == [["revenue"], ["units"]], "\(said)")
    #expect(said.contains("1 of 2") && !said.contains("Not charted"), "\(said)")
    #expect(try model.hear("<Enter>").last?.contains("1 of 6") == true)
    #expect(model.deck.map(\.title) == all.map(\.title))
    #expect(zip(model.deck, all).allSatisfy { $0.series == $1.series })
    _ = try model.press("uu")
    #expect(model.deck == all && model.shelf.sources.count == 1)
  }

  /// Another column of the charts of one measure leaves those of the other, and both keep their cities.
  @Test func theOtherMeasureStays() throws {
    var model = try ShelfTests.model([Self.measuresOfCities])
    let others = Array(model.deck[3...])
    let product = try #require(model.tableColumns.firstIndex { $0.name == "product" })
    _ = try model.press("7" + String(repeating: "<Down>", count: product) + "<Enter>")
    let left = try #require(model.uses(of: model.shelf.columns[product]).firstIndex(of: .leftOut))
    _ = try model.press(String(repeating: "<Down>", count: left) + "<Enter>")
    #expect(model.deck.count == 6 && Array(model.deck[3...]) == others)
    #expect(model.deck[0].series.count == 1 && model.deck[0].channels?.part == "Rome")
  }

  /// A measure that only another chart had is not lost in silence as other rows are chosen.
  @Test func aLostMeasureIsNamed() throws {
    var rows = "month,city,product,revenue,units\n"
    for month in 1...9 {
      for city in ["Rome", "Oslo"] {
        for product in ["A", "B"] {
          rows += "2024-0\(month),\(city),\(product),\(9000 + month * 100),\(month + city.count)\n"
        }
      }
    }
    var model = try ShelfTests.model([rows])
    let before = Set(model.deck.flatMap { $0.channels?.y ?? [] })
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [try Condition(parsing: "city = Rome")]
    let said = model.change(to: encoding).announcements.joined(separator: " ")
    let after = Set(model.deck.flatMap { $0.channels?.y ?? [] })
    for lost in before.subtracting(after) { #expect(said.contains(lost), "\(said)") }
  }

  /// A change of one chart says that the others stayed; one of all of them has none to tell.
  @Test func theChartsThatStayAreCounted() throws {
    var model = try ShelfTests.model([Self.measuresOfCities])
    let count = model.deck.count
    try #require(count > 2)
    let first = model.page.chart.channels?.y
    let own = model.deck.count { $0.channels?.y == first }
    let name = try #require(model.page.chart.channels?.split)
    _ = try model.press("7")
    let column = try #require(model.shelf.columns.firstIndex { $0.name == name })
    model.overlay?.selected = column
    _ = try model.press("<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[column]).firstIndex(of: .series))
    model.overlay?.selected = row
    let said = try #require(model.hear("<Enter>").last)
    #expect(said.contains("Other charts unchanged: \(count - own)"), "\(said)")
  }

  /// Whoever has only turned to the values since hears the place after a change and after its end, too.
  @Test func thePlaceIsSaidWhereOneHasTurnedToIt() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("l14")
    #expect(
      try model.hear("7j<Enter><Down><Down><Enter>").last?.hasSuffix("January, 101") == true)
    #expect(try model.hear("<Esc><Esc>u").last?.hasSuffix("ACME, January, 101") == true)
    // The audio graph has the same place.
    #expect(
      try model.hear("17<Down><Enter><Down><Down><Enter>").last?.contains("January, 101") == true)
  }
}
