import Testing

@testable import Charts

struct PlacingTests {
  private func placings(_ chart: Chart) -> [Placing?] {
    chart.series[0].x.indices.map { chart.placing(of: PointReference(series: 0, point: $0)) }
  }

  @Test func valuesBeyondTheStatedRangeAreToldFromOthers() {
    let chart = Samples.chart(.bar, [5, 6, 10, 12, .nan], stated: 6...10)
    #expect(placings(chart) == [.belowRange, nil, nil, .aboveRange, nil])
    #expect(placings(Samples.chart(.bar, [5, 12])) == [nil, nil])
    // They are still seen where they are, and heard at the edge.
    #expect(chart.audibleSeries[0].y.prefix(4) == [0, 0, 1, 1])
    #expect(chart.yAxisExtent == .numbers(Quantity(5), Quantity(12)))
  }

  @Test func theyAreCountedWithTheFirstOfThem() throws {
    let rows = Samples.chart(.line, [5, 7, 12, 11], [7, 7, 7, 7], stated: 6...10).facts
    let (low, high) = (Quantity(6), Quantity(10))
    let above = try #require(
      rows.first { $0.fact == .beyondRange(isAbove: true, 2, low, high, series: "A") })
    let below = try #require(
      rows.first { $0.fact == .beyondRange(isAbove: false, 1, low, high, series: "A") })
    #expect(above.target == PointReference(series: 0, point: 2))
    #expect(below.target == PointReference(series: 0, point: 0))
    let told = rows.count { if case .beyondRange = $0.fact { true } else { false } }
    #expect(told == 2)
  }

  /// The median lies within it, a whisker below and an outlier above.
  @Test func aBoxMayReachBeyondBothEndsOfTheRange() {
    let rows = Samples.chart(.box, [1, 5, 20, -5, 3], stated: 0...10).arranged(as: .box).facts
    let told = rows.map(\.fact).filter {
      if case .beyondRange = $0 { true } else { false }
    }
    let (low, high) = (Quantity(0), Quantity(10))
    #expect(
      told == [
        .beyondRange(isAbove: true, 1, low, high, ofParts: true, series: nil),
        .beyondRange(isAbove: false, 1, low, high, ofParts: true, series: nil),
      ])
  }

  @Test func theTotalOfAStackIsWhatTheRangeIsFor() {
    let stack = Samples.chart(.stackedBar, [4, 6], [3, 5], stated: 0...10)
    #expect(stack.placing(of: PointReference(series: 0, point: 0)) == nil)
    #expect(stack.placing(of: PointReference(series: 1, point: 1)) == .aboveRange)
  }

  @Test func zeroAndBelowAreNowhereOnLogarithmicAxes() {
    #expect(
      placings(Samples.chart(.line, [-5, 0, 1, 10], scale: .ln)) == [.nowhere, .nowhere, nil, nil])
    let overLogarithm = Samples.chart(x: [0, 20, 200], y: [1, 3, 5], xAxis: Axis(scale: .log10))
    #expect(placings(overLogarithm) == [.nowhere, nil, nil])
    #expect(
      overLogarithm.facts.contains {
        $0.fact == .offScale(1, series: nil) && $0.target == PointReference(series: 0, point: 0)
      })
    // A value that is not drawn is not heard.
    #expect(overLogarithm.audibleSeries[0].y[0].isNaN && overLogarithm.audibleSeries[0].y[1] == 0.5)
  }

  @Test func pointsThatAreNotThereHaveNone() {
    let chart = Samples.chart(.line, [5], stated: 6...10)
    #expect(chart.placing(of: PointReference(series: 0, point: 1)) == nil)
    #expect(chart.placing(of: PointReference(series: 1, point: 0)) == nil)
    #expect(chart.placing(of: PointReference(series: 0, point: -1)) == nil)
  }

  /// All values would have one pitch, so a range of one value is none.
  @Test func aRangeOfOneValueIsNone() {
    let chart = Samples.chart(.bar, [5, 6, 10], stated: 6...6)
    #expect(placings(chart) == [nil, nil, nil])
    #expect(chart.pitchRange == 5...10)
  }

  @Test func whatHasNoPlaceOnALogarithmicAxisIsCounted() {
    let chart = Samples.chart(.line, [-5, 0, 1, 10], [0, 2, .nan, 9], scale: .log10)
    #expect(chart.offScaleFact == .offScale(3, series: nil))
    #expect(Samples.chart(.line, [1, 10, .nan], scale: .log10).offScaleFact == nil)
    #expect(Samples.chart(.line, [-5, 0, 1]).offScaleFact == nil)
  }
}
