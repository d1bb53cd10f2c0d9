import Testing

@testable import Tables

@Suite struct WeekdayAsideTests {
  @Test(arguments: [
    ("Mon 03/03/2025", 0, "03/03/2025"), ("lun. 03/03/2025", 0, "03/03/2025"),
    ("sáb 08/03/2025", 5, "08/03/2025"), ("Sunday, 2025-03-09", 6, "2025-03-09"),
    ("2025/3/3(月)", 0, "2025/3/3"), ("2025年3月3日（月）", 0, "2025年3月3日"),
    ("2025-03-04 (Tue)", 1, "2025-03-04"), ("Mar 04, 2025 (Tue)", 1, "Mar 04, 2025"),
    ("Tuesday, September 01, 2026", 1, "September 01, 2026"),
  ])
  func theNameStandsBesideADate(_ text: String, _ weekday: Int, _ date: String) {
    let cell = text.utf8Span.span
    guard let aside = WeekdayAside(cell) else {
      Issue.record("none in \(text)")
      return
    }
    let rest = cell.extracting(aside.date).text
    #expect(aside.weekday == weekday && rest == date)
  }

  @Test(arguments: ["Mon", "Monday March", "12/03/2025", "March 3, 2025", "(Mon)", "2025 (x)", "月"])
  func anythingElseHasNone(_ text: String) {
    let isNone = WeekdayAside(text.utf8Span.span) == nil
    #expect(isNone)
  }

  /// Columns of such dates are dates, and the name tells the day from the month.
  @Test(arguments: [
    ["Mon 03/03/2025", "Wed 05/03/2025", "Thu 06/03/2025"],
    ["lun 03/03/2025", "mié 05/03/2025", "jue 06/03/2025"],
    ["2025/3/3(月)", "2025/3/5(水)", "2025/3/6(木)"],
  ])
  func columnsOfThemAreDates(_ cells: [String]) throws {
    let rows = cells.map { "\"\($0)\",1" }.joined(separator: "\n")
    let dates = try table("day,v\n" + rows + "\n").dates(0)
    let days = dates.values.map { Int($0) / 86_400 }
    #expect(days == [20_150, 20_152, 20_153] && dates.assumedOrder == nil)
  }
}
