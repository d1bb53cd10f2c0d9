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
}
