import Descriptions
import Testing

struct LanguageListTests {
  @Test func readmeListsEveryLanguage() throws {
    try Readme.expect("languages", is: Languages.all.map { "- \($0.name) (`\($0.tag)`)" })
  }
}
