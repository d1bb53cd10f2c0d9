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

  /// The terms of a model go with what they are made of, which hides no other pair.
  @Test func termsOfAModelHideNoPair() throws {
    let text = tableText("score,poor,hispanic,years,pay,years_pay", 120) { row in
      let (years, pay) = (8 + row * 7 % 13, 40 + row * 11 % 29)
      let poor = row * 37 % 101
      return
        "\(row * 53 % 97).5,\(poor).5,\((poor * 3 + row * 17 % 90) / 4).25,\(years),\(pay),\(years * pay)"
    }
    let pairs = try suggested(text).compactMap(\.first).filter { $0.type == .scatter }
      .map { Set([$0.x ?? ""] + $0.y) }
    #expect(pairs.contains(["poor", "hispanic"]))
  }

  /// Murders are among violent crimes, however clearly both go together.
  @Test func kindsOfCrimesAreParts() throws {
    let text = tableText("violent,murder,poverty,urban", 51) { row in
      let poor = row * 37 % 53
      return
        "\(120 + poor * 9 + row % 7 * 11),\(1 + poor / 5),\(8 + poor / 4 + row % 3),\(row * 29 % 61)"
    }
    #expect(try readFirstChart(text).channels?.x == "poverty")
  }
}
