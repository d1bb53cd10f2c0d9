/// Reads cells of the forms that are usual in one pass over their bytes, and all others the careful way.
struct CellReader {
  /// The bytes that must be readable behind a block: a time is looked at as a whole.
  static let padding = 32
  static let maximumCellBytes = 1 << 20
  private static let most = 15

  /// The sign between two cells.
  let delimiter: UInt8
  /// The sign behind the last cell of a row, besides line breaks.
  let closing: UInt8
  /// The powers of ten that are exact with `most` digits.
  let powers: [Double] = (0...Self.most).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  init(delimiter: UInt8, closing: UInt8 = .lineFeed) {
    self.delimiter = delimiter
    self.closing = closing
  }

  /// Reads the cells of a block.
  ///
  /// - Parameters:
  ///   - columns: Takes the cells.
  ///   - rows: Reads all rows: of columns of some kinds, with a reader of times for each, counting the plain numbers
  ///     of each and their digits behind the decimal sign, with the powers of ten; returns what ends the reading.
  /// - Returns: What ends the reading, where a row or a cell is not as it was expected.
  @inline(__always)
  func read(
    into columns: BlockColumns,
    _ rows: (
      UnsafeBufferPointer<BlockCellKind>, UnsafeMutableBufferPointer<TimeLayoutReader?>,
      UnsafeMutableBufferPointer<(count: Int, digits: Int)>, UnsafeBufferPointer<Double>
    ) -> BlockAssembly.Outcome?
  ) -> BlockAssembly.Outcome? {
    columns.begin()
    var readers = columns.kinds.map { kind in
      if case .times(let layout) = kind {
        TimeLayoutReader(layout)
      } else {
        nil as TimeLayoutReader?
      }
    }
    var plain = [(count: Int, digits: Int)](repeating: (0, 0), count: columns.kinds.count)
    let outcome = powers.withUnsafeBufferPointer { powers in
      columns.kinds.withUnsafeBufferPointer { kinds in
        readers.withUnsafeMutableBufferPointer { readers in
          plain.withUnsafeMutableBufferPointer { rows(kinds, readers, $0, powers) }
        }
      }
    }
    if let outcome { return outcome }
    for k in plain.indices {
      guard
        columns.cells[k].forms.takePlain(plain[k].count, fractionDigits: plain[k].digits)
      else { return .refuted(column: k, cell: [], isLiteral: false) }
    }
    return nil
  }

  /// Reads digits with a sign before them and a decimal sign among them.
  ///
  /// Up to 15 digits and their power of ten are exact as doubles, so one division rounds correctly
  /// (W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  @inline(__always)
  func number(
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
    guard p[0] == delimiter || p[0] == .lineFeed || p[0] == .carriageReturn || p[0] == closing
    else { return nil }
    let magnitude =
      fraction == 0 ? Double(mantissa) : Double(mantissa) / powers[fraction]
    value.pointee = isNegative ? -magnitude : magnitude
    plain.count += 1
    if fraction > plain.digits { plain.digits = fraction }
    return p
  }

  @inline(__always)
  func time(
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
  func code(
    of text: UnsafeBufferPointer<UInt8>, _ cells: UnsafeMutablePointer<BlockColumns.Cells>
  ) -> Int32 {
    if text.isEmpty { return -1 }
    if text.count < 10, MissingCell.mayBegin(with: text[0]), MissingCell.matches(text.span) {
      return WordList.missing(text.span)
    }
    return cells.pointee.words.number(of: text)
  }

  /// Takes a cell by its whole text, whatever its form.
  ///
  /// - Parameters:
  ///   - text: The cell, without what stands around it.
  ///   - kind: What its column holds.
  ///   - cells: Takes it.
  ///   - row: Its row in the block.
  ///   - isLiteral: True of a number by the input's own grammar.
  /// - Returns: False where it is not what its column holds.
  func take(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: BlockCellKind,
    _ cells: UnsafeMutablePointer<BlockColumns.Cells>, _ row: Int, isLiteral: Bool = false
  ) -> Bool {
    let cell = text.span
    switch kind {
    case .numbers(let parser):
      guard isLiteral || !cell.isPadded else { return false }
      if let number = isLiteral ? NumberParser().parse(cell) : parser.parse(cell) {
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
    case .missing:
      guard MissingCell.matches(cell), !MissingCell.isInfinite(cell) else { return false }
      cells.pointee.values[row] = .nan
    }
    return true
  }

  /// True where all bytes are UTF-8; of ASCII it is seen at a glance.
  static func isText(_ block: UnsafeBufferPointer<UInt8>) -> Bool {
    block.isASCII || (try? UTF8Span(validating: block.span)) != nil
  }
}
