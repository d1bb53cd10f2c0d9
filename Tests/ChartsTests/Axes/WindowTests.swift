import Foundation
import Tables
import Testing

@testable import Charts

struct WindowTests {
  private static let day = 86_400.0

  @Test func aPartHasWhatBelongsToItsPoints() {
    let chart = Chart(
      type: .line, xAxis: Axis(kind: .date(.day)), yAxis: Axis(unit: "EUR"),
      series: [
        Series(
          name: "A", x: (0..<5).map { Double($0) * Self.day }, y: [1, 2, .nan, 4, 5],
          xTexts: ["a", "b", "c", "d", "e"], labels: [nil, "two", "three", nil, nil], unit: "EUR",
          isContinuous: true,
          additional: [
            AdditionalValues(.high, values: [10, 20, 30, 40, 50]),
            AdditionalValues(.named("Sky"), values: [0, 0, 0], texts: ["x", "y", "z"]),
          ])
      ], leftOutCount: 3)
    let part = chart.windowed(Self.day...3 * Self.day)
    let series = part.series[0]
    #expect(series.x == [1, 2, 3].map { $0 * Self.day })
    #expect(series.y[0] == 2 && series.y[1].isNaN && series.y[2] == 4)
    #expect(series.xTexts == ["b", "c", "d"])
    #expect(series.labels == ["two", "three", nil])
    #expect(series.additional.map(\.values) == [[20, 30, 40], [0, 0]])
    #expect(series.additional[1].texts == ["y", "z"])
    #expect(series.name == "A" && series.unit == "EUR" && series.isContinuous)
    #expect(part.leftOutCount == 0)
    #expect(part.xExtent == Self.day...3 * Self.day)
  }

  @Test func pitchStaysThatOfTheWhole() {
    let chart = Samples.chart(.line, [0, 5, 6, 7, 20])
    let part = chart.windowed(1...3)
    #expect(part.pitchRange == 0...20)
    #expect(part.audibleSeries.map(\.y) == [[0.25, 0.3, 0.35]])
    // The picture fits what is shown; its marks are chosen anew.
    let plot = Plot(part, resolution: 100, tickLimit: 5)
    #expect(plot.yRange.lowerBound >= 4 && plot.yRange.upperBound <= 8)
    #expect(plot.column(of: 1) == 0 && plot.column(of: 3) == 1)
  }

  @Test func categoriesKeepTheirNamesAndPlaces() {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    let chart = Samples.chart(
      .bar, x: [0, 1, 2, 3, 4], y: [1, 2, 3, 4, 5],
      xAxis: Axis(title: "Day", kind: .category(names)))
    let part = chart.windowed(1...3)
    #expect(part.series[0].x == [1, 2, 3])
    #expect(part.place(2) == .category("Wed"))
    #expect(part.shownCategories.map(Array.init) == ["Tue", "Wed", "Thu"])
    #expect(part.xAxisExtent == .categories(count: 3, first: "Tue", last: "Thu"))
    #expect(part.xAxis.title == "Day")
    #expect(part.hasCourse)
    // Each of three has a third of the plot.
    let plot = Plot(part, resolution: 100, tickLimit: 5)
    #expect(abs(plot.columns.slotWidth - 1.0 / 3) < 1e-9)
    #expect(abs(plot.column(of: 2) - 0.5) < 1e-9)
  }

  @Test func rightToLeftStaysSo() {
    var chart = Samples.chart(.line, [1, 2, 3, 4, 5])
    chart.direction = .rightToLeft
    let part = chart.windowed(1...3)
    let plot = Plot(part, resolution: 100, tickLimit: 5)
    #expect(plot.column(of: 1) == 1 && plot.column(of: 3) == 0)
  }

