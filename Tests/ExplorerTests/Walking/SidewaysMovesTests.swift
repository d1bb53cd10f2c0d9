import Charts
import Descriptions
import Testing

@testable import Explorer

@Suite struct SidewaysMovesTests {
  /// The first step says along which column one goes; the next ones need not.
  @Test func theColumnIsSaidOnce() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("4<Right>")
    #expect(try model.hear("<Down>") == ["symbol: BOLT 201, 100 above ACME"])
    #expect(try model.hear("<Down>") == ["CORE 301, 200 above ACME"])
    #expect(try model.hear("<Right><Up>").last == "symbol: BOLT 202, 100 below CORE")
  }

  /// Of several measures of several names the column is said where its value changes.
  @Test func aMeasureIsNoOtherValueOfTheColumn() throws {
    var model = try ShelfTests.model([MultiplesTests.measures])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series) = ("month", ["sales", "cost"], "city")
    encoding.isWhole = false
    model.change(to: encoding)
    _ = try model.press("4<Right>")
    let names = model.page.chart.series.map(\.name)
    #expect(names == ["Rome sales", "Rome cost", "Oslo sales", "Oslo cost"])
    #expect(try model.hear("<Down>").last?.hasPrefix("Rome cost ") == true)
    _ = try model.press("<Right>")
    #expect(try model.hear("<Down>").last?.hasPrefix("city: Oslo sales ") == true)
  }

  /// Past the last series stands the same place of the same series in the next chart of the split.
  @Test func theNextChartOfTheSplitIsBelow() throws {
    var model = try ShelfTests.model([MultiplesTests.sales])
    _ = try model.press("4<Right><Right>")
    #expect(try model.hear("<Down>") == ["product B 22, 10 above product A"])
    #expect(try model.hear("<Down>") == ["city: Oslo. product B, February, 42"])
    #expect(model.pageIndex == 1 && model.page.rotor.mode == .values)
    #expect(try model.hear("<Up>").last?.hasPrefix("product A 22") == true)
    #expect(try model.hear("<Up>") == ["city: Rome. product A, February, 12"])
    #expect(try model.hear("<Up>") == ["Start of the list"])
  }

  /// The value is said also where the values were just turned to.
  @Test func theFirstStepSaysTheValue() throws {
    var model = try ShelfTests.model([
      "year,miles,price\n"
        + (0..<30).map { "\(1990 + $0),\(9000 + $0 * 7),\(Double($0 % 7) / 4)\n" }.joined()
    ])
    try #require(model.deck.count == 2 && model.page.chart.series.count == 1)
    _ = try model.press("l4")
    #expect(try model.hear("<Down>").last?.hasSuffix("1990, 0.00") == true)
  }

  /// A category is looked for by its name, as another chart may have it at another place.
  @Test func categoriesAreFoundByName() throws {
    let table = """
      region,kind,sales
      north,apples,3
      north,pears,5
      south,plums,7
      south,pears,9
      """
    var model = try ShelfTests.model([table])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series, encoding.split) = ("kind", ["sales"], nil, "region")
    encoding.isWhole = true
    model.change(to: encoding)
    #expect(model.deck.count == 2)
    _ = try model.press("4<End>")
    #expect(try model.hear("<Down>") == ["region: south. pears, 9"])
    // Plums are in the south only.
    _ = try model.press("<Home>")
    let words = try model.hear("<Up>")
    #expect(words == ["region: north"] || words.first?.contains("missing") == true)
  }

  /// Days of three kinds of weather, none of which two have in common.
  static let days: String =
    "date,weather,high,low\n"
    + (0..<45).map { day in
      let date = "2024-0\(day < 30 ? 6 : 7)-\(day % 30 < 9 ? "0" : "")\(day % 30 + 1)"
      let kind = ["rain", "sun", "fog"][day * day % 7 % 3]
      return "\(date),\(kind),\(day * 7 % 23),\(day * 5 % 11)"
    }.joined(separator: "\n") + "\n"

  /// A part that has nothing at a place says its nearest, also beyond its ends, and the way back leads to the place where
  /// it began.
  @Test func theNearestIsSaidAndTheWayBackLeadsBack() throws {
    var model = try ShelfTests.model([Self.days])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.split) = ("date", ["high", "low"], "weather")
    model.change(to: encoding)
    try #require(model.deck.count == 3)
    for point in 0..<model.page.chart.series[0].count {
      var walk = model
      _ = try walk.press("4K" + String(repeating: "l", count: point))
      let start = walk.page.cursor.x
      _ = try walk.press("k")
      for _ in 0..<6 {
        let chart = walk.pageIndex
        let said = try walk.hear("<Down>").last ?? ""
        if walk.pageIndex != chart {
          #expect(said.contains("Nearest: ") == (walk.page.cursor.x != start), "\(said)")
        }
      }
      for _ in 0..<6 { _ = try walk.press("<Up>") }
      #expect(walk.pageIndex == 0 && walk.page.cursor.x == start, "\(point)")
    }
  }

  /// Levels stand in their order, however the rows have them, as charts and as series.
  @Test func numbersAsPartsGoUp() throws {
    let table =
      "month,level,score\n"
      + (0..<36).map { "2024-0\($0 / 6 + 1)-01,\([16, 8, 5, 9, 6, 12][$0 % 6]),\($0 * 7 % 31)" }
      .joined(separator: "\n") + "\n"
    var model = try ShelfTests.model([table])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series, encoding.split) = ("month", ["score"], nil, "level")
    model.change(to: encoding)
    #expect(model.deck.compactMap { $0.channels?.part } == ["5", "6", "8", "9", "12", "16"])
    (encoding.series, encoding.split, encoding.isWhole) = ("level", nil, false)
    model.change(to: encoding)
    #expect(
      model.page.chart.series.compactMap { Int($0.name.filter(\.isNumber)) } == [
        5, 6, 8, 9, 12, 16,
      ])
  }

  /// Charts of other tables, and points that nobody chose, have nothing beside them.
  @Test func otherTablesAreNotBeside() throws {
    var model = try ShelfTests.model([
      "name,value\na,1\nb,5\nc,9\nd,12\n", "name,value\na,1\nb,5\nc,9\nd,12\n",
    ])
    _ = try model.press("4<Right>")
    #expect(try model.hear("<Down>") == ["End of the list"])
    var split = try ShelfTests.model([MultiplesTests.sales])
    #expect(try split.hear("4<Down><Down>").last == "End of the list")
  }

  /// Measures of one table along one axis are beside each other, too.
  @Test func otherMeasuresOfTheTableAreBeside() throws {
    var lines = ["date,rain,depth"]
    for day in 1...9 { lines.append("2024-01-0\(day),\(day),\(1000 * day)") }
    var model = try ShelfTests.model([lines.joined(separator: "\n") + "\n"])
    #expect(model.deck.count == 2)
    _ = try model.press("4<Right>")
    #expect(try model.hear("<Down>") == ["t0: depth. January 1, 1,000"])
  }

  /// From the last part of one measure one goes on to the first of the next, which is named.
  @Test func anotherMeasureIsNamed() throws {
    var model = try ShelfTests.model([FamilyTests.measuresOfCities])
    let said = try model.hear("4<Right><Right><Down><Down><Down><Down><Up><Up>").suffix(4)
    #expect(said.first?.hasPrefix("city: Kyoto. ") == true, "\(said)")
    #expect(said.dropFirst().first?.hasPrefix("units. city: Rome. ") == true, "\(said)")
    #expect(said.last?.hasPrefix("revenue. city: Kyoto. ") == true, "\(said)")
  }

  /// A chart whose values are another aggregate says so, as one that is turned to does.
  @Test func anotherAggregateIsSaid() throws {
    let table =
      "year,price,units\n"
      + (0..<40).map { "\(1990 + $0 / 4),\($0 % 7).5,\(900 + $0 * 17 % 300)\n" }.joined()
    var model = try ShelfTests.model([table])
    var (first, second) = (Encoding(), Encoding())
    (first.x, first.y, first.aggregation) = ("year", ["price"], .by(.mean))
    (second.x, second.y, second.aggregation) = ("year", ["units"], .by(.sum))
    let document = model.shelf.sources[0].document
    let charts = try first.charts(of: document) + second.charts(of: document)
    model.shelf.sources[0].charts = 0..<2
    model = Model(
      deck: charts, shelf: model.shelf, settings: model.settings, size: model.size)
    _ = try model.press("4<Right>")
    let down = try #require(model.hear("<Down>").last)
    #expect(down.contains("total of 4 rows"), "\(down)")
    var turned = model
    #expect(try turned.hear("Ff").last?.contains("total of 4 rows") == true)
  }
}
