/// The encodings that text which is not UTF-8 may be in, by the names that iconv has for them.
package enum CodePage: String, CaseIterable, Sendable {
  case western = "WINDOWS-1252"
  case central = "WINDOWS-1250"
  case cyrillic = "WINDOWS-1251"
  case japanese = "CP932"
  case chinese = "GB18030"
  /// Marked as such, and damaged: what is whole is read.
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// Enough of a text tells what it is in.
  private static let mostBytes = 1 << 16
  /// Of this many letters one may be foreign.
  private static let share = 20

  /// The encoding by which the letters of a text are those of a language; `nil` where there is none.
  init?(_ bytes: [UInt8]) {
    let text = Array(bytes.prefix(Self.mostBytes))
    if text.starts(with: [0xFF, 0xFE, 0, 0]) || text.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
      return
    }
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    // No text has these, and random bytes have them soon.
    guard !text.contains(where: { $0 < 0x20 && !$0.isBlank && !$0.isLineBreak && $0 != 0x1A })
    else {
      return nil
    }
    if Self.areKana(text) {
      self = .japanese
    } else if Self.areHan(text) {
      self = .chinese
    } else if let page = Self.alphabetic(text) {
      self = page
    } else {
      return nil
    }
  }

  // MARK: Letters of one byte

  /// The languages of each code page, by the letters that they have beside those of ASCII.
  private static let alphabets: [(page: CodePage, letters: String)] = [
    // German, French, Spanish, Portuguese, Italian, Dutch, and those of Scandinavia.
    (.western, "äöüß"), (.western, "àâæçéèêëîïôœùûüÿ"), (.western, "áéíñóúü"),
    (.western, "áâãàçéêíóôõú"), (.western, "àèéìòù"), (.western, "éëïóöü"), (.western, "åäö"),
    (.western, "æøåé"), (.western, "áðéíóúýþæö"),
    // Polish, Czech, Slovak, Hungarian, Romanian, Croatian.
    (.central, "ąćęłńóśźż"), (.central, "áčďéěíňóřšťúůýž"), (.central, "áäčďéíĺľňóôŕšťúýž"),
    (.central, "áéíóöőúüű"), (.central, "ăâîşţ"), (.central, "čćđšž"),
    (.cyrillic, "абвгдежзийклмнопрстуфхцчшщъыьэюя"),
  ]

  /// The letters and signs of the bytes from 0x80 on; where there is none a point stands in the middle.
  static func upperHalf(_ page: CodePage) -> [UnicodeScalar] {
    switch page {
    case .western:
      Array("€·‚ƒ„…†‡ˆ‰Š‹Œ·Ž··‘’“”•–—˜™š›œ·žŸ".unicodeScalars)
        + (0xA0...0xFF as ClosedRange<UInt8>).map { UnicodeScalar($0) }
    case .central:
      Array(
        ("€·‚·„…†‡·‰Š‹ŚŤŽŹ·‘’“”•–—·™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙").unicodeScalars)
    case .cyrillic:
      Array(repeating: "·", count: 0x40) + (0x410...0x44F).compactMap(UnicodeScalar.init)
    case .japanese, .chinese, .utf16, .utf32: []
    }
  }

  /// Signs that both have at the same place, and that stand beside letters: of money, of degrees, of quotation.
  private static let signs = Set("€‘’“”„–—…°±²³§«»\u{A0}×".unicodeScalars)

  /// Signs of money and of measures that the West has beside these.
  private static let westernSigns = Set("£¥¢µº".unicodeScalars)

  /// The code page of the language that has nearly all letters of a text; of several the first.
  private static func alphabetic(_ text: [UInt8]) -> CodePage? {
    let high = text.indices.filter { text[$0] >= 0x80 }
    // A sign by itself is no letter.
    let letters = high.filter { place in
      [place - 1, place + 1].contains { beside in
        text.indices.contains(beside) && (text[beside].isLetter || text[beside] >= 0x80)
      }
    }.map { text[$0] }
    func count(_ page: CodePage, _ known: Set<UnicodeScalar>) -> Int {
      let half = upperHalf(page)
      return letters.count {
        half.indices.contains(Int($0) - 0x80) && known.contains(half[Int($0) - 0x80])
      }
    }
    guard !letters.isEmpty else {
      // Nothing but signs: those of the West are the usual ones.
      let half = upperHalf(.western)
      return !high.isEmpty
        && high.allSatisfy {
          signs.union(westernSigns).contains(half[Int(text[$0]) - 0x80])
        } ? .western : nil
    }
    let sets = alphabets.map { page, alphabet in
      (
        page: page,
        letters: Set((alphabet + alphabet.uppercased()).unicodeScalars)
          .union(page == .western ? signs.union(westernSigns) : signs)
      )
    }
    // Names of several languages may stand in one table.
    let unions = [CodePage.western, .central].map { page in
      (page: page, letters: sets.filter { $0.page == page }.reduce(signs) { $0.union($1.letters) })
    }
    for sets in [sets, unions] {
      let found = sets.map { (page: $0.page, count: count($0.page, $0.letters)) }
      let most = found.map(\.count).max() ?? 0
      if most > 0, (letters.count - most) * share <= letters.count {
        return found.first { $0.count == most }?.page
      }
    }
    return nil
  }

  // MARK: Letters of two bytes

  /// True of Japanese as Windows writes it: kana, and signs of the first level of JIS X 0208.
  private static func areKana(_ text: [UInt8]) -> Bool {
    // Kana of half a width are single bytes.
    arePairs(
      text, isSingle: { (0xA1...0xDF).contains($0) },
      isPair: {
        ((0x81...0x9F).contains($0) || (0xE0...0xEA).contains($0))
          && (0x40...0xFC).contains($1) && $1 != 0x7F
      },
      isUsual: { (0x81...0x83).contains($0) || (0x88...0x97).contains($0) })
  }

  /// True of Chinese: pairs of bytes of GB 2312, most of them signs of its first level.
  private static func areHan(_ text: [UInt8]) -> Bool {
    arePairs(
      text, isSingle: { _ in false },
      isPair: { (0xA1...0xF7).contains($0) && (0xA1..<0xFF).contains($1) },
      isUsual: { (0xB0...0xD7).contains($0) })
  }

  /// True where the bytes beyond ASCII are letters of one or two bytes, but for a few, and most begin as usual ones do.
  private static func arePairs(
    _ text: [UInt8], isSingle: (UInt8) -> Bool, isPair: (UInt8, UInt8) -> Bool,
    isUsual: (UInt8) -> Bool
  ) -> Bool {
    var (letters, usual, strange, i) = (0, 0, 0, 0)
    while i < text.count {
      let byte = text[i]
      i += 1
      guard byte >= 0x80 else { continue }
      letters += 1
      if isSingle(byte) { continue }
      guard i < text.count, isPair(byte, text[i]) else {
        strange += 1
        continue
      }
      usual += isUsual(byte) ? 1 : 0
      i += 1
    }
    return letters > 1 && strange * share <= letters && usual * 2 > letters
  }
}
