import Foundation
import TerminalTesting
import Testing

@Suite struct ThemesCommandTests {
  /// Every file of the package's folder.
  static let names = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let files = try? FileManager.default.contentsOfDirectory(atPath: "/\(package)/Themes")
    return (files ?? []).filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test func listsTheBuiltInAndThoseOfTheFolders() throws {
    let folder = try Folder()
    _ = try folder.file("mine.toml", "")
    _ = try folder.file("notes.txt", "")
    let listed = try Program.output("themes", "list", "--themes-dir", folder.path).lines
    #expect(listed == (Self.names + ["mine"]).sorted())
    #expect(Self.names.contains("high-contrast-dark"))
    #expect(try Program.output("themes").lines == Self.names)
  }

  /// The text that is shown is a theme file: saved under another name it is the same theme.
  @Test(arguments: names)
  func showsAThemeAsItsFile(_ name: String) throws {
    let shown = try Program.output("themes", "show", name)
    #expect(shown.lines.contains { $0.hasPrefix("background = \"#") })
    let folder = try Folder()
    _ = try folder.file("mine.toml", shown.text)
    #expect(try Program.output("themes", "show", "mine", "--themes-dir", folder.path) == shown)
    let pictures = try [[name], ["mine", "--themes-dir", folder.path]].map { options in
      try Program.run(
        ["draw", "--color", "always", "--theme"] + options, environment: ["COLORTERM": "truecolor"],
        input: Array("1\n2\n".utf8))
    }
    #expect(pictures[0].status == .exit(0))
    #expect(pictures[0] == pictures[1])
  }

  /// One's own folder comes first: there a theme may have the name of another.
  @Test func aThemeOfTheConfigurationFolderWins() throws {
    let folder = try Folder()
    let themes = folder.path("earshot/themes")
    try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
    let shown = try Program.output("themes", "show", "white-on-blue")
    for name in ["default-dark", "sepia"] {
      _ = try folder.file("earshot/themes/\(name).toml", shown.text)
      let own = try Program.output(
        "themes", "show", name, environment: ["XDG_CONFIG_HOME": folder.path])
      #expect(own == shown)
      #expect(try Program.output("themes", "show", name) != shown)
    }
  }

  // MARK: The check

  @Test func everyThemeIsCheckedAndNoneFails() throws {
    let lines = try Program.output("themes", "check").lines
    for name in Self.names {
      for depth in ["24-bit", "256"] {
        let own = lines.filter { $0.contains(" \(name): ") && $0.hasSuffix(", \(depth)") }
        #expect(own.count == (name == "monochrome" ? 20 : 60), "\(name) \(depth)")
      }
    }
    let passed = lines.filter { $0.hasPrefix("passed  ") }.count
    let nearly = lines.filter { $0.hasPrefix("nearly  ") }.count
    #expect(passed + nearly == lines.count - 1)
    #expect(lines.last?.replacing(",", with: "") == "failed: 0 nearly: \(nearly) passed: \(passed)")
  }

