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

  // MARK: Several series

  private func stacked(_ ys: [Double]...) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ys.enumerated().map { Samples.series($1, name: "s\($0)") }
    ).arranged(as: .area)
  }

  /// Each area is seen as high as its values, wherever they are, and no other one is in front of it.
  @Test func noAreaHidesAnother() {
    var random = Random(seed: 7)
    for _ in 0..<30 {
      let values = (0..<4).map { _ in
        (0..<9).map { _ in (random.uniform() * 4).rounded(.down) }
      }
      let chart = stacked(values[0], values[1], values[2], values[3])
      #expect(chart.isStacked)
      // Slices with a point in the middle of each: nothing but the values is seen there.
      let plot = Plot(chart, resolution: 32, tickLimit: 5)
      let curves = chart.marks(on: plot).compactMap { mark -> (Int, FilledCurve)? in
        if case .area(let area) = mark.geometry { (mark.series, area) } else { nil }
      }
      #expect(curves.map(\.0) == [3, 2, 1, 0])
      let heights = curves.reversed().map(\.1.heights)
      for slice in heights[0].indices {
        let edges = heights.compactMap { $0[slice] }
        #expect(edges == edges.sorted())
      }
      for point in 0..<9 {
        let sums = chart.drawnSeries.map { $0.y[point] }
        let parts = zip(sums, [0] + sums).map { $0 - $1 }
        #expect(parts == chart.series.map { $0.y[point] })
      }
      #expect(chart.yExtent?.upperBound == chart.totals?.map(\.y).max())
    }
  }

  /// Nothing is summed up that has no sum: temperatures, values on both sides of zero, gaps, other places.
  @Test func whatHasNoSumIsNotStacked() {
    #expect(!stacked([1, 2, 3]).isStacked)
    #expect(!stacked([1, 2, 3], [1, -2, 3]).isStacked)
    #expect(!stacked([1, 2, 3], [1, .nan, 3]).isStacked)
    #expect(!stacked([1, 2, 3], [1, 2]).isStacked)
    #expect(stacked([-1, -2, 0], [-1, -2, -3]).isStacked)
    var warm = stacked([1, 2, 3], [1, 2, 3])
    warm.yAxis.unit = "°C"
    #expect(!warm.arranged(as: .area).isStacked)
    #expect(!stacked([1, 2, 3], [1, 2, 3]).arranged(as: .line).isStacked)
    var logarithmic = stacked([1, 2, 3], [1, 2, 3])
    logarithmic.yAxis.scale = .log10
    #expect(!logarithmic.isStacked && logarithmic.drawnSeries == logarithmic.series)
  }

  /// The focus is at the top of its area, and told with its share of the sum.
  @Test func aPartIsToldWithItsSum() throws {
    let chart = stacked([30, 40, 20], [20, 60, 20])
    let plot = Plot(chart, resolution: 32, tickLimit: 5)
    let point = PointReference(series: 1, point: 1)
    #expect(chart.focus(at: point, on: plot)?.coordinates.last == plot.row(of: 100))
    #expect(chart.details(of: point).share == Share(percent: 60, total: Quantity(100)))
    let totals = chart.facts.compactMap { row -> Fact? in
      if case .part(.total, let fact) = row.fact { fact } else { nil }
    }
    #expect(totals.contains(.highest(Quantity(100), .number(Quantity(1)), series: nil)))
    #expect(chart.windowed(0...1).isStacked)
  }
}
