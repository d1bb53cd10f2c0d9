import Testing

@testable import earshot

@Suite struct TypedLanguageTests {
  @Test(
    arguments: [
      ([], nil, []), (["a.csv"], nil, ["a.csv"]),
      (["--help", "--language", "ja"], "ja", ["--help"]),
      (["--language=de", "help", "draw"], "de", ["help", "draw"]),
      (["--language", "fr", "--language", "pl"], "pl", []),
      (["draw", "--", "--language", "ja"], nil, ["draw", "--", "--language", "ja"]),
      (["--language"], nil, ["--language"]),
      (["--language", "--help"], nil, ["--language", "--help"]),
    ] as [([String], String?, [String])])
  func isTheLastBeforeTheFiles(_ arguments: [String], _ tag: String?, _ others: [String]) {
    let typed = TypedLanguage(arguments)
    #expect(typed.tag == tag)
    #expect(typed.others == others)
  }
}
