// Shows on a CursesTerminal what arrived, and ends in every way a program can.

import Glibc
import Screen
import Terminals

private let theme = Theme(
  name: "probe", background: Color(red: 18, green: 52, blue: 86), colors: [:], series: [])

private func put(_ text: String, at position: Position, _ style: Style, in frame: inout Frame) {
  var x = position.x
  for character in text {
    frame[Position(x: x, y: position.y)] = Frame.CharacterCell(
      glyph: String(character), style: style)
    x += 1
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2E80 else { continue }
    frame[Position(x: x, y: position.y)] = Frame.CharacterCell(glyph: "", style: style)
    x += 1
  }
}

private struct Shown {
  var last = "nothing"
  var data: String
  /// The column at which the row of all kinds of characters begins.
  var indent = 0
}

/// Rows: what arrived, the size, fixed rows for cells of all kinds, the last column and row.
private func frame(_ shown: Shown, on terminal: CursesTerminal) -> Frame {
  let size = terminal.size
  var frame = Frame(size: size)
  put("last: \(shown.last)", at: Position(x: 0, y: 0), .text, in: &frame)
  put("size: \(size.columns)x\(size.rows)", at: Position(x: 0, y: 1), .text, in: &frame)
  let kind = "\(terminal.depth.rawValue) \(terminal.isUnicode ? "unicode" : "ascii")"
  put(kind, at: Position(x: 0, y: 2), .text, in: &frame)
  put("bold", at: Position(x: 0, y: 3), Style(.text, isBold: true), in: &frame)
  put("reversed", at: Position(x: 10, y: 3), Style(.text, isReversed: true), in: &frame)
  put("underlined", at: Position(x: 20, y: 3), Style(.text, isUnderlined: true), in: &frame)
  put("series", at: Position(x: 32, y: 3), Style(.series(0)), in: &frame)
  put("muted", at: Position(x: 40, y: 3), Style(.muted(0)), in: &frame)
  for (x, glyph) in ["日", "", "本", "", "|", "e\u{301}", "|", "\u{7}", "⣿", "|"].enumerated() {
    frame[Position(x: x + shown.indent, y: 4)] = Frame.CharacterCell(glyph: glyph, style: .text)
  }
  put("data: \(shown.data)", at: Position(x: 0, y: 5), .text, in: &frame)
  let corner = Position(x: size.columns - 1, y: size.rows - 1)
  frame[corner] = Frame.CharacterCell(glyph: "#", style: .text)
  frame.cursor = Position(x: 3, y: 5)
  return frame
}

/// The way in which a picture is asked for.
private let pixels =
  getenv("PROBE_PIXELS").flatMap { PixelChoice(rawValue: String(cString: $0)) } ?? .off

/// The frame with a picture of 40 × 3 cells in its rows from the sixth on, where the terminal takes one.
private func pictured(_ shown: Shown, on terminal: CursesTerminal) -> Frame {
  var frame = frame(shown, on: terminal)
  guard let cell = terminal.pixelCell(pixels) else { return frame }
  put("word", at: Position(x: 8, y: 7), .text, in: &frame)
  let line = PixelPoint(x: Double(shown.indent * 2 + 30), y: 0)
  let shapes = [
    PictureShape(
      .path([[line, PixelPoint(x: line.x, y: 60)]], isClosed: false),
      pen: Pen(Ink(.series(0)), width: 2))
  ]
  frame.show(
    FramePicture(area: Area(x: 4, y: 6, columns: 40, rows: 3), cell: cell, back: [], front: shapes))
  return frame
}

private func overflow(_ depth: Int) -> Int {
  depth == .max ? 0 : overflow(depth + 1) &+ depth
}

private func readData() -> String {
  guard isatty(0) == 0 else { return "none" }
  var data = ""
  while let line = readLine() { data += line + ";" }
  return data
}

private func run() {
  var shown = Shown(data: readData())
  let terminal: CursesTerminal
  do throws(TerminalProblem) {
    terminal = try CursesTerminal(
      isColorAllowed: getenv("NO_COLOR").map { String(cString: $0).isEmpty } ?? true)
  } catch {
    print("no screen: \(error.reason)")
    exit(69)
  }
  while true {
    terminal.present(pictured(shown, on: terminal), theme: theme, pixels: pixels)
    var waiting = terminal.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waiting, nfds_t(waiting.count), -1)
    for event in terminal.events() {
      switch event {
      case .terminate(let signal):
        terminal.restore()
        print("ended by \(signal)")
        exit(128 + signal)
      // A screen has keys alone, and no end of them but a signal.
      case .lineEnd, .inputEnd: break
      case .resized(let size): shown.last = "resized \(size.columns)x\(size.rows)"
      case .key(let key):
        shown.last = "\(key)"
        if key == .character("W") { shown.indent += 1 }
        act(on: key, terminal)
      }
    }
  }
}

private func act(on key: Key, _ terminal: CursesTerminal) {
  switch key {
  case .character("q"):
    terminal.restore()
    terminal.restore()
    exit(0)
  case .character("X"): exit(3)
  case .character("T"): fatalError("the probe trapped")
  case .character("S"): kill(getpid(), SIGSEGV)
  case .character("N"): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  case .character("O"): print(overflow(0))
  case .character("A"): abort()
  case .character("E"):
    let noise = "noise on standard error\n"
    write(STDERR_FILENO, noise, noise.utf8.count)
  case .character("F"):
    let line = "line of a flood, sixty-three bytes long, which nobody wants all\n"
    for _ in 0..<4096 { write(STDERR_FILENO, line, line.utf8.count) }
  case .redraw: terminal.invalidate()
  default: break
  }
}

run()
