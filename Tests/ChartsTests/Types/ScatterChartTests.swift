import Charts
import Testing

struct ScatterChartTests {
  @Test func everyPointIsAMarker() {
    let chart = Samples.chart(.scatter, [0, .nan, 10], [5])
    let shapes = chart.shapes(on: Plot(chart, resolution: 100, tickLimit: 5))
    #expect(
      shapes == [
        .marker(series: 0, PlotPoint(x: 0, y: 0)), .marker(series: 0, PlotPoint(x: 1, y: 1)),
        .marker(series: 1, PlotPoint(x: 0, y: 0.5)),
      ])
  }

  @Test func pointsOfTheSamePlaceAreAllHeard() {
    let chart = Samples.chart(.scatter, x: [1, 1, 2], y: [1, 3, 2])
    #expect(chart.audibleSeries[0].x == [1, 1, 2])
    #expect(chart.audibleSeries[0].y == [0, 1, 0.5])
    #expect(!chart.audibleSeries[0].isContinuous)
  }
}
