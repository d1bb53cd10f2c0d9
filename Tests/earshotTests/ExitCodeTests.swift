import Foundation
import Glibc
import TerminalTesting
import Testing

/// Every kind of bad input and wrong usage: the exit code, and one sentence that helps.
@Suite struct ExitCodeTests {
  struct BadFile: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The words that the sentence must hold besides the file's name.
    var mentions: [String]
    var options: [String]

    init(_ name: String, _ text: String, _ mentions: String..., options: [String] = []) {
      self.init(name, bytes: Array(text.utf8), mentions, options: options)
    }

    init(_ name: String, bytes: [UInt8], _ mentions: [String], options: [String] = []) {
      self.name = name
      self.bytes = bytes
      self.mentions = mentions
      self.options = options
    }

    var testDescription: String { name }
  }

  static let badFiles = [
    BadFile("empty.csv", ""),
    BadFile("blank.csv", "\n\n  \n"),
    BadFile("empty.json", "[]"),
    BadFile("header.csv", "date,price\n", "row 1"),
    BadFile("short.csv", "x,y,z\n1,2,3\n4,5\n", "row 3", "column 3"),
    BadFile("long.csv", "x,y\n1,2\n3,4\n5,6,7\n", "row 4", "column 3"),
    BadFile(
      "bytes.csv", bytes: Array("x,y\n1,2\n".utf8) + [0x63, 0x81, 0x2C, 0x33, 0x0A],
      ["row 3", "column x", "UTF-8"]),
    BadFile("quote.csv", "x,y\n1,\"2\n3,4\n", "row 2"),
    BadFile("words.csv", "a,b\nx,y\nz,w\n", "a, b"),
    BadFile("slip.csv", "day,y\nMon,1\nTue,two\nWed,3\n", "row 3", "column y", "two"),
    BadFile("unknown-y.csv", "x,y\n1,2\n", "“z”", "x, y", options: ["--y", "z"]),
    BadFile("unknown-x.csv", "x,y\n1,2\n", "“z”", "x, y", options: ["--x", "z"]),
    BadFile("text-y.csv", "x,y\n1,2\na,3\n", "column x", "“a”", options: ["--y", "x"]),
    BadFile(
      "date.csv", "d,y\n01.02.2024,2\n2024,3\n", "row 3", "column d", "dd.MM.yyyy",
      options: ["--date-format", "dd.MM.yyyy"]),
    BadFile(
      "other-date.csv", "d,y\n05/01/2026,2\n06/01/2026,3\n", "row 2", "column d", "“05/01/2026”",
      options: ["--date-format", "YYYYQ"]),
    BadFile("blank-cells.csv", "x,y\nNA,NA\nNA,NA\n", "x and y", "2 rows"),
    BadFile(
      "twice.csv", "x,y\n1,2\n2,4\n", "--y names the column “y” twice",
      options: ["--y", "y", "--y", "y"]),
    BadFile(
      "both.csv", "x,y\n1,2\n2,4\n", "“y” cannot be --x and --y", options: ["--x", "y", "--y", "y"]),
    BadFile(
      "reversed.csv", "d,y\n2026-01-05,2\n2026-02-05,4\n",
      "--from 2026-05-01 comes after --to 2026-01-01",
      options: ["--from", "2026-05-01", "--to", "2026-01-01"]),
    BadFile(
      "decimals.csv", "d;y\n05.01.2026;9.450,40 €\n06.01.2026;10.450,50 €\n", ": 9450,4",
      options: ["--where", "y > abc"]),
    BadFile(
      "ends.csv", "d;y\n05.01.2026;9.450,40 €\n06.01.2026;10.450,50 €\n", "€9,450.40", "€10,450.50",
      options: ["--where", "y > 99999"]),
    BadFile("broken.json", "[{\"x\": 1,\n \"y\": }]", "row 2"),
    BadFile("unclosed.json", "{\"a\": [1,2\n", "row 1", "column 7", "“[”"),
    BadFile("cut.json", "[{\"a\": \"x", "column 8", "“\"”"),
    BadFile(
      "apart.csv", "x,y\n1,2\n2,4\n", "at once", options: ["--where", "x > 1", "--where", "x < 2"]),
    BadFile("text.json", "\"words\""),
    BadFile("chart.json", "{\"series\": [{\"points\": 5}]}", "series"),
    BadFile("broken.jsonl", "{\"x\": 1}\n{\"x\": \n", "row 2"),
  ]

  @Test(arguments: badFiles)
  func badDataIs65(_ bad: BadFile) throws {
    let folder = try Folder()
    let path = try folder.file(bad.name, bytes: bad.bytes)
    for command in [
      ["describe"], ["draw"], ["render", "-o", "-"], ["explore", "--keys", "/dev/null"],
    ] {
      let result = try Program.run(command + [path] + bad.options)
      #expect(result.status == .exit(65))
      expectOneSentence(result, [path] + bad.mentions)
    }
    // In the language that was asked for.
    let inJapanese = try Program.run(["describe", path, "--language", "ja"] + bad.options)
    #expect(inJapanese.errorText.contains(bad.name))
    #expect(inJapanese.errorText.contains { $0 >= "ぁ" && $0 <= "ん" })
  }

  @Test func aMissingFileIs66() throws {
    let folder = try Folder()
    let result = try Program.run(["describe", folder.path("gone.csv")])
    #expect(result.status == .exit(66))
    expectOneSentence(result, [folder.path("gone.csv"), "no such file"])
  }

  @Test func aLinkToNothingIs66() throws {
    let folder = try Folder()
    symlink("nowhere.csv", folder.path("link.csv"))
    let result = try Program.run(["describe", folder.path("link.csv")])
    #expect(result.status == .exit(66))
    expectOneSentence(result, ["link.csv", "is a link to nowhere.csv"])
  }

  /// Nothing else is bad, and what is there is shown.
  @Test func ofSeveralFilesAMissingOneIs66() throws {
    let folder = try Folder()
    let good = try folder.file("good.csv", SampleData.prices)
    let all = try Program.run(["describe", good, folder.path("gone.csv")])
    #expect(all.status == .exit(66))
    #expect(all.errorLines.count == 1)
    #expect(!all.output.isEmpty)
  }

  @Test(arguments: [
    "describe", "draw", "render -o -", "audit", "describe --y price", "describe --columns",
    "explore --charts", "describe ''", "--follow",
  ])
  func noFileIs64(_ arguments: String) throws {
    let result = try Command.run(
      "/bin/sh", ["-c", "\(Program.path) \(arguments) < /dev/null"],
      environment: EmulatedTerminal.environment)
    #expect(result.status == .exit(64))
    expectOneSentence(result, ["no file to read"])
  }

  @Test(arguments: [["--decimal-comma", "--decimal-point"], ["--header", "--no-header"]])
  func whatExcludesEachOtherIs64(_ options: [String]) throws {
    let result = try Program.run(["describe"] + options, input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(64))
    expectOneSentence(result, options)
  }

  /// One rule for whatever can be chosen from a list.
  @Test(arguments: [
    ["describe", "--format", "cvs", "csv"], ["describe", "--every", "mnth", "month"],
    ["describe", "--type", "lien", "line"],
    ["describe", "--time-zone", "Europe/Berln", "Europe/Berlin"],
    ["describe", "--aggregate", "maen", "mean"],
    ["draw", "--theme", "default-drak", "default-dark"], ["draw", "--glyphs", "brail", "braille"],
    ["render", "--preset", "nautral", "natural"], ["render", "--instrument", "fluet", "flute"],
    ["describe", "--x-scale", "linaer", "linear"],
  ])
  func aMistypedValueIsNamedWithTheOneThatIsMeant(_ arguments: [String]) throws {
    let result = try Program.run(Array(arguments.dropLast()), input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(64))
    expectOneSentence(result, ["“\(arguments[2])”", "did you mean “\(arguments[3])”"])
  }

  @Test func aFolderIs66() throws {
    let folder = try Folder()
    let result = try Program.run(["describe", folder.path])
    #expect(result.status == .exit(66))
    expectOneSentence(result, [folder.path, "folder"])
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func anUnreadableFileIs66() throws {
    let file = try TemporaryFile("secret.csv", "1\n2\n")
    chmod(file.path, 0)
    let result = try Program.run(["describe", file.path])
    #expect(result.status == .exit(66))
    expectOneSentence(result, [file.path, "access is denied"])
  }

  /// A table is not written over by what is told of it, by whatever name it is called.
  @Test func whatIsReadIsNotWrittenOver() throws {
    let folder = try Folder()
    let text = "date;v;remark\n2024-01-01;1,5;hello\n2024-01-02;2,5;precious\n"
    let path = try folder.file("own.csv", text)
    symlink(path, folder.path("same.csv"))
    for output in [path, folder.path("same.csv")] {
      let result = try Program.run(["describe", path, "-o", output])
      #expect(result.status == .exit(64))
      expectOneSentence(result, [output, "choose another file"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  /// Options that no file suits, or that exclude each other, are wrong usage.
  @Test(arguments: [
    (["describe", "--bin", "0"], ["--bin", "0"]),
    (["describe", "--type", ""], ["--type", "line"]),
    (["describe", "--where", ""], ["--where", "price >= 10"]),
    (["describe", "--x", ""], ["--x"]),
    (["describe", "--charts", "--columns"], ["--charts", "--columns"]),
    (["describe", "--json", "--braille"], ["--json", "--braille"]),
    (["render", "-o", "-", "--map", "b=loudness", "--map", "b=tempo"], ["--map b=tempo"]),
    (["render", "-o", "-", "--slope", "--notes"], ["--slope", "--notes"]),
    (["render", "-o", "-", "--slope", "--type", "scatter"], ["--slope", "--type scatter"]),
  ])
  func whatSuitsNoFileIs64(_ arguments: [String], _ named: [String]) throws {
    let file = try TemporaryFile("a.csv", "a,b\n1,2\n2,4\n3,3\n")
    let result = try Program.run(arguments + [file.path])
    #expect(result.status == .exit(64))
    #expect(result.output.isEmpty)
    expectOneSentence(result, named)
  }

  @Test func aMissingKeyScriptIs66() throws {
    let file = try TemporaryFile("a.csv", "1\n2\n")
    let result = try Program.run([file.path, "--keys", file.path + ".keys"])
    #expect(result.status == .exit(66))
    expectOneSentence(result, [".keys"])
  }

  @Test func nothingOnStandardInputIs65() throws {
    let result = try Program.run(["describe"])
    #expect(result.status == .exit(65))
    expectOneSentence(result, ["standard input", "empty"])
  }

  @Test func ofSeveralFilesTheGoodOnesAreShown() throws {
    let folder = try Folder()
    let good = try folder.file("good.csv", SampleData.prices)
    let bad = try folder.file("bad.csv", "x,y\n1,2\n3\n")
    let gone = folder.path("gone.csv")
    let alone = try Program.output("describe", good)
    let all = try Program.run(["describe", bad, good, gone])
    #expect(all.status == .exit(65))
    #expect(all.output == alone.output)
    #expect(all.errorLines.count == 2)
    #expect(all.errorLines[0].contains("bad.csv, row 3"))
    #expect(all.errorLines[1].contains("gone.csv"))
  }

  /// Each is named, in the language that was asked for.
  @Test func ofSeveralBadFilesEachIsNamed() throws {
    let folder = try Folder()
    let files = try ["one.csv", "two.csv"].map { try folder.file($0, "x,y\n1,2\n3\n") }
    let result = try Program.run(["describe", "--language", "ja"] + files)
    #expect(result.status == .exit(65))
    #expect(result.errorLines.count == 2)
    for (line, name) in zip(result.errorLines, ["one.csv", "two.csv"]) {
      #expect(line.contains(name))
      #expect(line.contains("行"))
    }
    #expect(result.output.isEmpty)
  }

  static let wrongUsages: [[String]] = [
    ["describe", "--bogus"],
    ["describe", "--type", "sankey"],
    ["describe", "--format", "xls"],
    ["describe", "--delimiter", "ab"],
    ["describe", "--delimiter", ""],
    ["describe", "--x-scale", "log2"],
    ["describe", "--time-zone", "Mars/Olympus"],
    ["describe", "--language", "xx"],
    ["draw", "--size", "80"],
    ["draw", "--size", "0x5"],
    ["draw", "--size=-3x5"],
    ["draw", "--size", "99999999999999999999x2"],
    ["draw", "--glyphs", "runes"],
    ["draw", "--color", "maybe"],
    ["draw", "--theme", "no-such-theme"],
    ["draw", "--theme", "../../etc/passwd"],
    ["render"],
    ["render", "-o", "sound.mp3"],
    ["render", "-o", "-", "--duration", "0"],
    ["render", "-o", "-", "--duration", "nan"],
    ["render", "-o", "-", "--duration", "1e99"],
    ["render", "-o", "-", "--volume", "3"],
    ["render", "-o", "-", "--volume", "nan"],
    ["render", "-o", "-", "--min-frequency", "0"],
    ["render", "-o", "-", "--min-frequency", "500", "--max-frequency", "400"],
    ["render", "-o", "-", "--preset", "loud"],
    ["render", "-o", "-", "--smoothing", "inf"], ["render", "-o", "-", "--smoothing", "2"],
    ["render", "-o", "-", "--duration", "0.01"],
    ["render", "-o", "-", "--order", "random"],
    ["render", "-o", "-", "--sample-format", "8"],
    ["render", "--sample-format", "16", "-o", "/nonexistent/a.flac"],
    ["explore", "--dump", "captions"],
    ["explore", "--dump", "sounds", "--keys", "/dev/null"],
    ["explore", "--keys", "-", "-"],
    ["themes", "show", "no-such-theme"],
  ]

  @Test(arguments: wrongUsages)
  func wrongUsageIs64(_ arguments: [String]) throws {
    let result = try Program.run(arguments, input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(64), "\(result.errorText)")
    #expect(result.output.isEmpty)
    #expect(!result.errorText.isEmpty)
    #expect(!result.errorText.contains("Fatal error"))
    // The wrong argument is named.
    let wrong = arguments.last.map { $0 == "-" ? "standard input" : $0 } ?? ""
    let isNamed =
      wrong.isEmpty || result.errorText.contains(wrong.replacing("--size=", with: ""))
    #expect(isNamed || ["400", "captions", "/dev/null", "render"].contains(wrong))
  }

  /// Nobody gave an option for what stands in a file.
  @Test func cuesOfAllAndNoneInAFileNameItsLine() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    _ = try folder.file("earshot/config.toml", "cues = \"gap,none\"\n")
    let result = try Program.run(
      ["render", "-o", "-"], environment: ["XDG_CONFIG_HOME": folder.path],
      input: Array("1\n2\n".utf8))
    let text = result.errorText
    #expect(text.contains("config.toml, line 1") && text.contains("gap,none"), "\(text)")
    #expect(!text.contains("--cues"), "\(text)")
  }

  @Test func cuesOfAllAndNoneContradict() throws {
    let result = try Program.run(
      ["render", "-o", "-", "--cues", "gap,all"], input: Array("1\n2\n".utf8))
    #expect(result.status == .exit(64))
    let text = result.errorText
    #expect(text.contains("--cues gap and --cues all contradict"), "\(text)")
  }

  /// Of two columns for one axis none is left out without a word; the same one twice is one.
  @Test func twoColumnsOfOneChannelContradict() throws {
    let table = Array("a,b,c\n1,2,3\n2,3,5\n3,5,4\n".utf8)
    for name in ["--x", "--series", "--split", "--label"] {
      let result = try Program.run(["describe", "-", name, "a", name, "b"], input: table)
      #expect(result.status == .exit(64))
      #expect(
        result.errorText.contains("\(name) a and \(name) b contradict"), "\(result.errorText)")
    }
    let same = try Program.run(["describe", "-", "--x", "b", "--x", "b"], input: table)
    #expect(same.status == .exit(0), "\(same.errorText)")
  }

  /// The text that was typed is repeated without what could steer a terminal, by the parser, too.
  @Test(arguments: [
    ["describe", "x.csv", "--e\u{1B}]52;c;QQ\u{07}"], ["--threshold", "v\u{1B}[2J"],
    ["--size\u{9B}2J", "1"], ["themes", "\u{1B}[31m"], ["--language", "\u{1B}c"], ["\u{1B}c.csv"],
  ])
  func messagesHoldNoControls(_ arguments: [String]) throws {
    let result = try Program.run(arguments, input: Array("1\n2\n".utf8))
    #expect(result.status != .exit(0))
    #expect(!result.errorText.isEmpty)
    let controls = result.errorText.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty, "\(result.errorText.debugDescription)")
  }

  @Test(arguments: [["--help"], ["--version"], ["describe", "--help"]])
  func helpThatCannotBeWrittenIs73(_ arguments: [String]) throws {
    let result = try Command.run(
      "/bin/sh", ["-c", "\(Program.path) \(arguments.joined(separator: " ")) > /dev/full"],
      environment: EmulatedTerminal.environment)
    #expect(result.status == .exit(73))
  }

  @Test func aBadKeyNameIs64() throws {
    let file = try TemporaryFile("a.csv", "1\n2\n")
    for (script, mentions) in [
      ("<Right>\n<Bogus>", ["line 2", "<Bogus>"]), ("<Up", ["line 1", "<Up"]),
      ("<Resize 0x0>", ["line 1"]), ("<Wait 9e99s>", ["line 1"]), ("<Wait -1s>", ["line 1"]),
    ] {
      let result = try Program.run([file.path, "--keys", "-"], input: Array(script.utf8))
      #expect(result.status == .exit(64))
      expectOneSentence(result, mentions)
    }
  }

  @Test func noTerminalIsSaid() throws {
    let file = try TemporaryFile("a.csv", "1\n2\n")
    let result = try Program.run([file.path])
    #expect(result.status == .exit(64))
    expectOneSentence(result, ["terminal", "earshot describe"])
  }

  @Test func aBrokenThemeIs65() throws {
    let folder = try Folder()
    let theme = try folder.file("mine.toml", "background = \"#000000\"\ntext = \"red\"\n")
    let result = try Program.run(
      ["draw", "--themes-dir", folder.path, "--theme", "mine"], input: Array("1\n".utf8))
    #expect(result.status == .exit(65))
    expectOneSentence(result, [theme, "line 2", "red"])
  }

  @Test func helpAndVersionAreResults() throws {
    for arguments in [["--help"], ["describe", "--help"], ["--version"], ["help", "render"]] {
      let result = try Program.run(arguments)
      #expect(result.status == .exit(0))
      #expect(!result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }
  }

  /// A reader that goes away, as `head` does.
  @Test func aClosedPipeEndsItQuietly() throws {
    let command = "\(Program.path) draw --size 200x60 | true"
    let result = try Command.run("/bin/sh", ["-c", command], input: Array("1\n2\n".utf8))
    #expect(!result.errorText.contains("Fatal error"))
    #expect(result.errorLines.count <= 1)
  }

  private func expectOneSentence(
    _ result: Command.Result, _ mentions: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errorLines.count == 1, "\(result.errorText)", sourceLocation: sourceLocation)
    #expect(result.errorText.hasPrefix("earshot: "), sourceLocation: sourceLocation)
    for mention in mentions {
      #expect(
        result.errorText.contains(mention), "\(mention): \(result.errorText)",
        sourceLocation: sourceLocation)
    }
  }
}
