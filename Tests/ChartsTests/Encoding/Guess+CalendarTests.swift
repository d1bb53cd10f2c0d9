import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessCalendarTests {
  /// A row an hour without its date: what is asked about by the parts of the calendar, the one that tells most first.
  @Test func measuresByPartsOfTheCalendar() throws {
    let text = tableText("month,hour,sky,wind,bikers", 600) { row in
      let (month, hour) = (row / 50 + 1, row % 24)
      let bikers = 200 - abs(hour - 14) * 12 + month * 2 + row * 31 % 23
      return "\(month),\(hour),\(["clear", "rain"][row % 2]),\(row * 37 % 101).5,\(bikers)"
    }
    let decks = try Guess(Encoding().readied(readTable(text))).decks.compactMap(\.first)
    let means = decks.filter { $0.aggregation == .by(.mean) && $0.y == ["bikers"] }
    #expect(means.prefix(2).map(\.x) == ["hour", "month"])
    // Before the spread of anything else.
    let place = try #require(decks.firstIndex { $0.x == "hour" })
    #expect(!decks[..<place].contains { $0.type == .box })
  }
}
