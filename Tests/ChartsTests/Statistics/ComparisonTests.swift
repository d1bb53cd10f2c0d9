import Tables
import Testing

@testable import Charts

struct ComparisonTests {
  @Test func countsHigherEqualAndCrossings() {
    let comparison = Comparison(
      Samples.series([1, 5, 3, 1, 9], name: "A"), Samples.series([2, 2, 3, 2, 2], name: "B"))
    #expect(comparison.shared == 5)
    #expect(comparison.higher == 2)
    #expect(comparison.equal == 1)
    #expect(comparison.crossings == 3)
  }

  /// A series that is set against no other one is named, so that nobody takes it for forgotten.
  @Test func whatIsNotComparedIsSaid() throws {
    var rows = "t,a,b,big\n"
    for t in 1...9 {
      rows +=
        "2024-01-0\(t),\(10.5 + Double(t * t % 7)),\(11.5 + Double(t * t % 5)),\(60.5 + Double(t))\n"
    }
    let chart = try readChart(rows) { $0.y = ["a", "b", "big"] }
    #expect(chart.series.map(\.name) == ["a", "b", "big"])
    #expect(chart.comparedPairs.map { [$0.0, $0.1] } == [[0, 1]])
    let told = chart.facts.filter { $0.fact == .notCompared(["big"]) }
    #expect(told.map(\.group) == [.comparisons])
    // If all are compared there is nothing to say.
    let pair = try readChart(rows) { $0.y = ["a", "b"] }
    #expect(!pair.facts.contains { if case .notCompared = $0.fact { true } else { false } })
  }

  @Test func touchingIsNoCrossing() {
    let touching = Comparison(Samples.series([3, 2, 3]), Samples.series([2, 2, 2]))
    #expect(touching.crossings == 0)
    let through = Comparison(Samples.series([3, 2, 1]), Samples.series([2, 2, 2]))
    #expect(through.crossings == 1)
  }

  @Test func onlyPlacesThatBothHaveCount() {
    let a = Series(name: "A", x: [1, 2, 4, 6], y: [9, 9, 9, 9], isContinuous: true)
    let b = Series(name: "B", x: [2, 3, 6], y: [1, 1, 10], isContinuous: true)
    let comparison = Comparison(a, b)
    #expect(comparison.shared == 2)
    #expect(comparison.higher == 1)
    #expect(comparison.crossings == 1)
  }

  @Test func missingValuesAreNotShared() {
    let comparison = Comparison(
      Samples.series([1, .nan, 3]), Samples.series([2, 2, .infinity]))
    #expect(comparison.shared == 1)
  }

  @Test func placesThatAreNoNumberEnd() {
    let odd = Series(name: "", x: [.nan, 1], y: [1, 2], isContinuous: true)
    #expect(Comparison(odd, odd).shared == 1)
    #expect(Comparison(odd, Samples.series([])).shared == 0)
  }

  @Test(arguments: [
    ([1, 2, 3, 5, 6, 8, 9, 9, 11, 12], Comparison.Movement.together),
    ([19, 17, 15, 14, 12, 11, 9, 8, 8, 7], .opposite),
    ([1, 9, 1, 9, 1, 9, 1, 9, 1, 9], nil), ([4, 4, 4, 4, 4, 4, 4, 4, 4, 4], nil),
    // Of so few chance makes a correlation.
    ([1, 2, 3, 5, 6, 8, 9, 9, 11], nil), ([1, 9, 2, 3, 9, 4, 5, 9, 6, 8], nil),
  ])
  func correlationSaysWhetherTheyGoTheSameWay(y: [Double], movement: Comparison.Movement?) {
    let comparison = Comparison(
      Samples.series(y), Samples.series(Array(stride(from: 2.0, to: 21, by: 2).prefix(y.count))))
    #expect(comparison.movement == movement)
  }

  /// Between names without an order nothing moves, whatever the correlation.
  @Test func namesDoNotMove() throws {
    let x = (0..<12).map(Double.init)
    let series = [("A", 1.0), ("B", 2)].map { name, factor in
      Series(name: name, x: x, y: x.map { $0 * factor }, isContinuous: true)
    }
    func movement(_ names: [String]) -> Comparison.Movement? {
      Chart(
        type: .groupedBar, xAxis: Axis(kind: .category(names)), yAxis: Axis(), series: series
      ).comparison(0, 1).movement
    }
    let cities = ["Rome", "Oslo", "Bern", "Riga", "Graz", "Lyon", "York", "Cork", "Nice", "Bonn"]
    #expect(movement(cities + ["Kiel", "Lodz"]) == nil)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]
    #expect(movement(months + ["Dec"]) == .together)
  }

