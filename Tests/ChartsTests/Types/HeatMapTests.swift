import Testing

@testable import Charts

struct HeatMapTests {
  private let chart = Samples.chart(.line, [0, 10, 5], [2, .nan, 10]).arranged(as: .heatMap)

  @Test func everyValueIsACellInItsRowAndColumn() throws {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let cells = chart.marks(on: plot)
    // The missing one has none.
    #expect(cells.map(\.shade) == [.faint, .full, .medium, .light, .full])
    let place = try #require(cells[4].rectangle)
    // The last column of the second row, which is the lower one.
    #expect((cells[4].series, cells[4].point) == (1, 2))
    #expect(abs(place.left - 2 / 3.0) < 1e-9 && abs(place.right - 1) < 1e-9)
    #expect((place.bottom, place.top) == (0, 0.5))
  }

  /// A gap is a value that is missing, never a step a little longer or an edge rounded to either side.
  @Test(arguments: 20...120)
  func neighborsLeaveNoGap(columns: Int) {
    let months = Samples.chart(
      .heatMap, x: [0, 31, 59, 90, 120, 151, 181, 212, 243, 273], y: (0..<10).map(Double.init))
    let names = Samples.chart(.heatMap, (0..<10).map(Double.init))
    for chart in [months, names] {
      let plot = Plot(chart, resolution: 2 * columns, tickLimit: 5).with(
        columns: columns, leastBar: 1)
      let cells = chart.marks(on: plot).compactMap(\.rectangle).sorted { $0.left < $1.left }
      #expect(cells.count == 10)
      for (cell, next) in zip(cells, cells.dropFirst()) { #expect(cell.right == next.left) }
    }
  }

  /// A month that is missing is seen as such.
  @Test func aMissingPlaceLeavesAGap() {
    let chart = Samples.chart(.heatMap, x: [0, 31, 90, 120], y: [1, 2, 3, 4])
    let cells = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).compactMap(\.rectangle)
    #expect(cells[1].right < cells[2].left - 0.1 && cells[0].right == cells[1].left)
  }

  @Test func theYAxisIsTheRows() {
    let facts = chart.facts.map(\.fact)
    let rows = AxisExtent.rows(count: 2, first: "A", last: "B")
    #expect(facts.contains(.yAxis(title: nil, rows, .linear)))
    let values = AxisExtent.numbers(Quantity(0), Quantity(10))
    #expect(facts.contains(.values(title: nil, values, .linear)))
  }

  @Test func rowsAreNamedBySeries() {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    #expect(plot.rowNames == ["B", "A"])
    #expect(plot.yTicks.values == [0.5, 1.5] && plot.yRange == 0...2)
  }

  @Test func theFocusIsTheMiddleOfTheCell() {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let focus = chart.focus(at: PointReference(series: 0, point: 1), on: plot)
    #expect(focus?.geometry == .dot(PlotPoint(x: 0.5, y: 0.75)))
    #expect(chart.focus(at: PointReference(series: 1, point: 1), on: plot) == nil)
  }

  @Test func shadesPartTheRangeEvenly() throws {
    let shades = try #require(chart.shades)
    #expect(shades.map(\.level) == ShadeLevel.allCases.reversed())
    #expect(shades.map(\.values) == [8...10, 6...8, 4...6, 2...4, 0...2])
    // Every cell has the shade of its value.
    for value in [0, 1.9, 2.1, 5, 9.9] {
      let alone = Samples.chart(.heatMap, [0, value, 10])
      let cells = alone.marks(on: Plot(alone, resolution: 100, tickLimit: 5))
      let range = shades.first { $0.level == cells[1].shade }?.values
      #expect(range?.contains(value) == true, "\(value)")
    }
    #expect(Samples.chart(.heatMap, [3, 3]).shades?.count == 1)
    #expect(Samples.chart(.bar, [3, 4]).shades == nil)
  }

  @Test func saysColumnAndRow() {
    #expect(
      chart.cell(of: PointReference(series: 1, point: 2))
        == CellPosition(column: 3, columns: 3, row: 2, rows: 2))
    #expect(Samples.chart(.bar, [1, 2]).cell(of: PointReference(series: 0, point: 0)) == nil)
  }

  /// Values that share a cell of the screen are seen as their mean, and how many do is known.
  @Test(arguments: [(40, 10), (70, 3), (7, 2)])
  func cellsThatShareAreTheirMean(columns: Int, rows: Int) throws {
    let values = (0..<1461).map { Double($0 * 7919 % 101) }
    let chart = Samples.chart(.line, values, values.map { 100 - $0 }, values.reversed())
      .arranged(as: .heatMap)
    let plot = Plot(chart, resolution: 2 * columns, tickLimit: 5)
      .with(rows: rows, hasAxisRow: true).with(columns: columns, leastBar: 1)
    let cells = chart.marks(on: plot)
    #expect(cells.count == columns * min(rows, 3))
    #expect(plot.mostMerged >= 1461 / columns)
    let bands = plot.sharedBlocks?.bands(of: 3) ?? []
    #expect(bands.flatMap(Array.init) == [0, 1, 2])
    for cell in cells {
      let place = try #require(cell.rectangle)
      let column = Int((place.left * Double(columns)).rounded())
      let band = try #require(bands.first { $0.lowerBound == cell.series })
      let shared = band.flatMap { series in
        chart.series[series].x.indices.filter {
          let x = plot.column(of: chart.series[series].x[$0]) * Double(columns)
          return min(Int(x), columns - 1) == column
        }.map { chart.series[series].y[$0] }
      }
      let mean = shared.reduce(0, +) / Double(shared.count)
      let range = chart.shades?.first { $0.level == cell.shade }?.values
      #expect(range.map { $0.lowerBound - 1e-6 <= mean && mean <= $0.upperBound + 1e-6 } == true)
    }
    // Rows that share lines leave no gap between columns that are wider than one of the screen.
    let tall = Samples.chart(
      .line, Array(values.prefix(16)), Array(values.dropFirst(16).prefix(16)),
      Array(values.dropFirst(32).prefix(16)), Array(values.dropFirst(48).prefix(16))
    ).arranged(as: .heatMap)
    let few = Plot(tall, resolution: 2 * columns, tickLimit: 5)
      .with(rows: 2, hasAxisRow: true).with(columns: columns, leastBar: 1)
    for series in [0, 2] {
      let places = tall.marks(on: few).filter { $0.series == series }.compactMap(\.rectangle)
        .sorted { $0.left < $1.left }
      #expect(places.count == min(columns, 16))
      #expect(abs(places.first?.left ?? 1) < 1e-9 && abs((places.last?.right ?? 0) - 1) < 1e-9)
      #expect(zip(places, places.dropFirst()).allSatisfy { abs($0.right - $1.left) < 1e-9 })
    }
    // Values that each have a cell are not merged.
    let wide = Plot(self.chart, resolution: 80, tickLimit: 5).with(columns: 40, leastBar: 1)
    #expect(wide.mostMerged == 1)
  }
}
