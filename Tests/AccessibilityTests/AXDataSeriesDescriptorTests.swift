import Accessibility
import Foundation
import Testing

@Suite struct AXDataSeriesDescriptorTests {
  @Test func aNameMayBeEmpty() {
    let series = AXDataSeriesDescriptor(name: "", isContinuous: true, dataPoints: [])
    #expect(series.name == "" && series.attributedName.string.isEmpty)
    let attributed = AXDataSeriesDescriptor(
      attributedName: NSAttributedString(string: "North"), isContinuous: false, dataPoints: [])
    #expect(attributed.name == "North" && attributed.attributedName.string == "North")
  }

  @Test func aCopyIsOfItsOwn() throws {
    let series = AXDataSeriesDescriptor(
      name: "North", isContinuous: true, dataPoints: [.init(x: 1, y: 2)])
    let copy = try #require(series.copy() as? AXDataSeriesDescriptor)
    series.name = nil
    series.isContinuous = false
    series.dataPoints[0].label = "peak"
    #expect(copy.name == "North" && copy.isContinuous && copy.dataPoints[0].label == nil)
    let unnamed = try #require(series.copy() as? AXDataSeriesDescriptor)
    #expect(unnamed.name == nil && unnamed.attributedName.string.isEmpty)
  }
}
