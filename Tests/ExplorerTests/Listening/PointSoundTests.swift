import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct PointSoundTests {
  @Test func silenceIsExplainedOnceWithoutLosingThePoint() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>")
    let said = update(&model, .audioUnavailable(playback: model.playback.number, .noDevice))
      .announcements
    #expect(said == ["No sound: no audio device is available"])
    // On the screen the value is still there, and comes first.
    #expect(
      model.caption.text(in: model.language)
        == "Mon, 8,240 steps. No sound: no audio device is available")
    _ = try model.press("<Right>")
    #expect(update(&model, .audioUnavailable(playback: model.playback.number, .noDevice)).isEmpty)
    // Asked for by name, it is said again.
    _ = try model.press("1<Enter>")
    #expect(
      update(&model, .audioUnavailable(playback: model.playback.number, .noDevice)).announcements
        == ["No sound: no audio device is available"])
    #expect(model.playback.state == .idle)
  }

  /// Whoever asked for no device gets none, also by key.
  @Test func withoutADeviceThereIsNoSound() throws {
    var model = Fixtures.model(Fixtures.steps)
    model.settings.hasDevice = false
    model.settings.isSoundOn = false
    #expect(try model.hear("s") == ["No sound: the device is set to none"])
    #expect(!model.settings.isSoundOn)
    let effects = try model.press("<Right>s<Enter><Space>>")
    #expect(effects.allSatisfy { if case .play = $0 { false } else { true } })
    #expect(!effects.contains(.retrySound))
  }

  /// Without a device nothing was switched off.
  @Test(arguments: [" ", "<Enter>", "8 "])
  func noDeviceIsSaidAsSuch(keys: String) throws {
    var model = Fixtures.model(Fixtures.pair)
    (model.settings.hasDevice, model.settings.isSoundOn) = (false, false)
    #expect(try model.hear(keys).last == "No sound: the device is set to none")
  }

  @Test func soundOffIsSilentAndOnTriesAgain() throws {
    var model = Fixtures.model(Fixtures.steps)
    #expect(try model.press("s") == [.announce("Sound off")])
    #expect(try !model.press("<Right><Right>").isPlaying)
    #expect(try model.hear("<Space>") == ["Sound off"])
    #expect(try model.press("s").first == .retrySound)
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

  @Test func enterSoundsThePointWithPitchesToCompareItWith() throws {
    var model = Fixtures.model(Fixtures.rising)
    guard case .play(let score, _, _, _)? = try model.press("4<Right><Enter>").dropLast().last
    else {
      Issue.record("did not play")
      return
    }
    #expect(score.tones.map { $0.frequency.rounded() } == [200, 632, 2000, 200])
  }

  @Test func soundOnTriesTheDeviceWithThePoint() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>s")
    let effects = try model.press("s")
    #expect(effects.first == .retrySound)
    #expect(effects.isPlaying)
    // Until something sounds, or does not, nobody knows whether sound is on.
    #expect(effects.announcements == [])
    let number = model.playback.number
    #expect(
      update(&model, .playheadMoved(playback: number, seconds: 0)).announcements == ["Sound on"])
    #expect(update(&model, .playheadMoved(playback: number, seconds: 0.1)).isEmpty)
    // Without a point the middle pitch tries it.
    var fresh = Fixtures.model(Fixtures.steps)
    #expect(try fresh.hear("ss") == ["Sound off"])
    #expect(
      update(&fresh, .playheadMoved(playback: fresh.playback.number, seconds: 0)).announcements
        == ["Sound on"])
  }

  /// A device that is tried again by `s` may still have a call under way that fails: that is no answer.
  @Test func anAttemptFromBeforeIsNoAnswer() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right>")
    let before = model.playback.number
    _ = update(&model, .audioUnavailable(playback: before, .noDevice))
    _ = try model.press("<Right>")
    let underWay = model.playback.number
    _ = try model.press("s")
    #expect(update(&model, .audioUnavailable(playback: underWay, .noDevice)).announcements.isEmpty)
    let answer = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0))
    #expect(answer.announcements == ["Sound on"])
    _ = update(&model, .audioUnavailable(playback: model.playback.number, .lost))
    _ = try model.press("s")
    let told = update(&model, .audioUnavailable(playback: model.playback.number, .noDevice))
    #expect(told.announcements.first?.hasPrefix("No sound: ") == true)
  }

  @Test func withoutADeviceOneThingIsSaidAndThatIsTrue() throws {
    var model = Fixtures.model(Fixtures.steps)
    var said = try model.hear("<Right>ss")
    let silent = update(&model, .audioUnavailable(playback: model.playback.number, .noDevice))
    said += silent.announcements
    #expect(
      said == ["Mon, 8,240 steps", "Sound off", "No sound: no audio device is available"])
    #expect(model.history.suffix(3) == said.suffix(3))
    // A key that comes first has its own answer.
    _ = try model.press("s<Right>")
    #expect(
      update(&model, .playheadMoved(playback: model.playback.number, seconds: 0)).isEmpty)
  }

  @Test func aLostDeviceIsTriedAgainAtOnce() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>")
    let lost = update(&model, .audioUnavailable(playback: model.playback.number, .lost))
    #expect(lost.announcements.first?.hasPrefix("Sound lost") == true)
    let effects = try model.press("s")
    #expect(effects.first == .retrySound && effects.isPlaying)
    #expect(model.settings.isSoundOn)
    let still = update(&model, .audioUnavailable(playback: model.playback.number, .noDevice))
    #expect(still.announcements == ["No sound: no audio device is available"])
    #expect(!model.history.contains("Sound on"))
  }

  @Test func theSoundSystemIsWaitedForInWordsOnce() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>")
    let said = update(&model, .audioAwaited(playback: model.playback.number))
    #expect(said.announcements == ["Waiting for the sound system"])
    #expect(
      model.caption.text(in: model.language) == "Mon, 8,240 steps. Waiting for the sound system")
    _ = try model.press("<Right>")
    #expect(update(&model, .audioAwaited(playback: model.playback.number)).isEmpty)
    // Once it was heard, a new wait is news.
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0))
    _ = try model.press("<Left>")
    #expect(
      update(&model, .audioAwaited(playback: model.playback.number)).announcements
        == ["Waiting for the sound system"])
  }

  @Test(arguments: ["<Space>", "1<Enter>", "4<Right><Enter>"])
  func whoeverPlaysHasALostDeviceTriedAgain(keys: String) throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try !model.press(keys).contains(.retrySound))
    model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Right>")
    _ = update(&model, .audioUnavailable(playback: model.playback.number, .lost))
    #expect(try !model.press("<Right>").contains(.retrySound))
    #expect(try model.press("<Left>" + keys).contains(.retrySound))
    // It came back: there is nothing to try.
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0))
    #expect(try !model.press("<Esc>" + keys).contains(.retrySound))
  }

  @Test func farSoundIsMentionedOnce() throws {
    var settings = Settings()
    settings.isRemote = true
    var model = Fixtures.model(Fixtures.steps, settings: settings)
    let first = try model.hear("<Right>")
    #expect(first == ["Mon, 8,240 steps. Sound plays on the remote machine"])
    #expect(try model.hear("<Right>").count == 1)
  }

  @Test func cuesAreHeardOnTheScreenToo() throws {
    var settings = Settings()
    settings.sonification.cues = [.threshold, .gridline]
    settings.thresholds = [25.5]
    let model = Fixtures.model(Fixtures.rising, settings: settings)
    let cues = model.page.score(of: .inTurn, model.settings).tones.compactMap(\.cue)
    #expect(cues.contains(.threshold))
    #expect(cues.contains(.gridline))
  }

  /// A chart that is read from right to left is heard from right to left, as it is drawn.
  @Test func theEarFollowsTheDirection() throws {
    func pans(_ direction: ContentDirection) throws -> (graph: [Double], points: [Double]) {
      var chart = Fixtures.price
      chart.direction = direction
      var model = Fixtures.model(chart)
      let graph = model.page.score(of: .inTurn, model.settings).tones.map(\.pan)
      let points = try ["4<Right>", "<End>"].map { keys in
        guard case .play(let score, _, _, _)? = try model.press(keys).first(where: \.isPlay) else {
          return Double.nan
        }
        return score.tones[0].pan
      }
      return (graph, points)
    }
    let (plain, mirrored) = (try pans(.leftToRight), try pans(.rightToLeft))
    #expect(plain.graph[0] == -0.98 && mirrored.graph[0] == 0.98)
    #expect(zip(plain.graph, mirrored.graph).allSatisfy { abs($0 + $1) < 1e-9 })
    #expect(plain.points == [-0.98, 0.98] && mirrored.points == [0.98, -0.98])
  }
}

extension Effect {
  fileprivate var isPlay: Bool { if case .play = self { true } else { false } }
}
