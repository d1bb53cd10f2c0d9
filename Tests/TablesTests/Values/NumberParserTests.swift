import Testing

@testable import Tables

@Suite struct NumberParserTests {
  private func parse(_ text: String, hasDecimalComma: Bool = false) -> WrittenNumber? {
    NumberParser(hasDecimalComma: hasDecimalComma).parse(Array(text.utf8).span)
  }

  private static let plainNumbers: [(String, Double, Int)] = [
    ("1234.5", 1234.5, 1), ("-1", -1, 0), ("+2", 2, 0), ("1e6", 1_000_000, 0), (".5", 0.5, 1),
    ("6.0", 6, 1), ("5.", 5, 0), ("1.50e1", 15, 1), ("2.5e-3", 0.0025, 4), ("0", 0, 0),
    ("007", 7, 0), ("1,234.5", 1234.5, 1), ("12,345,678", 12_345_678, 0), ("1 234.50", 1234.5, 2),
    ("1'234'567", 1_234_567, 0), ("-1,234", -1234, 0), ("１２３．５", 123.5, 1), ("−5", -5, 0),
    ("1\u{A0}234", 1234, 0), ("0.1", 0.1, 1), ("–56", -56, 0),
    ("1,23,456", 123_456, 0), ("19,98,12,341.5", 199_812_341.5, 1),
    ("123456789012345678901234567890", 1.2345678901234568e29, 0),
    ("0.30000000000000004", 0.30000000000000004, 15),
    ("9007199254740993", 9_007_199_254_740_992, 0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude, 0),
    ("5e-324", Double.leastNonzeroMagnitude, 15),
  ]

  @Test(arguments: plainNumbers)
  func plainNumber(text: String, value: Double, fractionDigits: Int) {
    var number = parse(text)
    number?.digits = nil
    #expect(number == WrittenNumber(value: value, fractionDigits: fractionDigits, unit: ""))
  }

  @Test(arguments: [
    ("1 234,5", 1234.5, 1), ("1.234,5", 1234.5, 1), ("1.234.567", 1_234_567, 0), ("0,25", 0.25, 2),
    ("146,20", 146.2, 2), (",5", 0.5, 1),
  ])
  func decimalComma(text: String, value: Double, fractionDigits: Int) {
    #expect(
      parse(text, hasDecimalComma: true)
        == WrittenNumber(value: value, fractionDigits: fractionDigits, unit: ""))
  }

  private static let units: [(String, Double, String)] = [
    ("8.0GB", 8, "GB"), ("12%", 12, "%"), ("€5.20", 5.2, "€"), ("$1,200", 1200, "$"),
    ("-$5", -5, "$"), ("$-5", -5, "$"), ("146.20 EUR", 146.2, "EUR"), ("20 °C", 20, "°C"),
    ("5km/h", 5, "km/h"), ("3 m²", 3, "m²"), ("800円", 800, "円"), ("￥500", 500, "¥"),
    ("５％", 5, "%"), ("1e3V", 1000, "V"), ("5x", 5, "x"), ("120mmHg", 120, "mmHg"),
    ("3kWh", 3, "kWh"), ("14 downs", 14, "downs"), ("7mg/l", 7, "mg/l"), ("512Mi", 512, "Mi"),
  ]

  @Test(arguments: units)
  func unit(text: String, value: Double, unit: String) {
    #expect(parse(text)?.value == value)
    #expect(parse(text)?.unit == unit)
  }

  @Test(arguments: [
    "", " ", "-", "abc", "1,23", "1,2345", "1,234,56", "12,34", "123,45,678", "1,23,45", "1,23",
    "0,123", "(12)", "1-2", "10:30",
    "1/2", "1.2.3", "12 Main Street", "0x1F", "$5 USD", "3月", "5日", "9 am", "5 ", "--5", "+-5",
    "0000.png", "12.txt", "4999.PNG", "7.c", "101AB", "17XL", "12abc", "6XKD",
    "e5", ".", "1 2", "1  234", "2023-05-17", "17.05.2023", "5–10",
  ])
  func notANumber(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func tooLargeToHold() {
    #expect(parse("1e999")?.value == .infinity)
    #expect(parse("-1e99999999999999999999")?.value == -.infinity)
    #expect(parse(String(repeating: "9", count: 5_000))?.value == .infinity)
    #expect(parse("0." + String(repeating: "0", count: 5_000) + "1")?.value == 0)
  }
}
