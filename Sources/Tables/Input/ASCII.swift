/// The bytes that mean something to the readers.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let bar = UInt8(ascii: "|")
  static let point = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let colon = UInt8(ascii: ":")
  static let apostrophe = UInt8(ascii: "'")
  static let zero = UInt8(ascii: "0")

  var isDigit: Bool { self &- .zero < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlank: Bool { self == .space || self == .tab }
  var isSpace: Bool { isBlank || isLineBreak }
  /// A digit's value; only for digits.
  var digitValue: Int { Int(self &- .zero) }
  var lowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

extension Span<UInt8> {
  /// The bytes as text; what is not UTF-8 becomes a replacement character.
  var text: String {
    withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  var isASCII: Bool {
    for i in 0..<count where self[i] >= 0x80 { return false }
    return true
  }

  func equals(_ other: StaticString) -> Bool {
    guard count == other.utf8CodeUnitCount else { return false }
    for i in 0..<count where self[i] != other.utf8Start[i] { return false }
    return true
  }

  func array() -> [UInt8] { withUnsafeBufferPointer { Array($0) } }

  /// The range without the spaces and tabs around it; `kept` is never taken for a blank.
  func trimmed(_ range: Range<Int>, keeping kept: UInt8? = nil) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isBlank, self[lower] != kept { lower += 1 }
    while lower < upper, self[upper - 1].isBlank, self[upper - 1] != kept { upper -= 1 }
    return lower..<upper
  }
}
