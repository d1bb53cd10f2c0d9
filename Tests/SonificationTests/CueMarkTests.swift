import Testing

@testable import Sonification

@Suite struct CueMarkTests {
  @Test func aGlideCrossesBetweenItsPoints() {
    let marks = marks(of: [0.2, 0.6, 0.4, 0.1], .threshold, at: [0.5])
    #expect(marks.map(\.isRising) == [true, false])
    #expect(isClose(marks[0].share, 0.25) && isClose(marks[1].share, 0.5))
  }

  @Test func notesCrossAtTheFirstBeyond() {
    let marks = marks(of: [0.2, 0.6, 0.4, 0.1], .threshold, at: [0.5], isContinuous: false)
    #expect(marks.map { ($0.share * 3).rounded() } == [1, 2])
  }

  private static let touching: [([Double], [Double])] = [
    ([0.2, 0.5, 0.2], [0.5]), ([0.5, 0.5, 0.5], [0]), ([0.2, 0.5, 0.5, 0.8], [1.0 / 3]),
    ([0.5, 0.8, 0.5], [0, 1]), ([0.2, .nan, 0.8], []), ([0.2, 0.5, .nan, 0.8], [1.0 / 3]),
    ([0.8, 0.5, 0.2], [0.5]), ([], []), ([0.2], []), ([0.5, .nan, 0.5], [0, 1]),
  ]

  @Test(arguments: touching)
  func aLineIsMetWhereTheCourseComesOntoItOrPassesIt(heights: [Double], places: [Double]) {
    #expect(marks(of: heights, .zeroCrossing, zero: 0.5).map(\.share) == places)
  }

  @Test func severalThresholdsComeInTheirOrder() {
    let marks = marks(of: [0, 1, 0], .threshold, at: [0.75, 0.25])
    #expect(marks.map(\.share) == [0.125, 0.375, 0.625, 0.875])
    #expect(marks.map(\.isRising) == [true, true, false, false])
  }

  @Test func theFirstOfEqualExtremesIsMarked() {
    let heights = [0.5, 1, .nan, 0, 1, 0]
    #expect(isClose(marks(of: heights, .maximum)[0].share, 0.2))
    #expect(isClose(marks(of: heights, .minimum)[0].share, 0.6))
    for flat in [[0.5, 0.5], [0.5], [.nan, .nan], []] {
      #expect(marks(of: flat, .maximum).isEmpty && marks(of: flat, .minimum).isEmpty)
    }
  }

  @Test func gridLinesStandWithinTheSeries() {
    let line = AudibleSeries(x: [10, 20, 50], y: [0, 1, 0], isContinuous: true)
    let places = [50, 9, 20, 10, 51, .nan, .infinity]
    let marks = Course(line, smoothing: 1).marks(
      of: [.gridline], landmarks: Landmarks(gridlines: places), isContinuous: true)
    #expect(marks.map(\.share) == [0, 0.25, 1])
  }

