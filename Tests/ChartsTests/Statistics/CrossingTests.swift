import Testing

@testable import Charts

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

  /// Columns of a table, which have the same places, meet as those do that only have equal ones.
  @Test func columnsOfATableMeetWhereOthersDo() {
    let x: [Double] = [0, 1, 2, 2, 5, 9]
    func series(_ x: [Double], _ y: [Double]) -> Series {
      Series(name: "A", x: x, y: y, isContinuous: true)
    }
    let (a, b): ([Double], [Double]) = ([1, 4, 0.1 + 0.2, 7, .nan, 3], [2, 2, 0.3, 9, 1, -1e308])
    func places(_ a: Series, _ b: Series) -> [[Double]] {
      var places: [[Double]] = []
      SharedPoints.forEach(a, b) {
        places.append([$0.x, Double($0.first), Double($0.second), $0.halfDifference])
      }
      return places
    }
    let first = series(x, a)
    let (same, equal) = (series(x, b), series(x.map { $0 }, b))
    #expect(first.x.isSame(as: same.x) && !first.x.isSame(as: equal.x))
    #expect(places(first, same) == places(first, equal))
    #expect(places(first, same).map { $0[0] } == [0, 1, 2, 2, 9])
    #expect(places(first, same)[2][3] == 0 && places(first, same)[1][3] == 1)
    #expect(Crossing.all(first, same) == Crossing.all(first, equal))
  }
}
