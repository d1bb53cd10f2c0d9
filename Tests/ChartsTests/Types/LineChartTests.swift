import Charts
import Testing

struct LineChartTests {
  @Test func everySeriesIsALine() {
    let chart = Samples.chart(.line, [0, 10], [10, .nan])
    let shapes = chart.shapes(on: Plot(chart, resolution: 100, tickLimit: 5))
    let lines = shapes.filter { if case .line = $0 { true } else { false } }
    #expect(lines.count == 2)
    #expect(
      shapes[0] == .line(series: 0, points: [PlotPoint(x: 0, y: 0), PlotPoint(x: 1, y: 1)]))
    guard case .line(1, let points) = shapes[1] else {
      Issue.record("the second series is no line")
      return
    }
    #expect(points[0] == PlotPoint(x: 0, y: 1))
    #expect(points[1].y.isNaN)
  }

  @Test func aFewPointsEachHaveTheirMarker() {
    let chart = Samples.chart(.line, [0, 10, .nan])
    let shapes = chart.shapes(on: Plot(chart, resolution: 100, tickLimit: 5))
    #expect(
      shapes.dropFirst() == [
        .marker(series: 0, PlotPoint(x: 0, y: 0)), .marker(series: 0, PlotPoint(x: 0.5, y: 1)),
      ])
  }

  @Test func manyPointsHaveMarkersOnlyToTellSeveralSeriesApart() {
    let values = (0..<600).map(Double.init)
    func markers(_ chart: Chart) -> [Int] {
      chart.shapes(on: Plot(chart, resolution: 100, tickLimit: 5)).compactMap {
        if case .marker(let series, _) = $0 { series } else { nil }
      }
    }
    #expect(markers(Samples.chart(.line, values)) == [])
    #expect(markers(Samples.chart(.line, values, values)).count { $0 == 1 } == 6)
  }

  @Test func theFocusIsTheMarkerOfItsPoint() {
    let chart = Samples.chart(.line, [0, 10, .nan])
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    #expect(
      chart.focus(at: PointReference(series: 0, point: 1), on: plot)
        == .marker(series: 0, PlotPoint(x: 0.5, y: 1)))
    #expect(chart.focus(at: PointReference(series: 0, point: 2), on: plot) == nil)
    #expect(chart.focus(at: PointReference(series: 0, point: 3), on: plot) == nil)
    #expect(chart.focus(at: PointReference(series: 1, point: 0), on: plot) == nil)
  }

  @Test func linesAreHeardAsOneGlideFromLowestToHighest() {
    let chart = Samples.chart(.line, [10, 20, .nan], [15, 30])
    let audible = chart.audibleSeries
    #expect(audible.map(\.isContinuous) == [true, true])
    #expect(audible[0].x == [0, 1, 2])
    #expect(Array(audible[0].y.prefix(2)) == [0, 0.5])
    #expect(audible[0].y[2].isNaN)
    #expect(audible[1].y == [0.25, 1])
  }

  @Test func aStatedRangeCutsPitchAndNotThePicture() {
    let chart = Samples.chart(.line, [-10, 5, 20], stated: 0...10)
    #expect(chart.audibleSeries[0].y == [0, 0.5, 1])
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    #expect(plot.row(of: 20) == 1)
    #expect(plot.row(of: -10) == 0)
  }

  @Test func aFlatLineIsTheMiddlePitch() {
    #expect(Samples.chart(.line, [4, 4, 4]).audibleSeries[0].y == [0.5, 0.5, 0.5])
  }

  @Test func logarithmicPitchHasNoPlaceForZero() {
    let heights = Samples.chart(.line, [0, 1, 10, 100], scale: .log10).audibleSeries[0].y
    #expect(heights[0].isNaN)
    #expect(Array(heights.dropFirst()) == [0, 0.5, 1])
  }

  @Test func timeFollowsALogarithmicX() {
    let chart = Samples.chart(x: [1, 10, 100], y: [1, 2, 3], xAxis: Axis(scale: .log10))
    #expect(chart.audibleSeries[0].x == [0, 1, 2])
  }

  @Test func everyPointIsAStop() {
    let chart = Samples.chart(.line, [1, .nan, 3])
    #expect(chart.stops(in: 0) == 0..<3)
    #expect(chart.stops(in: 1) == 0..<0)
    #expect(chart.stops(in: -1) == 0..<0)
  }
}
