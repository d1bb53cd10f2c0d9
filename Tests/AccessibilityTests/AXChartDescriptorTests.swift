import Accessibility
import Foundation
import Testing

@Suite struct AXChartDescriptorTests {
  private func descriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(title: "Level", range: 0...9) { "\($0)" }
    return AXChartDescriptor(
      title: "Tank", summary: "Full", xAxis: axis, yAxis: axis, additionalAxes: [axis],
      series: [
        AXDataSeriesDescriptor(name: "A", isContinuous: true, dataPoints: [.init(x: 1, y: 2)])
      ])
  }

  @Test func runsToTheRightUnlessItSaysSo() {
    #expect(descriptor().contentDirection == .leftToRight && descriptor().contentFrame == .zero)
    let directions: [AXChartDescriptor.ContentDirection] = [
      .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .radialClockwise,
      .radialCounterClockwise,
    ]
    #expect(directions.map(\.rawValue) == Array(0...5))
  }

  @Test func aTitleMayHaveAttributes() {
    let axis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: [])
    let descriptor = AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "Tank"), summary: nil, xAxis: axis, yAxis: nil,
      series: [])
    #expect(descriptor.title == "Tank" && descriptor.attributedTitle?.string == "Tank")
    #expect(descriptor.additionalAxes.isEmpty)
  }

  /// A title and the same with attributes are one; so are names and labels.
  @Test func whicheverTextIsSetLastHolds() {
    let axis = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Hour"), range: 0...1
    ) { "\($0)" }
    let series = AXDataSeriesDescriptor(
      name: "North", isContinuous: true, dataPoints: [.init(x: 1)])
    let descriptor = AXChartDescriptor(xAxis: axis, series: [series])
    #expect(descriptor.title == nil && descriptor.attributedTitle == nil)
    #expect(descriptor.summary == nil && descriptor.yAxis == nil)
    descriptor.title = "Tide"
    #expect(descriptor.attributedTitle?.string == "Tide")
    descriptor.attributedTitle = NSAttributedString(string: "Ebb")
    #expect(descriptor.title == "Ebb")
    let any: any AXDataAxisDescriptor = axis
    any.title = "Minute"
    #expect(axis.attributedTitle.string == "Minute")
    #expect(series.attributedName.string == "North")
    series.name = nil
    #expect(series.attributedName.string.isEmpty)
    series.dataPoints[0].label = "calm"
    #expect(series.dataPoints[0].attributedLabel?.string == "calm")
  }

  @Test func aCopyIsOfItsOwn() throws {
    let descriptor = descriptor()
    descriptor.contentDirection = .radialClockwise
    descriptor.contentFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    descriptor.attributedTitle = NSAttributedString(string: "Big tank")
    let content = DescriptorContent(descriptor)
    let copy = try #require(descriptor.copy() as? AXChartDescriptor)
    descriptor.title = nil
    descriptor.attributedTitle = nil
    descriptor.xAxis.title = "Hour"
    descriptor.yAxis?.gridlinePositions = [1]
    descriptor.additionalAxes[0].title = "Depth"
    descriptor.series[0].dataPoints[0].yValue = nil
    #expect(DescriptorContent(copy) == content)
    #expect(copy.title == "Big tank" && copy.contentFrame.width == 3)
  }
}
