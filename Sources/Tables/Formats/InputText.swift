/// The bytes of one input, what it is called, and how it is to be read.
struct InputText {
  let bytes: [UInt8]
  /// The input as the user named it; "-" is standard input.
  let file: String
  var options: ReadingOptions

  /// The ending of the name in small letters, without its point.
  var ending: String? {
    let name = file.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }

  /// The offset of the text behind a byte order mark.
  var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// True of text that begins as a web page does.
  var isMarkup: Bool {
    bytes[start...].first { !$0.isBlank && !$0.isLineBreak } == UInt8(ascii: "<")
  }

  /// Makes sure that there is text.
  ///
  /// - Throws: Bytes that are not UTF-8, or nothing but blanks.
  func check() throws(InputProblem) {
    if let offset = UTF8Validity.firstInvalidOffset(in: bytes) {
      let row = UTF16Text.damagedRow(of: bytes) ?? row(at: offset)
      throw problem(.invalidUTF8(row: row, column: "", codePage: CodePage(bytes)))
    }
    guard bytes[start...].contains(where: { !$0.isBlank && !$0.isLineBreak }) else {
      throw problem(.empty)
    }
  }

  func row(at offset: Int) -> Int { SourcePosition(offset: offset, in: bytes).row }

  func problem(_ kind: InputProblem.Fault) -> InputProblem { InputProblem(file: file, kind: kind) }

  /// The lines that are not blank.
  var lines: TextLines { TextLines(bytes: bytes, offset: start) }
}

/// The lines of a text that are not blank, as ranges: with the blanks before the first cell, which tell
/// where it stands, and without those at the end.
struct TextLines: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  var offset: Int

  mutating func next() -> Range<Int>? {
    while offset < bytes.count {
      var end = offset
      while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
      var (lower, upper) = (offset, end)
      while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
      while lower < upper, bytes[lower].isBlank { lower += 1 }
      let line = offset..<upper
      offset = end + 1
      if lower < upper { return line }
    }
    return nil
  }
}
