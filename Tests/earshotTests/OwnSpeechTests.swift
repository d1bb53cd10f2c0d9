import SoundTesting
import TerminalTesting
import Testing

/// The program speaking itself, through a real speech-dispatcher whose voice writes.
@Suite struct OwnSpeechTests {
  private static let isInstalled = SpeechServer.isInstalled

  @Test(.enabled(if: isInstalled, "speech-dispatcher is not installed"))
  func whatIsSaidIsSpokenUntilItIsSwitchedOff() throws {
    let server = try SpeechServer()
    let file = try TemporaryFile("steps.csv", "Day,Steps\nMon,-5\nTue,11\nWed,9\n")
    let session = try Session(
      [file.path, "--speech", "on", "--language", "de"], environment: server.environment)
    try session.press("<Right>", until: "Mon, -5")
    #expect(wait { server.heard.contains("de\tMon, minus 5") })
    try session.press(">", until: "Höchstwert: Tue, 11")
    #expect(wait { server.heard.contains("de\tHöchstwert: Tue, 11") })
    try session.press("v", until: "Sprachausgabe aus")
    try session.press("<Right>", until: "Wed, 9, minus 18,2 %")
    try session.press("v", until: "Sprachausgabe ein")
    #expect(wait { server.heard.contains("de\tSprachausgabe ein") })
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    #expect(wait { server.heard.last == "de\tGeschlossen" })
    #expect(!server.heard.contains { $0.contains("Wed") || $0 == "de\tSprachausgabe aus" })
  }

  @Test(.enabled(if: isInstalled, "speech-dispatcher is not installed"))
  func noDaemonIsSaidInTheCaptionAndNowhereElse() throws {
    let missing = "No speech: speech-dispatcher is not running"
    let session = try Session(["--language", "en"], environment: SpeechServer.absence)
    try session.press("v", until: missing)
    try session.press("4", until: "Values. 252 points")
    try session.press("v", until: missing)
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    let speaking = try Session(
      ["--language", "en"],
      environment: SpeechServer.absence.merging(["EARSHOT_SPEECH": "on"]) { $1 })
    // The opening is still true.
    try speaking.terminal.wait {
      let caption = Session.caption(of: $0)
      return caption.hasPrefix("Closing price") && caption.hasSuffix(missing)
    }
  }

  @Test func aReplayPrintsWhatWouldBeSpoken() throws {
    let file = try TemporaryFile("steps.csv", "Day,Steps\nMon,-5\nTue,11\n")
    func spoken(_ options: String...) throws -> [String] {
      try Program.run(
        [file.path, "--keys", "-", "--dump", "speech"] + options, input: Array("<Right>>".utf8)
      ).lines
    }
    #expect(
      try spoken().suffix(2) == ["message\ten\tMon, minus 5", "important\ten\tHighest: Tue, 11"])
    #expect(try spoken("--language", "zh-Hans").last?.hasPrefix("important\tzh\t") == true)
    #expect(try spoken("--speech", "off") == [])
  }
}