  @Test func everySeriesIsCutAtTheSamePlaces() {
    let chart = Chart(
      type: .line, xAxis: Axis(statedRange: 0...100), yAxis: Axis(),
      series: [
        Series(name: "A", x: [1, 2, 3, 4], y: [1, 2, 3, 4], isContinuous: true),
        Series(name: "B", x: [2.5, 2.5, 9], y: [7, 8, 9], isContinuous: true),
        Series(name: "C", x: [0], y: [5], isContinuous: true),
      ])
    let part = chart.windowed(2...3)
    #expect(part.series.map(\.x) == [[2, 3], [2.5, 2.5], []])
    #expect(part.pointCount == 4)
    #expect(part.xExtent == 2...3)
    #expect(
      part.xAxisExtent == .numbers(Quantity(2, fractionDigits: 0), Quantity(3, fractionDigits: 0)))
    #expect(chart.places == [0, 1, 2, 2.5, 3, 4, 9])
    #expect(chart.series[1].indices(in: 2...3) == 0..<2)
    #expect(chart.series[1].indices(in: 3...8) == 2..<2)
  }

  @Test func itSaysWhichPartItIs() {
    let chart = Samples.chart(.line, [3, 1, 4, 1, 5])
    #expect(chart.windowOutline == nil)
    let outline = WindowOutline(
      from: .number(Quantity(1)), to: .number(Quantity(3)), points: 3,
      first: .number(Quantity(0)), last: .number(Quantity(4)), count: 5)
    let part = chart.windowed(1...3)
    #expect(part.windowOutline == outline)
    #expect(part.facts.first?.fact == .window(outline))
    // Part of a part is still told against the whole.
    #expect(part.windowed(2...3).windowOutline?.count == 5)
    #expect(
      part.facts.contains { $0.fact == .highest(Quantity(4), .number(Quantity(2)), series: nil) })
  }

  @Test func aPartOfADaySaysItsDatesAsTheWholeDoes() {
    let start = 20_000 * 86_400.0
    let chart = Samples.chart(
      x: (0..<48).map { start + Double($0) * 3600 }, y: (0..<48).map(Double.init),
      xAxis: Axis(kind: .date(.minute)))
    #expect(chart.windowed(start...start + 7200).dateSpan == .year)
  }

  @Test(arguments: ChartType.allCases)
  func everyTypeHasItsPart(type: ChartType) throws {
    let plain = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ["Open", "High", "Low", "Close"].enumerated().map { index, name in
        Series(
          name: name, x: (0..<9).map(Double.init), y: (0..<9).map { Double($0 * 3 + index) },
          isContinuous: true)
      })
    let chart = plain.arranged(as: type)
    let places = chart.places
    let part = chart.windowed(places[1]...places[places.count - 1])
    let whole = PointReference(series: 0, point: 2)
    let shown = PointReference(series: 0, point: 1)
    #expect(part.series[0].count == chart.series[0].count - 1)
    #expect(part.details(of: shown) == chart.details(of: whole))
    #expect(part.heights(of: shown) == chart.heights(of: whole))
    let plot = Plot(part, resolution: 80, tickLimit: 6)
    #expect(chart.focus(at: whole, on: plot)?.geometry == part.focus(at: shown, on: plot)?.geometry)
    for mark in part.marks(on: plot) {
      #expect(mark.coordinates.allSatisfy { (-1e-9...1 + 1e-9).contains($0) }, "\(mark)")
    }
  }

  @Test func binsSayTheirEdgesAndKeepWhatTheyCounted() throws {
    let values: [Double] = (0..<100).map { Double($0 * $0 % 97) }
    let chart = Samples.chart(.line, values).arranged(as: .histogram)
    let places = chart.places
    let width = try #require(chart.xAxis.binWidth)
    let part = chart.windowed(places[1]...places[3])
    let (low, high) = (places[1] - width / 2, places[3] + width / 2)
    #expect(part.series[0].sample.sorted() == values.filter { $0 >= low && $0 < high }.sorted())
    let outline = try #require(part.windowOutline)
    #expect(outline.from == .number(Quantity(low)) && outline.to == .number(Quantity(high)))
  }

  @Test func outliersStayWithTheirBoxes() {
    var names: [String] = []
    var values: [Double] = []
    for (box, name) in ["a", "b", "c"].enumerated() {
      names += Array(repeating: name, count: 9)
      values += (0..<8).map { Double($0 + box) } + [Double(100 + box)]
    }
    let chart = Samples.chart(
      .bar, x: names.indices.map(Double.init), y: values, xAxis: Axis(kind: .category(names))
    ).arranged(as: .box)
    let part = chart.windowed(1...2)
    for point in 0..<2 {
      #expect(
        part.details(of: PointReference(series: 0, point: point))
          == chart.details(of: PointReference(series: 0, point: point + 1)))
    }
  }

  @Test func nothingTrapsWhereThereIsNothing() {
    let charts = [
      Samples.chart(.line), Samples.chart(.line, []), Samples.chart(.bar, [.nan, .nan, .nan]),
      Samples.chart(.line, [0, -1, 3], scale: .log10),
      Samples.chart(.bar, x: [], y: [], xAxis: Axis(kind: .category([]))),
      Samples.chart(.line, [9e18, 9e18, 9e18]),
      Samples.chart(.line, [9e18, -9e18, 1e300]).arranged(as: .histogram),
    ]
    for chart in charts {
      for range in [0.0...0, 1...1, -9...(-5), 1...2, -1e300...1e300] {
        let part = chart.windowed(range)
        _ = (part.facts, part.places, part.windowOutline, part.shownCategories, part.xAxisExtent)
        _ = part.audibleSeries(thresholds: [1])
        _ = part.marks(on: Plot(part, resolution: 10, tickLimit: 3))
      }
    }
    #expect(Samples.chart(.line, [0, -1, 3], scale: .log10).places == [0, 1, 2])
  }

  @Test func binsReachFromTheLowestEdgeToTheHighest() {
    var chart = Samples.chart(.histogram, x: [15, 25, 35], y: [1, 2, 3])
    #expect(chart.places(of: 15...35) == (.number(Quantity(15)), .number(Quantity(35))))
    chart.xAxis.binWidth = 10
    chart.xAxis.unit = "km"
    let (first, last) = chart.places(of: 15...25)
    #expect(first == .number(Quantity(10, unit: "km")) && last == .number(Quantity(30, unit: "km")))
  }

  /// A wave with gaps, dense enough to be thinned.
  private static let dense = Samples.chart(
    .line,
    (0..<5_000).map { (place: Int) -> Double in
      place % 97 == 5 ? .nan : Double(place * 7_919 % 1_009)
    })

  @Test(arguments: [0.0...4_999, 64...127, 1...4_998, 1_234...3_456, 4_990...4_999])
  func aPartIsDrawnAsItsPointsAreAlone(_ range: ClosedRange<Double>) throws {
    let whole = Self.dense
    // The whole was drawn before, as it is when one zooms.
    _ = whole.marks(on: Plot(whole, resolution: 50, tickLimit: 5))
    let part = whole.windowed(range)
    var alone = part
    alone.series[0].x = Excerpt(part.series[0].x.elements)
    alone.series[0].y = Excerpt(part.series[0].y.elements)
    #expect(part.yExtent == alone.yExtent)
    #expect(part.statistics(of: 0) == alone.statistics(of: 0))
    for resolution in [50, 400] {
      // The breaks of a line are not the same as themselves.
      #expect(
        "\(part.marks(on: Plot(part, resolution: resolution, tickLimit: 5)))"
          == "\(alone.marks(on: Plot(alone, resolution: resolution, tickLimit: 5)))")
    }
  }

  @Test func aPartCopiesNoPoint() {
    let whole = Self.dense.series[0]
    let part = Self.dense.windowed(100...200).series[0]
    func address(_ values: Excerpt<Double>) -> UnsafePointer<Double>? {
      values.withContiguousStorageIfAvailable(\.baseAddress) ?? nil
    }
    #expect(address(part.x) == address(whole.x).map { $0 + 100 })
    #expect(address(part.y) == address(whole.y).map { $0 + 100 })
    #expect(part.count == 101)
  }

  @Test func placesAreThoseOfAllSeriesOnce() {
    func places(_ x: [Double]..., scale: Scale = .linear) -> [Double] {
      Chart(
        type: .line, xAxis: Axis(scale: scale), yAxis: Axis(),
        series: x.map { Series(name: "", x: $0, y: $0, isContinuous: true) }
      ).places.elements
    }
    #expect(places([1, 2, 4]) == [1, 2, 4])
    #expect(places([1, 1, 2]) == [1, 2])
    #expect(places([1, 2], [1, 2]) == [1, 2])
    #expect(places([1, 3], [2, 3, 4]) == [1, 2, 3, 4])
    #expect(places([4, 1, .nan, 2]) == [1, 2, 4])
    #expect(places([-1, 0, 1, 10], scale: .log10) == [1, 10])
    #expect(places() == [])
  }

  /// Of rows that share their names the stretch is told by their numbers, too: others of each name lie in it.
  @Test func endsOfRepeatedNamesAreNumbered() {
    func ends(_ names: [String]) -> (first: Place, last: Place) {
      Chart(
        type: .bar, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
        series: [Series(name: "", x: [0, 1, 2, 3], y: [4, 5, 6, 7], isContinuous: false)]
      ).places(of: 1...3)
    }
    let once = ends(["Rome", "Oslo", "Bern", "Riga"])
    #expect(once.first == .category("Oslo") && once.last == .category("Riga"))
    let again = ends(["Rome", "Oslo", "Oslo", "Rome"])
    #expect(again.first == .category("Oslo (2)") && again.last == .category("Rome (4)"))
  }
}
