import Testing

@testable import Tables

@Suite struct DateInferenceTests {
  private static let may17 = 19_494.0 * 86_400

  @Test(arguments: [
    "2023-05-17", "2023/05/17", "2023/5/17", "17.05.2023", "17.5.2023", "05/17/2023", "17/05/2023",
    "17 May 2023", "May 17, 2023", "17-May-2023", "17 september 2023", "2023年5月17日",
  ])
  func dayInAnyForm(text: String) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    let isSeptember = text.contains("september")
    #expect(dates.values == [isSeptember ? 19_617 * 86_400 : Self.may17])
    #expect(dates.precision == .day)
    #expect(dates.texts == [text])
  }

  /// Years of two digits, under any name.
  @Test(arguments: [
    "17.05.23", "17-05-23", "05-17-23", "05/17/23", "17/05/23", "17-May-23", "17 May 23",
    "May 17 23", "May 17, 23",
  ])
  func dayOfAYearOfTwoDigits(text: String) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(dates.values == [Self.may17] && dates.precision == .day && dates.texts == [text])
  }

  /// A named month between slashes, as trackers and servers write it.
  @Test(arguments: [
    ("17/May/2023", 0.0), ("17/May/23", 0.0), ("17/May/23 09:00 AM", 32_400.0),
    ("17/May/2023 21:30", 77_400.0), ("17/May/2023:09:00:30 +0000", 32_430.0),
  ])
  func namedMonthsBetweenSlashes(text: String, seconds: Double) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(dates.values == [Self.may17 + seconds])
  }

  /// A comma before the time, and narrow blanks, as browsers write them.
  @Test(arguments: [
    "5/17/2023, 6:30:00 AM", "May 17, 2023, 6:30:00 AM", "17.05.2023, 06:30:00",
    "17 May 2023, 06:30",
    "5/17/2023, 6:30:00\u{202F}AM", "May 17, 2023, 6:30:00\u{A0}AM", "17/05/2023, 06:30:00",
  ])
  func timesBehindCommas(text: String) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(dates.values == [Self.may17 + 23_400])
  }

  /// Times that end with the short name of a zone.
  @Test(arguments: [
    ("2023-05-17 06:30 CEST", 2), ("2023-05-17 06:30:00 CET", 1), ("17.05.2023 06:30 MESZ", 2),
    ("2023-05-17T06:30 EST", -5), ("05/17/2023 6:30 AM PDT", -7), ("2023-05-17 06:30 EEST", 3),
  ])
  func shortNamesOfZones(text: String, hours: Double) throws {
    let dates = try table("x,v\n\(text),1\n").dates(0)
    #expect(dates.values == [Self.may17 + 23_400 - hours * 3_600], "\(text)")
  }

  /// Stretches of days stand for their last day, beside single days.
  @Test(arguments: [
    "13-17 May 2023", "13–17 May 2023", "13 – 17 May 2023", "28 Apr – 17 May 2023",
    "20 Dec 2022 - 17 May 2023", "May 13–17, 2023", "Apr 28 – May 17, 2023", "13.–17. Mai 2023",
  ])
  func rangesOfDays(text: String) throws {
    let column = try table("Sample,Fieldwork\n1,\"\(text)\"\n2,3 May 2023\n3,\"\(text)\"\n")
      .columns[1]
    guard case .dates(let dates) = column.values else {
      Issue.record("\(column)")
      return
    }
    let may3 = Self.may17 - 14 * 86_400
    #expect(dates.values == [Self.may17, may3, Self.may17] && dates.precision == .day)
    #expect(dates.areRanges)
  }

  @Test(arguments: ["17-13 May 2023", "3-5 2023", "A 3-5 May 2023", "3-40 May 2023", "May 3-5"])
  func noRangesOfDays(text: String) {
    #expect(DayRange(Array(text.utf8).span) == nil)
  }

  /// Texts that anybody takes for dates are told, as long as they were read as none.
  @Test func datesInUnknownForms() {
    #expect(UnreadDates.areLikely(["5. Jan", "6. Jan", "12. Feb"]))
    #expect(UnreadDates.areLikely(["Week of Jan 5", "Week of Jan 12", "Week of Jan 19"]))
    #expect(UnreadDates.areLikely(["2026.01.05.", "2026.01.06.", "2026.01.07."]))
    #expect(UnreadDates.areLikely(["le 1er mars", "le 2 mars", "le 3 mars"]))
    #expect(!UnreadDates.areLikely(["Jan", "Feb", "Mar"]))
    #expect(!UnreadDates.areLikely(["1.2.3", "1.2.4", "2.0.0"]))
    #expect(!UnreadDates.areLikely(["555-12-2026", "556-13-2027", "557-14-2028"]))
    #expect(!UnreadDates.areLikely(["May Fair 3", "June Bug 4", "April Song 5"]))
  }

  @Test(arguments: [
    "2010Q4", "2010-Q4", "2010 Q4", "Q4 2010", "Q4-2010", "Q42010", "Q4/2010", "4Q2010", "4Q 2010",
    "4Q-2010", "2010/Q4", "4Q10", "Q4 10", "Q4'10", "T4 2010", "2010-T4", "T4/2010", "2010年第4四半期",
  ])
  func quarters(text: String) throws {
    let dates = try table("x,v\n\(text),1\n").dates(0)
    #expect(dates.values == [1_285_891_200] && dates.precision == .quarter)
  }

  /// Under the name of quarters what could be a month is one, as long as it has no more than four.
  @Test func quartersByTheirName() throws {
    let text = "Quartal;v\n1/2020;1\n2/2020;2\n4/2020;3\n"
    #expect(try table(text).dates(0).precision == .quarter)
    #expect(try table(text.replacing("4/", with: "7/")).dates(0).precision == .month)
    #expect(try table(text.replacing("Quartal", with: "m")).dates(0).precision == .month)
  }

  /// Days of six digits are days under a name that says so, in the first of three forms that fits all.
  @Test func daysOfSixDigits() throws {
    for cells in [["800102", "800131"], ["010280", "013180"], ["020180", "310180"]] {
      let dates = try table("date,v\n\(cells[0]),1\n\(cells[1]),2\n").dates(0)
      #expect(dates.values == [315_619_200, 318_124_800] && dates.precision == .day, "\(cells)")
    }
    #expect(try table("v,date\n1,202001\n2,202012\n").dates(1).precision == .month)
    #expect(try table("a,count\nx,800102\ny,800131\n").numbers(1).values == [800_102, 800_131])
  }

  /// Several forms in one column, each of them unmistakable.
  @Test func mixedForms() throws {
    let cells = ["\"May 17, 2023\"", "17 May 2023", "2023-05-17", "17.05.2023"]
    let text = "x,v\n" + cells.map { "\($0),1\n" }.joined()
    #expect(try table(text).dates(0).values == Array(repeating: Self.may17, count: 4))
    #expect(try table(text + "05/17/2023,1\n").dates(0).values[4] == Self.may17)
    #expect(try table(text + "17/05/2023,1\n").dates(0).values[4] == Self.may17)
    // Nobody can tell the month, or the date.
    for cell in ["05/06/2023", "soon"] {
      let odd = try table(text + "\(cell),1\n").text(0)
      #expect(odd.cells.count == 5)
      #expect(odd.firstNonDate?.row == 6)
    }
    #expect(try table("x,v\nsoon,1\nlater,2\n").text(0).firstNonDate == nil)
  }

  /// Versions are no dates.
  @Test func versionsStayTexts() throws {
    #expect(try table("x,v\n1.2.10,1\n1.10.11,2\n").text(0).cells.count == 2)
    #expect(try table("x,v\n10.04.40,1\n10.04.41,2\n10.13.42,2\n").text(0).cells.count == 3)
  }

  @Test(arguments: [
    ("x", ["Jan-23", "Feb-23"], 1_672_531_200.0, DatePrecision.month),
    ("x", ["FY2019", "FY2020"], 1_546_300_800, .year),
    ("x", ["FY19", "FY20"], 1_546_300_800, .year),
    ("month", ["202301", "202302"], 1_672_531_200, .month),
    ("date", ["202301", "202302"], 1_672_531_200, .month),
  ])
  func monthsAndFiscalYears(
    name: String, cells: [String], first: Double, precision: DatePrecision
  ) throws {
    let dates = try table("\(name),v\n" + cells.map { "\($0),1\n" }.joined()).dates(0)
    #expect(dates.values[0] == first && dates.precision == precision && Array(dates.texts) == cells)
  }

  /// Months have their names in the languages of the program.
  @Test(arguments: [
    "Mrz 2024", "Mär 2024", "März 2024", "Mar 2024", "mars 2024", "marzo 2024", "marzo de 2024",
    "mar. 2024", "março 2024", "marzec 2024", "marca 2024", "2024 March", "Mar/2024", "2024-Mar",
    "三月 2024",
  ])
  func monthsInAnyLanguage(text: String) throws {
    let dates = try table("x,v\n\(text),1\n").dates(0)
    #expect(dates.values == [1_709_251_200] && dates.precision == .month && dates.texts == [text])
  }

  @Test func daysInOtherLanguages() throws {
    for text in ["1. März 2024", "1 marzo 2024", "1 de março de 2024", "1 marca 2024"] {
      #expect(try table("x,v\n\(text),1\n").dates(0).values == [1_709_251_200])
    }
  }

  /// Dates that may be days of one month are no months.
  @Test func monthsThatMayBeDays() throws {
    #expect(try table("x,v\nJan-05,1\nJan-12,2\nFeb-02,3\n").text(0).cells.count == 3)
    #expect(try table("x,v\n202301,1\n202302,2\n").numbers(0).values == [202_301, 202_302])
  }

  private static let timesOfDay: [(String, Double, DatePrecision)] = [
    ("2023-05-17T10:30", 37_800.0, DatePrecision.minute),
    ("2023-05-17 10:30", 37_800, .minute), ("2023-05-17T10:30:15", 37_815, .second),
    ("2023-05-17T10:30:15.5", 37_815.5, .millisecond),
    ("2023-05-17T10:30:15,250", 37_815.25, .millisecond),
    ("2023-05-17T10:30:15.250000", 37_815.25, .millisecond),
    ("2023-05-17T10:30:15.250003", 37_815.250003, .microsecond),
    ("2023-05-17T10:30:00Z", 37_800, .second), ("2023-05-17T10:30:00+02:00", 30_600, .second),
    ("2023-05-17T10:30:00-0530", 57_600, .second), ("2023-05-17T10:30+02", 30_600, .minute),
    ("5/17/2023 3:05 PM", 54_300, .minute), ("5/17/2023 12:05 am", 300, .minute),
    ("20230517T103015", 37_815, .second),
  ]

  @Test(arguments: timesOfDay)
  func timeOfDay(text: String, seconds: Double, precision: DatePrecision) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(dates.values == [Self.may17 + seconds])
    #expect(dates.precision == precision)
  }

  @Test(arguments: [
    ("10:30", 37_800.0, DatePrecision.minute), ("10:30:15", 37_815, .second),
    ("9:05", 32_700, .minute),
  ])
  func timeAlone(text: String, seconds: Double, precision: DatePrecision) throws {
    let dates = try table("x,v\n\(text),1\n").dates(0)
    #expect(dates.values == [seconds])
    #expect(dates.precision == precision)
  }

  @Test func monthLeadsWhereNothingDecides() throws {
    let dates = try table("x,v\n05/06/2023,1\n").dates(0)
    #expect(dates.values == [19_483 * 86_400])
  }

  @Test func oneDayOverTwelveDecidesTheColumnHoweverLate() throws {
    let early = String(repeating: "05/06/2023,1\n", count: 300)
    let dates = try table("x,v\n\(early)13/06/2023,1\n").dates(0)
    #expect(dates.values.first == Double(19_513 * 86_400))
    #expect(dates.values.last == Double(19_521 * 86_400))
  }

  @Test(arguments: ["year", "Year", "Fiscal year", "年", "Jahr", "année", "Date"])
  func yearsByName(name: String) throws {
    let dates = try table("\(name),v\n2022,1\n2023,2\n").dates(0)
    #expect(dates.values == [18_993 * 86_400, 19_358 * 86_400])
    #expect(dates.precision == .year)
  }

  @Test(arguments: ["steps", "yearly sales", "n"])
  func numbersByName(name: String) throws {
    #expect(try table("\(name),v\n2022,1\n2023,2\n").numbers(0).values == [2022, 2023])
  }

  @Test func compactDaysByName() throws {
    #expect(try table("date,v\n20230517,1\n").dates(0).values == [Self.may17])
    #expect(try table("code,v\n20230517,1\n").numbers(0).values == [20_230_517])
  }

  @Test func monthPrecision() throws {
    let dates = try table("x,v\n2023-05,1\n2023-06,2\n").dates(0)
    #expect(dates.precision == .month)
    #expect(dates.values == [19_478 * 86_400, 19_509 * 86_400])
  }

  @Test(arguments: ["2023-02-30", "31.04.2023", "2023-13-01", "13/13/2023"])
  func impossibleDayIsText(text: String) throws {
    #expect(try table("x,v\n\(text),1\n").text(0).cells == [text])
  }

  @Test func missingDates() throws {
    let dates = try table("x,v\n2023-05-17,1\n,2\nNA,3\n").dates(0)
    #expect(dates.optionals == [Self.may17, nil, nil])
    #expect(dates.texts == ["2023-05-17", "", ""])
  }

  /// Times with a distance from UTC of their own are said in another zone than they are written in.
  @Test(arguments: [
    ("2023-05-17T10:30+02:00", true), ("2023-05-17T10:30-0530", true),
    ("2023-05-17T10:30Z", false), ("2023-05-17T10:30+00:00", false), ("2023-05-17T10:30", false),
    ("2023-05-17", false),
  ])
  func offsetsAreNoticed(text: String, hasOffsets: Bool) throws {
    #expect(try table("x,v\n2023-05-17T09:00Z,1\n\(text),1\n").dates(0).hasOffsets == hasOffsets)
  }

  /// As `git log` and mail write it.
  @Test(arguments: [
    "Wed May 17 10:30:00 2023 +0200", "Wed May 17 08:30:00 2023", "Wed, 17 May 2023 10:30:00 +0200",
    "Wed 17 May 2023 08:30",
  ])
  func weekdaysBeforeTheDate(text: String) throws {
    let cell = Array(text.utf8)
    let date = DateInference.isDate(cell.span)
    #expect(date)
    let column = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(column.values == [Self.may17 + 8.5 * 3_600])
  }

  @Test func noWeekday() throws {
    #expect(try table("x,v\nFoo May 17 10:30:00 2023,1\n").text(0).cells.count == 1)
  }

  @Test(arguments: ["10:30:00 AM GMT+2", "08:30 UTC", "5:00 GMT-3:30"])
  func zonesByName(time: String) throws {
    let dates = try table("x,v\n2023/05/17 \(time),1\n").dates(0)
    #expect(dates.values == [Self.may17 + 8.5 * 3_600])
  }

  /// A version of a program is no date, unless its column is called one.
  @Test func yearsOfTwoDigits() throws {
    #expect(try table("Datum;v\n17.5.23;1\n18.5.23;2\n").dates(0).values[0] == Self.may17)
    #expect(try table("x,v\n5/17/23,1\n5/18/23,2\n").dates(0).values[0] == Self.may17)
    #expect(try table("version;v\n1.5.23;1\n2.0.1;2\n").text(0).cells.count == 2)
  }

  /// Beside the name of the day, and as `date` and servers of the web write it.
  @Test(arguments: [
    ("Wednesday, May 17, 2023", 0.0), ("Wed May 17 2023", 0), ("May 17, 2023 (Wed)", 0),
    ("Wed May 17 08:00:00 UTC 2023", 28_800), ("Wed May 17 08:00:00 2023", 28_800),
    ("Wed May 17 08:00:00 AM UTC 2023", 28_800), ("Wed May 17 08:00:00 CEST 2023", 21_600),
    ("Mi 17. Mai 08:00:00 CEST 2023", 21_600), ("Wed May 17 04:00:00 EDT 2023", 28_800),
    ("Wed May 17 08:00:00.250000 2023", 28_800.25),
  ])
  func besideTheNameOfTheDay(text: String, seconds: Double) throws {
    let dates = try table("x,v\n\"\(text)\",1\n").dates(0)
    #expect(dates.values == [Self.may17 + seconds], "\(text)")
    #expect((dates.precision == .day) == (seconds == 0))
  }

  /// Days of one digit stand below others, and names of zones that nobody knows are none.
  @Test func daysOfOneDigit() throws {
    let cells = ["Fri Aug 28 08:00:00 UTC 2026", "Tue Sep  1 08:00:00 UTC 2026"]
    let days = try table("x,v\n\(cells[0]),1\n\(cells[1]),2\n").dates(0).values
    #expect(days[1] - days[0] == 4 * 86_400)
    let unknown = try table("x,v\nTue Sep  1 08:00:00 XYZ 2026,1\n")
    let isDate = if case .dates = unknown.columns[0].values { true } else { false }
    #expect(!isDate)
  }

  /// A week that its year does not have is no week of the next one: as text, or among many as missing.
  @Test func weeksThatDoNotExist() throws {
    let few = try table("week,v\n2021-W01,5\n2021-W53,9\n2022-W01,4\n2022-W02,7\n")
    #expect(try few.text(0).firstNonDate == TextColumn.OddCell(row: 3, text: "2021-W53"))
    let weeks = (1...30).map { "2021-W\($0 < 10 ? "0" : "")\($0),\($0)\n" }.joined()
    let many = try table("week,v\n\(weeks)2021-W53,3\n")
    #expect(try many.dates(0).stray?.text == "2021-W53")
  }
}
