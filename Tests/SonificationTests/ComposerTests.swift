import Testing

@testable import Sonification

@Suite struct ComposerTests {
  @Test func aLineIsOneGlidingChain() {
    let score = Score([ramp(5)], settings: settings())
    #expect(score.tones.count == 4)
    #expect(score.tones.map(\.isConnected) == [false, true, true, true])
    for (first, second) in zip(score.tones, score.tones.dropFirst()) {
      #expect(isClose(first.start + first.length, second.start))
      #expect(first.endFrequency == second.frequency)
      #expect(first.endGain == second.gain)
      #expect(first.endPan == second.pan)
    }
    #expect(isClose(score.tones[2].start, 1.5))
    #expect(score.playedCount == 5)
    #expect(score.pointCount == 5)
  }

  @Test func glidesThroughIrregularPointsAtTheirTimes() {
    let line = AudibleSeries(x: [0, 1, 10], y: [0, 1, 0], isContinuous: true)
    let score = Score([line], settings: settings())
    #expect(score.tones.map(\.start).elementsEqual([0, 0.3]) { isClose($0, $1) })
  }

  @Test func barsAreNotesAtTheirTimes() {
    let score = Score([ramp(10, isContinuous: false)], settings: settings())
    #expect(score.tones.count == 10)
    for (index, tone) in score.tones.enumerated() {
      #expect(isClose(tone.start, 0.3 * Double(index)))
      #expect(isClose(tone.length, 0.25))
      #expect(tone.frequency == tone.endFrequency)
      #expect(!tone.isConnected)
    }
    #expect(isClose(score.parts[0].span, 2.7))
  }

  @Test func aMutedSeriesTakesNoTimeAndLeavesTheOthersTheirInstruments() {
    var muting = settings()
    muting.muted = [0]
    let score = Score([ramp(5), ramp(5)], settings: muting)
    #expect(score.parts.map(\.series) == [1])
    #expect(score.parts.map(\.start) == [0])
    #expect(Set(score.tones.map(\.instrument)) == [.reed])
    #expect(score.pointCount == 5)
    muting.muted = [0, 1]
    #expect(Score([ramp(5), ramp(5)], settings: muting).length == 0)
  }

  @Test func theChosenInstrumentPlaysTheFirstSeriesAndTheOthersFollow() {
    var chosen = settings()
    chosen.instrument = .string
    let score = Score([ramp(2), ramp(2), ramp(2)], settings: chosen)
    #expect(score.tones.map(\.instrument) == [.string, .bell, .pluck])
  }

  @Test func closeNotesAreShort() {
    let score = Score([ramp(100, isContinuous: false)], settings: settings())
    #expect(score.tones.allSatisfy { isClose($0.length, score.length / 100) })
    let last = score.tones[99]
    #expect(isClose(last.start + last.length, score.length))
  }

  @Test func equalValuesHaveEqualPitches() {
    let values = [6.0, 7, 8, 9, 10, 6, 7, 8, 9, 10].map { ($0 - 6) / 4 }
    let score = Score([series(values, isContinuous: false)], settings: settings())
    let pitches = score.tones.map(\.frequency)
    #expect(pitches.prefix(5) == pitches.suffix(5))
    #expect(zip(pitches.prefix(5), pitches.prefix(5).dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aGapBreaksTheLineAndTicksOnce() {
    let score = Score([series([0, 0.5, .nan, .nan, 1, 0])], settings: settings())
    #expect(score.ticks.count == 1)
    let tick = score.ticks[0]
    #expect(isClose(tick.start, 1.2))
    #expect(isClose(tick.length, 0.055))
    #expect(tick.frequency == 1500)
    #expect(score.notes.map(\.isConnected) == [false, false])
    #expect(score.notes.map(\.start).elementsEqual([0, 2.4]) { isClose($0, $1) })
    #expect(score.notes.allSatisfy { $0.gain > tick.gain })
    #expect(score.pointCount == 4)
    #expect(score.playedCount == 4)
  }

  @Test func overAPauseThereIsATickAndNoTone() {
    // Eight of ten seconds, of 60 s of x, lie between the fourth point and the fifth.
    var line = AudibleSeries(
      x: [0, 2, 4, 6, 54, 56, 58, 60], y: [0, 0.5, 0, 0.5, 1, 0, 1, 0], isContinuous: true)
    line.breaks = [4]
    let score = Score([line], settings: settings { $0.duration = .exactly(10) })
    #expect(score.ticks.map(\.start).elementsEqual([5]) { isClose($0, $1) })
    #expect(score.notes.count == 6)
    #expect(score.notes.allSatisfy { $0.start + $0.length < 1.01 || $0.start > 8.99 })
    #expect(score.playedCount == 8)
    // Between notes, too; one that is held lasts until the next, and the library knows no pauses.
    line.isContinuous = false
    let notes = Score([line], settings: settings { $0.duration = .exactly(10) })
    #expect(notes.ticks.count == 1 && notes.notes.count == 8)
    line.isHeld = true
    #expect(Score([line], settings: settings()).ticks.isEmpty)
    (line.isContinuous, line.isHeld) = (true, false)
    #expect(Score([line], settings: settings(.audiograph)).ticks.isEmpty)
  }

