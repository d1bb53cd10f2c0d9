import Testing

@testable import Charts
@testable import Tables

/// Rows that share a place are no one course: none is drawn, heard or told.
@Suite struct RepetitionTests {
  /// Many sources of energy a year, more than one chart has lines for.
  private static let energy =
    (["year,source,net"]
    + (0..<13).flatMap { source in
      (2001...2003).map { "\($0),source \(source),\(35 - source + $0 % 3)" }
    }).joined(separator: "\n")

  private func charts(
    _ text: String, _ options: (inout Encoding) -> Void = { _ in }
  ) throws -> [Chart] {
    var encoding = Encoding()
    encoding.aggregation = RowAggregation.none
    options(&encoding)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    return try encoding.charts(of: document)
  }

  private func chart(
    _ text: String, _ options: (inout Encoding) -> Void = { _ in }
  ) throws -> Chart {
    try #require(try charts(text, options).first)
  }

  /// The facts about a course that are told, by their names.
  private func coursesTold(of chart: Chart) -> [String] {
    chart.facts.compactMap { row in
      switch row.fact {
      case .trend: "trend"
      case .change: "change"
      case .period: "period"
      case .largestRise: "rise"
      case .largestDrop: "drop"
      case .correlation: "correlation"
      case .spikes: "spikes"
      case .plateaus: "plateaus"
      default: nil
      }
    }
  }

  /// One series has each place once or twice, both together have one up to three times.
  @Test func placesAreThoseOfAllSeries() throws {
    let rows = ["3,1,a", "3,2,a", "4,3,a", "3,4,b", "4,5,b", "5,6,b", "5,7,b", "5,8,b", "6,9,b"]
    let chart = try chart((["x,y,kind"] + rows).joined(separator: "\n")) {
      ($0.x, $0.y, $0.series, $0.type) = ("x", ["y"], "kind", .scatter)
    }
    let places = try #require(chart.repeatedPlaces)
    #expect((places.most, places.shared, places.places) == (3, 3, 4))
  }

