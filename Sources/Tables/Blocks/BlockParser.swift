/// Reads the rows of a block, each cell in one pass over its bytes.
///
/// Cells of the usual forms are read while their end is looked for; all others go the careful way of
/// `DelimitedScanner` and `NumberParser`, so that both read the same. What neither of them takes as what its
/// column holds ends the reading: the whole text is then read from its beginning by the other reader,
/// which tries other forms and says what is wrong and where.
struct BlockParser {
  /// The bytes that must be readable behind a block: a time is looked at as a whole.
  static let padding = 32
  private static let most = 15
  private static let maximumCellBytes = 1 << 20

  let delimiter: UInt8
  private let powers: [Double] = (0...Self.most).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  init(delimiter: UInt8) { self.delimiter = delimiter }

  /// Reads all rows of a block.
  ///
  /// - Parameters:
  ///   - block: Whole rows, the last one with its line break, and `padding` further bytes behind them that
  ///     do not belong to it.
  ///   - columns: Takes the cells.
  /// - Returns: What ends the reading, where a row or a cell is not as it was expected.
  func parse(
    _ block: UnsafeBufferPointer<UInt8>, into columns: BlockColumns
  ) -> BlockAssembly.Outcome? {
    guard let base = block.baseAddress, Self.isText(block) else { return .unfit }
    columns.begin()
    let end = base + block.count
    let count = columns.kinds.count
    let cells = columns.cells
    var readers = columns.kinds.map { kind in
      if case .times(let layout) = kind {
        TimeLayoutReader(layout)
      } else {
        nil as TimeLayoutReader?
      }
    }
    var plain = [(count: Int, digits: Int)](repeating: (0, 0), count: count)
    let outcome: BlockAssembly.Outcome? = powers.withUnsafeBufferPointer { powers in
      columns.kinds.withUnsafeBufferPointer { kinds in
        readers.withUnsafeMutableBufferPointer { readers in
          plain.withUnsafeMutableBufferPointer { plain in
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
                  next = number(
                    p, comma: parser.hasDecimalComma, into: cells[k].values + row, &plain[k], powers
                  )
                case .times: next = time(p, &readers[k], cells + k, row)
                case .words: next = word(p, cells + k, row)
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
      }
    }
    if let outcome { return outcome }
    for k in 0..<count {
      guard cells[k].forms.takePlain(plain[k].count, fractionDigits: plain[k].digits) else {
        return .refuted(column: k, cell: [])
      }
    }
    return nil
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

  /// Reads digits with a sign before them and a decimal sign among them.
  ///
  /// Up to 15 digits and their power of ten are exact as doubles, so one division rounds correctly
  /// (W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  @inline(__always)
  private func number(
    _ begin: UnsafePointer<UInt8>, comma: Bool, into value: UnsafeMutablePointer<Double>,
    _ plain: inout (count: Int, digits: Int), _ powers: UnsafeBufferPointer<Double>
  ) -> UnsafePointer<UInt8>? {
    var p = begin
    let isNegative = p[0] == .minus
    if isNegative { p += 1 }
    let first = p
    var mantissa: UInt64 = 0
    var digit = p[0] &- .zero
    while digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      p += 1
      digit = p[0] &- .zero
    }
    var digits = p - first
    // Codes begin with a zero.
    guard digits > 0, first[0] != .zero || digits == 1 else { return nil }
    var fraction = 0
    if p[0] == (comma ? .comma : .point) {
      p += 1
      let behind = p
      digit = p[0] &- .zero
      while digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        p += 1
        digit = p[0] &- .zero
      }
      fraction = p - behind
      digits += fraction
    }
    guard digits <= Self.most else { return nil }
    // The next sign decides: with a unit it is no plain number, and is read again.
    guard p[0] == delimiter || p[0] == .lineFeed || p[0] == .carriageReturn else { return nil }
    let magnitude =
      fraction == 0 ? Double(mantissa) : Double(mantissa) / powers[fraction]
    value.pointee = isNegative ? -magnitude : magnitude
    plain.count += 1
    if fraction > plain.digits { plain.digits = fraction }
    return p
  }

  @inline(__always)
  private func time(
    _ p: UnsafePointer<UInt8>, _ reader: inout TimeLayoutReader?,
    _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> UnsafePointer<UInt8>? {
    guard let seconds = reader?.read(p), let layout = reader?.layout else { return nil }
    cells.pointee.values[row] = seconds
    if layout.fractionDigits > 0 {
      let precision = DatePrecision(fraction: seconds - seconds.rounded(.down))
      if precision > cells.pointee.precision { cells.pointee.precision = precision }
    } else {
      cells.pointee.precision = layout.precision
    }
    return p + layout.count
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
    guard text.isEmpty || !first[0].isBlank && !p[-1].isBlank, text.count <= Self.maximumCellBytes
    else { return nil }
    cells.pointee.codes[row] = code(of: text, cells)
    return isQuoted ? p + 1 : p
  }

  @inline(__always)
  private func code(
    of text: UnsafeBufferPointer<UInt8>, _ cells: UnsafeMutablePointer<BlockColumns.Cells>
  ) -> Int32 {
    if text.isEmpty
      || text.count < 10 && MissingCell.mayBegin(with: text[0])
        && MissingCell.matches(text.span)
    {
      return -1
    }
    return cells.pointee.words.number(of: text)
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
    guard cell.unclosedQuote == nil, cell.range.count <= Self.maximumCellBytes,
      cell.endsRow == (column == count - 1)
    else { return .ended(.unfit) }
    let unquoted =
      cell.needsUnquoting
      ? DelimitedScanner.unquoted(span.extracting(cell.range)) : nil
    let isTaken =
      if let unquoted {
        unquoted.withUnsafeBufferPointer { take($0, kind, cells, row) }
      } else {
        take(UnsafeBufferPointer(rebasing: block[cell.range]), kind, cells, row)
      }
    if isTaken { return .read(base + scanner.offset) }
    return .ended(.refuted(column: column, cell: unquoted ?? Array(block[cell.range])))
  }

  private enum OddCell {
    case read(UnsafePointer<UInt8>)
    case ended(BlockAssembly.Outcome)
  }

  private func take(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: BlockCellKind,
    _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int
  ) -> Bool {
    let cell = text.span
    switch kind {
    case .numbers(let parser):
      guard !cell.isPadded else { return false }
      if let number = parser.parse(cell) {
        cells.pointee.values[row] = number.value.isFinite ? number.value : .nan
        return cells.pointee.forms.take(number)
      }
      guard MissingCell.matches(cell) else { return false }
      if MissingCell.isInfinite(cell) { cells.pointee.forms.infiniteCount += 1 }
      cells.pointee.values[row] = .nan
    case .times(let layout):
      if !text.isEmpty, TimeLayout(cell) == layout {
        // A quoted time may stand at the very end of its memory.
        var bytes = Array(text)
        bytes.append(contentsOf: repeatElement(0, count: Self.padding))
        var reader: TimeLayoutReader? = TimeLayoutReader(layout)
        return bytes.withUnsafeBufferPointer { bytes in
          bytes.baseAddress.map { time($0, &reader, cells, row) != nil } ?? false
        }
      }
      guard MissingCell.matches(cell) else { return false }
      cells.pointee.values[row] = .nan
    case .words:
      cells.pointee.codes[row] = code(of: text, cells)
    }
    return true
  }

  /// True where all bytes are UTF-8; of ASCII it is seen at a glance.
  private static func isText(_ block: UnsafeBufferPointer<UInt8>) -> Bool {
    block.isASCII || (try? UTF8Span(validating: block.span)) != nil
  }
}
