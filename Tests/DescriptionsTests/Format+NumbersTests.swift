import Charts
import Foundation
import Testing

@testable import Descriptions

extension FormatTests {
  /// A correlation that is nearly one has the digits that tell so.
  @Test(arguments: [(0.957, "0.96"), (0.9972, "0.997"), (-0.99996, "-0.99996"), (1, "1.00")])
  func nearlyOneIsNotOne(correlation: Double, text: String) throws {
    let format = try #require(Languages.language("en")).format
    #expect(format.correlation(correlation) == text)
  }

  /// Words of another script stand apart from a number where no blank does before a unit.
  @Test func wordsOfAnotherScriptStandApart() throws {
    for (tag, blank) in [("ja", "\u{A0}"), ("zh-Hans", "\u{A0}"), ("en", nil)] {
      let format = try #require(Languages.language(tag)).format
      let text = format.quantity(Quantity(120, unit: "thousand USD"))
      #expect(text.hasSuffix("thousand USD") && !text.contains("0t"))
      if let blank { #expect(text == "120\(blank)thousand USD") }
    }
  }

  /// A size that is next to nothing in the unit of its column is told in its own; its digits are as few as show it.
  @Test(
    arguments: [
      (252, 0, "252 GiB"), (7.62939453125e-06, 0, "8 KiB"), (0.5, 1, "0.5 GiB"),
      (0.5, 0, "512 MiB"), (0.00146484375, 0, "1.5 MiB"), (0.0325520833, 1, "33.33 MiB"),
      (0, 0, "0 GiB"), (-0.25, 0, "-256 MiB"),
    ] as [(Double, Int, String)])
  func smallSizesAreToldInTheirUnit(value: Double, digits: Int, text: String) throws {
    let format = try #require(Languages.language("en")).format
    let quantity = Quantity(value, fractionDigits: digits, unit: "GiB")
    #expect(format.quantity(quantity).replacing("\u{A0}", with: " ") == text)
    // The unit that is said with the next one is not that of a smaller size.
    let isOwn = !text.hasSuffix("GiB")
    #expect(format.bare(quantity).contains("iB") == isOwn, "\(format.bare(quantity))")
  }

  /// Ends of a range in different units have both of them.
  @Test func rangesOfSizesHaveBothUnits() throws {
    let english = try #require(Languages.language("en"))
    func said(_ low: Double, _ high: Double) -> String {
      let ends = [low, high].map { Quantity($0, fractionDigits: 1, unit: "MiB") }
      return english.text(
        .fact(.yAxis(title: "d", .numbers(ends[0], ends[1]), .linear, hasZero: true))
      ).replacing("\u{A0}", with: " ")
    }
    #expect(said(-953.7, 1.0 / 1024) == "Y axis: d, -953.7 MiB to 1 KiB")
    #expect(said(3.0 / 1024 / 1024, 1.0 / 1024) == "Y axis: d, 3 B to 1 KiB")
    #expect(said(3.0 / 1024 / 1024, 20) == "Y axis: d, 3 B to 20.0 MiB")
    #expect(said(1, 20) == "Y axis: d, 1.0 to 20.0 MiB")
  }

  /// The digits of a unit never go on with those of the number, in a language without a blank either.
  @Test func aUnitThatBeginsWithADigitStandsApart() throws {
    for tag in ["en", "ja", "zh-Hans"] {
      let language = try #require(Languages.language(tag))
      let text = language.format.quantity(Quantity(72, unit: "1/min"))
      #expect(text == "72\u{A0}×\u{A0}1/min")
      #expect(!language.spoken(text, units: []).contains("721"))
    }
    #expect(
      try #require(Languages.language("en")).spoken("72\u{A0}×\u{A0}1/min", units: [])
        == "72 times 1/min")
  }

  @Test(arguments: [
    (0.0, 0, "0"), (0, 6, "0.000000"), (0, 15, "0"), (-0.0, 2, "0.00"), (-0.001, 2, "0.00"),
    (-0.01, 2, "-0.01"),
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

  /// Small whole numbers are written without a look at a region's data, so no region may write them otherwise.
  @Test func everyRegionWritesSmallNumbersAlike() {
    let regions = Locale.availableIdentifiers.map { Locale(identifier: $0) }
    for language in Languages.all {
      let code = language.format.locale.language.languageCode
      for locale in regions where locale.language.languageCode == code {
        for number in [0, 7, 42, 999] {
          #expect(number.formatted(.number.locale(locale)) == "\(number)", "\(locale.identifier)")
          #expect(Double(number).formatted(.number.locale(locale)) == "\(number)")
        }
      }
    }
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
    #expect(english.quantity(Quantity(5, unit: "US$")) == "US$5")
    #expect(english.quantity(Quantity(-5, unit: "R$")) == "-R$5")
    #expect(german.quantity(Quantity(5, unit: "US$")) == "5 US$")
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
    // More than the largest number there is.
    #expect(english.magnitude(Quantity(-.infinity, unit: "EUR")) == ">1.79769E308 EUR")
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
}

extension FormatTests {
  @Test(arguments: [
    (1_410.0, 0, "23:30"), (1_455, 0, "00:15"), (-30, 0, "23:30"), (425.5, 2, "07:05:30"),
    (1_439.6, 0, "00:00"), (.nan, 0, "–"),
  ])
  func writesTimesOfDay(minutes: Double, digits: Int, text: String) {
    var time = Quantity(minutes, fractionDigits: digits, unit: "h")
    time.kind = .clock
    for format in [english, german, japanese] { #expect(format.quantity(time) == text) }
    time.value = 45
    #expect(english.quantity(time) == "45 min" || digits > 0)
  }
}
