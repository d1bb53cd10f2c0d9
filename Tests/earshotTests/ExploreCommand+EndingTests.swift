import Glibc
import TerminalTesting
import Testing

/// However the full screen ends, the terminal is as it was before.
@Suite struct ExploreCommandEndingTests {
  @Test func stopsAndGoesOn() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
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
    try session.wait(forCaption: Session.opening)
    session.terminal.send(signal: signal)
    #expect(try session.terminal.waitForExit() == .exit(128 + signal))
    #expect(session.terminal.isAsBefore)
    #expect(session.terminal.screen.allSatisfy { $0.isWhitespace })
  }

  @Test func aSignalEndsItWhileOutputIsStopped() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    session.terminal.type("\u{13}")
    session.press("<Right>")
    session.terminal.send(signal: SIGTERM)
    #expect(try session.terminal.waitForExit(timeout: .seconds(5)) == .exit(128 + SIGTERM))
    #expect(session.terminal.isAsBefore)
  }

  /// The frame that nobody reads gives way to what gives the terminal back.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsItWhileNobodyReads(_ signal: Int32) throws {
    let terminal = try EmulatedTerminal(
      Program.path, ["--type", "heatmap", "-"],
      standardInput: .bytes(Array(Self.wideHeatMap.utf8)), columns: 200, rows: 60)
    // The rest of the frame, which is several times as large, waits.
    try terminal.waitUnread(atLeast: 2_000)
    terminal.send(signal: signal)
    try terminal.waitForEndUnread()
    #expect(try terminal.waitForExit() == .exit(128 + signal))
    #expect(terminal.isAsBefore)
  }

  /// Neighbors of different colors, so that a frame of them has many bytes.
  private static let wideHeatMap =
    "x,y,v\n"
    + (0..<40).map { x in
      (0..<24).map { y in "c\(x),r\(y),\((x * 37 + y * 61) % 101)\n" }.joined()
    }.joined()

  @Test func controlCEndsIt() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    session.terminal.press(.controlC)
    #expect(try session.terminal.waitForExit() == .exit(130))
    #expect(session.terminal.isAsBefore)
  }

  @Test func theWindowIsClosed() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    session.terminal.hangUp()
    #expect(try session.terminal.waitForExit() == .exit(129))
  }

  /// Every signal that ends a program, but for those above and the two that none can catch.
  @Test(arguments: [
    SIGSEGV, SIGABRT, SIGQUIT, SIGSYS, SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
    SIGIO, SIGPWR, SIGSTKFLT, 40, 64,
  ])
  func aCrashRestoresTheTerminal(_ signal: Int32) throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    session.terminal.send(signal: signal)
    #expect(try session.terminal.waitForExit() == .signal(signal))
    #expect(session.terminal.isAsBefore)
  }

  @Test func anAlarmEndsIt() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    session.terminal.send(signal: SIGALRM)
    #expect(try session.terminal.waitForExit() == .exit(128 + SIGALRM))
    #expect(session.terminal.isAsBefore)
  }

  /// The last word reaches the screen reader before the screen is given back.
  @Test func theEndIsSaid() throws {
    let session = try Session()
    try session.wait(forCaption: Session.opening)
    let before = session.terminal.output.count
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    let sent = String(decoding: session.terminal.output[before...], as: UTF8.self)
    #expect(sent.contains("Closed"))
    #expect(session.terminal.isAsBefore)
  }

  /// Streams that the parent has closed: the terminal must not take their numbers.
  @Test(arguments: ["2>&-", ">&-", "<&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func worksWithClosedStreams(_ closed: String) throws {
    let terminal = try EmulatedTerminal(
      "/bin/sh", ["-c", "exec \(Program.path) --device none \(closed)"])
    try terminal.wait(
      for:
        "Closing price, line, 2023. Charts of the deck, 4 items. f: Next chart."
    )
    terminal.press(.right)
    try terminal.wait(for: try Session.said("<Right>"))
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
  }

  @Test(arguments: ["no-such-terminal", ""])
  func aTerminalWithoutAScreenIsSaid(_ name: String) throws {
    let terminal = try EmulatedTerminal(
      Program.path, environment: EmulatedTerminal.environment.merging(["TERM": name]) { $1 },
      columns: 200)
    #expect(try terminal.waitForExit() == .exit(64))
    #expect(terminal.screen.contains("earshot --plain, describe"))
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
