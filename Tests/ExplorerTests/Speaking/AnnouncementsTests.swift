import Charts
import Descriptions
import Screen
import Sonification
import Testing

@testable import Explorer

@Suite struct AnnouncementsTests {
  private static func failure(_ name: String) -> Message { .failed(.unknownTimeZone(name)) }

  /// Sends `messages` at their times, and reminders when they are due; returns what was said when.
  private func hear(
    _ model: inout Model, until end: Double, _ messages: [(time: Double, message: Message)]
  ) -> [(time: Double, text: String)] {
    var said: [(time: Double, text: String)] = []
    var pending = messages
    while let next = pending.enumerated().min(by: { $0.element.time < $1.element.time }),
      next.element.time <= end
    {
      let (time, message) = pending.remove(at: next.offset)
      for effect in update(&model, message, at: time) {
        switch effect {
        case .announce(let text): said.append((time, text))
        case .remind(let reminder, let delay):
          pending.removeAll {
            if case .reminded(let other) = $0.message { reminder.replaces(other) } else { false }
          }
          pending.append((time + delay, .reminded(reminder)))
        default: break
        }
      }
    }
    return said
  }

  // MARK: Rate

  @Test func whatFailsOverAndOverIsSaidEveryFiveSecondsAndTheLatestWins() {
    var model = Fixtures.model(Fixtures.steps)
    let rush = (0..<96).map { (Double($0) / 8, Self.failure("Zone\($0)")) }
    let said = hear(&model, until: 30, rush)
    #expect(said.map(\.time) == [0, 5, 10, 15])
    let names = said.map { $0.text.drop { $0 != "“" }.prefix { $0 != "”" }.dropFirst() }
    #expect(names == ["Zone0", "Zone40", "Zone80", "Zone95"])
    #expect(model.history.count == 4)
    #expect(model.announcements.waiting.isEmpty)
  }

  @Test func aSlowSourceIsNeverKeptWaiting() {
    var model = Fixtures.model(Fixtures.steps)
    let said = hear(&model, until: 30, [(1, Self.failure("A")), (6.5, Self.failure("B"))])
    #expect(said.map(\.time) == [1, 6.5])
  }

  @Test func liveChangesComeEveryFiveSecondsAtMost() {
    var model = Fixtures.model(Fixtures.steps)
    var said: [(Double, [String])] = []
    for tenth in 0..<100 {
      model.clock = Double(tenth) / 10
      let effects = model.announce([.position(tenth, of: 100)], priority: .live)
      if !effects.announcements.isEmpty { said.append((model.clock, effects.announcements)) }
      #expect(effects.announcements.isEmpty == effects.contains { $0.isReminder })
    }
    #expect(said.map(\.0) == [0, 5])
    #expect(said.map(\.1) == [["0 of 100"], ["50 of 100"]])
    #expect(update(&model, .reminded(.announcement), at: 9.99).announcements.isEmpty)
    #expect(update(&model, .reminded(.announcement), at: 10).announcements == ["99 of 100"])
    #expect(update(&model, .reminded(.announcement), at: 30).isEmpty)
  }

  @Test func keysDoNotMakeTheDataComeFaster() throws {
    var model = Fixtures.model(Fixtures.steps)
    model.clock = 10
    _ = model.announce([.position(1, of: 9)], priority: .live)
    _ = update(&model, .key(.right), at: 11)
    model.clock = 13
    #expect(model.announce([.position(2, of: 9)], priority: .live).announcements.isEmpty)
    #expect(update(&model, .reminded(.announcement), at: 15).announcements == ["2 of 9"])
  }

  // MARK: Priority

  @Test func aProblemWaitsUntilTheAnswerToAKeyWasHeard() {
    var model = Fixtures.model(Fixtures.steps)
    let said = hear(
      &model, until: 9,
      [(1, .key(.right)), (1.25, Self.failure("A")), (2, .key(.right)), (2.125, Self.failure("B"))])
    #expect(said.map(\.time) == [1, 2, 3.5])
    #expect(said.last?.text.contains("“B”") == true)
  }

