import Testing

@testable import Charts

struct AreaChartTests {
  private func areas(_ chart: Chart, _ plot: Plot) -> [FilledCurve] {
    chart.marks(on: plot).compactMap { mark in
      if case .area(let area) = mark.geometry { area } else { nil }
    }
  }

  @Test func theRoomUnderTheLineIsOneMark() {
    let chart = Samples.chart(.area, [0, 10, 0])
    let areas = areas(chart, Plot(chart, resolution: 40, tickLimit: 5))
    #expect(areas.count == 1 && areas[0].slices.count == 20)
    #expect(areas[0].slices.allSatisfy { $0.bottom == 0 })
    // In the middle of each slice the filling reaches to the line, and at a point to it.
    for (index, slice) in areas[0].slices.enumerated() where index != 10 {
      let x = (Double(index) + 0.5) / 20
      #expect(abs(slice.top - (1 - abs(2 * x - 1))) < 1e-9)
    }
    #expect(areas[0].slices[10].top == 1)
  }

  @Test func belowZeroItHangs() {
    let chart = Samples.chart(.area, [-10, -10, 10])
    let slices = areas(chart, Plot(chart, resolution: 8, tickLimit: 5)).flatMap(\.slices)
    #expect(slices[0].bottom == 0 && slices[0].top == 0.5)
    #expect(slices[3].bottom == 0.5 && slices[3].top > 0.5)
  }

  @Test func aGapIsEmpty() {
    let chart = Samples.chart(.area, [5, 5, .nan, 5, 5])
    let areas = areas(chart, Plot(chart, resolution: 32, tickLimit: 5))
    #expect((8...10).contains(areas.flatMap(\.slices).count))
    let none = Samples.chart(.area, [.nan, .nan])
    #expect(none.marks(on: Plot(none, resolution: 32, tickLimit: 5)).map(\.part) == [.line])
  }

  @Test func itGlidesAndReachesToZero() {
    let chart = Samples.chart(.line, [5, 6]).arranged(as: .area)
    #expect(chart.audibleSeries[0].isContinuous)
    #expect(Plot(chart, resolution: 10, tickLimit: 5).yRange.lowerBound == 0)
  }

  /// However many points share a slice, its filling and the part that the line runs through have the
  /// highest and the lowest of them.
  @Test(arguments: [30, 100, 997])
  func everyExtremeIsInItsSlice(count: Int) {
    let values = (0..<count).map { Double($0 * 7919 % 1009) }
    let chart = Samples.chart(.area, values)
    let plot = Plot(chart, resolution: 40, tickLimit: 5)
    for curve in areas(chart, plot) {
      for (index, value) in values.enumerated() {
        let x = plot.column(of: Double(index))
        let slice = min(Int(x * Double(curve.heights.count)), curve.heights.count - 1)
        let (height, place) = (curve.heights[slice], plot.row(of: value))
        #expect(height.map { $0 >= place - 1e-9 } == true)
        #expect(curve.edge(slice).map { $0.bottom <= place + 1e-9 } == true)
        #expect(curve.edge(slice)?.top == height)
      }
    }
  }
}
