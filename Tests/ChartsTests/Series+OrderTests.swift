import Testing

@testable import Charts

/// A chart has its points in the order of their places, whatever order they came in.
@Suite struct SeriesOrderTests {
  private func chart(_ series: Series, leftOut: Int = 0) -> Chart {
    Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(), series: [series], leftOutCount: leftOut)
  }

  @Test(arguments: [true, false])
  func pointsComeInTheOrderOfTheirPlacesWithAllThatBelongsToThem(isContinuous: Bool) {
    var series = Series(
      name: "", x: [3, 1, 2, 1], y: [30, 10, 20, 11], xTexts: ["c", "a", "b", "A"],
      labels: ["third", nil, "second", "again"], isContinuous: isContinuous,
      additional: [
        AdditionalValues(.named("size"), values: [3, 1, 2, 1.5], texts: [nil, "s", nil, nil]),
        AdditionalValues(.outlier, values: [99, 98, 21], points: [0, 0, 2]),
      ])
    series.samples = [[30], [10], [20], [11]]
    let placed = chart(series).series[0]
    #expect(placed.x == [1, 1, 2, 3])
    #expect(placed.y == [10, 11, 20, 30])
    #expect(placed.xTexts == ["a", "A", "b", "c"])
    #expect(placed.labels == [nil, "again", "second", "third"])
    #expect(placed.samples == [[10], [11], [20], [30]])
    #expect(placed.additional[0].values == [1, 1.5, 2, 3])
    #expect(placed.additional[0].texts == ["s", nil, nil, nil])
    #expect(placed.additional[1].points == [2, 3, 3])
    #expect(placed.additional[1].values == [21, 99, 98])
  }

  @Test func pointsWithoutAPlaceAreLeftOutAndCounted() {
    let chart = chart(
      Series(
        name: "", x: [.nan, 2, .infinity, 1], y: [9, 2, 9, 1], isContinuous: true), leftOut: 1)
    #expect(chart.series[0].x == [1, 2])
    #expect(chart.series[0].y == [1, 2])
    #expect(chart.leftOutCount == 3)
    #expect(chart.facts.contains { $0.fact == .leftOut(3) })
  }

  @Test func whatAscendsStaysAsItIs() {
    let series = Series(name: "", x: [1, 1, 2], y: [3, .nan, 1], isContinuous: true)
    #expect(chart(series).series[0].x == series.x)
    #expect(chart(series).series[0].y[0] == 3)
  }
}
