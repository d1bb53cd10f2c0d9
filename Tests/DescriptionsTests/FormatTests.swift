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

  @Test(arguments: [
    (0.0, 0, "0"), (-0.0, 2, "0.00"), (-0.001, 2, "0.00"), (-0.01, 2, "-0.01"),
    (-12345.678, 2, "-12,345.68"), (1234.5, 1, "1,234.5"),
    (999_999_999_999_999, 0, "999,999,999,999,999"),
    (1_000_000_000_000_001, 0, "1,000,000,000,000,001"),
    (-9_007_199_254_740_992, 0, "-9,007,199,254,740,992"), (1e16, 0, "1E16"),
    (-1.25e300, 2, "-1.25E300"), (1.5e-9, 9, "1.5E-9"), (1.5e-9, 2, "0.00"),
    (Double.greatestFiniteMagnitude, 0, "1.79769E308"),
    (Double.leastNonzeroMagnitude, 15, "5E-324"),
    (1, -3, "1"), (0.25, 99, "0.250000000000000"),
    (.nan, 2, "–"), (.infinity, 2, "–"), (-.infinity, 0, "–"),
  ])
  func writesNumbers(value: Double, digits: Int, text: String) {
    #expect(english.number(value, fractionDigits: digits) == text)
  }

  @Test(arguments: [
    (0.5, 1, "0,5", "0,5", "0,5"), (1234.5, 1, "1.234,5", "1\u{A0}234,5", "1234,5"),
    (-12_345.678, 2, "-12.345,68", "-12\u{A0}345,68", "-12.345,68"),
    (1_234_567, 0, "1.234.567", "1\u{A0}234\u{A0}567", "1.234.567"),
    (-0.001, 2, "0,00", "0,00", "0,00"), (1.5e-9, 9, "1,5E-9", "1,5E-9", "1,5E-9"),
  ])
  func writesNumbersWithAComma(
    value: Double, digits: Int, inGerman: String, inFrench: String, inSpanish: String
  ) {
    #expect(german.number(value, fractionDigits: digits) == inGerman)
    #expect(french.number(value, fractionDigits: digits) == inFrench)
    #expect(spanish.number(value, fractionDigits: digits) == inSpanish)
  }

  /// The words of an author stand for the number and the unit, wherever both or one of them stand.
  @Test func theWordsOfAnAuthorAreSaidAsTheyAre() {
    var quantity = Quantity(65, unit: "min")
    quantity.text = "1 h 5 min"
    for format in [english, japanese, german] {
      #expect(format.quantity(quantity) == "1 h 5 min")
      #expect(format.number(quantity) == "1 h 5 min")
      #expect(format.bare(quantity) == "1 h 5 min")
    }
    // A size is no value that words were given for.
    #expect(english.magnitude(quantity) == "65 min")
  }

  @Test func aCommaIsInEveryKindOfNumber() {
    for format in [german, french, spanish] {
      #expect(format.quantity(Quantity(8, fractionDigits: 1, unit: "GB")) == "8,0 GB")
      #expect(format.percent(-1.26) == "1,3 %")
      #expect(format.seconds(8.75) == "8,8")
      #expect(format.factor(1.25) == "1,25")
      #expect(
        format.date(Self.moment, .millisecond, timeZone: "UTC", span: .day) == "09:05:07,250")
    }
    #expect(french.count(1_000_000) == "1\u{A0}000\u{A0}000")
  }

  @Test func aSignOfACurrencyLeadsInEnglish() {
    let dollars = Quantity(-1234.5, fractionDigits: 2, unit: "$")
    #expect(english.quantity(dollars) == "-$1,234.50")
    #expect(english.bare(dollars) == "-$1,234.50")
    #expect(english.bare(Quantity(5, unit: "EUR")) == "5")
    #expect(german.quantity(dollars) == "-1.234,50 $")
    #expect(english.quantity(Quantity(5, unit: "US$")) == "5 US$")
  }

  @Test func writesTheUnitAsTheLanguageDoes() {
    let storage = Quantity(8, fractionDigits: 1, unit: "GB")
    #expect(english.quantity(storage) == "8.0 GB")
    #expect(japanese.quantity(storage) == "8.0GB")
    #expect(chinese.quantity(storage) == "8.0GB")
    #expect(english.quantity(Quantity(8, unit: "")) == "8")
    #expect(english.percent(-1.26) == "1.3%")
    #expect(english.percent(31.25) == "31.3%")
    #expect(english.percent(0.05) == "0.1%")
    #expect(english.percent(0.04) == "0.04%")
    #expect(english.percent(0.00149) == "0.001%")
    #expect(english.percent(0) == "0.0%")
    #expect(english.quantity(Quantity(34, unit: "%")) == "34%")
    #expect(japanese.percent(1.26) == "1.3%")
    #expect(english.magnitude(Quantity(-7.1, fractionDigits: 2, unit: "EUR")) == "7.10 EUR")
    func points(_ format: Format, _ value: Double, digits: Int = 0) -> String {
      format.magnitude(Quantity(value, fractionDigits: digits, unit: "%"))
    }
    #expect(points(english, -15) == "15 percentage points")
    #expect(points(english, 1) == "1 percentage point")
    #expect(points(english, 1, digits: 1) == "1.0 percentage points")
    #expect(points(german, 1) == "1 Prozentpunkt" && points(german, 0) == "0 Prozentpunkte")
    #expect(
      points(french, -1.5, digits: 1) == "1,5 point de pourcentage"
        && points(french, 2) == "2 points de pourcentage")
    #expect(points(japanese, 3) == "3ポイント" && points(chinese, 3) == "3个百分点")
  }

  @Test(arguments: [
    (Span.seconds(604_800), "7 days", "7日", "7天"),
    (.seconds(5400), "1 hour, 30 minutes", "1時間 30分", "1小时30分钟"),
    (.number(Quantity(3.5, fractionDigits: 1, unit: "s")), "3.5 s", "3.5s", "3.5s"),
  ])
  func writesALengthAlongAnAxis(span: Span, en: String, ja: String, zh: String) {
    #expect([english, japanese, chinese].map { $0.span(span) } == [en, ja, zh])
  }

  @Test(arguments: [
    Span.number(Quantity(7)), .number(Quantity(7, unit: "")), .seconds(0), .seconds(-1),
    .seconds(1e300), .seconds(.nan),
  ])
  func aLengthWithoutAMeaningIsNotWritten(span: Span) { #expect(english.span(span) == nil) }

  @Test(arguments: [
    (0.25, "0.3"), (1.0, "1"), (1.04, "1"), (8.96, "9"), (8.75, "8.8"), (9.97, "10"), (10.4, "10"),
    (3600, "3,600"),
  ])
  func writesSeconds(value: Double, text: String) {
    #expect(english.seconds(value) == text)
  }

  // MARK: Text

  @Test func listsTheFirstOfManyNames() {
    let many = (1...1000).map(String.init)
    #expect(english.excerpts(many) == many.prefix(20) + ["…"])
    #expect(english.excerpts(Array(many.prefix(20))) == Array(many.prefix(20)))
    #expect(english.excerpts([]) == [])
  }

  @Test func cutsOnlyLongExcerpts() {
    let sixty = String(repeating: "あ", count: 60)
    #expect(english.excerpt(sixty) == sixty)
    #expect(english.excerpt(sixty + "い") == sixty + "…")
  }

  // MARK: Dates

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
    (23, "Oct 27 01:00:00"), (24, "Oct 27 02:00:00 UTC+2"), (25, "Oct 27 02:00:00 UTC+1"),
    (26, "Oct 27 03:00:00"),
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
    #expect(english.date(-1, .second, timeZone: "UTC", span: .years) == "Dec 31, 1969 23:59:59")
    #expect(english.date(-0.001, .millisecond, timeZone: "UTC", span: .day) == "23:59:59.999")
  }

  /// The calendar of ISO 8601 is the Gregorian one, carried back before its time.
  @Test(arguments: [
    (-62_135_596_800, "Jan 1, 1", "1. Jan. 1", "1年1月1日"),
    (-30_610_224_000, "Jan 1, 1000", "1. Jan. 1000", "1000年1月1日"),
    (-12_219_552_000, "Oct 12, 1582", "12. Okt. 1582", "1582年10月12日"),
    (-12_219_292_800, "Oct 15, 1582", "15. Okt. 1582", "1582年10月15日"),
    (-12_219_206_400, "Oct 16, 1582", "16. Okt. 1582", "1582年10月16日"),
    (253_402_214_400, "Dec 31, 9999", "31. Dez. 9999", "9999年12月31日"),
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
    #expect(ends(english, .year, .day, june) == ["May 3", "Jun 1, 2023"])
    #expect(ends(japanese, .year, .day, june) == ["2023年5月3日", "6月1日"])
    #expect(ends(english, .year, .month, june) == ["May", "Jun 2023"])
    #expect(ends(chinese, .years, .day, june) == ["2023年5月3日", "2023年6月1日"])
    let evening = Examples.time(2023, 5, 3, 17, 0)
    #expect(ends(english, .day, .minute, evening) == ["May 3, 2023 09:05", "17:00"])
    #expect(ends(english, .day, .day, evening) == ["May 3, 2023", nil])
    #expect(
      ends(english, .day, .minute, Examples.time(2023, 5, 3, 9, 5)) == ["May 3, 2023 09:05", nil])
  }

  // MARK: Sentences

  @Test func endsEachSentenceOnce() {
    #expect(english.joined(["Complete", "Jan 5"]) == "Complete. Jan 5")
    #expect(german.joined(["Schleife an, 5. Jan.", "Ende"]) == "Schleife an, 5. Jan. Ende")
    #expect(japanese.joined(["完了", "停止"]) == "完了。停止")
    #expect(japanese.joined(["一定です。", "停止"]) == "一定です。停止")
    #expect(english.joined(["Acme Inc."]) == "Acme Inc.")
    #expect(english.joined([]) == "")
  }

  // MARK: Ticks

  @Test func keepsTicksShortAndApart() {
    func texts(_ format: Format, _ values: [Double], digits: Int = 0) -> [String] {
      let ticks = Ticks(values: values, fractionDigits: digits)
      return values.map { format.tick($0, of: ticks) }
    }
    #expect(texts(english, [0, 6000, 12_000]) == ["0", "6K", "12K"])
    #expect(texts(japanese, [0, 6000, 12_000]) == ["0", "6000", "1.2万"])
    // A short number is never a rounded one.
    #expect(texts(english, [0, 2500, 5000, 7500, 10_000]) == ["0", "2.5K", "5K", "7.5K", "10K"])
    #expect(texts(english, [12_345, 23_456]) == ["12,345", "23,456"])
    #expect(texts(chinese, [0, 1e8, 2.5e8]) == ["0", "1亿", "2.5亿"])
    #expect(texts(english, [12_000, 12_500, 13_000]) == ["12K", "12.5K", "13K"])
    #expect(texts(english, [0, 0.5, 1], digits: 1) == ["0.0", "0.5", "1.0"])
    // German has no short word for a thousand, and Spanish none that is shorter.
    #expect(texts(german, [0, 5000, 10_000]) == ["0", "5.000", "10.000"])
    #expect(texts(spanish, [0, 5000, 10_000]) == ["0", "5000", "10.000"])
    #expect(texts(german, [0, 1e6, 2.5e6]) == ["0", "1\u{A0}Mio.", "2,5\u{A0}Mio."])
    #expect(texts(french, [0, 5000, 10_000]) == ["0", "5\u{A0}k", "10\u{A0}k"])
    // Too close for short numbers: in full.
    #expect(texts(english, [1_000_001, 1_000_002]) == ["1,000,001", "1,000,002"])
    #expect(texts(english, []) == [])
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

  /// A whole number beyond 2^53 is said with the digits that the data has.
  @Test func largeWholeNumbersKeepTheirDigits() {
    var quantity = Quantity(12_345_678_901_234_567_168, unit: "B")
    #expect(english.quantity(quantity) == "1.23457E19 B")
    quantity.digits = "12345678901234567890"
    #expect(english.quantity(quantity) == "12,345,678,901,234,567,890 B")
    #expect(german.quantity(quantity) == "12.345.678.901.234.567.890 B")
    #expect(french.number(quantity) == "12\u{A0}345\u{A0}678\u{A0}901\u{A0}234\u{A0}567\u{A0}890")
    quantity.digits = "-9007199254740993"
    #expect(english.number(quantity) == "-9,007,199,254,740,993")
    // Another value has other digits.
    quantity.value = 5
    #expect(english.number(quantity) == "5")
  }

  @Test func zeroAmongLargeTicksIsZero() {
    let ticks = Ticks(values: [0, 5e18, 1e19])
    #expect(ticks.values.map { english.tick($0, of: ticks) } == ["0", "5E18", "1E19"])
  }

  @Test func aTickOnALogarithmicAxisHasItsOwnDigits() {
    let wide = Ticks.logarithmic(1e-9...1e6, limit: 4)
    #expect(wide.values.map { english.tick($0, of: wide) }.contains("1E-9"))
    let powers = Ticks.logarithmic(0.001...10_000_000, limit: 20)
    let texts = powers.values.map { english.tick($0, of: powers) }
    #expect(texts.first == "0.001" && texts.contains("1") && texts.last == "1E7")
  }

  @Test(arguments: [
    ("en", true), ("en-US", true), ("en-GB", false), ("ja", true), ("zh-Hans", true), ("de", false),
    ("fr", false), ("pl", false), ("pt-BR", false),
  ])
  func knowsWhetherTheMonthComesFirst(tag: String, isFirst: Bool) throws {
    #expect(try #require(Languages.language(tag)).format.isMonthFirst == isFirst)
  }
}
