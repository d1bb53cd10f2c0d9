import Tables
import Testing

@testable import Charts

@Suite struct UncertaintyTests {
  private func document(_ text: String) throws -> Document {
    try Reader.read(bytes: Array(text.utf8), name: "days.csv", options: ReadingOptions())
  }

  private func chart(_ type: ChartType, count: Int = 4) -> Chart {
    var chart = Samples.chart(type, (0..<count).map { 10 + Double($0 % 5) })
    for index in chart.series.indices {
      let values = chart.series[index].allValues
      chart.series[index].uncertainty = Uncertainty(
        low: values.map { $0 - 2 }, high: values.map { $0 + 3 })
    }
    return chart
  }

  @Test func endsComeInAnyOrder() {
    let ends = Uncertainty(low: [1, 5, .nan, 1], high: [2, 3, 4, .infinity])
    #expect((0..<5).map(ends.ends) == [1...2, 3...5, nil, nil, nil])
    #expect(ends.part(1..<3).ends(of: 0) == 3...5)
    #expect(ends.points(at: [1, 0]).ends(of: 1) == 1...2)
  }

  /// Each point has its whisker, from its lower to its upper end, through its middle.
  @Test(arguments: [ChartType.line, .bar, .scatter, .step])
  func pointsHaveWhiskers(type: ChartType) throws {
    let chart = chart(type)
    let plot = Plot(chart, resolution: 160, tickLimit: 5).with(rows: 16, hasAxisRow: true)
      .with(columns: 80, leastBar: 1)
    let whiskers = chart.marks(on: plot).filter { $0.part == .whisker }
    #expect(whiskers.map(\.point) == [0, 1, 2, 3])
    for whisker in whiskers {
      guard case .line(let ends) = whisker.geometry, let point = whisker.point else {
        Issue.record("\(whisker)")
        continue
      }
      let value = chart.series[0].y[point]
      #expect(ends.map(\.y) == [plot.row(of: value - 2), plot.row(of: value + 3)])
      let middle = plot.column(of: chart.series[0].x[point])
      #expect(ends.allSatisfy { abs($0.x - middle) <= 1 / 80.0 })
    }
    #expect(chart.bands(on: plot).isEmpty)
    #expect(chart.yExtent == 8...16)
    let details = chart.details(of: PointReference(series: 0, point: 1))
    #expect(details.interval == Interval(low: Quantity(9), high: Quantity(14)))
  }

  /// A line of many points has a band, whose edges are lines through the ends.
  @Test func manyPointsHaveABand() throws {
    let chart = chart(.line, count: 60)
    let plot = Plot(chart, resolution: 160, tickLimit: 5).with(columns: 80, leastBar: 1)
    #expect(!chart.marks(on: plot).contains { $0.part == .whisker })
    let band = try #require(chart.bands(on: plot).first)
    guard case .line(let low) = band.low.geometry, case .line(let high) = band.high.geometry else {
      Issue.record("\(band)")
      return
    }
    #expect(low.map(\.y) == chart.series[0].allValues.map { plot.row(of: $0 - 2) })
    #expect(high.map(\.y) == chart.series[0].allValues.map { plot.row(of: $0 + 3) })
  }

  /// Types whose heights are no values of points show none.
  @Test(arguments: [ChartType.pie, .donut, .heatMap, .box, .violin, .histogram, .stackedBar])
  func othersShowNone(type: ChartType) {
    var chart = Samples.chart(type, [3, 4, 5])
    let extent = chart.yExtent
    for index in chart.series.indices {
      chart.series[index].uncertainty = Uncertainty(low: [-9, -9, -9], high: [99, 99, 99])
    }
    #expect(chart.yExtent == extent)
    #expect(chart.details(of: PointReference(series: 0, point: 0)).interval == nil)
  }

  @Test func columnsSayTheEnds() throws {
    let days = try document("day,mean,sd\n1,10,2\n2,14,\n3,12,1\n")
    var encoding = Encoding()
    encoding.errors = ["sd"]
    let chart = try encoding.charts(of: days)[0]
    #expect(chart.series.map(\.name) == ["mean"])
    #expect((0..<3).map { chart.series[0].uncertainty?.ends(of: $0) } == [8...12, nil, 11...13])
    encoding.errors = ["low", "high"]
    let ends = try document("day,mean,low,high\n2,14,13,17\n1,10,9,12\n")
    let sorted = try encoding.charts(of: ends)[0]
    #expect(sorted.series.map(\.name) == ["mean"])
    #expect((0..<2).map { sorted.series[0].uncertainty?.ends(of: $0) } == [9...12, 13...17])
    encoding.errors = ["none"]
    #expect(throws: InputProblem.self) { try encoding.charts(of: ends) }
  }
}
