import Testing

@testable import Tables

/// Periods of which some are left out.
@Suite struct PeriodDatesTests {
  private func days(_ labels: [String]) throws -> [Int]? {
    let text = "period,v\n" + labels.enumerated().map { "\"\($1)\",\($0)\n" }.joined()
    let column = try table(text).datingPeriods(keeping: []).columns[0]
    guard case .dates(let dates) = column.values else { return nil }
    #expect(dates.haveOwnWords && dates.texts.map(\.self) == labels)
    return dates.values.map { Int($0) / CivilDate.secondsPerDay }
  }

  private func day(_ year: Int, _ month: Int = 1, _ day: Int = 1) throws -> Int {
    try #require(CivilDate.days(year: year, month: month, day: day))
  }

  @Test func weeks() throws {
    let found = try days(["KW 52/2020", "KW 53/2020", "KW 2/2021"])
    #expect(try found == [day(2020, 12, 21), day(2020, 12, 28), day(2021, 1, 11)])
    #expect(try days(["2024 week 1", "2024 week 2", "2024 week 5"])?.first == day(2024))
  }

  @Test func years() throws {
    #expect(
      try days(["2016/17", "2017/18", "2019/20"]) == [2016, 2017, 2019].map { try day($0) })
    #expect(
      try days(["平成30年", "令和元年", "令和3年"]) == [2018, 2019, 2021].map { try day($0) })
    #expect(try days(["1998/99", "1999/00", "2001/02"])?.last == day(2001))
  }

  @Test func monthsAndHalves() throws {
    #expect(
      try days(["nov/19", "dez/19", "fev/20"]) == [day(2019, 11), day(2019, 12), day(2020, 2)])
    #expect(
      try days(["H1 2019", "H2 2019", "H2 2020"]) == [day(2019), day(2019, 7), day(2020, 7)])
  }

  /// Years of eras are years, whether or not any is left out.
  @Test(arguments: [
    ["平成30年", "令和元年", "令和2年"], ["平成30年度", "令和元年度", "令和2年度"], ["平成30", "令和1", "令和2"],
    ["Heisei 30", "Reiwa 1", "Reiwa 2"],
  ])
  func erasGoOn(labels: [String]) throws {
    #expect(try days(labels) == [day(2018), day(2019), day(2020)])
  }

  /// Periods are names if none is left out, or if any comes twice or is something else.
  @Test(arguments: [
    ["KW 52/2020", "KW 53/2020", "KW 1/2021"], ["2016/17", "2017/18", "2018/19"],
    ["2016/17", "2016/17", "2019/20"], ["KW 1/2020", "KW 5/2020", "total"],
    ["KW 1/2020", "KW 5/2020", "KW 60/2020"],
    ["2021-W01", "2021-W53", "2022-W01"], ["Week 1", "Week 2", "Week 5"],
    ["平成31年", "令和元年", "令和2年"], ["2016/18", "2017/19", "2020/22"],
    ["A 2016", "A 2017", "A 2019"], ["1+2016", "2+2016", "5+2016"],
    ["99999999999999999999/20", "2017/18", "2019/20"],
  ])
  func names(labels: [String]) throws {
    #expect(try days(labels) == nil)
  }
}
