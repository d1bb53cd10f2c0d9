import Testing

@testable import Tables

@Suite struct GroupTests {
  private static let barley = """
    site,year,yield (t),day
    A,1931,1.5,2021-03-01
    B,1931,2,2021-01-01
    A,1932,,2021-02-01
    B,1932,4,
    A,1932,2.5,2021-01-15
    ,1932,9,2021-01-01
    """

  @Test func everyDifferentValueIsARow() throws {
    let mean = Aggregation(.mean, of: "yield")
    let (grouped, report) = try table(Self.barley).grouped(by: ["site"], [mean, .rows()])
    #expect(grouped.names == ["site", "mean(yield)", "count()"])
    // Rows without a site are the last group.
    #expect(try grouped.text(0).cells == ["A", "B", nil])
    #expect(try grouped.numbers(1).values == [2, 3, 9])
    #expect(try grouped.numbers(1).unit == "t" && grouped.numbers(1).fractionDigits == 3)
    #expect(try grouped.numbers(2).values == [3, 2, 1])
    #expect(try grouped.numbers(2).unit == nil)
    #expect(
      report
        == Grouped(
          by: ["site"], aggregations: [mean, .rows()], rows: 6, groups: 3, rowsPerGroup: 1...3))
  }

  @Test func combinationsAreThoseThatCome() throws {
    let (grouped, _) = try table(Self.barley).grouped(
      by: ["site", "year"], [Aggregation(.count, of: "yield", as: "n")])
    #expect(try grouped.text(0).cells == ["A", "B", "A", "B", nil])
    #expect(try grouped.dates(1).texts == ["1931", "1931", "1932", "1932", "1932"])
    // Of a missing value there is nothing to count.
    #expect(try grouped.numbers(2).values == [1, 1, 1, 1, 1])
  }

  @Test func datesHaveAFirstAndALast() throws {
    let (grouped, _) = try table(Self.barley).grouped(
      by: ["site"],
      [
        Aggregation(.min, of: "day"), Aggregation(.max, of: "day"), Aggregation(.first, of: "day"),
        Aggregation(.last, of: "site"),
      ])
    #expect(try grouped.dates(1).texts == ["2021-01-15", "2021-01-01", "2021-01-01"])
    #expect(try grouped.dates(2).texts == ["2021-03-01", "2021-01-01", "2021-01-01"])
    #expect(try grouped.dates(3).texts == ["2021-03-01", "2021-01-01", "2021-01-01"])
    #expect(try grouped.text(4).cells == ["A", "B", nil])
  }

  @Test func anAggregateOfNothingIsMissing() throws {
    let data = try table("site,v\nA,\nA,\nB,1\n")
    let (grouped, _) = try data.grouped(
      by: ["site"], [Aggregation(.sum, of: "v"), Aggregation(.count, of: "v")])
    #expect(try grouped.numbers(1).optionals == [nil, 1])
    #expect(try grouped.numbers(2).values == [0, 1])
  }

  @Test func withoutColumnsAllRowsAreOne() throws {
    let (grouped, report) = try table(Self.barley).grouped(by: [], [Aggregation(.max, of: "yield")])
    #expect(grouped.rowCount == 1 && report.groups == 1)
    #expect(try grouped.numbers(0).values == [9])
    let empty = Table(name: "x", columns: [], rowCount: 0)
    #expect(try empty.grouped(by: [], [.rows()]).table.numbers(0).values == [0])
  }

  @Test func namesComeOnce() throws {
    let twice = [Aggregation(.min, of: "yield", as: "site"), Aggregation(.max, of: "yield")]
    let (grouped, _) = try table(Self.barley).grouped(by: ["site"], twice)
    #expect(grouped.names == ["site", "site 2", "max(yield)"])
  }

  @Test func textHasNoMean() throws {
    #expect(throws: TransformProblem.noAggregate(.mean, column: "site")) {
      try table(Self.barley).grouped(by: ["year"], [Aggregation(.mean, of: "site")])
    }
    #expect(throws: TransformProblem.noAggregate(.sum, column: "day")) {
      try table(Self.barley).grouped(by: ["site"], [Aggregation(.sum, of: "day")])
    }
  }

  /// Groups of a million rows are found in a walk over them.
  @Test func manyRowsTakeNoLonger() throws {
    let rows = 200_000
    let many = Table(
      name: "x",
      columns: [
        Column(name: "k", values: .numbers(NumberColumn(values: (0..<rows).map(Double.init)))),
        Column(name: "t", values: .text(TextColumn((0..<rows).map { $0 % 2 == 0 ? "a" : "b" }))),
      ], rowCount: rows)
    #expect(try many.grouped(by: ["k", "t"], [.rows()]).report.rowsPerGroup == 1...1)
  }
}
