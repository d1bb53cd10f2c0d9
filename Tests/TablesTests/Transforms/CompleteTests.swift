import Testing

@testable import Tables

@Suite struct CompleteTests {
  @Test func anEmptyMonthIsACountOfZero() throws {
    let visits = try table("day,v\n2021-01-05,1\n2021-01-07,2\n2021-04-01,3\n,9\n")
    let (months, binned) = try visits.binned("day", every: .month)
    let (counts, _) = try months.grouped(by: ["day"], [.rows(), Aggregation(.mean, of: "v")])
    let places = try binned.places(for: 4)
    let (all, report) = try counts.completed("day", with: places, counts: ["count()"])
    #expect(try all.dates(0).texts == ["2021-01", "2021-02", "2021-03", "2021-04", ""])
    #expect(try all.numbers(1).values == [2, 0, 0, 1, 1])
    // Only a count is known where nothing is.
    #expect(try all.numbers(2).optionals == [1.5, nil, nil, 3, 9])
    #expect(report == Completed(column: "day", added: 2))
  }

  @Test func everySeriesHasEveryPlace() throws {
    let data = try table("x,s,n\n3,b,1\n1,a,2\n3,,5\n")
    let (all, report) = try data.completed(
      "x", with: .numbers(NumberColumn(values: [1, 2])), by: ["s"], counts: ["n"])
    #expect(try all.numbers(0).values == [1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(try all.text(1).cells == ["b", "a", nil, "b", "a", nil, "b", "a", nil])
    #expect(try all.numbers(2).values == [0, 2, 0, 0, 0, 0, 1, 0, 5])
    #expect(report.added == 6)
  }

  @Test func rowsAtOnePlaceAllStay() throws {
    let data = try table("x,n\n2,1\n1,2\n2,3\n")
    let places = ColumnValues.numbers(NumberColumn(values: [.nan, 2]))
    let all = try data.completed("x", with: places).table
    #expect(try all.numbers(1).values == [2, 1, 3])
  }

  @Test func nothingIsCompletedToo() throws {
    let empty = Table(
      name: "x",
      columns: [
        Column(name: "x", values: .numbers(NumberColumn(values: []))),
        Column(name: "s", values: .text(TextColumn(codes: [], dictionary: []))),
      ], rowCount: 0)
    let places = ColumnValues.numbers(NumberColumn(values: [1]))
    let all = try empty.completed("x", with: places, by: ["s"]).table
    #expect(try all.numbers(0).values == [1] && all.text(1).cells == [nil])
  }

  @Test func placesAreOfTheColumnsKind() throws {
    let data = try table("x,s\n1,a\n")
    #expect(throws: TransformProblem.mixedColumns(["s"])) {
      try data.completed("s", with: .numbers(NumberColumn(values: [1])))
    }
  }

  @Test func whatNobodyCanUseIsNotMade() {
    let count = 10_000
    let values = (0..<count).map(Double.init)
    let wide = Table(
      name: "x",
      columns: ["x", "s"].map { Column(name: $0, values: .numbers(NumberColumn(values: values))) },
      rowCount: count)
    #expect(throws: TransformProblem.tooLarge(cells: 2 * count * count)) {
      try wide.completed("x", with: .numbers(NumberColumn(values: [])), by: ["s"])
    }
  }

  /// A place that nobody wrote is at the clocks of those that somebody wrote.
  @Test func placesAreAtTheClocksOfTheOthers() throws {
    let data = try table("t,n\n2025-05-12T06:00:00+02:00,1\n2025-05-12T08:00:00+02:00,2\n")
    let own = try data.dates(0)
    #expect(own.ownOffset == 7_200)
    let places = ColumnValues.dates(
      DateColumn(
        values: own.values + [own.values[0] + 3_600], precision: .minute, texts: ["", "", ""]))
    let all = try data.completed("t", with: places, counts: ["n"]).table
    #expect(all.rowCount == 3)
    #expect(try all.dates(0).ownOffset == 7_200 && all.dates(0).hasOffsets == own.hasOffsets)
  }
}
