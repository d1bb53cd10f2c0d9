/// Reads JSON values from bytes onto a tape, as RFC 8259 has them.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// The offset of the next byte, in the end that behind the value.
  private(set) var offset: Int
  /// The text of a string that is not written as it is.
  private var unescaped: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let range = range.clamped(to: bytes.indices)
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next byte; 0, which JSON has nowhere, behind the last.
  private var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  /// Skips what may stand between values.
  mutating func skipSpace() {
    while byte.isBlank || byte.isLineBreak { offset += 1 }
  }

  /// True where no byte is left.
  var isAtEnd: Bool { offset == end }

  /// Takes a value, and the space before it.
  ///
  /// - Parameters:
  ///   - tape: The tape that it comes onto.
  ///   - depth: The number of arrays and objects around it.
  /// - Throws: The first byte that cannot be there, or what is larger than a tape takes.
  mutating func value(onto tape: inout JSONTape, depth: Int = 0) throws(JSONTape.TapeFailure) {
    skipSpace()
    switch byte {
    case UInt8(ascii: "["): try array(onto: &tape, depth)
    case UInt8(ascii: "{"): try object(onto: &tape, depth)
    case .quote:
      let start = offset
      try string { tape.add(string: $0, at: start) }
    case UInt8(ascii: "t"):
      tape.add(.boolean, at: offset, start: 1)
      try word("true")
    case UInt8(ascii: "f"):
      tape.add(.boolean, at: offset)
      try word("false")
    case UInt8(ascii: "n"):
      tape.add(.null, at: offset)
      try word("null")
    default:
      let start = offset
      try number()
      tape.add(.number, at: start, start: start, length: offset - start)
    }
  }

  private var malformed: JSONTape.TapeFailure { .malformed(offset: offset) }

  private mutating func expect(_ expected: UInt8) throws(JSONTape.TapeFailure) {
    guard byte == expected else { throw malformed }
    offset += 1
  }

  private mutating func array(
    onto tape: inout JSONTape, _ depth: Int
  ) throws(JSONTape.TapeFailure) {
    guard depth < JSONTape.maximumNesting else { throw .tooDeep(offset: offset) }
    let start = offset
    tape.begin(.array, at: start)
    offset += 1
    skipSpace()
    if byte != UInt8(ascii: "]") {
      while true {
        try value(onto: &tape, depth: depth + 1)
        skipSpace()
        if byte == UInt8(ascii: "]") { break }
        try expect(.comma)
      }
    }
    offset += 1
    tape.end(.endArray, at: start)
  }

  private mutating func object(
    onto tape: inout JSONTape, _ depth: Int
  ) throws(JSONTape.TapeFailure) {
    guard depth < JSONTape.maximumNesting else { throw .tooDeep(offset: offset) }
    let start = offset
    tape.begin(.object, at: start)
    offset += 1
    skipSpace()
    if byte != UInt8(ascii: "}") {
      while true {
        skipSpace()
        guard byte == .quote else { throw malformed }
        let key = offset
        try string { tape.add(key: $0, at: key) }
        skipSpace()
        try expect(.colon)
        try value(onto: &tape, depth: depth + 1)
        skipSpace()
        if byte == UInt8(ascii: "}") { break }
        try expect(.comma)
      }
    }
    offset += 1
    tape.end(.endObject, at: start)
  }

  // MARK: Scalars

  /// Takes a string and hands over its text, which is valid during the call only.
  private mutating func string(
    _ take: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(JSONTape.TapeFailure) {
    let start = offset
    offset += 1
    var run = offset
    var isEscaped = false
    while byte != .quote {
      guard byte >= 0x20 else { throw malformed }
      guard byte == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      if !isEscaped { unescaped.removeAll(keepingCapacity: true) }
      isEscaped = true
      unescaped.append(contentsOf: bytes[run..<offset])
      unescaped.append(contentsOf: try escape().utf8)
      run = offset
    }
    let rest = UnsafeBufferPointer(rebasing: bytes[run..<offset])
    offset += 1
    guard unescaped.count + rest.count <= JSONTape.maximumStringBytes || !isEscaped,
      rest.count <= JSONTape.maximumStringBytes
    else { throw .tooLong(offset: start) }
    guard isEscaped else { return take(rest) }
    unescaped.append(contentsOf: rest)
    unescaped.withUnsafeBufferPointer(take)
  }

  /// Takes an escape.
  private mutating func escape() throws(JSONTape.TapeFailure) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let letter = byte
    let scalar: Unicode.Scalar
    switch letter {
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      offset += 1
      return try codedScalar(from: start)
    default: throw malformed
    }
    offset += 1
    return scalar
  }

  /// Takes the digits of a scalar, which may be a pair of surrogates: half a pair is no text.
  private mutating func codedScalar(
    from start: Int
  ) throws(JSONTape.TapeFailure) -> Unicode.Scalar {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), byte == UInt8(ascii: "\\"), offset + 1 < end,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw .malformed(offset: start) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw .malformed(offset: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONTape.TapeFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw malformed }
      value = value * 16 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private mutating func word(_ word: StaticString) throws(JSONTape.TapeFailure) {
    for index in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[index]) }
    try endToken()
  }

  private mutating func number() throws(JSONTape.TapeFailure) {
    if byte == .minus { offset += 1 }
    if byte == .zero { offset += 1 } else { try digits() }
    if byte == .point {
      offset += 1
      try digits()
    }
    if byte.lowercased == UInt8(ascii: "e") {
      offset += 1
      if byte == .minus || byte == .plus { offset += 1 }
      try digits()
    }
    try endToken()
  }

  private mutating func digits() throws(JSONTape.TapeFailure) {
    guard byte.isDigit else { throw malformed }
    while byte.isDigit { offset += 1 }
  }

  /// Makes sure that a word or a number does not go on.
  private func endToken() throws(JSONTape.TapeFailure) {
    if byte.isLetter || byte.isDigit { throw malformed }
  }
}
