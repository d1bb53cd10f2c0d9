import Testing

@testable import Charts

struct StepChartTests {
  private func line(_ chart: Chart) -> [PlotPoint] {
    chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).first?.line ?? []
  }

  @Test func eachValueHoldsUntilTheNext() {
    let points = line(Samples.chart(.step, [0, 10, 5]))
    #expect(points.map(\.x) == [0, 0.5, 0.5, 1, 1])
    #expect(points.map(\.y) == [0, 0, 1, 1, 0.5])
  }

  @Test func aValueHoldsUntilAGap() {
    let points = line(Samples.chart(.step, [0, .nan, 10]))
    #expect(points.map(\.x) == [0, 0.5, 0.5, 1])
    #expect(points[1].y == 0 && points[2].y.isNaN && points[3].y == 1)
  }

  @Test func stepsAreHeldNotes() {
    let audible = Samples.chart(.line, [0, 10, 5]).arranged(as: .step).audibleSeries[0]
    #expect(audible.isHeld && !audible.isContinuous)
    #expect(audible.y == [0, 1, 0.5])
  }
}
