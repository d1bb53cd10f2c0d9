import Descriptions
import Glibc
import TerminalTesting
import Testing

/// The full screen of the real program, read back from an emulated terminal.
@Suite struct ExploreCommandTests {
  static let keys = [
    "<Right>", "<Right>", "<Left>", "<End>", "<Home>", "<PageDown>", "<PageUp>", ">", "<lt>", "p",
    "<Tab>", "<S-Tab>", "2", "<Down>", "<Down>", "<Up>", "<Enter>", "3", "<Enter>", "<Down>", "4",
    "<Enter>", "1", "<Down>", "<Enter>", "?", "<Down>", "<Esc>", "f", "<Right>", "4", "F", "w", "q",
    "N", "<F1>", "q", "n", "n", "N", "x", "<Right>", "p", "g", "<Down>", "<Down>", "<Enter>", "t",
    "<Right>", "t", "o", "<Down>", "<Esc>", ";", "y", "；", "y", "１", "<Space>",
  ]

  @Test func startsOnTheSampleDeck() throws {
    let session = try Session()
    let terminal = session.terminal
    try session.wait(forCaption: Session.opening)
    #expect(terminal.isAlternateScreen)
    #expect(terminal.cursor == (0, 22))
    #expect(terminal.isCursorVisible)
    #expect(terminal.lines[0].hasPrefix("Closing price"))
    #expect(terminal.lines[0].hasSuffix("1 of 4  sample deck"))
    #expect(terminal.lines[1].hasPrefix("[Audio graph]"))
    #expect(terminal.cell(x: 1, y: 1).isReversed)
    session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
  }

  /// The same keys show the same frames and say the same words with a screen and without one.
  @Test(
    arguments: [
      (80, 24, [], [:]), (40, 12, [], [:]), (20, 6, [], [:]), (7, 3, [], [:]), (200, 60, [], [:]),
      (80, 24, ["--language", "ja"], [:]), (40, 12, [], ["LC_ALL": "zh_CN.UTF-8"]),
      (80, 24, ["--glyphs", "block"], [:]), (80, 24, ["--glyphs", "ascii"], [:]),
      (80, 24, ["--theme", "high-contrast-light"], ["TERM": "xterm"]),
      (80, 24, [], ["NO_COLOR": "1", "TERM": "vt100"]),
    ] as [(Int, Int, [String], [String: String])])
  func showsWhatTheReplayShows(
    _ columns: Int, _ rows: Int, _ options: [String], _ environment: [String: String]
  ) throws {
    let frames = try DumpedFrame.all(
      of: options, keys: Self.keys, environment: environment, columns: columns, rows: rows)
    let session = try Session(options, environment: environment, columns: columns, rows: rows)
    try session.wait(for: frames[0])
    for (key, frame) in zip(Self.keys, frames.dropFirst()) {
      session.press(key)
      try session.wait(for: frame)
      #expect(session.terminal.isCursorVisible)
    }
  }

