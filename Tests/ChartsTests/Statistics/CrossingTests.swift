import Charts
import Testing

struct CrossingTests {
  private func crossings(_ a: [Double], _ b: [Double]) -> [Crossing] {
    Crossing.all(Samples.series(a), Samples.series(b))
  }

  @Test func linesMeetBetweenTwoPoints() {
    #expect(crossings([0, 4], [2, 2]) == [Crossing(x: 0.5, point: 1)])
    #expect(
      crossings([0, 4, 0], [1, 1, 1]) == [Crossing(x: 0.25, point: 1), Crossing(x: 1.75, point: 2)])
  }

  @Test func theyMeetWhereBothAreEqual() {
    #expect(crossings([0, 2, 2, 4], [2, 2, 2, 2]) == [Crossing(x: 1, point: 1)])
  }

  @Test func touchingIsNoCrossing() {
    #expect(crossings([3, 2, 3], [2, 2, 2]) == [])
    #expect(crossings([2, 3], [2, 2]) == [])
    #expect(crossings([2, 2], [2, 2]) == [])
  }

  @Test func nothingCrossesOverAGap() {
    #expect(crossings([0, .nan, 4], [2, 2, 2]) == [])
    #expect(crossings([0, 1, 4], [2, .nan, 2]) == [])
    #expect(crossings([0, .nan, 4, 1], [2, 2, 2, 2]).map(\.point) == [3])
    #expect(crossings([0, .nan, 2, 4], [2, 2, 2, 2]).map(\.point) == [2])
  }

  @Test func thePointIsOneOfTheFirstSeries() {
    let a = Series(name: "A", x: [0, 1, 2, 3, 4], y: [0, 9, 9, 9, 9], isContinuous: true)
    let b = Series(name: "B", x: [0, 4], y: [5, 5], isContinuous: true)
    #expect(Crossing.all(a, b).map(\.point) == [4])
    #expect(Crossing.all(b, a).map(\.point) == [1])
  }

  @Test func extremesStayBetweenThePoints() {
    let limit = Double.greatestFiniteMagnitude
    let least = Double.leastNonzeroMagnitude
    #expect(crossings([limit, -limit], [-limit, limit]) == [Crossing(x: 0.5, point: 1)])
    #expect(crossings([0, least], [least, 0]).map(\.point) == [1])
  }
}
