import Glibc
import Screen

/// The pixels of a terminal: it is asked whether it has any, and never guessed; where it answers, it is given the
/// pictures of frames.
struct TerminalPixels {
  /// The answers of the terminal so far; they may come late, or never.
  private struct Answers {
    var isKitty = false
    var hasSixels = false
    var cell: PixelSize?
    /// True once what every terminal answers is there.
    var isComplete = false
  }

  private let terminal: Int32
  private let isInTmux: Bool
  /// True where the terminal can be asked: some write what they do not understand.
  private let isAskable: Bool
  private var isAsked = false
  /// The moment from which on tmux passes a question on that it may have lost; `nil` once that was asked.
  private var nextAsking: ContinuousClock.Instant?
  private var answers = Answers()
  private var strips: PictureStrips?

  init(terminal: Int32, name: String, isUnicode: Bool) {
    self.terminal = terminal
    isInTmux = getenv("TMUX").map { $0.pointee != 0 } ?? false
    let silent = ["linux", "vt", "ansi", "dumb", "cons", "sun"]
    isAskable = isUnicode && !silent.contains { name.hasPrefix($0) }
  }

  /// True while answers are to come.
  var isWaiting: Bool { isAsked && !answers.isComplete }

  /// The pixels of a cell, where the terminal has answered that it takes pictures in the way that is chosen.
  ///
  /// It is asked at the first call that wants any.
  mutating func cell(_ choice: PixelChoice) -> PixelSize? {
    guard choice != .off, isAskable else { return nil }
    if !isAsked {
      isAsked = true
      send(TerminalAnswer.questions(isInTmux: isInTmux))
      if isInTmux { nextAsking = .now + .seconds(1) }
    }
    askAgain()
    guard let form = form(of: choice) else { return nil }
    // Images of kitty have their size in cells, too, so that they fit whatever a cell is.
    return answers.cell ?? windowCell
      ?? (form == .sixel ? nil : PixelSize(width: 10, height: 20))
  }

  /// Asks the terminal around tmux once more: what the first command of a session asks comes before the terminal does.
  private mutating func askAgain() {
    guard let moment = nextAsking, answers.isComplete, .now >= moment else { return }
    nextAsking = nil
    if !answers.isKitty { send(KittyGraphics.question.throughTmux) }
  }

  private func form(of choice: PixelChoice) -> PictureStrips.Form? {
    if answers.isKitty, choice != .sixel { return isInTmux ? .placeholders : .kitty }
    return answers.hasSixels && choice != .kitty ? .sixel : nil
  }

  /// The size of a cell as the system knows it.
  private var windowCell: PixelSize? {
    var window = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    let size = PixelSize(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
    return size.width > 1 && size.height > 1 ? size : nil
  }

  /// Takes in an answer.
  mutating func take(_ answer: TerminalAnswer) {
    guard isAsked else { return }
    switch answer {
    case .kitty(let isSpoken): answers.isKitty = isSpoken
    case .cell(let size): answers.cell = size
    case .attributes(let attributes):
      answers.hasSixels = attributes.contains(4)
      answers.isComplete = true
    }
  }

  /// Asks again for what another size of the window may have changed.
  mutating func sizeChanged() {
    forget()
    if answers.cell != nil { send(Array("\u{1B}[16t".utf8)) }
  }

  /// The frame with what holds the places of its pictures.
  mutating func holding(_ frame: Frame, _ choice: PixelChoice, depth: ColorDepth) -> Frame {
    guard !frame.pictures.isEmpty, let form = form(of: choice) else { return frame }
    let first = Self.firstNumber(depth)
    if strips?.form != form {
      remove()
      strips = PictureStrips(form, first: first)
    }
    return frame.holdingPictures(for: form, first: first)
  }

  /// Sends the pictures of a frame whose cells are there.
  mutating func show(_ frame: Frame, theme: Theme, depth: ColorDepth) {
    guard
      let bytes = strips?.update(
        to: frame, theme: theme, depth: depth, compress: PackedBytes.packed)
    else { return }
    send(bytes)
  }

  /// Sends all pictures with the next frame, as the screen was cleared.
  mutating func forget() { strips?.forget() }

  /// Takes all pictures away.
  mutating func remove() {
    guard let strips else { return }
    send(strips.removal)
    self.strips?.forget()
  }

  /// The bytes by which a crash handler takes all pictures away; `nil` where there are none.
  var removal: [UInt8]? { strips?.removal }

  /// Numbers that other programs in the terminal hardly have; where colors stand for them, entries of the palette.
  private static func firstNumber(_ depth: ColorDepth) -> Int {
    depth == .palette ? 96 : (Int(getpid()) & 0xFFFF | 0x10) << 8
  }

  private func send(_ bytes: [UInt8]) { TerminalOutput.send(bytes, to: terminal) }
}
