import Testing

@testable import Charts

@Suite struct BarColumnsTests {
  /// All bars are equally wide and none stands in the columns of another, as long as there is one for each.
  @Test(arguments: 1...6, [ChartType.groupedBar, .stackedBar, .histogram])
  func everyBarHasColumnsOfItsOwn(series: Int, type: ChartType) {
    for groups in 1...30 {
      let values = (0..<series).map { row in (0..<groups).map { Double(row + $0 % 5 + 1) } }
      var chart = Samples.chart(type, values[0])
      chart.series = values.map { Samples.series($0, isContinuous: false) }
      let bars = type == .stackedBar ? 1 : series
      for columns in stride(from: groups * bars, through: 160, by: 17) {
        for least in 1...4 {
          let plot = Plot(
            chart, resolution: columns * 2, tickLimit: 5, gapShare: 1 - 0.2 * Double(least - 1)
          ).with(columns: columns, leastBar: least)
          let places = chart.marks(on: plot).compactMap { mark -> ClosedRange<Int>? in
            guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
            let edges = [place.left, place.right].map { $0 * Double(columns) }
            #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(edges)")
            return Int(edges[0].rounded())...Int(edges[1].rounded())
          }
          #expect(places.count == groups * series)
          #expect(Set(places.map(\.count)).count == 1, "\(groups) × \(series) in \(columns)")
          let apart = Set(places).sorted { $0.lowerBound < $1.lowerBound }
          #expect(apart.count == groups * bars)
          #expect(zip(apart, apart.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
          #expect(apart.first.map { $0.lowerBound >= 0 } == true)
          #expect(apart.last.map { $0.upperBound <= columns } == true)
        }
      }
    }
  }

  /// Bars over years, whose leap days make their steps uneven, have even gaps where the columns are as many for each.
  @Test(arguments: [3, 4, 5, 6])
  func yearsHaveEvenGaps(columns: Int) {
    var years: [Double] = []
    for year in 0..<17 {
      let days = year * 365 + (year + 2) / 4
      years.append(Double(days) * 86_400)
    }
    let values = Array(repeating: 1.0, count: years.count)
    let chart = Samples.chart(.bar, x: years, y: values, xAxis: Axis(kind: .date(.year)))
    #expect(Plot(chart, resolution: 100, tickLimit: 5).slotCount == 17)
    let plot = Plot(chart, resolution: 100, tickLimit: 5).with(columns: 17 * columns, leastBar: 1)
    let lefts = chart.marks(on: plot).compactMap { mark -> Int? in
      guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
      return Int((place.left * Double(17 * columns)).rounded())
    }
    #expect(Set(zip(lefts, lefts.dropFirst()).map { $1 - $0 }) == [columns], "\(lefts)")
    let bars = BarColumns(17 * columns, slot: 1 / 17.01, count: 1, gap: 0.5, least: 1)
    #expect(
      bars?.width == BarColumns(17 * columns, slot: 1 / 17, count: 1, gap: 0.5, least: 1)?.width)
    #expect(BarColumns(16, slot: 1 / 17.01, count: 1, gap: 0.5, least: 1) == nil)
  }

  /// The place of a bar is marked under its middle, and the place of a group under that of the group.
  @Test(
    arguments: [ChartType.bar, .groupedBar, .stackedBar, .candlestick, .box], [1, 2, 3])
  func aPlaceIsMarkedUnderItsBars(type: ChartType, series: Int) {
    for groups in [3, 7, 12] {
      let values = (0..<series).map { row in (0..<groups).map { Double(row + $0 % 5 + 1) } }
      var chart = Samples.chart(type, values[0])
      chart.series = values.map { Samples.series($0, isContinuous: false) }
      for columns in 40...200 {
        let plot = Plot(chart, resolution: columns * 2, tickLimit: 5)
          .with(columns: columns, leastBar: 1)
        for place in 0..<groups {
          let bars = (0..<series).compactMap { index -> Rectangle? in
            let mark = chart.marks(on: plot).first {
              $0.series == index && $0.point == place && [.bar, .body, .box].contains($0.part)
            }
            guard case .region(.rectangle(let bar), _)? = mark?.geometry else { return nil }
            return bar
          }
          guard let left = bars.map(\.left).min(), let right = bars.map(\.right).max() else {
            Issue.record("no bar at \(place) of \(type)")
            continue
          }
          let middle = (left + right) / 2 * Double(columns)
          let mark = plot.middle(of: Double(place)) * Double(columns)
          #expect(abs(middle - mark) < 1e-6, "\(type) \(place) in \(columns)")
        }
      }
    }
  }

  @Test func aSlotWithFewerColumnsThanBarsHasNone() {
    #expect(BarColumns(10, slot: 0.1, count: 2, gap: 0.25, least: 1) == nil)
    #expect(BarColumns(20, slot: 0.1, count: 2, gap: 0.25, least: 1)?.width == 1)
    #expect(BarColumns(0, slot: 1, count: 1, gap: 0, least: 1) == nil)
    #expect(BarColumns(10, slot: .nan, count: 1, gap: 0, least: 1) == nil)
  }

  /// Bars grow with the glyphs, but leave a column between groups that they can spare.
  @Test func theGapShrinksFirst() {
    #expect(BarColumns(40, slot: 0.25, count: 2, gap: 0.25, least: 1)?.width == 4)
    #expect(BarColumns(12, slot: 0.25, count: 2, gap: 0.25, least: 1)?.width == 1)
    #expect(BarColumns(8, slot: 0.25, count: 2, gap: 0.25, least: 1)?.width == 1)
    #expect(BarColumns(20, slot: 0.25, count: 1, gap: 0.25, least: 4)?.width == 4)
    #expect(BarColumns(20, slot: 0.25, count: 1, gap: 0, least: 1)?.width == 5)
  }
}
