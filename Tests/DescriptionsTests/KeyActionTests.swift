import Descriptions
import Testing

struct KeyActionTests {
  @Test(arguments: Languages.all.map(\.tag))
  func everyActionIsSaidInItsOwnWay(tag: String) throws {
    let language = try #require(Languages.language(tag))
    var said: [String: KeyAction] = [:]
    for action in KeyAction.allCases {
      let text = language.text(action)
      #expect(!text.isEmpty, "\(action)")
      #expect(said[text] == nil, "\(action) is said as \(said[text].map { "\($0)" } ?? "")")
      #expect(language.text(.key(action)) == text)
      said[text] = action
    }
  }

  /// In a row of help a colon stands before the keys, and only there.
  @Test func noActionHasAColon() {
    for language in Languages.all {
      for action in KeyAction.allCases {
        #expect(!language.text(action).contains { ":：".contains($0) }, "\(action)")
      }
    }
  }

  @Test(arguments: Languages.all.map(\.tag))
  func everyGroupIsSaidInItsOwnWay(tag: String) throws {
    let language = try #require(Languages.language(tag))
    let texts = KeyGroup.allCases.map { language.text(.keyGroup($0)) }
    #expect(Set(texts).count == KeyGroup.allCases.count && !texts.contains(""))
  }

  @Test func namesTheModesAsTheRotorDoes() {
    for language in Languages.all {
      #expect(language.text(.audioGraph) == language.text(.mode(.audioGraph)))
      #expect(language.text(.details) == language.text(.mode(.details)))
      #expect(language.text(.describe) == language.text(.mode(.describe)))
      #expect(language.text(.values) == language.text(.mode(.values)))
      #expect(language.text(.table) == language.text(.mode(.table)))
    }
  }
}
