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

  /// Clubs side by side in the order of a table, day by day.
  @Test func ordersInRows() throws {
    let orders = ["1,2,3", "2,1,3", "3,1,2", "1,3,2", "2,3,1"]
    let rows = orders.enumerated().map { "\($0 + 1),\($1)\n" }
    func kinds(_ text: String) throws -> [ValueKind] {
      let table = try table(text).markingRanks
      return try table.columns.indices.dropFirst().map { try table.numbers($0).kind }
    }
    #expect(try kinds("day,A,B,C\n" + rows.joined()) == [.rank, .rank, .rank])
    #expect(try kinds("day,A,B,C\n" + rows.dropLast().joined()) == [.amount, .amount, .amount])
    #expect(try kinds("day,A,B,C\n" + rows.joined() + "6,1,1,2\n").contains(.rank) == false)
  }
}
