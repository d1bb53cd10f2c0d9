import Testing

@testable import Charts

struct CandlestickChartTests {
  /// Up, down, unchanged, and one without a close.
  static let chart = plain(
    open: [10, 14, 8, 9], high: [16, 15, 12, 9], low: [9, 8, 6, 9], close: [14, 10, 8, .nan]
  ).arranged(as: .candlestick)

  private static func plain(
    open: [Double], high: [Double], low: [Double], close: [Double], more: [Series] = []
  ) -> Chart {
    // Their order in the table is not that of a candle.
    let series = [("Close", close), ("Low", low), ("High", high), ("Open", open)].map {
      Samples.series($1, name: $0)
    }
    return Chart(type: .line, xAxis: Axis(), yAxis: Axis(unit: "EUR"), series: series + more)
  }

  @Test func columnsBecomeCandlesByTheirNames() throws {
    let series = try #require(Self.chart.series.first)
    #expect(Self.chart.series.count == 1 && !series.isContinuous)
    #expect(series.y.part(0..<3) == [14, 10, 8])
    #expect(series.values(.open) == [10, 14, 8, 9])
    #expect(series.values(.high) == [16, 15, 12, 9])
    #expect(series.values(.low) == [9, 8, 6, 9])
    // Pitch and picture reach over the wicks.
    #expect(Self.chart.yExtent == 6...16)
  }

