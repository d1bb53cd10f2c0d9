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

  /// Many figures take more time, up to the limit; beyond it there are fewer of them, not faster ones.
  @Test(arguments: [22, 23, 44, 500], [3.0, 10])
  func crowdedFiguresKeepTheirExtremesAndTheirPace(count: Int, seconds: Double) {
    let score = Score(
      [crowd(count)],
      settings: settings { $0.duration = seconds == 3 ? .short : .recommended })
    #expect(score.pointCount == count && score.playedCount <= count)
    #expect(score.playedCount >= (seconds == 3 ? 6 : 15))
    #expect(score.length <= seconds + 1e-9)
    #expect(score.notes.count == 4 * score.playedCount)
    for (first, second) in zip(score.notes, score.notes.dropFirst()) {
      #expect(second.start - first.start > 0.09 - 1e-9)
      #expect(first.length > 0.09 - 1e-9 && first.length <= 0.25)
    }
    let frequencies = score.notes.map(\.frequency)
    #expect(isClose(frequencies.max() ?? 0, 2000, within: 1e-6))
    #expect(isClose(frequencies.min() ?? 0, 200, within: 1e-6))
    // Of 22 each is heard in ten seconds, and a note is where its x says.
    guard count == 22, seconds == 10 else { return }
    #expect(score.playedCount == 22)
    #expect(isClose(score.parts[0].time(of: 11.2), score.notes[45].start, within: 1e-6))
  }

  /// Also along the axis of another chart.
  @Test func crowdedFiguresStayWithinTheirTimeline() {
    var series = crowd(100)
    series.timeline = Timeline(-20...119.6, pointCount: 0)
    let score = Score([series], settings: settings())
    #expect(score.notes.count >= 40 && score.playedCount == score.notes.count / 4)
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
