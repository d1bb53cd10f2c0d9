import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct PointMovesTests {
  @Test func firstStepLandsOnTheFirstPoint() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("<Right>") == ["May 15, 144.00 EUR"])
    #expect(model.point == PointReference(series: 0, point: 0))
  }

  @Test func aSingleStepSaysTheChange() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("<Right><Right><Right><Right><Right>") == [
        "May 15, 144.00 EUR", "May 16, 146.00 EUR, up 1.4%", "May 17, 144.32 EUR, down 1.2%",
        "May 18, missing", "May 19, 146.20 EUR",
      ])
  }

  /// From a city to another nothing goes up or down; from weekday to weekday it does.
  @Test func stepsBetweenNamesHaveNoDirection() throws {
    var cities = try ShelfTests.model(["city,guests\nOslo,120\nBergen,95\nMoss,310\n"])
    #expect(try cities.hear("lll") == ["Oslo, 120", "Bergen, 95", "Moss, 310"])
    var days = Fixtures.model(Fixtures.steps)
    #expect(try days.hear("ll").last == "Tue, 11,630 steps, up 41.1%")
    // Nor do they from point to point of a cloud.
    var cloud = Fixtures.model(Self.cloud)
    #expect(try cloud.hear("ll").last == "11, 17")
  }

  /// A box whose name is no word is called as a series of its column would be.
  @Test func aBoxOfANumberHasTheNameOfItsColumn() throws {
    var rows = "drv,hwy\n"
    for value in 0..<9 { rows += "4,\(15 + value)\nf,\(25 + value)\nrear,\(20 + value)\n" }
    var model = try ShelfTests.model([rows])
    for _ in 0..<5 where model.chart.type != .box { _ = try model.press("6<Down><Enter>") }
    let said = try model.hear("4<Home>ll").map { String($0.prefix(14)) }
    #expect(said.suffix(3) == ["drv 4, median ", "drv f, median ", "rear, median 2"])
  }

  /// Of two numbers the axes are told where a way ends, and not with each step.
  @Test func aJumpInACloudNamesItsAxes() throws {
    var model = Fixtures.model(Self.cloud)
    #expect(try model.hear("l") == ["cty 9, hwy 12"])
    #expect(try model.hear(">") == ["Highest: cty 33, hwy 44"])
    #expect(try model.hear("h") == ["11, 17"])
    #expect(try model.hear(":9<Enter>").last == "cty 9, hwy 12")
    #expect(try model.hear("<Backspace>") == ["Back: cty 11, hwy 17"])
    #expect(try model.hear("4") == ["Values. cty 11, hwy 17"])
    // A title that ends in a number does not run into the next one.
    var numbered = Self.cloud
    (numbered.xAxis.title, numbered.yAxis.title) = ("x2", "x4")
    var measures = Fixtures.model(numbered)
    #expect(try measures.hear(">") == ["Highest: x2 is 33, x4 is 44"])
    var japanese = Fixtures.model(Self.cloud, settings: Settings(languageTag: "ja"))
    #expect(try japanese.hear(">") == ["最大値：cty 33、hwy 44"])
  }

  private static let cloud = Chart(
    title: "Cars", type: .scatter, xAxis: Axis(title: "cty"), yAxis: Axis(title: "hwy"),
    series: [Series(name: "", x: [9, 11, 33], y: [12, 17, 44], isContinuous: false)])

  @Test func anEdgeIsSaidAtEveryTry() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(
      try model.hear("<Right><Left><Left>") == ["Mon, 8,240 steps", "First point", "First point"])
    #expect(try model.hear("<End>ll") == ["Wed, 10,980 steps", "Last point", "Last point"])
    #expect(try model.hear("<Left><Right><Right>").last == "Last point")
  }

  @Test func everyLandingSoundsThePoint() throws {
    var model = Fixtures.model(Fixtures.steps)
    let effects = try model.press("<Right>")
    guard case .play(let score, let volume, let from, let playback)? = effects.first else {
      Issue.record("the move did not play: \(effects)")
      return
    }
    #expect(score.tones.map(\.frequency) == [200])
    #expect(volume == 1)
    #expect(from == 0)
    #expect(playback == 1)
  }

  @Test func aMissingPointTicks() throws {
    var model = Fixtures.model(Fixtures.price)
    let effects = try model.press("<Right><Right><Right><Right>")
    guard case .play(let score, _, _, _)? = effects.dropLast().last else {
      Issue.record("the move did not play: \(effects)")
      return
    }
    #expect(score.tones.map(\.instrument) == [.noise])
  }

  @Test func tenthsAndEnds() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(
      try model.hear("<Right><PageDown><PageDown><PageUp>") == ["1, 1", "6, 6", "11, 11", "6, 6"])
    #expect(try model.hear("<End><PageUp><Home>") == ["50, 50", "45, 45", "1, 1"])
    #expect(try model.hear("<PageUp>") == ["First point"])
  }

  @Test func lowestAndHighestOfTheSeriesThenOfTheChart() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear(">>") == [
        "Highest: ACME, May 18, 150.00 EUR", "Highest of the chart: BOLT, May 18, 155.00 EUR",
      ])
    #expect(model.cursor.series == 1)
    #expect(try model.hear("<lt>") == ["Lowest: BOLT, May 15, 139.00 EUR"])
    #expect(try model.hear("}") == ["Highest of the chart: BOLT, May 18, 155.00 EUR"])
    #expect(try model.hear("[").count == 1)
  }

  @Test func backReturnsToWhereTheJumpBegan() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("<Right><Right>}<Backspace>").last == "Back: May 16, 146.00 EUR")
    #expect(try model.hear("u") == ["Nothing to take back"])
  }

  @Test func positionIsCountedFromOne() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("p") == ["No point yet. Right arrow: the first"])
    #expect(try model.hear("<Right><Right>p").last == "2 of 5, May 16")
  }

  @Test(arguments: ["<Right>", "<End>", "<PageDown>", ">", "}", "<Space>", "<Enter>", "4<Down>p"])
  func aChartWithoutAPointAnswersEveryKey(keys: String) throws {
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    let missing = Chart(
      type: .bar, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [1, 2], y: [.nan, .nan], isContinuous: false)])
    for chart in [empty, missing] {
      var model = Fixtures.model(chart)
      #expect(try !model.hear(keys).isEmpty)
    }
  }

  @Test func aChartWithoutPointsHasNoValues() throws {
    let empty = Series(name: "", x: [], y: [], isContinuous: true)
    var chart = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [empty])
    var model = Fixtures.model(chart)
    #expect(try model.hear("p<Right><End><PageDown>") == Array(repeating: "No values", count: 4))
    // Another series has some.
    chart.series.append(Series(name: "B", x: [1], y: [1], isContinuous: true))
    model = Fixtures.model(chart)
    #expect(try model.hear("<Right>") == ["0 points"])
  }

  @Test func aChangeOfSeriesIsNamed() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(try model.hear("<Right>") == ["ACME, May 15, 140.00 EUR"])
    #expect(try model.hear("}<Backspace>").last == "Back: ACME, May 15, 140.00 EUR")
    #expect(try model.hear("4").last == "Values. ACME, May 15, 140.00 EUR")
  }

  @Test func equalExtremesOfTheChartAreWalked() throws {
    var chart = Fixtures.pair
    chart.series[0].y = [140, 139, 142, 150]
    chart.series[1].y = [155, 139, 155]
    let words = [
      "Highest of the chart 1 of 2: BOLT, May 15, 155.00 EUR",
      "Highest of the chart 2 of 2: BOLT, May 18, 155.00 EUR",
    ]
    var model = Fixtures.model(chart)
    #expect(
      try model.hear(">>>>") == ["Highest: ACME, May 18, 150.00 EUR"] + words + words.prefix(1))
    #expect(try model.hear("}}}") == words + words.prefix(1))
    #expect(try model.hear("<lt>}").last == words[0])
    // After a step the series is asked for anew.
    #expect(try model.hear("}<Right>>").last == "Highest 1 of 2: BOLT, May 15, 155.00 EUR")
  }

  @Test func ofEqualExtremesTheFirstIsToldAndHowManyThereAre() throws {
    var chart = Fixtures.pair
    chart.series[0].y = [150, 139, 139, 155]
    chart.series[1].y = [155, 139, 155]
    var model = Fixtures.model(chart)
    #expect(
      try model.hear(">><lt><lt><lt>") == [
        "Highest: ACME, May 18, 155.00 EUR",
        "Highest of the chart 1 of 3: ACME, May 18, 155.00 EUR",
        "Lowest 1 of 2: ACME, May 16, 139.00 EUR",
        "Lowest 2 of 2: ACME, May 17, 139.00 EUR",
        "Lowest of the chart 1 of 3: ACME, May 16, 139.00 EUR",
      ])
    #expect(model.point == PointReference(series: 0, point: 1))
    // After a step it is asked for anew; in a part of the chart its own are counted.
    #expect(try model.hear("<lt><Left><lt>").last == "Lowest 1 of 2: ACME, May 16, 139.00 EUR")
    #expect(
      try model.hear("<lt>+<lt><lt>").suffix(2).first
        == "Lowest of this part 1 of 2: ACME, May 16, 139.00 EUR")
    chart.series[0].y = [139, 139, 139, 139]
    chart.series[1].y = [139, 139, 139]
    var flat = Fixtures.model(chart)
    #expect(
      try flat.hear(">>") == [
        "Highest: ACME, May 15, 139.00 EUR", "Highest of the chart: ACME, May 15, 139.00 EUR",
      ])
    let rows = chart.facts.map { flat.language.text($0.fact) }
    #expect(rows.contains("ACME, highest: 139.00 EUR, all 4 values"))
    #expect(rows.contains("BOLT, lowest: 139.00 EUR, all 3 values"))
  }

  /// The way back leads to where one stood, also where a series has no value.
  @Test func theWayBackLeadsToAMissingValue() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Right><Down>")
    #expect(try model.hear("p") == ["BOLT, May 16, missing"])
    _ = try model.press(">")
    #expect(try model.hear("<Backspace>") == ["Back: BOLT, May 16, missing"])
    #expect(try model.hear("p") == ["BOLT, May 16, missing"])
  }
}
