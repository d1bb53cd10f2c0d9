/// Reads the rows of a block, each cell in one pass over its bytes.
///
/// Cells of the usual forms are read while their end is looked for; all others go the careful way of
/// `DelimitedScanner` and `NumberParser`, so that both read the same. What neither of them takes as what its
/// column holds ends the reading: the whole text is then read from its beginning by the other reader,
/// which tries other forms and says what is wrong and where.
struct DelimitedBlockParser: BlockParser {
  let delimiter: UInt8
  private let reader: CellReader

  init(delimiter: UInt8) {
    self.delimiter = delimiter
    reader = CellReader(delimiter: delimiter)
  }

  func parse(
    _ block: UnsafeBufferPointer<UInt8>, into columns: BlockColumns
  ) -> BlockAssembly.Outcome? {
    guard let base = block.baseAddress, CellReader.isText(block) else { return .unfit }
    let end = base + block.count
    let count = columns.kinds.count
    let cells = columns.cells
    return reader.read(into: columns) { kinds, readers, plain, powers in
      var p = base
      var row = 0
      while p < end {
        if p[0] <= .space || p[0] == delimiter, let next = rowBegin(p, in: block) {
          p = next
          guard p < end else { break }
        }
        if row == columns.capacity { columns.grow() }
        for k in 0..<count {
          let next: UnsafePointer<UInt8>?
          switch kinds[k] {
          case .numbers(let parser):
            next = reader.number(
              p, comma: parser.hasDecimalComma, into: cells[k].values + row, &plain[k], powers
            )
          case .times: next = reader.time(p, &readers[k], cells + k, row)
          case .words: next = word(p, cells + k, row)
          case .missing: next = nil
          }
          if let next, let after = cellEnd(next, isLast: k == count - 1) {
            p = after
          } else {
            switch oddCell(p, in: block, k, count, kinds[k], cells + k, row) {
            case .read(let after): p = after
            case .ended(let outcome): return outcome
            }
          }
        }
        row += 1
      }
      columns.rowCount = row
      return nil
    }
  }

  // MARK: The usual forms

  /// The place behind the sign that ends a cell; `nil` where another sign stands there.
  @inline(__always)
  private func cellEnd(_ p: UnsafePointer<UInt8>, isLast: Bool) -> UnsafePointer<UInt8>? {
    if isLast {
      if p[0] == .lineFeed { return p + 1 }
      guard p[0] == .carriageReturn else { return nil }
      return p[1] == .lineFeed ? p + 2 : p + 1
    }
    return p[0] == delimiter ? p + 1 : nil
  }

  @inline(__always)
  private func word(
    _ begin: UnsafePointer<UInt8>, _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> UnsafePointer<UInt8>? {
    var p = begin
    let isQuoted = p[0] == .quote
    if isQuoted {
      p += 1
      // A line break ends the block at the latest.
      while p[0] != .quote, p[0] != .lineFeed { p += 1 }
      guard p[0] == .quote else { return nil }
    } else {
      while p[0] != delimiter, p[0] != .lineFeed, p[0] != .carriageReturn { p += 1 }
    }
    let first = isQuoted ? begin + 1 : begin
    let text = UnsafeBufferPointer(start: first, count: p - first)
    guard text.isEmpty || !first[0].isBlank && !p[-1].isBlank,
      text.count <= CellReader.maximumCellBytes
    else { return nil }
    cells.pointee.codes[row] = reader.code(of: text, cells)
    return isQuoted ? p + 1 : p
  }

  // MARK: All other forms

  /// The place at which the next row begins that is not blank.
  @inline(never)
  private func rowBegin(
    _ p: UnsafePointer<UInt8>, in block: UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    guard let base = block.baseAddress else { return nil }
    var scanner = DelimitedScanner(delimiter: [delimiter], offset: p - base)
    _ = scanner.beginRow(block.span)
    return base + scanner.offset
  }

  /// Reads a cell that is not of the usual form: quoted, padded, with a unit, or missing.
  ///
  /// - Returns: The place behind it, or what ends the reading: it does not fit its column, or its row has more
  ///   or fewer cells than others.
  @inline(never)
  private func oddCell(
    _ p: UnsafePointer<UInt8>, in block: UnsafeBufferPointer<UInt8>, _ column: Int, _ count: Int,
    _ kind: BlockCellKind, _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> OddCell {
    guard let base = block.baseAddress else { return .ended(.unfit) }
    let span = block.span
    var scanner = DelimitedScanner(delimiter: [delimiter], offset: p - base)
    let cell = scanner.nextCell(span)
    guard cell.unclosedQuote == nil, cell.range.count <= CellReader.maximumCellBytes,
      cell.endsRow == (column == count - 1)
    else { return .ended(.unfit) }
    let unquoted =
      cell.needsUnquoting
      ? DelimitedScanner.unquoted(span.extracting(cell.range)) : nil
    let isTaken =
      if let unquoted {
        unquoted.withUnsafeBufferPointer { reader.take($0, kind, cells, row) }
      } else {
        reader.take(UnsafeBufferPointer(rebasing: block[cell.range]), kind, cells, row)
      }
    if isTaken { return .read(base + scanner.offset) }
    return .ended(
      .refuted(column: column, cell: unquoted ?? Array(block[cell.range]), isLiteral: false))
  }

  private enum OddCell {
    case read(UnsafePointer<UInt8>)
    case ended(BlockAssembly.Outcome)
  }
}