  @Test func aLostDeviceWaitsForTheAnswerAndKeepsItsWords() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = update(&model, .key(.right), at: 1)
    let number = model.playback.number
    let early = update(&model, .audioUnavailable(playback: number, .noDevice), at: 1.1)
    #expect(early.announcements.isEmpty)
    #expect(model.caption.text(in: model.language) == "Mon, 8,240 steps")
    let late = update(&model, .reminded(.announcement), at: 2.5)
    #expect(late == [.announce("No sound: no audio device is available")])
    #expect(model.caption.text(in: model.language).hasPrefix("Mon, 8,240 steps. No sound"))
  }

  @Test func soundThatWasAskedForIsMissedAtOnce() {
    var model = Fixtures.model(Fixtures.steps)
    _ = update(&model, .started, at: 0)
    _ = update(&model, .key(.enter), at: 0.2)
    let refused = Message.audioUnavailable(playback: model.playback.number, .noDevice)
    #expect(
      update(&model, refused, at: 0.25).announcements == ["No sound: no audio device is available"])
  }

  @Test func aProblemInTheMomentOfTheAnswerBelongsToIt() {
    var model = Fixtures.model(Fixtures.steps)
    _ = update(&model, .key("o"), at: 1)
    _ = update(&model, .key(.down), at: 2)
    _ = update(&model, .key(.right), at: 3)
    let refusal = Message.notKept(name: "theme", file: "config.toml", reason: "read-only")
    #expect(
      update(&model, refusal, at: 3).announcements
        == ["Theme: default dark, not kept: read-only (config.toml)"])
  }

  @Test func theEndIsNotSaidIntoAProblem() {
    var model = Fixtures.model(Fixtures.rising)
    _ = update(&model, .key(.enter), at: 0)
    let number = model.playback.number
    let said = hear(
      &model, until: 9, [(3, .playbackEnded(playback: number)), (3.25, Self.failure("A"))])
    #expect(said.map(\.time) == [3.25, 4.75])
    #expect(said.last?.text == "Complete")
  }

  @Test func aKeyDropsTheEndButNotTheProblem() {
    var model = Fixtures.model(Fixtures.rising)
    _ = update(&model, .key(.enter), at: 0)
    let number = model.playback.number
    let said = hear(
      &model, until: 9,
      [
        (2.75, .key("p")), (3, .playbackEnded(playback: number)), (3.625, Self.failure("A")),
        (3.75, .key("p")),
      ])
    #expect(said.map(\.time) == [2.75, 3.75, 5.25])
    #expect(said.last?.text.contains("“A”") == true)
  }

  @Test func twoProblemsAreHeardOneAfterTheOther() {
    var model = Fixtures.model(Fixtures.steps)
    let number = model.playback.number
    let said = hear(
      &model, until: 9,
      [(1, Self.failure("A")), (1.125, .audioUnavailable(playback: number, .lost))])
    #expect(said.map(\.time) == [1, 2.5])
    #expect(said.last?.text.hasPrefix("Sound lost") == true)
  }

  @Test func theMoreImportantOfWhatWaitsComesFirst() {
    var announcements = Announcements()
    announcements.said(.answer, at: 0)
    announcements.add(.init(sentences: [.complete], priority: .live, subject: .data, time: 1))
    announcements.add(
      .init(sentences: [.sound(.off)], priority: .problem, subject: .sound, time: 1))
    #expect(announcements.next(at: 1.4) == nil)
    #expect(announcements.delay(at: 1) == 0.5)
    #expect(announcements.next(at: 1.5)?.subject == .sound)
    announcements.said(.problem, about: .sound, at: 1.5)
    #expect(announcements.next(at: 1.5) == nil)
    #expect(announcements.next(at: 3)?.subject == .data)
  }

  // MARK: What is not disturbed

  @Test func whatIsTypedStaysOnTheScreen() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = update(&model, .key("/"), at: 0)
    _ = update(&model, .key("w"), at: 1)
    let said = hear(&model, until: 20, [(3, Self.failure("A")), (9, .key(.escape))])
    #expect(said.first?.time == 9)
    #expect(said.last?.text.contains("“A”") == true)
    #expect((said.last?.time ?? 0) >= 10.5)
  }

  @Test func aListIsNotCoveredByLiveChanges() throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = update(&model, .key("?"), at: 0)
    model.clock = 10
    #expect(model.announce([.position(1, of: 9)], priority: .live).announcements.isEmpty)
    let said = hear(
      &model, until: 40,
      [(11, .reminded(.announcement)), (20, Self.failure("A")), (30, .key(.escape))])
    #expect(said.map(\.time) == [20, 30, 31.5])
    #expect(said.last?.text == "1 of 9")
  }

  @Test func aReadingGoesOnToItsEnd() throws {
    var model = Fixtures.model(Fixtures.steps)
    let said = hear(&model, until: 60, [(0, .key("a")), (1, Self.failure("A"))])
    #expect(said.dropLast().last?.text == "End of the text")
    #expect(said.last?.text.contains("“A”") == true)
  }

  @Test func soundThatIsAskedForAgainIsNoLongerMissed() throws {
    var model = Fixtures.model(Fixtures.steps)
    let number = model.playback.number
    let said = hear(
      &model, until: 9,
      [
        (1, .key(.right)), (1.1, .audioUnavailable(playback: number, .lost)), (2, .key("s")),
        (2.1, .playheadMoved(playback: number + 2, seconds: 0)),
      ])
    #expect(said.map(\.text) == ["Mon, 8,240 steps", "Sound on"])
  }

  // MARK: Nothing

  @Test(arguments: [[], [Sentence.verbatim("")], [.verbatim(" "), .verbatim("")]])
  func nothingChangesNothing(sentences: [Sentence]) throws {
    var model = Fixtures.model(Fixtures.steps)
    _ = try model.press("<Right>")
    let before = model
    let frame = view(model, model.size)
    for priority in [Announcements.Priority.live, .ending, .problem] {
      #expect(model.announce(sentences, priority: priority).isEmpty)
    }
    #expect(model.announce(sentences).isEmpty)
    #expect(model == before)
    #expect(view(model, model.size) == frame)
  }
}

extension Effect {
  fileprivate var isReminder: Bool { if case .remind = self { true } else { false } }
}
