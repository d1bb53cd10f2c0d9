/// Text in two bytes a letter, which spreadsheets write as "Unicode text" and shells of Windows write.
enum UTF16Text {
  /// The input in UTF-8; as it is where it has no byte order mark of UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return bytes }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    // Four bytes with two zeros are another encoding's mark.
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]), Array(bytes[2...].prefix(2)) != [0, 0]
    else { return bytes }
    let units = stride(from: 2, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else { return bytes }
    return Array(text.utf8)
  }
}
