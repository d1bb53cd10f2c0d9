import Testing

@testable import Tables

@Suite struct PairedCodesTests {
  private func role(_ name: String, _ number: (Int) -> Int, _ text: (Int) -> String) throws
    -> ColumnRole
  {
    let rows = (0..<36).map { "\(number($0)),\(text($0)),\($0 * 7 % 36).5\n" }.joined()
    return try table("\(name),who,votes\n" + rows).roles[0].role
  }

  private let names = ["Ann", "Bo", "Cy", "Di"]

  @Test func aNumberThatStandsForANameIsAKey() throws {
    #expect(try role("panel", { $0 % 4 + 1 }, { names[$0 % 4] }) == .key)
    #expect(try role("panel", { $0 % 4 }, { names[$0 % 4] }) == .key)
  }

  @Test func numbersOfTheirOwnAreNone() throws {
    #expect(try role("panel", { $0 % 4 + 1 }, { names[$0 / 9] }) != .key)
    #expect(try role("week", { $0 % 4 + 1 }, { names[$0 % 4] }) != .key)
    #expect(try role("size", { [3, 10, 25, 80][$0 % 4] }, { names[$0 % 4] }) != .key)
    #expect(try role("sex", { $0 % 2 + 1 }, { names[$0 % 2] }) != .key)
  }
}
