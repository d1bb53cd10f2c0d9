import SoundTesting
import Testing

@testable import Sonification

/// Points that are several notes.
@Suite struct FigureTests {
  /// Three points of four notes each, the last of which rings on.
  private let figures = AudibleSeries(
    x: [0, 0.15, 0.3, 0.45, 1, 1.15, 1.3, 1.45, 2, 2.15, 2.3, 2.45],
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
    #expect(isClose(notes[3].length, 0.25) && notes[3].length > 1.4 * notes[2].length)
    #expect(notes[0].length >= 0.035)
  }

  /// Many figures take more time than as many notes, up to the limit; beyond it extremes are kept.
  @Test func crowdedFiguresKeepTheirExtremes() {
    let count = 500
    var x: [Double] = []
    var y: [Double] = []
    for point in 0..<count {
      for (offset, height) in [0.4, point == 250 ? 1 : 0.5, point == 100 ? 0 : 0.3, 0.45]
        .enumerated()
      {
        x.append(Double(point) + Double(offset) * 0.15)
        y.append(height)
      }
    }
    let score = Score(
      [AudibleSeries(x: x, y: y, isContinuous: false, pointCount: count)], settings: settings())
    #expect(score.pointCount == count && score.playedCount <= count)
    #expect(isClose(score.length, 10, within: 0.01))
    let frequencies = score.notes.map(\.frequency)
    #expect(isClose(frequencies.max() ?? 0, 2000, within: 1e-6))
    #expect(isClose(frequencies.min() ?? 0, 200, within: 1e-6))
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
