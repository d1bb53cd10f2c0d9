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

  /// Weeks that were written as such are told as weeks, those that days were put into by their first day.
  @Test func weeksStayWeeks() throws {
    let weeks = ["2025-W51", "2025-W52", "2026-W01", "2026-W02"]
    #expect(try precision(weeks) == .date(.week))
    #expect(try precision(["2025-W51", "", "2026-W01", "2026-W02"]) == .date(.week))
    #expect(try precision(["2025-12-15", "2025-12-22", "2025-12-29"]) == .date(.day))
    let text = tableText("day,price", 38) { "2026-0\($0 / 19 + 1)-\($0 % 19 + 10),\($0)" }
    let binned = try readChart(text) { $0.every = .week }
    #expect(binned.xAxis.kind == .date(.day))
    let counted = try readChart(tableText("week", 40) { "2026-W\(10 + $0 / 4)" }) {
      $0.every = .week
    }
    #expect(counted.xAxis.kind == .date(.week))
  }

  /// A tick of weeks is a Monday, and the year of a week is that of its Thursday.
  @Test func ticksOfWeeksAreWeeks() throws {
    let chart = try readChart(
      "week,n\n2025-W51,3\n2025-W52,4\n2026-W01,5\n2026-W02,9\n2026-W03,4\n2026-W04,1\n")
    let extent = try #require(chart.xExtent)
    let ticks = Ticks.dates(extent, offset: 0, limit: 8, finest: .week)
    #expect(ticks.values == chart.series[0].x.elements && ticks.precision == .week)
    #expect(chart.dateSpan == .years)
    let ofYear = try readChart(tableText("week,n", 4) { "2026-W0\($0 + 1),\($0 * $0)" })
    #expect(ofYear.dateSpan == .year)
  }

  @Test func otherDaysStayDays() throws {
    #expect(
      try precision(["2000-01-01", "2000-02-01", "2000-03-01", "2000-03-02"]) == .date(.day))
    // Two may be the first by chance.
    #expect(try precision(["2000-01-01", "2000-02-01"]) == .date(.day))
    #expect(try precision(["2000-01-31", "2000-02-29", "2000-03-31"]) == .date(.day))
  }
}