  @Test func twoPlacesDoNotMakeAMovement() {
    #expect(Comparison(Samples.series([1, 2]), Samples.series([3, 4])).correlation == nil)
  }

  @Test func aChartKnowsThePlaces() {
    let chart = Samples.chart(.line, [0, 4, 9, 4], [2, 2, 1, 4])
    let comparison = chart.comparison(0, 1)
    // Places that are whole numbers may be numbers of things, of which there are no halves.
    #expect(comparison.firstCrossingStart == .number(Quantity(0)))
    #expect(comparison.firstCrossing == .number(Quantity(1)))
    #expect(comparison.largestDifference == Quantity(8))
    #expect(comparison.largestDifferencePlace == .number(Quantity(2)))
    // Bars have nothing between them: they have crossed at the next.
    let bars = Samples.chart(.bar, [0, 4], [2, 2]).comparison(0, 1)
    #expect(bars.firstCrossing == .number(Quantity(1)))
  }

  /// Lines that are equal for long cross from the first of these places to the one behind the last.
  @Test func aCrossingMayTakeLong() {
    let long = Samples.chart(.line, [3, 0, 0, 0, 1], [1, 0, 0, 0, 2]).comparison(0, 1)
    #expect(long.firstCrossingStart == .number(Quantity(1)))
    #expect(long.firstCrossing == .number(Quantity(4)))
    let gap = Samples.chart(.line, [3, 0, 0, 0, 1], [1, 0, .nan, 0, 2]).comparison(0, 1)
    #expect(gap.firstCrossingStart == .number(Quantity(1)))
    let short = Samples.chart(.line, [3, 0, 1], [1, 0, 2]).comparison(0, 1)
    #expect(short.firstCrossingStart == nil && short.firstCrossing == .number(Quantity(1)))
  }

  /// A series that is 0 but for one place moves with nothing.
  @Test func oneValueIsNoMovement() {
    let lone = [9.0] + Array(repeating: 0, count: 19)
    let other = [23.0] + (0..<19).map { Double($0 % 3) }
    #expect(Samples.chart(.line, other, lone).comparison(0, 1).movement == nil)
  }

  /// An order that changes in a gap is one more crossing, whose place nobody knows.
  @Test func aGapMayHideACrossing() {
    let once = Samples.chart(.line, [1, 2, 3, 4], [3, .nan, 1, 6]).comparison(0, 1)
    #expect(once.crossings == 1 && once.areMoreCrossings)
    #expect(once.firstCrossingStart == .number(Quantity(2)))
    // Of several nobody knows the first.
    let twice = Samples.chart(.line, [1, 2, 3, 4, 5], [3, .nan, 1, 6, 1]).comparison(0, 1)
    #expect(twice.crossings == 2 && twice.areMoreCrossings && twice.firstCrossing == nil)
    let known = Samples.chart(.line, [1, 2, 3, 4], [0, .nan, 1, 6]).comparison(0, 1)
    #expect(known.crossings == 1 && !known.areMoreCrossings)
  }

  /// Between two names there is nothing at which anything could cross; of months there is.
  @Test(arguments: [
    (["never", "rarely", "sometimes", "often", "always"], false),
    (["Lane 1", "Lane 2", "Lane 3", "Lane 4", "Lane 5"], false),
    (["Jan", "Feb", "Mar", "Apr", "May"], true),
    (["2017/18", "2018/19", "2019/20", "2020/21", "2021/22"], true),
  ])
  func onlyTimesAreCrossedAmongNames(names: [String], cross: Bool) {
    var chart = Samples.chart(.line, [0, 1, 4, 9, 9], [2, 2, 2, 1, 1])
    chart.xAxis = Axis(title: "place", kind: .category(names))
    let comparison = chart.comparison(0, 1)
    #expect(comparison.hasCourse == cross)
    #expect((comparison.crossings > 0) == cross)
    #expect(chart.landmarks(.crossing, in: 0).isEmpty == !cross)
  }

