import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

@Suite struct GridMovesTests {
  @Test func columnsAndRowsAreWalked() throws {
    var model = Fixtures.model(Fixtures.cloud)
    let said = try model.hear("4<Right><Right><Up><Up><Down><End><Left><Right><Right>")
    #expect(
      said.dropFirst() == [
        "x 0 to 10, y 0 to 5: 10 points", "x 10 to 20, y 5 to 10: 10 points", "Start of the list",
        "Start of the list", "End of the list", "x 90 to 100, y 45 to 50: 11 points",
        "x 80 to 90, y 40 to 45: 10 points",
        "x 90 to 100, y 45 to 50: 11 points", "Last point",
      ])
  }

  /// One stands on a cell, not on a point of it: a loop begins and ends with its column.
  @Test func aLoopIsOfColumns() throws {
    var model = Fixtures.model(Fixtures.cloud)
    let said = try model.hear("4<Right><Right>(<Right>)*")
    #expect(
      said.suffix(4) == [
        "Loop start: x 10 to 20, y 5 to 10: 10 points", "x 20 to 30, y 10 to 15: 10 points",
        "Loop end: x 20 to 30, y 10 to 15: 10 points", "Loop on, 10 to 29",
      ])
    #expect(try model.hear("))").last == "Loop end: x 20 to 30, y 10 to 15: 10 points")
  }

  @Test func downIsDownTheCloud() throws {
    var model = Fixtures.model(Fixtures.cloud)
    #expect(
      try model.hear("4<End><Down>").suffix(2) == [
        "x 90 to 100, y 45 to 50: 11 points", "x 90 to 100, y 0 to 5: 1 point",
      ])
    #expect(
      try model.hear("<Up><Up><Home>p").suffix(3) == [
        "Start of the list", "x 0 to 10, y 0 to 5: 10 points", "Column 1 of 10, row 1 of 10",
      ])
    #expect(try model.hear("<Home>") == ["First point"])
  }

  /// The fuller a cell, the more notes; all at the pitch of its mean.
  @Test func aCellSoundsItsMeanAndItsCount() throws {
    var model = Fixtures.model(Fixtures.cloud)
    let scores = try model.press("<End>").compactMap { effect in
      if case .play(let score, _, _, _) = effect { score } else { nil }
    }
    #expect(scores.count == 1)
    #expect(scores[0].tones.count == 4 && Set(scores[0].tones.map(\.frequency)).count == 1)
    let lonely = try model.press("4<Down>").compactMap { effect in
      if case .play(let score, _, _, _) = effect { score.tones.map(\.frequency) } else { nil }
    }
    #expect(lonely.map(\.count) == [1] && lonely[0][0] < scores[0].tones[0].frequency)
  }

  /// A jump to a value goes to a point, not to a cell.
  @Test func jumpsGoToPoints() throws {
    var model = Fixtures.model(Fixtures.cloud)
    #expect(try model.hear(">") == ["Highest: 100, 50.0"])
    #expect(try model.hear("<Left>") == ["x 80 to 90, y 40 to 45: 10 points"])
  }

  @Test func aPartOfACloudHasAGridOfItsOwnUntilItsPointsCanBeWalked() throws {
    var chart = Fixtures.cloud
    chart.series[0].x = Excerpt((1...400).map(Double.init))
    chart.series[0].y = Excerpt((1...400).map { Double($0) / 4 })
    var model = Fixtures.model(chart)
    #expect(try model.hear("+l").last == "x 100 to 120, y 25 to 30: 19 points")
    #expect(try #require(model.cursor.x) >= 101)
    let window = try #require(model.page.window)
    #expect(window == 101...300)
    // Beyond the last cell the next point takes the window along.
    _ = try model.press("<End>ll")
    #expect(try #require(model.cursor.x) > 290)
    #expect(try model.hear("0++p").last?.hasSuffix("100 of 400 points") == true)
    let before = try #require(model.cursor.point)
    _ = try model.press("h")
    #expect(model.cursor.point == before - 1)
  }

  /// Two clouds in the lower left, of which the second also reaches to the upper right.
  private static let clouds: Chart = {
    var chart = Fixtures.cloud
    chart.xAxis.title = "Age"
    chart.yAxis.title = "Pay"
    chart.series = [
      Series(
        name: "ACME", x: (0..<110).map { Double($0) / 5 }, y: Array(repeating: 2, count: 110),
        isContinuous: false),
      Series(
        name: "BOLT", x: (0..<10).map { Double($0) } + [95, 100],
        y: Array(repeating: 1, count: 10) + [41, 50],
        isContinuous: false),
    ]
    return chart
  }()

  /// The count is that of a series that is named, and no series is denied where it has points.
  @Test func theSeriesOfACellIsNamed() throws {
    var model = Fixtures.model(Self.clouds)
    #expect(try model.hear("4<Right>").last == "Age 0 to 10, Pay 0 to 5: ACME 50 points")
    #expect(try model.hear("<Down>") == ["BOLT 10 points, Age 0 to 10, Pay 0 to 5"])
    #expect(try model.hear("<Right>") == ["Age 90 to 100, Pay 40 to 45: BOLT 1 point"])
    #expect(try model.hear("<Up>") == ["Age 90 to 100, Pay 45 to 50: BOLT 1 point"])
  }

  /// A series without a point in the column says so of the column, and one goes on from there.
  @Test func anEmptyColumnIsOneOfASeries() throws {
    var model = Fixtures.model(Self.clouds)
    _ = try model.press("4<Right><Right>")
    #expect(try model.hear("<Down>") == ["BOLT, no point, Age 10 to 20"])
    #expect(try model.hear("<Up>") == ["ACME 50 points, Age 10 to 20, Pay 0 to 5"])
    _ = try model.press("<Down>")
    #expect(try model.hear("<Right>") == ["Age 90 to 100, Pay 40 to 45: BOLT 1 point"])
  }
}
