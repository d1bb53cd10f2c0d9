import Charts
import Glibc
import Testing

struct ScatterChartTests {
  @Test func everyPointIsAMarker() {
    let chart = Samples.chart(.scatter, [0, .nan, 10], [5])
    let marks = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5))
    #expect(
      marks == [
        Mark(.dot(PlotPoint(x: 0, y: 0)), series: 0, point: 0, part: .point),
        Mark(.dot(PlotPoint(x: 1, y: 1)), series: 0, point: 2, part: .point),
        Mark(.dot(PlotPoint(x: 0, y: 0.5)), series: 1, point: 0, part: .point),
      ])
  }

  /// Pearson's r of 1, 2, 3, 4 and 1, 3, 2, 5 is 5.5 / √(5 × 8.75).
  @Test func correlationIsTold() throws {
    func correlation(_ y: [Double]) -> (Double, Trend)? {
      let x = y.indices.map { Double($0) + 1 }
      for row in Samples.chart(.scatter, x: x, y: y).facts {
        if case .correlation(let value, let trend, nil) = row.fact { return (value, trend) }
      }
      return nil
    }
    let (value, trend) = try #require(correlation([1, 3, 2, 5]))
    #expect(abs(value - 5.5 / (5 * 8.75).squareRoot()) < 1e-12)
    #expect(trend == Trend(direction: .rising, strength: .strong))
    #expect(correlation([4, 3, 2, 1])?.1 == Trend(direction: .falling, strength: .veryStrong))
    #expect(correlation([1, 2, 2, 1])?.1.direction == .mixed)
    // Nothing is to be said of three points, or of values that do not vary.
    #expect(correlation([1, 2, 3]) == nil && correlation([4, 4, 4, 4]) == nil)
  }

  /// A fall as one over x is an L, whose logarithms are a line; without a zero, and with no line in plain values.
  @Test func theCorrelationOfLogarithmsIsToldWhereItIsClearer() {
    func logarithms(_ x: [Double], _ y: [Double]) -> Double? {
      for row in Samples.chart(.scatter, x: x, y: y).facts {
        if case .correlationOfLogarithms(let value, _) = row.fact { return value }
      }
      return nil
    }
    let x = (0..<30).map { pow(1.3, Double($0)) }
    let found = logarithms(x, x.map { 2_000 / $0 })
    #expect(found.map { abs($0 + 1) < 1e-9 } == true)
    #expect(logarithms([0] + x, [9] + x.map { 2_000 / $0 }) == nil)
    #expect(logarithms(x, x.map { 2 * $0 }) == nil)
    #expect(logarithms((1...9).map(Double.init), (1...9).map { 20 / Double($0) }) == nil)
  }

  /// Names are in no order along which anything could go.
  @Test func namesHaveNoCorrelation() {
    let axis = Axis(title: "town", kind: .category(["Bern", "Lima", "Oslo", "Rome", "Wien"]))
    let heights = Series(
      name: "height", x: [0, 1, 2, 3, 4], y: [1, 2, 3, 4, 6], isContinuous: false)
    let chart = Chart(type: .scatter, xAxis: axis, yAxis: Axis(), series: [heights])
    #expect(!chart.facts.contains { if case .correlation = $0.fact { true } else { false } })
  }

  @Test func pointsOfTheSamePlaceAreAllHeard() {
    let chart = Samples.chart(.scatter, x: [1, 1, 2], y: [1, 3, 2])
    #expect(chart.audibleSeries[0].x == [1, 1, 2])
    #expect(chart.audibleSeries[0].y == [0, 1, 0.5])
    #expect(!chart.audibleSeries[0].isContinuous)
  }
}
