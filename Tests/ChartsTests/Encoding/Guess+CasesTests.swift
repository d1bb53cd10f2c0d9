import Testing

@testable import Charts
@testable import Tables

/// Tables of cases, each with a time, of which a kind tells more than the times do.
@Suite struct GuessCasesTests {
  /// Cases, a day apart; what was measured depends on their kind, or goes on with the time.
  private func rows(hasCourse: Bool = false, hasNumbers: Bool = true) -> String {
    var random = Random(seed: 6_100)
    return tableText("ticket,opened,priority,hours", 120) { row in
      let kind = Int(random.uniform() * 3)
      let noise = Int(random.uniform() * 70)
      let hours = hasCourse ? 10 + row * 2 + noise : 10 + kind * 40 + noise
      let opened = "2026-0\(1 + row / 28)-\(row % 28 < 9 ? "0" : "")\(1 + row % 28) 09:00"
      let number = hasNumbers ? 2_001 + row : row * row % 7
      return "\(number),\(opened),\(["low", "medium", "high"][kind]),\(hours).5"
    }
  }

  @Test func casesAreComparedByWhatTellsMost() throws {
    let chart = try readFirstChart(rows())
    #expect(chart.type == .box && chart.channels?.x == "priority" && chart.channels?.y == ["hours"])
  }

  /// A course over the time is followed, and so is what has no number of its own.
  @Test func coursesAreFollowed() throws {
    #expect(try readFirstChart(rows(hasCourse: true)).type == .line)
    #expect(try readFirstChart(rows(hasNumbers: false)).type == .line)
  }

  /// A district that tells most of a price is among the charts, though the years come first.
  @Test func aKindThatTellsMostIsListed() throws {
    let text = tableText("price,year,surface,floor,district", 400) { row in
      let district = row * 7919 % 5
      let noise = row * row * 31 % 997 % 300
      return "\(2_000 + district * 400 + noise),\(1_920 + row * 37 % 90),"
        + "\(20 + row * 61 % 131),\(1 + row * row % 10),\(["A", "B", "C", "D", "E"][district])town"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.contains { $0.type == .box && $0.x == "district" }, "\(decks)")
  }

  /// The way that somebody went is compared by what they did, though the time that it took is not.
  @Test func aKindThatTellsMostOfASecondMeasureIsListed() throws {
    let text = tableText("date,activity,minutes,km", 40) { row in
      let kind = row * 7 % 3
      let day = row % 28 + 1
      return "2025-0\(row / 28 + 3)-\(day < 10 ? "0" : "")\(day),\(["Run", "Bike", "Swim"][kind]),"
        + "\(27 + row * 37 % 43),\([7, 15, 1][kind] + row * 13 % 11).5"
    }
    let guess = try Guess(Encoding().readied(readTable(text)))
    let boxes = guess.tellingKinds(besides: [])
    #expect(boxes.map(\.x) == ["activity"] && boxes.map(\.y) == [["km"]])
    // A line for each of them shows it already.
    var lines = Encoding()
    (lines.x, lines.y, lines.series) = ("date", ["minutes", "km"], "activity")
    #expect(guess.tellingKinds(besides: [lines]).isEmpty)
  }

  /// Many points in a space of three directions are a cloud, and have no largest; amounts do.
  @Test(arguments: [true, false]) func pointsInSpace(areSigned: Bool) throws {
    let letters = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"]
    let text = tableText("L,u,v,name", 400) { row in
      let (light, shift) = (row * 7919 % 1_009, areSigned ? 500 : 0)
      let name = letters[row / 100] + letters[row / 10 % 10] + letters[row % 10]
      return
        "\(light),\(light / 3 + row * 6_151 % 1_013 - shift),\(row * row * 31 % 997 - shift),\(name)"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.first?.type == .scatter)
    #expect(decks.contains { $0.type == .bar && $0.x == "name" } == !areSigned)
  }
}
