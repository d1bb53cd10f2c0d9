import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct KeymapTests {
  @Test func noKeyHasTwoRows() {
    let keys = Keymap.rows.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyActionHasARow() {
    #expect(Set(Keymap.rows.map(\.action)) == Set(KeyAction.allCases))
  }

  @Test(arguments: ["ｌ", "？", "＞"])
  func fullWidthLettersCountAsNarrow(key: String) throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try !model.hear(key).isEmpty)
  }

  @Test func everyAvailableKeyAnswers() throws {
    for row in Keymap.rows where row.isAvailable {
      for key in row.keys {
        var model = Fixtures.model(Fixtures.pair, Fixtures.steps)
        _ = try model.press("4<Right><Right>")
        let effects = update(&model, .key(key))
        #expect(!effects.isEmpty || row.action == .stop, "\(key)")
        for text in effects.announcements {
          #expect(!text.contains("not in this version"), "\(key)")
        }
      }
    }
  }
}
