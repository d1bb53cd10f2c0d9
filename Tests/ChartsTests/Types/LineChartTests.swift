import Testing

@testable import Charts

struct LineChartTests {
  @Test func everySeriesIsALine() {
    let chart = Samples.chart(.line, [0, 10], [10, .nan])
    let marks = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5))
    let lines = marks.filter { $0.part == .line }
    #expect(lines.map(\.series) == [0, 1])
    #expect(lines[0].line == [PlotPoint(x: 0, y: 0), PlotPoint(x: 1, y: 1)])
    let points = lines[1].line
    #expect(points[0] == PlotPoint(x: 0, y: 1))
    #expect(points[1].y.isNaN)
  }

  /// Of a stretch it is said that there are no points in it: no line leads over it, also of a million points.
  @Test(arguments: [30, 3_000]) func noLineLeadsOverAPause(count: Int) {
    let x = (0..<2 * count).map { Double($0 < count ? $0 : $0 + 20 * count / 10) }
    let chart = Samples.chart(.line, x: x, y: x)
    #expect(chart.pauses.count == 1 && chart.breaks(of: chart.series[0]) == [count])
    for type in [ChartType.line, .step, .area] {
      var drawn = chart
      drawn.type = type
      let plot = Plot(drawn, resolution: 100, tickLimit: 5)
      let line = drawn.marks(on: plot).first { $0.part == .line }?.line ?? []
      #expect(line.count { $0.y.isNaN } == 1, "\(type)")
      let last = line.firstIndex { $0.y.isNaN } ?? 0
      let (before, after) = (line[..<last], line[(last + 1)...])
      #expect(before.allSatisfy { $0.x < 0.5 } && after.allSatisfy { $0.x > 0.5 }, "\(type)")
    }
  }

  @Test func aFewPointsEachHaveTheirMarker() {
    let chart = Samples.chart(.line, [0, 10, .nan])
    let marks = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5))
    #expect(
      marks.dropFirst() == [
        Mark(.dot(PlotPoint(x: 0, y: 0)), series: 0, point: 0, part: .point),
        Mark(.dot(PlotPoint(x: 0.5, y: 1)), series: 0, point: 1, part: .point),
      ])
  }

  /// A point between two pauses is a marker, as a dot of a line would hardly be seen.
  @Test func aPointThatNoLineLeadsToHasAMarker() {
    var values = (0..<90).map(Double.init)
    values[40] = .nan
    values[42] = .nan
    let chart = Samples.chart(.line, values)
    let dots = chart.marks(on: Plot(chart, resolution: 400, tickLimit: 5)).filter(\.isDot)
    let plot = Plot(chart, resolution: 400, tickLimit: 5)
    #expect(dots == [Mark(.dot(plot.point(41, 41)), series: 0, part: .point)])
  }

  @Test func manyPointsHaveMarkersOnlyToTellSeveralSeriesApart() {
    let values = (0..<600).map(Double.init)
    func markers(_ chart: Chart) -> [Int] {
      chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).filter(\.isDot).map(\.series)
    }
    #expect(markers(Samples.chart(.line, values)) == [])
    #expect(markers(Samples.chart(.line, values, values)).count { $0 == 1 } == 6)
  }

  @Test func theFocusIsTheMarkerOfItsPoint() {
    let chart = Samples.chart(.line, [0, 10, .nan])
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    #expect(
      chart.focus(at: PointReference(series: 0, point: 1), on: plot)
        == Mark(.dot(PlotPoint(x: 0.5, y: 1)), series: 0, point: 1, part: .point))
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
