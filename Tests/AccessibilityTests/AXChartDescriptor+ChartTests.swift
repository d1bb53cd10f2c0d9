import Accessibility
import Charts
import Testing

/// A chart of whatever kind becomes a descriptor.
@Suite struct AXChartDescriptorChartTests {
  @Test(arguments: ChartType.allCases)
  func everyTypeHasItsPoints(type: ChartType) throws {
    let chart = try type.sampleChart()
    let descriptor = AXChartDescriptor(chart)
    #expect(descriptor.series.map(\.dataPoints.count) == chart.series.map(\.count))
    #expect(descriptor.series.map(\.isContinuous) == chart.series.map(\.isContinuous))
    #expect(
      descriptor.series.map { $0.dataPoints.map { $0.yValue?.number } }
        == chart.series.map { $0.y.map { $0.isFinite ? $0 : nil } })
    #expect(descriptor.yAxis?.range == chart.yAxis.statedRange ?? chart.pitchRange)
    for series in descriptor.series {
      #expect(
        series.dataPoints.allSatisfy {
          $0.additionalValues.count <= descriptor.additionalAxes.count
        })
    }
    // It may be read as any other.
    #expect(Chart(descriptor).pointCount == chart.pointCount)
  }

  @Test func valuesAreCalledByTheirUnit() throws {
    let chart = Chart(
      type: .line, xAxis: Axis(title: "Day", kind: .date(.day)),
      yAxis: Axis(title: "Price", unit: "EUR", fractionDigits: 2),
      series: [Series(name: "ACME", x: [0, 86_400], y: [10.5, 11], isContinuous: true)])
    let descriptor = AXChartDescriptor(chart)
    let x = try #require(descriptor.xAxis as? AXNumericDataAxisDescriptor)
    #expect(x.valueDescriptionProvider(86_400) == "1970-01-02")
    #expect(descriptor.yAxis?.valueDescriptionProvider(11) == "11.00 EUR")
    #expect(descriptor.yAxis?.range == 10.5...11)
  }

  @Test(arguments: [DatePrecision.year, .day, .minute])
  func timesThatNoCalendarHasAreNoTrap(precision: DatePrecision) {
    let most = Double.greatestFiniteMagnitude
    let chart = Chart(
      type: .line, xAxis: Axis(kind: .date(precision), statedRange: -most...most), yAxis: Axis(),
      series: [
        Series(
          name: "", x: [-most, 0, 1e15, most], y: [1, 2, 3, .infinity], isContinuous: true)
      ])
    let descriptor = AXChartDescriptor(chart)
    #expect(descriptor.series[0].dataPoints.map { $0.yValue?.number } == [1, 2, 3, nil])
    let axis = descriptor.xAxis as? AXNumericDataAxisDescriptor
    for x in chart.series[0].x { #expect(axis?.valueDescriptionProvider(x) != nil) }
  }

  @Test func aBinIsCalledByItsEnds() throws {
    let descriptor = AXChartDescriptor(try ChartType.histogram.sampleChart())
    let axis = try #require(descriptor.xAxis as? AXNumericDataAxisDescriptor)
    let first = try #require(descriptor.series.first?.dataPoints.first)
    let words = axis.valueDescriptionProvider(first.xValue.number)
    #expect(words.split(separator: "–").count == 2 && words.contains { $0.isNumber })
  }

  @Test func thePartsOfACandleHaveAxesOfTheirOwn() throws {
    let descriptor = AXChartDescriptor(try ChartType.candlestick.sampleChart())
    #expect(Set(descriptor.additionalAxes.map(\.title)).isSuperset(of: ["open", "high", "low"]))
  }
}
