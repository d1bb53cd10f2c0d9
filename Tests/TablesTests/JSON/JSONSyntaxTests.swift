import Testing

@testable import Tables

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    ("[1 2]", 3), ("{\"a\" 1}", 5), ("[1,]", 3), ("{\"a\":1,}", 7), ("[01]", 2), ("[1.]", 3),
    ("[tru]", 4), ("[1", 2), ("{\"a\":", 5), ("[\"a", 3), ("[\"a\nb\"]", 3), ("[\"\\x\"]", 3),
    ("[\"\\u12G4\"]", 6), ("[\"\\ud800\"]", 2), ("[1] 2", 4), ("", 0), ("[-]", 2), ("[1e]", 3),
    ("{1:2}", 1), ("[nullx]", 5), ("]", 0), ("hello", 0), ("[NaN]", 1),
  ])
  func firstError(text: String, offset: Int) {
    let bytes = Array(text.utf8)
    #expect(JSONSyntax.firstError(in: bytes, 0..<bytes.count) == offset)
    #expect(throws: JSONTape.TapeFailure.self) { try JSONTape(bytes).append(0..<bytes.count) }
  }

  @Test(arguments: [
    "1", "-0.5e+3", " [ ] ", "{}", "[1,2,[3]]", "{\"a\":{\"b\":null}}", "\"\\ud83d\\ude00\"",
    "true",
    "null", "false", "[\"\\u00e9\\n\\/\"]", "1e999", "\"x\"", "[1e999, 2]",
  ])
  func wholeValue(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(JSONSyntax.firstError(in: bytes, 0..<bytes.count) == nil)
    try JSONTape(bytes).append(0..<bytes.count)
  }
}
