import Testing

@testable import Screen

private let fonts: [DotFont] = [.small, .large]

extension DotFont {
  /// The dots of a letter as it would be drawn, for messages.
  fileprivate func picture(_ character: Character) -> String {
    guard let letter = letter(character) else { return "none" }
    return (0..<rows).map { y in
      String((0..<letter.columns).map { letter[$0, y] ? "#" : "." })
    }.joined(separator: "\n")
  }

  /// The number of dots in which two letters differ, laid upon each other.
  fileprivate func difference(_ left: Character, _ right: Character) -> Int {
    guard let left = letter(left), let right = letter(right) else { return 0 }
    return (0..<max(left.columns, right.columns)).reduce(0) { sum, x in
      sum + (0..<rows).count { left[x, $0] != right[x, $0] }
    }
  }
}

@Suite struct DotFontTests {
  @Test func readsATable() {
    let font = DotFont(
      rows: 2,
      table: """
          a   b
          #.  .##
          .#  ...

          c
          #
          #
        """)
    #expect(font.picture("a") == "#.\n.#")
    #expect(font.picture("b") == ".##\n...")
    #expect(font.picture("c") == "#\n#")
    #expect(font.letter("d") == nil)
  }

  @Test(arguments: fonts.indices)
  func lettersAreWholeAndNarrow(_ index: Int) {
    let font = fonts[index]
    for (character, letter) in font.letters {
      #expect(letter.rows == font.rows)
      #expect((1...8).contains(letter.columns), "\(character)")
      #expect(font.picture(character).contains("#") || character.isWhitespace, "\(character)")
    }
    #expect(font.letters.count == 165)
  }

  @Test(arguments: fonts.indices)
  func everyLetterDiffersFromEveryOther(_ index: Int) {
    let font = fonts[index]
    let letters = font.letters.filter { !$0.key.isWhitespace }
    let pictures = Dictionary(grouping: letters.keys, by: font.picture)
    for alike in pictures.values { #expect(alike.count == 1, "\(alike)") }
  }

  @Test(arguments: fonts.indices)
  func whatIsEasilyMistakenDiffersInSeveralDots(_ index: Int) {
    let pairs =
      "0O 08 06 09 86 89 83 8B 65 6b 9g 94 5S 53 2Z 1l 1I 17 lI il ., :; -+ OD CG hn uv ao ec UV HK x×"
    for pair in pairs.split(separator: " ") {
      let letters = Array(pair)
      #expect(fonts[index].difference(letters[0], letters[1]) >= 2, "\(pair)")
    }
  }

  @Test(arguments: fonts.indices)
  func everyPrintableASCIICharacterHasALetter(_ index: Int) {
    for value in UInt8(0x20)...0x7E {
      let character = Character(Unicode.Scalar(value))
      #expect(fonts[index].letter(character) != nil, "\(character)")
    }
  }

  @Test(arguments: fonts.indices)
  func whatTheLanguagesWriteHasALetter(_ index: Int) {
    let german = "ÄÖÜäöüß„“–"
    let french = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’\u{A0}\u{202F}"
    let spanish = "ÁÉÍÑÓÚÜáéíñóúü¿¡"
    for character in german + french + spanish + "°€$£¥−±×²³µ…" {
      #expect(fonts[index].letter(character) != nil, "\(character)")
    }
  }

  @Test func bothFontsHaveTheSameLetters() {
    #expect(Set(DotFont.small.letters.keys) == Set(DotFont.large.letters.keys))
  }

  @Test(arguments: fonts.indices)
  func aLetterMayBeComposed(_ index: Int) {
    #expect(fonts[index].letter("e\u{301}") == fonts[index].letter("é"))
    #expect(fonts[index].letter("e\u{301}") != nil)
  }

  @Test(arguments: fonts.indices)
  func spacesDifferInWidth(_ index: Int) {
    #expect(fonts[index].letter(" ")?.columns == 2)
    #expect(fonts[index].letter("\u{A0}")?.columns == 2)
    #expect(fonts[index].letter("\u{202F}")?.columns == 1)
  }

  @Test(
    arguments: ["\t", "\n", "\r\n", "\u{1B}", "\u{202E}", "月", "א", "😀", "q\u{301}"] as [Character])
  func thereIsNoLetterFor(_ character: Character) {
    for font in fonts { #expect(font.letter(character) == nil) }
  }
}
