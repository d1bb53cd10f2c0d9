import Testing

@testable import Charts

@Suite struct DigestTests {
  /// A chart with so many series that each has a course of its own.
  private static func chart(ofSeries count: Int, points: Int = 60) -> Chart {
    Chart(
      title: "Sales", type: .line, xAxis: Axis(), yAxis: Axis(),
      series: (0..<count).map { index in
        Samples.series(
          Samples.curve(points) { x in
            // Every third has a gap, every other a spike.
            if index % 3 == 0, x == 30 { return .nan }
            return index % 2 == 0 && x == 45 ? 500 : Double(index * 10) + x + 3 * sin7(x)
          }, name: "S\(index)")
      })
  }

  /// A small swing without a library's sine.
  private static func sin7(_ x: Double) -> Double {
    let phase = x.truncatingRemainder(dividingBy: 7)
    return phase < 3.5 ? phase : 7 - phase
  }

  /// The rule for outliers stands beside an outlier, or is folded with them.
  @Test(arguments: 1...12) func theRuleIsNeverAlone(count: Int) {
    let rows = Self.chart(ofSeries: count).digest
    func isRule(_ row: FactRow) -> Bool {
      if case .outlierRule = row.fact { true } else { false }
    }
    guard let rule = rows.firstIndex(where: isRule) else { return }
    #expect(
      rows[..<rule].contains { if case .outliers = $0.fact { true } else { false } }, "\(rows)")
  }

  /// The facts of rows and of all that they stand for.
  private static func unfolded(_ rows: [FactRow]) -> [FactRow] {
    rows.flatMap { $0.folded.isEmpty ? [$0] : unfolded($0.folded) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 24, 100])
  func hasAtMostTwelveRowsAndLosesNone(count: Int) {
    let chart = Self.chart(ofSeries: count)
    let (facts, digest) = (chart.facts, chart.digest)
    #expect(digest.count <= 12)
    let all = Self.unfolded(digest)
    #expect(all.count == facts.count)
    for row in facts { #expect(all.contains(row)) }
    #expect(digest[0].fact == .title("Sales"))
  }

  @Test func tellsHowManyRowsEachFoldHolds() {
    func check(_ rows: [FactRow]) {
      for row in rows where !row.folded.isEmpty {
        guard case .folds(let group, let count) = row.fact else {
          Issue.record("\(row.fact) holds rows")
          continue
        }
        #expect(count == Self.unfolded(row.folded).count && group == row.group)
        #expect(row.folded.count > 1)
        check(row.folded)
      }
    }
    for count in [2, 5, 24] { check(Self.chart(ofSeries: count).digest) }
  }

  /// A level is no news beside a spike and a period, which are told first and are counted apart from it.
  @Test func spikesAndPeriodsComeBeforeLevels() throws {
    var random = Random(seed: 22)
    let levels = (0..<6).map { _ in random.noise(120).map { 10 + $0 } }
    var spiked = [Double](repeating: 3, count: 120)
    spiked[70] = 90
    let wave = (0..<120).map { 20 + 8 * Self.sin7(Double($0)) }
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: (levels + [spiked, wave]).enumerated().map { number, y in
        Samples.series(y, name: "S\(number)")
      })
    let told = chart.digest.compactMap { row -> String? in
      if case .series(let name) = row.group, row.folded.isEmpty { name } else { nil }
    }
    #expect(told.contains("S6") && told.contains("S7"), "\(told)")
    let counts = chart.courseCounts
    #expect(counts.contains(CourseCount(.spiking, 1)))
    #expect(counts.contains(CourseCount(.repeating, 1)))
    #expect(!counts.contains { $0.kind == .level })
  }

  /// The one series that goes another way is told, and before the others, even where it has no shape but a trend.
  @Test(arguments: [0, 1, 2, 5])
  func theOneThatIsUnlikeComesFirst(place: Int) throws {
    var random = Random(seed: 5)
    var values = (0..<6).map { _ in random.noise(24).map { 100 + 9 * $0 } }
    values[place] = random.noise(24).enumerated().map { 100 + 2 * Double($0) + 9 * $1 }
    var chart = Chart(
      title: "city: Lima, sales", type: .line, xAxis: Axis(), yAxis: Axis(),
      series: values.enumerated().map { Samples.series($1, name: "S\($0)") })
    chart.channels = Channels(
      x: "day", y: ["sales"], series: "product", split: "city", reason: .timesOfKinds)
    chart.channels?.part = "Lima"
    try #require(
      chart.courseCounts.contains { [.rising, .risingOverall].contains($0.kind) && $0.number == 1 })
    let first = try #require(
      chart.digest.first { if case .series = $0.group { true } else { false } })
    #expect(first.group == .series("S\(place)") && first.folded.isEmpty)
    // The title has told which city.
    #expect(!chart.facts.contains { $0.fact == .partOf("city", value: "Lima") })
  }

  @Test func aShortListIsAsItWas() {
    let chart = Samples.chart(.line, [1, 9, 3])
    #expect(chart.facts.count <= 12 && chart.digest == chart.facts)
  }

  /// Of two series their shapes, the highest and the lowest value of both, and a fold for each.
  @Test func tellsTheExtremesOfTheChart() throws {
    let chart = Samples.chart(
      .line, Samples.curve(40) { $0 * 2 + 1 }, Samples.curve(40) { 200 - $0 * 3 })
    let digest = chart.digest
    let extremes = digest.compactMap { row -> Double? in
      switch row.fact {
      case .highest(let value, _, _, _), .lowest(let value, _, _, _): value.value
      default: nil
      }
    }
    #expect(extremes.contains(1) && extremes.contains(200))
    let folds = digest.filter { !$0.folded.isEmpty }.map(\.group)
    #expect(folds.contains(.series("A")) && folds.contains(.series("B")))
  }

  /// The rule stands with the outliers that it is for, folded or not.
  @Test func theRuleForOutliersStandsWithThem() {
    for count in [1, 2, 5] {
      let digest = Self.chart(ofSeries: count).digest
      let rules = digest.filter { if case .outlierRule = $0.fact { true } else { false } }
      let outliers = digest.filter { if case .outliers = $0.fact { true } else { false } }
      #expect(rules.isEmpty || !outliers.isEmpty, "\(count) series")
    }
  }

  /// A spike that a shape names is not told again among the first rows, nor is how outliers were found.
  @Test func whatTheShapeNamesIsNotToldAgain() {
    let y = Samples.curve(100) { $0 == 50 ? 500 : 20 + Self.sin7($0 * 3) + Self.sin7($0 * 1.7) }
    var chart = Samples.chart(.line, y)
    chart.notes = [.counted(100), .timeUnit(.day, of: "x"), .skippedLines(1), .noHeader(3)]
    let (facts, rows) = (chart.facts.map(\.fact), chart.digest.map(\.fact))
    #expect(facts.count > 12 && rows.count <= 12)
    func isSpike(_ fact: Fact) -> Bool { if case .spikes = fact { true } else { false } }
    #expect(facts.contains(where: isSpike))
    #expect(chart.shape(of: 0)?.shape.exception == nil || !rows.contains(where: isSpike))
    #expect(!rows.contains(.outlierRule(hasCourse: true)))
  }

  /// Numbers of rows are folded by the title of their axis.
  @Test func countsAreCalledAsTheirAxis() {
    var chart = Samples.chart(.line, Samples.curve(60) { Self.sin7($0) })
    chart.series[0].name = "count()"
    (chart.yAxis.title, chart.yAxis.countsRows) = ("number of rows", true)
    chart.notes = [.counted(100), .timeUnit(.day, of: "x"), .skippedLines(1), .noHeader(3)]
    for row in chart.digest {
      if case .folds(.series(let name), _) = row.fact { #expect(name == "number of rows") }
    }
  }
}
