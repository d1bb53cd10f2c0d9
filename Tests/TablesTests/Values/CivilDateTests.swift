import Testing

@testable import Tables

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2023, 5, 17, 19_494),
    (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896), (1900, 3, 1, -25_508),
  ])
  func days(year: Int, month: Int, day: Int, days: Int) {
    #expect(CivilDate.days(year: year, month: month, day: day) == days)
  }

  @Test(arguments: [(0, 2000), (24, 2024), (49, 2049), (50, 1950), (63, 1963), (99, 1999)])
  func aYearOfTwoDigits(digits: Int, year: Int) {
    #expect(CivilDate.year(ofTwoDigits: digits) == year)
  }

  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1), (2023, 1, 0),
    (0, 1, 1), (10_000, 1, 1), (2023, 1, 32),
  ])
  func noSuchDay(year: Int, month: Int, day: Int) {
    #expect(CivilDate.days(year: year, month: month, day: day) == nil)
  }

  /// The end of a day, as some programs write it, is not the beginning of the next.
  @Test(arguments: [
    ("2023-12-31T23:59:59.999999999", 19_722), ("9999-12-31 23:59:59.999999", 2_932_896),
    ("1969-12-31T23:59:59.999999999Z", -1), ("2023-12-31T23:59:59,999999999+00:00", 19_722),
    ("9999-12-31T23:59:59.99999", 2_932_896),
  ])
  func aMomentIsOfItsDay(text: String, day: Int) throws {
    let seconds = try #require(DateInference.day?.parse(text.utf8Span.span)?.seconds)
    #expect(Int((seconds / 86_400).rounded(.down)) == day)
    #expect(seconds.truncatingRemainder(dividingBy: 1) != 0)
  }

  @Test func aMomentIsAsExactAsANumberCanBe() {
    #expect(CivilDate.moment(1_684_319_400, fraction: 0.25) == 1_684_319_400.25)
    #expect(CivilDate.moment(-1, fraction: 0.5) == -0.5)
    #expect(CivilDate.moment(7, fraction: 0) == 7)
  }

  @Test func consecutiveDaysAreOneApart() {
    var expected = CivilDate.days(year: 1999, month: 1, day: 1)
    for year in 1999...2001 {
      for month in 1...12 {
        for day in 1...31 {
          guard let days = CivilDate.days(year: year, month: month, day: day) else { continue }
          #expect(days == expected)
          expected = days + 1
        }
      }
    }
  }

  @Test func monthsAndDaysAreInverse() {
    for month in stride(from: 0, through: 12 * 10_000, by: 7) {
      let day = CivilDate.day(ofMonth: month)
      #expect(CivilDate.monthIndex(ofDay: day) == month)
      #expect(CivilDate.monthIndex(ofDay: day - 1) == month - 1)
    }
    #expect(CivilDate.day(ofMonth: 1970 * 12) == 0)
    #expect(CivilDate.day(ofMonth: 2000 * 12 + 2) == 11_017)
  }

  @Test func aDayThatNoMonthHasIsKnown() {
    for text in ["31.06.2026", "2026-02-30", "29/02/2023", "02/30/2024", "2023-06-31"] {
      #expect(CivilDate.isNoDay(text), "\(text)")
    }
    for text in [
      "30.06.2026", "29.02.2024", "06/30/2024", "2026-13-45", "1.2.3", "soon", "", "10-2026-31",
    ] {
      #expect(!CivilDate.isNoDay(text), "\(text)")
    }
  }

  /// A year has as many weeks as Thursdays.
  @Test(arguments: [
    ("2021-W53", true), ("2024W53", true), ("2020-W53", false), ("2021-W52", false),
    ("2021-W00", true), ("2021-W5", false), ("A-W53", false), ("2021", false), ("2021-WW53", false),
  ])
  func noSuchWeek(text: String, isNone: Bool) { #expect(CivilDate.isNoDay(text) == isNone) }
}
