import Accessibility
import Charts
import Testing

/// All that a descriptor says comes back from the chart it became.
@Suite struct RoundTripTests {
  private func comesBack(_ descriptor: AXChartDescriptor) {
    let content = DescriptorContent(descriptor)
    let chart = Chart(descriptor)
    #expect(DescriptorContent(AXChartDescriptor(chart)) == content)
    // And the same chart is made of it again.
    #expect(Chart(AXChartDescriptor(chart)).facts == chart.facts)
  }

  @Test(arguments: 0..<400)
  func nothingIsLost(seed: Int) {
    var random = RandomDescriptor(seed: seed)
    comesBack(random.descriptor())
  }

  @Test func yearsAreAPlaceInTimeAndComeBackAsNumbers() {
    let years = AXNumericDataAxisDescriptor(
      title: "Year", range: 2010...2015, gridlinePositions: [2010, 2012]
    ) { "\(Int($0))" }
    let value = AXNumericDataAxisDescriptor(title: "Level", range: 0...9) { "\($0)" }
    let descriptor = AXChartDescriptor(
      title: "Tank", summary: nil, xAxis: years, yAxis: value,
      series: [
        AXDataSeriesDescriptor(
          name: "", isContinuous: true,
          dataPoints: (2010...2015).map { .init(x: Double($0), y: Double($0 - 2009)) })
      ])
    #expect(Chart(descriptor).xAxis.kind == .date(.year))
    comesBack(descriptor)
  }

  @Test func theDirectionsHaveTheSameNames() {
    for direction in ContentDirection.allCases {
      var chart = Chart(type: .bar, xAxis: Axis(), yAxis: Axis(), series: [])
      chart.direction = direction
      let described = AXChartDescriptor(chart)
      #expect("\(described.contentDirection)" == "\(direction)")
      #expect(Chart(described).direction == direction)
    }
  }

  @Test func anAdditionalAxisWithoutAValueIsKept() {
    let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
    let weight = AXNumericDataAxisDescriptor(
      title: "Weight", range: 1...5, gridlinePositions: [2], valueDescriptionProvider: { "\($0)kg" }
    )
    weight.scaleType = .ln
    let color = AXCategoricalDataAxisDescriptor(title: "Color", categoryOrder: ["red", "blue"])
    comesBack(
      AXChartDescriptor(
        title: nil, summary: nil, xAxis: x, yAxis: nil, additionalAxes: [weight, color],
        series: [
          AXDataSeriesDescriptor(
            name: "", isContinuous: false,
            dataPoints: [.init(x: "Mon", y: nil, additionalValues: [.number(2)])])
        ]))
  }
}
