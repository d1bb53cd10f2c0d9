/// Text in two bytes a letter, which spreadsheets write as "Unicode text" and shells of Windows write.
enum UTF16Text {
  /// The input in UTF-8; as it is where it has no byte order mark of UTF-16, and does not begin with many letters that
  /// have a zero before or behind them.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return bytes }
    var isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    let isMarked = isBigEndian || bytes.starts(with: [0xFF, 0xFE])
    if !isMarked {
      guard let found = unmarkedOrder(bytes) else { return bytes }
      isBigEndian = found
    }
    // Four bytes with two zeros are another encoding's mark.
    guard !isMarked || Array(bytes[2...].prefix(2)) != [0, 0] else { return bytes }
    let units = units(of: bytes, from: isMarked ? 2 : 0, isBigEndian: isBigEndian)
    guard let text = String(validating: units, as: UTF16.self) else { return bytes }
    return Array(text.utf8)
  }

  /// The line, from 1, with the first damage of a text that is marked as UTF-16: half a letter; `nil` of any other text.
  static func damagedRow(of bytes: [UInt8]) -> Int? {
    guard CodePage(bytes) == .utf16 else { return nil }
    let units = units(of: bytes, from: 2, isBigEndian: bytes[0] == 0xFE)
    var decoder = UTF16()
    var source = units.makeIterator()
    var whole: [UInt8] = []
    while case .scalarValue(let scalar) = decoder.decode(&source) {
      whole += Array(String(scalar).utf8)
    }
    return SourcePosition(offset: whole.count, in: whole).row
  }

  private static func units(
    of bytes: [UInt8], from start: Int, isBigEndian: Bool
  ) -> [UInt16] {
    stride(from: start, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }

  /// True where the larger byte comes first in text without a mark; `nil` where it is none of UTF-16: the zeros of
  /// letters, digits and separators stand on one side only.
  private static func unmarkedOrder(_ bytes: [UInt8]) -> Bool? {
    let beginning = bytes.prefix(512)
    let zeros = beginning.indices.filter { beginning[$0] == 0 }
    let even = zeros.count { $0 % 2 == 0 }
    guard zeros.count * 3 > beginning.count, even == 0 || even == zeros.count else { return nil }
    return even > 0
  }
}
