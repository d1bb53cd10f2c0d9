import CFreeType
import Screen
import Synchronization

/// Letters of the system's fonts, for what is not drawn by hand.
///
/// Without FreeType, fontconfig or a font that has the letter there is none. The first letter loads
/// the libraries and the list of fonts.
package enum FontLetters {
  /// The fonts that suit a language, as "ja" or "zh-Hans"; nil: that of the locale.
  ///
  /// It matters for characters that are written differently in Japan and in China.
  package static func source(language: String? = nil) -> LetterSource {
    let language = language.map(fontLanguage)
    return LetterSource(name: "fonts for \(language ?? "the locale")") { character, height in
      letter(character, height: height, language: language)
    }
  }

  /// A language as fonts know it: by a country where its script is used, not by the script.
  static func fontLanguage(of tag: String) -> String {
    let parts = tag.lowercased().split(separator: "-")
    guard parts.first == "zh" else { return parts.first.map(String.init) ?? tag }
    return parts.contains("hant") || parts.contains("tw") || parts.contains("hk")
      ? "zh-tw" : "zh-cn"
  }

  /// The libraries are not made for threads, so all that is known of fonts is behind one lock.
  private static let fonts = Mutex(Fonts())

  private static func letter(
    _ character: Character, height: Int, language: String?
  ) -> LetterBitmap? {
    guard let scalar = character.drawnAlone, heights.contains(height) else { return nil }
    return fonts.withLock { $0.letter(scalar, height: height, language: language) }
  }

  /// From where a letter can be read to more than any screen has room for.
  private static let heights = 6...64
}

/// The fonts that are open and the letters they gave.
private struct Fonts: ~Copyable {
  private struct LetterKey: Hashable {
    var scalar: Unicode.Scalar
    var height: Int
    var language: String?
  }

  private struct Font {
    var pointer: OpaquePointer
    var language: String?
  }

  private var open: [Font] = []
  /// The letters that were asked for before; nil where there is no letter.
  private var letters: [LetterKey: LetterBitmap?] = [:]

  private static let mostFonts = 8
  private static let mostLetters = 1024

  mutating func letter(
    _ scalar: Unicode.Scalar, height: Int, language: String?
  ) -> LetterBitmap? {
    let key = LetterKey(scalar: scalar, height: height, language: language)
    if let known = letters[key] { return known }
    if letters.count >= Self.mostLetters { letters = [:] }
    let letter = font(scalar, language).flatMap { LetterBitmap(scalar, height: height, font: $0) }
    letters[key] = .some(letter)
    return letter
  }

  /// A font that has `scalar`: one that is open, so that words are in one font, or a new one.
  private mutating func font(_ scalar: Unicode.Scalar, _ language: String?) -> OpaquePointer? {
    for font in open where font.language == language && cfreetype_has(font.pointer, scalar.value) {
      return font.pointer
    }
    guard let pointer = cfreetype_open(scalar.value, language) else { return nil }
    if open.count >= Self.mostFonts { cfreetype_close(open.removeFirst().pointer) }
    open.append(Font(pointer: pointer, language: language))
    return pointer
  }
}

extension LetterBitmap {
  /// Draws a letter on a line seven eighths down, moved if it would stick out.
  fileprivate init?(_ scalar: Unicode.Scalar, height: Int, font: OpaquePointer) {
    var letter = CFreeTypeLetter()
    guard cfreetype_draw(font, scalar.value, Int32(height), &letter) else { return nil }
    let limit = 0...4 * height
    let (columns, rows, advance) = (Int(letter.columns), Int(letter.rows), Int(letter.advance))
    guard limit.contains(columns), limit.contains(rows), limit.contains(advance) else { return nil }
    let dots = letter.dotsSet(columns: columns, rows: rows)
    guard !dots.isEmpty || scalar.properties.isWhitespace else { return nil }

    let line = (height * 7 + 4) / 8
    let left = max(Int(letter.left.clamped(to: -1024...1024)), 0)
    let top = line - Int(letter.top.clamped(to: -1024...1024))
    let first = dots.map(\.y).min() ?? 0
    let last = dots.map(\.y).max() ?? 0
    let shift = max(min(top, height - 1 - last), -first)
    // The gap to the next letter is part of the advance.
    let width = max(advance - 1, (dots.map(\.x).max() ?? -1) + left + 1)
    guard limit.contains(width) else { return nil }
    self.init(columns: width, rows: height)
    for dot in dots { self[left + dot.x, shift + dot.y] = true }
  }
}

extension CFreeTypeLetter {
  /// The least darkness of a dot, of 255: strokes keep together and gaps open at 12 to 16 dots.
  private static let threshold: UInt8 = 112

  fileprivate func dotsSet(columns: Int, rows: Int) -> [(x: Int, y: Int)] {
    let bytes = is_packed ? (columns + 7) / 8 : columns
    // A font may turn its rows upside down; none that is in use does.
    guard let dots, Int(pitch) >= bytes else { return [] }
    return (0..<rows).flatMap { y in
      let row = dots + y * Int(pitch)
      return (0..<columns).filter { x in
        is_packed ? row[x / 8] & (0x80 >> UInt8(x % 8)) != 0 : row[x] >= Self.threshold
      }.map { (x: $0, y: y) }
    }
  }
}

extension Comparable {
  fileprivate func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
