/// Turns bytes that arrive in pieces into scalars of UTF-8.
package struct ScalarDecoder: Sendable {
  /// The bytes of a scalar that has not arrived whole, at most three.
  private var rest: [UInt8] = []

  package init() {}

  /// The scalars that are whole now; a byte that belongs to none becomes U+FFFD.
  package mutating func scalars(in bytes: [UInt8]) -> [Unicode.Scalar] {
    let bytes = rest + bytes
    let whole = bytes.count - Self.unfinished(at: bytes)
    rest = Array(bytes[whole...])
    return Array(String(decoding: bytes[..<whole], as: UTF8.self).unicodeScalars)
  }

  /// The number of bytes at the end that are the beginning of a scalar.
  private static func unfinished(at bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      // 10xxxxxx goes on; 110xxxxx, 1110xxxx and 11110xxx begin two, three and four bytes.
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back && byte < 0xF5 ? back : 0
    }
    return 0
  }
}
