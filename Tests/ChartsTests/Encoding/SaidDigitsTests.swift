import Testing

@testable import Charts

struct SaidDigitsTests {
  @Test(arguments: [
    (2, 0.0...176, 2), (2, 0...1e9, 2), (15, 0...1, 4), (15, 0.2...0.9, 5), (15, 20...120, 2),
    (15, 0...1e6, 0), (4, 1.08...1.13, 4), (17, 0...1e-300, 17), (15, 0.333...0.333, 5),
    (15, 0...0, 0), (15, -1.7e308...1.7e308, 0),
  ])
  func asManyAsTellValuesApart(written: Int, range: ClosedRange<Double>, said: Int) {
    #expect(SaidDigits.cap(written, range: range) == said)
  }

  @Test func manyPlacesNeedMoreDigits() {
    #expect(SaidDigits.cap(15, range: 0...1, places: 100) == 4)
    #expect(SaidDigits.cap(15, range: 0...1, places: 100_000) == 6)
    #expect(SaidDigits.cap(9, range: nil) == 9)
  }

  @Test func aChartIsSaidWithWhatItNeeds() {
    var chart = Samples.chart(.line, [0.00012345, 0.5, 1])
    chart.yAxis.fractionDigits = 15
    chart.xAxis.fractionDigits = 12
    chart.capDigits()
    #expect(chart.yAxis.fractionDigits == 5)
    #expect(chart.xAxis.fractionDigits == 4)
    chart.yAxis.fractionDigits = 15
    chart.yAxis.scale = .log10
    chart.capDigits()
    #expect(chart.yAxis.fractionDigits == 8)
  }
}
