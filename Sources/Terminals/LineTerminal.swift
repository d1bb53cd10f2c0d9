import CTerminalRescue
import Glibc
import Screen

/// A terminal used a line at a time: for screen readers that say what arrives, and for terminals that
/// cannot move the cursor.
///
/// Nothing but text, new lines and returns is written. To a terminal the new line goes before the
/// words and the return behind them, so that the cursor rests on their first letter, where "read line"
/// finds them. Into a file or a pipe a line goes as in any text, and so it does to a shell within an
/// editor: Eshell takes a line away that a return goes behind. Keys come from the terminal, or
/// from whatever standard input is; its end is the end of the program.
package final class LineTerminal {
  /// Poll these for input: keys, then signals.
  package let descriptors: [Int32]
  package private(set) var size: Size

  private var keys: KeyStream
  private let isKeyboardOwned: Bool
  private let isKeyboardTerminal: Bool
  /// True where keys come a line at a time: from a pipe, or through a shell within an editor.
  private let isLineFed: Bool
  private let isOutputTerminal: Bool
  /// The shell within Emacs that it runs in; `nil` where it runs in none.
  private let editor: EditorShell?
  /// True where a return takes the cursor back to the words.
  private let hasCursor: Bool
  /// True behind the first key of a line that was fed.
  private var isInLine = false
  /// The newest words, and the text that was typed behind them; `nil` where nothing is typed.
  private var line = ""
  private var typed: String?
  private var isEnded = false
  /// The error for which words could not be written, as to a disk that is full; `nil` where they were, or where
  /// nobody reads any more.
  package private(set) var refusal: Int32?
  private(set) var isRestored = false

  /// Takes the terminal over: keys one by one and without an echo, signals caught.
  ///
  /// - Parameter hasStandardInput: True where standard input is not read for data, so that keys may
  ///   come from it even if it is no terminal.
  /// - Throws: There is nothing that keys could come from.
  package init(hasStandardInput: Bool) throws(TerminalProblem) {
    isOutputTerminal = isatty(STDOUT_FILENO) == 1
    let terminal = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 || hasStandardInput else { throw TerminalProblem(.noTerminal) }
    keys = KeyStream(max(terminal, STDIN_FILENO))
    isKeyboardOwned = keys.descriptor != STDIN_FILENO
    isKeyboardTerminal = terminal >= 0
    let environment = Self.environment
    editor = EditorShell(environment)
    let isDumb = Self.isDumb
    isLineFed = !isKeyboardTerminal || isDumb
    hasCursor = isOutputTerminal && !isDumb
    if isKeyboardTerminal { _ = rescue_remember(keys.descriptor) }
    let signals = signal_pipe_open()
    guard signals >= 0 else { throw TerminalProblem(.noTerminal) }
    descriptors = [keys.descriptor, signals]
    size = Size(columns: 80, rows: 24)
    if isKeyboardTerminal {
      rescue_install()
      takeKeys()
    }
    // Sound libraries write there, and a reader would say it.
    standard_error_collect()
  }

  deinit { restore() }

  private static var environment: [String: String] {
    ["TERM", "INSIDE_EMACS"].reduce(into: [:]) { known, name in
      known[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// True where nothing can take the cursor back, as in a shell within an editor.
  package static var isDumb: Bool {
    environment["TERM"] == "dumb" || EditorShell(environment) != nil
  }

  /// Says `text` on a line of its own, and what is `typed` behind it while something is.
  ///
  /// - Parameters:
  ///   - text: The words, with the text that is typed at their end; control characters show as
  ///     signs.
  ///   - typed: The text that is typed; `nil` where nothing is.
  package func say(_ text: String, typed: String? = nil) {
    guard !isRestored else { return }
    let words = String(text.map { $0.isNewline ? " " : $0 }).printable
    guard isOutputTerminal else { return write(words + "\n") }
    // The typed text stands apart from what asks for it.
    let gap = typed?.isEmpty == true && words.last != " " ? " " : ""
    // Behind an empty line nothing is a prompt.
    let isLineOpen = hasCursor || self.typed != nil || editor?.isPrompt(words) == true
    write((isLineOpen ? "\n" : "") + words + (typed == nil ? hasCursor ? "\r" : "\n" : gap))
    line = text
    self.typed = typed
  }

  /// Shows the text that is typed now: new letters behind those that are there, and over what was
  /// taken back a blank.
  package func echo(_ text: String) {
    guard !isRestored, isOutputTerminal, let typed, typed != text else { return }
    self.typed = text
    line = line.hasSuffix(typed) ? line.dropLast(typed.count) + text : line
    let kept = zip(text, typed).prefix { $0 == $1 }.count
    let erased = String(typed.dropFirst(kept)).printable.columns
    write(
      String(repeating: "\u{8} \u{8}", count: erased) + String(text.dropFirst(kept)).printable)
  }

  /// Rings the bell of a terminal.
  package func ring() {
    if !isRestored, isOutputTerminal { write("\u{7}") }
  }

  /// Nothing: what was said stays said.
  package func invalidate() {}

  /// Everything that has arrived, without waiting.
  package func events() -> [TerminalEvent] {
    guard !isRestored else { return [] }
    standard_error_trim()
    return SignalPipe.endings(leave: leave, enter: enter) + keyEvents()
  }

  /// Gives the terminal back as it was, and replays what was written to standard error meanwhile.
  package func restore(replaysErrors: Bool = true) {
    guard !isRestored else { return }
    if isOutputTerminal, hasCursor || typed != nil { write("\n") }
    isRestored = true
    if !replaysErrors { standard_error_discard() }
    leave()
    rescue_uninstall()
    signal_pipe_close()
    if isKeyboardOwned { close(keys.descriptor) }
  }

  private func leave() {
    if isKeyboardTerminal { rescue_reset_settings() }
    rescue_disarm()
    standard_error_release()
  }

  private func enter() {
    standard_error_collect()
    if isKeyboardTerminal { takeKeys() }
    // Others have written meanwhile.
    if !line.isEmpty { say(line, typed: typed) }
  }

  private func takeKeys() {
    keys.takeKeys()
    rescue_arm()
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&output, 1, -1)
        continue
      }
      guard count > 0 else {
        isEnded = true
        // A pipe or a terminal that nobody reads any more is left without a word.
        if errno != EPIPE, !isOutputTerminal { refusal = errno }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

// MARK: Keys

extension LineTerminal {
  private func keyEvents() -> [TerminalEvent] {
    let keys = keys.keys()
    // An editor sends a line at once; a hand, key by key.
    if isKeyboardTerminal { isInLine = false }
    var events: [TerminalEvent] = []
    for key in keys {
      let endsLine = isLineFed && key == .enter && isInLine
      events.append(endsLine ? .lineEnd : .key(key))
      isInLine = key != .enter
    }
    return events
      + (isEnded || self.keys.isEnded
        ? [isKeyboardTerminal ? .terminate(signal: SIGHUP) : .inputEnd] : [])
  }
}