  @Test func cuesSoundBesideTheDataAndShiftNothing() {
    let line = marked([0.1, 0.9, 0.2, .nan, 0.8, 0.3])
    let plain = Score([line, line], settings: settings { $0.cues = [] })
    let full = Score([line, line], settings: settings { $0.cues = Set(Cue.allCases) })
    #expect(full.parts == plain.parts && full.length == plain.length)
    #expect(full.playedCount == plain.playedCount)
    let data = full.tones.filter { $0.cue == nil }
    #expect(data.map(\.start) == plain.tones.map(\.start))
    #expect(data.map(\.frequency) == plain.tones.map(\.frequency))
    #expect(Set(full.tones.compactMap(\.cue)) == Set(Cue.allCases))
    #expect(full.tones.allSatisfy { $0.start + $0.length <= full.length + 1e-9 })
    for part in full.parts {
      let cues = full.tones.filter { $0.cue != nil && $0.series == part.series }
      #expect(
        cues.allSatisfy {
          $0.start >= part.start - 1e-9
            && $0.start + $0.length <= part.start + part.length + 1e-9
        })
    }
  }

  @Test func onlyWhatIsSwitchedOnIsHeard() {
    let line = marked([0.1, 0.9, .nan, 0.2])
    for cue in Cue.allCases {
      let score = Score([line], settings: settings { $0.cues = [cue] })
      #expect(Set(score.tones.compactMap(\.cue)) == [cue])
    }
    let silent = Score([line], settings: settings { $0.cues = [] })
    #expect(silent.tones.allSatisfy { $0.cue == nil })
    #expect(
      Score(point: .nan, at: nil, series: 0, settings: settings { $0.cues = [] }).tones.isEmpty)
  }

  @Test func seriesTogetherShareTheirGridLines() {
    let line = marked([0.1, 0.9, 0.2])
    let score = Score(
      [line, line, line],
      settings: settings {
        $0.cues = [.gridline, .maximum]
        $0.order = .together
      })
    #expect(Set(score.tones.filter { $0.cue == .gridline }.map(\.series)) == [0])
    #expect(Set(score.tones.filter { $0.cue == .maximum }.map(\.series)) == [0, 1, 2])
  }

  @Test func ofAKindOneSoundsAtATime() {
    let heights = (0..<400).map { $0.isMultiple(of: 2) ? 0.0 : 1 }
    let score = Score([marked(heights)], settings: settings { $0.cues = [.threshold] })
    let chirps = score.tones.filter { $0.cue == .threshold }
    #expect(chirps.count > 20)
    for (first, second) in zip(chirps, chirps.dropFirst()) {
      #expect(second.start >= first.start + first.length - 1e-9)
    }
  }

  /// Crossings that come faster than the knock of zero lasts are all heard, each at its moment, down to the pace at
  /// which each point of a line is.
  @Test(arguments: [Cue.zeroCrossing, .threshold], [0.06, 0.03, 0.02])
  func everyCrossingOfALineIsHeard(cue: Cue, pace: Double) {
    var line = series((0..<51).map { $0.isMultiple(of: 2) ? 0.4 : 0.6 })
    line.landmarks = Landmarks(zero: 0.5, thresholds: [0.5])
    let score = Score(
      [line],
      settings: settings {
        $0.cues = [cue]
        $0.duration = .exactly(50 * pace)
      })
    let strokes = score.tones.filter { $0.cue == cue }
    for crossing in 0..<40 {
      let moment = (Double(crossing) + 0.5) * pace
      #expect(strokes.contains { isClose($0.start, moment, within: 0.001) })
    }
    #expect(strokes.allSatisfy { $0.length > 0.008 })
  }

  @Test func impossibleLandmarksAreHarmless() {
    let heights = [0, .infinity, -1e308, 1e308, .nan, 1]
    for landmark in [-.infinity, .infinity, .nan, 1e308, -1e308, 0] {
      let line = AudibleSeries(
        x: [0, 1, 2, 3, 4, 5], y: heights, isContinuous: true,
        landmarks: Landmarks(
          zero: landmark, thresholds: [landmark, landmark], gridlines: [landmark]))
      let score = Score([line], settings: settings { $0.cues = Set(Cue.allCases) })
      #expect(score.tones.allSatisfy { $0.canSound })
      #expect(score.length == 3)
    }
  }

  private func marked(_ heights: [Double]) -> AudibleSeries {
    var line = series(heights)
    line.landmarks = Landmarks(zero: 0.5, thresholds: [0.6], gridlines: [0, 1, 2])
    line.landmarks.accents = [.turningPoint: [1], .spike: [1], .outlier: [1]]
    return line
  }

  private func marks(
    of heights: [Double], _ cue: Cue, zero: Double? = nil, at thresholds: [Double] = [],
    isContinuous: Bool = true
  ) -> [CueMark] {
    Course(series(heights), smoothing: 1).marks(
      of: [cue], landmarks: Landmarks(zero: zero, thresholds: thresholds),
      isContinuous: isContinuous)
  }
}
