import Descriptions
import Foundation
import TerminalTesting
import Testing

/// Plain lines: what arrives at a terminal, in a pipe, and through a shell within an editor.
@Suite struct PlainLinesTests {
  /// Walks, turns, jumps, lists, choices by number, prompts, help, settings, and the end.
  static let keys: [String] = [
    "l", "l", "h", "h", "<Down>", "<Up>", "<Right>", "<Left>", ">", "<lt>", "p", "p", "<Tab>",
    "<S-Tab>", "2", "j", "j", "<Enter>", "3", "j", "<Enter>", "4", "j", "<Enter>", "5", "j", "J",
    "K", "L", "H", "g", "j", "2", "<Enter>", "n", "N", "u", "Q", "@", "?", "j", "l", ",", "N",
    "<Esc>", "w", "<Esc>", "o", "j", "<Esc>", "e", "<Esc>", "f", "F", "9", "2", "<Enter>", "F",
    "x", "+", "0", "t", "l", "t", "r", "r", "c", "s", "s", "q",
  ]

  /// Each caption is a new line, its words, and a return, and nothing else is written.
  @Test(arguments: ["en", "ja"])
  func writesWhatTheReplaySays(_ language: String) throws {
    let options = ["--plain", "--language", language]
    let replayed = try Self.captions(options, Self.keys)
    let session = try Session(options)
    let terminal = session.terminal
    // The opening is two lines; then every key answers.
    try Self.wait(terminal, for: replayed[1])
    for key in Self.keys {
      let before = Self.lines(terminal)
      session.press(key)
      // A key behind half a line would come too early: escape and the next one are a third.
      try terminal.wait { Self.lines($0) > before && [0x0D, 0x0A].contains($0.output.last) }
    }
    #expect(try terminal.waitForExit() == .exit(0))
    // The terminal itself puts a return before a new line.
    let expected = replayed.map { "\r\n\($0)\r" }.joined() + "\r\n"
    #expect(String(decoding: terminal.output, as: UTF8.self) == expected)
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.isAsBefore)
  }

  /// Into a file a caption is a line, byte for byte what `--dump captions` writes.
  @Test func writesLinesIntoAFile() throws {
    let folder = try Folder()
    let terminal = try Self.shell(
      "'\(Program.path)' --plain --device none > lines", in: folder.path)
    try terminal.wait { _ in (try? Self.text(folder, "lines"))?.isEmpty == false }
    for key in Self.keys {
      let before = try Self.text(folder, "lines").count
      terminal.type(Session.bytes(of: key))
      try terminal.wait { _ in (try? Self.text(folder, "lines").count) ?? 0 > before }
    }
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.output.isEmpty)
    let replayed = try Self.captions(["--plain"], Self.keys)
    #expect(try Self.text(folder, "lines") == replayed.map { $0 + "\n" }.joined())
  }

  /// A transcript that cannot be written ends in a sentence.
  @Test(arguments: ["", "< /dev/null"])
  func aFullDiskIsSaid(_ keys: String) throws {
    let folder = try Folder()
    let terminal = try Self.shell(
      "'\(Program.path)' --plain --device none \(keys) > /dev/full; echo =$?=", in: folder.path)
    try terminal.wait { String(decoding: $0.output, as: UTF8.self).contains(/=\d+=/) }
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("=73="), "\(output)")
    #expect(output.contains("cannot be written: the disk is full"), "\(output)")
  }

  /// The words are the same with a full screen, a quiet one and none.
  @Test(arguments: ["en", "ja"])
  func saysTheSameInEveryMode(_ language: String) throws {
    // A caption is never read on in plain lines, and the arrows are turned there if nobody says else.
    let keys = Self.keys.filter { $0 != "r" }
    let options = ["--language", language, "--no-vertical"]
    let full = try Self.captions(options + ["--no-plain"], keys)
    for mode in ["--plain", "--quiet"] {
      #expect(try Self.captions(options + [mode], keys) == full)
    }
  }

  @Test func aLetterThatIsTypedIsEchoed() throws {
    let session = try Session(["--plain"])
    let terminal = session.terminal
    try Self.wait(terminal, for: "Closing price")
    session.press(":")
    try Self.wait(terminal, for: "Go to, such as July 3: ")
    for (key, echo) in [("n", "n"), ("5", "5"), ("<Backspace>", "\u{8} \u{8}"), ("7", "7")] {
      let before = terminal.output.count
      session.press(key)
      try terminal.wait { String(decoding: $0.output[before...], as: UTF8.self) == echo }
    }
    let before = terminal.output.count
    session.press("<Enter>")
    let said = try Session.said(":n7<Enter>")
    try terminal.wait {
      String(decoding: $0.output[before...], as: UTF8.self) == "\r\n\(said)\r"
    }
  }

  /// A text that is refused stays to be corrected, and is written once.
  @Test func whatIsRefusedIsWrittenOnce() throws {
    let file = try TemporaryFile("a.csv", "name,value\na,1\nb,5\nc,9\nd,12\n")
    let session = try Session(["--plain", file.path])
    let terminal = session.terminal
    try Self.wait(terminal, for: "a, bar")
    for key in ["7", "2", "<Enter>", "3", "<Enter>"] { session.press(key) }
    try Self.wait(terminal, for: "Values, such as")
    for key in ["x", "y"] { session.press(key) }
    let before = terminal.output.count
    session.press("<Enter>")
    try terminal.wait {
      String(decoding: $0.output[before...], as: UTF8.self).hasSuffix("12: xy")
    }
  }

  /// A terminal that cannot move the cursor, as that of a shell within an editor, which sends a line
  /// at a time: a caption is a line as in any text.
  @Test func aDumbTerminalSaysLines() throws {
    let session = try Session(environment: ["TERM": "dumb"])
    let terminal = session.terminal
    var expected = try Self.captions(["--plain"], []).map { $0 + "\r\n" }.joined()
    var keys: [String] = []
    for line in ["ll", "g2", ":n9", "q"] {
      let before = expected
      try terminal.wait { String(decoding: $0.output, as: UTF8.self) == before }
      let said = try Self.captions(["--plain"], keys).count
      // The end of the line ends the number and what is typed.
      keys += line.map(String.init) + (["g2", ":n9"].contains(line) ? ["<Enter>"] : [])
      terminal.type(line + "\n")
      expected += try Self.captions(["--plain"], keys).dropFirst(said).map { $0 + "\r\n" }.joined()
    }
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(String(decoding: terminal.output, as: UTF8.self) == expected)
  }

  @Test func aScreenThatWasAskedForIsRefused() throws {
    let session = try Session(["--no-plain"], environment: ["TERM": "dumb"])
    #expect(try session.terminal.waitForExit() == .exit(64))
  }

  @Test(
    arguments: [
      (["--screen-reader"], [:], true), ([], ["EARSHOT_PLAIN": "1"], true),
      ([], ["ACCESSIBLE": "yes"], true), ([], ["ACCESSIBLE": "1"], true),
      ([], ["ACCESSIBLE": "0"], false), ([], ["ACCESSIBLE": "false"], false),
      ([], ["ACCESSIBLE": ""], false), (["--no-plain"], ["ACCESSIBLE": "1"], false),
      ([], ["ACCESSIBLE": "1", "EARSHOT_PLAIN": "false"], false),
      (["--quiet"], ["ACCESSIBLE": "1"], false),
    ] as [([String], [String: String], Bool)])
  func isAskedFor(_ options: [String], _ environment: [String: String], _ isPlain: Bool) throws {
    let session = try Session(options, environment: environment)
    try session.terminal.wait { !$0.output.isEmpty && $0.screen.contains("Closing price") }
    #expect(session.terminal.isAlternateScreen == !isPlain)
  }

  /// The settings change the screen to lines and back while the program runs.
  @Test func isSwitchedInTheSettings() throws {
    let folder = try Folder()
    let session = try Session(environment: ["XDG_CONFIG_HOME": folder.path])
    let terminal = session.terminal
    try terminal.wait { $0.isAlternateScreen }
    for key in ["o", "8", "<Enter>"] { session.press(key) }
    try session.wait(forCaption: "Screen reader: quiet screen")
    #expect(terminal.cursor.x == 0 && terminal.cursor.y < 2)
    session.press("<Enter>")
    try terminal.wait { !$0.isAlternateScreen }
    try Self.wait(terminal, for: "Screen reader: plain lines")
    session.press("q")
    try Self.wait(terminal, for: "Audio graph. Whole chart")
    session.press("l")
    let said = try #require(try Self.captions([], ["l"]).last)
    try Self.wait(terminal, for: said)
    for key in ["o", "8", "<Enter>"] { session.press(key) }
    try terminal.wait { $0.isAlternateScreen && $0.screen.contains("\nScreen reader: off") }
    session.press("q")
    session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
    let kept = try Self.text(folder, "earshot/config.toml")
    #expect(kept.contains("plain = false") && kept.contains("quiet = false"))
  }

  @Test func endsWithItsInput() throws {
    let folder = try Folder()
    let file = try folder.file("data.csv", "a,b\n1,2\n2,4\n3,9\n")
    // Without a terminal of its own, as under a service, keys come from standard input.
    let result = try Program.run(
      ["--plain", "--device", "none", file], input: Array("ll\n".utf8), directory: folder.path)
    #expect(result.status == .exit(0))
    let expected = try Program.run(
      [file, "--plain", "--keys", "-", "--device", "none"], input: Array("ll".utf8),
      directory: folder.path)
    #expect(result.text == expected.text)
  }

  /// The number of lines that are there whole or have words at least.
  private static func lines(_ terminal: EmulatedTerminal) -> Int {
    terminal.output.split(separator: 0x0A).filter { $0.contains { $0 != 0x0D } }.count
  }

  static func captions(_ options: [String], _ keys: [String]) throws -> [String] {
    let result = try Program.run(
      options + ["--keys", "-", "--device", "none"], input: Array(keys.joined().utf8))
    try #require(result.status == .exit(0), "\(result.errorText)")
    return result.lines
  }

  private static func wait(_ terminal: EmulatedTerminal, for caption: String) throws {
    try terminal.wait {
      String(decoding: $0.output, as: UTF8.self).contains("\n" + caption)
    }
  }

  private static func text(_ folder: Folder, _ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private static func shell(_ command: String, in folder: String) throws -> EmulatedTerminal {
    try EmulatedTerminal("/bin/sh", ["-c", command], directory: folder)
  }
}
