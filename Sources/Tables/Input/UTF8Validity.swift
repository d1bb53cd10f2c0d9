/// The check that bytes are UTF-8, and the offset where they first are not.
enum UTF8Validity {
  /// The offset of the first byte that is not part of valid UTF-8; `nil` when all are.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    if (try? UTF8Span(validating: bytes.span)) != nil { return nil }

    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The number of letters beyond ASCII that are UTF-8, and that of the bytes that are not; `nil` where all are.
  static func letterCounts(in bytes: [UInt8]) -> (valid: Int, foreign: Int)? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var (valid, foreign) = (0, 0)
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): valid += scalar.count > 1 ? 1 : 0
      case .error(let length): foreign += length
      case .emptyInput: return foreign > 0 ? (valid, foreign) : nil
      }
    }
  }
}
