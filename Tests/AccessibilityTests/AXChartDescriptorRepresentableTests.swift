import Accessibility
import Testing

@Suite struct AXChartDescriptorRepresentableTests {
  private struct Meter: AXChartDescriptorRepresentable {
    var level: Double

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Level", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: ["now"]),
        yAxis: AXNumericDataAxisDescriptor(title: "", range: 0...1) { "\($0)" },
        series: [
          AXDataSeriesDescriptor(
            name: "", isContinuous: false, dataPoints: [.init(x: "now", y: level)])
        ])
    }
  }

  @Test func anUpdateLeavesADescriptorAsItIsUnlessItIsWritten() {
    let descriptor = Meter(level: 0.5).makeChartDescriptor()
    let content = DescriptorContent(descriptor)
    Meter(level: 0.7).updateChartDescriptor(descriptor)
    #expect(DescriptorContent(descriptor) == content)
  }
}
