import Foundation
import TerminalTesting
import Testing

/// A list of all that may be sent to a terminal: everything else is an error, whatever the data holds.
@Suite struct ExploreCommandGrammarTests {
  /// The sequences of `xterm-256color` that the program uses, by their final letter, and the marks after
  /// the bracket that some of them have.
  private static let control: [Character: Set<String>] = [
    // Cursor: up, down, right, left, column, row, place.
    "A": [""], "B": [""], "C": [""], "D": [""], "G": [""], "d": [""], "H": [""],
    // Erasing, insertion and removal of lines and letters, repetition, scrolling.
    "J": [""], "K": [""], "L": [""], "M": [""], "P": [""], "X": [""], "@": [""], "b": [""],
    "S": [""], "T": [""], "r": [""],
    // Attributes; modes, also private ones; window titles on their stack.
    "m": [""], "h": ["", "?"], "l": ["", "?"], "t": [""], "Z": [""],
    // The question what the terminal is.
    "c": [""],
  ]
  /// The private modes: cursor keys, blinking, the cursor, the alternate screen, and a frame as a whole.
  private static let modes: Set<String> = ["1", "7", "12", "25", "1049", "12;25", "2026"]

  /// The first thing in `bytes` that is not on the list; `nil` where all is.
  private static func stranger(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard let next = rest.popFirst() else { return "a sequence without an end" }
        switch next {
        case "[":
          let body = rest.prefix { !("@"..."~").contains($0) }
          rest = rest.dropFirst(body.count)
          guard let final = rest.popFirst() else { return "a sequence without an end" }
          var parameters = String(String.UnicodeScalarView(body))
          let mark = parameters.hasPrefix("?") ? "?" : ""
          parameters.removeFirst(mark.count)
          let isKnown = control[Character(final)]?.contains(mark) == true
          let isPlain = parameters.allSatisfy { $0.isASCII && $0.isNumber || $0 == ";" }
          guard isKnown, isPlain, mark.isEmpty || modes.contains(parameters) else {
            return "ESC [ \(mark)\(parameters) \(final)"
          }
        // Character sets, the keypad, reverse index, and keeping the cursor.
        case "(", ")":
          guard let set = rest.popFirst(), "B0".unicodeScalars.contains(set) else {
            return "ESC \(next)"
          }
        case "=", ">", "M", "7", "8": break
        // The question whether it takes pictures, which it does not answer here.
        case "_":
          let question = Array("Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".unicodeScalars)
          guard Array(rest.prefix(question.count)) == question else { return "ESC _" }
          rest = rest.dropFirst(question.count)
        default: return "ESC \(next)"
        }
        continue
      }
      switch scalar.value {
      // Bell, backspace, tabulators, of which the vertical one goes down a row, line feed, return; shifts between
      // character sets.
      case 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F: continue
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F:
        return "U+\(String(scalar.value, radix: 16))"
      default: continue
      }
    }
    return nil
  }

  /// Everything that might steer a terminal, in each place of a table that is shown or said.
  private static let hostile = [
    "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;QQ==\u{7}", "\u{1B}[2J\u{1B}[31m", "\u{1B}P1$r\u{1B}\\",
    "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{0}\u{7}\u{8}\u{D}", "\u{202E}abc\u{2066}", "\u{1B}c",
    "\u{1B}[?1049l", "\u{2028}x", "\u{1B}_Gx\u{1B}\\",
  ]

  private static let keys =
    "4<Right><Right>t<Down>2<Down><Enter>3<Enter>?<Esc>o<Down><Enter><Esc>g<Enter>h<Esc>/x<Enter>9<Esc>z<Esc>k<Esc>"

  @Test(
    arguments: hostile.indices,
    [["TERM": "xterm-256color"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"]])
  func nothingElseIsSent(_ index: Int, _ environment: [String: String]) throws {
    let text = Self.hostile[index]
    let folder = try Folder()
    let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
    let path = try folder.file(
      "a\(text.filter { $0 != "/" && $0 != "\0" }).csv",
      "n\(cell.dropFirst().dropLast()),v \(text.replacing("\n", with: " ").replacing("\r", with: " "))\nx\(index),1\n\(cell),2\nz,3\n"
    )
    try expect([path], environment)
  }

  @Test func ordinaryRunsSendNothingElse() throws {
    try expect([], ["TERM": "xterm-256color"])
  }

  private func expect(_ arguments: [String], _ environment: [String: String]) throws {
    let session = try Session(arguments, environment: environment)
    // A table may be refused, with a sentence that is held to the same list.
    try? session.terminal.wait { $0.isAlternateScreen && $0.output.count > 500 }
    for key in Self.typed { session.press(key) }
    session.terminal.resize(columns: 40, rows: 12)
    session.press("q")
    session.terminal.send(signal: SIGTERM)
    _ = try session.terminal.waitForExit()
    let stranger = Self.stranger(in: session.terminal.output)
    #expect(stranger == nil)
    #expect(session.terminal.output.count > 500 || !arguments.isEmpty)
  }

  /// The keys one by one.
  private static let typed: [String] = {
    var keys: [String] = []
    var rest = Self.keys[...]
    while let character = rest.first {
      let end = character == "<" ? rest.firstIndex(of: ">") ?? rest.startIndex : rest.startIndex
      keys.append(String(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }()

  /// A thousand other sizes while it plays, and then a frame as a fresh one.
  @Test func aThousandResizesLeaveAFreshFrame() throws {
    let device = try CompiledLibrary(
      "PortAudioOutputTests/test_device.c", named: "libportaudio.so.2")
    var environment = EmulatedTerminal.environment
    environment["LD_LIBRARY_PATH"] = device.folderPath
    // A dumped frame has no colors, by which lines and cells are told apart otherwise.
    environment["NO_COLOR"] = "1"
    let terminal = try EmulatedTerminal(
      Program.path, ["--duration", "60"], environment: environment)
    try terminal.wait(for: "Closing price, line")
    terminal.press(.enter)
    try terminal.wait { $0.output.count > 3000 }
    var state: UInt32 = 1
    for _ in 0..<1000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let (columns, rows) = (1 + Int(state >> 24) % 200, 1 + Int(state >> 12) % 60)
      terminal.resize(columns: columns, rows: rows)
      // Whatever has come so far is taken in, so that it never waits for the terminal.
      try? terminal.wait(timeout: .zero) { _ in false }
    }
    terminal.resize(columns: 80, rows: 24)
    terminal.type("\u{1B}")
    terminal.press(.home)
    let frames = try DumpedFrame.all(of: [], keys: ["<Enter>", "<Esc>", "<Home>"])
    let fresh = try #require(frames.last)
    try terminal.wait { $0.lines == fresh.lines && $0.cursor == fresh.cursor }
    terminal.type("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
  }
}
