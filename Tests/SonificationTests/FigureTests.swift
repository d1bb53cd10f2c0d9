import SoundTesting
import Testing

@testable import Sonification

/// Points that are several notes.
@Suite struct FigureTests {
  /// Three points of four notes each, the last of which rings on.
  private let figures = AudibleSeries(
    x: [0, 0.2, 0.4, 0.6, 1, 1.2, 1.4, 1.6, 2, 2.2, 2.4, 2.6],
    y: [0, 1, 0.2, 0.6, 0.6, 0.7, 0.1, 0.3, 0.3, 0.9, 0.3, 0.8], isContinuous: false, pointCount: 3)

  @Test(arguments: SonificationSettings.Preset.allCases)
  func everyNoteIsPlayed(_ preset: SonificationSettings.Preset) {
    let score = Score([figures], settings: settings(preset))
    let map = PitchMap(settings(preset))
    #expect(score.notes.count == 12)
    // Neither smoothed nor averaged: the notes of a point are not a course.
    for (note, height) in zip(score.notes, figures.y) {
      #expect(isClose(note.frequency, map.frequency(of: height)))
    }
    #expect(score.pointCount == 3 && score.playedCount == 3)
  }

  @Test func theLastNoteOfAPointIsTheLongest() {
    let notes = Score([figures], settings: settings()).notes
    #expect(isClose(notes[3].length, 0.25) && notes[3].length > 1.1 * notes[2].length)
    #expect(notes[0].length >= 0.09)
  }

  private func crowd(_ count: Int) -> AudibleSeries {
    var series = AudibleSeries(x: [], y: [], isContinuous: false, pointCount: count)
    for point in 0..<count {
      series.figureStarts.append(series.x.count)
      let heights = [0.4, point == count / 2 ? 1 : 0.5, point == count / 5 ? 0 : 0.3, 0.45]
      for (offset, height) in heights.enumerated() {
        series.x.append(Double(point) + Double(offset) * 0.2)
        series.y.append(height)
      }
    }
    return series
  }

  /// Many figures take more time, up to the limit; beyond it each has fewer notes, not faster ones.
  @Test(arguments: [(22, 4), (23, 3), (30, 3), (44, 2)])
  func crowdedFiguresKeepTheirExtremesAndTheirPace(count: Int, notes: Int) {
    let score = Score([crowd(count)], settings: settings())
    #expect(score.pointCount == count && score.playedCount == count)
    #expect(score.notes.count == notes * count)
    #expect(score.noteCount == 4 * count && score.playedNoteCount == notes * count)
    #expect(score.length <= 10 + 1e-9)
    for (first, second) in zip(score.notes, score.notes.dropFirst()) {
      #expect(second.start - first.start > 0.09 - 1e-9)
      #expect(first.length > 0.09 - 1e-9 && first.length <= 0.25)
    }
    let frequencies = score.notes.map(\.frequency)
    #expect(isClose(frequencies.max() ?? 0, 2000, within: 1e-6))
    #expect(isClose(frequencies.min() ?? 0, 200, within: 1e-6))
    // Each begins where its x says.
    for point in 0..<count {
      let time = score.parts[0].time(of: Double(point))
      #expect(isClose(time, score.notes[notes * point].start, within: 1e-6))
    }
  }

  /// Nothing is left out: where there is time for no more, every figure is its main note.
  @Test(arguments: [22, 44, 80], SonificationSettings.Preset.allCases)
  func everyFigureIsHeard(count: Int, preset: SonificationSettings.Preset) {
    var crowd = crowd(count)
    crowd.mainNotes = crowd.figureStarts.map { $0 + 1 }
    let score = Score([crowd], settings: settings(preset) { $0.duration = .short })
    #expect(score.pointCount == count && score.playedCount == count)
    #expect(score.notes.count == count && score.playedNoteCount == count)
    let map = PitchMap(settings(preset))
    for (note, start) in zip(score.notes, crowd.figureStarts) {
      #expect(isClose(note.frequency, map.frequency(of: crowd.y[start + 1])))
    }
  }

