import Testing

@testable import Tables

@Suite struct LogfmtTests {
  @Test func namesBecomeColumnsInTheOrderTheyCome() throws {
    let table = try table(
      """
      ts=2024-01-01T00:00:00Z level=info dur=12ms msg="a \\"b\\" c=d"
      ts=2024-01-01T00:00:01Z level=warn code=500 dur=15ms

      ts=2024-01-01T00:00:02Z msg="" dur=9ms retry
      """, name: "-")
    #expect(table.names == ["ts", "level", "dur", "msg", "code", "retry"])
    #expect(try table.dates(0).precision == .second)
    #expect(try table.text(1).cells == ["info", "warn", nil])
    #expect(try table.numbers(2).values == [12, 15, 9])
    #expect(try table.numbers(2).unit == "ms")
    #expect(try table.text(3).cells == ["a \"b\" c=d", nil, nil])
    #expect(try table.numbers(4).optionals == [nil, 500, nil])
    #expect(try table.text(5).cells == [nil, nil, "retry"])
  }

  @Test func theLaterOfTwoEqualNamesWins() throws {
    #expect(try table("a=1 b=2 a=3\n", name: "-").numbers(0).values == [3])
  }

  @Test(arguments: [("a=1 b=2\na=1 b=2\npanic: no pairs!\n", 3), ("a=1 b=\"open\n", 1)])
  func brokenLines(text: String, row: Int) {
    #expect(
      problem(text, name: "x.logfmt") == .notInFormat(row: row, format: "logfmt"))
  }

  @Test func lateNamesDoNotUnfoldIntoAHugeTable() {
    let names = (0..<4_000).map { "k\($0)=1" }.joined(separator: " ")
    let text = String(repeating: "a=1 b=2\n", count: 20_000) + names + "\n"
    #expect(problem(text, name: "-") == .tooLarge(.columns, row: 20_001))
  }
}
