import Charts
import Foundation
import Testing

@testable import Descriptions

struct FormatTests {
  let english = English().format
  let japanese = Japanese().format
  let chinese = SimplifiedChinese().format
  let german = German().format
  let french = French().format
  let spanish = Spanish().format

  /// May 3, 2023, 09:05:07.250 in UTC.
  static let moment = Examples.time(2023, 5, 3, 9, 5) + 7.25

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "2023", "2023年"),
    (.month, .years, "May 2023", "2023年5月"), (.month, .year, "May", "5月"),
    (.day, .years, "May 3, 2023", "2023年5月3日"), (.day, .year, "May 3", "5月3日"),
    (.minute, .years, "May 3, 2023 09:05", "2023年5月3日 09:05"),
    (.minute, .year, "May 3 09:05", "5月3日 09:05"), (.minute, .day, "09:05", "09:05"),
    (.second, .year, "May 3 09:05:07", "5月3日 09:05:07"), (.second, .day, "09:05:07", "09:05:07"),
    (.millisecond, .year, "May 3 09:05:07.250", "5月3日 09:05:07.250"),
    (.millisecond, .day, "09:05:07.250", "09:05:07.250"),
    (.microsecond, .day, "09:05:07.250000", "09:05:07.250000"),
  ])
  func writesDates(precision: DatePrecision, span: DateSpan, western: String, eastern: String) {
    func text(_ format: Format) -> String {
      format.date(Self.moment, precision, timeZone: "UTC", span: span)
    }
    #expect(text(english) == western)
    #expect(text(japanese) == eastern)
    #expect(text(chinese) == eastern)
  }

  @Test(arguments: [
    ("en", "Q3 2024", "Q3"), ("ja", "2024/Q3", "Q3"), ("zh-Hans", "2024年第3季度", "3季度"),
    ("de", "Q3 2024", "Q3"), ("fr", "T3 2024", "T3"), ("es", "T3 2024", "T3"),
    ("pt-BR", "T3 de 2024", "T3"), ("pl", "III kw. 2024", "III kw."),
  ])
  func writesQuarters(tag: String, withYear: String, alone: String) throws {
    let format = try #require(Languages.language(tag) as? any Phrasebook).format
    let time = Examples.time(2024, 7, 1)
    #expect(format.date(time, .quarter, timeZone: "UTC", span: .years) == withYear)
    #expect(format.date(time, .quarter, timeZone: "UTC", span: .year) == alone)
    #expect(format.tick(time, precision: .quarter, timeZone: "UTC") == alone)
  }

  @Test(arguments: [
    (DatePrecision.year, DateSpan.years, "2023", "2023", "2023"),
    (.month, .years, "März 2023", "mars 2023", "marzo de 2023"),
    (.month, .year, "März", "mars", "marzo"),
    (.day, .years, "1. März 2023", "1er mars 2023", "1 de marzo de 2023"),
    (.day, .year, "1. März", "1er mars", "1 de marzo"),
    (.minute, .years, "1. März 2023 09:05", "1er mars 2023 09:05", "1 de marzo de 2023 09:05"),
    (.minute, .day, "09:05", "09:05", "09:05"),
  ])
  func writesDatesWithTheDayFirst(
    precision: DatePrecision, span: DateSpan, inGerman: String, inFrench: String, inSpanish: String
  ) {
    func text(_ format: Format) -> String {
      format.date(Examples.time(2023, 3, 1, 9, 5), precision, timeZone: "UTC", span: span)
    }
    #expect(text(german) == inGerman)
    #expect(text(french) == inFrench)
    #expect(text(spanish) == inSpanish)
  }

  @Test func onlyTheFirstOfAMonthIsAnOrdinalInFrench() {
    func text(_ day: Int) -> String {
      french.date(Examples.time(2023, 1, day), .day, timeZone: "UTC", span: .year)
    }
    #expect(
      [1, 2, 10, 11, 21, 31].map(text) == [
        "1er janvier", "2 janvier", "10 janvier", "11 janvier", "21 janvier", "31 janvier",
      ])
  }

  /// An hour comes twice as clocks go back.
  @Test(arguments: [
    (23, "October 27 01:00:00"), (24, "October 27 02:00:00 UTC+2"),
    (25, "October 27 02:00:00 UTC+1"),
    (26, "October 27 03:00:00"),
  ])
  func anHourThatComesTwiceIsToldApart(hour: Int, text: String) {
    let time = Examples.time(2024, 10, 26, hour)
    #expect(english.date(time, .second, timeZone: "Europe/Berlin", span: .year) == text)
    #expect(!english.date(time, .second, timeZone: "UTC", span: .year).contains("UTC"))
  }

  @Test func theOffsetHasItsMinutes() {
    let time = Examples.time(2024, 4, 6, 14, 45)
    #expect(
      english.date(time, .minute, timeZone: "Australia/Lord_Howe", span: .day)
        == "01:45 UTC+11")
    #expect(
      english.date(time + 1800, .minute, timeZone: "Australia/Lord_Howe", span: .day)
        == "01:45 UTC+10:30")
  }

  @Test(arguments: [
    ("UTC", "May 3 15:30"), ("Asia/Tokyo", "May 4 00:30"), ("America/New_York", "May 3 11:30"),
    ("Nowhere/Land", "May 3 15:30"),
  ])
  func writesDatesInTheirZone(zone: String, text: String) {
    let time = Examples.time(2023, 5, 3, 15, 30)
    #expect(english.date(time, .minute, timeZone: zone, span: .year) == text)
  }

  @Test func writesTimesBeforeTheEpoch() {
    #expect(
      english.date(-1, .second, timeZone: "UTC", span: .years) == "December 31, 1969 23:59:59")
    #expect(english.date(-0.001, .millisecond, timeZone: "UTC", span: .day) == "23:59:59.999")
  }

  /// The end of a day, as some programs write it, is neither the next one nor its own first moment.
  @Test(arguments: [
    (DatePrecision.minute, "December 31, 2023 23:59"), (.second, "December 31, 2023 23:59:59"),
    (.millisecond, "December 31, 2023 23:59:59.999"),
    (.microsecond, "December 31, 2023 23:59:59.999999"),
  ])
  func theEndOfADay(precision: DatePrecision, text: String) {
    let newYear = 1_704_067_200.0
    #expect(
      english.date(newYear.nextDown, precision, timeZone: "UTC", span: .years) == text)
  }

  /// The calendar of ISO 8601 is the Gregorian one, carried back before its time.
  @Test(arguments: [
    (-62_135_596_800, "January 1, 1", "1. Januar 1", "1年1月1日"),
    (-30_610_224_000, "January 1, 1000", "1. Januar 1000", "1000年1月1日"),
    (-12_219_552_000, "October 12, 1582", "12. Oktober 1582", "1582年10月12日"),
    (-12_219_292_800, "October 15, 1582", "15. Oktober 1582", "1582年10月15日"),
    (-12_219_206_400, "October 16, 1582", "16. Oktober 1582", "1582年10月16日"),
    (253_402_214_400, "December 31, 9999", "31. Dezember 9999", "9999年12月31日"),
  ])
  func writesEveryYearInTheGregorianCalendar(
    time: Double, inEnglish: String, inGerman: String, inJapanese: String
  ) {
    func text(_ format: Format) -> String {
      format.date(time, .day, timeZone: "UTC", span: .years)
    }
    #expect(text(english) == inEnglish)
    #expect(text(german) == inGerman)
    #expect(text(japanese) == inJapanese)
  }

  @Test(arguments: [Double.nan, .infinity, 1e12, -1e300])
  func hasNoDateForWhatIsNone(time: Double) {
    for precision in [DatePrecision.year, .month, .day, .minute, .second, .millisecond] {
      #expect(english.date(time, precision, timeZone: "UTC", span: .years) == "–")
    }
  }

  @Test func saysWhatBothEndsShareOnce() {
    func ends(_ format: Format, _ span: DateSpan, _ precision: DatePrecision, _ last: Double)
      -> [String?]
    {
      let first = Examples.time(2023, 5, 3, 9, 5)
      let ends = format.dates(first, last, precision, timeZone: "UTC", span: span)
      return [ends.0, ends.1]
    }
    let june = Examples.time(2023, 6, 1)
    #expect(ends(english, .year, .day, june) == ["May 3", "June 1, 2023"])
    #expect(ends(japanese, .year, .day, june) == ["2023年5月3日", "6月1日"])
    #expect(ends(english, .year, .month, june) == ["May", "June 2023"])
    #expect(ends(chinese, .years, .day, june) == ["2023年5月3日", "2023年6月1日"])
    let evening = Examples.time(2023, 5, 3, 17, 0)
    #expect(ends(english, .day, .minute, evening) == ["May 3, 2023 09:05", "17:00"])
    #expect(ends(english, .day, .day, evening) == ["May 3, 2023", nil])
    #expect(
      ends(english, .day, .minute, Examples.time(2023, 5, 3, 9, 5)) == ["May 3, 2023 09:05", nil])
  }

  @Test func namesTheMonthOfADayTick() {
    let time = Examples.time(2023, 5, 3, 9, 5)
    func tick(_ precision: DatePrecision) -> String {
      english.tick(time, precision: precision, timeZone: "UTC")
    }
    #expect(tick(.year) == "2023")
    #expect(tick(.month) == "May")
    #expect(tick(.day) == "May 3")
    #expect(tick(.minute) == "09:05")
    // A name in full would leave room for few ticks.
    #expect(german.tick(time, precision: .month, timeZone: "UTC") == "Mai")
    let september = Examples.time(2023, 9, 3)
    #expect(german.tick(september, precision: .month, timeZone: "UTC") == "Sep")
    #expect(spanish.tick(september, precision: .month, timeZone: "UTC") == "sept")
  }

  @Test(arguments: [
    ("en", true), ("en-US", true), ("en-GB", false), ("ja", true), ("zh-Hans", true), ("de", false),
    ("fr", false), ("pl", false), ("pt-BR", false),
  ])
  func knowsWhetherTheMonthComesFirst(tag: String, isFirst: Bool) throws {
    #expect(try #require(Languages.language(tag)).format.isMonthFirst == isFirst)
  }
}
