import Descriptions
import Testing

struct PluralRuleTests {
  /// The samples of CLDR: `plurals.xml`, @integer.
  @Test(arguments: [
    (
      "English", PluralRule.oneWithoutFraction,
      [PluralCategory.one: [1], .other: [0, 2, 16, 1000]]
    ),
    (
      "French", .belowTwo,
      [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100, 1_000_001]]
    ),
    ("Spanish", .exactlyOne, [.one: [1], .many: [1_000_000], .other: [0, 2, 16, 1000]]),
    (
      "Polish", .polish,
      [
        .one: [1], .few: [2, 3, 4, 22, 24, 32, 102, 1002],
        .many: [0, 5, 11, 12, 13, 14, 19, 21, 100, 112, 1_000_000],
      ]
    ),
    ("Japanese", .invariable, [.other: [0, 1, 2, 15, 100]]),
  ])
  func choosesACategoryForWholeNumbers(
    language: String, rule: PluralRule, samples: [PluralCategory: [Int]]
  ) {
    for (category, numbers) in samples {
      for number in numbers { #expect(rule.category(.init(number)) == category, "\(number)") }
    }
  }

  /// The samples of CLDR: `plurals.xml`, @decimal.
  @Test(arguments: [
    ("English", PluralRule.oneWithoutFraction, [PluralCategory.other: ["0.0", "1.0", "1.5"]]),
    ("French", .belowTwo, [.one: ["0.0", "1.0", "1.5", "1.9"], .other: ["2.0", "2.5"]]),
    ("Spanish", .exactlyOne, [.one: ["1.0", "1.00"], .other: ["0.0", "1.5", "2.0"]]),
    ("Polish", .polish, [.other: ["0.0", "1.0", "1.5", "2.0", "10.0"]]),
  ])
  func choosesACategoryForFractions(
    language: String, rule: PluralRule, samples: [PluralCategory: [String]]
  ) throws {
    for (category, numbers) in samples {
      for number in numbers {
        let digits = number.split(separator: ".")[1].count
        let operands = PluralRule.Operands(try #require(Double(number)), fractionDigits: digits)
        #expect(rule.category(operands) == category, "\(number)")
      }
    }
  }

  @Test func operandsAreThoseOfTheWrittenNumber() {
    let operands = PluralRule.Operands(-1.96, fractionDigits: 1)
    #expect(operands.whole == 2)
    #expect(operands.fraction == 0)
    #expect(operands.fractionDigits == 1)
    #expect(PluralRule.Operands(.infinity, fractionDigits: 0).whole == .max)
    #expect(PluralRule.Operands(.min).whole == .max)
  }
}
