/// Finds the cells of delimited text: RFC 4180, any line ends, blank lines left out.
struct DelimitedScanner {
  /// One cell: where its text is, and how it ends.
  struct ScannedCell: Equatable {
    /// Without the spaces around it and, if nothing is to be unquoted, without its quotes.
    var range: Range<Int>
    /// True when it has doubled quotes, or text after the closing quote; then `unquoted` reads it.
    var needsUnquoting = false
    var isQuoted = false
    var endsRow: Bool
    /// The offset of an opening quote that nothing closes.
    var unclosedQuote: Int?
  }

  let delimiter: [UInt8]
  private let first: UInt8
  private(set) var offset: Int

  init(delimiter: [UInt8], offset: Int) {
    self.delimiter = delimiter
    first = delimiter.first ?? .comma
    self.offset = offset
  }

  /// Goes to the next row that is not blank; `false` at the end of the text.
  ///
  /// A row of delimiters alone is blank: spreadsheets write it for an empty line.
  mutating func beginRow(_ bytes: Span<UInt8>) -> Bool {
    let mayBeFilled = delimiter.count == 1 && first != .space
    while offset < bytes.count {
      var i = offset
      while i < bytes.count, first != .space,
        bytes[i] == .space || mayBeFilled && bytes[i] == first
      {
        i += 1
      }
      guard i == bytes.count || bytes[i].isLineBreak else { return true }
      offset = min(i + 1, bytes.count)
    }
    return false
  }

  /// Takes the next cell of a row.
  mutating func nextCell(_ bytes: Span<UInt8>) -> ScannedCell {
    var i = offset
    while i < bytes.count, bytes[i].isBlank, bytes[i] != first { i += 1 }
    if i < bytes.count, bytes[i] == .quote, first != .quote {
      return quotedCell(bytes, openedAt: i)
    }
    while i < bytes.count, !bytes[i].isLineBreak, !isDelimiter(bytes, at: i) { i += 1 }
    let range = bytes.trimmed(offset..<i, keeping: first)
    return ScannedCell(range: range, endsRow: endCell(bytes, at: i))
  }

  private mutating func quotedCell(_ bytes: Span<UInt8>, openedAt opening: Int) -> ScannedCell {
    var i = opening + 1
    var needsUnquoting = false
    while true {
      while i < bytes.count, bytes[i] != .quote { i += 1 }
      guard i < bytes.count else {
        offset = i
        return ScannedCell(range: opening..<i, endsRow: true, unclosedQuote: opening)
      }
      guard i + 1 < bytes.count, bytes[i + 1] == .quote else { break }
      needsUnquoting = true
      i += 2
    }
    let closing = i
    i += 1
    while i < bytes.count, !bytes[i].isLineBreak, !isDelimiter(bytes, at: i) { i += 1 }
    let end = bytes.trimmed(closing + 1..<i, keeping: first)
    if !end.isEmpty { needsUnquoting = true }
    let range =
      needsUnquoting
      ? opening..<max(closing + 1, end.upperBound) : bytes.trimmed(opening + 1..<closing)
    return ScannedCell(
      range: range, needsUnquoting: needsUnquoting, isQuoted: true, endsRow: endCell(bytes, at: i))
  }

  @inline(__always)
  private func isDelimiter(_ bytes: Span<UInt8>, at i: Int) -> Bool {
    guard bytes[i] == first else { return false }
    if delimiter.count <= 1 { return true }
    guard bytes.count - i >= delimiter.count else { return false }
    for k in delimiter.indices where bytes[i + k] != delimiter[k] { return false }
    return true
  }

  /// Steps over what ends a cell; whether it ended its row too.
  private mutating func endCell(_ bytes: Span<UInt8>, at i: Int) -> Bool {
    guard i < bytes.count else {
      offset = i
      return true
    }
    if !bytes[i].isLineBreak {
      offset = i + max(delimiter.count, 1)
      return false
    }
    let isPair = bytes[i] == .carriageReturn && i + 1 < bytes.count && bytes[i + 1] == .lineFeed
    offset = i + (isPair ? 2 : 1)
    return true
  }

  /// The text of a range that opens with a quote: doubled quotes become one, text after the closing
  /// quote is kept.
  static func unquoted(_ cell: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(cell.count)
    var isQuoted = true
    var i = 1
    while i < cell.count {
      if isQuoted, cell[i] == .quote {
        if i + 1 < cell.count, cell[i + 1] == .quote {
          text.append(.quote)
          i += 1
        } else {
          isQuoted = false
        }
      } else {
        text.append(cell[i])
      }
      i += 1
    }
    return Array(text[text.span.trimmed(0..<text.count)])
  }
}
