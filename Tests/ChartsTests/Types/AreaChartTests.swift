import Testing

@testable import Charts

struct AreaChartTests {
  private func fillings(_ chart: Chart, _ plot: Plot) -> [(
    series: Int, bottom: Double, top: Double
  )] {
    chart.shapes(on: plot).compactMap { shape in
      if case .bar(let series, _, _, let bottom, let top) = shape {
        (series, bottom, top)
      } else {
        nil
      }
    }
  }

  @Test func theRoomUnderTheLineIsFilled() {
    let chart = Samples.chart(.area, [0, 10, 0])
    let plot = Plot(chart, resolution: 40, tickLimit: 5)
    let fillings = fillings(chart, plot)
    #expect(fillings.count == 20)
    #expect(fillings.allSatisfy { $0.bottom == 0 })
    // In the middle of each cell the filling reaches to the line.
    for (cell, filling) in fillings.enumerated() {
      let x = (Double(cell) + 0.5) / 20
      #expect(abs(filling.top - (1 - abs(2 * x - 1))) < 1e-9)
    }
  }

  @Test func belowZeroItHangs() {
    let chart = Samples.chart(.area, [-10, -10, 10])
    let plot = Plot(chart, resolution: 8, tickLimit: 5)
    let fillings = fillings(chart, plot)
    #expect(fillings[0].bottom == 0 && fillings[0].top == 0.5)
    #expect(fillings[3].bottom == 0.5 && fillings[3].top > 0.5)
  }

  @Test func aGapIsEmpty() {
    let chart = Samples.chart(.area, [5, 5, .nan, 5, 5])
    let plot = Plot(chart, resolution: 32, tickLimit: 5)
    #expect((8...10).contains(fillings(chart, plot).count))
  }

  /// The shorter of two areas comes later, so it is seen in front.
  @Test func theShorterAreaIsInFront() {
    let chart = Samples.chart(.area, [1, 1, 9, 9], [5, 5, 5, 5])
    let plot = Plot(chart, resolution: 16, tickLimit: 5)
    let order = fillings(chart, plot).map(\.series)
    #expect(order.prefix(2) == [1, 0] && order.suffix(2) == [0, 1])
  }

  @Test func itGlidesAndReachesToZero() {
    let chart = Samples.chart(.line, [5, 6]).arranged(as: .area)
    #expect(chart.audibleSeries[0].isContinuous)
    #expect(Plot(chart, resolution: 10, tickLimit: 5).yRange.lowerBound == 0)
  }
}
