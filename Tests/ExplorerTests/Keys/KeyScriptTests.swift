import Screen
import Testing

@testable import Explorer

@Suite struct KeyScriptTests {
  @Test func keysNamesAndComments() throws {
    let script = try KeyScript("h<Right>  # on\n<lt><Hash>\r\n<Space><S-Tab>")
    #expect(
      script.steps == [
        .key("h"), .key(.right), .key(" "), .key(" "), .key("<"), .key("#"), .key(" "),
        .key(.shiftTab),
      ])
  }

  /// A control character is the key that a keyboard sends it for.
  @Test func controlCharactersAreKeys() throws {
    #expect(
      try KeyScript("l\t\u{1B}\u{7F}\u{8}").steps
        == [.key("l"), .key(.tab), .key(.escape), .key(.backspace), .key(.backspace)])
  }

  @Test func sizesAndWaits() throws {
    let script = try KeyScript("<Resize 40x12><Wait 500ms><Wait 2s>")
    #expect(
      script.steps == [.resize(Size(columns: 40, rows: 12)), .wait(0.5), .wait(2)])
  }

  @Test(arguments: [
    ("<Nope>", 1, "<Nope>"), ("a\n<Right", 2, "<Right"), ("<Wait 9>", 1, "<Wait 9>"),
    ("<Resize 0x5>", 1, "<Resize 0x5>"), ("<Wait 1e300s>", 1, "<Wait 1e300s>"),
  ])
  func mistakesNameTheirLine(text: String, line: Int, part: String) {
    #expect(throws: KeyScript.Mistake(line: line, text: part)) { try KeyScript(text) }
  }
}