  @Test(arguments: Languages.all.map(\.tag))
  func saysWhatTheReplaySays(_ language: String) throws {
    let replayed = try Program.run(
      ["--language", language, "--keys", "-", "--device", "none"],
      input: Array(Self.keys.joined().utf8)
    ).lines
    // The first words are announcements of their own, and on the screen one caption.
    let opening = Array(replayed.dropLast(Self.keys.count))
    try #require(opening.count == 2, "\(replayed)")
    let session = try Session(["--language", language])
    let format = try #require(Languages.language(language)).format
    try session.wait(forCaption: format.joined(opening))
    for (key, caption) in zip(Self.keys, replayed.suffix(Self.keys.count)) {
      try session.press(key, until: caption)
      let first = String(try #require(caption.first))
      try session.terminal.wait { $0.cell(x: 0, y: $0.cursor.y).text == first }
    }
  }

  /// A caption that does not fit is read on, piece by piece, and nothing of it is lost.
  @Test(arguments: [(80, 24), (40, 12)])
  func longCaptionsAreReadOn(_ columns: Int, _ rows: Int) throws {
    let whole = try Session.said("3<Enter>").withoutSpaces
    let session = try Session(columns: columns, rows: rows)
    session.press("3")
    session.press("<Enter>")
    var read = ""
    for _ in 0..<20 where read.count < whole.count {
      let rest = whole.dropFirst(read.count)
      try session.terminal.wait {
        let piece = Session.caption(of: $0).withoutSpaces
        let end = piece.last == "…" ? piece.dropLast() : piece[...]
        return !end.isEmpty && rest.hasPrefix(end) && $0.cursor.x == 0
          && (piece.last == "…" || end.count == rest.count)
      }
      let piece = session.caption.withoutSpaces
      read += piece.last == "…" ? piece.dropLast() : piece[...]
      session.press("r")
    }
    #expect(read == whole)
  }

  @Test func aSingleCellIsEnough() throws {
    let session = try Session(columns: 1, rows: 1)
    try session.terminal.wait { $0.lines == ["C"] }
    for key in ["<Right>", "<Tab>", "?", "q", "<End>"] { session.press(key) }
    session.terminal.resize(columns: 80, rows: 24)
    try session.wait(forCaption: try Session.said("<End>"))
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  @Test func opensAFile() throws {
    let file = try TemporaryFile("prices.csv", SampleData.prices)
    let session = try Session([file.path])
    try session.wait(forCaption: "prices, line, 2 series, January 2024. Question mark: help")
    try session.press("<Right>", until: "ACME, January 5, 10.00")
    try session.press("f", until: "There is only one chart")
  }

  @Test func severalFilesAreADeck() throws {
    let folder = try Folder()
    let files = [
      try folder.file("first.csv", SampleData.prices), try folder.file("bad.csv", "x,y\n1\n"),
      try folder.file("last.json", SampleData.chartFile),
    ]
    let session = try Session(files)
    // The file that is left out is said first.
    try session.terminal.wait {
      $0.cursor.x == 0
        && Session.caption(of: $0).withoutSpaces.contains("bad.csv,row2,column2")
    }
    #expect(session.terminal.lines[0].hasSuffix("1 of 2"))
    try session.press("f", until: "Data traffic, bar, 1 series, 3 points, 2 of 2")
    try session.press("f", until: "Last chart")
    try session.press("<Right>", until: "Mon, 6.5 GB")
    try session.press("F", until: "first, line, 2 series, 8 points, 1 of 2")
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(65))
    // And again where it stays, once the screen is given back.
    let words = session.terminal.screen.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains("bad.csv, row 2"))
    #expect(session.terminal.isAsBefore)
  }

