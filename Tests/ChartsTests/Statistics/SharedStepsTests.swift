import Testing

@testable import Charts

struct SharedStepsTests {
  private func told(_ ys: [Double]...) -> [Fact] {
    var chart = Samples.chart(.line, ys[0])
    chart.series = ys.enumerated().map { Samples.series($1, name: "S\($0)") }
    return chart.facts.map(\.fact).filter { if case .sharedStep = $0 { true } else { false } }
  }

  /// All clubs lose members in one year; where one does in another, nothing is said of all.
  @Test func whatAllDoAtOneTimeIsTold() throws {
    let clubs: [[Double]] = [
      [50, 51, 53, 54, 31, 33, 34], [20, 22, 21, 23, 12, 13, 15], [80, 81, 84, 85, 60, 61, 63],
    ]
    guard case .sharedStep(3, false, .number(let place))? = told(clubs[0], clubs[1], clubs[2]).first
    else {
      Issue.record("nothing is told")
      return
    }
    #expect(place.value == 4)
    #expect(told(clubs[0], clubs[1], [80, 50, 52, 55, 54, 56, 59]).isEmpty)
    #expect(told(clubs[0], clubs[1]).isEmpty)
  }

  /// A larger rank is a lower one.
  @Test func ranksHaveNoSharedStep() throws {
    let text =
      "year,rank A,rank B,rank C\n2001,2,3,4\n2002,3,4,3\n2003,2,5,4\n2004,3,4,5\n2005,12,12,12"
    let rest = "2006,9,10,11\n2007,8,9,10\n2008,7,8,9"
    let chart = try readChart("\(text)\n\(rest)")
    #expect(chart.series.count == 3 && chart.sharedSteps.isEmpty && chart.sharedExtremes.isEmpty)
  }
}
