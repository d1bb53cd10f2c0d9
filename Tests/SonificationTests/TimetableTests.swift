import Glibc
import Testing

@testable import Sonification

@Suite struct TimetableTests {
  @Test(arguments: [
    (2, SonificationSettings.Duration.recommended, 3.0), (51, .recommended, 3),
    (52, .recommended, 3.06), (101, .recommended, 6), (160, .recommended, 9.54),
    (252, .recommended, 10), (3600, .recommended, 10), (2, .short, 2), (43, .short, 2.52),
    (1000, .short, 3), (2, .long, 19.9), (333, .long, 19.92), (5000, .long, 20),
    (10, .exactly(4.2), 4.2), (9000, .exactly(0.5), 0.5),
  ])
  func naturalLength(
    points: Int, duration: SonificationSettings.Duration, seconds: Double
  ) {
    for isContinuous in [true, false] {
      let score = Score(
        [ramp(points, isContinuous: isContinuous)], settings: settings { $0.duration = duration })
      #expect(isClose(score.length, seconds))
      #expect(isClose(score.parts.first?.length ?? 0, seconds))
    }
  }

  /// In frames, as it is rendered.
  @Test(arguments: [2, 3, 100, 10_000, 1_000_000], SonificationSettings.Preset.allCases)
  func anyNumberOfPointsKeepsTheTime(points: Int, preset: SonificationSettings.Preset) {
    let durations: [(SonificationSettings.Duration, ClosedRange<Double>)] = [
      (.short, 2...3), (.recommended, 3...10), (.long, 19.9...20), (.exactly(7.5), 7.5...7.5),
    ]
    let line = ramp(points)
    // The optimizer is off: of a million points one length is enough.
    for (duration, range) in points < 1_000_000 ? durations : [durations[3]] {
      let score = Score([line], settings: settings(preset) { $0.duration = duration })
      let seconds = Double(Synthesizer(score, volume: 1, sampleRate: 48_000).length) / 48_000
      #expect(seconds > range.lowerBound - 0.02 && seconds < range.upperBound + 0.02)
      #expect(score.pointCount == points)
      #expect(score.tones.map { $0.start + $0.length }.max() ?? 0 > seconds - 0.02)
    }
  }

  @Test func seriesInTurnHaveAPauseBetween() {
    let score = Score([ramp(10), ramp(10)], settings: settings())
    #expect(score.parts.map(\.start) == [0, 3.3])
    #expect(isClose(score.length, 6.3))
  }

  /// As many series as there are: each is as long as alone, with 0.3 s between.
  @Test(arguments: [4, 12, 40, 200])
  func seriesInTurnHaveEachTheirTime(count: Int) {
    for (duration, seconds) in [(SonificationSettings.Duration.recommended, 3.54), (.short, 3)] {
      let score = Score(
        [AudibleSeries](repeating: ramp(60), count: count),
        settings: settings { $0.duration = duration })
      #expect(score.parts.count == count)
      #expect(score.parts.allSatisfy { isClose($0.length, seconds) })
      for (first, second) in zip(score.parts, score.parts.dropFirst()) {
        #expect(isClose(first.start + first.length + 0.3, second.start, within: 1e-6))
      }
      #expect(duration == .short || score.playedCount == 60 * count)
    }
  }

  @Test(arguments: [4, 12, 40, 200])
  func seriesOfTheAudiographPresetShareTheCap(count: Int) {
    let score = Score(
      [AudibleSeries](repeating: ramp(50), count: count), settings: settings(.audiograph))
    #expect(isClose(score.length, 10, within: 1e-6))
    #expect(score.parts.count == count)
    #expect(score.parts.allSatisfy { $0.length > 0 })
    for (first, second) in zip(score.parts, score.parts.dropFirst()) {
      #expect(first.start + first.length < second.start)
    }
  }

  @Test(arguments: [1, 2, 3, 7], SonificationSettings.Order.allCases)
  func exactlyIsTheWholeOutput(count: Int, order: SonificationSettings.Order) {
    for seconds in [0.5, 5, 60] {
      let score = Score(
        [AudibleSeries](repeating: ramp(30), count: count),
        settings: settings {
          $0.duration = .exactly(seconds)
          $0.order = order
        })
      #expect(isClose(score.length, seconds, within: 0.001))
    }
  }

  /// Lines enter 50 ms apart but stay in time: where they cross they are heard to cross.
  @Test func togetherLinesEnterOneAfterTheOtherAndStayInTime() throws {
    let score = Score(
      [ramp(10), AudibleSeries(x: [0, 9], y: [0.5, 0.5], isContinuous: true), ramp(10)],
      settings: settings { $0.order = .together })
    #expect(score.parts.map(\.start) == [0, 0, 0])
    #expect(isClose(score.length, 3))
    for series in 0..<3 {
      let tones = score.tones.filter { $0.series == series }
      #expect(isClose(tones[0].start, 0.05 * Double(series)))
      #expect(isClose(tones.map { $0.start + $0.length }.max() ?? 0, 3))
    }
    // The third comes in at the pitch that it has 0.1 s after its start.
    let late = try #require(score.tones.first { $0.series == 2 })
    #expect(isClose(late.frequency, 200 * pow(10, 0.1 / 3), within: 1e-6))
  }

  @Test func togetherTheOnsetsOfNotesAreFiftyMillisecondsApart() {
    let notes = ramp(10, isContinuous: false)
    let score = Score([notes, notes, notes], settings: settings { $0.order = .together })
    #expect(score.parts.map(\.start).elementsEqual([0, 0.05, 0.1]) { isClose($0, $1) })
    #expect(isClose(score.length, 3.1))
  }

  @Test func togetherAreFourAtMost() {
    let score = Score(
      [AudibleSeries](repeating: ramp(10), count: 6), settings: settings { $0.order = .together })
    for part in score.parts {
      let time = part.start + 0.001
      #expect(score.parts.count { $0.start <= time && time < $0.start + $0.length } <= 4)
    }
    #expect(isClose(score.parts[4].start, 3.3))
    #expect(score.length <= 10)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func brokenLengthsAreBroughtBack(seconds: Double) {
    let score = Score([ramp(10)], settings: settings { $0.duration = .exactly(seconds) })
    #expect(score.length >= 0.02)
    #expect(score.length <= 3600)
  }
}