  @Test func overAPauseOfDensePointsThereIsATickAndNoTone() {
    let x = (0..<10_000).map { Double($0 < 5_000 ? $0 : $0 + 10_000) }
    var line = AudibleSeries(x: x, y: x.map { _ in 0.5 }, isContinuous: true)
    line.breaks = [5_000]
    let score = Score([line], settings: settings { $0.duration = .exactly(8) })
    #expect(score.ticks.count == 1 && abs(score.ticks[0].start - 4) < 0.1)
    #expect(score.notes.allSatisfy { $0.start + $0.length < 2.2 || $0.start > 5.8 })
  }

  @Test func togetherSeriesSoundAtTheirPlaces() {
    let long = AudibleSeries(x: [0, 25, 50, 75, 100], y: [0, 1, 0, 1, 0], isContinuous: true)
    let short = AudibleSeries(x: [50, 75], y: [0.5, 0.5], isContinuous: true)
    let together = settings { ($0.order, $0.duration) = (.together, .exactly(10)) }
    let score = Score([long, short], settings: together)
    let tones = score.tones.filter { $0.series == 1 }
    #expect(tones.count == 1 && isClose(tones[0].start, 5) && isClose(tones[0].length, 2.5))
    #expect(isClose(tones[0].pan, 0) && isClose(tones[0].endPan, 0.49))
    // One that is not heard takes no time.
    let alone = Score(
      [long, short], settings: settings { ($0.order, $0.muted) = (.together, [0]) })
    #expect(alone.tones[0].start == 0 && isClose(alone.tones[0].length, alone.length))
  }

  @Test func aBreakAtTheStartOrBeyondTheEndIsNone() {
    var line = ramp(3)
    line.breaks = [-1, 0, 3, 9]
    #expect(Score([line], settings: settings()) == Score([ramp(3)], settings: settings()))
  }

  @Test(arguments: [true, false])
  func gapsAtTheEndsShiftNothing(isContinuous: Bool) {
    let whole = Score(
      [series([0, 0.2, 0.5, 1, 0], isContinuous: isContinuous)], settings: settings())
    let gappy = Score(
      [series([.nan, 0.2, 0.5, 1, .nan], isContinuous: isContinuous)], settings: settings())
    #expect(gappy.length == whole.length)
    #expect(gappy.parts == whole.parts)
    for tone in gappy.notes {
      #expect(whole.notes.contains { $0.start == tone.start && $0.frequency == tone.frequency })
    }
    #expect(gappy.ticks.count == 2)
    #expect(gappy.ticks.allSatisfy { $0.start + $0.length <= gappy.length + 1e-9 })
  }

  @Test func aLonelyPointOfALineIsHeard() {
    for heights in [[0.3, .nan, 0.5, .nan, 1], [0.3, .nan], [.nan, 0.3]] {
      let score = Score([series(heights)], settings: settings())
      #expect(score.notes.count == heights.count { !$0.isNaN })
      #expect(score.notes.allSatisfy { $0.length > 0.055 && $0.length <= 0.25 })
      #expect(score.tones.allSatisfy { $0.start + $0.length <= score.length + 1e-9 })
    }
  }

