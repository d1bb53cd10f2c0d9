/// The encodings that text which is not UTF-8 may be in, by the names that iconv has for them.
package enum CodePage: String, CaseIterable, Sendable {
  case western = "WINDOWS-1252"
  case central = "WINDOWS-1250"
  case cyrillic = "WINDOWS-1251"
  case turkish = "WINDOWS-1254"
  case japanese = "CP932"
  case chinese = "GB18030"
  case korean = "CP949"
  /// Text that ends within a letter, as one that was cut off.
  case tornUTF8 = "UTF-8"
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
    if Self.isTorn(bytes) {
      self = .tornUTF8
      return
    }
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
    // In most rows it is UTF-8 already: to read it as anything else would spoil these.
    guard UTF8Validity.letterCounts(in: text).map({ $0.foreign > $0.valid }) ?? true else {
      return nil
    }
    if Self.areKana(text) {
      self = .japanese
    } else if Self.areHan(text) {
      guard !Self.areHangul(text) else {
        self = .korean
        return
      }
      self = .chinese
    } else if let page = Self.alphabetic(text) {
      self = page
    } else {
      return nil
    }
  }

  /// True of UTF-8 of which the end cuts off a letter.
  ///
  /// The one foreign byte at the end of a word may be the first of such a letter or a small letter of the West.
  private static func isTorn(_ bytes: [UInt8]) -> Bool {
    guard let offset = UTF8Validity.firstInvalidOffset(in: bytes) else { return false }
    let rest = bytes[offset...]
    guard let first = rest.first, (0xC2...0xF4).contains(first) else { return false }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard rest.count < length, rest.dropFirst().allSatisfy({ (0x80...0xBF).contains($0) }) else {
      return false
    }
    let endsWord = rest.count == 1 && first >= 0xE0 && bytes[..<offset].last?.isLetter == true
    return !endsWord || bytes[..<offset].contains { $0 >= 0x80 }
  }

  // MARK: Letters of one byte

  /// The languages of each code page, by the letters that they have beside those of ASCII.
  private static let alphabets: [(page: CodePage, letters: String)] = [
    // German, French, Spanish, Portuguese, Italian, Dutch, and those of Scandinavia.
    (.western, "äöüß"), (.western, "àâæçéèêëîïôœùûüÿ"), (.western, "áéíñóúü"),
    (.western, "áâãàçéêíóôõú"), (.western, "àèéìòù"), (.western, "éëïóöü"), (.western, "åäö"),
    (.western, "æøåé"), (.turkish, "çğıöşüâîû"), (.western, "áðéíóúýþæö"),
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
    case .turkish:
      upperHalf(.western).map { scalar in
        switch scalar {
        case "Ð": "Ğ"
        case "ð": "ğ"
        case "Ý": "İ"
        case "ý": "ı"
        case "Þ": "Ş"
        case "þ": "ş"
        default: scalar
        }
      }
    case .cyrillic:
      Array(repeating: "·", count: 0x40) + (0x410...0x44F).compactMap(UnicodeScalar.init)
    case .japanese, .chinese, .korean, .tornUTF8, .utf16, .utf32: []
    }
  }

  /// Signs that both have at the same place, and that stand beside letters: of money, of degrees, of quotation.
  private static let signs = Set("€‘’“”„–—…°±²³§«»\u{A0}×".unicodeScalars)

  /// Those of them that no word has in it.
  private static let outerSigns = Set("‘“”„…°±²³§«»".unicodeScalars)

  /// Signs of money and of measures that the West has beside these.
  private static let westernSigns = Set("£¥¢µº".unicodeScalars)

  /// The code page of the language that has nearly all letters of a text; of several the first.
  private static func alphabetic(_ text: [UInt8]) -> CodePage? {
    let high = text.indices.filter { text[$0] >= 0x80 }
    // A sign by itself is no letter.
    let places = high.filter { place in
      [place - 1, place + 1].contains { beside in
        text.indices.contains(beside) && (text[beside].isLetter || text[beside] >= 0x80)
      }
    }
    let letters = places.map { text[$0] }
    func isWithinWord(_ place: Int) -> Bool {
      [place - 1, place + 1].allSatisfy { beside in
        text.indices.contains(beside) && (text[beside].isLetter || text[beside] >= 0xC0)
      }
    }
    func count(_ page: CodePage, _ known: Set<UnicodeScalar>) -> Int {
      let half = upperHalf(page)
      return places.count { place in
        let scalar = half[Int(text[place]) - 0x80]
        return known.contains(scalar) && !(outerSigns.contains(scalar) && isWithinWord(place))
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
    let isLatin = areWordsOfLatin(text)
    let isTurkish = letters.contains { [0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE].contains($0) }
    let sets = alphabets.filter { page, _ in
      switch page {
      case .cyrillic: areWordsOfCyrillic(text, letters)
      case .turkish: isLatin && isTurkish
      default: isLatin
      }
    }
    .map { page, alphabet in
      let capitals = page == .turkish ? "ÇĞİÖŞÜÂÎÛI" : alphabet.uppercased()
      return (
        page: page,
        letters: Set((alphabet + capitals).unicodeScalars)
          .union(page == .western ? signs.union(westernSigns) : signs)
      )
    }
    // Names of several languages may stand in one table, but those of Iceland have the places of Turkish letters.
    let unions = [CodePage.western, .central].map { page in
      let own = sets.filter { $0.page == page && !$0.letters.contains("þ") }
      return (page: page, letters: own.reduce(signs) { $0.union($1.letters) })
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

  /// True where most words with foreign letters have letters of ASCII, too.
  private static func areWordsOfLatin(_ text: [UInt8]) -> Bool {
    let words = text.split { !$0.isLetter && $0 < 0xC0 }.filter { word in
      word.count > 1 && word.contains { $0 >= 0xC0 }
    }
    return words.count { word in word.allSatisfy { $0 >= 0xC0 } } * 2 <= words.count
  }

  /// True where letters may be those of Russian and its like: whole words of them, in which the four usual vowels are a third,
  /// as in no text of Greek, Hebrew or KOI8 that is taken for it.
  private static func areWordsOfCyrillic(_ text: [UInt8], _ letters: [UInt8]) -> Bool {
    let mixed = text.indices.dropLast().count { place in
      (text[place] >= 0x80) != (text[place + 1] >= 0x80)
        && (text[place].isLetter || text[place + 1].isLetter)
    }
    // а, е, и and о, small and large.
    let vowels = letters.count { [0xC0, 0xC5, 0xC8, 0xCE, 0xE0, 0xE5, 0xE8, 0xEE].contains($0) }
    // Small letters have the places of large ones of KOI8, and no word goes from small to large.
    let turns = zip(text, text.dropFirst()).count { $0 >= 0xE0 && (0xC0..<0xE0).contains($1) }
    return mixed * share <= letters.count && vowels * 4 >= letters.count
      && turns * share <= letters.count
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

  /// True of pairs that may be Chinese, of which none begins as the second half of the Chinese signs of the first level do, in
  /// the order of their sounds: all Korean syllables stand before these.
  private static func areHangul(_ text: [UInt8]) -> Bool {
    var (pairs, isSecond) = (0, false)
    for byte in text {
      guard byte >= 0x80 else {
        isSecond = false
        continue
      }
      if !isSecond {
        guard (0xA1...0xC8).contains(byte) else { return false }
        pairs += 1
      }
      isSecond.toggle()
    }
    return pairs >= fewestSyllables
  }

  /// Fewer Chinese signs may all be of the first half by chance.
  private static let fewestSyllables = 6

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
      // A lone pair with a letter of ASCII behind it is one of a word of the West.
      let isAlone = i < 2 || text[i - 2] < 0x80
      if isAlone, i + 1 < text.count, text[i + 1].isLetter { strange += 1 }
      i += 1
    }
    return letters > 1 && strange * share <= letters && usual * 2 > letters
  }
}
