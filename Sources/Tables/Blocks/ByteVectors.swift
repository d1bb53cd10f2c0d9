import Glibc

/// Questions about many bytes, many of them at a time.
extension UnsafeBufferPointer<UInt8> {
  /// True where no byte is beyond ASCII.
  var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// The number of bytes of one value.
  ///
  /// The bytes of a word that are zero are found as in H. S. Warren, "Hacker's Delight", 6–1.
  func count(of byte: UInt8) -> Int {
    guard let base = baseAddress, memchr(base, Int32(byte), count) != nil else { return 0 }
    let raw = UnsafeRawPointer(base)
    let sought = UInt64(byte) &* 0x0101_0101_0101_0101
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var sum = 0
    var i = 0
    while i &+ 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) ^ sought
      sum &+= (~((word & low) &+ low | word | low)).nonzeroBitCount
      i &+= 8
    }
    while i < count {
      if base[i] == byte { sum &+= 1 }
      i &+= 1
    }
    return sum
  }

  /// The number of bytes that are whole rows; `nil` where not even one is.
  ///
  /// A line break between an odd number of quotes and the next one stands in a cell.
  func wholeRows(quote: UInt8) -> Int? {
    var quotes = count(of: quote)
    var i = count
    while i > 0 {
      i -= 1
      if self[i] == quote { quotes -= 1 }
      if self[i] == .lineFeed, quotes.isMultiple(of: 2) { return i + 1 }
    }
    return nil
  }
}