  @Test(
    arguments: [nil, .line, .area, .step, .bar, .stackedBar, .groupedBar]
      as [ChartType?])
  func noLineRunsThroughRepeatedPlacesAndNoBarHidesAnother(type: ChartType?) throws {
    let chart = try chart(Self.energy) {
      $0.x = "year"
      $0.y = ["net"]
      $0.type = type
    }
    #expect(chart.type == .scatter)
    #expect(
      chart.repetition == Repetition(column: "year", most: 13, shared: 3, of: 3, remedy: "source"))
    #expect(chart.series.allSatisfy { !$0.isContinuous })
    #expect(coursesTold(of: chart) == [])
    #expect(!chart.hasCourse)
    for landmark in [Landmark.drop, .rise, .turningPoint, .crossing] {
      #expect(chart.landmarks(landmark, in: 0).isEmpty)
    }
    #expect(chart.facts.contains { $0.fact == chart.repetitionFact })
  }

  @Test func theWayOutLeadsToLines() throws {
    let parts = try charts(Self.energy) { $0.split = "source" }
    #expect(parts.map(\.title) == (0..<13).map { "source \($0)" })
    #expect(parts.allSatisfy { $0.type == .line && $0.repetition == nil && $0.hasCourse })
  }

  @Test func withoutAColumnThatPartsThemThereIsNoWayOut() throws {
    let text = "day,kind,v\n2024-01-01,a,1\n2024-01-01,a,2\n2024-01-02,b,3\n"
    let chart = try chart(text) { $0.x = "day" }
    #expect(chart.repetition == Repetition(column: "day", most: 2, shared: 1, of: 2))
  }

  @Test(arguments: [
    ("source", "--split source"), ("birth place", "--split 'birth place'"),
    ("it's", "--split 'it'\\''s'"), ("-s", "--split=-s"),
  ])
  func theWayOutIsWrittenForAShell(column: String, option: String) throws {
    let rows = (0..<26).map { "\($0 / 13),k\($0 % 13),\($0)" }
    let text = (["t,\(column),v"] + rows).joined(separator: "\n")
    let chart = try chart(text) {
      $0.x = "t"
      $0.y = ["v"]
    }
    #expect(
      chart.repetitionFact
        == .repeatedPlaces(column: "t", most: 13, shared: 2, of: 2, remedy: option))
  }

  /// Of two columns the one that makes fewer charts is named.
  @Test func theWayOutMakesFewCharts() throws {
    let rows = (0..<26).map { "\($0 / 13),i\($0),s\($0 % 13),\($0)" }
    let text = (["t,id,side,v"] + rows).joined(separator: "\n")
    let chart = try chart(text) {
      $0.x = "t"
      $0.y = ["v"]
    }
    #expect(chart.repetition?.remedy == "side")
  }

  /// Columns that are empty where the others have a value draw a line each.
  @Test func rowsWithoutAValueDoNotRepeat() throws {
    let text = "day,a,b\n2024-01-01,1,\n2024-01-01,,5\n2024-01-02,2,\n2024-01-02,,6\n"
    let chart = try chart(text)
    #expect(chart.type == .line)
    #expect(chart.repetition == nil)
    #expect(chart.series.map(\.y) == [[1, 2], [5, 6]])
    #expect(chart.series.allSatisfy { $0.x.count == 2 })
  }

  /// A place is shared where any column has two values, in whichever order the columns come.
  @Test(arguments: [["a", "b"], ["b", "a"]])
  func placesOfAllColumnsAreCounted(columns: [String]) throws {
    let text = "t,a,b\n1,1,\n1,2,5\n2,3,6\n2,,7\n3,4,8\n"
    let chart = try chart(text) {
      $0.x = "t"
      $0.y = columns
    }
    #expect(chart.repetition == Repetition(column: "t", most: 2, shared: 2, of: 3))
  }

  /// The way out that leaves the x axis as it is goes before that which changes it.
  @Test func theWayOutKeepsTheAxis() throws {
    let rows = ["Jan", "Feb"].flatMap { month in (0..<13).map { "\(month),city \($0),\($0)" } }
    let text = (["month,city,v"] + rows).joined(separator: "\n")
    #expect(try chart(text).repetition?.remedy == "city")
  }

  /// Candles of several papers on one day are no candles of one.
  @Test func candlesDoNotMix() throws {
    let text = """
      ticker,date,open,high,low,close
      A,2024-01-01,1,3,1,2
      B,2024-01-01,10,30,10,20
      A,2024-01-02,2,4,1,3
      B,2024-01-02,20,40,10,30
      """
    let chart = try chart(text) { $0.x = "date" }
    #expect(chart.type == .scatter)
    #expect(chart.repetition?.remedy == "ticker")
    let parts = try charts(text) { $0.split = "ticker" }
    #expect(parts.map(\.type) == [.candlestick, .candlestick])
  }

  @Test func aChartForEachOfTooManyValuesIsRefused() {
    let rows = (0..<1_001).map { "\($0),k\($0),1" }
    #expect {
      _ = try charts((["t,k,v"] + rows).joined(separator: "\n") + "\n") { $0.split = "k" }
    } throws: { error in
      (error as? InputProblem)?.kind
        == .tooManyParts(column: "k", count: 1_001, most: 1_000)
    }
  }

  @Test(arguments: [ChartType.scatter, .box, .histogram])
  func cloudsAndDistributionsMayRepeat(type: ChartType) throws {
    let chart = try chart(Self.energy) {
      $0.x = type == .box ? "source" : "year"
      $0.y = ["net"]
      $0.type = type
    }
    #expect(chart.type == type)
    #expect(chart.repetition == nil)
  }

  /// A chart that describes itself may repeat its places, too.
  @Test func linesOfChartFilesDoNotRepeat() throws {
    let text = """
      { "xAxis": {"title": "t"}, "yAxis": {}, "series": [ { "name": "", "isContinuous": true,
        "points": [ {"x": 1, "y": 2}, {"x": 1, "y": 9}, {"x": 2, "y": 3} ] } ] }
      """
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.json", options: ReadingOptions())
    let chart = try #require(try Encoding().charts(of: document).first)
    #expect(chart.type == .scatter)
    #expect(chart.repetition == Repetition(column: "t", most: 2, shared: 1, of: 2))
  }

  /// Whatever the rows, a line has each place once.
  @Test func aLineHasEachPlaceOnce() throws {
    var random = Random(seed: 11)
    for _ in 0..<60 {
      let rows = (0..<20).map { _ in
        "\(Int(random.uniform() * 60)),\(Int(random.uniform() * 9))"
      }
      let chart = try chart((["t,v"] + rows).joined(separator: "\n") + "\n") {
        $0.x = "t"
        $0.type = .line
      }
      let x = chart.series[0].x
      #expect(chart.type != .line || zip(x, x.dropFirst()).allSatisfy { $0 < $1 })
      #expect(chart.hasCourse == (chart.type == .line))
    }
  }
}
