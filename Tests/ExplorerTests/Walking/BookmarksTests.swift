import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct BookmarksTests {
  @Test func aBookmarkIsSetAndTakenAway() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("x") == ["No point yet. Right arrow: the first"])
    #expect(try model.hear("<Right>x").last == "Bookmark: May 15, 144.00 EUR")
    #expect(try model.hear("x") == ["Bookmark removed: May 15, 144.00 EUR"])
    #expect(model.bookmarks.isEmpty)
  }

  @Test func theyAreWalkedAlongXAcrossTheSeries() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Right><Right>x<Down><Right>x<Home>x")
    #expect(try model.hear("g<End><Enter>").last == "Bookmark 2 of 3: ACME, May 17, 146.20 EUR")
    #expect(
      try model.hear("nn") == [
        "Bookmark 3 of 3: BOLT, May 18, 155.00 EUR", "No bookmark after this",
      ])
    #expect(
      try model.hear("NN").last == "Bookmark 1 of 3: BOLT, May 15, 139.00 EUR")
  }

  @Test func thePositionSaysHowFarTheMarkIs() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("<Right>xp").last == "1 of 5, May 15")
    #expect(
      try model.hear("<Right><Right>p").last
        == "3 of 5, May 17. From May 15: up 0.2%, 2 points on")
    #expect(
      try model.hear("<Right>p").last == "4 of 5, May 18. From May 15: 3 points on")
  }

  /// BOLT has nothing on May 16: no number there, and a mark says where it is, where one then stands.
  @Test func whereNothingIsThePlaceIsSaid() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Right><Down>")
    #expect(try model.hear("p") == ["BOLT, May 16, missing"])
    let said = try #require(model.hear("x").last)
    #expect(said == "Bookmark: BOLT, May 15, 139.00 EUR")
    #expect(try model.hear("p") == ["1 of 3, May 15. BOLT"])
    #expect(try model.hear("<Tab><S-Tab>").last == "Values. BOLT, May 15, 139.00 EUR")
    var loop = Fixtures.model(Fixtures.pair)
    #expect(
      try loop.hear("4<Right><Right><Down>(p").suffix(2) == [
        "Loop start: BOLT, May 15, 139.00 EUR", "1 of 3, May 15. BOLT",
      ])
  }

  @Test func eachChartHasItsOwn() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    _ = try model.press("<Right>xf<Right>")
    #expect(model.bookmarks.isEmpty)
    _ = try model.press("F")
    #expect(model.bookmarks == [PointReference(series: 0, point: 0)])
  }

  /// Other rows leave a mark where its point is, and have none of a point that is gone.
  @Test func otherRowsKeepTheMarksOfTheirPoints() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("4<Right><Right>x<Down>x")
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "symbol", .isOneOf, ["BOLT", "CORE"])]
    model.change(to: encoding)
    #expect(model.bookmarks == [PointReference(series: 0, point: 1)])
    #expect(
      try model.hear("g<End><Enter>").last == "Bookmark: BOLT, February, 202")
  }

  /// A bookmark in another series is named with it.
  @Test func aBookmarkElsewhereIsNamedWithItsSeries() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let said = try model.hear("4<Right>x<Down>p").last ?? ""
    #expect(said.contains("From ACME, January: "), "\(said)")
  }

  /// From name to name nothing goes up, and a name that is no word is told with its column.
  @Test func amongNamesOnlyTheWayIsTold() throws {
    let codes = (0..<40).map { "\($0 % 2),\(100 + $0 * 13 % 70 + $0 % 2 * 50)" }
    var model = try ShelfTests.model(["death,age\n" + codes.joined(separator: "\n") + "\n"])
    try #require(model.chart.type == .box)
    #expect(
      try model.hear("4<Right><Right>x<Left>p").last
        == "1 of 2, death 0. From death 1: 1 point back")
  }
}
