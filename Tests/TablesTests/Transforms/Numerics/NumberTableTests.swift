import Testing

@testable import Tables

@Suite struct NumberTableTests {
  @Test func numbersKeysInTheOrderInWhichTheyCome() {
    var table = NumberTable()
    #expect([7, 0, 7, 3, 0].map { table.number(of: $0) } == [0, 1, 0, 2, 1])
    #expect(table.count == 3)
  }

  /// Keys that differ in their high or their low bits only.
  @Test(arguments: [0, 32, 52]) func growsAndForgetsNone(_ shift: Int) {
    var table = NumberTable()
    let keys = (0..<4_000).map { UInt64($0) << UInt64(shift) }
    #expect(keys.map { table.number(of: $0) } == Array(keys.indices))
    #expect(keys.reversed().map { table.number(of: $0) } == keys.indices.reversed())
  }
}
