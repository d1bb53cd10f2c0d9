import CSIMDJSON

/// The check that bytes are UTF-8, and the offset where they first are not.
enum UTF8Validity {
  /// The offset of the first byte that is not part of valid UTF-8; `nil` when all are.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    let isValid = bytes.withUnsafeBytes { buffer in
      buffer.isEmpty
        || csimdjson_is_utf8(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    if isValid { return nil }

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
}
