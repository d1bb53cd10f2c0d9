import Testing

@testable import Charts

@Suite struct BrailleRowTests {
  private static func text(_ chart: Chart, series: Int = 0, cells: Int = 40) -> String {
    BrailleRow(chart, series: series, cells: cells).text
  }

  @Test func aCellAPointByQuarter() {
    #expect(Self.text(Samples.chart(.line, [0, 1, 2, 3, 4])) == "⣀⠤⠒⠉⠉")
    #expect(Self.text(Samples.chart(.bar, [10, 20, 30])) == "⣀⠒⠉")
  }

  @Test func aGapIsBlank() {
    #expect(Self.text(Samples.chart(.line, [0, .nan, 4, .infinity])) == "⣀\u{2800}⠉\u{2800}")
    #expect(Self.text(Samples.chart(.line, [.nan, .nan])) == "\u{2800}\u{2800}")
  }

  @Test func aConstantSeriesAndASinglePointAreInTheMiddle() {
    #expect(Self.text(Samples.chart(.line, [5, 5, 5])) == "⠒⠒⠒")
    #expect(Self.text(Samples.chart(.line, [5])) == "⠒")
  }

  /// A small series beside a large one has its shape still.
  @Test func everySeriesHasAScaleOfItsOwn() {
    var chart = Samples.chart(.line, [1, 2, 3, 4])
    let small = Self.text(chart)
    var large = chart.series[0]
    (large.name, large.y) = ("large", [4000, 3000, 2000, 1000])
    chart.series.append(large)
    #expect(Self.text(chart) == small && small == "⣀⠤⠒⠉")
    #expect(Self.text(chart, series: 1) == "⠉⠒⠤⣀")
    #expect(BrailleRow.range(of: chart, series: 0) == 1...4)
    #expect(BrailleRow.range(of: chart, series: 2) == nil)
  }

  @Test func withoutPointsOrSeriesThereIsNoCell() {
    #expect(Self.text(Samples.chart(.line, [])).isEmpty)
    #expect(Self.text(Samples.chart(.line, [1]), series: 1).isEmpty)
    #expect(Self.text(Samples.chart(.line, [1]), series: -1).isEmpty)
  }

  /// Equal slices, so that it can be said how many points a cell stands for; the last may have fewer.
  @Test func morePointsThanCellsAreSlices() {
    let row = BrailleRow(Samples.chart(.line, [0, 2, .nan, 4, 8, 6, 8]), series: 0, cells: 4)
    #expect(row.pointsPerCell == 2)
    #expect(row.cells.map(\.points) == [0..<2, 2..<4, 4..<6, 6..<7])
    #expect(row.cells.map(\.mean) == [1, 4, 7, 8])
    #expect(row.cells.map(\.valueCount) == [2, 1, 2, 1])
    #expect(row.cells.map(\.point) == [0, 3, 4, 6])
    #expect(row.text == "⣀⠒⠉⠉")
    #expect((-1...7).map(row.index) == [nil, 0, 0, 1, 1, 2, 2, 3, nil])
    // 52 points in 40 cells are 26 slices of two.
    let years = BrailleRow(
      Samples.chart(.line, Samples.curve(52) { $0 }), series: 0, cells: 40)
    #expect(years.cells.count == 26)
  }

  /// Decades are as high as each other; zero and below have no place.
  @Test func aLogarithmicAxisHasItsQuarters() {
    #expect(
      Self.text(Samples.chart(.line, [1, 10, 100, 1000, 10_000, 0, -3], scale: .log10))
        == "⣀⠤⠒⠉⠉\u{2800}\u{2800}")
  }

  /// A stated range of the axis is shown, too, as far as it is wider.
  @Test func theStatedRangeCounts() {
    #expect(Self.text(Samples.chart(.line, [40, 60], stated: 0...100)) == "⠤⠒")
    #expect(Self.text(Samples.chart(.line, [0, 100], stated: 40...60)) == "⣀⠉")
    #expect(Self.text(Samples.chart(.line, [1, 100], scale: .log10, stated: -5...10_000)) == "⣀⠒")
  }

  /// Part of a chart has its own range.
  @Test func aPartIsShownByItself() {
    let chart = Samples.chart(.line, [0, 100, 1, 2, 3, 4])
    #expect(Self.text(chart.windowed(2...5)) == "⣀⠤⠒⠉")
  }

  @Test func hugeValuesHaveAMean() {
    let most = Double.greatestFiniteMagnitude
    let row = BrailleRow(Samples.chart(.line, [most, most, -most, -most]), series: 0, cells: 2)
    #expect(row.text == "⠉⣀")
  }

  /// Each cell is what its own points say: of every type, at every length.
  @Test(arguments: ChartType.allCases)
  func everyCellFollowsFromItsPoints(_ type: ChartType) throws {
    let chart = try type.sampleChart()
    for series in chart.series.indices {
      for limit in [1, 2, 3, 14, 40] { check(chart, series, limit) }
    }
  }

  @Test(arguments: [Scale.linear, .log10, .ln])
  func everyCellOfRandomSeriesFollowsFromItsPoints(_ scale: Scale) {
    for count in [1, 2, 13, 14, 15, 79, 80, 81, 200] {
      let ys = (0..<3).map { _ in
        Samples.curve(count) { _ in Bool.random() ? .random(in: -3...1000) : .random(in: 0...1) }
          .map { $0 > 900 ? .nan : $0 }
      }
      let chart = Samples.chart(.line, ys[0], ys[1], ys[2], scale: scale)
      for series in 0..<3 { for limit in [14, 40, 80] { check(chart, series, limit) } }
    }
  }

  private func check(_ chart: Chart, _ index: Int, _ limit: Int) {
    let row = BrailleRow(chart, series: index, cells: limit)
    let y = chart.series[index].y
    #expect(row.cells.count <= limit)
    #expect(row.cells.flatMap(\.points) == Array(y.indices))
    #expect(row.text.count == row.cells.count)
    let scale = chart.yAxis.effectiveScale
    func placed(_ values: [Double]) -> [Double] {
      values.filter { $0.isFinite && (scale == .linear || $0 > 0) }
    }
    // Each series has the range that a chart of it alone has.
    var alone = chart
    alone.series = [chart.series[index]]
    guard let extent = alone.placedExtent else {
      #expect(row.cells.allSatisfy { $0.quarter == nil })
      return
    }
    let (low, high) = (
      scale.coordinate(of: extent.lowerBound), scale.coordinate(of: extent.upperBound)
    )
    for cell in row.cells {
      #expect(y.indices.contains(cell.point) && cell.points.contains(cell.point))
      let values = placed(cell.points.map { y[$0] })
      #expect(cell.valueCount == values.count)
      guard !values.isEmpty else {
        #expect(cell.text == "\u{2800}")
        continue
      }
      let mean = values.reduce(0, +) / Double(values.count)
      let share =
        low < high ? (scale.coordinate(of: mean) - low) / (high - low) : 0.5
      // On the border of two quarters rounding decides.
      let quarters = [share - 1e-9, share + 1e-9].map {
        min(max(Int(($0 * 4).rounded(.down)), 0), 3)
      }
      let heights = quarters.map { ["⣀", "⠤", "⠒", "⠉"][$0] }
      #expect(heights.contains(cell.text), "\(values) of \(extent)")
    }
  }
}
