import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct TransportTests {
  /// An axis may be wider than the largest number.
  @Test(arguments: ["<Home>)<Right><Right>(*<Right>(<Enter>", "<Right>(<End>)*1<Enter><Space>"])
  func loopsOverTheWidestAxis(keys: String) throws {
    let wide = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "", x: [-1e308, 0, 1e308, 1.5e308], y: [1, 2, 3, 4], isContinuous: true)
      ])
    var model = Fixtures.model(wide)
    let effects = try model.press(keys)
    #expect(effects.contains { if case .play = $0 { true } else { false } })
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0.3))
    #expect(model.point != nil)
  }

  /// Nobody waits for the sound of a loop in silence.
  @Test func aLoopWithoutSoundSaysSo() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("<Right>(<Right>)s*").last?.hasSuffix(". Sound off") == true)
    #expect(try model.hear("*").last == "Loop off")
  }

  @Test func speedIsSaidAndGoesOnFromThePlayhead() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    let effects = try model.press(".")
    guard case .play(let score, _, let from, _)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(abs(score.length - 3 / 1.25) < 1e-9)
    #expect(abs(from - 1.5 / 1.25) < 1e-9)
    #expect(effects.announcements == ["Speed 1.25×, 2.4 seconds"])
    #expect(model.playback.state == .playing)
    #expect(score.tones.first?.frequency == 200)
  }

  @Test func speedHasEnds() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("......").suffix(2) == ["Speed 4×, 0.8 seconds", "No faster"])
    #expect(try model.hear(",,,,,,,,,").last == "No slower")
  }

  @Test func speedWhilePausedIsHeardWhenItGoesOn() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1.5))
    #expect(try !model.press("<Space>,").isPlaying)
    guard case .play(_, _, let from, _)? = try model.press("<Space>").first else {
      Issue.record("did not go on")
      return
    }
    #expect(abs(from - 2) < 1e-9)
  }

  @Test func aLoopPlaysItsStretchOverAndOver() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(
      try model.hear("*") == ["A loop needs both ends: left parenthesis and right parenthesis"])
    #expect(
      try model.hear("<Right><PageDown>(<PageDown>)*").suffix(3) == [
        "11, 11", "Loop end: 11, 11", "Loop on, 6 to 11",
      ])
    guard case .play(let score, _, let from, _)? = try model.press("1<Enter>").last else {
      Issue.record("did not play")
      return
    }
    // Five of the forty-nine steps of three seconds.
    #expect(abs(score.length - 3.0 * 5 / 49) < 1e-9)
    #expect(from == 0)
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0))
    #expect(model.cursor.point == 5)
    let again = update(&model, .playbackEnded(playback: model.playback.number))
    #expect(again.isPlaying)
    #expect(model.playback.state == .playing)
    #expect(try model.hear("*") == ["Loop off"])
    let end = update(&model, .playbackEnded(playback: model.playback.number))
    #expect(end == [.remind(.completion(playback: model.playback.number), after: 0.5)])
  }

  @Test func notesOfALoopAreHeardToTheirEnd() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>(<Right>)*")
    guard case .play(let score, _, _, _)? = try model.press("1<Enter>").last else {
      Issue.record("did not play")
      return
    }
    #expect(score.tones.count == 2)
    #expect(abs(score.length - 2) < 1e-9)
  }

  /// A note lasts until the next place; what is heard then is still the note.
  @Test(
    arguments: [Fixtures.steps, Fixtures.parcels], ["(<Right>)*", "()*", ";(<Right>)*", "y()*"])
  func thePlayheadStaysInTheLoop(chart: Chart, keys: String) throws {
    var model = Fixtures.model(chart)
    let last = keys.contains("<Right>") ? 1 : 0
    _ = try model.press("4<Right>\(keys)<Space>")
    let length = model.playback.length
    #expect(model.playback.isLooping)
    for share in [0, 0.25, 0.5, 0.75, 0.99, 1] {
      _ = update(
        &model, .playheadMoved(playback: model.playback.number, seconds: share * length))
      #expect((0...last).contains(model.cursor.point ?? -1))
    }
    _ = update(&model, .playbackEnded(playback: model.playback.number))
    #expect((0...last).contains(model.cursor.point ?? -1))
  }

  @Test func backwardsItPlaysFromTheCursorToTheStart() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear(";") == ["Backwards"])
    // From the sixth of fifty points: what is left is five steps.
    guard case .play(let score, _, let from, _)? = try model.press("<Right><PageDown><Space>").last
    else {
      Issue.record("did not play")
      return
    }
    #expect(score.tones.first?.frequency.rounded() == 2000)
    #expect(abs(score.length - from - 3.0 * 5 / 49) < 1e-9)
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: from + 0.185))
    #expect(model.cursor.point == 2)
    _ = update(&model, .playbackEnded(playback: model.playback.number))
    #expect(model.cursor.point == 0)
    // At the start there is only the end to begin with.
    guard case .play(_, _, let again, _)? = try model.press("<Space>").last else {
      Issue.record("did not play again")
      return
    }
    #expect(again == 0)
    #expect(try model.hear(";") == ["Forwards"])
  }

  @Test func turningAroundWhileItPlaysGoesBackFromThePlayhead() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press(".<Enter>")
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 1))
    let middle = model.cursor.point
    guard case .play(let score, _, let from, _)? = try model.press(";").first else {
      Issue.record("did not play on")
      return
    }
    #expect(abs(score.length - from - 1) < 1e-9)
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: from))
    #expect(model.cursor.point == middle)
    guard case .play(_, _, let forth, _)? = try model.press(";").first else {
      Issue.record("did not turn again")
      return
    }
    #expect(abs(forth - 1) < 1e-9)
  }

  @Test func notesBackwardsBeginWithTheNoteUnderTheCursor() throws {
    var model = Fixtures.model(Fixtures.steps)
    guard case .play(let score, _, let from, _)? = try model.press(";<Right><Right><Space>").last
    else {
      Issue.record("did not play")
      return
    }
    let heard = score.tones.filter { $0.start >= from - 1e-9 }
    #expect(heard.map { $0.frequency.rounded() } == [2000, 200])
  }

  @Test func backwardsTheLegendComesFirstToo() throws {
    var settings = Settings()
    settings.sonification.hasLegend = true
    var model = Fixtures.model(Fixtures.rising, settings: settings)
    guard case .play(let score, _, let from, _)? = try model.press(";<Enter>").last else {
      Issue.record("did not play")
      return
    }
    #expect(from == 0)
    #expect(abs(score.length - 4.2) < 1e-9)
    #expect(score.tones.prefix(3).map { $0.frequency.rounded() } == [200, 2000, 2000])
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 2.7))
    #expect(model.cursor.point == 25 || model.cursor.point == 24)
    // Turning around in the middle goes on from the same point.
    guard case .play(_, _, let forth, _)? = try model.press(";").first else {
      Issue.record("did not turn")
      return
    }
    #expect(abs(forth - 2.7) < 1e-9)
  }

  @Test func aLoopRunsBackwardsToo() throws {
    var model = Fixtures.model(Fixtures.rising)
    guard
      case .play(let score, _, let from, _)? =
        try model.press(";<Right><PageDown>(<PageDown>)*1<Enter>").last
    else {
      Issue.record("did not play")
      return
    }
    #expect(abs(score.length - 3.0 * 5 / 49) < 1e-9)
    #expect(from == 0)
    _ = update(&model, .playheadMoved(playback: model.playback.number, seconds: 0))
    #expect(model.cursor.point == 10)
  }

  @Test func valuesAreSaidWhileItPlaysOnRequestAndNotInARush() throws {
    var model = Fixtures.model(Fixtures.rising)
    #expect(try model.hear("y") == ["Values while playing: on"])
    _ = try model.press("<Enter>")
    let number = model.playback.number
    var said: [String] = []
    for step in 0...59 {
      let seconds = Double(step) * 0.05
      let message = Message.playheadMoved(playback: number, seconds: seconds)
      said += update(&model, message, at: seconds).announcements
    }
    #expect(said == ["1, 1", "25, 25"])
    #expect(try model.hear("y") == ["Values while playing: off"])
    #expect(update(&model, .playheadMoved(playback: number, seconds: 3), at: 6).isEmpty)
  }

  @Test func aValueWaitsUntilTheAnswerToAKeyWasHeard() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("y<Enter>")
    let number = model.playback.number
    func move(_ seconds: Double) -> [String] {
      update(&model, .playheadMoved(playback: number, seconds: seconds), at: seconds).announcements
    }
    #expect(move(0) == ["1, 1"])
    _ = move(1.4)
    #expect(try model.hear("p") == ["24 of 50, x = 24"])
    #expect(move(1.6).isEmpty)
    #expect(move(2.95) == ["49, 49"])
  }

  @Test func aValueThatCameTooSoonIsSaidWhenItsTimeHasCome() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("y<Enter>")
    let number = model.playback.number
    func move(at time: Double) -> [String] {
      let message = Message.playheadMoved(playback: number, seconds: min(time, 1))
      return update(&model, message, at: time).announcements
    }
    #expect(move(at: 0) == ["Mon, 8,240 steps"])
    #expect(move(at: 1).isEmpty)
    #expect(move(at: 1.4).isEmpty)
    // The point has not changed since, but nobody heard it yet.
    #expect(move(at: 1.5) == ["Tue, 11,630 steps"])
    #expect(move(at: 9).isEmpty)
  }

  @Test func everyChartKeepsItsLoop() throws {
    var model = Fixtures.model(Fixtures.rising, Fixtures.steps)
    _ = try model.press("<Right>(<PageDown>)*f")
    #expect(
      try model.hear("*") == ["A loop needs both ends: left parenthesis and right parenthesis"])
    #expect(try model.hear("<Right>(<Right>)*").last == "Loop on, Mon to Tue")
    _ = try model.press("F")
    guard case .play(let score, _, _, _)? = try model.press("1<Enter>").last else {
      Issue.record("did not play")
      return
    }
    // Still from the first of fifty points to the sixth.
    #expect(abs(score.length - 3.0 * 5 / 49) < 1e-9)
    #expect(try model.hear("*") == ["Loop off"])
    #expect(
      try model.hear("f*") == ["Steps, bar, 3 points, 2 of 2. Tue, 11,630 steps", "Loop off"])
  }
}
