import SoundTesting
import Testing

@testable import Sonification

@Suite struct SlicesTests {
  /// The zigzag of extremes, as it is asked for.
  private let zigzag = settings { $0.density = .extremes }

  @Test(arguments: [1000, 99_999, 100_000])
  func aSingleSpikeIsKept(count: Int) {
    var heights = [Double](repeating: 0.5, count: count)
    let place = count * 2 / 3
    heights[place] = 1
    heights[place + 1] = 0
    let score = Score([series(heights)], settings: zigzag)
    let pitches = score.tones.map(\.endFrequency)
    #expect(pitches.contains { isClose($0, 2000, within: 1e-6) })
    #expect(pitches.contains { isClose($0, 200, within: 1e-6) })
    let peak = score.tones.first { $0.endFrequency > 1999 }
    let time = (peak?.start ?? 0) + (peak?.length ?? 0)
    #expect(isClose(time, 10 * Double(place) / Double(count), within: 0.07))
  }

  @Test func aSpikeIsHeardAtItsPitch() throws {
    var heights = [Double](repeating: 0, count: 100_000)
    heights[61_803] = 1
    let sound = sound(of: Score([series(heights)], settings: zigzag))
    // The line turns at the spike: the steepest moment is the highest pitch.
    let pitches = stride(from: 5.9, to: 6.5, by: 0.004).compactMap {
      Spectrum.dominantFrequency(of: sound.sum(from: $0, to: $0 + 0.008), sampleRate: 48_000)
    }
    #expect(try #require(pitches.max()) > 1700)
    let before = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 5.8, to: 6), sampleRate: 48_000))
    #expect(abs(before - 200) < 1)
  }

  @Test func extremesComeInTheirOrder() {
    // Every slice holds a high point before a low one.
    let heights = (0..<2000).map { $0 % 14 == 2 ? 1.0 : $0 % 14 == 9 ? 0.0 : 0.5 }
    var course = Course(series(heights), smoothing: 1)
    course.cutIntoSlices(length: 10, isContinuous: true)
    for index in stride(from: 0, to: course.stops.count - 1, by: 2) {
      #expect(course.stops[index].height == 1)
      #expect(course.stops[index + 1].height == 0)
    }
  }

  @Test(arguments: [true, false])
  func everyPlaceLastsAtLeastThirtyFiveMilliseconds(isContinuous: Bool) {
    let score = Score([ramp(5000, isContinuous: isContinuous)], settings: zigzag)
    #expect(score.tones.allSatisfy { $0.length >= 0.035 - 1e-9 })
    #expect(score.playedCount <= 286)
    #expect(score.playedCount >= 284)
    #expect(score.pointCount == 5000)
    #expect(isClose(score.length, 10))
  }

  @Test func endsStayTheEnds() {
    let score = Score([ramp(5000)], settings: zigzag)
    #expect(isClose(score.tones.first?.frequency ?? 0, 200, within: 1e-6))
    #expect(isClose(score.tones.last?.endFrequency ?? 0, 2000, within: 1e-6))
    let last = score.tones.last
    #expect(isClose((last?.start ?? 0) + (last?.length ?? 0), 10))
  }

  @Test func aFlatLineLastsToTheEnd() {
    let score = Score(
      [series([Double](repeating: 0.5, count: 10_000))], settings: zigzag)
    let last = score.tones.last
    #expect(isClose((last?.start ?? 0) + (last?.length ?? 0), 10))
  }

  @Test func irregularPointsMoveLessThanASlice() {
    // Two bunches, and a lone point between them that must stay near its place.
    let x = [0.0, 0.001, 0.002, 50, 99.998, 99.999, 100]
    let score = Score(
      [AudibleSeries(x: x, y: [0, 0.2, 0.4, 1, 0.4, 0.2, 0], isContinuous: true)],
      settings: settings())
    let peak = score.tones.first { isClose($0.endFrequency, 2000, within: 1e-6) }
    #expect(isClose((peak?.start ?? 0) + (peak?.length ?? 0), 1.5, within: 0.07))
  }

  @Test func aGapAmongThousandsTicksButBreaksNothing() {
    var heights = (0..<5000).map { Double($0) / 5000 }
    heights[2500] = .nan
    let score = Score([series(heights)], settings: zigzag)
    #expect(score.ticks.count == 1)
    #expect(isClose(score.ticks.first?.start ?? 0, 5, within: 0.07))
    #expect(score.notes.count { !$0.isConnected } == 1)
  }

  @Test func aLongRunOfGapsIsOneTickAndABreak() {
    var heights = (0..<5000).map { Double($0) / 5000 }
    for index in 2000..<3000 { heights[index] = .nan }
    let score = Score([series(heights)], settings: zigzag)
    #expect(score.ticks.count == 1)
    #expect(score.notes.count { !$0.isConnected } == 2)
    #expect(score.notes.allSatisfy { $0.start + $0.length < 4.1 || $0.start > 5.9 })
  }

  /// Between 35 and 17.5 ms a point each is heard, and at its moment.
  @Test(arguments: [287, 300, 450, 560])
  func upToFourPointsInASliceAreAllHeard(count: Int) throws {
    let heights = (0..<count).map { Double(($0 * 7919) % 101) / 100 }
    let map = PitchMap(settings())
    for isContinuous in [true, false] {
      let score = Score([series(heights, isContinuous: isContinuous)], settings: settings())
      #expect(score.playedCount == count && score.pointCount == count)
      let notes = score.notes
      #expect(notes.count == (isContinuous ? count - 1 : count))
      for (index, note) in notes.enumerated() {
        #expect(isClose(note.frequency, map.frequency(of: heights[index]), within: 1e-6))
        let span = isContinuous ? 10.0 : 10 - 10 / Double(count)
        #expect(isClose(note.start, span * Double(index) / Double(count - 1), within: 1e-6))
      }
    }
  }

  /// Points at nearly one place among few are heard one after the other, within 70 ms of it.
  @Test(arguments: [true, false])
  func bunchesAreSetApart(isContinuous: Bool) {
    let x = [0.0, 0, 0, 0, 50, 50, 100, 100, 100]
    let heights = [0.0, 1, 0.2, 0.8, 0.4, 0.6, 0.1, 0.9, 0.5]
    let score = Score(
      [AudibleSeries(x: x, y: heights, isContinuous: isContinuous)], settings: settings())
    #expect(score.playedCount == 9)
    let map = PitchMap(settings())
    let ends = score.notes.map { ($0.start, $0.frequency) }
    let starts = isContinuous ? heights.dropLast() : heights[...]
    #expect(ends.count == starts.count)
    for (index, (start, frequency)) in ends.enumerated() {
      #expect(isClose(frequency, map.frequency(of: heights[index]), within: 1e-6))
      let share = x[index] / 100
      #expect(abs(start - share * score.parts[0].span) <= 0.07 + 1e-9)
    }
    for (note, next) in zip(score.notes, score.notes.dropFirst()) {
      #expect(next.start - note.start >= 0.0175 - 1e-9)
    }
  }

  /// Gaps among points that are set apart keep their ticks, however many cells are empty.
  @Test func gapsAmongBunchesKeepTheirTicks() {
    var heights = [Double](repeating: .nan, count: 3000)
    for index in stride(from: 0, to: 3000, by: 30) { heights[index] = 0.5 }
    let score = Score([series(heights)], settings: settings())
    #expect(score.playedCount == 100)
    #expect(score.ticks.count == 100)
    #expect(score.tones.allSatisfy { $0.start >= 0 && $0.start + $0.length <= 10 + 0.1 })
  }
}
