import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct LandmarksTests {
  /// Up, down by much, up, a gap, down.
  private let mountains = Chart(
    title: "Mountains", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: [
      Series(
        name: "y", x: (1...12).map(Double.init),
        y: [1, 5, 10, 9, 2, 3, 8, 12, .nan, 11, 4, 1], isContinuous: true)
    ])

  @Test func turningPointsAreWalkedBothWays() throws {
    var model = Fixtures.model(mountains)
    #expect(
      try model.hear("nnnn") == [
        "Turning point 1 of 3: 3, 10", "Turning point 2 of 3: 5, 2", "Turning point 3 of 3: 8, 12",
        "No turning point after this",
      ])
    #expect(try model.hear("N") == ["Turning point 2 of 3: 5, 2"])
    #expect(try model.hear("u") == ["Back: 8, 12"])
  }

  @Test func theListSaysHowManyAndGoesThere() throws {
    var model = Fixtures.model(mountains)
    #expect(try model.hear("g").first?.hasPrefix("Go to, 10 items. 1. Drop") == true)
    var rows = try model.hear("<Down><Down><Down><Down><Down><Down>")
    #expect(rows.contains("3. Gap: 1"))
    #expect(rows.contains("5. Higher value"))
    rows = try model.hear("<Up><Up><Up><Up><Enter>")
    #expect(rows.last == "Gap: 9, missing")
    #expect(model.overlay == nil)
    // n goes on with what was chosen; there is no other one.
    #expect(try model.hear("nN") == ["No gap after this", "No gap before this"])
  }

  @Test func theNextHigherAndLowerDependOnWhereOneStands() throws {
    var model = Fixtures.model(mountains)
    _ = try model.press("<Right><Right>")
    #expect(try model.hear("g<Down><Down><Down><Down><Enter>").last == "Higher value: 3, 10")
    #expect(try model.hear("nn") == ["Higher value: 8, 12", "No higher value after this"])
  }

  @Test func pastTheLastTheListBeginsAgain() throws {
    var model = Fixtures.model(mountains)
    #expect(try model.hear("<End>g<Down><Down><Enter>").last == "Gap: 9, missing")
  }

  @Test func aCrossingSaysWhomItPasses() throws {
    var chart = Fixtures.pair
    chart.series.append(
      Series(name: "CORE", x: Fixtures.days(4), y: [100, 145, 120, 110], isContinuous: true))
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("<Right>g<Down><Down><Down><Enter>n").suffix(2) == [
        "Crossing 1 of 3: ACME, May 16, 141.00 EUR, falls below CORE",
        "Crossing 2 of 3: ACME, May 17, 146.20 EUR, rises above CORE",
      ])
    #expect(
      try model.hear("n") == ["Crossing 3 of 3: ACME, May 18, 150.00 EUR, falls below BOLT"])
    #expect(try model.hear("u") == ["Back: May 17, 146.20 EUR"])
  }

  @Test func whatIsNotThereIsSaid() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("n") == ["There is no turning point"])
    #expect(try model.hear("g<End><Enter>").last == "There is no bookmark")
  }
}
