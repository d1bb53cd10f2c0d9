extension ColumnBuilder {
  /// The way the cells of the column can be read in blocks; `nil` where they cannot.
  var blockKind: BlockCellKind? {
    switch reading {
    case .numbers(let parser): parser.takesMarks ? nil : .numbers(parser)
    case .dates where !hasFirst: .missing
    case .dates(let pattern):
      // A clock of a zone tells moments that its texts do not follow from.
      pattern == DateInference.day && (zone.isUniversal || firstLayout?.isUniversal == true)
        ? firstLayout.map { .times($0) } : nil
    case .mixed: nil
    case .text: .words
    }
  }

  /// True of a column that is read as quantities with units of their own.
  var mayBeMixed: Bool { if case .mixed = reading { true } else { false } }

  /// Takes the cells of further rows.
  ///
  /// - Returns: False where their numbers have another unit than those before.
  mutating func add(_ cells: BlockColumns.Cells, as kind: BlockCellKind, rows: Int) -> Bool {
    switch kind {
    case .missing:
      append(cells.values, rows)
    case .numbers:
      append(cells.values, rows)
      return forms.add(cells.forms)
    case .times(let layout):
      append(cells.values, rows)
      self.layout = layout
      precision = max(precision, cells.precision)
      if layout.isUniversal, cells.precision > .day { hasZone = true }
    case .words:
      words.append(UnsafeBufferPointer(start: cells.codes, count: rows), of: cells.words)
    }
    return true
  }

  /// Makes room for so many rows.
  mutating func reserve(_ rows: Int) {
    if case .text = reading { words.reserve(rows) } else { numbers.reserveCapacity(rows) }
  }

  private mutating func append(_ values: UnsafeMutablePointer<Double>, _ rows: Int) {
    numbers.append(contentsOf: UnsafeBufferPointer(start: values, count: rows))
  }
}
