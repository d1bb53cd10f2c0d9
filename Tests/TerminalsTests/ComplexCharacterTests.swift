import Glibc
import Testing

@testable import Terminals

@Suite struct ComplexCharacterTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func shown(_ text: String, isWide: Bool = false, isUnicode: Bool = true) -> String {
    let glyph = ComplexCharacter(text, isWide: isWide, isUnicode: isUnicode)
    var view = String.UnicodeScalarView()
    view += glyph.scalars.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    return String(view)
  }

  @Test(arguments: ["a", " ", "é", "e\u{301}", "⣿", "█", "ｱ"])
  func narrow(_ text: String) {
    #expect(shown(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(ComplexCharacter(text, isWide: false, isUnicode: true).shownColumns == 1)
  }

  @Test(arguments: ["日", "が", "Ａ", "😀"])
  func wide(_ text: String) {
    #expect(shown(text, isWide: true) == text)
    #expect(ComplexCharacter(text, isWide: true, isUnicode: true).shownColumns == 2)
  }

  @Test func joinedEmojiKeepsItsBase() {
    #expect(shown("👨‍👩‍👧", isWide: true) == "👨")
    #expect(shown("👍🏽", isWide: true) == "👍")
  }

  @Test func fourMarksAtMost() {
    let many = "a" + String(repeating: "\u{301}", count: 40)
    #expect(ComplexCharacter(many, isWide: false, isUnicode: true).scalars.count == 5)
  }

  @Test(arguments: ["\u{7}", "\u{1B}", "\u{9B}", "\n", "\u{0}", "日", "\u{200B}"])
  func whatWouldMoveTheRowIsReplaced(_ text: String) {
    #expect(shown(text) == "\u{FFFD}")
  }

  @Test func narrowInAWidePlaceLeavesAColumnToBlank() {
    let glyph = ComplexCharacter("a", isWide: true, isUnicode: true)
    #expect(glyph.shownColumns == 1)
    #expect(glyph.columns == 2)
  }

  @Test func asciiOnly() {
    #expect(shown("a", isUnicode: false) == "a")
    #expect(shown("é", isUnicode: false) == "?")
    #expect(shown("日", isWide: true, isUnicode: false) == "?")
    #expect(shown("e\u{301}", isUnicode: false) == "e")
    #expect(shown("", isUnicode: true) == "?")
  }
}
