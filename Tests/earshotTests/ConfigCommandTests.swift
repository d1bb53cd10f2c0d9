import Explorer
import Foundation
import TerminalTesting
import Testing

@Suite struct ConfigCommandTests {
  /// Runs the program with a configuration file.
  private func run(
    _ configuration: String, _ arguments: String..., environment: [String: String] = [:],
    input: String = ""
  ) throws -> Command.Result {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    _ = try folder.file("earshot/config.toml", configuration)
    return try withExtendedLifetime(folder) {
      try Program.run(
        arguments, environment: ["XDG_CONFIG_HOME": folder.path].merging(environment) { $1 },
        input: Array(input.utf8))
    }
  }

  @Test func eachSettingSaysWhereItComesFrom() throws {
    let result = try run(
      "theme = \"default-light\"\nvolume = 0.5\norder = \"together\"\n", "config", "--volume", "2",
      environment: ["EARSHOT_ORDER": "sequential", "EARSHOT_MONO": "true"])
    #expect(result.status == .exit(0))
    let lines = result.lines
    #expect(lines.contains("volume = 2.0 (--volume)"))
    #expect(lines.contains("order = sequential (EARSHOT_ORDER)"))
    #expect(lines.contains("mono = true (EARSHOT_MONO)"))
    #expect(lines.contains("duration = recommended (default)"))
    #expect(
      lines.contains {
        $0.hasPrefix("theme = default-light (/") && $0.hasSuffix("/earshot/config.toml:1)")
      })
  }

  @Test func theFileSetsTheLanguageAndTheKeys() throws {
    let result = try run(
      "language = \"ja\"\n[keys]\nnext-point = [\"Z\"]\nsmaller = []\n", "--keys", "-",
      input: "Z")
    #expect(result.lines.last?.hasPrefix("1月") == true, "\(result.lines)")
    #expect(result.lines.first?.contains("折れ線") == true)
  }

  @Test func whatIsWrongInTheFileIsNamedWithItsLine() throws {
    let clash = try run("[keys]\nfaster = [\"q\"]\n", "describe")
    #expect(clash.status == .exit(65))
    #expect(clash.errorText.contains("config.toml, line 2: the key q is set for two actions"))
    #expect(clash.errorText.contains("faster") && clash.errorText.contains("quit"))
    let broken = try run("theme = [=\n", "draw")
    #expect(broken.status == .exit(65) && broken.errorText.contains("config.toml, line 1"))
    let unknown = try run("volumes = 7\n", "config")
    #expect(unknown.errorText.contains("line 1: “volumes” is not known; did you mean “volume”?"))
    let strange = try run("weather = 7\n", "config")
    #expect(strange.errorText.contains("there is no setting “weather”"))
  }

  @Test(arguments: [
    ("volume = 99", "“99” is not valid for volume; give 0 … 2", ["render", "-o", "-"]),
    ("theme = \"nope\"", "“nope” is not valid for theme; give ", ["draw"]),
    ("language = \"xx\"", "“xx” is not valid for language; give en, ", ["describe"]),
    ("same-axes = maybe", "“maybe” is not valid for same-axes", ["--keys", "-"]),
    ("reading-speed = 9", "“9” is not valid for reading-speed", ["--keys", "-"]),
    ("top = 0", "“0” is not valid for top; give 1, 2, 3 …", ["describe", "/dev/null"]),
    (
      "where = [\"a\"]", "“a” is not valid for where; give 'price >= 10', 'city in Rome,Oslo'",
      ["draw", "-"]
    ),
    ("min-frequency = 9000", "“9000” is not valid for min-frequency", ["render", "-o", "-"]),
  ])
  func aBadValueIsAFaultOfTheFile(line: String, fault: String, command: [String]) throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    let file = try folder.file("earshot/config.toml", "# mine\n\(line)\n")
    for arguments in [command, ["config"]] {
      let result = try Program.run(arguments, environment: ["XDG_CONFIG_HOME": folder.path])
      #expect(result.status == .exit(65), "\(arguments)")
      #expect(result.errorText.contains("\(file), line 2: \(fault)"), "\(result.errorText)")
      #expect(result.text == "")
    }
  }

  private static let sales = """
    day,city,kind,price
    2024-01-05,Rome,a,10
    2024-01-20,Oslo,b,20
    2024-02-03,Rome,b,30
    2024-02-09,Oslo,a,50

    """

  /// The encoding can be kept for all tables; a variable and an option win over the file.
  @Test func theChartsOfAllTablesArePreset() throws {
    let file = "series = \"kind\"\nwhere = [\"price > 10\", \"city in Rome,Oslo\"]\n"
    let listed = try run(file, "config", environment: ["EARSHOT_EVERY": "month"])
    #expect(listed.lines.contains("every = month (EARSHOT_EVERY)"))
    #expect(listed.lines.contains("type = auto (default)"))
    #expect(
      listed.lines.contains {
        $0.hasPrefix("where = price > 10; city in Rome,Oslo (/") && $0.hasSuffix("config.toml:2)")
      })
    let preset = try run(file, "describe", input: Self.sales)
    let typed = try Program.run(
      "describe", "--series", "kind", "--where", "price > 10", "--where", "city in Rome,Oslo",
      input: Self.sales)
    #expect(preset.status == .exit(0) && preset.text == typed.text)
    let variable = try run(
      file, "describe", environment: ["EARSHOT_SERIES": "city"], input: Self.sales)
    #expect(variable.text.contains("Oslo") && variable.text != preset.text)
    // An empty option takes a setting back for once.
    let option = try run(file, "describe", "--series", "city", "--where", "", input: Self.sales)
    let alone = try Program.run("describe", "--series", "city", input: Self.sales)
    #expect(option.text == alone.text)
  }

  @Test func aTableThatLacksAPresetColumnIsShownAllTheSame() throws {
    let result = try run("series = \"symbol\"\n", "describe", input: Self.sales)
    #expect(result.status == .exit(0))
    #expect(
      result.lines.contains("Settings that do not suit this table: series = symbol"),
      "\(result.text)")
    let asked = try Program.run("describe", "--series", "symbol", input: Self.sales)
    #expect(asked.status == .exit(65) && asked.errorText.contains("no column “symbol”"))
  }

  @Test func aBadVariableIsWrongUsage() throws {
    for (name, value) in [("THEME", "nope"), ("LANGUAGE", "xx"), ("VOLUME", "99")] {
      let result = try Program.run("config", environment: ["EARSHOT_" + name: value])
      #expect(result.status == .exit(64))
      #expect(result.errorText.contains("“\(value)”"))
    }
  }

  /// Names are looked up where they are used: there is no list of them here.
  @Test(
    arguments: Preference.allCases.filter { preference in
      if case .text = preference.values { return false }
      return ![.theme, .themesFolder, .device].contains(preference)
    })
  func everySettingSaysWhatItTakes(_ preference: Preference) throws {
    let result = try Program.run("config", environment: [preference.variable: "#"])
    #expect(result.status == .exit(64))
    #expect(result.errorText.contains(preference.values.text), "\(result.errorText)")
  }

  @Test func everySettingIsAnOption() throws {
    let help = try Program.output("help", "explore").lines
    let options = Set(
      help.compactMap { $0.split { " /".contains($0) }.first.map(String.init) })
    #expect(options.isSuperset(of: Preference.allCases.map { "--" + $0.name }))
    let listed = try Program.output("config").lines.map { String($0.prefix { $0 != " " }) }
    #expect(listed == Preference.allCases.map(\.name))
  }

  /// The thing in the file's place, and the words about it.
  @Test(arguments: [
    ("folder", "it is a folder"), ("link", "Too many levels of symbolic links"),
    ("pipe", "it is not a file"), ("device", "it is not a file"), ("huge", "it is too large"),
    ("Latin-1", "it is not UTF-8"),
  ])
  func whatCannotBeReadIsSaid(kind: String, reason: String) throws {
    let folder = try Folder()
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    let path = folder.path("earshot/config.toml")
    switch kind {
    case "folder": try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "link": try files.createSymbolicLink(atPath: path, withDestinationPath: path)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "device": try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case "Latin-1": try Data([0x23, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: path))
    default: #expect(truncate(try folder.file("earshot/config.toml", ""), 2 << 20) == 0)
    }
    let result = try Program.run("config", environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(result.status == .exit(66))
    #expect(result.errorText.contains("\(path) cannot be read: \(reason)"), "\(result.errorText)")
    // A chart is there without it, with a word about that.
    let described = try Program.run(
      "describe", environment: ["XDG_CONFIG_HOME": folder.path], input: "a,b\n1,2\n2,3\n")
    #expect(described.status == .exit(0))
    #expect(described.text.contains("Highest: 3 at a"), "\(described.text)")
    #expect(described.errorLines.count == 1)
    #expect(described.errorText.contains("\(path) cannot be read: \(reason)"))
    let said = try Program.run(
      ["--keys", "-"], environment: ["XDG_CONFIG_HOME": folder.path], input: Array("q".utf8))
    #expect(said.lines.first?.contains("cannot be read: \(reason)") == true, "\(said.text)")
  }

  @Test func theKeysOfTheFileAreListed() throws {
    let result = try run("[keys]\nnext-point = [\"l\", \"<Right>\"]\nquit = []\n", "config")
    let keys = result.lines.filter { $0.hasPrefix("keys.") }
    #expect(keys.count == 2)
    #expect(keys.first?.hasPrefix("keys.next-point = l <Right> (/") == true)
    #expect(keys.first?.hasSuffix("/earshot/config.toml:2)") == true)
    #expect(keys.last?.hasPrefix("keys.quit = — (/") == true)
  }

  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], "ja", "LANG"),
    (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], "de", "LC_MESSAGES"),
    (["LC_MESSAGES": "de", "LC_ALL": "fr"], "fr", "LC_ALL"),
  ])
  func theVariableOfTheLanguageIsNamed(
    environment: [String: String], tag: String, source: String
  ) throws {
    let result = try run("", "config", environment: environment)
    #expect(result.lines.first?.hasPrefix("language = \(tag)") == true)
    #expect(result.lines.first?.hasSuffix(" (\(source))") == true)
  }

  @Test func withoutAFileThereAreTheDefaults() throws {
    let result = try Program.run(["config"], environment: ["XDG_CONFIG_HOME": "/nowhere"])
    #expect(result.status == .exit(0))
    #expect(result.lines.allSatisfy { $0.hasSuffix(" (default)") || $0.contains("= ") })
    #expect(result.lines.contains("language = en (default)"))
  }

  /// A setting that is changed on the full screen is there the next time.
  @Test func settingsAreKept() throws {
    let folder = try Folder()
    let environment = ["XDG_CONFIG_HOME": folder.path]
    let session = try Session(environment: environment)
    try session.wait(forCaption: Session.opening)
    session.press("o")
    try session.press("<Down>", until: "2. Theme: default dark")
    try session.press("<Down>", until: "3. Volume: 100%")
    try session.press("<Right>", until: "Volume: 125%")
    try leave(session)
    let result = try Program.run(["config"], environment: environment)
    #expect(result.lines.contains { $0.hasPrefix("volume = 1.25 (/") })
  }

  @Test func aPlaceThatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    _ = try folder.file("earshot", "not a folder")
    let session = try Session(environment: ["XDG_CONFIG_HOME": folder.path])
    try session.wait(forCaption: Session.opening)
    session.press("o")
    try session.press("<Down>", until: "2. Theme: default dark")
    try session.press("<Down>", until: "3. Volume: 100%")
    session.press("<Right>")
    try session.terminal.wait {
      Session.caption(of: $0).hasPrefix("Volume: 125%, not kept: a folder in its path is a file (/")
    }
    try leave(session)
  }

  /// Closes the list and then the program; two keys at once would be one with Alt.
  private func leave(_ session: Session) throws {
    session.press("<Esc>")
    try session.terminal.wait { Session.caption(of: $0).contains("Audio graph.") }
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  /// The size that `z` keeps is that of the screen, not of pictures that are written.
  @Test func aKeptGlyphScaleIsThatOfTheScreen() throws {
    let table = "day,value\n1,3\n2,5\n3,4\n"
    let usual = try run("", "draw", "-", "--size", "80x24", input: table)
    let kept = try run("glyph-scale = 3\n", "draw", "-", "--size", "80x24", input: table)
    #expect(kept.status == .exit(0) && kept.output == usual.output)
    let asked = try run("", "draw", "-", "--size", "80x24", "--glyph-scale", "3", input: table)
    #expect(asked.output != usual.output)
  }
}
