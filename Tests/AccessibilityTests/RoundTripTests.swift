import Accessibility
import Charts
import Foundation
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

  /// A text whose second half has an attribute.
  private func attributed(_ text: String) -> NSAttributedString {
    let attributed = NSMutableAttributedString(string: text)
    attributed.addAttribute(
      NSAttributedString.Key("emphasis"), value: "strong",
      range: NSRange(location: text.utf16.count / 2, length: 1))
    return attributed
  }

  /// Points of a line in another order than that of their places, one of which has none.
  private func unsorted() -> AXChartDescriptor {
    let x = AXNumericDataAxisDescriptor(
      attributedTitle: attributed("Hour"), range: 0...9
    ) { "\($0)" }
    let y = AXNumericDataAxisDescriptor(
      attributedTitle: attributed("Level"), range: 0...9
    ) { "\($0)" }
    let places: [Double] = [7, 2, .nan, 5]
    let series = AXDataSeriesDescriptor(
      attributedName: attributed("Tank"), isContinuous: true,
      dataPoints: places.map { .init(x: $0, y: 9 - $0, label: $0 == 2 ? "peak" : nil) })
    series.dataPoints[1].attributedLabel = attributed("peak")
    let descriptor = AXChartDescriptor(
      attributedTitle: attributed("Night"), summary: nil, xAxis: x, yAxis: y, series: [series])
    descriptor.contentFrame = CGRect(x: 1, y: 2, width: 300, height: 200)
    return descriptor
  }

  @Test func frameAttributesAndTheOrderOfPointsComeBack() {
    let descriptor = unsorted()
    #expect(Chart(descriptor).series[0].x == [2, 5, 7])
    // A point without a place is no part of a chart.
    let expected = unsorted()
    expected.series[0].dataPoints.remove(at: 2)
    #expect(
      DescriptorContent(AXChartDescriptor(Chart(descriptor))) == DescriptorContent(expected))
  }

  @Test func aTextThatHasChangedHasNoAttributes() {
    var chart = Chart(unsorted())
    chart.title = "Day"
    chart.series[0].labels[0] = "dip"
    let described = AXChartDescriptor(chart)
    #expect(described.attributedTitle == NSAttributedString(string: "Day"))
    #expect(described.xAxis.attributedTitle == attributed("Hour"))
    let point = described.series[0].dataPoints.first { $0.xValue.number == 2 }
    #expect(point?.label == "dip")
    #expect(point?.attributedLabel == NSAttributedString(string: "dip"))
  }

  @Test func aPartOfAChartHasItsPointsInTheirPlaces() {
    let part = Chart(unsorted()).windowed(4...8)
    #expect(AXChartDescriptor(part).series[0].dataPoints.map(\.xValue.number) == [5, 7])
  }

  @Test func theWayBackIsNoPartOfAChart() {
    let framed = unsorted()
    framed.contentFrame = .zero
    #expect(Chart(framed) == Chart(unsorted()))
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
