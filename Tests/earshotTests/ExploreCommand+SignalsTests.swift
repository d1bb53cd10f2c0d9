import Glibc
import TerminalTesting
import Testing

/// Every signal that can be caught, whatever the program does just then: the terminal is as it was before.
@Suite struct ExploreCommandSignalsTests {
  /// The time at which a signal comes.
  enum Phase: CaseIterable, Sendable {
    case starting, walking, typing, playing
  }

  /// A library in the sound system's place with one device that is never heard.
  private static let device = Result {
    try CompiledLibrary("PortAudioOutputTests/test_device.c", named: "libportaudio.so.2")
  }

  /// All but the two that none can catch, those that stop, and the two that the C library keeps; of the thirty
  /// without a name three, unless everything is tried.
  static let signals: [Int32] = (1...64).filter { signal in
    ![SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, 32, 33].contains(signal)
      && (isWhole || signal < 32 || [34, 40, 64].contains(signal))
  }

  /// Signals that end no program that has not asked for them, and the one of a pipe without a reader.
  private static let harmless = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGPIPE]

  private static let instants = 10

  @Test(arguments: signals, Phase.allCases)
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32, _ phase: Phase) throws {
    // The instants take turns where not all of them are tried.
    let turn = (Int(signal) * 3 + (Phase.allCases.firstIndex(of: phase) ?? 0)) % Self.instants
    for instant in isWhole ? Array(0..<Self.instants) : [turn] {
      try expectEnd(signal, phase, instant)
    }
  }

  private func expectEnd(_ signal: Int32, _ phase: Phase, _ instant: Int) throws {
    var environment = EmulatedTerminal.environment
    environment["LD_LIBRARY_PATH"] = try Self.device.get().folderPath
    let terminal = try EmulatedTerminal(Program.path, environment: environment)
    // Before its first byte it may not have asked yet to be spared the signal of a pipe.
    let before = try reach(phase, signal == SIGPIPE ? max(instant, 1) : instant, terminal)
    terminal.send(signal: signal)
    if Self.harmless.contains(signal) {
      // It goes on, and answers.
      try terminal.wait { $0.isAlternateScreen && $0.output.count > 0 }
      terminal.type("\u{1B}")
      try terminal.wait { $0.screen.contains("Closing price") }
      terminal.send(signal: SIGTERM)
    }
    let status = try terminal.waitForExit()
    let expected = Self.harmless.contains(signal) ? SIGTERM : signal
    let what: Comment = "\(signal), \(phase), after \(before) bytes: \(status)"
    // At the very start it is not yet in its place, and has nothing to give back.
    #expect(
      [.exit(128 + expected), .signal(expected)].contains(status), what)
    #expect(terminal.isAsBefore, what)
  }

  /// Brings the program to a phase, at one of its instants; the bytes that it has sent until then.
  private func reach(_ phase: Phase, _ instant: Int, _ terminal: EmulatedTerminal) throws -> Int {
    switch phase {
    case .starting:
      // From before the first byte to a part of the first frame.
      try terminal.wait { $0.output.count >= instant * 40 }
    case .walking:
      try terminal.wait(for: "Closing price, line")
      let count = terminal.output.count
      for _ in 0...instant { terminal.press(.right) }
      try terminal.wait { $0.output.count > count + instant * 20 }
    case .typing:
      try terminal.wait(for: "Closing price, line")
      let count = terminal.output.count
      terminal.type("/" + String("2023-05-17".prefix(instant)))
      try terminal.wait { $0.output.count > count + instant }
    case .playing:
      try terminal.wait(for: "Closing price, line")
      let count = terminal.output.count
      terminal.press(.enter)
      try terminal.wait { $0.output.count > count + instant * 30 }
    }
    return terminal.output.count
  }
}
