import Descriptions
import SoundTesting
import Synchronization
import Testing

@testable import SpeechDispatcher

/// A real speech-dispatcher, whose voice writes.
///
/// One at a time: a process has one environment.
@Suite(.serialized, .enabled(if: SpeechServer.isInstalled, "speech-dispatcher is not installed"))
struct SpeechOutputTests {
  /// Keeps what an output tells.
  private final class Log: Sendable {
    private let kept = Mutex<[SpeechEvent]>([])
    func note(_ event: SpeechEvent) { kept.withLock { $0.append(event) } }
    var events: [SpeechEvent] { kept.withLock { $0 } }
  }

  private func message(_ text: String, _ language: String = "en") -> Utterance {
    Utterance(text, language: language, priority: .message)
  }

  private func server(speakingFor seconds: Double = 0) throws -> SpeechServer {
    let server = try SpeechServer(speakingFor: seconds)
    SpeechServer.adopt(server.environment)
    return server
  }

  @Test func utterancesArriveWithLanguageAndPriority() throws {
    let server = try server()
    let output = SpeechOutput { _ in }
    output.speak(message("Mon, 5 °C"))
    output.speak(Utterance("Höchster: Di", language: "de", priority: .important))
    output.speak(Utterance("最高：周二", language: "zh", priority: .notification))
    #expect(wait { server.received.contains("最高：周二") })
    output.close()
    let received = server.received.map { $0.hasPrefix("SET") ? $0.lowercased() : $0 }
    #expect(received.first?.hasSuffix(":earshot:main\"") == true)
    // The voice and its rate are the user's.
    #expect(
      received.dropFirst().filter { $0 != "." && $0.lowercased() != "speak" } == [
        "set self ssml_mode off",
        "set self language en", "set self priority message", "Mon, 5 °C",
        "set self language de", "set self priority important", "Höchster: Di",
        "set self language zh", "set self priority notification", "最高：周二",
      ])
    #expect(wait { server.heard.contains("de\tHöchster: Di") })
  }

  @Test func textThatLooksLikeMarkupOrProtocolIsText() throws {
    let server = try server()
    let output = SpeechOutput { _ in }
    output.speak(message(".5 & <b>6</b>"))
    output.speak(message("."))
    output.speak(message("last"))
    #expect(wait { server.heard.contains("en\tlast") })
    output.close()
    #expect(server.heard == ["en\t.5 & <b>6</b>", "en\t.", "en\tlast"])
  }

  @Test func aHushCancelsWhatIsSpokenAndWhatWaits() throws {
    let server = try server(speakingFor: 10)
    let output = SpeechOutput { _ in }
    output.speak(message("first"))
    output.speak(message("second"))
    #expect(wait { server.heard == ["en\tfirst"] && server.received.contains("second") })
    output.speak(message("never"), after: 60)
    output.hush()
    output.speak(message("newest"))
    #expect(wait { server.heard.contains("en\tnewest") })
    #expect(server.heard == ["en\tfirst", "en\tnewest"])
    #expect(server.received.contains { $0.lowercased() == "cancel self" })
    output.close()
  }

  @Test func wordsWaitForTheTone() throws {
    let server = try server()
    let output = SpeechOutput { _ in }
    output.retry()
    let start = monotonicSeconds()
    output.speak(message("tone first"), after: 0.25)
    #expect(wait { server.received.contains("tone first") })
    #expect(monotonicSeconds() - start >= 0.25)
    output.close()
  }

  @Test func theLastWordsAreHandedOverBeforeItLeaves() throws {
    let server = try server(speakingFor: 0.1)
    let output = SpeechOutput { _ in }
    output.speak(message("first"))
    output.speak(message("Closed"), after: 60)
    output.close()
    #expect(wait { server.heard == ["en\tfirst", "en\tClosed"] })
  }

  @Test func noDaemonIsToldOnceUntilItIsTriedAgain() throws {
    SpeechServer.adopt(SpeechServer.absence)
    let log = Log()
    let output = SpeechOutput(onEvent: log.note)
    output.speak(message("one"))
    output.speak(message("two"))
    #expect(wait { !log.events.isEmpty })
    output.retry()
    #expect(wait { log.events.count == 2 })
    #expect(log.events == [.failed(.notRunning), .failed(.notRunning)])
    let server = try server()
    output.retry()
    output.speak(message("three"))
    #expect(wait { server.received.contains("three") })
    #expect(log.events.last == .opened)
    #expect(!server.received.contains("one"))
    output.close()
  }

  @Test func aDaemonThatCameBackIsSpokenToAgain() throws {
    let server = try server()
    let log = Log()
    let output = SpeechOutput(onEvent: log.note)
    output.speak(message("before"))
    #expect(wait { server.heard == ["en\tbefore"] })
    server.kill()
    try server.start()
    output.speak(message("after"))
    #expect(wait { server.heard.contains("en\tafter") })
    server.kill()
    output.speak(message("nobody"))
    #expect(wait { log.events == [.failed(.notRunning)] })
    output.close()
  }

  /// It takes no longer than any other call: only a daemon that is started may take its time.
  @Test func aDaemonThatHangsFromTheStartIsGivenUpSoon() throws {
    let server = try server()
    server.freeze()
    let log = Log()
    let output = SpeechOutput(onEvent: log.note)
    let start = monotonicSeconds()
    output.retry()
    #expect(wait { log.events == [.failed(.hung)] })
    #expect(monotonicSeconds() - start < Double(Connection.startingTime) / 1000)
    server.thaw()
    output.close()
  }

  @Test func aDaemonThatHangsHoldsNobodyUp() throws {
    let server = try server()
    let log = Log()
    let output = SpeechOutput(onEvent: log.note)
    output.speak(message("before"))
    #expect(wait { server.heard == ["en\tbefore"] })
    server.freeze()
    let start = monotonicSeconds()
    output.speak(message("frozen"))
    output.hush()
    #expect(monotonicSeconds() - start < 1)
    output.speak(message("frozen again"))
    #expect(wait { log.events == [.failed(.hung)] })
    server.thaw()
    output.retry()
    #expect(wait { log.events.last == .opened })
    output.close()
  }
}
