import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct SoundingTests {
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
    #expect(try model.press("<Esc>").isEmpty)
  }

  @Test func aMoveReplacesTheSoundAndStartsFromThePlayhead() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(try model.hear("<Right>") == ["26, 26, up 4.0 %"])
    #expect(model.playback.state == .idle)
  }

  @Test func completeIsSaidOnceHalfASecondAfterTheEnd() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    let number = model.playback.number
    #expect(
      update(&model, .playbackEnded(playback: number)) == [.complete(playback: number, after: 0.5)])
    #expect(update(&model, .completed(playback: number)) == [.announce("Complete")])
    #expect(update(&model, .playbackEnded(playback: number)).isEmpty)
  }

  @Test func aKeyBeforeThePhraseSilencesIt() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    let number = model.playback.number
    _ = update(&model, .playbackEnded(playback: number))
    _ = try model.press("<Right>")
    #expect(update(&model, .completed(playback: number)).isEmpty)
  }

  @Test func volumeZeroSaysNoPhrase() throws {
    var settings = Settings()
    settings.sonification.volume = 0
    var model = Fixtures.model(Fixtures.rising, settings: settings)
    _ = try model.press("<Enter>")
    #expect(update(&model, .playbackEnded(playback: model.playback.number)).isEmpty)
  }

  @Test func silenceIsExplainedOnceWithoutLosingThePoint() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>")
    let said = update(&model, .audioUnavailable(playback: model.playback.number, .noDevice))
      .announcements
    #expect(said == ["No sound: there is no audio device. Mon, 8,240 steps"])
    _ = try model.press("<Right>")
    #expect(update(&model, .audioUnavailable(playback: model.playback.number, .noDevice)).isEmpty)
    // Asked for by name, it is said again.
    _ = try model.press("1<Enter>")
    #expect(
      update(&model, .audioUnavailable(playback: model.playback.number, .noDevice)).announcements
        == ["No sound: there is no audio device"])
    #expect(model.playback.state == .idle)
  }

  @Test func soundOffIsSilentAndOnTriesAgain() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(try model.press("s") == [.announce("Sound off")])
    #expect(try !model.press("<Right><Right>").isPlaying)
    #expect(try model.hear("<Space>") == ["Sound off"])
    #expect(try model.press("s") == [.retrySound, .announce("Sound on")])
    #expect(try model.press("<Right>").isPlaying)
  }

  @Test func oneSeriesKeepsItsInstrument() throws {
    var model = Fixtures.model(Fixtures.pair)
    let effects = try model.press("1<Down><Down><Down><Enter>")
    guard case .play(let score, _, _, _)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    #expect(Set(score.tones.map(\.series)) == [1])
    #expect(Set(score.tones.map(\.instrument)) == [.reed])
    #expect(score.parts.map(\.start) == [0])
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

  @Test func farSoundIsMentionedOnce() throws {
    var settings = Settings()
    settings.isRemote = true
    var model = Fixtures.model(Fixtures.steps, settings: settings)
    let first = try model.hear("<Right>")
    #expect(first.contains { $0.contains("Sound plays on the far machine") })
    #expect(try model.hear("<Right>").count == 1)
  }
}
