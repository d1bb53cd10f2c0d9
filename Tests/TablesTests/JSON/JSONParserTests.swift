import Testing

@testable import Tables

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("[1 2]", 3), ("{\"a\" 1}", 5), ("[1,]", 3), ("{\"a\":1,}", 7), ("[01]", 2), ("[1.]", 3),
    ("[tru]", 4), ("[1", 2), ("{\"a\":", 5), ("[\"a", 3), ("[\"a\nb\"]", 3), ("[\"\\x\"]", 3),
    ("[\"\\u12G4\"]", 6), ("[\"\\ud800\"]", 2), ("[\"\\udc00\"]", 2), ("[\"\\ud800\\u0041\"]", 2),
    ("[\"\\ud800\\n\"]", 2), ("[1] 2", 4), ("", 0), ("[-]", 2), ("[1e]", 3), ("[1e+]", 4),
    ("{1:2}", 1), ("[nullx]", 5), ("]", 0), ("hello", 0), ("[NaN]", 1), ("[1\0]", 2),
    ("[\"\\", 3), ("[\"\\u00", 6), ("[\"\0\"]", 2),
  ])
  func firstByteThatCannotBeThere(text: String, offset: Int) {
    let bytes = Array(text.utf8)
    var tape = JSONTape(bytes)
    #expect(throws: JSONTape.TapeFailure.malformed(offset: offset)) {
      try tape.append(0..<bytes.count)
    }
  }

  @Test(arguments: [
    "1", "-0.5e+3", " [ ] ", "{}", "[1,2,[3]]", "{\"a\":{\"b\":null}}", "\"\\ud83d\\ude00\"",
    "true",
    "null", "false", "[\"\\u00e9\\n\\/\"]", "1e999", "\"x\"", "[1e999, 2]", "\t{\r\n\"\" : [\n]}\n",
  ])
  func wholeValue(text: String) throws {
    let bytes = Array(text.utf8)
    var tape = JSONTape(bytes)
    try tape.append(0..<bytes.count)
    #expect(tape.next(0) == tape.entries.count)
  }

  @Test(arguments: [
    (#""""#, ""), (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""a\u0041z\u00e9日""#, "aAzé日"), (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\0"),
    (#""\uFFFF\uE000""#, "\u{FFFF}\u{E000}"),
  ])
  func escapes(json: String, text: String) throws {
    let bytes = Array(json.utf8)
    var tape = JSONTape(bytes)
    try tape.append(0..<bytes.count)
    #expect(tape.text(0) == text)
  }

  @Test(arguments: ["a", #"\n"#])
  func stringIsLimited(end: String) throws {
    let most = String(repeating: "x", count: JSONTape.maximumStringBytes - 1)
    let fits = Array("[\"\(most)\(end)\"]".utf8)
    var tape = JSONTape(fits)
    try tape.append(0..<fits.count)
    let tooLong = Array("[\"\(most)\(end)\(end)\"]".utf8)
    tape = JSONTape(tooLong)
    #expect(throws: JSONTape.TapeFailure.tooLong(offset: 1)) { try tape.append(0..<tooLong.count) }
  }

  @Test func valueEndsBeforeWhatFollows() throws {
    let bytes = Array("var a = {\"b\": [1, 2]}; done".utf8)
    var tape = JSONTape(bytes)
    #expect(try tape.appendValue(at: 8) == 21)
  }
}
