import Testing

@testable import Sonification

@Suite struct CourseTests {
  private func shares(_ x: [Double]) -> [Double] {
    Course(
      AudibleSeries(x: x, y: x.map { _ in 0.5 }, isContinuous: true), smoothing: 1
    ).stops.map(\.share)
  }

  @Test func keepsTheProportionsOfX() {
    #expect(shares([10, 20, 50]) == [0, 0.25, 1])
  }

  @Test func anXThatGoesBackStandsStill() {
    #expect(shares([0, 6, 3, 10]) == [0, 0.6, 0.6, 1])
  }

  @Test func anXThatIsNoNumberStandsStill() {
    #expect(shares([.nan, 0, .infinity, 5, 10]) == [0, 0, 0, 0.5, 1])
  }

  @Test func withoutDistancesThePointsAreEvenlySpread() {
    #expect(shares([7, 7, 7]) == [0, 0.5, 1])
    #expect(shares([.nan, .nan]) == [0, 1])
  }

  @Test func distancesMayBeBeyondTheLargestNumber() {
    let greatest = Double.greatestFiniteMagnitude
    #expect(shares([-greatest, 0, greatest]) == [0, 0.5, 1])
  }

  @Test func theShorterArrayDecides() {
    let series = AudibleSeries(x: [1, 2, 3], y: [0], isContinuous: true)
    #expect(Course(series, smoothing: 1).stops.count == 1)
  }

  @Test func anUnbrokenRunOfGapsStartsOnce() {
    let course = Course(series([0, .nan, .infinity, 1, .nan]), smoothing: 1)
    #expect(course.stops.map(\.startsGap) == [false, true, false, false, true])
    #expect(course.pointCount == 2)
  }
}
