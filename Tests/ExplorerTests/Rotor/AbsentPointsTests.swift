import Charts
import Descriptions
import Testing

@testable import Explorer

/// Points of a cloud are things of their own: no series lacks one where another has one.
@Suite struct AbsentPointsTests {
  private static let flowers = Chart(
    title: "Flowers", type: .scatter, xAxis: Axis(title: "length"), yAxis: Axis(title: "width"),
    series: [
      Series(name: "rose", x: [1, 3], y: [2, 5], isContinuous: false),
      Series(name: "lily", x: [2, 3], y: [4, .nan], isContinuous: false),
    ])

  @Test func aSeriesThatHasNoPointHereMissesNothing() throws {
    var model = Fixtures.model(Self.flowers)
    _ = try model.press("4<Right>")
    #expect(try model.hear("<Down>") == ["lily, no point. Nearest: 2, 4"])
    #expect(try model.hear("p").last == "lily, 1, no point")
    // A value that the data has not is missing still.
    _ = try model.press("<Up><Right>")
    #expect(try model.hear("<Down>") == ["lily, missing"])
  }

  /// One who comes from the series side by side stands on a point, the nearest.
  @Test func aSeriesThatIsChosenHasAPoint() throws {
    var model = Fixtures.model(Self.flowers)
    _ = try model.press("4<Right>8<Down>")
    let said = try #require(model.hear("<Enter>").last)
    #expect(said == "lily: 2 of 2. Values. lily, length 2, width 4. 8: Charts side by side")
  }

  /// Nothing is offered that only a course has.
  @Test func aCloudHasNoDropsToGoTo() throws {
    var model = Fixtures.model(Self.flowers)
    let said = try #require(model.hear("<Right>g").last)
    #expect(said.hasPrefix("Go to, 5 items. 1. Gap: "))
    #expect(try model.hear("<Down><Enter>").last == "Higher value: rose, length 3, width 5")
  }

  /// No key leads to a point of a series that has none, and so no hint names one.
  @Test func aSeriesOfNoPointsHasNone() throws {
    var flowers = Self.flowers
    flowers.series[0] = Series(name: "rose", x: [], y: [], isContinuous: false)
    var model = Fixtures.model(flowers)
    #expect(try model.hear("p") == ["rose: no values"])
  }

  @Test func aRowOfTheTableTellsWhatIsThere() throws {
    var model = Fixtures.model(Self.flowers)
    _ = try model.press("5<Home>")
    #expect(try model.hear("<Down>") == ["2: lily 4"])
    #expect(try model.hear("<Down>") == ["3: rose 5, lily missing"])
    #expect(try model.hear("t<Up>").last == "length is 2, lily is 4, row 2 of 3")
  }

  /// A line goes on where it has no point: something is missing there.
  @Test func aLineMissesItsPoint() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Right>")
    #expect(try model.hear("<Down>") == ["BOLT, missing"])
  }

  /// Events of two kinds have times of their own: nothing is missing of the one where the other is, nor do they cross at a
  /// time that both have.
  @Test func seriesOfOtherTimesMissNothing() throws {
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(name: "INFO", x: [0, 2, 4, 6], y: [1, 5, 2, 6], isContinuous: true),
        Series(name: "WARN", x: [1, 3, 5, 7], y: [3, 2, 4, 3], isContinuous: true),
      ])
    var model = Fixtures.model(chart)
    let said = try model.hear("4<Right><Right><Down>").last
    #expect(said?.hasPrefix("WARN, no point") == true, "\(said ?? "")")
    #expect(!model.page.goals.contains(.landmark(.crossing)))
    #expect(Fixtures.model(Fixtures.pair).page.goals.contains(.landmark(.crossing)))
  }
}
