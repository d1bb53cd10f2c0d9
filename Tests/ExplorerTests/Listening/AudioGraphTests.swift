import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct AudioGraphTests {
  @Test func enterPlaysTheItemFromTheStartWithoutWords() throws {
    var model = Fixtures.model(Fixtures.price)
    let effects = try model.press("<Right><Enter>")
    guard case .play(let score, _, let from, let playback)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(score.length == 3)
    #expect(from == 0)
    #expect(playback == model.playback.number)
    #expect(model.playback.state == .playing)
  }

  @Test func spacePlaysFromTheCursor() throws {
    var model = Fixtures.model(Fixtures.rising)
    let effects = try model.press("<Right><PageDown><Space>")
    guard case .play(let score, _, let from, _)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    // The sixth of fifty points, at 5/49 of the way.
    #expect(abs(from - score.length * 5 / 49) < 1e-9)
  }

  @Test func theFocusFollowsThePlayheadAndTheCaptionRests() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    let caption = model.caption
    let number = model.playback.number
    #expect(update(&model, .playheadMoved(playback: number, seconds: 1.5)).isEmpty)
    #expect(model.cursor.point == 24)
    #expect(model.caption == caption)
    #expect(update(&model, .playheadMoved(playback: number - 1, seconds: 0)).isEmpty)
    #expect(model.cursor.point == 24)
  }

  @Test func spacePausesSaysWhereAndGoesOn() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(try model.press("<Space>") == [.pause, .announce("Paused. 25, 25")])
    #expect(try model.press("<Space>") == [.resume])
  }

  @Test func escapeStopsAndSaysWhere() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(try model.press("<Esc>") == [.stopSound, .announce("Stopped. 25, 25")])
    // One hears one's place where nothing sounds.
    #expect(try model.hear("<Esc>") == ["Audio graph. Whole chart, 50 points, 3 seconds"])
  }

  @Test func aMoveReplacesTheSoundAndStartsFromThePlayhead() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(try model.hear("<Right>") == ["26, 26, up 4.0%"])
    #expect(model.playback.state == .idle)
  }

  @Test func completeIsSaidOnceHalfASecondAfterTheEnd() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    let number = model.playback.number
    #expect(
      update(&model, .playbackEnded(playback: number)) == [
        .remind(.completion(playback: number), after: 0.5)
      ])
    #expect(update(&model, .reminded(.completion(playback: number))) == [.announce("Complete")])
    #expect(update(&model, .playbackEnded(playback: number)).isEmpty)
  }

  @Test func theEndIsTheLastPointEvenIfThePlayheadDidNotSaySo() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 2.8))
    #expect(model.cursor.point == 46)
    _ = update(&model, .playbackEnded(playback: model.playback.number))
    #expect(model.cursor.point == 49)
  }

  @Test func aKeyBeforeThePhraseSilencesIt() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    let number = model.playback.number
    _ = update(&model, .playbackEnded(playback: number))
    _ = try model.press("<Right>")
    #expect(update(&model, .reminded(.completion(playback: number))).isEmpty)
  }

  @Test func volumeZeroSaysNoPhrase() throws {
    var settings = Settings()
    settings.sonification.volume = 0
    var model = Fixtures.model(Fixtures.rising, settings: settings)
    _ = try model.press("<Enter>")
    #expect(update(&model, .playbackEnded(playback: model.playback.number)).isEmpty)
  }

  @Test func theLegendPlaysLowThenHighAndSaysBoth() throws {
    var model = Fixtures.model(Fixtures.steps)
    let effects = try model.press("1<Down><Enter>")
    guard case .play(let score, _, _, _)? = effects.dropLast().last else {
      Issue.record("\(effects)")
      return
    }
    #expect(score.tones.map { $0.frequency.rounded() } == [200, 2000])
    #expect(effects.announcements.last == "200 Hz is 8,240 steps, 2,000 Hz is 11,630 steps")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0.3))
    #expect(model.point == nil)
  }

  @Test func allButOneSeriesIsHeard() throws {
    var chart = Fixtures.pair
    chart.series.append(
      Series(name: "CORE", x: Fixtures.days(4), y: [100, 120, 130, 110], isContinuous: true))
    var model = Fixtures.model(chart)
    let words = try model.hear("1<Down><Down><Down><Down><Down><Down>")
    #expect(words.last == "All but BOLT, 8 points, 6.3 seconds")
    guard case .play(let score, _, _, _)? = try model.press("<Enter>").last else {
      Issue.record("did not play")
      return
    }
    #expect(score.parts.map(\.series) == [0, 2])
    #expect(Set(score.tones.map(\.instrument)) == [.soft, .string])
  }

  @Test func theCaptionDoesNotSayPausedWhileItPlays() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    _ = try model.press("<Space>")
    #expect(model.caption.text(in: model.language) == "Paused. 25, 25")
    #expect(try model.press("<Space>") == [.resume])
    #expect(model.caption.text(in: model.language) == "25, 25")
  }
}
