import Glibc
import Testing

@testable import Sonification

@Suite struct SlopeSamplingTests {
  @Test func aSampleWhereverALevelIsPassed() {
    let samples = course([0, 1, 0.5]).sampled(every: 0.25, apart: 0)
    #expect(samples.map(\.height) == [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5])
    #expect(samples.map(\.share) == [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1])
  }

  @Test func theEndsOfEveryRunAreHeard() {
    #expect(course([0.3, 0.3, 0.3]).sampled(every: 0.25, apart: 0).map(\.share) == [0, 1])
    let gappy = course([0.1, .nan, 0.9, .nan, .nan, 0.4]).sampled(every: 0.25, apart: 0)
    #expect(gappy.map(\.height) == [0.1, 0.9, 0.4])
    #expect(course([.nan, .nan]).sampled(every: 0.25, apart: 0).isEmpty)
  }

  @Test func ofABurstTheFirstPlaceAndTheLastHeightStay() {
    let jump = AudibleSeries(x: [0, 1, 1.01, 2], y: [0, 0, 1, 1], isContinuous: true)
    let samples = Course(jump, smoothing: 1).sampled(every: 0.1, apart: 0.05)
    #expect(samples.map(\.height) == [0, 1, 1])
    #expect(isClose(samples[1].share, 0.5005, within: 1e-4))
  }

  /// x² over 3 s: equal steps in height, and the tempo grows as the slope does.
  @Test func steepIsFast() {
    let line = series((0...80).map { pow(Double($0) / 80, 2) })
    let score = Score(
      [line],
      settings: settings {
        $0.isSlopeMode = true
        $0.duration = .exactly(3)
      })
    #expect(score.length == 3)
    #expect(score.tones.count == 25)
    let ratios = zip(score.tones, score.tones.dropFirst()).map { $1.frequency / $0.frequency }
    #expect(ratios.allSatisfy { isClose($0, pow(10, 1.0 / 24), within: 1e-9) })
    let pauses = zip(score.tones, score.tones.dropFirst()).map { $1.start - $0.start }
    for (before, after) in zip(pauses, pauses.dropFirst()) { #expect(after < before) }
    for tone in score.tones {
      let height = log10(tone.frequency / 200)
      #expect(isClose(tone.start, 2.9 * height.squareRoot(), within: 0.01))
      #expect(tone.length <= 0.1 && tone.frequency == tone.endFrequency && !tone.isConnected)
    }
  }

  @Test func thePlayheadFollows() {
    let score = Score([ramp(11)], settings: settings { $0.isSlopeMode = true })
    for tone in score.tones {
      #expect(isClose(score.parts[0].x(at: tone.start), 10 * log10(tone.frequency / 200)))
    }
    #expect(isClose(score.tones.map { $0.start + $0.length }.max() ?? 0, 3))
  }

  @Test(arguments: [1000, 100_000])
  func notesKeepTheirDistance(count: Int) {
    var random: UInt32 = 7
    let heights = (0..<count).map { _ in
      random = random &* 1_664_525 &+ 1_013_904_223
      return Double(random >> 8) / Double(1 << 24)
    }
    let score = Score([series(heights)], settings: settings { $0.isSlopeMode = true })
    #expect(isClose(score.length, 10))
    #expect(score.tones.count > 100)
    #expect(score.length / Double(score.tones.count) >= 0.0345)
    for (first, second) in zip(score.tones, score.tones.dropFirst()) {
      #expect(second.start - first.start >= 0.02 - 1e-9)
    }
  }

  @Test func manyPointsOfACurveStayEven() {
    let score = Score([ramp(100_000)], settings: settings { $0.isSlopeMode = true })
    let pauses = zip(score.tones, score.tones.dropFirst()).map { $1.start - $0.start }
    #expect(pauses.count == 24)
    #expect(pauses.allSatisfy { isClose($0, 9.9 / 24, within: 0.002) })
  }

  @Test func allSeriesHaveTheSameSteps() {
    let wild = series((0..<200).map { $0.isMultiple(of: 2) ? 0.0 : 1 })
    let score = Score([ramp(200), wild], settings: settings { $0.isSlopeMode = true })
    let heights = Set(score.tones.map { (log10($0.frequency / 200) * 1e6).rounded() })
    let alone = Score([ramp(200)], settings: settings { $0.isSlopeMode = true })
    #expect(heights.count < alone.tones.count)
  }

  @Test func notesOfADiscreteSeriesStayWhatTheyAre() {
    let bars = ramp(12, isContinuous: false)
    #expect(
      Score([bars], settings: settings { $0.isSlopeMode = true })
        == Score([bars], settings: settings()))
  }

  @Test(arguments: SonificationSettings.Preset.allCases)
  func degenerateDataIsHarmless(preset: SonificationSettings.Preset) {
    let shapes: [[Double]] = [
      [], [0.5], [.nan], [0.5, 0.5], [.infinity, -.infinity, 0], [5, -5, 1e308, -1e308],
      [Double](repeating: .nan, count: 5000),
      (0..<5000).map { $0.isMultiple(of: 2) ? .nan : 0.5 },
    ]
    for heights in shapes {
      for place in [{ Double($0) }, { _ in 3 }, { Double($0) * 1e305 }] as [(Int) -> Double] {
        let line = AudibleSeries(x: heights.indices.map(place), y: heights, isContinuous: true)
        let score = Score(
          [line, line],
          settings: settings(preset) {
            $0.isSlopeMode = true
            $0.hasLegend = true
            $0.cues = Set(Cue.allCases)
          })
        #expect(score.length.isFinite && score.length <= 21.501)
        #expect(score.tones.allSatisfy { $0.canSound })
        #expect(score.tones.allSatisfy { $0.start + $0.length <= score.length + 1e-9 })
      }
    }
  }

  private func course(_ heights: [Double]) -> Course { Course(series(heights), smoothing: 1) }
}
