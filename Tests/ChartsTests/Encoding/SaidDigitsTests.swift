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
    #expect(chart.quantity(0.5) == Quantity(0.5, fractionDigits: 5))
    chart.yAxis.fractionDigits = 15
    chart.yAxis.scale = .log10
    chart.capDigits()
    #expect(chart.quantity(0.00012345) == Quantity(0.00012345, fractionDigits: 7))
  }

  @Test(arguments: [
    (250_000.0, 0), (0.5, 1), (0.0000012, 7), (-0.0000012, 7), (1.5, 1), (0.333333, 2), (0, 0),
    (42.4242, 0), (5e-300, 15), (.nan, 0),
  ])
  func aSmallValueHasDigitsOfItsOwn(value: Double, digits: Int) {
    var chart = Samples.chart(x: [0.001, 250_000], y: [0.0000012, 250_000])
    chart.yAxis.fractionDigits = 7
    chart.xAxis.fractionDigits = 7
    chart.capDigits()
    #expect(chart.yAxis.fractionDigits == 0)
    #expect(chart.quantity(value).fractionDigits == digits)
    #expect(chart.place(0.001) == .number(Quantity(0.001, fractionDigits: 3)))
    // Values that the data writes with few digits keep them.
    let plain = Samples.chart(.line, [1, 2])
    #expect(plain.quantity(0.25).fractionDigits == 0)
  }

  @Test func verySmallPlacesOfAChartFileHaveDigits() {
    #expect(Encoding.fractionDigits(of: [1, 0.25]) == 2)
    #expect(Encoding.fractionDigits(of: [1, 1e-7]) == 6)
    #expect(Encoding.fractionDigits(of: [1e20]) == 0)
  }

  /// A program writes 110000.0 and 57.900: zeros behind all numbers are left out, of money only where there are no cents.
  @Test(arguments: [
    ([110_000.0, 54_000_000], 1, 0), ([57.9, 8, 100], 3, 1), ([12.5, 13], 2, 2),
    ([890, 925], 2, 0),
    ([0, 0], 1, 0), ([0.25, 1], 2, 2), ([0.125, 1], 3, 3),
    // Digits that part values are told, however late they come; the noise of doubles is not.
    ([1.000_000_000_01, 1.000_000_000_04], 11, 11), ([0.1 + 0.2, 4], 15, 1),
  ])
  func zerosBehindAllAreLeftOut(_ y: [Double], _ written: Int, _ said: Int) {
    var chart = Samples.chart(.line, y)
    chart.yAxis.fractionDigits = written
    chart.leaveOutZeros()
    #expect(chart.yAxis.fractionDigits == said)
  }
}
