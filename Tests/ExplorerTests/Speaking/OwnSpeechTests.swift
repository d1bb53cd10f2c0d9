import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct OwnSpeechTests {
  private func speaking(_ chart: Chart = Fixtures.price, _ tag: String = "en") -> Model {
    var settings = Settings(languageTag: tag)
    settings.speech = .on
    return Fixtures.model(chart, settings: settings)
  }

  @Test func nothingIsSpokenUnlessItIsAskedFor() throws {
    var model = Fixtures.model(Fixtures.price)
    let effects = try model.press("<Right>>v")
    #expect(effects.utterances.isEmpty)
    #expect(!effects.contains(.hush))
    #expect(effects.contains(.tryVoice))
  }

  @Test func eachKeyHushesWhatWasSpokenAndIsAnsweredBehindItsTone() throws {
    var model = speaking()
    let effects = try model.press("<Right>")
    #expect(effects.first == .hush)
    let tone = effects.firstIndex { if case .play = $0 { true } else { false } }
    let words = effects.firstIndex { if case .speak = $0 { true } else { false } }
    #expect(try #require(tone) < #require(words))
    #expect(
      effects.utterances.map(\.text)
        == effects.announcements.map { $0.replacing(" EUR", with: " euros") })
    // The sound of a whole chart is heard without words over it.
    #expect(try model.press("<Space>").first == .hush)
  }

  @Test func jumpsAndProblemsComeFirstAndTheDataLast() throws {
    var model = speaking()
    func priority(_ keys: String) throws -> Utterance.Priority? {
      try model.press(keys).utterances.last?.priority
    }
    #expect(try priority("<Right>") == .message)
    #expect(try priority(">") == .important)
    #expect(try priority("u") == .important)
    #expect(try priority(":nowhere<Enter>") == .important)
    #expect(try priority("<Tab>") == .message)
    #expect(update(&model, .failed(.noTerminal), at: 9).utterances.map(\.priority) == [.important])
    #expect(
      Utterance.Priority([.position(1, of: 2)], .live) == .notification)
    #expect(Utterance.Priority([.complete], .ending) == .message)
  }

  @Test func theSpokenFormIsInTheLanguageOfTheWords() throws {
    let chart = Chart(
      type: .line, xAxis: Axis(title: "Day"), yAxis: Axis(unit: "°C"),
      series: [Series(name: "", x: [1, 2], y: [-5, -3], isContinuous: true)])
    var model = speaking(chart, "de")
    let utterance = try #require(model.press("<Right>").utterances.last)
    #expect(utterance == Utterance("1, minus 5 Grad Celsius", language: "de", priority: .message))
    var elsewhere = speaking(chart, "pt-BR")
    #expect(try elsewhere.press("<Right>").utterances.last?.language == "pt-BR")
  }

  @Test func theKeyIsAnsweredOnceThereIsAVoice() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.press("v").first == .tryVoice)
    let effects = update(&model, .speechOpened)
    #expect(effects.announcements == ["Speech on"])
    #expect(effects.utterances.map(\.text) == ["Speech on"])
    #expect(try model.press("v") == [.hush, .announce("Speech off")])
    // An answer that comes too late is about nothing any more.
    #expect(update(&model, .speechOpened).isEmpty)
    _ = try model.press("vv")
    #expect(update(&model, .speechUnavailable(.hung)).isEmpty)
  }

  /// A voice that takes its time is told of, and then what became of it.
  @Test func aVoiceThatIsNotThereYetIsToldOf() throws {
    var model = Fixtures.model(Fixtures.price)
    let effects = try model.press("v")
    #expect(effects.contains { if case .remind(.speech, _) = $0 { true } else { false } })
    #expect(update(&model, .reminded(.speech), at: 1).announcements == ["Starting speech"])
    #expect(
      update(&model, .speechUnavailable(.hung), at: 3).announcements
        == ["No speech: speech-dispatcher does not answer"])
    #expect(update(&model, .reminded(.speech), at: 4).isEmpty)
    _ = try model.press("v")
    #expect(update(&model, .speechOpened).announcements == ["Speech on"])
    #expect(update(&model, .reminded(.speech), at: 9).isEmpty)
  }

  @Test func noVoiceIsSaidOnceAndToTheKey() throws {
    var model = speaking()
    _ = update(&model, .started, at: 0)
    let missing = "No speech: speech-dispatcher is not running"
    #expect(
      update(&model, .speechUnavailable(.notRunning), at: 5).announcements.first?.hasPrefix(missing)
        == true)
    #expect(update(&model, .speechUnavailable(.notRunning), at: 20).isEmpty)
    #expect(try model.press("v").contains(.tryVoice))
    #expect(update(&model, .speechUnavailable(.notRunning), at: 30).announcements == [missing])
    #expect(model.settings.speech == .on)
  }

  @Test func noVoiceIsNotMissedWhereAnyIsWelcome() throws {
    var model = speaking()
    model.settings.speech = .auto
    #expect(update(&model, .speechUnavailable(.notInstalled), at: 5).isEmpty)
    _ = try model.press("v")
    #expect(
      update(&model, .speechUnavailable(.notInstalled), at: 6).announcements
        == ["No speech: speech-dispatcher is not installed"])
  }

  @Test func aProblemIsSpokenWithTheCaptionThatItInterrupts() throws {
    var model = speaking()
    let point = try #require(model.press("<Right>").announcements.last)
    let effects = update(
      &model, .audioUnavailable(playback: model.playback.number, .noDevice), at: 5)
    #expect(
      effects.utterances == [
        Utterance(
          point.replacing(" EUR", with: " euros") + ". No sound: no audio device is available",
          language: "en", priority: .important)
      ])
  }

  @Test func whatIsTypedIsSpokenLetterByLetter() throws {
    var model = speaking()
    let effects = try model.press(":5-<Backspace>")
    #expect(effects.utterances.dropFirst().map(\.text) == ["5", "minus", "minus"])
    #expect(effects.announcements.count == 1)
  }

  @Test func whatIsHeardAgainIsSpokenAgain() throws {
    var model = speaking()
    let said = try #require(model.press("<Right>").utterances.last)
    #expect(try model.press("w<Enter>").utterances.last?.text == said.text)
  }

  @Test func aReplayHasALineAnUtterance() throws {
    let lines = Replay.run(
      try KeyScript("<Right>>vv"), on: speaking(Fixtures.steps), dump: .speech)
    #expect(
      lines.dropFirst() == [
        "message\ten\tQuestion mark: help", "message\ten\tMon, 8,240 steps",
        "important\ten\tHighest: Tue, 11,630 steps", "message\ten\tSpeech on",
      ])
  }
}

extension [Effect] {
  fileprivate var utterances: [Utterance] {
    compactMap { if case .speak(let utterance) = $0 { utterance } else { nil } }
  }
}
