import CNCurses
import CTerminalRescue
import Glibc
import Screen

/// The reason why there is no full screen.
package struct TerminalProblem: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// No controlling terminal.
    case noTerminal
    /// The terminfo entry is missing; its name.
    case unknownTerminal(String)
    /// The terminal cannot move the cursor; its name.
    case noCursorMovement(String)
  }

  package var reason: Reason

  package init(_ reason: Reason) { self.reason = reason }
}

/// The terminal as ncurses sees it; restored whatever happens.
///
/// There is one screen, one standard error and one set of signal handlers in a process, so there
/// can be one of these at a time.
package final class CursesTerminal {
  /// The colors that the terminal can show.
  package let depth: ColorDepth
  /// True where it shows Unicode.
  package let isUnicode: Bool
  /// Poll these for input: keys, then signals.
  package let descriptors: [Int32]
  package private(set) var size: Size

  var painter: CursesPainter
  /// The sequences that the pen that writes past ncurses may use; `nil` where only ncurses knows the terminal.
  private let grammar: PenGrammar?
  /// The looks that it has in the theme that is shown.
  var ink: PaintInk?
  private let file: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  /// Keys are read through a pad: reading through a window would refresh it first.
  let keyboard: UnsafeMutablePointer<WINDOW>?
  var decoder = KeyDecoder()
  /// The pixels, where there are any.
  var pixels: TerminalPixels
  private var shown: (frame: Frame, theme: Theme)?
  /// The chosen theme, and how it looks in the colors there are.
  private var adapted: (chosen: Theme, theme: Theme)?
  var isHungUp = false
  /// The moment at which input last came.
  var lastInput: ContinuousClock.Instant?
  /// The signals of another size that none was found for yet.
  var resizings = 0
  private(set) var isRestored = false
  /// The bytes by which a crash handler takes pictures away.
  private var rescued: [UInt8]?

  /// Takes the terminal over: alternate screen, keys one by one, signals caught.
  package init(isColorAllowed: Bool) throws(TerminalProblem) {
    guard let file = fopen("/dev/tty", "r+e") else { throw TerminalProblem(.noTerminal) }
    let terminal = fileno(file)
    isUnicode = CharacterEncoding.takeFromEnvironment()

    let entry: TerminalEntry
    do throws(TerminalProblem) {
      entry = try TerminalEntry(
        environment: Self.environment, isColorAllowed: isColorAllowed, terminal: terminal)
    } catch {
      fclose(file)
      throw error
    }

    // The signals before newterm, which leaves alone what is caught already.
    let signals = rescue_remember(terminal) == 0 ? signal_pipe_open() : -1
    guard signals >= 0 else {
      fclose(file)
      throw TerminalProblem(.noTerminal)
    }
    // The size is what the terminal says, not what LINES and COLUMNS said some time ago.
    use_env(false)
    use_tioctl(true)
    guard let screen = newterm(entry.name, file, file) else {
      rescue_reset_settings()
      signal_pipe_close()
      fclose(file)
      throw TerminalProblem(.unknownTerminal(entry.name))
    }
    rescue_install()
    rescue_arm()
    standard_error_collect()
    Self.gatherRescue(nil)

    self.file = file
    self.screen = screen
    depth = entry.depth
    painter = CursesPainter(depth: entry.depth, isUnicode: isUnicode)
    descriptors = [terminal, signals]
    pixels = TerminalPixels(terminal: terminal, name: entry.name, isUnicode: isUnicode)
    set_escdelay(25)
    cbreak()
    noecho()
    keyboard = newpad(1, 1)
    keypad(keyboard, true)
    nodelay(keyboard, true)
    if depth != .monochrome {
      start_color()
      use_default_colors()
    }
    let goesDown = shim_shorten_entry(entry.goesDownByTab)
    grammar = isUnicode ? PenGrammar(goesDown: goesDown, depth: entry.depth) : nil
    curs_set(1)
    size = Self.currentSize(of: terminal)
    resize_term(Int32(size.rows), Int32(size.columns))
  }

  deinit { restore() }

  /// Gathers what restores the screen from a crash handler; pictures go before the screen does.
  private static func gatherRescue(_ removal: [UInt8]?) {
    rescue_forget()
    for byte in removal ?? [] { rescue_append(Int32(byte)) }
    for capability in ["sgr0", "op", "rmkx", "cnorm", "rmcup"] {
      shim_put_capability(capability, rescue_append)
    }
  }

  /// True where the C library knows a character's column, without which it cannot be written.
  package func knows(_ scalar: Unicode.Scalar) -> Bool {
    isUnicode && shim_width(wchar_t(scalar.value)) == 1
  }

  /// The pixels of a cell, where the terminal has answered that it takes pictures in the way that is chosen.
  package func pixelCell(_ choice: PixelChoice) -> PixelSize? {
    isRestored ? nil : pixels.cell(choice)
  }

  /// Shows `frame`; only what changed is sent, the hardware cursor ends on `frame.cursor`.
  ///
  /// - Parameters:
  ///   - frame: The picture of the whole screen.
  ///   - theme: The colors of its roles.
  ///   - isCaptionSaid: True where the caption is new, or is to be heard again. Its rows are then
  ///     sent
  ///     whole: screen readers that speak what arrives would else hear the changed digits only.
  ///   - choice: The way in which pictures are sent.
  package func present(
    _ frame: consuming Frame, theme: Theme, isCaptionSaid: Bool = false,
    pixels choice: PixelChoice = .off
  ) {
    guard !isRestored else { return }
    frame = pixels.holding(frame, choice, depth: depth)
    if depth == .palette || depth == .direct { frame.blankBroadBlocks() }
    frame.unifyBlanks()
    if adapted?.chosen != theme {
      adapted = (theme, theme.sent(at: depth))
    }
    let chosen = theme
    let theme = adapted?.theme ?? chosen
    var before: Frame?
    if let shown, shown.theme == theme, shown.frame.size == frame.size {
      if depth == .palette || depth == .direct { frame.keepSolidCells(of: shown.frame) }
      before = shown.frame
      if shown.frame == frame, !isCaptionSaid { return }
    } else {
      painter.paintBackground(of: theme)
      ink = grammar.map { [painter] in PaintInk($0, look: painter.penLook) }
    }

    var changes = frame.changes(since: before, within: size)
    var isCaptionSent = false
    if let before {
      isCaptionSent = sendByPen(&changes, of: frame, since: before, isCaptionSaid: isCaptionSaid)
    }
    for change in PaintRows(changes, of: copy frame, since: before).changes {
      painter.paint(change.cell, isWide: change.isWide, at: change.position)
    }
    if isCaptionSaid, !isCaptionSent { resend(frame.captionRows) }
    move(to: frame.cursor)
    wrefresh(shim_screen())
    pixels.show(frame, theme: theme, depth: depth)
    if pixels.removal != rescued {
      rescued = pixels.removal
      Self.gatherRescue(rescued)
    }
    shown = (frame, theme)
  }

  /// The place on the screen where the cursor of a frame stands.
  func shown(_ cursor: Position) -> Position {
    Position(
      x: min(max(cursor.x, 0), size.columns - 1), y: min(max(cursor.y, 0), size.rows - 1))
  }

  private func move(to cursor: Position) {
    let place = shown(cursor)
    wmove(shim_screen(), Int32(place.y), Int32(place.x))
  }

  /// Has ncurses send every cell of `rows` with the next refresh, also those that did not change.
  private func resend(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<size.rows)
    guard !rows.isEmpty else { return }
    wredrawln(shim_screen(), Int32(rows.lowerBound), Int32(rows.count))
  }

  /// Rings the bell.
  package func ring() {
    if !isRestored { beep() }
  }

  /// Sends the whole screen anew with the next frame.
  package func invalidate() {
    guard !isRestored else { return }
    shown = nil
    pixels.forget()
    clearok(shim_screen_as_shown(), true)
  }

  /// Gives the terminal back as it was, and replays what was written to standard error meanwhile.
  ///
  /// - Parameter replaysErrors: True to show now what was written to standard error meanwhile;
  ///   after a run that ended well it is only the noise of sound libraries.
  package func restore(replaysErrors: Bool = true) {
    guard !isRestored else { return }
    awaitAnswers()
    isRestored = true
    if !replaysErrors { standard_error_discard() }
    leave()
    rescue_reset_settings()
    rescue_uninstall()
    signal_pipe_close()
    delwin(keyboard)
    delscreen(screen)
    fclose(file)
  }

  /// Leaves the screen to others, for good or until `enter()`.
  func leave() {
    pixels.remove()
    if !isendwin() { endwin() }
    rescue_disarm()
    standard_error_release()
  }

  /// Takes the screen again and shows on it what it showed before.
  func enter() {
    standard_error_collect()
    rescue_arm()
    wrefresh(shim_screen())
    if let shown { pixels.show(shown.frame, theme: shown.theme, depth: depth) }
  }

  /// Asks the terminal for its size; whether it is another than before.
  func updateSize() -> Bool {
    let before = size
    size = Self.currentSize(of: descriptors[0])
    guard size != before else { return false }
    pixels.sizeChanged()
    resize_term(Int32(size.rows), Int32(size.columns))
    // Terminals differ in what they leave on a screen whose size has changed.
    invalidate()
    return true
  }

  /// The size of the terminal, or of its entry where it does not say, within sense.
  private static func currentSize(of terminal: Int32) -> Size {
    var window = winsize()
    let isKnown =
      ioctl(terminal, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    return Size(
      columns: min(isKnown ? Int(window.ws_col) : Int(shim_columns()), 1000),
      rows: min(isKnown ? Int(window.ws_row) : Int(shim_rows()), 1000))
  }

  private static var environment: [String: String] {
    var found: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "INSIDE_EMACS"] {
      found[name] = getenv(name).map { String(cString: $0) }
    }
    return found
  }
}