  @Test(arguments: [[], ["-"]])
  func dataFromAPipeAndKeysFromTheTerminal(_ arguments: [String]) throws {
    let data = Array("day,km\nMon,5\nTue,7\n".utf8)
    let session = try Session(arguments, standardInput: .bytes(data))
    try session.wait(forCaption: "km, bar, 2 categories. Question mark: help")
    try session.press("<End>", until: "Tue, 7")
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  @Test func resizesWhileRunning() throws {
    let keys = ["<Right>", "4", "<End>"]
    let session = try Session()
    for key in keys { session.press(key) }
    for (columns, rows) in [(40, 12), (20, 6), (120, 40), (3, 1), (80, 24)] {
      session.terminal.resize(columns: columns, rows: rows)
      let frames = try DumpedFrame.all(of: [], keys: keys, columns: columns, rows: rows)
      try session.wait(for: try #require(frames.last))
    }
  }

  /// Themes are found wherever the program is started.
  @Test func themesAreFoundFromAnyFolder() throws {
    let folder = try Folder()
    let session = try Session(
      ["--theme", "high-contrast-dark"], environment: ["COLORTERM": "truecolor"],
      directory: folder.path)
    try session.wait(forCaption: Session.opening)
    let caption = session.terminal.cell(x: 0, y: session.terminal.cursor.y)
    #expect(caption.foreground.isNearly(red: 255, green: 255, blue: 255))
    #expect(caption.background.isNearly(red: 0, green: 0, blue: 0))
    // The next by name.
    try session.press("c", until: "Theme: high contrast light")
    try session.terminal.wait {
      $0.cell(x: 0, y: $0.cursor.y).background.isNearly(red: 255, green: 255, blue: 255)
    }
    try session.press("C", until: "Theme: high contrast dark")
  }

  /// A theme whose file is gone meanwhile is told of last, and does not stand in the way to the next one.
  @Test func aThemeThatIsGoneIsPassedOver() throws {
    let folder = try Folder()
    let dark = try Program.output("themes", "show", "high-contrast-dark").text
    let theme = try folder.file("high-noon.toml", dark)
    let session = try Session(["--themes-dir", folder.path, "--theme", "high-contrast-sepia"])
    try session.wait(forCaption: Session.opening)
    try session.press("c", until: "Theme: high-noon")
    try session.press("C", until: "Theme: high contrast sepia")
    unlink(theme)
    session.press("c")
    try session.terminal.wait { Session.caption(of: $0).contains("There is no theme “high-noon”") }
    try session.press("C", until: "Theme: high contrast light")
    try session.press("c", until: "Theme: high contrast sepia")
    try session.press("c", until: "Theme: monochrome")
  }

  @Test(arguments: ["C", "POSIX"])
  func aPlainLocaleGetsPlainSigns(_ locale: String) throws {
    let file = try TemporaryFile("steps.csv", "day,steps\nMon,5\nTue,7\n")
    let session = try Session([file.path], environment: ["LC_ALL": locale])
    for key in ["<Right>", "2", "3", "?", "q"] { session.press(key) }
    try session.wait(forCaption: "Describe series. Bar chart, 1 series, 2 points")
    #expect(session.terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func dataCannotSteerTheTerminal() throws {
    let name = SampleData.hostileName
    let file = try TemporaryFile("hostile.csv", "\(name),\(name)!\n\(name),1\nb,2\n")
    let session = try Session([file.path, "--title", name])
    for key in ["<Right>", "2", "<Down>", "3", "<Enter>", "w", "q", "4"] { session.press(key) }
    try session.terminal.wait { $0.lines[1].contains("[Values]") }
    let written = String(decoding: session.terminal.output, as: UTF8.self)
    for sequence in ["\u{1B}[31mb", "\u{1B}]0;title", "\u{07}", "\u{9B}"] {
      #expect(!written.contains(sequence))
    }
    #expect(session.terminal.lines[0].contains("[31mb"))
  }

  /// No sound library is even loaded, whatever is pressed.
  @Test func deviceNoneOpensNothing() throws {
    let session = try Session()
    try session.press("<Right>", until: try Session.said("<Right>"))
    try session.press("s", until: "No sound: the device is set to none")
    try session.press("<Right>", until: try Session.said("<Right><Right>"))
    let maps = try Command.run("/bin/cat", ["/proc/\(session.terminal.program)/maps"]).text
    let loaded = ["libncursesw", "libportaudio", "libasound"].filter(maps.contains)
    #expect(loaded == ["libncursesw"])
  }

  /// A window that is small and large again before the program looks has lost what was on it.
  @Test func aSizeThatComesBackIsDrawnAnew() throws {
    let fresh = try Session()
    let session = try Session()
    for session in [fresh, session] {
      try session.press("<Right>", until: try Session.said("<Right>"))
    }
    session.terminal.resize(columns: 20, rows: 6)
    session.terminal.resize(columns: 80, rows: 24)
    for session in [fresh, session] {
      try session.press("<Right>", until: try Session.said("<Right><Right>"))
    }
    // The system may have made one signal of both.
    session.terminal.send(signal: SIGWINCH)
    try session.terminal.wait { $0.lines == fresh.terminal.lines }
  }

  /// A move sends what changed and no more, and a signal that changes nothing sends nothing.
  @Test func isCalm() throws {
    let session = try Session()
    try session.press("<Right>", until: try Session.said("<Right>"))
    let written = session.terminal.output.count
    session.terminal.send(signal: SIGWINCH)
    try session.press("<Right>", until: try Session.said("<Right><Right>"))
    #expect(session.terminal.output.count - written < 600)
  }
}

extension ScreenCell.TerminalColor {
  /// True when this is that color: sent as such, or as the same color of the palette.
  fileprivate func isNearly(red: Int, green: Int, blue: Int) -> Bool {
    let channels: [Int]
    switch self {
    case .rgb(let red, let green, let blue): channels = [red, green, blue]
    case .palette(let entry) where (16..<232).contains(entry):
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = entry - 16
      channels = [cube / 36, cube / 6 % 6, cube % 6].map { levels[$0] }
    default: return false
    }
    return zip(channels, [red, green, blue]).allSatisfy { abs($0 - $1) <= 1 }
  }
}
