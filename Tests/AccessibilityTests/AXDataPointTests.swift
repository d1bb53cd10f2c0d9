import Accessibility
import Foundation
import Testing

@Suite struct AXDataPointTests {
  @Test func placesAndValuesAreNumbersOrCategories() {
    let point = AXDataPoint(
      x: "Mon", y: nil, additionalValues: [.number(2), .category("red")], label: "rain")
    #expect(point.xValue.category == "Mon" && point.yValue == nil && point.label == "rain")
    #expect(point.additionalValues.map(\.content) == [.number(2), .category("red")])
    let number = AXDataPoint(x: 3, y: 4)
    #expect(number.xValue.number == 3 && number.yValue?.number == 4)
    #expect(number.additionalValues.isEmpty && number.label == nil)
  }

  @Test func aCopyIsOfItsOwn() throws {
    let point = AXDataPoint(x: 3, y: 4, additionalValues: [.number(2)], label: "rain")
    point.attributedLabel = NSAttributedString(string: "much rain")
    let copy = try #require(point.copy() as? AXDataPoint)
    point.xValue.number = 9
    point.yValue?.number = 9
    point.additionalValues[0].number = 9
    point.label = nil
    point.attributedLabel = nil
    #expect(copy.xValue.number == 3 && copy.yValue?.number == 4)
    #expect(copy.additionalValues.map(\.number) == [2])
    #expect(copy.label == "much rain" && copy.attributedLabel?.string == "much rain")
  }
}
