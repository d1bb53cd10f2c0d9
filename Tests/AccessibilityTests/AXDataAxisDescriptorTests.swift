import Accessibility
import Charts
import Foundation
import Testing

@Suite struct AXDataAxisDescriptorTests {
  /// An axis that is neither of numbers nor of categories: its title is all that is known of it.
  private final class BareAxis: NSObject, AXDataAxisDescriptor {
    var title = "Place"
    var attributedTitle: NSAttributedString {
      get { NSAttributedString(string: title) }
      set { title = newValue.string }
    }
    func copy(with zone: NSZone? = nil) -> Any { BareAxis() }
  }

  @Test func anAxisOfAnotherKindHasItsTitle() {
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil, xAxis: BareAxis(), yAxis: nil, additionalAxes: [BareAxis()],
      series: [
        AXDataSeriesDescriptor(
          name: "", isContinuous: true,
          dataPoints: [.init(x: 1, y: 2, additionalValues: [.number(3)])])
      ])
    let chart = Chart(descriptor)
    #expect(chart.xAxis.title == "Place" && chart.xAxis.kind == .number)
    #expect(chart.additionalAxes.map(\.name) == ["Place"])
  }
}
