import Testing

@testable import Screen

private let series = (1...8).map { "\"#00000\($0)\"" }.joined(separator: ", ")

private let good = """
  # A comment.
  background = "#102030"
  text = "#000001"
  title = "#000002"
  axis = "#000003"
  grid = "#000004"
  focus = "#000005"
  caption = "#000006"
  rotor = "#000007"
  hint = "#000008"
  series = [\(series)]
  """

private func read(_ text: String) throws(ThemeProblem) -> Theme {
  try ThemeFile(path: "x.toml", text: text).theme(named: "x")
}

/// The good file with one line, counted from 1, replaced.
private func replacing(_ line: Int, by text: String) -> String {
  var lines = good.split(separator: "\n").map(String.init)
  lines[line - 1] = text
  return lines.joined(separator: "\n")
}

@Test func readsEveryRole() throws {
  let theme = try read(good)
  #expect(theme.name == "x")
  #expect(theme.background.hex == "#102030")
  let roles: [Role] = [.text, .title, .axis, .grid, .focus, .caption, .rotor, .hint]
  #expect(
    roles.map { theme.colors[$0]?.hex } == (1...8).map { "#00000\($0)" })
  #expect(theme.series.map(\.hex) == (1...8).map { "#00000\($0)" })
}

@Test func saysWhetherItIsHighContrastOrWhoIs() throws {
  #expect(try !read(good).isHighContrast)
  #expect(try read(good).twin == nil)
  let one = try read(good + "\ncontrast = \"high\"\n")
  #expect(one.isHighContrast)
  let other = try read(good + "\ntwin = \"one\"\n")
  #expect(other.twin == "one")
  #expect(!other.isHighContrast)
}

@Test(arguments: [
  "contrast = \"low\"", "contrast = true", "twin = 1", "twin = []", "twin = \"../x\"",
  "twin = \"\"",
  "twin = \"\\u001b[2J\"", "twin = \"\\\"\"",
])
func contrastIsHighAndTheTwinAName(_ line: String) {
  let problem = #expect(throws: ThemeProblem.self) { try read(good + "\n" + line) }
  guard case .broken(_, 12, .malformed)? = problem else {
    Issue.record("\(String(describing: problem))")
    return
  }
}

@Test(
  arguments: [
    (replacing(4, by: "titel = \"#000002\""), 4, .unknownRole("titel")),
    (replacing(4, by: ""), nil, .missingRole("title")),
    (replacing(2, by: ""), nil, .missingRole("background")),
    (replacing(11, by: ""), nil, .missingRole("series")),
    (replacing(4, by: "title = \"white\""), 4, .notAColor(role: "title", text: "white")),
    (replacing(4, by: "title = 7"), 4, .notAColor(role: "title", text: "7")),
    (replacing(11, by: "series = [\"#000001\"]"), 11, .missingRole("series 2")),
    (replacing(11, by: "series = [\(series), \"#000009\"]"), 11, .unknownRole("series 9")),
    (replacing(11, by: "series = [\"#000001\", 3]"), 11, .notAColor(role: "series 2", text: "3")),
    (good + "\ncolors = { x = 1 }", 12, .malformed("expected a key or a value")),
    (good + "\n [colors]\nx = 1", 12, .malformed("tables are not used here")),
  ] as [(String, Int?, ThemeFault)])
func saysWhatIsWrongAndWhere(_ text: String, _ line: Int?, _ fault: ThemeFault) {
  #expect(throws: ThemeProblem.broken(file: "x.toml", line: line, fault)) { try read(text) }
}

@Test(arguments: [
  (replacing(4, by: "title = "), 4), (replacing(5, by: "text = \"#000001\""), 5),
  (replacing(3, by: "text = \"\u{0}\""), 3),
])
func malformedTextIsNamedWithItsLine(_ text: String, _ line: Int) {
  let problem = #expect(throws: ThemeProblem.self) { try read(text) }
  guard case .broken(_, line, .malformed(let words))? = problem else {
    Issue.record("not malformed: \(String(describing: problem))")
    return
  }
  #expect(!words.isEmpty)
}

@Test(arguments: ["", "series = 1", "x = 1", "\u{FEFF}"])
func whatIsNoThemeIsRefused(_ text: String) {
  #expect(throws: ThemeProblem.self) { try read(text) }
}
