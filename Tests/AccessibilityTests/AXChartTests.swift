import Accessibility
import Foundation
import Testing

@Suite struct AXChartTests {
  /// A view that keeps what it is given.
  private final class Plot: NSObject, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
  }

  @Test func aChartHasADescriptorOrNone() {
    let chart: any AXChart = Plot()
    #expect(chart.accessibilityChartDescriptor == nil)
    let axis = AXCategoricalDataAxisDescriptor(title: "", categoryOrder: [])
    let descriptor = AXChartDescriptor(
      title: "Tank", summary: nil, xAxis: axis, yAxis: nil, series: [])
    chart.accessibilityChartDescriptor = descriptor
    #expect(chart.accessibilityChartDescriptor === descriptor)
  }
}
