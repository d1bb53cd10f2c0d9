import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ValueMovesTests {
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
