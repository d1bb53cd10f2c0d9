import Testing

@testable import earshot

@Suite struct LocaleVariablesTests {
  @Test(arguments: [
    "", "C", "C.UTF-8", "de_DE.UTF-8@euro", "zh-Hans", "klingon", "fr:de_AT", "POSIX",
  ])
  func namesALocale(_ value: String) { #expect(LocaleVariables.isWellFormed(value)) }

  @Test(arguments: ["abcdefghijkl", "/nonexistent/x", "1", "de/../../x", "a b"])
  func namesNone(_ value: String) { #expect(!LocaleVariables.isWellFormed(value)) }

  /// ICU stops a program whose locale has a language of twelve letters.
  @Test(arguments: ["LANG", "LC_ALL", "LC_MESSAGES"], ["abcdefghijkl", "/nonexistent/x"])
  func aMalformedLocaleIsNone(_ name: String, _ value: String) throws {
    let result = try Program.run(
      "describe", "-", environment: [name: value], input: "1.5\n2.5\n4\n")
    #expect(result.status == .exit(0))
    #expect(result.lines.count > 3)
  }
}
