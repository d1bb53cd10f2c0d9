import Testing

@testable import Charts

struct DateColumnPrecisionTests {
  private func precision(_ dates: [String]) throws -> Axis.Kind {
    try readChart(tableText("day,price", dates.count) { "\(dates[$0]),\(100 + $0)" }).xAxis.kind
  }

  @Test func firstsOfMonthsAreMonths() throws {
    #expect(
      try precision(["2000-01-01", "2000-02-01", "2000-03-01", "2000-05-01"]) == .date(.month))
    #expect(try precision(["1995-01-01", "1996-01-01", "1997-01-01"]) == .date(.year))
  }

  @Test func otherDaysStayDays() throws {
    #expect(
      try precision(["2000-01-01", "2000-02-01", "2000-03-01", "2000-03-02"]) == .date(.day))
    // Two may be the first by chance.
    #expect(try precision(["2000-01-01", "2000-02-01"]) == .date(.day))
    #expect(try precision(["2000-01-31", "2000-02-29", "2000-03-31"]) == .date(.day))
  }
}
