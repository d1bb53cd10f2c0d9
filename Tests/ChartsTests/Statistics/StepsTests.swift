import Testing

@testable import Charts

struct StepsTests {
  @Test func theLargestStepsEachWay() {
    let y: [Double] = [1, 4, 2, 5, 9, 3, 7]
    #expect(Steps(in: y).largestRise == 4)
    #expect(Steps(in: y).largestDrop == 5)
    // Of equals the first.
    #expect(Steps(in: [1, 2, 3, 4]).largestRise == 1)
  }

  /// Columns are filled by turns: the step is one between values that are known, unless more are missing than usual.
  @Test func stepsLeadOverAsManyEmptyCellsAsUsual() {
    let turns = Steps(in: [36.68, .nan, 780, 60, 50, .nan, 40])
    #expect(turns.largestRise == 2 && turns.origin(of: 2) == 0)
    #expect(turns.largestDrop == 3 && turns.origin(of: 3) == 2)
    for missing in [1, 2, 5] {
      let gap = Steps(in: [1, 2, 3] + Array(repeating: .nan, count: missing) + [90, 93, 94])
      #expect(gap.largestRise == 4 + missing && gap.origin(of: 3 + missing) == nil)
    }
    // The usual step is a long one where each fifth cell has a value.
    let rare = Steps(in: (0..<40).map { $0 % 5 == 0 ? Double($0 * $0) : .nan })
    #expect(rare.largestRise == 35 && rare.origin(of: 35) == 30)
    #expect(Steps(in: [.nan, 1, .infinity]).largestRise == nil)
    #expect(Steps(in: [1, .nan, 90], over: [2]).largestRise == nil)
  }

  /// Nothing leads over the only hole, be there few values around it or many.
  @Test func noStepLeadsOverTheOnlyHole() {
    #expect(Steps(in: [10, 20, .nan, 50]).largestRise == 1)
    #expect(Steps(in: [1, 2, 3, .nan, 9]).largestRise == 1)
    #expect(Steps(in: [50, .nan, 20, 10]).largestDrop == 3)
  }

  @Test func whatDoesNotRiseHasNoRise() {
    #expect(Steps(in: [3, 2, 2]).largestRise == nil)
    // Nothing rises over a break.
    #expect(Steps(in: [1, 2, 90, 91.5], over: [2]).largestRise == 3)
    #expect(Steps(in: [1, 2, 90, 91.5, 92, 93], over: [2]).notable(sign: 1) == [3])
    #expect(Steps(in: [1, 90], over: [1]).largestRise == nil)
    #expect(Steps(in: []).largestDrop == nil)
    #expect(Steps(in: [3, 2, 2]).notable(sign: 1) == [])
  }

  @Test func notableStepsAreFarFromUsual() {
    let y: [Double] = [0, 1, 2, 9, 10, 11, 30, 31, 20, 21]
    #expect(Steps(in: y).notable(sign: 1) == [3, 6])
    #expect(Steps(in: y).notable(sign: -1) == [8])
    // Noise is far from the usual, too, and nothing beside what is far larger.
    #expect(Steps(in: [0, 1, 0, 1, 0, 4, 3, 140, 141, 140]).notable(sign: 1) == [7])
    // The largest is notable though it is no larger than others.
    #expect(Steps(in: [1, 2, 3, 4]).notable(sign: 1) == [1])
  }

  /// The way over missing times is none.
  @Test func noStepLeadsOverAHole() {
    let y: [Double] = [0, 1, 2, 9, 10, 11, 30, 31, 20, 21]
    #expect(Steps(in: y, over: [3]).notable(sign: 1) == [6])
    #expect(Steps(in: y, over: [6]).notable(sign: 1) == [3])
  }

  @Test func extremesDoNotOverflow() {
    #expect(Steps(in: [-1.7e308, 1.7e308, -1.7e308]).notable(sign: 1) == [1])
  }

  @Test func ofStepsThatOnlyRoundingTellsApartTheFirstIsLargest() {
    #expect(Steps(in: Samples.curve(40) { $0 / 3 }).largestRise == 1)
    #expect(Steps(in: Samples.curve(10) { ($0 + 1) * 1e300 }).largestRise == 1)
    #expect(Steps(in: Samples.curve(40) { -$0 / 3 }).largestDrop == 1)
    #expect(Steps(in: [0, 1, 2.001, 3]).largestRise == 2)
  }

  /// A week that is not over is told, and no drop.
  @Test func nothingFallsIntoAWeekThatIsNotOver() throws {
    let days = (0..<60).map { day -> String in
      let (month, date) = day < 31 ? (3, day + 1) : (4, day - 30)
      return "2026-0\(month)-\(date < 10 ? "0" : "")\(date),\(100 + day * 13 % 17)"
    }
    // March 2 is a Monday, April 29 a Wednesday.
    let text = "booked_on,gross_eur\n" + days.dropFirst().joined(separator: "\n") + "\n"
    let chart = try readChart(text) { encoding in
      (encoding.every, encoding.aggregation) = (.week, .by(.sum))
    }
    let told = chart.notes.compactMap { note -> Int? in
      guard case .partialUnit(_, isLast: true, let covered, of: 7, .day) = note else { return nil }
      return covered
    }
    #expect(told == [3])
    let series = chart.series[0]
    #expect(series.y[series.count - 1] < 0.6 * series.y[series.count - 2])
    #expect(chart.steps(of: series).largestDrop != series.count - 1)
    // Neither does the way lead into it, or the trend: the weeks before are level.
    let measured = try #require(chart.statistics(of: 0))
    #expect(measured.last == series.count - 2 && measured.lowest == series.count - 1)
    #expect(measured.trend.direction != .falling)
    #expect(chart.shape(of: 0)?.shape.direction != .falling)
  }

  /// No step leads over any of several breaks, whichever are before and behind it.
  @Test func noStepLeadsOverABreak() {
    let y: [Double] = [0, 1, 9, 10, .nan, 40, 41, 41.5, 90, 91]
    let steps = Steps(in: y, over: [8, 2, 5])
    #expect(steps.largestRise == 1 && steps.occurrence(of: 1) == Occurrence(4, of: 5))
    #expect((0..<10).map { steps.origin(of: $0) } == [nil, 0, nil, 2, nil, nil, 5, 6, nil, 8])
    #expect(Steps(in: y).largestRise == 8 && Steps(in: y, over: [8]).largestRise == 2)
  }
}
