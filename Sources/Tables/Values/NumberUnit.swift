/// A unit that may stand beside a number: "GB", "%", "€", "km/h".
enum NumberUnit {
  private static let maximumBytes = 24
  /// Parts of dates and clocks: "3月" is a month, not three of something.
  private static let notUnits: Set<String> = ["月", "日", "号", "am", "pm", "AM", "PM"]

  /// The letters that are units on their own: ampere, volt, watt, gram, meter …, times, pence, cents, years.
  private static let letters = Set("AVWgmshdKCFNJLltBbkMGTpcxyR".utf8)

  /// True when the bytes are a unit: letters and the signs units are made of, without digits.
  static func isUnit(_ cell: Span<UInt8>, in range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= maximumBytes else { return false }
    // "8D" is a class or a house rather than eight of anything.
    if range.count == 1, cell[range.lowerBound].isLetter, range.lowerBound > 0,
      cell[range.lowerBound - 1].isDigit
    {
      return letters.contains(cell[range.lowerBound])
    }
    for i in range {
      let byte = cell[i]
      let isInner =
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "*")
      guard isUnitSign(byte) || (isInner && i > range.lowerBound) else { return false }
    }
    if cell[range.lowerBound] >= 0x80 || range.count == 2 {
      return !notUnits.contains(cell.extracting(range).text)
    }
    return true
  }

  private static func isUnitSign(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$")
      || byte == .quote || byte == .apostrophe
  }

  /// True of a unit that is one sign of money: "$", "€".
  static func isCurrencySign(_ unit: String) -> Bool {
    let bytes = Array(unit.utf8)
    return !bytes.isEmpty && currencyPrefix(of: bytes.span, from: 0).count == bytes.count
  }

  /// The currency sign at `start`, empty if there is none.
  static func currencyPrefix(of cell: Span<UInt8>, from start: Int) -> Range<Int> {
    guard start < cell.count, !cell[start].isDigit else { return start..<start }
    if cell[start] == UInt8(ascii: "$") { return start..<start + 1 }
    // ¢ £ ¤ ¥ are two bytes; U+20A0 to U+20BF, from ₠ to ₿, are three.
    if cell[start] == 0xC2, start + 1 < cell.count, (0xA2...0xA5).contains(cell[start + 1]) {
      return start..<start + 2
    }
    if cell[start] == 0xE2, start + 2 < cell.count, cell[start + 1] == 0x82,
      cell[start + 2] >= 0xA0
    {
      return start..<start + 3
    }
    return start..<start
  }
}