  /// A last point behind a pause sounds at its moment, in time with the lines beside it.
  @Test(arguments: SonificationSettings.Order.allCases)
  func aLonelyLastPointSoundsAtItsMoment(order: SonificationSettings.Order) {
    for count in [8, 60, 150] {
      var heights = (0..<count).map { Double($0 % 7) / 7 }
      heights[count - 2] = .nan
      heights[count - 1] = 1
      let score = Score(
        [series(heights), ramp(count)], settings: settings { $0.order = order })
      let part = score.parts[0]
      let last = score.notes.filter { $0.series == 0 && $0.layer == .line }.max {
        $0.start < $1.start
      }
      #expect(isClose(last?.start ?? 0, part.time(of: Double(count - 1))))
      #expect(last?.length ?? 0 > 0.2)
      #expect(score.tones.allSatisfy { $0.start + $0.length <= score.length + 1e-9 })
      if order == .together { #expect(isClose(score.parts[1].span, part.span)) }
    }
  }

  @Test func seriesShareOneMapAndSoundDifferent() {
    let score = Score([series([0, 0.5]), series([0.5, 1])], settings: settings())
    #expect(score.tones[0].endFrequency == score.tones[1].frequency)
    #expect(score.tones[0].instrument != score.tones[1].instrument)
    #expect(score.tones.map(\.series) == [0, 1])
  }

  @Test func placesRunFromLeftToRight() {
    let score = Score([ramp(3, isContinuous: false)], settings: settings())
    #expect(score.tones.map(\.pan).elementsEqual([-0.98, 0, 0.98]) { isClose($0, $1) })
    let mono = Score([ramp(3)], settings: settings { $0.isMono = true })
    #expect(mono.tones.allSatisfy { $0.pan == 0 && $0.endPan == 0 })
    #expect(Score([ramp(1)], settings: settings()).tones.map(\.pan) == [0])
  }

  @Test func theLoudestMomentIsOneAtMost() {
    for order in SonificationSettings.Order.allCases {
      let score = Score(
        [ramp(9), ramp(9), ramp(9, isContinuous: false), series([0.1, .nan, 0.2])],
        settings: settings { $0.order = order })
      // A stroke may begin above full scale, where the limiter holds it.
      #expect(score.tones.allSatisfy { $0.gain <= 1.3 && $0.endGain <= 1.3 })
      #expect(sound(of: score, volume: 2).peak <= 1)
      #expect(score.tones.contains { $0.gain > 0.1 })
    }
  }

  @Test func timeAndXAgreeWithTheTones() {
    let line = AudibleSeries(x: [100, 130, 200], y: [0, 1, 0], isContinuous: true)
    let part = Score([line, line], settings: settings()).parts[1]
    #expect(isClose(part.time(of: 130), 3.3 + 0.9))
    #expect(isClose(part.x(at: 4.2), 130))
  }

  @Test func aPointIsOneNote() {
    let score = Score(point: 0.5, at: 0.5, series: 1, settings: settings())
    #expect(score.tones.count == 1)
    #expect(isClose(score.length, 0.25))
    #expect(isClose(score.tones[0].frequency, 632.456, within: 0.001))
    #expect(score.tones[0].instrument == .reed)
    #expect(isClose(score.tones[0].pan, 0))
    let left = Score(point: 0.5, at: 0, series: 1, settings: settings())
    #expect(isClose(left.tones[0].pan, -0.98))
  }

  @Test func aMissingPointIsATick() {
    let score = Score(point: .nan, at: nil, series: 0, settings: settings())
    #expect(score.tones.map(\.instrument) == [.noise])
    #expect(isClose(score.length, 0.055))
    #expect(score.playedCount == 0)
  }

  @Test func pointsKeepTheirLoudnessAmongEachOther() {
    let low = Score(point: 0, at: 0.5, series: 0, settings: settings()).tones[0]
    let high = Score(point: 1, at: 0.5, series: 0, settings: settings()).tones[0]
    let ratio = EqualLoudness.gain(at: 200, of: .soft) / EqualLoudness.gain(at: 2000, of: .soft)
    #expect(isClose(low.gain / high.gain, ratio, within: 1e-6))
  }

  @Test(arguments: SonificationSettings.Preset.allCases, [true, false])
  func degenerateDataIsHarmless(preset: SonificationSettings.Preset, isContinuous: Bool) {
    let shapes: [[Double]] = [
      [], [0.5], [.nan], [.nan, .nan, .nan], [0.5, 0.5], [.infinity, -.infinity, 0],
      [5, -5, 0.5], [Double](repeating: .nan, count: 5000),
    ]
    let places: [(Int) -> Double] = [
      { Double($0) }, { -Double($0) }, { _ in 3 }, { _ in .nan }, { _ in .infinity },
      { Double($0) * 1e305 }, { $0 == 0 ? 0 : 1e-300 * Double($0) },
    ]
    for heights in shapes {
      for place in places {
        let one = AudibleSeries(
          x: heights.indices.map(place), y: heights, isContinuous: isContinuous)
        let score = Score([one, one], settings: settings(preset))
        #expect(score.length.isFinite && score.length <= 10.001)
        #expect(score.tones.isEmpty == heights.isEmpty)
        for tone in score.tones {
          #expect(tone.length > 0 && tone.start >= 0)
          #expect(tone.start + tone.length <= score.length + 1e-9)
          #expect((20...20_000).contains(tone.frequency))
          #expect((0...1.5).contains(tone.gain))
        }
      }
    }
  }
}
