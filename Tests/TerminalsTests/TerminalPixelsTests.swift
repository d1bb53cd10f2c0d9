import Foundation
import RealTimeTesting
import Screen
import TerminalTesting
import Testing

/// Pictures in pixels, in a terminal that answers what it is told to.
@Suite struct TerminalPixelsTests {
  private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  private static let yes = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let leaving = "\u{1B}[?1049l"

  private func started(
    _ choice: String, _ changes: [String: String?] = [:]
  ) throws -> EmulatedTerminal {
    try probe(changes.merging(["PROBE_PIXELS": choice]) { $1 }, columns: 60, rows: 10)
  }

  private func text(_ terminal: EmulatedTerminal, from start: Int = 0) -> String {
    String(decoding: terminal.output[start...], as: UTF8.self)
  }

  private func wait(
    _ terminal: EmulatedTerminal, for words: String, from start: Int = 0
  ) throws {
    try terminal.wait {
      let text = text($0, from: start)
      guard let last = text.range(of: words, options: .backwards) else { return false }
      // A whole update ends with this.
      return text[last.upperBound...].contains("\u{1B}[?2026l")
    }
  }

  @Test func theTerminalIsAskedOnceAndBeforeTheFirstFrame() throws {
    let terminal = try started("auto")
    terminal.type("a")
    try terminal.wait(for: "last: character(\"a\")")
    let parts = text(terminal).split(separator: Self.question, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(parts.first?.contains("last:") == false)
    #expect(parts.last?.hasPrefix("\u{1B}[16t\u{1B}[c") == true)
    // It says what it is, which is nothing with pictures.
    #expect(!text(terminal).contains("a=T"))
  }

  @Test(arguments: [("off", "xterm-256color"), ("auto", "linux")])
  func nobodyIsAskedForNothing(_ choice: String, _ name: String) throws {
    let terminal = try started(choice, ["TERM": name])
    #expect(!text(terminal).contains("_G"))
  }

  @Test func aPictureIsSentWhereItIsAnswered() throws {
    for choice in ["auto", "kitty"] {
      let terminal = try started(choice)
      terminal.type(Self.yes)
      try wait(terminal, for: "a=T")
      #expect(terminal.lines[0] == "last: nothing")
      #expect(text(terminal).contains("word"))
      let pixels = try pixels(in: text(terminal))
      #expect(pixels.count == 40 * 10 * 60 * 3)
      #expect(Set(pixels).count > 2)
    }
  }

  /// Answers in parts, between keys, and long after the question.
  @Test func answersAreNoKeys() throws {
    let terminal = try started("auto")
    terminal.type("a\u{1B}_Gi=31;")
    try terminal.wait(for: "last: character(\"a\")")
    terminal.type("OK\u{1B}\\")
    try wait(terminal, for: "a=T")
    terminal.type("\u{1B}[6;18;9t\u{1B}[?62;4cb")
    try terminal.wait(for: "last: character(\"b\")")
    terminal.type(Self.yes + "c")
    try terminal.wait(for: "last: character(\"c\")")
    #expect(terminal.lines[0] == "last: character(\"c\")")
  }

  @Test func whoDoesNotAnswerHasCells() throws {
    for (choice, answer) in [("auto", "\u{1B}_Gi=31;EINVAL:no\u{1B}\\"), ("sixel", Self.yes)] {
      let terminal = try started(choice)
      terminal.type(answer + "a")
      try terminal.wait(for: "last: character(\"a\")")
      #expect(!text(terminal).contains("a=T"))
    }
  }

  @Test func aChangeSendsWhatChanged() throws {
    let terminal = try started("auto")
    terminal.type(Self.yes)
    try wait(terminal, for: "a=T")
    let before = terminal.output.count
    terminal.type("W")
    try wait(terminal, for: "a=T", from: before)
    #expect(text(terminal, from: before).split(separator: "a=T").count == 3)
    #expect(terminal.output.count - before < 700)
  }

  @Test func sixelsAreSentWhereAttributesNameThem() throws {
    let terminal = try started("auto")
    terminal.type("\u{1B}[6;20;10t\u{1B}[?62;4c")
    try wait(terminal, for: "\u{1B}P0;1q")
    #expect(text(terminal).contains("\"1;1;30;60"))
    // Without the size of a cell there are none.
    let other = try started("sixel")
    other.type("\u{1B}[?62;4ca")
    try other.wait(for: "last: character(\"a\")")
    #expect(!text(other).contains("\u{1B}P0;1q"))
  }

  @Test(arguments: ["q", "X", "S", "A"])
  func picturesGoBeforeTheScreenDoes(_ key: String) throws {
    let terminal = try started("auto")
    terminal.type(Self.yes)
    try wait(terminal, for: "a=T")
    let before = terminal.output.count
    terminal.type(key)
    _ = try terminal.waitForExit()
    let rest = text(terminal, from: before)
    let ends = rest.split(separator: Self.leaving, omittingEmptySubsequences: false)
    #expect(ends[0].contains("a=d,d=I"), "\(rest)")
    #expect(terminal.isAsBefore)
  }

  @Test func picturesGoWhileOthersHaveTheTerminal() throws {
    let terminal = try started("auto")
    terminal.type(Self.yes)
    try wait(terminal, for: "a=T")
    var before = terminal.output.count
    terminal.press(.controlZ)
    try terminal.wait { $0.isStopped && text($0, from: before).contains(Self.leaving) }
    let ends = text(terminal, from: before).split(
      separator: Self.leaving, omittingEmptySubsequences: false)
    #expect(ends[0].contains("a=d,d=I"))
    before = terminal.output.count
    terminal.send(signal: SIGCONT)
    try wait(terminal, for: "a=T", from: before)
    #expect(try pixels(in: text(terminal, from: before)).count == 40 * 10 * 60 * 3)
  }

  /// Through tmux the question goes to the terminal around it, and characters hold the place.
  @Test func throughTmuxThereArePlaceholders() throws {
    let terminal = try started("auto", ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"])
    #expect(text(terminal).contains("\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31"))
    terminal.type(Self.yes)
    try wait(terminal, for: "a=T")
    let sent = text(terminal).replacing("\u{1B}\u{1B}", with: "\u{1B}")
    #expect(sent.contains("U=1"))
    #expect(text(terminal).unicodeScalars.filter { $0.value == 0x10EEEE }.count >= 40 * 3 - 4)
    // The first image has the number that its color stands for.
    #expect(sent.contains("i=96,") && sent.contains("38;5;96m"))
  }

  /// A question that tmux lost, as its terminal was not there yet, is asked once more after a second.
  @Test func throughTmuxTheQuestionComesTwice() throws {
    let terminal = try started("auto", ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"])
    let question = "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31"
    func count() -> Int { text(terminal).components(separatedBy: question).count - 1 }
    terminal.type("\u{1B}[?1;2c")
    try terminal.wait {
      terminal.type("a")
      return $0.output.count > 0 && count() == 2
    }
    terminal.type(Self.yes)
    try wait(terminal, for: "a=T")
    #expect(count() == 2)
    #expect(text(terminal).unicodeScalars.contains { $0.value == 0x10EEEE })
  }

  private static let tmux = "/usr/bin/tmux"

  /// A real tmux whose only pane has the probe.
  private func startedInTmux(letsThrough: Bool) throws -> EmulatedTerminal {
    let socket = "\(NSTemporaryDirectory())/tmux-\(UUID().uuidString.prefix(8))"
    var environment = EmulatedTerminal.environment
    environment["PROBE_PIXELS"] = "auto"
    let settings: [(name: String, value: String)] = [
      ("status", "off"), ("default-terminal", "screen-256color"), ("escape-time", "0"),
      ("allow-passthrough", letsThrough ? "on" : "off"),
    ]
    var arguments = ["-S", socket, "-f", "/dev/null", "start-server", ";"]
    for setting in settings {
      arguments += ["set-option", "-g", setting.name, setting.value, ";"]
    }
    arguments += ["new-session", Command.product(named: "terminal-probe")]
    let terminal = try EmulatedTerminal(
      Self.tmux, arguments, environment: environment, columns: 60, rows: 10)
    try terminal.wait { $0.lines[0] == "last: nothing" }
    return terminal
  }

  /// A tmux that lets questions through hands on whole pictures, and the characters that hold their places.
  @Test(.realTime, .enabled(if: access(tmux, X_OK) == 0))
  func aRealTmuxHandsPicturesOn() throws {
    let terminal = try startedInTmux(letsThrough: true)
    try terminal.wait { text($0).contains(Self.question) }
    terminal.type(Self.yes)
    func places() -> Int {
      text(terminal).unicodeScalars.count { $0.value == 0x10EEEE }
    }
    // Characters that hold places may be repeated by number.
    try terminal.wait { text($0).contains("a=T") && places() > 0 && text($0).contains("word") }
    // Whole cells of a size that tmux makes up, where the terminal around it tells none, once all of them are there.
    let cells = 40 * 3
    func images() -> [[Substring: Int]] {
      text(terminal).components(separatedBy: "a=T,").dropFirst().map { image in
        let keys = image.prefix { $0 != ";" }.split(separator: ",").map { $0.split(separator: "=") }
        return Dictionary(
          keys.compactMap { key in key.count == 2 ? Int(key[1]).map { (key[0], $0) } : nil },
          uniquingKeysWith: { first, _ in first })
      }
    }
    try terminal.wait { terminal in
      let taken = images().reduce(0) { $0 + ($1["c"] ?? 0) * ($1["r"] ?? 0) }
      // The last part of an image says that no other follows.
      let ends = text(terminal).components(separatedBy: "m=0;").count - 1
      return taken > 0 && taken.isMultiple(of: cells) && ends == images().count
    }
    let sizes = images().map { ($0["s"] ?? 0) * ($0["v"] ?? 0) * 3 }
    let bytes = try pixels(in: text(terminal))
    #expect(bytes.count == sizes.reduce(0, +) && bytes.count >= cells * 3 * 8 * 16)
    #expect(Set(bytes).count > 2)
    #expect(text(terminal).contains("U=1") && text(terminal).contains("38;5;96m"))
    terminal.type("q")
    _ = try terminal.waitForExit()
    #expect(text(terminal).contains("a=d,d=I"))
  }

  /// One that lets nothing through has cells, and no byte of a picture is lost in it.
  @Test(.realTime, .enabled(if: access(tmux, X_OK) == 0))
  func aRealTmuxThatKeepsQuestionsHasCells() throws {
    let terminal = try startedInTmux(letsThrough: false)
    terminal.type("a")
    try terminal.wait { $0.lines[0] == "last: character(\"a\")" }
    #expect(!text(terminal).contains("\u{1B}_G"))
    #expect(!text(terminal).unicodeScalars.contains { $0.value == 0x10EEEE })
    terminal.type("q")
    _ = try terminal.waitForExit()
  }

  /// The pixels of all images that were sent.
  private func pixels(in text: String) throws -> [UInt8] {
    var data: [[UInt8]] = []
    for part in text.components(separatedBy: "\u{1B}_G").dropFirst() {
      guard let end = part.range(of: "\u{1B}\\") else { continue }
      let halves = part[..<end.lowerBound].split(separator: ";")
      guard halves.count == 2, !halves[0].contains("a=q") else { continue }
      if halves[0].contains("a=T") { data.append([]) }
      guard let bytes = Data(base64Encoded: String(halves[1])), !data.isEmpty else { continue }
      data[data.count - 1] += bytes
    }
    let unpacking =
      "import sys,zlib;sys.stdout.buffer.write(zlib.decompress(sys.stdin.buffer.read()))"
    return try data.flatMap { bytes in
      try Command.run("/usr/bin/python3", ["-c", unpacking], input: bytes).output
    }
  }
}
