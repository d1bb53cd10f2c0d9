import Charts
import Testing

struct BarChartTests {
  private typealias PlacedBar = (
    series: Int, left: Double, right: Double, bottom: Double, top: Double
  )

  private func bars(_ chart: Chart, resolution: Int = 100) -> [PlacedBar] {
    chart.marks(on: Plot(chart, resolution: resolution, tickLimit: 5)).compactMap { mark in
      mark.rectangle.map { (mark.series, $0.left, $0.right, $0.bottom, $0.top) }
    }
  }

  @Test func barsStandOnZero() {
    let bars = bars(Samples.chart(.bar, [5, 10]))
    #expect(bars.map(\.bottom) == [0, 0])
    #expect(bars.map(\.top) == [0.5, 1])
    #expect(bars[0].left == 0.0625)
    #expect(bars[0].right == 0.4375)
    #expect(bars[0].right < bars[1].left)
  }

  @Test func barsBelowZeroHangFromIt() {
    let bars = bars(Samples.chart(.bar, [10, -10, 0]))
    #expect(bars.map(\.bottom) == [0.5, 0, 0.5])
    #expect(bars.map(\.top) == [1, 0.5, 0.5])
  }

  @Test func seriesStandSideBySide() {
    let bars = bars(Samples.chart(.bar, [1, 2], [3, 4]))
    #expect(bars.map(\.series) == [0, 0, 1, 1])
    #expect(bars[0].right <= bars[2].left)
    #expect(bars[2].right <= bars[1].left)
  }

  @Test func rightToLeftMirrorsSlotsAndGroups() {
    var chart = Samples.chart(.bar, [1, 2], [3, 4])
    let plain = bars(chart)
    chart.direction = .rightToLeft
    for (bar, twin) in zip(bars(chart), plain) {
      #expect(abs(bar.left - (1 - twin.right)) < 1e-12)
      #expect(abs(bar.right - (1 - twin.left)) < 1e-12)
      #expect(bar.top == twin.top)
    }
  }

  @Test func missingValuesHaveNoBar() {
    #expect(bars(Samples.chart(.bar, [1, .nan, .infinity, 4])).count == 2)
  }

  @Test func aLoneBarCanBeSeen() {
    let bars = bars(Samples.chart(.bar, [7]))
    #expect(bars.count == 1)
    #expect(bars[0].right - bars[0].left == 0.75)
    #expect(bars[0].top > bars[0].bottom)
  }

  @Test func theLowestLogarithmicBarCanBeSeen() {
    let bars = bars(Samples.chart(.bar, [0, 10, 1000], scale: .log10))
    #expect(bars.map(\.bottom) == [0, 0])
    #expect(abs(bars[0].top - 1 / 3.0) < 1e-12)
    #expect(bars[1].top == 1)
  }

  @Test func barsAreHeardAsNotes() {
    let audible = Samples.chart(.bar, [5, 10, 20]).audibleSeries[0]
    #expect(!audible.isContinuous)
    // Pitch spans the data, not the zero line of the picture.
    #expect(audible.y == [0, 1 / 3.0, 1])
  }

  @Test func theFocusIsTheBarItself() throws {
    let chart = Samples.chart(.bar, [3, -1, 2], [1, 5, 4])
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let bars = chart.marks(on: plot)
    for series in 0..<2 {
      for point in 0..<3 {
        let focus = try #require(
          chart.focus(at: PointReference(series: series, point: point), on: plot))
        #expect(bars.contains(focus))
      }
    }
  }
}
