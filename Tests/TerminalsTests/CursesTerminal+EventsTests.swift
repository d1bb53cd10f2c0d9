import Glibc
import Screen
import TerminalTesting
import Testing

@Suite struct CursesTerminalEventsTests {
  @Test(
    arguments: [
      (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.home, .home), (.end, .end),
      (.pageUp, .pageUp), (.pageDown, .pageDown), (.tab, .tab), (.shiftTab, .shiftTab),
      (.enter, .enter), (.escape, .escape), (.backspace, .backspace), (.f1, .f1),
    ] as [(TerminalKey, Key)])
  func keys(_ pressed: TerminalKey, _ expected: Key) throws {
    let terminal = try probe()
    terminal.press(pressed)
    try terminal.wait { $0.lines[0] == "last: \(expected)" }
  }

  @Test func controlU() throws {
    let terminal = try probe()
    terminal.type("\u{15}")
    try terminal.wait(for: "last: clear")
  }

  @Test(arguments: ["é", "日", "<", "{", "\u{FF51}", "😀"])
  func characters(_ typed: String) throws {
    let terminal = try probe()
    terminal.type(typed)
    try terminal.wait(for: "last: character(\"\(typed)\")")
  }

  @Test func unknownSequencesDoNotLeak() throws {
    let terminal = try probe()
    // Each ends in a letter that would end the probe.
    terminal.type("\u{1B}q\u{1B}[1;5X\u{1B}[24;7T\u{1B}Oq\u{1B}[1;2Cz")
    try terminal.wait(for: "last: character(\"z\")")
  }

  @Test func resizing() throws {
    let terminal = try probe()
    for (columns, rows) in [(40, 8), (100, 30), (5, 3), (60, 10)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.wait { $0.cell(x: columns - 1, y: rows - 1).text == "#" }
    }
    try terminal.wait { $0.lines[0] == "last: resized 60x10" && $0.lines[1] == "size: 60x10" }
    try terminal.wait { $0.cursor == (3, 5) }
  }

  @Test func controlZStopsAndContinues() throws {
    let terminal = try probe()
    terminal.press(.controlZ)
    try terminal.wait { $0.isStopped && $0.isAsBefore }
    terminal.send(signal: SIGCONT)
    try terminal.wait { $0.isAlternateScreen && $0.lines[0] == "last: nothing" }
    try terminal.wait { $0.cursor == (3, 5) && !$0.settings.isEchoing }
    terminal.type("z")
    try terminal.wait(for: "last: character(\"z\")")
  }

  @Test func resizedWhileStopped() throws {
    let terminal = try probe()
    terminal.press(.controlZ)
    try terminal.wait { $0.isStopped && $0.isAsBefore }
    terminal.resize(columns: 30, rows: 8)
    terminal.send(signal: SIGCONT)
    try terminal.wait { $0.lines[0] == "last: resized 30x8" && $0.isAlternateScreen }
    #expect(terminal.cell(x: 29, y: 7).text == "#")
  }

  @Test func endedWhileStopped() throws {
    let terminal = try probe()
    terminal.press(.controlZ)
    try terminal.wait { $0.isStopped && $0.isAsBefore }
    terminal.send(signal: SIGTERM)
    terminal.send(signal: SIGCONT)
    #expect(try terminal.waitForExit() == .exit(128 + SIGTERM))
    #expect(terminal.isAsBefore)
  }

  @Test func stoppedWithoutBeingAsked() throws {
    let terminal = try probe()
    terminal.send(signal: SIGSTOP)
    try terminal.wait(until: \.isStopped)
    terminal.send(signal: SIGCONT)
    terminal.type("z")
    try terminal.wait(for: "last: character(\"z\")")
    #expect(terminal.lines[1] == "size: 60x10")
    #expect(terminal.isAlternateScreen)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func signalsEndIt(_ signal: Int32) throws {
    let terminal = try probe()
    terminal.send(signal: signal)
    #expect(try terminal.waitForExit() == .exit(128 + signal))
    #expect(terminal.isAsBefore)
    #expect(terminal.lines[0] == "ended by \(signal)")
  }

  /// Whatever is written then waits, also what would give the terminal back.
  @Test(arguments: [SIGTERM, SIGHUP])
  func signalsEndItWhileOutputIsStopped(_ signal: Int32) throws {
    let terminal = try probe()
    terminal.type("\u{13}z")
    terminal.send(signal: signal)
    #expect(try terminal.waitForExit(timeout: .seconds(5)) == .exit(128 + signal))
    #expect(terminal.isAsBefore)
  }

  @Test func controlC() throws {
    let terminal = try probe()
    terminal.press(.controlC)
    #expect(try terminal.waitForExit() == .exit(128 + SIGINT))
    #expect(terminal.isAsBefore)
  }

  @Test func signalsBlockedByTheParent() throws {
    let terminal = try probe(areSignalsBlocked: true)
    terminal.resize(columns: 50, rows: 9)
    try terminal.wait(for: "last: resized 50x9")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.waitForExit() == .exit(128 + SIGTERM))
  }

  @Test func theTerminalGoesAway() throws {
    let terminal = try probe()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exit(128 + SIGHUP))
  }
}
