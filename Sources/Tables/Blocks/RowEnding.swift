/// The way rows of a text end, so that it can be cut between two of them.
enum RowEnding: Sendable {
  /// At a line break; at one between an odd number of the quote and the next one a cell goes on.
  case line(quote: UInt8?)
  /// At the comma behind a record of a JSON list.
  case record

  /// The sign that ends a row.
  var sign: UInt8 {
    switch self {
    case .line: .lineFeed
    case .record: .comma
    }
  }

  /// True of a last row that has its end.
  func isEnded(by byte: UInt8) -> Bool {
    switch self {
    case .line: byte.isLineBreak
    case .record: byte == sign
    }
  }

  /// The number of bytes that are whole rows; `nil` where not even one is.
  func wholeRows(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { wholeRows($0) }
  }

  /// Finds the last end of a row.
  ///
  /// - Parameter bytes: A text that begins with a row.
  /// - Returns: The number of bytes that are whole rows; `nil` where not even one is.
  func wholeRows(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    switch self {
    case .line(let quote?): bytes.wholeRows(quote: quote)
    case .line(nil): bytes.lastIndex(of: .lineFeed).map { $0 + 1 }
    case .record: bytes.wholeRecords()
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes that are records with the commas behind them; `nil` where not even one is.
  fileprivate func wholeRecords() -> Int? {
    var quotes = count(of: .quote) - escapedQuotes
    // The least place from which on there are but blanks and a comma.
    var comma: Int?
    var i = count
    while i > 0 {
      i -= 1
      switch self[i] {
      case .comma: comma = i
      case UInt8(ascii: "}"):
        if let comma, quotes.isMultiple(of: 2) { return comma + 1 }
        comma = nil
      case .quote:
        if !isEscaped(i) { quotes -= 1 }
        comma = nil
      case let byte where byte.isSpace: continue
      default: comma = nil
      }
    }
    return nil
  }

  /// The quotes that are signs of a text.
  private var escapedQuotes: Int {
    guard contains(UInt8(ascii: "\\")) else { return 0 }
    var sum = 0
    var i = 0
    while i < count {
      if self[i] == UInt8(ascii: "\\") {
        i += 1
        if i < count, self[i] == .quote { sum += 1 }
      }
      i += 1
    }
    return sum
  }

  private func isEscaped(_ index: Int) -> Bool {
    var first = index
    while first > 0, self[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return !(index - first).isMultiple(of: 2)
  }
}
