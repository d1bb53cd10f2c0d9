import Testing

@testable import Charts

struct MadeBinsTests {
  /// Values of ranges are told at ranges, and the axis reaches over them.
  @Test func placesAreRanges() throws {
    let text = tableText("time,dead", 60) { "\($0 * 10 + 5),\($0 % 3)" }
    let chart = try readChart(text) {
      ($0.x, $0.y, $0.bin) = ("time", ["dead"], .of(200))
    }
    #expect(
      chart.place(chart.series[0].x[1]) == .range(Quantity(200), Quantity(400)))
    #expect(chart.xAxisExtent == .numbers(Quantity(0), Quantity(600)))
    #expect(!chart.countsValues && chart.channels?.binWidth == 200)
  }

  @Test func aHistogramCounts() throws {
    let text = tableText("weight", 60) { "\($0 * $0 % 37)" }
    let chart = try readChart(text) { $0.type = .histogram }
    #expect(chart.countsValues)
    #expect(chart.notableFact(ofSeries: 0) == nil)
    #expect(!chart.facts.contains { if case .outlierRule = $0.fact { true } else { false } })
  }
}
