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

  @Test func aTimelineBeginsBeforeThePointsAndEndsAfterThem() {
    var series = AudibleSeries(x: [10, 20], y: [0, 1], isContinuous: false)
    series.timeline = Timeline(0...40, pointCount: 5)
    let course = Course(series, smoothing: 1)
    #expect(course.stops.map(\.share) == [0.25, 0.5])
    #expect(course.firstX == 0 && course.lastX == 40)
    let score = Score([series], settings: settings())
    // Of three seconds the last fifth is the time of a last note.
    #expect(score.tones.map(\.start).elementsEqual([0.6, 1.2]) { isClose($0, $1) })
    #expect(isClose(score.length, 3) && isClose(score.parts[0].time(of: 40), 2.4))
    series.isHeld = true
    #expect(isClose(Score([series], settings: settings()).tones[1].length, 0.25))
  }

  @Test(arguments: [true, false]) func aLonePointIsHeardAtItsPlaceInTheTimeline(
    isContinuous: Bool
  ) {
    func start(_ x: Double) -> Double? {
      var series = AudibleSeries(x: [x], y: [1], isContinuous: isContinuous)
      series.timeline = Timeline(0...4, pointCount: 5)
      let score = Score([series], settings: settings())
      #expect(isClose(score.length, 3))
      for tone in score.tones {
        #expect(tone.length > 0.02 && tone.start + tone.length < score.length + 1e-9)
      }
      return score.tones.first?.start
    }
    #expect(isClose(start(2) ?? 0, isContinuous ? 1.5 : 1.2))
    #expect(start(4) ?? 0 > 2.3)
  }

  @Test func aTimelineWithoutALengthIsNone() {
    var series = AudibleSeries(x: [10, 20], y: [0, 1], isContinuous: true)
    series.timeline = Timeline(3...3, pointCount: 2)
    #expect(Course(series, smoothing: 1).stops.map(\.share) == [0, 1])
  }
}
