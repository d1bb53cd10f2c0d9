import Testing

@testable import Charts

struct TurningPointsTests {
  private func turns(_ y: [Double], share: Double = 0.1) -> [Int] {
    TurningPoints.indices(of: y, at: y.indices.filter { y[$0].isFinite }, share: share)
  }

  @Test func highsAndLowsBetweenTheEnds() {
    #expect(turns([1, 5, 2, 8, 3]) == [1, 2, 3])
    #expect(turns([9, 2, 6]) == [1])
  }

  @Test func oneWayHasNoTurn() {
    #expect(turns([1, 2, 3, 4]) == [])
    #expect(turns([4, 3, 1]) == [])
    #expect(turns([3, 3, 3]) == [])
    #expect(turns([3]) == [])
    #expect(turns([]) == [])
  }

  @Test func wigglesBelowTheShareAreNoTurn() {
    #expect(turns([0, 50, 41, 100]) == [])
    #expect(turns([0, 50, 40, 100]) == [])
    #expect(turns([0, 50, 39, 100]) == [1, 2])
    #expect(turns([0, 50, 39, 100], share: 0.2) == [])
  }

  @Test func aWiggleAtTheStartIsNoTurn() {
    #expect(turns([50, 52, 0, 100]) == [2])
  }

  @Test func aPlateauTurnsWhereItBegins() {
    #expect(turns([0, 10, 10, 10, 0]) == [1])
  }

  @Test func gapsAreSteppedOver() {
    #expect(turns([0, .nan, 10, .nan, 0]) == [2])
  }

  @Test func extremesDoNotOverflow() {
    #expect(turns([-1.7e308, 1.7e308, -1.7e308]) == [1])
  }
}
