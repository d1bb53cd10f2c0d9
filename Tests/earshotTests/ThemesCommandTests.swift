import TerminalTesting
import Testing

@Suite struct ThemesCommandTests {
  @Test func listsTheBuiltInAndThoseOfTheFolders() throws {
    let folder = try Folder()
    _ = try folder.file("mine.toml", "")
    _ = try folder.file("notes.txt", "")
    let listed = try Program.output("themes", "list", "--themes-dir", folder.path).lines
    #expect(
      listed == [
        "default-dark", "default-light", "high-contrast-dark", "high-contrast-light", "mine",
      ])
    #expect(try Program.output("themes").lines == listed.dropLast())
  }

  /// What is shown is a theme file: saved under another name it is the same theme.
  @Test(arguments: ["default-dark", "default-light", "high-contrast-dark", "high-contrast-light"])
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

  @Test func aThemeOfOnesOwnIsUsedOnTheFullScreen() throws {
    let folder = try Folder()
    let shown = try Program.output("themes", "show", "default-light").text
    _ = try folder.file("mine.toml", shown)
    let session = try Session(["--theme", "mine", "--themes-dir", folder.path])
    try session.wait(forCaption: "Closing price, line, 252 points. ? help")
    try session.press("C", until: "Theme: high-contrast-light")
    try session.press("c", until: "Theme: mine")
  }
}
