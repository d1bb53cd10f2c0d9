/// Reads JSON records that have the same plain members in the same order, each value in one pass over its bytes.
///
/// Values of the usual forms are read while their end is looked for; all others go the careful way of
/// `JSONParser` and `NumberParser`. A record of any other form ends the reading.
struct RecordBlockParser: BlockParser {
  /// The keys as they are mostly written: in quotes, with a colon.
  private let keys: [[UInt8]]
  private let ending: RowEnding
  private let reader = CellReader(delimiter: .comma, closing: UInt8(ascii: "}"))

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - keys: The members of each record.
  ///   - ending: True records of a list, or one on each line.
  init(keys: [String], ending: RowEnding) {
    self.keys = keys.map { [.quote] + Array($0.utf8) + [.quote, .colon] }
    self.ending = ending
  }

  func parse(
    _ block: UnsafeBufferPointer<UInt8>, into columns: BlockColumns
  ) -> BlockAssembly.Outcome? {
    guard let base = block.baseAddress, CellReader.isText(block) else { return .unfit }
    let end = base + block.count
    let count = columns.kinds.count
    let cells = columns.cells
    let mayBreakLines = if case .record = ending { true } else { false }
    return reader.read(into: columns) { kinds, readers, plain, powers in
      var p = Self.space(base, true)
      var row = 0
      while p < end {
        guard p[0] == UInt8(ascii: "{") else { return .unfit }
        p += 1
        if row == columns.capacity { columns.grow() }
        for k in 0..<count {
          guard let place = value(of: k, at: p, before: end, mayBreakLines) else {
            return .unfit
          }
          p = place
          var next: UnsafePointer<UInt8>?
          switch kinds[k] {
          case .numbers:
            next = reader.number(
              p, comma: false, into: cells[k].values + row, &plain[k], powers)
            // Other than tables JSON has no number that ends with a point.
            if let found = next, !found[-1].isDigit { next = nil }
          case .times:
            if p[0] == .quote, let found = reader.time(p + 1, &readers[k], cells + k, row),
              found[0] == .quote
            {
              next = found + 1
            }
          case .words: next = word(p, cells + k, row)
          case .missing: next = nil
          }
          if let next {
            p = next
          } else {
            switch oddValue(p, in: block, k, kinds[k], cells + k, row) {
            case .read(let after): p = after
            case .ended(let outcome): return outcome
            }
          }
          p = Self.space(p, mayBreakLines)
          guard p[0] == (k == count - 1 ? UInt8(ascii: "}") : .comma) else { return .unfit }
          p += 1
        }
        row += 1
        guard let after = recordEnd(p, mayBreakLines) else { return .unfit }
        p = after
      }
      columns.rowCount = row
      return nil
    }
  }

  /// The place behind blanks, and behind line breaks where there may be some.
  @inline(__always)
  private static func space(
    _ begin: UnsafePointer<UInt8>, _ mayBreakLines: Bool
  ) -> UnsafePointer<UInt8> {
    var p = begin
    while p[0].isBlank || mayBreakLines && p[0].isLineBreak { p += 1 }
    return p
  }

  /// The place at which the next record begins: behind a comma in a list, else on another line.
  @inline(__always)
  private func recordEnd(
    _ begin: UnsafePointer<UInt8>, _ mayBreakLines: Bool
  ) -> UnsafePointer<UInt8>? {
    let p = Self.space(begin, mayBreakLines)
    guard mayBreakLines ? p[0] == .comma : p[0].isLineBreak else { return nil }
    return Self.space(p + 1, true)
  }

  /// The place at which the value of a member begins; `nil` where another member stands there.
  @inline(__always)
  private func value(
    of column: Int, at begin: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>,
    _ mayBreakLines: Bool
  ) -> UnsafePointer<UInt8>? {
    let p = Self.space(begin, mayBreakLines)
    return keys[column].withUnsafeBufferPointer { key in
      guard p + key.count <= end, p[0] == .quote else { return nil }
      for i in 1..<key.count - 1 where p[i] != key[i] { return nil }
      let colon = Self.space(p + key.count - 1, mayBreakLines)
      guard colon[0] == .colon else { return nil }
      return Self.space(colon + 1, mayBreakLines)
    }
  }

  /// Reads a text that is written as it is.
  @inline(__always)
  private func word(
    _ begin: UnsafePointer<UInt8>, _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> UnsafePointer<UInt8>? {
    guard begin[0] == .quote else { return nil }
    let first = begin + 1
    var p = first
    // The sign behind a block ends it at the latest.
    while p[0] != .quote, p[0] != UInt8(ascii: "\\"), p[0] >= 0x20 { p += 1 }
    guard p[0] == .quote else { return nil }
    let text = UnsafeBufferPointer(start: first, count: p - first)
    guard text.isEmpty || !first[0].isBlank && !p[-1].isBlank,
      text.count <= CellReader.maximumCellBytes
    else { return nil }
    cells.pointee.codes[row] = reader.code(of: text, cells)
    return p + 1
  }

  /// Reads a value that is not of the usual form: null, true, a number or a text of another column's kind, a text
  /// with escapes.
  ///
  /// - Returns: The place behind it, or what ends the reading.
  @inline(never)
  private func oddValue(
    _ p: UnsafePointer<UInt8>, in block: UnsafeBufferPointer<UInt8>, _ column: Int,
    _ kind: BlockCellKind, _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> OddValue {
    guard let base = block.baseAddress else { return .ended(.unfit) }
    var parser = JSONParser(block, (p - base)..<block.count)
    var tape = JSONTape([])
    guard (try? parser.value(onto: &tape)) != nil, let entry = tape.entries.first else {
      return .ended(.unfit)
    }
    let text: [UInt8]
    switch entry.kind {
    case .number: text = Array(block[entry.start..<entry.start + entry.length])
    case .string: text = tape.strings
    case .boolean: text = Array((entry.start == 1 ? "true" : "false").utf8)
    case .null: text = []
    default: return .ended(.unfit)
    }
    let isLiteral = entry.kind == .number
    let cell = text.withUnsafeBufferPointer { Array($0[$0.span.trimmed(0..<$0.count)]) }
    let isTaken = cell.withUnsafeBufferPointer {
      reader.take($0, kind, cells, row, isLiteral: isLiteral)
    }
    return isTaken
      ? .read(base + parser.offset)
      : .ended(.refuted(column: column, cell: cell, isLiteral: isLiteral))
  }

  private enum OddValue {
    case read(UnsafePointer<UInt8>)
    case ended(BlockAssembly.Outcome)
  }
}
