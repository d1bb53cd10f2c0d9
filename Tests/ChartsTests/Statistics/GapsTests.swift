import Testing

@testable import Charts

struct GapsTests {
  @Test func runsWithoutAValueAreGaps() {
    let gaps = Gaps(Samples.series([.nan, 1, .nan, .infinity, 2, 3, .nan, .nan]))
    #expect(gaps.runs == [0..<1, 2..<4, 6..<8])
    #expect(gaps.missing == 5)
    // Of equals the first.
    #expect(gaps.longest == 2..<4)
  }

  /// Times are uneven: two readings that are missing within minutes are a shorter gap than two an afternoon apart.
  @Test func theLongestLeadsFarthestAlongX() {
    let y: [Double] = [1, .nan, .nan, .nan, 2, .nan, .nan, 3, .nan, 4]
    let x: [Double] = [0, 10, 15, 20, 25, 30, 90, 100, 900, 2_000]
    let gaps = Gaps(Series(name: "", x: x, y: y, isContinuous: true))
    #expect(gaps.longest == 8..<9 && gaps.longestCount == 1)
    let start = Series(
      name: "", x: Array(x.prefix(8)), y: Array(y.prefix(8)), isContinuous: true)
    #expect(Gaps(start).longest == 5..<7)
    // Of single readings that are missing the one that leaves the most time unknown is the longest.
    let single = Gaps(
      Series(name: "", x: [0, 1, 5, 6, 90], y: [1, .nan, 2, .nan, 3], isContinuous: true))
    #expect(single.longest == 3..<4 && single.longestCount == 1)
    // Among even ones all are alike, also those at the ends.
    let even = Gaps(Samples.series([.nan, 1, .nan, 2, 3, .nan]))
    #expect(even.longest == 0..<1 && even.longestCount == 3)
  }

  @Test func aFullSeriesHasNone() {
    #expect(Gaps(Samples.series([1, 2])).runs == [])
    #expect(Gaps(Samples.series([1, 2])).longest == nil)
    #expect(Gaps(Samples.series([])).missing == 0)
  }

  @Test func whatIsAllMissingIsOneGap() {
    #expect(Gaps(Samples.series([.nan, .nan, .nan])).runs == [0..<3])
  }

  /// Spent and earned money stands in two columns, of which each row fills one: nothing is missing.
  @Test func columnsFilledByTurnsMissNothing() {
    let spent: [Double] = [780, .nan, 60, 50, .nan, 40, 30, 20]
    let earned = spent.map { $0.isNaN ? 2145 : Double.nan }
    var chart = Samples.chart(.line, spent)
    chart.series.append(
      Series(name: "earned", x: Array(chart.series[0].x.elements), y: earned, isContinuous: true))
    #expect(chart.isFilledByTurns && chart.missingCount == 0)
    let told = chart.facts.contains {
      switch $0.fact {
      case .missing, .gaps: true
      default: false
      }
    }
    #expect(!told)
    chart.series[1] = Series(
      name: "earned", x: Array(chart.series[0].x.elements), y: [1] + earned.dropFirst(),
      isContinuous: true)
    #expect(!chart.isFilledByTurns && chart.missingCount == 7)
  }
}