  @Test func withoutADifferenceNothingIsLargest() {
    #expect(Samples.chart(.line, [1, 2], [1, 2]).comparison(0, 1).largestDifference == nil)
    let limit = Double.greatestFiniteMagnitude
    #expect(Samples.chart(.line, [limit], [-limit]).comparison(0, 1).largestDifference == nil)
  }

  @Test func onlyWhatHasACourseNeverCrosses() {
    let names = Axis(kind: .category(["kiwi", "fig", "plum"]))
    var chart = Samples.chart(.groupedBar, [4, 4, 0], [1, 1, 3])
    chart.xAxis = names
    let comparison = chart.comparison(0, 1)
    #expect(comparison.isCounted)
    #expect(!comparison.neverCross)
    let beside = Samples.chart(.line, [4, 4], [1, 1]).comparison(0, 1)
    #expect(!beside.isCounted)
    #expect(beside.neverCross)
  }

  @Test func whatIsNotSharedIsNotEverywhere() {
    func series(_ x: [Double], _ y: [Double]) -> Series {
      Series(name: "", x: x, y: y, isContinuous: true)
    }
    let a = series([1, 3, 5, 7], [1, 2, 20, 30])
    let crossing = Comparison(a, series([0, 2, 3, 4, 8], [4, 4, 5, 5, 5]))
    #expect(crossing.shared == 1)
    #expect(!crossing.isEverywhere && !crossing.neverCross)
    #expect(Comparison(a, series([1, 3, 5, 7], [0, 0, 0, 0])).isEverywhere)
    // A place without a value is none of a series.
    #expect(Comparison(series([1, 2], [1, .nan]), series([1, 2], [2, .nan])).isEverywhere)
    #expect(!Comparison(series([1, 2], [1, .nan]), series([1, 2], [2, 2])).isEverywhere)
    let touching = Comparison(series([1, 2, 3], [1, 2, 1]), series([1, 2], [2, 2]))
    #expect(touching.isCounted)
  }

  /// Rows that share a place with others of their series belong to no row of another series.
  @Test(arguments: 0..<60, [ChartType.line, .area, .scatter, .bar])
  func whatRepeatsItsPlacesIsNotCompared(seed: Int, type: ChartType) {
    var random = Random(seed: seed)
    func series(_ name: String, isRepeated: Bool) -> Series {
      let places = (0..<12).map(Double.init) + (isRepeated ? [Double(seed % 12)] : [])
      return Series(
        name: name, x: places.sorted(), y: random.noise(places.count), isContinuous: false)
    }
    let (first, second) = (seed % 3 != 0, seed % 2 == 0)
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [series("A", isRepeated: first), series("B", isRepeated: second)]
    ).arranged(as: type)
    let isCompared = !first && !second
    #expect(chart.comparedPairs.isEmpty == !isCompared)
    #expect(chart.facts.contains { $0.group == .comparisons } == isCompared)
    #expect(chart.descriptionItems.contains(.comparison(0, 1)) == isCompared)
    if !isCompared { #expect(chart.landmarks(.crossing, in: 0) == []) }
  }

  @Test func thingsOfAScatterNeedTheirCounterparts() {
    func chart(_ x: [Double], _ other: [Double]) -> Chart {
      Chart(
        type: .scatter, xAxis: Axis(), yAxis: Axis(),
        series: [x, other].map { Series(name: "", x: $0, y: $0, isContinuous: false) })
    }
    #expect(chart([1, 2, 3], [1, 2, 3]).areComparable(0, 1))
    #expect(!chart([1, 2, 3], [1, 5, 9]).areComparable(0, 1))
  }

