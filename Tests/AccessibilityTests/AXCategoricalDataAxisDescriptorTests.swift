import Accessibility
import Foundation
import Testing

@Suite struct AXCategoricalDataAxisDescriptorTests {
  @Test func theTitleThatIsSetLastHolds() {
    let axis = AXCategoricalDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Day"), categoryOrder: ["Mon"])
    #expect(axis.title == "Day")
    axis.title = "Month"
    #expect(axis.attributedTitle.string == "Month")
  }

  @Test func aCopyIsOfItsOwn() throws {
    let axis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
    axis.attributedTitle = NSAttributedString(string: "Weekday")
    let copy = try #require(axis.copy() as? AXCategoricalDataAxisDescriptor)
    axis.categoryOrder.append("Tue")
    axis.title = ""
    #expect(copy.categoryOrder == ["Mon"] && copy.title == "Weekday")
    #expect(copy.attributedTitle.string == "Weekday")
  }

  /// Programs have kinds of their own.
  private final class WeekAxis: AXCategoricalDataAxisDescriptor {
    override var categoryOrder: [String] {
      get { ["Mon", "Tue"] }
      set {}
    }
  }

  @Test func aKindOfItsOwnIsRead() {
    let axis: any AXDataAxisDescriptor = WeekAxis(title: "Day", categoryOrder: [])
    #expect(DescriptorContent.AxisContent(axis, values: []).categories == ["Mon", "Tue"])
  }
}
