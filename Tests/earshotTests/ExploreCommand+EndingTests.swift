import Glibc
import TerminalTesting
import Testing

/// However the full screen ends, the terminal is as it was before.
@Suite struct ExploreCommandEndingTests {
  @Test func stopsAndGoesOn() throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    let before = session.terminal.lines
    session.terminal.press(.controlZ)
    try session.terminal.wait { $0.isStopped && $0.isAsBefore }
    session.terminal.send(signal: SIGCONT)
    try session.terminal.wait { $0.isAlternateScreen && $0.lines == before }
    try session.press("<Right>", until: try Session.said("<Right>"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalRestoresTheTerminal(_ signal: Int32) throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.terminal.send(signal: signal)
    #expect(try session.terminal.waitForExit() == .exit(128 + signal))
    #expect(session.terminal.isAsBefore)
    #expect(session.terminal.screen.allSatisfy { $0.isWhitespace })
  }

  @Test func aSignalEndsItWhileOutputIsStopped() throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.terminal.type("\u{13}")
    session.press("<Right>")
    session.terminal.send(signal: SIGTERM)
    #expect(try session.terminal.waitForExit(timeout: .seconds(5)) == .exit(128 + SIGTERM))
    #expect(session.terminal.isAsBefore)
  }

  @Test func controlCEndsIt() throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.terminal.press(.controlC)
    #expect(try session.terminal.waitForExit() == .exit(130))
    #expect(session.terminal.isAsBefore)
  }

  @Test func theWindowIsClosed() throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.terminal.hangUp()
    #expect(try session.terminal.waitForExit() == .exit(129))
  }

  @Test(arguments: [SIGSEGV, SIGABRT])
  func aCrashRestoresTheTerminal(_ signal: Int32) throws {
    let session = try Session()
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    session.terminal.send(signal: signal)
    let status = try session.terminal.waitForExit()
    #expect(status != .exit(0))
    #expect(session.terminal.isAsBefore)
  }

  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func aTerminalWithoutAScreenIsSaid(_ name: String) throws {
    let terminal = try EmulatedTerminal(
      Program.path, environment: EmulatedTerminal.environment.merging(["TERM": name]) { $1 },
      columns: 200)
    #expect(try terminal.waitForExit() == .exit(64))
    #expect(terminal.screen.contains("earshot describe"))
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.isAsBefore)
  }

  @Test func anUnknownDeviceIs69() throws {
    let terminal = try EmulatedTerminal(Program.path, ["--device", "no such device"])
    #expect(try terminal.waitForExit() == .exit(69))
    #expect(terminal.screen.contains("no such device"))
    #expect(terminal.isAsBefore)
  }
}
