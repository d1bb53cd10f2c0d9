/// The sign 0x1A, with which DOS ended files.
extension [UInt8] {
  /// More bytes than these nobody writes behind it.
  private static let mostBehind = 4

  /// The text without such a sign at its end, behind which there may be a quotation mark and a line break.
  var withoutEndMark: [UInt8] {
    guard let mark = endMark else { return self }
    return Array(self[..<mark]) + self[(mark + 1)...]
  }

  var endMark: Int? {
    guard let mark = suffix(Self.mostBehind).lastIndex(of: 0x1A) else { return nil }
    return self[(mark + 1)...].allSatisfy { $0.isBlank || $0.isLineBreak || $0 == .quote }
      ? mark : nil
  }
}

extension ByteSource {
  /// True of bytes with such a sign at their end.
  var hasEndMark: Bool { bytes(max(count - 4, 0)..<max(count, 0)).endMark != nil }
}
