import Testing

@testable import Sonification

@Suite struct HalvingTests {
  // Points, duration, points kept, seconds: what the Audiograph library does.
  @Test(arguments: [
    (3, SonificationSettings.Duration.short, 3, 2.0), (10, .recommended, 10, 3),
    (10, .long, 10, 19.9), (100, .short, 50, 3), (100, .recommended, 100, 3),
    (200, .short, 100, 3), (200, .recommended, 200, 6.965), (201, .short, 51, 3),
    (285, .short, 36, 3), (285, .recommended, 285, 9.94), (300, .recommended, 150, 10),
    (1000, .short, 63, 3), (1000, .recommended, 250, 10), (1000, .long, 500, 20),
    (285, .exactly(10), 285, 10), (300, .exactly(10), 150, 10), (300, .long, 300, 19.9),
    (1000, .exactly(10), 250, 10), (2001, .exactly(10), 126, 10), (2001, .short, 63, 3),
    (2001, .recommended, 126, 10),
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

  @Test func keepsTheExtremesOfFourAndAnOddLast() {
    var course = Course(series([0, 0.2, 0.4, 0.8, 1]), smoothing: 1)
    course.halve(length: 1)
    #expect(course.stops.map(\.height).elementsEqual([0, 0.8, 1]) { isClose($0, $1) })
    #expect(course.stops.map(\.share).elementsEqual([0, 2 / 3.5, 1]) { isClose($0, $1) })
    #expect(course.firstX == 0.5)
    #expect(course.lastX == 4)
  }

  @Test func averagesWhereTheCoursePassesStraightThrough() {
    var halving = Halving(
      (0..<12).map { Halving.Point(height: Double($0), place: Double($0), index: $0, run: 0) })
    halving.halve()
    #expect(halving.points.map(\.height) == [0, 3, 4.5, 6.5, 8, 11])
    #expect(halving.points.map(\.place) == [0.5, 2.5, 4.5, 6.5, 8.5, 10.5])
  }

  /// One point of many that sticks out is heard in full, wherever it stands.
  @Test(arguments: [2, 3, 5, 6, 7, 8, 30, 285, 300, 2001], [0.0, 1.0])
  func spikesSurvive(count: Int, height: Double) {
    for place in Set([0, 1, count / 3, count / 2, count - 2, count - 1]) where place >= 0 {
      var heights = [Double](repeating: 0.5, count: count)
      heights[place] = height
      var halving = Halving(
        heights.enumerated().map {
          Halving.Point(height: $1, place: Double($0), index: $0, run: 0)
        })
      while halving.points.count > 3 { halving.halve() }
      #expect(halving.points.contains { $0.height == height }, "\(place) of \(count)")
    }
  }

  /// Both extremes survive beside each other, and a plateau keeps its height.
  @Test(arguments: [
    [0.5, 0.5, 0.5, 0.5, 1, 0, 0.5, 0.5, 0.5, 0.5], [0.5, 0.6, 0.7, 0.8, 0.9, 0.9, 0.8, 0.1],
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0, 0, 0.2, 0.3],
  ])
  func extremesSurviveBesideEachOther(heights: [Double]) {
    var halving = Halving(
      heights.enumerated().map {
        Halving.Point(height: $1, place: Double($0), index: $0, run: 0)
      })
    halving.halve()
    #expect(halving.points.count == (heights.count + 1) / 2)
    #expect(halving.points.map(\.height).max() == heights.max())
    #expect(halving.points.map(\.height).min() == heights.min())
  }

  @Test func aGapKeepsItsNeighborsOnTheirSides() {
    var course = Course(series([0.2, .nan, .nan, .nan, 1, 1]), smoothing: 1)
    course.halve(length: 1)
    #expect(course.stops.map(\.height.isNaN) == [false, true, false])
    #expect(course.stops[0].height == 0.2)
    #expect(course.stops[0].share == 0)
    #expect(course.stops[1].startsGap)
    #expect(isClose(course.stops[1].share, 0.2))
    #expect(course.stops[2].height == 1)
  }

  @Test func aShortGapIsATickThatDoesNotBreakTheGlide() {
    var heights = (0..<2001).map { Double($0) / 2000 }
    heights[1000] = .nan
    var course = Course(series(heights), smoothing: 1)
    course.halve(length: 10)
    #expect(course.stops.allSatisfy { !$0.height.isNaN })
    #expect(course.stops.count(where: \.startsGap) == 1)
  }

  /// Rows without a value between the others change neither how many are heard nor how long.
  @Test(arguments: [
    (201, SonificationSettings.Duration.short), (200, .recommended), (2001, .recommended),
    (2001, .long), (100_000, .recommended),
  ])
  func rowsWithoutAValueChangeNoNumber(
    points: Int, duration: SonificationSettings.Duration
  ) {
    let settings = settings(.audiograph) { $0.duration = duration }
    let whole = ramp(points)
    var gapped = AudibleSeries(x: [], y: [], isContinuous: true)
    for index in 0..<points {
      gapped.x.append(whole.x[index])
      gapped.y.append(whole.y[index])
      guard index.isMultiple(of: 7), index + 1 < points else { continue }
      gapped.x += [whole.x[index] + 0.4, whole.x[index] + 0.6]
      gapped.y += [.nan, .nan]
    }
    let (expected, score) = (
      Score([whole], settings: settings), Score([gapped], settings: settings)
    )
    #expect(score.playedCount == expected.playedCount)
    #expect(isClose(score.length, expected.length, within: 1e-6))
    #expect(score.tones.contains { $0.cue == .gap })
  }

  @Test func aLongGapIsSilent() throws {
    var heights = (0..<2001).map { Double($0) / 2000 }
    for index in 800..<1200 { heights[index] = .nan }
    let score = Score([series(heights)], settings: settings(.audiograph) { $0.smoothing = 1 })
    let tones = score.tones.filter { $0.cue == nil }
    for tone in tones {
      #expect(tone.start + tone.length < 4.02 || tone.start > 5.98)
    }
    #expect(isClose(score.length, 10))
  }
}
