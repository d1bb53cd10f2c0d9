import Testing

@testable import Charts

struct PlotTests {
  private func plot(_ chart: Chart, ticks: Int = 5) -> Plot {
    Plot(chart, resolution: 100, tickLimit: ticks)
  }

  @Test func aLineRunsFromEdgeToEdge() {
    let plot = plot(Samples.chart(.line, [0, 5, 10]))
    #expect(plot.column(of: 0) == 0)
    #expect(plot.column(of: 1) == 0.5)
    #expect(plot.column(of: 2) == 1)
    #expect(plot.row(of: 0) == 0)
    #expect(plot.row(of: 5) == 0.5)
    #expect(plot.row(of: 10) == 1)
    #expect(plot.row(of: .infinity).isNaN)
    #expect(plot.columns.slotWidth == 0)
  }

  @Test func barsHaveASlotEach() {
    let plot = plot(Samples.chart(.bar, [1, 2, 3, 4]))
    #expect(plot.columns.slotWidth == 0.25)
    #expect([0, 1, 2, 3].map { plot.column(of: $0) } == [0.125, 0.375, 0.625, 0.875])
  }

  @Test func unevenBarsHaveTheSmallestSlot() {
    let plot = plot(Samples.chart(.bar, x: [0, 10, 11], y: [1, 1, 1]))
    #expect(abs(plot.columns.slotWidth - 1 / 12.0) < 1e-12)
  }

  @Test func aLoneBarHasAllTheRoom() {
    let plot = plot(Samples.chart(.bar, [7]))
    #expect(plot.columns.slotWidth == 1)
    #expect(plot.column(of: 0) == 0.5)
  }

  @Test func extremePlacesHaveEqualSlots() {
    let plot = plot(Samples.chart(.bar, x: [-1.6e308, 0, 1.6e308], y: [1, 1, 1]))
    #expect(abs(plot.columns.slotWidth - 1 / 3.0) < 1e-12)
  }

  @Test(arguments: [2, 7, 40])
  func theRangeRunsFromTheMiddleOfARowToThatOfAnother(rows: Int) {
    let half = 0.5 / Double(rows)
    let line = plot(Samples.chart(.line, [0, 5, 10])).with(rows: rows, hasAxisRow: true)
    #expect(line.row(of: 0) == half)
    #expect(line.row(of: line.yRange.upperBound) == 1 - half)
    #expect(line.withoutCells.row(of: 0) == 0)
    #expect(line.withoutCells.row(of: line.yRange.upperBound) == 1)
    // Bars stand on the line of the axis, or on the edge where there is none.
    let bars = plot(Samples.chart(.bar, [0, 5, 10]))
    #expect(bars.with(rows: rows, hasAxisRow: true).row(of: 0) == -half)
    #expect(bars.with(rows: rows, hasAxisRow: true).row(of: 10) <= 1 - half)
    #expect(bars.with(rows: rows, hasAxisRow: false).row(of: 0) == 0)
    // Zero with bars below it is a height like any other.
    let mixed = plot(Samples.chart(.bar, [-5, 5])).with(rows: rows, hasAxisRow: true)
    #expect(!mixed.standsOnAxis)
    #expect(mixed.row(of: mixed.yRange.lowerBound) == half)
    // A heat map has names in place of heights, each of which has whole rows.
    let cells = plot(Samples.chart(.heatMap, [1, 2], [3, 4]))
    #expect(
      cells.with(rows: rows, hasAxisRow: true).row(of: 0.5)
        == Rows(count: 2, cells: rows).middle(of: 1))
    #expect(cells.row(of: 0.5) == 0.25)
  }

  /// A bar that ends behind the line of the axis is not lost.
  @Test(arguments: [Scale.linear, .log10])
  func aLowBarLeavesATrace(scale: Scale) throws {
    let chart = Samples.chart(.bar, [1, 100_000], scale: scale)
    let plot = plot(chart).with(rows: 10, hasAxisRow: true)
    let bars = chart.marks(on: plot).compactMap { mark -> Rectangle? in
      if case .region(.rectangle(let place), _) = mark.geometry { place } else { nil }
    }
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.bottom == 0 && $0.top > 0 })
    let none = Samples.chart(.bar, [0, 3])
    let nothing = none.marks(on: self.plot(none).with(rows: 10, hasAxisRow: true))[0]
    #expect(nothing.geometry == .bar(left: 0.0625, right: 0.4375, bottom: 0, top: 0))
  }

  @Test func rightToLeftIsTheMirrorImage() {
    var chart = Samples.chart(.line, [0, 5, 10, 20, 40])
    let plain = plot(chart)
    chart.direction = .rightToLeft
    let mirrored = plot(chart)
    for x in 0..<5 { #expect(mirrored.column(of: Double(x)) == 1 - plain.column(of: Double(x))) }
    #expect(mirrored.row(of: 20) == plain.row(of: 20))
  }

  @Test func logarithmsSpreadRatiosOnBothAxes() {
    var chart = Samples.chart(x: [1, 10, 100], y: [1, 10, 100], xAxis: Axis(scale: .log10))
    chart.yAxis.scale = .log10
    let plot = plot(chart)
    #expect(plot.column(of: 10) == 0.5)
    #expect(plot.row(of: 10) == 0.5)
    #expect(plot.row(of: 0).isNaN)
    #expect(plot.row(of: -1).isNaN)
    #expect(plot.yTicks.values == [1, 10, 100])
  }

  @Test func placesBelowZeroDoNotCollapseALogarithmicAxis() {
    let chart = Samples.chart(
      x: [-1, 0, 1, 10, 100], y: [1, 2, 3, 4, 5], xAxis: Axis(scale: .log10))
    let plot = plot(chart)
    #expect(plot.column(of: 0).isNaN)
    #expect(plot.column(of: 1) == 0)
    #expect(plot.column(of: 10) == 0.5)
    #expect(plot.column(of: 100) == 1)
  }

  @Test func otherTicksAreThoseOfAnotherPlan() {
    for chart in [
      Samples.chart(.line, [3, 17, 4]), Samples.chart(.bar, [5, 900], scale: .log10),
      Samples.chart(.heatMap, [1, 2], [3, 4]), Samples.chart(.line),
    ] {
      for limit in [Int.min, 1, 3, 12] {
        let plan = Plot(chart, resolution: 100, tickLimit: limit)
        let other = Plot(chart, resolution: 7, tickLimit: 5).with(tickLimit: limit)
        #expect(other.yRange == plan.yRange && other.yTicks == plan.yTicks)
        #expect(other.resolution == 7)
      }
    }
  }

  @Test func nothingToDrawStillHasAFrame() {
    let plot = plot(Samples.chart(.line))
    #expect(plot.yRange == 0...1)
    #expect(plot.yTicks.values == [])
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func noSizeTraps(_ size: Int) {
    let chart = Samples.chart(.bar, [1, 2, 3])
    let plot = Plot(chart, resolution: size, tickLimit: min(size, 1000))
    #expect(plot.resolution >= 1)
    #expect(!chart.marks(on: plot).isEmpty)
  }
}
