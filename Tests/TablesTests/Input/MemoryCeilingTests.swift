import Testing

@testable import Tables

@Suite struct MemoryCeilingTests {
  private func ceiling(_ row: String, available: Int = 1_000_000_000) -> Int {
    let beginning = Array(String(repeating: row, count: 1000).utf8)
    return MemoryCeiling(beginning: beginning[...], available: available).bytes
  }

  @Test func atMostHalfOfTheMemoryIsRead() {
    #expect(ceiling("x") <= 500_000_000)
    #expect(ceiling("x") < ceiling("1,2\n"))
    #expect(ceiling("2024-01-01,1.5,2.5\n") <= 500_000_000)
  }

  @Test func shortRowsNeedMoreMemoryForTheirBytes() {
    #expect(ceiling("1,2\n") < ceiling("2024-01-01T00:00:00,1.2345,2.3456\n") / 3)
  }

  @Test func recordsNeedMoreThanRows() {
    let record = #"{"a":1,"b":2}"# + "\n"
    #expect(ceiling(record) < ceiling("aaaaaa,bbbbbb\n"))
  }

  @Test func itGrowsWithTheMemory() {
    #expect(ceiling("1,2\n", available: 2_000_000_000) == 2 * ceiling("1,2\n"))
    #expect(ceiling("1,2\n", available: 0) == MemoryCeiling.free)
  }
}
