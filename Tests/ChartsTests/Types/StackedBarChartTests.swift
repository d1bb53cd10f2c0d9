import Testing

@testable import Charts

struct StackedBarChartTests {
  private let chart = Samples.chart(.stackedBar, [30, 40, 25], [20, 50, -5], [-10, 30, .nan])

  private func bars(_ chart: Chart, resolution: Int = 100) -> [Mark] {
    chart.marks(on: Plot(chart, resolution: resolution, tickLimit: 5))
  }

  @Test func partsStandOnEachOther() throws {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let expected: [(Int, Double, Double)] = [
      (0, 0, 30), (0, 0, 40), (0, 0, 25), (1, 30, 50), (1, 40, 90), (1, -5, 0), (2, -10, 0),
      (2, 90, 120),
    ]
    let marks = chart.marks(on: plot)
    #expect(marks.count == expected.count)
    for (mark, (series, low, high)) in zip(marks, expected) {
      let place = try #require(mark.rectangle)
      #expect(mark.series == series && abs(place.bottom - plot.row(of: low)) < 1e-12)
      #expect(abs(place.top - plot.row(of: high)) < 1e-12)
    }
  }

  @Test func theAxisReachesToTheTotals() {
    #expect(chart.yExtent == -10...120)
    #expect(chart.pitchRange == -10...120)
  }

  @Test func theFocusIsThePart() throws {
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let focus = try #require(chart.focus(at: PointReference(series: 1, point: 1), on: plot))
    #expect(bars(chart)[4] == focus)
    #expect(chart.focus(at: PointReference(series: 2, point: 2), on: plot) == nil)
  }

  @Test func aPartHasAShareOfItsTotal() {
    func share(_ series: Int, _ point: Int) -> Share? {
      chart.details(of: PointReference(series: series, point: point)).share
    }
    #expect(share(1, 1) == Share(percent: 50 / 120.0 * 100, total: Quantity(120)))
    // Below zero there is no share, but a total.
    #expect(share(0, 0) == Share(percent: nil, total: Quantity(40)))
    #expect(share(0, 2) == Share(percent: nil, total: Quantity(20)))
    #expect(share(2, 2) == nil)
  }

  @Test func aPartIsHeardWithItsTotal() {
    let heights = chart.heights(of: PointReference(series: 1, point: 1))
    #expect(heights == [(50 + 10) / 130.0, 1])
    #expect(chart.audibleSeries.map(\.y.count) == [3, 3, 3])
  }

  @Test func theTotalHasFactsOfItsOwn() {
    let totals = chart.facts.compactMap { row -> Fact? in
      if case .part(.total, let fact) = row.fact { fact } else { nil }
    }
    #expect(totals.contains(.highest(Quantity(120), .number(Quantity(1)), series: nil)))
    #expect(totals.contains(.lowest(Quantity(20), .number(Quantity(2)), series: nil)))
    // A single series is its own total.
    let alone = Samples.chart(.stackedBar, [1, 2]).facts
    #expect(!alone.contains { if case .part = $0.fact { true } else { false } })
  }

  /// That shares come to a hundred is no news, however they were rounded; that hours come to a day is some.
  @Test(arguments: [
    ([50.0, 45, 40], [50.0, 55, 60], false), ([50.2, 45, 40], [50, 55, 60], false),
    ([0.5, 0.25], [0.5, 0.75], false), ([8, 9], [16, 15], true), ([50, 40], [50, 70], true),
  ])
  func totalsOfSharesAreNoNews(first: [Double], second: [Double], areTold: Bool) {
    let facts = Samples.chart(.stackedBar, first, second).facts
    #expect(
      facts.contains { if case .part(.total, _) = $0.fact { true } else { false } } == areTold)
  }

  /// Of more bars than there is room for the longest are seen.
  @Test func crowdedBarsKeepTheLongest() {
    let values = (0..<1000).map { $0 == 617 ? 50.0 : 1 }
    let chart = Samples.chart(.stackedBar, values, values)
    let plot = Plot(chart, resolution: 40, tickLimit: 5)
    let marks = chart.marks(on: plot)
    #expect(marks.count == 80)
    #expect(marks.compactMap(\.rectangle?.top).max() == plot.row(of: 100))
  }
}
