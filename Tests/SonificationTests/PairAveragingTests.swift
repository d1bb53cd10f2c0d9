import Testing

@testable import Sonification

@Suite struct PairAveragingTests {
  // Points, duration, points kept, seconds: what the Audiograph library does.
  @Test(arguments: [
    (3, SonificationSettings.Duration.short, 3, 2.0), (10, .recommended, 10, 3),
    (10, .long, 10, 19.9), (100, .short, 50, 3), (100, .recommended, 100, 3),
    (200, .short, 100, 3), (200, .recommended, 200, 6.965), (201, .short, 51, 3),
    (285, .short, 36, 3), (285, .recommended, 285, 9.94), (300, .recommended, 150, 10),
    (1000, .short, 63, 3), (1000, .recommended, 250, 10), (1000, .long, 500, 20),
    (1000, .exactly(10), 250, 10), (2001, .short, 63, 3), (2001, .recommended, 126, 10),
    (2001, .long, 251, 20), (100_000, .short, 49, 3), (100_000, .recommended, 196, 10),
    (100_000, .long, 391, 20),
  ])
  func keepsAsManyAsTheLibrary(
    points: Int, duration: SonificationSettings.Duration, kept: Int, seconds: Double
  ) {
    let score = Score([ramp(points)], settings: settings(.audiograph) { $0.duration = duration })
    #expect(score.playedCount == kept)
    #expect(score.pointCount == points)
    #expect(isClose(score.length, seconds, within: 0.001))
  }

  @Test func averagesNeighborsAndKeepsAnOddLast() {
    var course = Course(series([0, 0.2, 0.4, 0.8, 1]), smoothing: 1)
    course.averagePairs(length: 1)
    #expect(course.stops.map(\.height).elementsEqual([0.1, 0.6, 1]) { isClose($0, $1) })
    #expect(course.stops.map(\.share).elementsEqual([0, 2 / 3.5, 1]) { isClose($0, $1) })
    #expect(course.firstX == 0.5)
    #expect(course.lastX == 4)
  }

  @Test func aGapLeavesItsNeighborAlone() {
    var course = Course(series([0.2, .nan, .nan, .nan, 1, 1]), smoothing: 1)
    course.averagePairs(length: 1)
    #expect(course.stops[0].height == 0.2)
    #expect(course.stops[0].startsGap)
    #expect(course.stops[1].height.isNaN)
  }
}
