import CNCurses
import CTerminalRescue
import Glibc
import Screen

extension CursesTerminal {
  /// Everything that has arrived, without waiting.
  ///
  /// Ctrl-Z is dealt with inside: the call returns when the program is continued.
  package func events() -> [TerminalEvent] {
    guard !isRestored else { return [] }
    standard_error_trim()
    return signalEvents() + keyEvents() + hangUpEvents()
  }

  private func signalEvents() -> [TerminalEvent] {
    var signals = arrivedSignals()
    if signals.contains(SIGTSTP) {
      leave()
      signal_pipe_stop()
      signals = arrivedSignals()
      // A program asked to end while stopped has no use for the terminal, and may not have it.
      if !signals.contains(where: Self.endings.contains) { enter() }
    } else if signals.contains(SIGCONT) {
      // Stopped without having been asked: what ran meanwhile has used the terminal.
      leave()
      enter()
    }
    let resized = updateSize() ? [TerminalEvent.resized(size)] : []
    return resized + signals.filter(Self.endings.contains).map { .terminate(signal: $0) }
  }

  private func arrivedSignals() -> Set<Int32> {
    var signals: Set<Int32> = []
    while case let next = signal_pipe_next(), next != 0 { signals.insert(next) }
    return signals
  }

  private func keyEvents() -> [TerminalEvent] {
    var inputs: [KeyInput] = []
    // So many at a time: a flood must not keep the screen from being drawn.
    while inputs.count < 1024 {
      var character: wint_t = 0
      switch wget_wch(keyboard, &character) {
      case OK: inputs.append(.scalar(character))
      case KEY_CODE_YES: inputs.append(.code(Int32(bitPattern: character)))
      default: return decoder.keys(in: inputs).map { .key($0) }
      }
    }
    return decoder.keys(in: inputs).map { .key($0) }
  }

  /// The terminal is gone: its window was closed, or the connection lost.
  private func hangUpEvents() -> [TerminalEvent] {
    var terminal = pollfd(fd: descriptors[0], events: 0, revents: 0)
    let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
    guard !isHungUp, poll(&terminal, 1, 0) > 0, terminal.revents & gone != 0 else { return [] }
    isHungUp = true
    return [.terminate(signal: SIGHUP)]
  }

  private static let endings: Set<Int32> = [SIGTERM, SIGHUP, SIGINT]
}
