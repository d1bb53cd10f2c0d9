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
    let endings = SignalPipe.endings(leave: leave, enter: enter) { resizings += $0 }
    let isResized = updateSize()
    // A window that became small and large again before anybody looked has lost what was on it; told once of a size that
    // is no other, nothing is sent.
    let isBack = !isResized && resizings > 1
    if isBack { invalidate() }
    if isResized || isBack { resizings = 0 }
    return (isResized || isBack ? [.resized(size)] : []) + endings
  }

  private func keyEvents() -> [TerminalEvent] {
    defer { for answer in decoder.takeAnswers() { pixels.take(answer) } }
    var inputs: [KeyInput] = []
    // The rest of an answer comes at once; what comes later is typed.
    let now = ContinuousClock.now
    if decoder.isInAnswer, let lastInput, now - lastInput > .seconds(1) { decoder.abandonAnswer() }
    defer { if !inputs.isEmpty { lastInput = now } }
    // So many at a time: a flood must not keep the screen from being drawn.
    while inputs.count < 1024 {
      var character: wint_t = 0
      switch wget_wch(keyboard, &character) {
      case OK: inputs.append(.scalar(character))
      case KEY_CODE_YES:
        if let input = KeyInput(code: Int32(bitPattern: character)) { inputs.append(input) }
      default: return decoder.keys(in: inputs).map { .key($0) }
      }
    }
    return decoder.keys(in: inputs).map { .key($0) }
  }

  /// Waits a moment for answers that are still to come, so that they do not reach who has the terminal next.
  func awaitAnswers() {
    let deadline = ContinuousClock.now + .milliseconds(200)
    while pixels.isWaiting, !isHungUp, ContinuousClock.now < deadline {
      var terminal = pollfd(fd: descriptors[0], events: Int16(POLLIN), revents: 0)
      guard poll(&terminal, 1, 20) >= 0, terminal.revents & ~Int16(POLLIN) == 0 else { return }
      _ = keyEvents()
    }
  }

  /// The terminal is gone: its window was closed, or the connection lost.
  private func hangUpEvents() -> [TerminalEvent] {
    var terminal = pollfd(fd: descriptors[0], events: 0, revents: 0)
    let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
    guard !isHungUp, poll(&terminal, 1, 0) > 0, terminal.revents & gone != 0 else { return [] }
    isHungUp = true
    return [.terminate(signal: SIGHUP)]
  }
}
