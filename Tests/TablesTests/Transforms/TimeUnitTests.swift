import Testing

@testable import Tables

@Suite struct TimeUnitTests {
  /// The seconds of a date with a time as UTC.
  private func seconds(_ text: String) throws -> Double {
    try table("t,v\n\(text),1\n").dates(0).values[0]
  }

  @Test(arguments: [
    (TimeUnit.minute, "2021-08-19T14:35", "2021-08-19T14:35", "2021-08-19T14:36"),
    (.hour, "2021-08-19T14:00", "2021-08-19T14:00", "2021-08-19T15:00"),
    (.day, "2021-08-19", "2021-08-19", "2021-08-20"),
    (.week, "2021-08-16", "2021-W33", "2021-08-23"),
    (.month, "2021-08-01", "2021-08", "2021-09-01"),
    (.quarter, "2021-07-01", "2021-Q3", "2021-10-01"),
    (.year, "2021-01-01", "2021", "2022-01-01"),
  ])
  func beginsAndEnds(unit: TimeUnit, start: String, text: String, next: String) throws {
    let moment = try seconds("2021-08-19T14:35:20")
    #expect(unit.start(of: moment) == (try seconds(start)))
    #expect(unit.next(after: moment) == (try seconds(next)))
    #expect(unit.text(of: unit.start(of: moment)) == text)
  }

  /// From the examples of ISO 8601 week dates: the year of a week is that of its Thursday.
  @Test(arguments: [
    ("2005-01-01", "2004-W53"), ("2005-01-03", "2005-W01"), ("2005-12-31", "2005-W52"),
    ("2007-01-01", "2007-W01"), ("2008-12-29", "2009-W01"), ("2010-01-03", "2009-W53"),
    ("1969-12-31", "1970-W01"), ("0001-01-01", "0001-W01"),
  ])
  func weeksAreThoseOfISO(day: String, week: String) throws {
    #expect(TimeUnit.week.text(of: TimeUnit.week.start(of: try seconds(day))) == week)
  }

  /// Before 1970 units begin before a moment, too.
  @Test(arguments: TimeUnit.allCases) func everyMomentIsInItsUnit(unit: TimeUnit) {
    for moment in stride(from: -62_135_596_800.0, to: 253_402_300_800, by: 123_456_789.5) {
      let start = unit.start(of: moment)
      let next = unit.next(after: moment)
      #expect(start <= moment && moment < next)
      #expect(unit.start(of: start) == start && unit.start(of: next) == next)
      #expect(unit.next(after: start) == next)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func whatIsNoDateIsInNoUnit(moment: Double) {
    for unit in TimeUnit.allCases {
      #expect(unit.start(of: moment).isNaN && unit.next(after: moment).isNaN)
      #expect(unit.text(of: moment).isEmpty)
    }
  }
}
