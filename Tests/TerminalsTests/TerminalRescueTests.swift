import Glibc
import TerminalTesting
import Testing

@Suite struct TerminalRescueTests {
  /// The key that crashes the probe, and the signals that may end it.
  @Test(arguments: [
    ("T", [SIGILL, SIGTRAP]), ("S", [SIGSEGV]), ("N", [SIGSEGV]), ("O", [SIGSEGV]),
    ("A", [SIGABRT]), ("\u{1C}", [SIGQUIT]),
  ])
  func crashesLeaveTheTerminalAsItWas(_ key: String, _ signals: [Int32]) throws {
    let terminal = try probe()
    terminal.type(key)
    let status = try terminal.waitForExit()
    #expect(signals.map { .signal($0) }.contains(status))
    #expect(terminal.isAsBefore)
  }

  @Test func theMessageOfATrapIsOnTheScreen() throws {
    let terminal = try probe()
    terminal.type("T")
    try terminal.waitForExit()
    #expect(terminal.lines.joined().contains("the probe trapped"))
    #expect(terminal.isAsBefore)
  }

  @Test func exitFromAnywhere() throws {
    let terminal = try probe()
    terminal.type("EX")
    #expect(try terminal.waitForExit() == .exit(3))
    #expect(terminal.isAsBefore)
    #expect(terminal.lines[0] == "noise on standard error")
  }

  @Test func standardErrorComesAfterwards() throws {
    let terminal = try probe()
    terminal.type("EEz")
    try terminal.wait(for: "last: character(\"z\")")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("noise"))
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.lines.prefix(3) == ["noise on standard error", "noise on standard error", ""])
  }

  @Test func standardErrorWhileStopped() throws {
    let terminal = try probe()
    terminal.type("Ez")
    try terminal.wait(for: "last: character(\"z\")")
    terminal.press(.controlZ)
    try terminal.wait { $0.isStopped && $0.isAsBefore && $0.lines[0].hasPrefix("noise") }
    terminal.send(signal: SIGCONT)
    try terminal.wait { $0.isAlternateScreen && $0.lines[0].hasPrefix("last") }
    terminal.type("q")
    try terminal.waitForExit()
    #expect(String(decoding: terminal.output, as: UTF8.self).split(separator: "noise").count == 2)
  }

  @Test func onlyTheNewestOfAFloodIsReplayed() throws {
    let terminal = try probe()
    terminal.type("FEz")
    try terminal.wait(for: "last: character(\"z\")")
    let before = terminal.output.count
    terminal.type("q")
    try terminal.waitForExit()
    let replayed = String(decoding: terminal.output[before...], as: UTF8.self)
    #expect(replayed.hasSuffix("noise on standard error\r\n"))
    #expect((60_000..<70_000).contains(replayed.utf8.count))
  }
}
