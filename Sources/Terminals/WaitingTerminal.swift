import CTerminalRescue
import Glibc
import Screen

/// The terminal of somebody who waits for a program: keys come one by one and without an echo, and lines are
/// written to it as ever.
package final class WaitingTerminal {
  /// Poll these for input: keys, then signals.
  package let descriptors: [Int32]
  private var stream: KeyStream
  private var isRestored = false

  /// Takes the keys; `nil` where there is no terminal, or another program has it.
  package init?() {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    guard tcgetpgrp(terminal) == getpgrp(), rescue_remember(terminal) == 0 else {
      close(terminal)
      return nil
    }
    let signals = signal_pipe_open()
    guard signals >= 0 else {
      close(terminal)
      return nil
    }
    descriptors = [terminal, signals]
    stream = KeyStream(terminal)
    rescue_install()
    enter()
  }

  deinit { restore() }

  /// Everything that has arrived, without waiting.
  package func events() -> [TerminalEvent] {
    guard !isRestored else { return [] }
    let endings = SignalPipe.endings(leave: leave, enter: enter)
    // In the background its keys are those of another program.
    guard isInForeground else { return endings }
    let keys = stream.keys().map { TerminalEvent.key($0) }
    return endings + keys + (stream.isEnded ? [.terminate(signal: SIGHUP)] : [])
  }

  /// Gives the terminal back as it was.
  package func restore() {
    guard !isRestored else { return }
    isRestored = true
    leave()
    rescue_uninstall()
    signal_pipe_close()
    close(stream.descriptor)
  }

  private var isInForeground: Bool { tcgetpgrp(stream.descriptor) == getpgrp() }

  private func leave() {
    rescue_reset_settings()
    rescue_disarm()
  }

  private func enter() {
    guard isInForeground else { return }
    stream.takeKeys()
    rescue_arm()
  }
}
