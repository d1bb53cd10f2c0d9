import Testing

@testable import Tables

@Suite struct LargeIntegersTests {
  private func integers(_ text: String) throws -> [Double: String] {
    guard case .numbers(let numbers) = try table(text).columns[1].values else { return [:] }
    return numbers.largeIntegers.texts
  }

  @Test func theirDigitsAreKeptAsTheyAreWritten() throws {
    let text = "n,v\n1,9007199254740993\n2,-12345678901234567890\n3,7\n4,1234567890123\n"
    #expect(
      try integers(text) == [
        9_007_199_254_740_992: "9007199254740993",
        -12_345_678_901_234_567_168: "-12345678901234567890",
      ])
  }

  @Test func onlyWholeNumbersOfDigitsHaveSome() throws {
    #expect(try integers("n,v\n1,1e21\n2,9007199254740993.5\n3,0.1\n") == [:])
    let endless = String(repeating: "9", count: 39)
    #expect(try integers("n,v\n1,\(endless)\n2,1\n") == [:])
  }

  /// Two that share a double cannot be told apart, so neither is said as the other.
  @Test func twoOfOneDoubleHaveNone() throws {
    #expect(try integers("n,v\n1,9007199254740992\n2,9007199254740993\n") == [:])
    #expect(try integers("n,v\n1,9007199254740993\n2,9007199254740993\n").count == 1)
    var both = LargeIntegers()
    both.add("9007199254740993", for: 0x1p53)
    var other = LargeIntegers()
    other.add("9007199254740992", for: 0x1p53)
    both.add(other)
    #expect(both.texts == [:])
  }

  @Test func groupsAndUnitsAreNoDigits() throws {
    #expect(
      try integers("n,v\n1,\"12,345,678,901,234,567,890 B\"\n2,1 B\n").values.sorted() == [
        "12345678901234567890"
      ])
  }
}
