import Sonification
import Testing

@testable import Charts

struct AudibleLandmarksTests {
  @Test func zeroAndThresholdsAreHeights() {
    let chart = Samples.chart(.line, [-5, 0, 15])
    let landmarks = chart.audibleSeries(thresholds: [10, 99]).map(\.landmarks)
    #expect(landmarks.map(\.zero) == [0.25])
    // A threshold that the pitch does not reach cannot be crossed.
    #expect(landmarks.map(\.thresholds) == [[0.75]])
    #expect(Samples.chart(.line, [5, 15]).audibleSeries(thresholds: [])[0].landmarks.zero == nil)
  }

  @Test func gridLinesAreTheTicksOfXOrTheAuthorsOwn() {
    var chart = Samples.chart(.line, x: [0, 50, 100], y: [1, 2, 3])
    #expect(
      chart.audibleSeries(thresholds: [])[0].landmarks.gridlines
        == stride(from: 0, through: 100, by: 10).map { $0 })
    chart.xAxis.gridlines = [33]
    #expect(chart.audibleSeries(thresholds: [])[0].landmarks.gridlines == [33])
  }
}
