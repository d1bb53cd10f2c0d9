import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct DeckTests {
  @Test func theDeckIsWalkedByTitle() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    _ = try model.press("4<Right>")
    #expect(try model.hear("f") == ["Steps, bar, 3 points, 2 of 2"])
    #expect(model.rotor.mode == .values)
    #expect(model.point == nil)
    #expect(try model.hear("ff") == ["Last chart", "Last chart"])
    // A chart that one comes back to is as one left it.
    #expect(try model.hear("F") == ["Closing price, line, 5 points, 1 of 2. May 15, 144.00 EUR"])
    #expect(try model.hear("<Right>") == ["May 16, 146.00 EUR, up 1.4%"])
  }

  /// Charts along the same x, as those of one table are, share one's place and the part that is shown.
  @Test func alongTheSameXOneStaysAtThePlace() throws {
    let rows = (1...9).map { "2024-05-0\($0),\($0),\($0 * 1000)\n" }
    var model = try ShelfTests.model(["day,cars,sales\n" + rows.joined()])
    try #require(model.deck.count == 2)
    _ = try model.press("4<Right><Right><Right>+")
    #expect(
      try model.hear("f") == [
        "t0: sales, 2 of 2. May 3, 3,000. Showing May 2 to 6, 5 of 9 points"
      ])
    #expect(try model.hear("0<End>F").last == "t0: cars, 1 of 2. May 9, 9")
    #expect(model.page.window == nil)
  }

  /// In a cloud over the same names the name is the place, whatever values lie nearer.
  @Test func inACloudOverNamesOneStaysAtTheName() throws {
    let text =
      "Day,Start,End,Break,Hours\nMon 02.03.,08:30,17:00,0:45,7:45\nTue 03.03.,09:00,18:15,1:00,8:15\n"
      + "Wed 04.03.,08:45,16:30,0:30,7:15\nThu 05.03.,08:15,17:45,0:45,8:45\nFri 06.03.,09:00,15:00,0:30,5:30\n"
    var model = try ShelfTests.model([text])
    try #require(model.deck.map(\.type) == [.groupedBar, .scatter])
    _ = try model.press("ll4j")
    let said = try model.hear("j").joined(separator: " ")
    #expect(said.contains("Tue 03.03., 09:00") && !said.contains("Nearest"), "\(said)")
  }

  /// So do those of other series, which are named: the blood pressure of a morning leads to its pulse.
  @Test func amongOtherSeriesOneStaysAtThePlace() throws {
    let rows = (1...9).map { "2024-05-0\($0),12\($0),8\($0),6\($0)\n" }
    let head = "day,systolic (mmHg),diastolic (mmHg),pulse (bpm)\n"
    var model = try ShelfTests.model([head + rows.joined()])
    try #require(model.deck.map(\.series.count) == [2, 1])
    _ = try model.press("4<Right><Right><Right>")
    #expect(try model.hear("f").last?.hasSuffix("May 3, 63 bpm") == true)
    #expect(try model.hear("<Right>F").last?.hasSuffix("systolic, May 4, 124 mmHg") == true)
    // One comes back to the series that one left.
    #expect(try model.hear("<Down>").last?.hasPrefix("diastolic") == true)
    #expect(try model.hear("<Right>fF").last?.contains("May 5, ") == true)
  }

  /// Times in larger units keep the unit that one stood in, and the part that is shown as far as it has any.
  @Test func inOtherUnitsOneStaysAtThePlace() throws {
    let days = (1...12).flatMap { month in
      [5, 25].map { "2024-\(month < 10 ? "0" : "")\(month)-\($0 < 10 ? "0" : "")\($0),\(month)\n" }
    }
    var model = try ShelfTests.model(["day,v\n" + days.joined()])
    _ = try model.press("4<Right><Right><Right><Right>+7<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[0]).firstIndex(of: .unit(.month)))
    model.overlay?.selected = row
    #expect(
      try model.hear("<Enter>") == [
        "day. By month, chosen. t0, line, 12 points. February, 2. "
          + "Showing February to July, 6 of 12 points. day by month. Each value is the mean of 2 rows"
      ])
  }

  @Test func aChartLikeTheLastIsSaidByItsTitle() throws {
    var other = Fixtures.price
    other.title = "Opening price"
    var model = Fixtures.model(Fixtures.price, other, Fixtures.pair)
    #expect(try model.hear("f") == ["Opening price, 2 of 3"])
    #expect(try model.hear("f") == ["Stocks, 2 series, 7 points, 3 of 3"])
    #expect(try model.hear("F") == ["Opening price, 1 series, 5 points, 2 of 3"])
  }

  /// Of small multiples the next one is compared at the same place.
  @Test func onTheSameAxesOneStaysAtThePlace() throws {
    func week(_ title: String, _ names: [String], _ y: [Double]) -> Chart {
      Chart(
        title: title, type: .bar, xAxis: Axis(title: "Day", kind: .category(names)),
        yAxis: Axis(),
        series: [
          Series(name: "", x: names.indices.map(Double.init), y: y, isContinuous: false)
        ])
    }
    let deck = [
      week("Ann", ["Mon", "Tue", "Thu"], [8, 9, 4]),
      week("Bob", ["Mon", "Tue", "Wed", "Thu"], [3, 2, 2, 1]), Fixtures.price,
    ]
    var settings = Settings()
    settings.hasSameAxes = true
    var model = Model(deck: deck, settings: settings, size: Size(columns: 80, rows: 24))
    _ = try model.press("4<Right><End>")
    let effects = try model.press("f")
    #expect(effects.announcements == ["Bob, 4 points, 2 of 3. Thu, 1"])
    guard case .play(let score, _, _, _)? = effects.first(where: \.isPlay) else {
      Issue.record("nothing is heard")
      return
    }
    #expect(score.playedCount == 1 && score.tones[0].pan > 0.5)
    #expect(
      try model.hear("<Left>F") == ["Wed, 2, unchanged", "Ann, 3 points, 1 of 3. Wed, missing"])
    #expect(try model.hear("f").last == "Bob, 4 points, 2 of 3. Wed, 2")
    // From where there is nothing the next point is on either side.
    #expect(try model.hear("F<Right>").last == "Thu, 4, down 55.6%")
    #expect(try model.hear("f<Left>F<Left>").last == "Tue, 9, up 12.5%")
    #expect(try model.hear("ff").last == "Closing price, line, 5 points, 3 of 3")
    #expect(model.point == nil)
  }

  /// A reader who is not on a point hears the title only.
  @Test func onTheSameAxesThePlaceIsKeptInSilence() throws {
    var other = Fixtures.price
    other.title = "Opening price"
    var settings = Settings()
    settings.hasSameAxes = true
    var model = Fixtures.model(Fixtures.price, other, settings: settings)
    _ = try model.press("4<Right><Right>2")
    #expect(try model.hear("f") == ["Opening price, 2 of 2"])
    #expect(try model.hear("4") == ["Values. May 16, 146.00 EUR"])
  }
}

extension Effect {
  fileprivate var isPlay: Bool { if case .play = self { true } else { false } }
}
