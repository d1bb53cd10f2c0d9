import Testing

@testable import Descriptions

@Suite struct SpokenTextTests {
  private func spoken(
    _ text: String, _ tag: String = "en", units: [String] = []
  ) throws -> String {
    try #require(Languages.language(tag)).spoken(text, units: units)
  }

  @Test func theSignOfANumberIsAWord() throws {
    #expect(try spoken("Mar 3, -5.2 °C, down 3.1 °C") == "March 3, minus 5.2 °C, down 3.1 °C")
    #expect(try spoken("\u{2212}5") == "minus 5")
    #expect(try spoken("-$5 (-.5)") == "minus $5 (minus .5)")
    #expect(try spoken("-1.5E-7") == "minus 1.5Eminus 7")
  }

  @Test func aDashWithinADateOrANameIsNoSign() throws {
    for text in ["2020-01-05", "Rolls-Royce", "A-1", "speech-dispatcher", "a - b", "10-12"] {
      #expect(try spoken(text) == text)
    }
  }

  @Test func monthsOfDatesAreWhole() throws {
    #expect(try spoken("Highest: 55.9 on Mar 15, 2015") == "Highest: 55.9 on March 15, 2015")
    #expect(try spoken("Sep 3 to Oct 4, up 2 (×24)") == "September 3 to October 4, up 2 (times 24)")
    #expect(try spoken("Jan 2024") == "January 2024")
    #expect(try spoken("Mar, 5.2") == "Mar, 5.2")
    #expect(
      try spoken("35,6 am 11. Aug. 2014, am 3. Mai", "de") == "35,6 am 11. August 2014, am 3. Mai")
    #expect(try spoken("1. Sept.: 5", "de") == "1. September: 5")
  }

  @Test func rangesFactorsAndArrowsAreWords() throws {
    #expect(try spoken("10–20, 7") == "10 to 20, 7")
    #expect(try spoken("-5–-2 °C") == "minus 5 to minus 2 °C")
    #expect(try spoken("Speed 1.5×, 2 seconds") == "Speed 1.5 times, 2 seconds")
    #expect(try spoken("A → B, C→D") == "A to B, C to D")
    #expect(try spoken("5 ±2") == "5 plus or minus 2")
  }

  @Test func conditionsAreWords() throws {
    #expect(try spoken("48 of 560 rows: symbol = IBM") == "48 of 560 rows: symbol equals IBM")
    #expect(try spoken("price >= 10, price < -3") == "price at least 10, price less than minus 3")
    #expect(try spoken("<18, ≥65") == "less than 18, at least 65")
    #expect(try spoken("<none>") == "<none>")
  }

  @Test func theDigitsOfANumberStayTogether() throws {
    #expect(try spoken("7500 do 10\u{A0}980 kroków", "pl") == "7500 do 10980 kroków")
    #expect(try spoken("133,33\u{A0}EUR", "de") == "133,33 EUR")
  }

  @Test func unitsBehindNumbersAreWords() throws {
    let units = ["km/h", "°C", "kWh", "GB", "m²", "A", "mph", "L", "μg/m3", "puppies"]
    let told = try spoken(
      "Jan 2, 4.0 °C, up 7.5 °C, 1 km/h, 3 km/h, 5kWh, 12.5%, 1 GB, 6.0 GB, 2 m², 9 mph, 1 L, 7 μg/m3",
      units: units)
    #expect(
      told == "January 2, 4.0 degrees Celsius, up 7.5 degrees Celsius, 1 kilometer per hour, "
        + "3 kilometers per hour, 5 kilowatt hours, 12.5 percent, 1 gigabyte, 6.0 gigabytes, "
        + "2 square meters, 9 miles per hour, 1 liter, 7 micrograms per cubic meter")
    #expect(try spoken("-5–-2 °C", units: units) == "minus 5 to minus 2 degrees Celsius")
    #expect(
      try spoken("5 puppies, 3 °Celsius, 5 A4, 12 A", units: units)
        == "5 puppies, 3 °Celsius, 5 A4, 12 amperes")
  }

  /// A symbol that is not a unit of the chart may be a name.
  @Test func otherSymbolsStayAsTheyAre() throws {
    for text in ["Room 12 A, 3 km/h", "Closing price, line, 252 points"] {
      #expect(try spoken(text, units: ["°C"]) == text)
    }
  }

  @Test(arguments: [
    ("en", "1 degree Celsius, 5 percent, 12.5 kilometers per hour"),
    ("de", "1 Grad Celsius, 5 Prozent, 12,5 Kilometer pro Stunde"),
    ("fr", "1 degré Celsius, 5 pour cent, 12,5 kilomètres par heure"),
    ("es", "1 grado Celsius, 5 por ciento, 12,5 kilómetros por hora"),
    ("pt-BR", "1 grau Celsius, 5 por cento, 12,5 quilômetros por hora"),
    ("pl", "1 stopień Celsjusza, 5 procent, 12,5 kilometra na godzinę"),
    ("ja", "1度, 5パーセント, 12.5キロメートル毎時"),
    ("zh-Hans", "1摄氏度, 5%, 12.5千米每小时"),
  ])
  func everyLanguageHasTheUnits(_ tag: String, _ words: String) throws {
    let separator = try #require(Languages.language(tag)).format.decimalSeparator
    let text = "1 °C, 5 %, 12\(separator)5\u{A0}km/h"
    #expect(try spoken(text, tag, units: ["°C", "km/h"]) == words)
  }

  /// In Japanese nothing parts a number from the words around it.
  @Test func unitsAndSignsBesideKanaAreWords() throws {
    let units = ["°C"]
    #expect(try spoken("1月2日、2°C、1°C増", "ja", units: units) == "1月2日、2度、1度増")
    #expect(try spoken("tempは-1°Cです", "ja", units: units) == "tempはマイナス 1度です")
    #expect(try spoken("1月4日的-1°C", "zh-Hans", units: units) == "1月4日的负 1摄氏度")
  }

  /// An s between vowels is doubled in Portuguese, and a kilometer has its accent.
  @Test func prefixesJoinAsTheLanguageHasThem() throws {
    #expect(try spoken("2 ms", "pt-BR", units: ["ms"]) == "2 milissegundos")
    #expect(try spoken("2 km", "es", units: ["km"]) == "2 kilómetros")
    #expect(try spoken("2 kWh", "de", units: ["kWh"]) == "2 Kilowattstunden")
  }

  /// Each unit has a word with letters in every language; a percent in Chinese goes before its number.
  @Test func noUnitIsASign() {
    for language in Languages.all.compactMap({ $0 as? any Phrasebook }) {
      for unit in UnitOfMeasure.allCases where !(unit == .percent && language.code == "zh-Hans") {
        for category in PluralCategory.allCases {
          #expect(
            language.noun(unit).form(category).allSatisfy { $0.isLetter || " -".contains($0) })
        }
      }
    }
  }

  @Test(arguments: [
    ("km", "kilo meter", ""), ("m", " meter", ""), ("mm", "milli meter", ""),
    ("min", " minute", ""),
    ("GWh", "giga wattHour", ""), ("l/min", " liter", "minute"), ("hPa", "hecto pascal", ""),
    ("g/km", " gram", "kilometer"), ("kΩ", "kilo ohm", ""), ("kB/s", "kilo byte", "second"),
    ("t", " tonne", ""),
  ])
  func symbolsAreReadAsTheirParts(_ symbol: String, _ parts: String, _ denominator: String) throws {
    let read = try #require(UnitSymbol(symbol))
    #expect("\(read.prefix.map { "\($0)" } ?? "") \(read.unit)" == parts)
    #expect((read.denominator.map { "\($0)" } ?? "") == denominator)
  }

  @Test(arguments: ["", "kk", "xm", "km/", "/h", "km/h/h", "kt", "people", "k°C", "1/min"])
  func otherSymbolsAreNone(_ symbol: String) { #expect(UnitSymbol(symbol) == nil) }

  @Test(
    arguments: [
      ("en", "minus 5 to 3, 2 times, a is not b, at least 4"),
      ("de", "minus 5 bis 3, 2 fach, a ungleich b, mindestens 4"),
      ("fr", "moins 5 à 3, 2 fois, a différent de b, au moins 4"),
      ("es", "menos 5 a 3, 2 veces, a distinto de b, como mínimo 4"),
      ("pt-BR", "menos 5 a 3, 2 vezes, a diferente de b, no mínimo 4"),
      ("pl", "minus 5 do 3, 2 razy, a różne od b, co najmniej 4"),
      ("ja", "マイナス 5 から 3, 2 倍, a ノットイコール b, 大なりイコール 4"),
      ("zh-Hans", "负 5 到 3, 2 倍, a 不等于 b, 大于等于 4"),
    ])
  func everyLanguageHasTheWords(_ tag: String, _ words: String) throws {
    #expect(try spoken("-5–3, 2×, a != b, ≥4", tag) == words)
  }

  @Test func aVoiceIsFoundByLanguageAndRegion() throws {
    let tags = ["en", "de-AT", "pt-BR", "zh-Hans", "es-MX"].map { Languages.language($0)?.voiceTag }
    #expect(tags == ["en", "de-AT", "pt-BR", "zh", "es-MX"])
  }
}
