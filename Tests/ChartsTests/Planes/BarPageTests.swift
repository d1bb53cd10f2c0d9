import Testing

@testable import Charts

@Suite struct BarPageTests {
  private func chart(_ places: [[Double]], names: Int? = nil) -> Chart {
    let kind = names.map { count in Axis.Kind.category((0..<count).map { "n\($0)" }) } ?? .number
    return Chart(
      type: .bar, xAxis: Axis(kind: kind), yAxis: Axis(),
      series: places.enumerated().map { index, x in
        Series(name: "s\(index)", x: x, y: x.map { $0 + 1 }, isContinuous: false)
      })
  }

  /// Every group is on a page, on which each bar has a column of its own.
  @Test(arguments: [1, 2, 3, 6, 9, 23], [1, 5, 16, 60, 406])
  func everyBarIsOnAPage(series: Int, groups: Int) throws {
    let places = (0..<groups).map(Double.init)
    let chart = chart(Array(repeating: places, count: series), names: groups)
    for columns in [9, 17, 30, 73, 190] {
      var seen: Set<Int> = []
      for group in 0..<groups where !seen.contains(group) {
        guard let page = chart.barPage(around: Double(group), series: 0, columns: columns) else {
          #expect(series * groups <= columns)
          return
        }
        #expect(page.groups.contains(group) && page.groupCount == groups)
        seen.formUnion(page.groups)
        let part = chart.part(page)
        let plot = Plot(part, resolution: 2 * columns, tickLimit: 5)
          .with(columns: columns, leastBar: 1)
        let marks = part.marks(on: plot)
        #expect(marks.count == page.series.count * page.groups.count)
        #expect(Self.areApart(marks, columns))
      }
      #expect(seen.count == groups)
    }
  }

  /// True where each bar has whole columns that no other one has.
  static func areApart(_ marks: [Mark], _ columns: Int) -> Bool {
    let spans = marks.compactMap { mark -> Range<Int>? in
      guard case .region(.rectangle(let place), _) = mark.geometry else { return nil }
      let edges = [place.left, place.right].map { ($0 * Double(columns)) }
      guard zip(edges, edges.map { $0.rounded() }).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        return nil
      }
      return Int(edges[0].rounded())..<Int(edges[1].rounded())
    }.sorted { $0.lowerBound < $1.lowerBound }
    return spans.count == marks.count && Set(spans.map(\.count)).count <= 1
      && zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }

  /// Series with places of their own, and steps that are not even.
  @Test func barsOfOtherPlacesStandApart() throws {
    let chart = chart([[0, 1, 2, 7, 30], [0.5, 1.5, 7, 29]])
    var seen: Set<Int> = []
    for place in chart.places {
      let page = try #require(chart.barPage(around: place, series: 0, columns: 20))
      #expect(page.range.contains(place))
      seen.formUnion(page.groups)
      let part = chart.part(page)
      let plot = Plot(part, resolution: 40, tickLimit: 5).with(columns: 20, leastBar: 1)
      #expect(Self.areApart(part.marks(on: plot), 20))
    }
    #expect(seen == Set(0..<8))
  }

  /// All pages have the y axis of the whole.
  @Test func pagesKeepTheAxis() throws {
    let places = (0..<60).map(Double.init)
    let chart = chart([places, places], names: 60)
    let ranges = places.compactMap { chart.barPage(around: $0, series: 0, columns: 40) }.map {
      Plot(chart.part($0), resolution: 80, tickLimit: 5).yRange
    }
    #expect(Set(ranges) == [Plot(chart, resolution: 80, tickLimit: 5).yRange])
  }

  /// More series than columns: some of them at a time, each in its color.
  @Test func seriesComeInPages() throws {
    let chart = chart(Array(repeating: [0, 1], count: 23), names: 2)
    let page = try #require(chart.barPage(around: 1, series: 20, columns: 17))
    #expect(page.series == 16..<23 && page.groups == 0..<2)
    let first = try #require(chart.barPage(around: nil, series: 0, columns: 17))
    #expect(first.series == 0..<16 && first.groups == 0..<1)
  }

  /// Of a single series over numbers the longest bar of each column is seen, in a whole one.
  @Test func barsOfOneSeriesAreMerged() {
    let chart = chart([(0..<400).map { Double($0 * 7 % 400) }.sorted()])
    #expect(chart.barPage(around: nil, series: 0, columns: 50) == nil)
    let plot = Plot(chart, resolution: 100, tickLimit: 5).with(columns: 50, leastBar: 1)
    #expect(plot.mergesBars && chart.marks(on: plot).count == 50)
    #expect(Self.areApart(chart.marks(on: plot), 50))
    #expect(!Plot(chart, resolution: 900, tickLimit: 5).with(columns: 450, leastBar: 1).mergesBars)
  }

  /// Three columns of a box and one beside it are its own, over numbers, too.
  @Test func boxesOfOneSeriesHaveColumnsOfTheirOwn() throws {
    var boxes = chart([(0..<14).map(Double.init)])
    boxes.type = .box
    #expect(boxes.barPage(around: nil, series: 0, columns: 60) == nil)
    #expect(try #require(boxes.barPage(around: nil, series: 0, columns: 36)).groups == 0..<9)
    #expect(try #require(boxes.barPage(around: 13, series: 0, columns: 36)).groups == 5..<14)
  }

  @Test func whatHasNoBarsHasNoPages() {
    #expect(chart([[]]).barPage(around: nil, series: 0, columns: 10) == nil)
    #expect(chart([]).barPage(around: nil, series: 0, columns: 10) == nil)
    #expect(chart([[0, 1], [0, 1]]).barPage(around: .nan, series: 7, columns: 0) == nil)
    #expect(
      chart([[0, 1], [0, 1]]).barPage(around: .nan, series: 7, columns: 3) != nil)
  }
}
