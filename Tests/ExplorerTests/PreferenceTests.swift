import Charts
import Descriptions
import Testing

@testable import Explorer

@Suite struct PreferenceTests {
  @Test func readmeListsEverySetting() throws {
    let lines = Preference.allCases.map { preference in
      let initial = preference.initial.map { "`\($0)`" } ?? ""
      let screen = preference.isOnScreen ? "yes" : ""
      let help = Languages.all[0].words(option: preference.option)
      return "| `\(preference.name)` | \(help) | \(preference.values.text) | \(initial)"
        + " | \(screen) |"
    }
    try Readme.expect(
      "settings",
      is: ["| Setting | What it sets | Values | Default | `o` |", "|---|---|---|---|---|"] + lines)
  }

  /// The words of one are not said of another.
  @Test func eachIsAnOptionOfItsOwn() {
    let options = Set(Preference.allCases.map(\.option))
    #expect(options.count == Preference.allCases.count)
  }

  /// Each row of the screen sets something else.
  @Test func theScreenShowsEachSettingOnce() {
    // The cues are one setting of several rows.
    let shown =
      SettingRow.allCases.flatMap(\.preferences)
      + Set(SoundSettingRow.all.flatMap(\.preferences))
    #expect(Set(shown).count == shown.count)
    #expect(Preference.allCases.filter(\.isOnScreen).count == shown.count)
  }

  @Test func theFileTakesEverySetting() throws {
    let names = Preference.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    let text = names.map { "\($0) = 1\n" }.joined()
    #expect(try Set(Configuration(text, known: names).options.keys) == Set(names))
  }

  @Test(arguments: [
    (Preference.volume, "EARSHOT_VOLUME", "0 … 2"),
    (.glyphScale, "EARSHOT_GLYPH_SCALE", "1, 2, 3, 4"),
    (.readingSpeed, "EARSHOT_READING_SPEED", "0.25 … 4"),
    (.isMono, "EARSHOT_MONO", "true, false"),
    (.order, "EARSHOT_ORDER", "sequential, together"),
  ])
  func variablesAndValuesFollowFromTheRow(
    _ preference: Preference, _ variable: String, _ values: String
  ) {
    #expect(preference.variable == variable)
    #expect(preference.values.text == values)
  }

  /// The default is one of the values.
  @Test(arguments: Preference.allCases)
  func theDefaultIsAllowed(_ preference: Preference) throws {
    guard let initial = preference.initial else { return }
    switch preference.values {
    case .flag: #expect(["true", "false"].contains(initial))
    case .number(let range): #expect(range.contains(try #require(Double(initial))))
    case .choice(let names): #expect(names.contains(initial))
    case .other(let names): #expect(names.contains(initial))
    case .described, .text: #expect(!initial.isEmpty)
    }
  }

  /// All that can be said about how tables are charted can be kept.
  @Test func chartsOfTablesHaveTheirSettings() {
    let settings = Preference.allCases.compactMap(\.encodingSetting)
    #expect(settings == EncodingSetting.allCases)
  }
}
