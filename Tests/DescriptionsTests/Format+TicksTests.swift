import Charts
import Foundation
import Testing

@testable import Descriptions

extension FormatTests {
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

  /// Of bytes "300B" would be three hundred, not billions.
  @Test(arguments: [
    (nil, "SIZE", "300G"), ("B", "Memory", "300G"), (nil, "People", "300B"),
    ("EUR", "Size", "300B"),
  ])
  func bytesAreCountedByTheirLetters(unit: String?, title: String, last: String) {
    let axis = Axis(title: title, unit: unit)
    let ticks = Ticks(values: [0, 100e9, 300e9], fractionDigits: 0).of(axis)
    #expect(ticks.values.map { english.tick($0, of: ticks) }.last == last)
    #expect(ticks.values.map { english.tick($0, of: ticks) }.first == "0")
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
}
