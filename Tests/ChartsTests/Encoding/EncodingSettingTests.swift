import Testing

@testable import Charts
@testable import Tables

@Suite struct EncodingSettingTests {
  private func encoding(_ setting: EncodingSetting, _ texts: String...) throws -> Encoding {
    var encoding = Encoding()
    try setting.set(texts, in: &encoding)
    return encoding
  }

  @Test func eachSettingSaysItsPart() throws {
    #expect(try encoding(.x, "day").x == "day")
    #expect(try encoding(.y, "a", "b,c").y == ["a", "b,c"])
    #expect(try encoding(.type, "box").type == .box)
    #expect(try encoding(.type, "auto").type == nil)
    #expect(try encoding(.series, "kind").series == "kind")
    #expect(try encoding(.split, "city").split == "city")
    #expect(try encoding(.label, "name").label == "name")
    #expect(try encoding(.aggregate, "median").aggregation == .by(.median))
    #expect(try encoding(.aggregate, "none").aggregation == RowAggregation.none)
    #expect(try encoding(.every, "quarter").every == .quarter)
    #expect(try encoding(.bin, "2.5").bin == .of(2.5))
    #expect(
      try encoding(.conditions, "a > 3", "b = x").picking.conditions
        == [Condition(column: "a", .greater, ["3"]), Condition(column: "b", .equal, ["x"])])
    #expect(try encoding(.last, "30d").picking.last == TimeLength("30d"))
    #expect(try encoding(.from, "2024").picking.from == "2024")
    #expect(try encoding(.to, "9").picking.to == "9")
    #expect(try encoding(.sort, "y:desc").order == .byValues(isDescending: true))
    #expect(try encoding(.top, "3").top == 3)
  }

  @Test func whatIsEmptySaysNothing() throws {
    for setting in EncodingSetting.allCases {
      #expect(try encoding(setting, "") == Encoding())
      #expect(try encoding(setting) == Encoding())
    }
  }

  /// A form is there exactly where not every text is a value, and the bad text is told.
  @Test(arguments: EncodingSetting.allCases)
  func whatIsNoValueIsTold(_ setting: EncodingSetting) {
    var encoding = Encoding()
    do throws(EncodingSetting.BadValue) {
      try setting.set(["#"], in: &encoding)
      #expect(setting.form == nil)
    } catch {
      #expect(setting.form != nil && error.text == "#")
    }
    #expect(setting.choices == nil || setting.form == setting.choices?.joined(separator: ", "))
  }

  @Test func conditionsAreSaidOneByOne() {
    var encoding = Encoding()
    #expect(
      throws: EncodingSetting.BadValue(text: "a > 3 and b < 9", parts: ["a > 3", "b < 9"])
    ) {
      try EncodingSetting.conditions.set(["a > 3 and b < 9"], in: &encoding)
    }
  }

  @Test func malformedConditionsAreToldAsTheyMayBeMeant() {
    func problem(_ text: String) -> EncodingSetting.BadValue? {
      var encoding = Encoding()
      do throws(EncodingSetting.BadValue) {
        try EncodingSetting.conditions.set([text], in: &encoding)
        return nil
      } catch { return error }
    }
    #expect(problem("price is 2")?.parts == ["price = 2"])
    #expect(problem("price > 1, price < 3")?.parts == ["price > 1", "price < 3"])
    #expect(problem("price foo 2")?.form?.contains("is not missing") == true)
    #expect(problem("price")?.form == nil && problem("price")?.parts == [])
    #expect(problem("city IN Rome") == nil)
  }
}
