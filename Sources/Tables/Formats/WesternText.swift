/// Text in Windows-1252, as banks and spreadsheets of the West write it.
enum WesternText {
  /// The input in UTF-8, where all its bytes beyond ASCII are letters, quotes, dashes or signs of money and measures in
  /// Windows-1252, and those of a language of the West; `nil` of any other text.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard UTF8Validity.firstInvalidOffset(in: bytes) != nil, CodePage(bytes) == .western else {
      return nil
    }
    let half = CodePage.upperHalf(.western)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let scalar = half[Int(byte) - 0x80]
      guard scalar.properties.isAlphabetic || signs.contains(scalar) else { return nil }
      text += Array(String(scalar).utf8)
    }
    return text
  }

  private static let signs = Set("€£¥¢‚‘’‹›“”„«»–—…°±²³µ§×º\u{A0}".unicodeScalars)
}
