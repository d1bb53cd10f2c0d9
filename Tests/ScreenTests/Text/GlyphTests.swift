import Testing

@testable import Screen

@Test(
  arguments: [
    ("a", ["a"]), ("é", ["é"]), ("日", ["日"]), ("👩‍🚀", ["👩"]), ("👍🏽", ["👍"]), ("❤️", ["❤"]),
    ("🇯🇵", ["🇯", "🇵"]), ("\u{7}", ["\u{FFFD}"]), ("\r\n", ["\u{FFFD}"]), ("\u{200B}", []),
    ("\u{301}", []), ("क्ष", ["क्", "ष"]),
  ] as [(String, [String])])
func drawsTextAsItsGlyphs(_ text: String, _ glyphs: [String]) {
  // By scalars, since equal characters may be made of different ones.
  let drawn = text.flatMap(\.glyphs).map { Array($0.text.unicodeScalars) }
  #expect(drawn == glyphs.map { Array($0.unicodeScalars) })
}

@Test func keepsAtMostFourMarks() throws {
  let character = try #require(("o" + String(repeating: "\u{301}", count: 500)).first)
  #expect(character.glyphs.map(\.text.unicodeScalars.count) == [5])
}

@Test(arguments: [
  ("plain 日本", "plain 日本"), ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\r\nb", "a\u{FFFD}b"),
  ("\u{202E}abc", "\u{FFFD}abc"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
])
func printableTextHasNoControls(_ text: String, _ printable: String) {
  #expect(text.printable == printable)
}
