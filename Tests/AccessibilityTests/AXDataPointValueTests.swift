import Accessibility
import Testing

@Suite struct AXDataPointValueTests {
  @Test func isWhatWasSetLast() {
    let value = AXDataPointValue(number: 2.5)
    #expect(value.number == 2.5 && value.category.isEmpty)
    value.category = "Mon"
    #expect(value.number.isNaN && value.category == "Mon")
    value.number = 3
    #expect(value.number == 3 && value.category.isEmpty)
  }

  @Test func aCopyIsOfItsOwn() throws {
    let value = AXDataPointValue(category: "Mon")
    let copy = try #require(value.copy() as? AXDataPointValue)
    value.category = "Tue"
    #expect(copy.category == "Mon")
  }
}
