import Testing

@testable import Tables

@Suite struct SplitTests {
  private let sales = Table(
    name: "sales.csv",
    columns: [
      Column(
        name: "month",
        values: .text(TextColumn(codes: [0, 1, 0, 1, 0], dictionary: ["Jan", "Feb"]))),
      Column(
        name: "city",
        values: .text(TextColumn(codes: [1, 1, 0, 0, -1], dictionary: ["Oslo", "Rome"]))),
      Column(
        name: "sales", values: .numbers(NumberColumn(values: [1, 2, 3, .nan, 5], unit: "EUR"))),
    ], rowCount: 5)

  @Test func everyValueHasItsRows() throws {
    let (parts, report) = try sales.split(by: "city")
    #expect(report == Split(by: "city", parts: 3, rows: 5, missing: 1))
    #expect(parts.map(\.value) == ["Rome", "Oslo", ""])
    #expect(parts.map(\.table.rowCount) == [2, 2, 1])
    #expect(parts.allSatisfy { $0.table.columns.map(\.name) == ["month", "sales"] })
    let rome = try parts[0].table.numbers(1)
    #expect(rome.values == [1, 2] && rome.unit == "EUR")
    #expect(try parts[1].table.text(0).cells == ["Jan", "Feb"])
  }

  @Test func numbersAndNothingSplitToo() throws {
    let values = try sales.split(by: "sales").parts.map(\.value)
    #expect(values == ["1EUR", "2EUR", "3EUR", "5EUR", ""])
    #expect(throws: TransformProblem.unknownColumn(name: "x", columns: sales.names)) {
      try sales.split(by: "x")
    }
  }

  /// A day is the same however it is written.
  @Test func datesSplitByMoment() throws {
    let days = try table("day,v\n1.2.2021,1\n01.02.2021,2\n3.2.2021,3\n")
    let parts = try days.split(by: "day").parts
    #expect(parts.map(\.value) == ["1.2.2021", "3.2.2021"])
    #expect(try parts[0].table.numbers(0).values == [1, 2])
  }
}