  @Test func momentsOfCrossingsLieBetweenTwoDays() {
    func comparison(_ type: ChartType, _ a: [Double], isContinuous: Bool = true) -> Comparison {
      let days = a.indices.map { Double($0) * 86_400 }
      var chart = Samples.chart(type, a, a.map { _ in 2 })
      chart.xAxis = Axis(kind: .date(.day))
      for index in 0...1 {
        chart.series[index].x = Excerpt(days)
        chart.series[index].isContinuous = isContinuous
      }
      return chart.comparison(0, 1)
    }
    let chart = Samples.chart(
      x: [0, 86_400, 172_800], y: [0, 0, 0], xAxis: Axis(kind: .date(.day)))
    let lines = comparison(.line, [0, 1, 4])
    #expect(lines.firstCrossingStart == chart.place(86_400))
    #expect(lines.firstCrossing == chart.place(172_800))
    // At a point, and where nothing leads from one to the next.
    #expect(comparison(.line, [0, 2, 4]).firstCrossingStart == nil)
    #expect(comparison(.bar, [0, 1, 4], isContinuous: false).firstCrossingStart == nil)
    #expect(comparison(.step, [0, 1, 4]).firstCrossingStart == nil)
  }

  @Test func differentUnitsAreNotCompared() {
    var chart = Samples.chart(.line, [1, 5, 2], [3, 2, 4], [9, 9, 1])
    #expect(chart.comparedPairs.count == 3)
    for (index, unit) in ["°C", "mm", "°C"].enumerated() { chart.series[index].unit = unit }
    #expect(chart.comparedPairs.map { [$0.0, $0.1] } == [[0, 2]])
    #expect(chart.descriptionItems.contains(.comparison(0, 2)))
    #expect(!chart.descriptionItems.contains(.comparison(0, 1)))
    #expect(chart.landmarks(.crossing, in: 1) == [])
    #expect(!chart.landmarks(.crossing, in: 0).isEmpty)
  }

  @Test(arguments: [(1, 0), (2, 1), (4, 6), (5, 4), (0, 0)])
  func allPairsOfFewAndNeighborsOfMany(series: Int, pairs: Int) {
    var chart = Samples.chart(.line)
    chart.series = (0..<series).map { Samples.series([Double($0), 1]) }
    #expect(chart.comparedPairs.count == pairs)
    // At one place nothing is compared.
    chart.series = (0..<series).map { Samples.series([Double($0)]) }
    #expect(chart.comparedPairs.isEmpty)
  }

  /// Two lines of which one turns where the other climbs do not move together, whatever their levels do.
  @Test func whatPartsDoesNotMoveTogether() throws {
    func movement(_ a: [Double], _ b: [Double]) -> Comparison.Movement? {
      let x = a.indices.map(Double.init)
      let series = [("A", a), ("B", b)].map {
        Series(name: $0.0, x: x, y: $0.1, isContinuous: true)
      }
      return Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: series).comparison(0, 1)
        .movement
    }
    let rising: [Double] = [10, 15, 20, 23, 26, 29, 31, 34, 32, 28]
    #expect(movement(rising, [10, 11, 12, 13, 15, 16, 18, 22, 36, 37]) == nil)
    #expect(movement(rising, rising.map { $0 * 2 + 1 }) == .together)
    #expect(movement(rising, rising.map { 50 - $0 }) == .opposite)
    // Nor do two of which only the last rows are high together.
    let noise: [Double] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 90]
    #expect(movement(noise, [6, 9, 4, 8, 3, 1, 7, 2, 5, 6, 4, 2, 99]) == nil)
  }

  /// Seats are not above percent, though both are numbers of like size.
  @Test func countsAreNotSetAgainstMeasures() throws {
    let rows = (0..<8).map { "\(1990 + $0),\(40 + $0 * 3),\(48.25 - Double($0) * 1.5)\n" }
    let charts = try readCharts("year,seats,share\n" + rows.joined())
    for chart in charts {
      let names = chart.comparedPairs.map { Set([$0.0, $0.1].map { chart.series[$0].name }) }
      #expect(!names.contains(["seats", "share"]), "\(names)")
    }
  }

  /// One value that goes farther than all others does not keep two columns from being compared.
  @Test(arguments: [1.0, 6]) func aSpikeIsNoReach(spike: Double) throws {
    let text = tableText("t,a,b", 80) { row in
      let (hour, value) = (row % 24, row == 40 ? spike : Double(row * 37 % 101) / 101)
      let time = "2024-03-\(row / 24 + 10)T\(hour < 10 ? "0" : "")\(hour):00"
      return "\(time),\(value),\(Double(row * 53 % 97) / 97 + 0.1)"
    }
    let chart = try readChart(text)
    try #require(chart.series.count == 2)
    #expect(chart.areComparable(0, 1) && chart.landmarks(.crossing, in: 0).count > 5)
  }
}