  @Test func otherColumnsAreSaidWithThem() {
    let volume = Samples.series([5, 6.5], name: "Volume")
    let chart = Self.plain(
      open: [1, 2], high: [3, 3], low: [1, 1], close: [2, 2], more: [volume]
    )
    .arranged(as: .candlestick)
    let details = chart.details(of: PointReference(series: 0, point: 1))
    #expect(
      details.additional == [
        NamedValue(.named("Volume"), .quantity(Quantity(6.5, fractionDigits: 1)))
      ])
    #expect(chart.yExtent == 1...3)
  }

  /// As a chart file with additional axes has them.
  @Test func valuesBesideTheCloseAreItsParts() {
    var chart = Samples.chart(.line, [2, 1])
    chart.series[0].additional = [
      AdditionalValues(.named("High"), values: [3, 4]),
      AdditionalValues(.named("open"), values: [1, 2]),
      AdditionalValues(.named("L"), values: [0, 1]),
      AdditionalValues(.named("Volume"), values: [7, 8]),
    ]
    let details = chart.arranged(as: .candlestick).details(of: PointReference(series: 0, point: 0))
    #expect(details.parts.map(\.name) == [.open, .high, .low, .close] && details.rise == 1)
    #expect(details.additional.map(\.name) == [.named("Volume")])
  }

  @Test func fewerThanFourSeriesStayWhatTheyAre() {
    let chart = Samples.chart(.line, [1, 2], [3, 4]).arranged(as: .candlestick)
    #expect(chart.series.count == 2)
  }

  /// A day that went up is hollow, one that went down is filled; the wick reaches from low to high.
  @Test func bodiesAndWicksAreDrawn() throws {
    let chart = Self.chart
    let plot = Plot(chart, resolution: 100, tickLimit: 5)
    let marks = chart.marks(on: plot)
    #expect(marks.compactMap(\.shade) == [.light, .full, .light])
    #expect(marks.prefix(2).map(\.part) == [.wick, .body])
    let (wick, body) = (marks[0].line, try #require(marks[1].rectangle))
    #expect(wick.map(\.y) == [plot.row(of: 9), plot.row(of: 16)])
    #expect((body.bottom, body.top) == (plot.row(of: 10), plot.row(of: 14)))
    #expect(body.left < wick[0].x && wick[0].x < body.right)
  }

  /// One candle stands for all that share a cell.
  @Test func crowdedCandlesBecomeOne() {
    let values = (0..<100).map(Double.init)
    let chart = Self.plain(
      open: values, high: values.map { $0 + 2 }, low: values.map { $0 - 1 },
      close: values.map { $0 + 1 }
    ).arranged(as: .candlestick)
    let plot = Plot(chart, resolution: 20, tickLimit: 5)
    let marks = chart.marks(on: plot)
    let wicks = marks.filter { $0.part == .wick }.map(\.line)
    // One candle of many points stands for none of them.
    #expect(marks.allSatisfy { $0.point == nil })
    #expect(wicks.count == 10 && plot.mostMerged == 10)
    #expect(Plot(chart, resolution: 400, tickLimit: 5).mostMerged == 1)
    #expect(wicks.first?.first?.y == plot.row(of: -1) && wicks.last?.last?.y == plot.row(of: 101))
  }

  @Test func theFocusIsTheBody() throws {
    let plot = Plot(Self.chart, resolution: 100, tickLimit: 5)
    let marks = Self.chart.marks(on: plot)
    let focus = Self.chart.focus(at: PointReference(series: 0, point: 1), on: plot)
    #expect(focus == marks[3])
    #expect(Self.chart.focus(at: PointReference(series: 0, point: 3), on: plot) == nil)
  }

  /// Open, high, low and close, in this order, within three fifths of the candle's time.
  @Test func fourNotesAreHeard() {
    let audible = Self.chart.audibleSeries[0]
    #expect(audible.pointCount == 3 && !audible.isContinuous)
    let expected = [10, 16, 9, 14].map { ($0 - 6) / 10.0 }
    #expect(zip(audible.y, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    let starts = Array(audible.x.prefix(5))
    #expect(starts[0] == 0 && starts[3] < 0.61 && starts[4] == 1)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    // A candle without a close is one gap.
    #expect(audible.y.count == 13 && audible.y[12].isNaN)
    #expect(
      Self.chart.heights(of: PointReference(series: 0, point: 0)) == Array(audible.y.prefix(4)))
  }

  /// Of a hundred days every five are heard as one candle.
  @Test func manyCandlesAreHeardAsLongerPeriods() {
    let values = (0..<100).map(Double.init)
    let chart = Self.plain(
      open: values, high: values.map { $0 == 6 ? 150 : $0 + 2 },
      low: values.map { $0 == 7 ? -50 : $0 - 1 }, close: values.map { $0 + 1 }
    ).arranged(as: .candlestick)
    let audible = chart.audibleSeries[0]
    #expect(audible.pointCount == 20 && audible.wholeCount == 100)
    // The second is of the days 5 to 9.
    #expect(audible.x[4] == 5)
    let expected = [5, 150, -50, 10].map { ($0 + 50) / 200.0 }
    #expect(zip(audible.y[4..<8], expected).allSatisfy { abs($0 - $1) < 1e-12 })
    let few = Self.plain(
      open: Array(values.prefix(22)), high: Array(values.prefix(22)), low: Array(values.prefix(22)),
      close: Array(values.prefix(22))
    ).arranged(as: .candlestick)
    #expect(few.audibleSeries[0].pointCount == 22 && few.audibleSeries[0].wholeCount == nil)
  }

  @Test func aMissingPartIsSaidToBe() {
    var series = Samples.series([12, 14], isContinuous: false)
    series.additional = [
      AdditionalValues(.open, values: [.nan, 12]), AdditionalValues(.high, values: [15, 15]),
      AdditionalValues(.low, values: [11, 11]),
    ]
    let chart = Chart(type: .candlestick, xAxis: Axis(), yAxis: Axis(), series: [series])
    let details = chart.details(of: PointReference(series: 0, point: 0))
    #expect(details.parts.map(\.name) == [.open, .high, .low, .close])
    #expect(details.parts.first?.value == .missing && details.rise == nil)
    #expect(chart.heights(of: PointReference(series: 0, point: 0)).count == 3)
  }

  @Test func saysHowEachDayWent() {
    let details = (0..<4).map { Self.chart.details(of: PointReference(series: 0, point: $0)) }
    #expect(details.map(\.rise) == [1, -1, 0, nil])
    #expect(details[0].valueName == .close)
    #expect(details[0].parts.map(\.name) == [.open, .high, .low, .close])
    #expect(details[0].parts.compactMap(\.quantity?.value) == [10, 16, 9, 14])
    #expect(details[3].parts.isEmpty)
  }

  /// A day whose high is below its low, and one that closed above its high.
  @Test func whatContradictsItselfIsCounted() {
    let chart = Self.plain(
      open: [10, 10, 10, .nan], high: [12, 9, 12, 12], low: [9, 12, 9, 9],
      close: [11, 11, 13, 10]
    ).arranged(as: .candlestick)
    let row = chart.facts.first { if case .contradictions = $0.fact { true } else { false } }
    #expect(row?.fact == .contradictions(2, chart.place(chart.series[0].x[1])))
    #expect(row?.target == PointReference(series: 0, point: 1))
    #expect(
      !Self.chart.facts.contains { if case .contradictions = $0.fact { true } else { false } })
  }

  @Test func factsAreOfTheCloseAndTheWicks() {
    let facts = Self.chart.facts
    #expect(facts.contains { $0.fact == .directions(up: 1, down: 1, unchanged: 1) })
    let highest = facts.first { row in
      if case .part(.high, .highest(let value, _, _, _)) = row.fact {
        value.value == 16
      } else {
        false
      }
    }
    #expect(highest?.target == PointReference(series: 0, point: 0))
    let closing = facts.contains { row in
      if case .part(.close, .lowest(let value, _, _, _)) = row.fact {
        value.value == 8
      } else {
        false
      }
    }
    #expect(closing)
  }

  /// A candle knows the way it goes, so that it can have a color for it; of several series none does.
  @Test func marksTellRiseAndFall() throws {
    let chart = try ChartType.candlestick.sampleChart()
    let plot = Plot(chart, resolution: 80, tickLimit: 5)
    let marks = chart.marks(on: plot)
    #expect(!marks.isEmpty && marks.allSatisfy { $0.isRising != nil })
    for mark in marks where mark.part == .body { #expect(mark.isRising == (mark.shade != .full)) }
    var several = chart
    several.series.append(chart.series[0])
    #expect(several.marks(on: plot).allSatisfy { $0.isRising == nil })
  }
}
