import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessClosestTests {
  private func suggested(_ text: String) throws -> [[Encoding]] {
    try Guess(Encoding().readied(readTable(text))).decks
  }

  /// Two returns of each day go together: lines over time come first, and the cloud is offered.
  @Test func measuresOverTimeAreOfferedAsACloud() throws {
    let text = tableText("day,stock,market,rain", 60) { row in
      let market = row * 37 % 41
      let day = "\(row / 28 % 12 + 1)-\(row % 28 + 1)"
      return
        "2026-\(day),\(market + row * 13 % 7).5,\(market).25,\(row * 29 % 31).5"
    }
    let pairs = try suggested(text).compactMap(\.first).filter { $0.type == .scatter }
      .map { Set([$0.x ?? ""] + $0.y) }
    #expect(pairs.contains(["stock", "market"]))
  }
}
