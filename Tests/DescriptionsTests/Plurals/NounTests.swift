import Testing

@testable import Descriptions

struct NounTests {
  @Test func aCategoryWithoutAFormOfItsOwnHasThatOfOther() {
    let noun = Noun(one: "punkt", few: "punkty", other: "punktów")
    #expect(noun.form(.one) == "punkt")
    #expect(noun.form(.few) == "punkty")
    #expect(PluralCategory.allCases.filter { noun.form($0) == "punktów" }.count == 4)
  }

  @Test func goesWithItsNumber() {
    #expect(English().count(1, .point) == "1 point")
    #expect(English().count(1200, .point) == "1,200 points")
    #expect(Japanese().count(3, .point) == "3点")
  }

  /// A length is one second where it is written as one.
  @Test(arguments: [(0.96, "1 second"), (1.04, "1 second"), (1.5, "1.5 seconds"), (2, "2 seconds")])
  func lengthsGoWithTheirDigits(seconds: Double, text: String) {
    #expect(English().length(seconds) == text)
  }
}
