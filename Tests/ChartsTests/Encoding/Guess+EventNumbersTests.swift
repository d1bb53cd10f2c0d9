import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessEventNumbersTests {
  /// Persons with a number of events, most of whom have none, that one kind tells most of.
  private func persons(_ names: String, _ order: ([String]) -> [String]) -> String {
    tableText(names, 240) { row in
      let mood = 1 + row * 7 % 5
      let events = row * 11 % 7 < 3 ? max(0, (5 - mood) * (1 + row * 13 % 4)) : 0
      return order([
        "\(20 + row * 37 % 41)", "\(row * 5 % 2)", "\(row * 29 % 6)", "\(mood)", "\(events)",
      ]).joined(separator: ",")
    }
  }

  /// Numbers of events are upwards, over what tells most of them: by their name, or at an end of the table.
  @Test func eventsAreUpwards() throws {
    let last = persons("age,sex,children,mood,lapses") { $0 }
    let first = persons("number,age,sex,children,mood") { [$0[4]] + $0.prefix(4) }
    let called = persons("age,sex,children,naffairs,mood") {
      Array($0.prefix(3)) + [$0[4], $0[3]]
    }
    for (text, name) in [(last, "lapses"), (first, "number"), (called, "naffairs")] {
      let chart = try readFirstChart(text)
      #expect(chart.channels?.y == [name] && chart.channels?.x == "mood" && chart.type == .bar)
      #expect(chart.channels?.aggregate == .mean && chart.channels?.reason == .kindsThatTellMost)
    }
  }

  /// The children that somebody has are a trait, and whatever is called an outcome is asked about before.
  @Test func traitsAreNotAskedAbout() throws {
    #expect(EventNames.isTrait("nchildren") && EventNames.isTrait("kids5"))
    #expect(!EventNames.isTrait("naffairs") && EventNames.isNumber("naffairs"))
    let priced = persons("price,sex,children,mood,lapses") { $0 }
    #expect(try readFirstChart(priced).channels?.y != ["lapses"])
  }

  /// Few grades are upwards in the first chart or in the second.
  @Test func anOutcomeOfFewValuesIsUpwards() throws {
    let text = tableText("hours,sleep,grade,sex", 200) { row in
      let hours = row * 37 % 41
      return "\(hours).5,\(4 + row * 29 % 53 / 10).\(row % 10),\(1 + hours / 10),\(row % 2)"
    }
    let decks = try Encoding().suggestions(of: readDocument(text)).map { $0[0] }
    #expect(decks.prefix(2).contains { $0.measures == ["grade"] })
  }
}