  @Test func whatFailsIsNamedAndIs65() throws {
    let folder = try Folder()
    let good = try Program.output("themes", "show", "default-light").text
    // A gray that is 4.54:1 on white, and 4.34:1 on this background.
    let text = good.replacing("hint = \"#4e4e4e\"", with: "hint = \"#767676\"")
    try #require(text != good)
    let file = try folder.file("faint.toml", text)
    for arguments in [[file], ["faint", "--themes-dir", folder.path]] {
      let result = try Program.run(["themes", "check"] + arguments)
      #expect(result.status == .exit(65))
      #expect(result.errorText == "")
      let failed = result.lines.filter { $0.hasPrefix("failed") }
      #expect(
        failed.first == "failed  4.35:1    4.50:1   faint: hint / background, 24-bit"
          || failed.first == "failed  4.34:1    4.50:1   faint: hint / background, 24-bit")
    }
  }

  @Test func seriesThatLookAlikeToSomeAreNamed() throws {
    let folder = try Folder()
    let good = try Program.output("themes", "show", "default-dark").lines
    var lines = good
    let first = try #require(lines.firstIndex(of: "series = ["))
    lines[first + 1] = "  \"#c06a40\","
    lines[first + 2] = "  \"#909040\","
    let file = try folder.file("alike.toml", lines.joined(separator: "\n"))
    let result = try Program.run(["themes", "check", file])
    #expect(result.status == .exit(65))
    let failed = result.lines.filter { $0.hasPrefix("failed") && $0.hasSuffix("24-bit") }
    #expect(failed.contains { $0.hasSuffix("alike: series 1 / series 2, deuteranopia, 24-bit") })
    #expect(!failed.contains { $0.hasSuffix("alike: series 1 / series 2, 24-bit") })
  }

  @Test func aBrokenThemeIsNamedAndTheOthersAreChecked() throws {
    let folder = try Folder()
    let file = try folder.file("mine.toml", "background = \"#000000\"\ntext = \"red\"\n")
    let all = try Program.run(["themes", "check", "--themes-dir", folder.path])
    #expect(all.status == .exit(65))
    expectOneProblem(all, [file, "line 2", "red"])
    #expect(all.lines.count > 1000)
    _ = try folder.file("other.toml", "x")
    let two = try Program.run(["themes", "check", "--themes-dir", folder.path])
    #expect(two.errorLines.count == 2)
    let one = try Program.run(["themes", "check", file])
    #expect(one.status == .exit(65))
    expectOneProblem(one, [file, "line 2", "red"])
  }

  @Test func aTwinThatIsNotThereIsNamed() throws {
    let folder = try Folder()
    let shown = try Program.output("themes", "show", "sepia").text
    let text = shown.replacing("twin = \"high-contrast-sepia\"", with: "twin = \"nobody\"")
    try #require(text != shown)
    let result = try Program.run(["themes", "check", try folder.file("mine.toml", text)])
    #expect(result.status == .exit(65))
    expectOneProblem(result, ["nobody"])
    #expect(result.lines.last?.hasPrefix("failed: 0") == true)
  }

  @Test(arguments: [
    ("no-such-theme", 64), ("../no/such/file", 66), ("no-such-file.toml", 66), ("/dev/null", 66),
  ])
  func whatIsNotThereIsSaid(_ name: String, _ status: Int32) throws {
    let result = try Program.run(["themes", "check", name])
    #expect(result.status == .exit(status))
    expectOneProblem(result, [name])
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [("de", "bestanden"), ("ja", "合格"), ("fr", "réussi")])
  func theVerdictIsInTheLanguage(_ language: String, _ word: String) throws {
    let lines = try Program.output(
      "themes", "check", "monochrome", "--language", language
    ).lines
    #expect(lines.count == 41)
    #expect(lines.allSatisfy { $0.contains(word) })
  }

  // MARK: The full screen

  @Test func aThemeOfOnesOwnIsUsedOnTheFullScreen() throws {
    let folder = try Folder()
    let shown = try Program.output("themes", "show", "default-light").text
    _ = try folder.file("mine.toml", shown)
    let session = try Session(["--theme", "mine", "--themes-dir", folder.path])
    try session.wait(forCaption: Session.opening)
    try session.press("C", until: "Theme: high contrast sepia")
    try session.press("c", until: "Theme: mine")
  }

  private static let broken = "background = \"#000000\"\ntext = \"red\"\n"

  /// A broken theme is no reason not to start: the default stands in, and the caption says why.
  @Test func aBrokenThemeDoesNotKeepTheProgramFromStarting() throws {
    let folder = try Folder()
    let file = try folder.file("mine.toml", Self.broken)
    let session = try Session(
      ["--theme", "mine", "--themes-dir", folder.path], environment: ["COLORTERM": ""])
    let problem = "\(file), line 2: “red” is not a color"
    try session.terminal.wait { terminal in
      Session.caption(of: terminal).withoutSpaces.hasPrefix(problem.withoutSpaces.prefix(40))
    }
    // The background of the default theme, as the palette has it.
    #expect(session.terminal.cell(x: 0, y: session.terminal.cursor.y).background == .palette(233))
    // The next by name; the broken one is passed over.
    try session.press("c", until: "Theme: default light")
    try session.press("C", until: "Theme: default dark")
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  @Test func brokenThemesArePassedOver() throws {
    let folder = try Folder()
    _ = try folder.file("default-dusk.toml", Self.broken)
    let session = try Session(["--themes-dir", folder.path])
    try session.wait(forCaption: Session.opening)
    try session.press("c", until: "Theme: default light")
    try session.press("C", until: "Theme: default dark")
  }

  /// The configuration file and the theme in its folder: refused with file, line and reason where
  /// there is no screen, said by the caption where there is one, and without one by the replay.
  @Test func aBrokenThemeOfTheConfigurationFileIsSaid() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot/themes"), withIntermediateDirectories: true)
    _ = try folder.file("earshot/config.toml", "theme = \"mine\"\n")
    let file = try folder.file("earshot/themes/mine.toml", Self.broken)
    let environment = ["XDG_CONFIG_HOME": folder.path]
    let drawn = try Program.run(["draw"], environment: environment, input: Array("1\n2\n".utf8))
    #expect(drawn.status == .exit(65))
    expectOneProblem(drawn, [file, "line 2", "red"])
    let replayed = try Program.run(
      ["--keys", "-"], environment: environment, input: Array("<Right>".utf8))
    #expect(replayed.status == .exit(0))
    #expect(replayed.lines.first?.hasPrefix("\(file), line 2: ") == true)
    #expect(replayed.lines.count == 4)
  }

  /// Expects one line on standard error, with these words in it.
  private func expectOneProblem(
    _ result: Command.Result, _ mentions: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.errorLines.count == 1, "\(result.errorText)", sourceLocation: sourceLocation)
    for mention in mentions {
      #expect(result.errorText.contains(mention), sourceLocation: sourceLocation)
    }
  }
}
