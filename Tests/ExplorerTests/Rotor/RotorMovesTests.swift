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

  @Test func otherSeriesAtThisPlace() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear("4<Right><Right><Down><Up><Right><Down>") == [
        "Values. ACME, 4 points", "ACME, May 15, 140.00 EUR", "May 16, 141.00 EUR, up 0.7%",
        "BOLT, missing", "ACME 141.00 EUR", "May 17, 146.20 EUR, up 3.7%",
        "BOLT 139.10 EUR, 7.10 below ACME",
      ])
    #expect(try model.hear("<Down>") == ["End of the list"])
  }

  /// However far one walks, the values are compared with the one that one stands on.
  @Test func otherSeriesAreComparedWithWhereOneStands() throws {
    var chart = Fixtures.pair
    chart.series.append(
      Series(name: "CORE", x: Fixtures.days(4), y: [100, 145, 120, 110], isContinuous: true))
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("4<Right><Down><Down><Up><Up>").suffix(4) == [
        "BOLT 139.00 EUR, 1.00 below ACME", "CORE 100.00 EUR, 40.00 below ACME",
        "BOLT 139.00 EUR, 1.00 below ACME", "ACME 140.00 EUR",
      ])
    // A step along another series stands on that one.
    #expect(
      try model.hear("<Down><Down><Right><Right><Up><Up>").suffix(2) == [
        "BOLT 139.10 EUR, 19.10 above CORE", "ACME 146.20 EUR, 26.20 above CORE",
      ])
  }

  @Test func enterOnDetailsGoesWhereTheRowPoints() throws {
    var model = Fixtures.model(Fixtures.price)
    let said = try model.hear("2<Down><Down><Down><Enter>")
    #expect(said.suffix(2) == ["Highest: 146.20 EUR on May 19", "Highest: May 19, 146.20 EUR"])
    #expect(model.rotor.mode == .values)
    #expect(model.point == PointReference(series: 0, point: 4))
    #expect(
      try model.hear("2<Up><Enter>").last == "Y axis: Price, 144.00 to 146.20 EUR, not from zero")
  }

  @Test func enterOnDescribeSaysItInFull() throws {
    var model = Fixtures.model(Fixtures.pair)
    let said = try model.hear("3<Down><Down><Down><Enter>")
    #expect(
      said.suffix(2) == [
        "ACME and BOLT",
        "ACME is above BOLT at 2, below at 1 of 3 shared places. "
          + "They cross once, between May 17 and May 18. They move together and are most apart on May 17, by 7.10 EUR.",
      ])
  }

  @Test func enterOnAValueSaysTheLongForm() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("4<Enter>").last == "No point yet. Right arrow: the first")
    #expect(
      try model.hear("<Right><Enter>").last
        == "Date is May 15, Price is 144.00 EUR, point 1 of 5")
  }

  @Test func detailsAreThoseOfTheChartThatIsShown() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    _ = try model.press("2")
    #expect(model.rows == Fixtures.price.digest)
    _ = try model.press("f")
    #expect(model.rows == Fixtures.steps.digest)
    #expect(try model.hear("<Up>") == ["Steps"])
  }

  /// A row that stands for others gives way to them, and what follows stays below.
  @Test func enterOpensAFoldedRow() throws {
    var model = Fixtures.model(Fixtures.pair)
    let folded = try model.hear("2<End>")
    let index = try #require(model.rows.firstIndex { !$0.folded.isEmpty })
    let (fold, below) = (model.rows[index], model.rows[(index + 1)...])
    #expect(model.rows.count <= 12 && folded.last?.isEmpty == false)
    let keys = "<Home>" + String(repeating: "<Down>", count: index)
    #expect(try model.hear(keys).last == model.language.text(fold.fact))
    #expect(try model.hear("<Enter>").last == model.language.text(fold.folded[0].fact))
    #expect(model.rows[index..<index + fold.folded.count].map(\.fact) == fold.folded.map(\.fact))
    #expect(model.rows[(index + fold.folded.count)...] == below)
    // Its points are those of the chart.
    let target = try #require(fold.folded.firstIndex { $0.target != nil })
    _ = try model.hear(String(repeating: "<Down>", count: target) + "<Enter>")
    #expect(model.page.point == fold.folded[target].target)
  }

  /// The whole, then open, high, low and close; each sounds alone.
  @Test func valuesWalksThePartsOfAPoint() throws {
    var model = Fixtures.model(Fixtures.candles)
    _ = try model.press("4<Right>")
    let effects = try model.press("<Down><Down><Down><Down>")
    #expect(
      effects.announcements == [
        "Open 10.00 EUR", "High 15.00 EUR", "Low 9.00 EUR", "Close 14.00 EUR",
      ])
    let pitches = effects.compactMap { effect -> [Double]? in
      if case .play(let score, _, _, _) = effect { score.tones.map(\.frequency) } else { nil }
    }
    #expect(pitches.map(\.count) == [1, 1, 1, 1])
    #expect(pitches[1][0] > pitches[3][0] && pitches[3][0] > pitches[0][0])
    #expect(try model.hear("<Down>") == ["End of the list"])
    #expect(
      try model.hear("<Up><Up><Up><Up>").last == "May 15, 14.00 EUR, closed above open")
    #expect(try model.hear("<Up>") == ["Start of the list"])
  }

  @Test func anotherPointIsWholeAgain() throws {
    var model = Fixtures.model(Fixtures.candles)
    let said = try model.hear("4<Right><Down><Right><Down>")
    #expect(said.last == "Open 14.00 EUR")
    #expect(said[3] == "May 16, 12.50 EUR, closed below open, down 10.7%")
  }

  @Test func aPointWithPartsSoundsAllOfThem() throws {
    var model = Fixtures.model(Fixtures.candles)
    let effects = try model.press("4<Right>")
    let scores = effects.compactMap { effect -> Int? in
      if case .play(let score, _, _, _) = effect { score.tones.count } else { nil }
    }
    #expect(scores == [4])
  }
}
