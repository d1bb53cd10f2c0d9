/// Finds where JSON is broken, for the message.
///
/// The fast parser only says that it is; this one reads again, slowly, up to the place.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var i: Int
  private let end: Int

  /// The offset in `bytes` of the first byte that cannot be there; `nil` if `range` is one value.
  static func firstError(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var syntax = JSONSyntax(bytes: bytes, i: range.lowerBound, end: range.upperBound)
    do throws(InvalidSyntax) {
      try syntax.value(depth: 0)
      syntax.skipSpace()
      return syntax.i < syntax.end ? syntax.i : nil
    } catch {
      return min(syntax.i, syntax.end)
    }
  }

  /// The offset behind the value that begins at an offset, or behind what is none, and whether it is one.
  static func end(ofValueAt start: Int, in bytes: [UInt8]) -> (offset: Int, isValue: Bool) {
    var syntax = JSONSyntax(bytes: bytes, i: start, end: bytes.count)
    do throws(InvalidSyntax) {
      try syntax.value(depth: 0)
      return (syntax.i, true)
    } catch {
      return (min(syntax.i, syntax.end), false)
    }
  }

  private struct InvalidSyntax: Error {}

  private init(bytes: [UInt8], i: Int, end: Int) {
    self.bytes = bytes
    self.i = i
    self.end = end
  }

  private var byte: UInt8? { i < end ? bytes[i] : nil }

  private mutating func skipSpace() {
    while let byte, byte.isBlank || byte.isLineBreak { i += 1 }
  }

  private mutating func expect(_ expected: UInt8) throws(InvalidSyntax) {
    guard byte == expected else { throw InvalidSyntax() }
    i += 1
  }

  private mutating func value(depth: Int) throws(InvalidSyntax) {
    skipSpace()
    guard depth <= JSONTape.maximumNesting else { throw InvalidSyntax() }
    switch byte {
    case UInt8(ascii: "["): try list(close: UInt8(ascii: "]"), isObject: false, depth: depth)
    case UInt8(ascii: "{"): try list(close: UInt8(ascii: "}"), isObject: true, depth: depth)
    case .quote: try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func list(close: UInt8, isObject: Bool, depth: Int) throws(InvalidSyntax) {
    i += 1
    skipSpace()
    if byte == close {
      i += 1
      return
    }
    while true {
      if isObject {
        skipSpace()
        guard byte == .quote else { throw InvalidSyntax() }
        try string()
        skipSpace()
        try expect(.colon)
      }
      try value(depth: depth + 1)
      skipSpace()
      if byte == close {
        i += 1
        return
      }
      try expect(.comma)
    }
  }

  private mutating func string() throws(InvalidSyntax) {
    i += 1
    while let byte, byte != .quote {
      guard byte >= 0x20 else { throw InvalidSyntax() }
      guard byte == UInt8(ascii: "\\") else {
        i += 1
        continue
      }
      try escape()
    }
    try expect(.quote)
  }

  private mutating func escape() throws(InvalidSyntax) {
    i += 1
    guard let byte, "\"\\/bfnrtu".utf8.contains(byte) else { throw InvalidSyntax() }
    i += 1
    guard byte == UInt8(ascii: "u") else { return }
    let start = i - 2
    var isPaired = true
    let high = try hexadecimal()
    if (0xD800..<0xDC00).contains(high) {
      isPaired = false
      if i + 1 < end, bytes[i] == UInt8(ascii: "\\"), bytes[i + 1] == UInt8(ascii: "u") {
        i += 2
        isPaired = (0xDC00..<0xE000).contains(try hexadecimal())
      }
    } else if (0xDC00..<0xE000).contains(high) {
      isPaired = false
    }
    if !isPaired {
      i = start
      throw InvalidSyntax()
    }
  }

  private mutating func hexadecimal() throws(InvalidSyntax) -> Int {
    var value = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw InvalidSyntax()
      }
      value = value * 16 + digit
      i += 1
    }
    return value
  }

  private mutating func word(_ word: StaticString) throws(InvalidSyntax) {
    for k in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[k]) }
    if let byte, byte.isLetter || byte.isDigit { throw InvalidSyntax() }
  }

  private mutating func number() throws(InvalidSyntax) {
    if byte == .minus { i += 1 }
    if byte == .zero { i += 1 } else { try digits() }
    if byte == .point {
      i += 1
      try digits()
    }
    if byte?.lowercased == UInt8(ascii: "e") {
      i += 1
      if byte == .minus || byte == .plus { i += 1 }
      try digits()
    }
    if let byte, byte.isLetter || byte.isDigit { throw InvalidSyntax() }
  }

  private mutating func digits() throws(InvalidSyntax) {
    guard byte?.isDigit == true else { throw InvalidSyntax() }
    while byte?.isDigit == true { i += 1 }
  }
}
