import Testing

@testable import Charts
@testable import Tables

/// The list of charts is short, and no kind of chart fills it.
@Suite struct BestDecksTests {
  /// Thirty kinds that could each have a box.
  private var kinds: String {
    tableText((0..<30).map { "k\($0)" }.joined(separator: ",") + ",value", 400) { row in
      (0..<30).map { String(row * (7 + $0) % 11 % 4) }.joined(separator: ",") + ",\(row * 37 % 101)"
    }
  }

  @Test func atMostEightAndThreeOfAKind() throws {
    let decks = try Encoding().suggestions(of: readDocument(kinds)).map { $0[0] }
    #expect((2...8).contains(decks.count))
    for type in ChartType.allCases {
      #expect(decks.count { $0.type == type && $0.aggregate == nil } <= 3)
    }
  }

  /// Nothing is looked for beyond what is asked for, and it is the same as in the whole list.
  @Test func theFirstIsThatOfTheWholeList() throws {
    let readied = try Encoding().readied(readTable(kinds))
    let all = Guess(readied).decks
    #expect(all.indices.allSatisfy { Guess(readied).decks(atMost: $0 + 1) == Array(all[...$0]) })
  }

  /// Each has a reason, which is the one that its chart tells.
  @Test func eachHasTheReasonOfItsChart() throws {
    let document = try readDocument(kinds)
    for (index, deck) in try Encoding().suggestions(of: document).enumerated() {
      let charts = try readCharts(kinds) { $0.number = index + 1 }
      #expect(deck[0].reason != nil && charts[0].channels?.reason == deck[0].reason)
    }
  }
}
