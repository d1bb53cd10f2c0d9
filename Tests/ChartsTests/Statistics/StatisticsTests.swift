import Testing

@testable import Charts

struct StatisticsTests {
  /// The name for all others is neither the highest nor the lowest of what has a name.
  @Test func othersAreNoExtreme() throws {
    let table = "name,n\na,5\nb,9\nc,4\nd,4\ne,4\nf,4\n"
    let chart = try readChart(table) {
      ($0.x, $0.y, $0.top, $0.others, $0.aggregation) = ("name", ["n"], 2, "others", .by(.sum))
    }
    #expect(chart.xAxis.categories?.last == "others" && chart.series[0].y[2] == 16)
    let measured = try #require(chart.statistics(of: 0))
    #expect(measured.highest == chart.xAxis.categories?.firstIndex(of: "b"))
    #expect(measured.lowest == chart.xAxis.categories?.firstIndex(of: "a"))
    let named = try readChart(table.replacing("f,", with: "others,")) {
      ($0.x, $0.y) = ("name", ["n"])
    }
    #expect(named.channels?.others == nil)
    // Alone it is all there is.
    let series = Samples.series([.nan, 7])
    #expect(Statistics(series, without: 1)?.highest == 1)
  }

  private func measured(_ y: [Double]) throws -> Statistics {
    try #require(Statistics(Samples.series(y)))
  }

  @Test func measuresValuesAndLeavesOutTheMissing() throws {
    let statistics = try measured([.nan, 3, 1, .infinity, 8, 4])
    #expect(statistics.count == 4)
    #expect(statistics.missing == 2)
    #expect(statistics.lowest == 2)
    #expect(statistics.highest == 4)
    #expect(statistics.mean == 4)
    #expect(statistics.median == 3.5)
    #expect(statistics.first == 1)
    #expect(statistics.last == 5)
  }

  @Test func ofEqualsTheFirstIsLowestAndHighest() throws {
    let statistics = try measured([5, 9, 1, 9, 1])
    #expect(statistics.highest == 1)
    #expect(statistics.lowest == 2)
    #expect(statistics.highestOccurrence == .several(2))
    #expect(statistics.lowestOccurrence == .several(2))
  }

  /// A rise with small dips has no turning points that count, but it is not true that it has none.
  @Test func turnsThatAreTooSmallAreNotSaidToBeNone() throws {
    #expect(try measured([1, 2, 3, 4, 5]).saidTurningPoints == 0)
    let dips = try measured([0, 30, 28, 60, 57, 90, 100])
    #expect(dips.turningPoints.isEmpty && dips.saidTurningPoints == nil)
    #expect(try measured([0, 90, 0]).saidTurningPoints == 1)
  }

  @Test func equalsAreCounted() throws {
    let one = try measured([5, 9, 1])
    #expect(one.highestOccurrence == .once && one.lowestOccurrence == .once)
    let zeros = try measured([0, .nan, -0.0, 3, 0])
    #expect(zeros.lowestOccurrence == .several(3) && zeros.lowestOccurrence.count == 3)
    let constant = try measured([4, .nan, 4, 4])
    #expect(constant.highestOccurrence == .always(3) && constant.lowestOccurrence == .always(3))
    #expect(try measured([4]).highestOccurrence == .once)
  }

  @Test func theMedianIsTheMiddle() throws {
    #expect(try measured([9, 1, 5]).median == 5)
    #expect(try measured([9, 1, 5, 6]).median == 5.5)
    #expect(try measured([7]).median == 7)
  }

  @Test func extremesDoNotOverflow() throws {
    let limit = Double.greatestFiniteMagnitude
    let statistics = try measured([limit, -limit])
    #expect(statistics.mean == 0)
    #expect(statistics.median == 0)
    #expect(try measured([limit, limit, limit]).mean == limit)
    #expect(try measured([limit, limit]).median == limit)
    #expect(try measured([.leastNonzeroMagnitude, .leastNonzeroMagnitude]).median > 0)
  }

  @Test func theMeanOfEqualValuesIsThatValue() throws {
    #expect(try measured(Array(repeating: 0.1, count: 1001)).mean == 0.1)
  }

  @Test func nothingIsMeasuredWithoutAValue() {
    #expect(Statistics(Samples.series([])) == nil)
    #expect(Statistics(Samples.series([.nan, .infinity])) == nil)
    #expect(Statistics(Series(name: "", x: [], y: [], isContinuous: true)) == nil)
  }

  @Test func aPlaceThatIsNoNumberDoesNotDisturbTheTrend() throws {
    let series = Series(
      name: "", x: [0, 1, 2, 3, 4, .infinity], y: [1, 2, 3, 4, 5, 9], isContinuous: true)
    let statistics = try #require(Statistics(series))
    #expect(
      statistics.trend == Trend(direction: .rising, strength: .veryStrong, isSteady: true))
    #expect(statistics.highest == 5)
  }

  @Test func aScaleOfRatiosDecidesWhereItGoes() {
    let growth = Samples.curve(12) { $0 * $0 * $0 * $0 * $0 + 1 }.map { $0 * $0 }
    let linear = Samples.chart(.line, growth).statistics(of: 0)
    let logarithmic = Samples.chart(.line, growth, scale: .log10).statistics(of: 0)
    #expect(linear?.trend == Trend(direction: .rising, strength: .veryStrong))
    #expect(logarithmic?.trend == Trend(direction: .rising, strength: .veryStrong))
    #expect(linear?.mean == logarithmic?.mean)
    // A wiggle near zero is one only on a scale of ratios.
    let wiggle: [Double] = [1, 10, 1, 1000]
    #expect(Samples.chart(.line, wiggle).landmarks(.turningPoint, in: 0) == [])
    #expect(Samples.chart(.line, wiggle, scale: .ln).landmarks(.turningPoint, in: 0) == [1, 2])
  }

  @Test func aScaleWithoutAPlaceForEveryValueIsNotUsed() {
    let chart = Samples.chart(.line, [-9, -5, 0, 4, 9], scale: .log10)
    #expect(
      chart.statistics(of: 0)?.trend
        == Trend(direction: .rising, strength: .veryStrong, isSteady: true))
  }
}
