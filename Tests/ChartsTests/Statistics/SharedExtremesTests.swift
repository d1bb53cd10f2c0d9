import Testing

@testable import Charts

struct SharedExtremesTests {
  private func told(_ ys: [Double]...) -> [Fact] {
    var chart = Samples.chart(.line, ys[0])
    chart.series = ys.enumerated().map { Samples.series($1, name: "S\($0)") }
    return chart.facts.map(\.fact).filter { if case .sharedExtreme = $0 { true } else { false } }
  }

  private let first: [Double] = [2, 3, 2, 1, 2, 9, 3, 2]
  private let second: [Double] = [1, 2, 1, 3, 2, 7, 2, 3]

  /// Prices rise most in one year everywhere; where they do in another, nothing is said of all.
  @Test func thePlaceAtWhichAllAreHighestIsTold() throws {
    guard
      case .sharedExtreme(3, true, .number(let place))? =
        told(first, second, [4, 3, 3, 4, 5, 6, 5, 4]).first
    else {
      Issue.record("nothing is told")
      return
    }
    #expect(place.value == 5)
    #expect(told(first, second, [4, 3, 3, 4, 8, 6, 5, 4]).isEmpty)
    #expect(told(first, second).isEmpty)
  }

  /// Of equals nobody can say which it is, and an end is told by the course.
  @Test func equalsAndEndsAreNotTold() {
    #expect(told(first, second, [4, 6, 3, 4, 5, 6, 5, 4]).isEmpty)
    #expect(told([1, 2, 3, 4, 5, 6], [2, 3, 4, 6, 7, 8], [0, 1, 2, 4, 6, 9]).isEmpty)
  }
}
