import Testing

@testable import Tables

@Suite struct RanksTests {
  private func kind(_ name: String, _ cells: [String]) throws -> ValueKind {
    let rows = cells.enumerated().map { "p\($0),\($1)\n" }.joined()
    return try table("who,\(name)\n" + rows).markingRanks.numbers(1).kind
  }

  @Test(arguments: [
    ("Rank", ["3", "1", "40"]), ("順位", ["1", "2", "2"]), ("Platz", ["5", "2", "1", "4", "3"]),
    ("position", ["1", "2", "2", "4"]), ("rank Ada", ["7", "3", "12"]),
  ])
  func ranks(name: String, cells: [String]) throws {
    #expect(try kind(name, cells) == .rank)
  }

  @Test(arguments: [
    ("Rank", ["3.5", "1", "4"]), ("rank", ["0", "1", "2"]), ("position", ["103", "205", "17"]),
    ("points", ["1", "2", "3"]), ("Platz", ["1", "5", "9"]),
  ])
  func amounts(name: String, cells: [String]) throws {
    #expect(try kind(name, cells) == .amount)
  }
}
