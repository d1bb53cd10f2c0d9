import Charts
import Descriptions
import Sonification
import Testing

@testable import Explorer

@Suite struct SeriesByEarTests {
  private let three = Chart(
    type: .line, xAxis: Axis(), yAxis: Axis(),
    series: [("A", 5.0), ("B", 9), ("C", 1)].map { name, value in
      Series(name: name, x: [0, 1, 2], y: [value, 4, value], isContinuous: true)
    })

  private func played(_ effects: [Effect]) -> (score: Score, from: Double)? {
    for effect in effects {
      if case .play(let score, _, let from, _) = effect { return (score, from) }
    }
    return nil
  }

  @Test func skipsToTheNextSeriesWhileTheyPlay() throws {
    var model = Fixtures.model(three)
    _ = try model.press("1<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1))
    let effects = try model.press("'")
    // It says what is heard now.
    #expect(effects.announcements == ["B"])
    let second = try #require(played(effects))
    #expect(abs(second.from - 3.3) < 1e-9 && model.point?.series == 1)
    #expect(model.playback.state == .playing)
    let third = try #require(played(try model.press("'")))
    #expect(abs(third.from - 6.6) < 1e-9 && model.point?.series == 2)
    // After the last there is none; it plays on.
    #expect(played(try model.press("'")) == nil)
    #expect(model.playback.state == .playing)
  }

  @Test func withoutASoundThereIsNothingToSkip() throws {
    var model = Fixtures.model(three)
    #expect(played(try model.press("'")) == nil)
  }

  @Test func aChordIsAllSeriesFromTheLowest() throws {
    var model = Fixtures.model(three)
    _ = try model.press("<Right>")
    let effects = try model.press("&")
    let chord = try #require(played(effects)).score
    #expect(chord.tones.map(\.series) == [2, 0, 1])
    #expect(chord.tones.map(\.start) == [0, 0.1, 0.2])
    #expect(zip(chord.tones, chord.tones.dropFirst()).allSatisfy { $0.frequency < $1.frequency })
    let words = effects.announcements.joined(separator: " ")
    #expect(words.contains("A") && words.contains("B") && words.contains("C"))
  }

  @Test func withoutAPlaceThereIsNoChord() throws {
    var model = Fixtures.model(three)
    #expect(played(try model.press("&")) == nil)
  }
}
