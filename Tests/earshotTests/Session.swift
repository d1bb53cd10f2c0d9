import TerminalTesting
import Testing

/// The program on the full screen of an emulated terminal.
final class Session {
  /// The first words over the charts that the program brings along.
  static let opening =
    "Closing price, line, 2023. Charts of the deck, 4 items. f: Next chart. Question mark: help"

  let terminal: EmulatedTerminal

  /// Starts the program, silent unless `isSilent` says otherwise.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:],
    standardInput: EmulatedTerminal.StandardInput = .terminal, directory: String? = nil,
    columns: Int = 80, rows: Int = 24, isSilent: Bool = true
  ) throws {
    terminal = try EmulatedTerminal(
      Program.path, arguments + (isSilent ? ["--device", "none"] : []),
      environment: EmulatedTerminal.environment.merging(environment) { $1 },
      directory: directory, standardInput: standardInput, columns: columns, rows: rows)
  }

  /// The caption as it stands on the screen: the bold rows from the cursor's on.
  var caption: String { Self.caption(of: terminal) }

  /// Presses a key by its name in a key script.
  func press(_ key: String) { terminal.type(Self.bytes(of: key)) }

  /// Waits until the caption is `text`, however it is broken into lines.
  ///
  /// Of a text that does not fit, its beginning is enough where a mark says that it goes on.
  func wait(forCaption text: String) throws {
    let text = text.withoutSpaces
    try terminal.wait {
      let caption = Self.caption(of: $0).withoutSpaces
      let isBeginning = caption.last == "…" && text.hasPrefix(caption.dropLast())
      return $0.cursor.x == 0 && (caption == text || isBeginning && caption.count > 60)
    }
  }

  /// Presses a key and waits for what it says.
  func press(_ key: String, until text: String) throws {
    press(key)
    try wait(forCaption: text)
  }

  /// Waits until the screen is `frame`, cell for cell, with the cursor in its place.
  func wait(for frame: DumpedFrame) throws {
    do {
      try terminal.wait { $0.shows(frame.lines) && $0.cursor == frame.cursor }
    } catch {
      Issue.record("after \(frame.key) expected:\n\(frame.lines.joined(separator: "\n"))")
      throw error
    }
  }

  /// The last caption of these keys on the samples, or on a file, without a screen.
  static func said(_ keys: String, of files: String...) throws -> String {
    let replayed = try Program.run(
      files + ["--keys", "-", "--device", "none"], input: Array(keys.utf8))
    return try #require(replayed.lines.last)
  }

  static func caption(of terminal: EmulatedTerminal) -> String {
    let lines = terminal.lines
    let rows = (terminal.cursor.y..<lines.count).prefix { terminal.cell(x: 0, y: $0).isBold }
    return rows.map { lines[$0] }.joined(separator: " ")
  }

  static func bytes(of key: String) -> String {
    let names: [String: TerminalKey] = [
      "<Up>": .up, "<Down>": .down, "<Right>": .right, "<Left>": .left, "<Home>": .home,
      "<End>": .end, "<PageUp>": .pageUp, "<PageDown>": .pageDown, "<Tab>": .tab,
      "<S-Tab>": .shiftTab, "<Enter>": .enter, "<Esc>": .escape, "<Backspace>": .backspace,
      "<Space>": .space, "<F1>": .f1,
    ]
    let signs = ["<lt>": "<", "<Hash>": "#"]
    return signs[key] ?? names[key]?.rawValue ?? key
  }
}

extension EmulatedTerminal {
  /// True when the terminal is as it was before the program came.
  var isAsBefore: Bool {
    !isAlternateScreen && isCursorVisible && settings == initialSettings
  }
}

extension String {
  /// The text without the spaces that line breaks take away.
  var withoutSpaces: String { filter { $0 != " " } }
}

/// A frame as `--dump frames` prints it.
struct DumpedFrame: Equatable {
  var key: String
  var cursor: (x: Int, y: Int)
  var lines: [String]

  static func == (a: DumpedFrame, b: DumpedFrame) -> Bool {
    a.key == b.key && a.cursor == b.cursor && a.lines == b.lines
  }

  /// The frames of a session without a screen: the first, then one a key.
  static func all(
    of arguments: [String], keys: [String], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> [DumpedFrame] {
    let options = ["--keys", "-", "--dump", "frames", "--size", "\(columns)x\(rows)"]
    let result = try Program.run(
      arguments + options + ["--device", "none"], environment: environment,
      input: Array(keys.joined().utf8))
    try #require(result.status == .exit(0), "\(result.errorText)")
    var frames: [DumpedFrame] = []
    for line in result.lines {
      guard line.hasPrefix("@ ") else {
        frames[frames.count - 1].lines.append(line)
        continue
      }
      let fields = line.split(separator: " ")
      let cursor = fields[fields.count - 2].split(separator: ",").compactMap { Int($0) }
      let place = (try #require(cursor.first), try #require(cursor.last))
      let key = fields[1..<fields.count - 2].joined(separator: " ")
      frames.append(DumpedFrame(key: key, cursor: place, lines: []))
    }
    try #require(frames.count == keys.count + 1)
    return frames
  }
}
