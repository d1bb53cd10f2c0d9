import Glibc
import Screen
import Testing

@testable import FontLetters

private let letters = FontLetters.source(language: "ja")

extension LetterBitmap {
  fileprivate var picture: [String] {
    (0..<rows).map { y in String((0..<columns).map { self[$0, y] ? "#" : "." }) }
  }

  /// The number of strokes that lie across, each counted once however thick.
  fileprivate func strokesAcross(of length: Int) -> Int {
    let isStroke = picture.map { $0.contains(String(repeating: "#", count: length)) }
    return zip([false] + isStroke, isStroke).count { !$0 && $1 }
  }
}

/// The output of a tool of fontconfig; nil without that tool.
private func output(of command: String) -> String? {
  guard let pipe = popen("\(command) 2>/dev/null", "r") else { return nil }
  var bytes: [UInt8] = []
  while let byte = UInt8(exactly: fgetc(pipe)) { bytes.append(byte) }
  return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}

/// True when a font of this machine has `scalar`; nil where that cannot be found out.
private func isInFonts(_ scalar: Unicode.Scalar) -> Bool? {
  output(of: "fc-list ':charset=\(String(scalar.value, radix: 16))' file").map { !$0.isEmpty }
}

/// The font fontconfig chooses for 骨 in a language.
private func font(for language: String) -> String? {
  output(of: "fc-match -f '%{file} %{index}' 'sans-serif:charset=9aa8:lang=\(language)'")
}

@Suite struct FontLettersTests {
  /// 月 is three bars between two uprights; without a font there is no letter, and no big text.
  @Test func aJapaneseLetterComesFromAFontOrNotAtAll() {
    let moon = letters.bitmap("月", 16)
    if let isInFonts = isInFonts("月") { #expect((moon != nil) == isInFonts) }
    let text = BigText.fitting(
      "10月", scale: 2, in: Size(columns: 80, rows: 24), glyphs: .braille, letters: letters)
    guard let moon else {
      #expect(text == nil)
      return
    }
    #expect(moon.rows == 16)
    #expect((12...18).contains(moon.columns))
    #expect(moon.strokesAcross(of: 7) == 3, "\(moon.picture)")
    #expect(letters.bitmap("日", 16)?.strokesAcross(of: 7) == 3)
    #expect(letters.bitmap("一", 16)?.strokesAcross(of: 7) == 1)
    #expect(moon != letters.bitmap("日", 16))
    #expect(letters.bitmap("月", 12)?.rows == 12)
    #expect(text?.size.rows == 4)
  }

  /// Every field of the library's structures that is read is in this picture.
  @Test func aLatinLetterStandsOnItsLine() throws {
    for height in [16, 32, 64] {
      let letter = try #require(letters.bitmap("H", height))
      let picture = letter.picture
      let line = (height * 7 + 4) / 8
      #expect(picture.lastIndex { $0.contains("#") } == line - 1, "\(picture)")
      let top = try #require(picture.firstIndex { $0.contains("#") })
      // Capitals are 0.6 to 0.8 of the size of a font high.
      #expect((height * 6 / 10...height * 8 / 10 + 1).contains(line - top), "\(picture)")
      let upright = picture[top + (line - top) / 4]
      #expect(upright.split(separator: ".").count == 2, "\(picture)")
      #expect(letter.strokesAcross(of: height / 3) == 1, "\(picture)")
      let wide = try #require(letters.bitmap("W", height))
      let narrow = try #require(letters.bitmap("i", height))
      #expect(wide.columns > letter.columns && letter.columns > narrow.columns)
    }
  }

  @Test(arguments: ["Ж", "Ω", "月", "数", "g", "가", "Å"] as [Character])
  func aLetterIsWholeWithinItsRows(_ character: Character) {
    for height in [12, 16, 24] {
      guard let letter = letters.bitmap(character, height) else {
        let isInFonts = character.unicodeScalars.first.flatMap(isInFonts)
        #expect(isInFonts != true)
        continue
      }
      #expect(letter.rows == height)
      #expect((2...2 * height).contains(letter.columns))
      #expect(letter.picture.contains { $0.contains("#") })
      #expect(letters.bitmap(character, height) == letter)
    }
  }

  @Test(
    arguments: [
      "\u{0}", "\n", "\r\n", "\u{1B}", "\u{202E}", "\u{200B}", "\u{FEFF}", "א", "ش", "\u{1E900}",
      "\u{E000}", "\u{10FFFF}", "\u{378}", "\u{301}", "e\u{301}\u{302}", "か\u{3099}", "🇩🇪", "👨‍👩‍👧",
      "월\u{301}", "月\u{FE00}",
    ] as [Character])
  func whatIsNotDrawnAloneHasNoLetter(_ character: Character) {
    #expect(letters.bitmap(character, 16) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 5, 65, Int.max])
  func aHeightOutOfReachHasNoLetter(_ height: Int) {
    #expect(letters.bitmap("月", height) == nil)
  }

  @Test func everyPlaneCanBeAskedFor() {
    for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 997) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let letter = letters.bitmap(Character(scalar), 16)
      #expect(letter.map { $0.rows == 16 && $0.columns <= 64 } ?? true)
    }
  }

  @Test func threadsMayAskAtOnce() async {
    let first = letters.bitmap("数", 16)
    await withTaskGroup(of: LetterBitmap?.self) { group in
      for index in 0..<64 {
        group.addTask {
          _ = letters.bitmap(Character(Unicode.Scalar(UInt8(33 + index))), 12)
          return letters.bitmap("数", 16)
        }
      }
      for await letter in group { #expect(letter == first) }
    }
  }

  @Test(arguments: [
    ("ja", "ja"), ("de-AT", "de"), ("zh", "zh-cn"), ("zh-Hans", "zh-cn"), ("zh-CN", "zh-cn"),
    ("zh-Hant", "zh-tw"), ("zh-TW", "zh-tw"), ("", ""),
  ])
  func fontsKnowALanguageByItsCountry(_ tag: String, _ name: String) {
    #expect(FontLetters.fontLanguage(of: tag) == name)
  }

  /// The corner in 骨 is on the right in Japan and on the left in China.
  @Test func aCharacterIsWrittenAsItsLanguageDoes() {
    let japanese = letters.bitmap("骨", 24)
    let chinese = FontLetters.source(language: "zh-Hans").bitmap("骨", 24)
    #expect((japanese == nil) == (chinese == nil))
    // Not every font is made for both.
    if font(for: "ja") != font(for: "zh-cn"), japanese != nil { #expect(japanese != chinese) }
  }

  @Test func languagesAreSourcesOfTheirOwn() {
    #expect(FontLetters.source(language: "ja") == letters)
    #expect(FontLetters.source(language: "zh-Hans") != letters)
    #expect(FontLetters.source() != LetterSource.none)
  }
}