  /// Beyond that their main notes are heard as any other points that are dense.
  @Test func hundredsOfFiguresAreADenseLine() {
    let score = Score([crowd(500)], settings: settings())
    let plain = Score(
      [series((0..<500).map { _ in 0.45 }, isContinuous: false)], settings: settings())
    #expect(score.pointCount == 500 && score.playedCount == plain.playedCount)
    #expect(score.notes.count == plain.notes.count)
  }

  /// One figure of many notes among short ones: it alone is shortened, to its ends.
  @Test func aLongFigureIsShortenedAlone() {
    var series = AudibleSeries(x: [], y: [], isContinuous: false, pointCount: 7)
    for point in 0..<7 {
      series.figureStarts.append(series.x.count)
      let count = point == 3 ? 40 : 5
      for note in 0..<count {
        series.x.append(Double(point) + 0.6 * Double(note) / Double(count - 1))
        series.y.append(note == 30 ? 1 : note == 20 ? 0 : 0.5)
      }
    }
    series.mainNotes = series.figureStarts.map { $0 + 2 }
    let score = Score([series], settings: settings())
    #expect(score.pointCount == 7 && score.playedCount == 7)
    let kept = score.notes.count - 6 * 5
    #expect((9...12).contains(kept) && score.playedNoteCount == 30 + kept && score.noteCount == 70)
    #expect(score.length <= 10 + 1e-9)
    #expect(isClose(score.notes.map(\.frequency).max() ?? 0, 2000, within: 1e-6))
    #expect(isClose(score.notes.map(\.frequency).min() ?? 0, 200, within: 1e-6))
    // A short time leaves fewer notes of the others as well.
    for seconds in [0.5, 1, 2, 4, 20] {
      let short = Score([series], settings: settings { $0.duration = .exactly(seconds) })
      #expect(short.playedCount == 7 && short.playedNoteCount <= short.noteCount, "\(seconds)")
    }
  }

  /// Also along the axis of another chart.
  @Test func crowdedFiguresStayWithinTheirTimeline() {
    var series = crowd(100)
    series.timeline = Timeline(-20...119.6, pointCount: 0)
    let score = Score([series], settings: settings())
    #expect(score.notes.count == 100 && score.playedCount == 100)
    #expect(score.notes.allSatisfy { $0.start > 1 && $0.start + $0.length <= score.length + 1e-9 })
  }

  @Test func joinedPointsAreCountedButNotPlayed() {
    var joined = figures
    joined.wholeCount = 9
    let score = Score([joined], settings: settings())
    #expect(score.pointCount == 9 && score.playedCount == 3)
  }

  @Test func aMoveToAPointPlaysItsNotesInTurn() {
    let score = Score(figure: [0, 1, 0.5], at: 0.25, series: 0, settings: settings())
    #expect(score.notes.map { $0.frequency.rounded() } == [200, 2000, 632])
    #expect(
      zip(score.notes, score.notes.dropFirst()).allSatisfy {
        $0.start + $0.length <= $1.start + 1e-9
      })
    #expect(Set(score.notes.map(\.pan)).count == 1)
    #expect(score.pointCount == 1 && score.parts.count == 1)
    #expect(isClose(score.length, 0.45))
  }

  @Test func oneNoteIsThatOfAPoint() {
    let alone = Score(point: 0.3, at: 0.5, series: 1, settings: settings())
    #expect(Score(figure: [0.3], at: 0.5, series: 1, settings: settings()) == alone)
    let gap = Score(figure: [.nan], at: 0.5, series: 1, settings: settings())
    #expect(gap == Score(point: .nan, at: 0.5, series: 1, settings: settings()))
    #expect(Score(figure: [], at: nil, series: 0, settings: settings()).tones.isEmpty)
  }

  /// A held note has its pitch until the next one begins.
  @Test func heldNotesLeaveNoPause() {
    var held = series([0, 1, 0.5], isContinuous: false)
    held.isHeld = true
    let notes = Score([held], settings: settings()).notes
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.frequency == $0.endFrequency })
    #expect(isClose(notes[0].start + notes[0].length, notes[1].start))
    #expect(isClose(notes[2].start + notes[2].length, 3) && notes[2].length == notes[1].length)
  }
}
