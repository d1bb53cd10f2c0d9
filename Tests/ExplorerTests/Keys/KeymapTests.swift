import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct KeymapTests {
  @Test func noKeyHasTwoRows() {
    let keys = Keymap.standard.rows.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyActionHasARow() {
    #expect(Set(Keymap.standard.rows.map(\.action)) == Set(KeyAction.allCases))
  }

  @Test(arguments: ["ｌ", "？", "＞"])
  func fullWidthLettersCountAsNarrow(key: String) throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try !model.hear(key).isEmpty)
  }

  @Test func everyKeyAnswers() throws {
    for row in Keymap.standard.rows {
      for key in row.keys {
        var model = Fixtures.model(Fixtures.pair, Fixtures.steps)
        _ = try model.press("4<Right><Right>")
        let effects = update(&model, .key(key))
        #expect(!effects.isEmpty, "\(key)")
      }
    }
  }

  @Test func sentencesNameTheKeysAsTheyAre() throws {
    var settings = Settings()
    settings.keymap = try Keymap.standard.remapped([
      .previousPoint: ["E"], .nextPoint: ["D"], .loopStart: ["A"], .loopEnd: ["B"], .sound: ["S"],
    ])
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(try model.hear("p") == ["No point yet. Capital D: the first"])
    #expect(try model.hear("*") == ["A loop needs both ends: capital A and capital B"])
    #expect(try model.hear("o") == ["Settings, 17 items. 1. Language: English"])
    _ = try model.press("<Esc>1<Enter>")
    let lost = update(&model, .audioUnavailable(playback: model.playback.number, .lost))
    #expect(lost.announcements == ["Sound lost: device gone. Capital S retries"])
  }

  @Test func sentencesDoWithoutAKey() throws {
    var settings = Settings()
    settings.keymap = try Keymap.standard.remapped([
      .previousPoint: [], .nextPoint: [], .loopEnd: [], .sound: [], .help: [],
    ])
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(try model.hear("p") == ["No point yet"])
    #expect(try model.hear("*") == ["A loop needs both ends"])
    #expect(try model.hear("o") == ["Settings, 17 items. 1. Language: English"])
    _ = try model.press("<Esc>1<Enter>")
    let lost = update(&model, .audioUnavailable(playback: model.playback.number, .lost))
    #expect(lost.announcements == ["Sound lost: device gone"])
  }
}

@Suite struct KeymapReadmeTests {
  @Test func readmeShowsTheKeyTable() throws {
    let english = Languages.all[0]
    var lines = ["| Keys | Do |", "|---|---|"]
    for group in KeyGroup.allCases {
      for row in Keymap.standard.rows where row.group == group {
        let keys = row.keys.map { "`\($0.label)`" }.joined(separator: " ")
        lines.append("| \(keys) | \(english.text(row.action)) |")
      }
    }
    try Readme.expect("keys", is: lines)
  }
}
