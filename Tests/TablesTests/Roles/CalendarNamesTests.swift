import Testing

@testable import Tables

@Suite struct CalendarNamesTests {
  @Test(arguments: [
    (["Jan", "Dec", "Mar"], CalendarNames.Cycle.months), (["Mittwoch", "Montag"], .weekdays),
    (["lun.", "mar.", "mer."], .weekdays), (["4月", "1月"], .months), (["Sept", "OCT"], .months),
    (["mar", "avr"], .months), (["sobota", "niedziela"], .weekdays),
  ])
  func namesOfOneCycleAreKnown(names: [String], cycle: CalendarNames.Cycle) {
    #expect(CalendarNames.cycle(of: names) == cycle)
  }

  @Test(arguments: [["Jan", "Peter"], ["May"], ["Monday", "January"], []])
  func otherNamesAreNone(names: [String]) {
    #expect(CalendarNames.cycle(of: names) == nil)
  }

  /// Each list has every place of its cycle once.
  @Test func everyNameHasItsPlace() {
    #expect(CalendarNames.place(of: "DEZEMBER", in: .months) == 11)
    #expect(CalendarNames.place(of: "星期日", in: .weekdays) == 6)
    #expect(CalendarNames.place(of: "październik", in: .months) == 9)
    #expect(CalendarNames.place(of: "out", in: .months) == 9)
  }

  /// A text without an end is read no further than the longest name.
  @Test func aTextWithoutAnEndIsNone() {
    let marks = "mon" + String(repeating: "\u{301}", count: 20_000)
    #expect(CalendarNames.place(of: marks, in: .weekdays) == nil)
    #expect(CalendarNames.place(of: "września.", in: .months) == 8)
  }

  @Test func rowsComeByTheCalendar() throws {
    let sorted = try table("day,v\nWed,3\nTue,2\n,9\nMon,1\nMon,4\n").inCalendarOrder(of: "day")
    #expect(try sorted.text(0).cells == ["Mon", "Mon", "Tue", "Wed", nil])
    #expect(try sorted.numbers(1).values == [1, 4, 2, 3, 9])
  }

  /// A business year may begin in April.
  @Test func rowsThatGoRoundStay() throws {
    let data = try table("month,v\nApr,1\nJul,2\nOct,3\nJan,4\n")
    #expect(data.inCalendarOrder(of: "month") == data)
    let names = try table("city,v\nRome,1\nOslo,2\n")
    #expect(names.inCalendarOrder(of: "city") == names)
  }
}
