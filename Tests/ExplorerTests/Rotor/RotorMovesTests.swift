import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct RotorMovesTests {
  @Test func turningSaysTheModeAndItsItem() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("<Tab><Tab><Tab><Tab><Tab>") == [
        "Chart details. Line chart, 1 series, 5 points",
        "Describe series. Line chart, 1 series, 5 points",
        "Values. 5 points", "Data table, 5 rows, 2 columns",
        "Audio graph. Whole chart, 4 points, 3 seconds",
      ])
    #expect(
      try model.hear("<S-Tab><S-Tab>") == ["Data table, 5 rows, 2 columns", "Values. 5 points"])
    #expect(try model.hear("<Right>4") == ["May 15, 144.00 EUR", "Values. May 15, 144.00 EUR"])
  }

  @Test func aTurnNeitherPlaysNorMoves() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right><Right>")
    let point = model.point
    for key in ["<Tab>", "<Tab>", "<S-Tab>", "1", "2", "3", "4", "5", "d", "i"] {
      #expect(try !model.press(key).isPlaying)
      #expect(model.point == point)
    }
  }

  @Test func eachModeRemembersItsItem() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("2<Down>").last == "X axis: Date, May 15 to 19, 2023")
    #expect(try model.hear("12").last == "Chart details. X axis: Date, May 15 to 19, 2023")
  }

  @Test func afterAPointTheNextWalkReturnsToTheItem() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("2<Down><Right><Down><Down>") == [
        "Chart details. Line chart, 1 series, 5 points", "X axis: Date, May 15 to 19, 2023",
        "May 15, 144.00 EUR", "X axis: Date, May 15 to 19, 2023",
        "Y axis: Price, 144.00 to 146.20 EUR, not from zero",
      ])
  }

  @Test func listsStopAtTheirEndsSaidAtEveryTry() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("2<Up><Up><Up>") == [
        "Chart details. Line chart, 1 series, 5 points", "Closing price", "Start of the list",
        "Start of the list",
      ])
    #expect(
      try model.hear("1<Down><Down><Down>").suffix(3) == [
        "Pitch legend, lowest then highest", "End of the list", "End of the list",
      ])
  }

  @Test func detailsAreThoseOfTheChartThatIsShown() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    _ = try model.press("2")
    #expect(model.rows == Fixtures.price.digest)
    _ = try model.press("f")
    #expect(model.rows == Fixtures.steps.digest)
    #expect(try model.hear("<Up>") == ["Steps"])
  }
}
