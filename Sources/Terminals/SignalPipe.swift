import CTerminalRescue
import Glibc
import Screen

/// The signals that a program on a terminal is sent.
enum SignalPipe {
  /// Performs what stops and continues the program.
  ///
  /// - Parameters:
  ///   - leave: Gives the terminal to others for a while.
  ///   - enter: Takes it again.
  ///   - resized: Takes the number of times that the window may have another size.
  /// - Returns: The signals that ask the program to end.
  static func endings(
    leave: () -> Void, enter: () -> Void, resized: (Int) -> Void = { _ in }
  ) -> [TerminalEvent] {
    let all = arrived()
    resized(all.count { $0 == SIGWINCH })
    var signals = Set(all)
    if signals.contains(SIGTSTP) {
      leave()
      signal_pipe_stop()
      signals = Set(arrived())
      // A program asked to end while stopped has no use for the terminal, and may not have it.
      if !signals.contains(where: endings.contains) { enter() }
    } else if signals.contains(SIGCONT) {
      // Stopped without having been asked: what ran meanwhile has used the terminal.
      leave()
      enter()
    }
    return signals.filter(endings.contains).map { .terminate(signal: $0) }
  }

  private static func arrived() -> [Int32] {
    var signals: [Int32] = []
    while case let next = signal_pipe_next(), next != 0 { signals.append(next) }
    return signals
  }

  private static let endings: Set<Int32> = [SIGTERM, SIGHUP, SIGINT]
}
