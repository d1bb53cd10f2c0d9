/// Reads cells with runs of blanks between them, as `vmstat`, `df`, `ps` and `ls -l` write them, and
/// files of measurements.
struct BlankSeparatedText: DocumentFormat {
  private static let maximumColumns = 4_096

  private let input: InputText
  private let layout: BlankLayout
  private let ending: BlankEnding

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    guard let layout = BlankLayout(beginning.lines, beginning.options) else { return false }
    return layout.isSure(of: beginning.lines, beginning.options)
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    try input.check()
    let beginning = TextBeginning(input)
    guard
      let layout = BlankLayout(beginning.lines, input.options)
        ?? BlankLayout(asFirstOf: beginning.lines, input.options)
    else { throw input.problem(.notInFormat(row: 1, format: "blanks")) }
    let ending = BlankEnding(of: input, layout, beginning.lines)
    return .table(try BlankSeparatedText(input: input, layout: layout, ending: ending).table())
  }

  private func table() throws(InputProblem) -> Table {
    if layout.columnCount > Self.maximumColumns { throw input.problem(.tooLarge(.columns, row: 1)) }
    let names = layout.names.map(ColumnName.names) ?? ColumnName.numbers(layout.columnCount)
    var options = input.options
    // The time of a process is how long it ran.
    if layout.names?.contains("PID") == true {
      options.clockColumns = ["TIME", "TIME+", "ELAPSED"]
      options.kibibyteColumns = ["VIRT", "RES", "SHR"]
    }
    let builder = TableBuilder(
      file: input.file, bytes: input.bytes, options: options, mayInferDecimalComma: true)
    var short = ShortRowTally()
    var table = try builder.table(names: names) { limit, columns throws(InputProblem) in
      short = ShortRowTally()
      let rows = try walk(limit, &columns, &short)
      if rows == 0 { throw input.problem(.headerOnly) }
      return rows
    }
    table.skippedLines =
      layout.skipped - (layout.header == nil ? 0 : layout.headerLines) + ending.lines
    table.lacksHeader = layout.names == nil && input.options.hasHeader == nil
    table.shortRows = short.rows(in: input.bytes)
    // A monitor writes a row each time it looks.
    table.isSequence = Set(["us", "sy", "id"]).isSubset(of: table.columns.map(\.name))
    if let order = layout.order { table.columns = order.map { table.columns[$0] } }
    // Numbers that were counted are kinds.
    if layout.isCounted, table.columns.count == 2 { table.columns[1] = table.columns[1].ofCounted }
    return table
  }

  private func walk(
    _ limit: Int, _ columns: inout [ColumnBuilder], _ short: inout ShortRowTally
  ) throws(InputProblem) -> Int {
    var rows = 0
    var skipped = 0
    var above: Range<Int>?
    for range in input.lines where rows < limit && range.lowerBound < ending.start {
      let line = input.bytes[range]
      if BlankLayout.isAside(line) { continue }
      skipped += 1
      if skipped <= layout.skipped { continue }
      // Programs that go on and on repeat their header.
      if layout.header?.elementsEqual(line) == true { continue }
      var cells = layout.cells(of: input.bytes, range)
      // Words of a program amid its numbers are told as the cell that is none.
      let isOdd =
        input.options.takesShortRows && layout.beginsWithValues && cells.count != layout.columnCount
        && layout.isNote(Array(line))
      if isOdd { cells = [input.bytes.span.trimmed(range)] }
      let isShort =
        isOdd
        || input.options.takesShortRows
          && above.map { layout.isCut(input.bytes, range, below: $0) } == true
      guard cells.count == layout.columnCount || isShort else {
        throw input.problem(
          .raggedRow(
            row: input.row(at: range.lowerBound), expected: layout.columnCount, found: cells.count))
      }
      for (column, cell) in cells.enumerated() {
        columns[column].add(input.bytes.span.extracting(cell), offset: range.lowerBound)
      }
      if isShort {
        short.add(cells.count, at: range.lowerBound)
        for missing in cells.count..<columns.count { columns[missing].addMissing() }
      } else {
        above = range
      }
      rows += 1
      if rows > Int(Int32.max) {
        throw input.problem(.tooLarge(.rows, row: input.row(at: range.lowerBound)))
      }
    }
    if limit == .max, !short.areFew(of: rows, width: columns.count), let first = short.first {
      throw input.problem(
        .raggedRow(
          row: input.row(at: first.offset), expected: layout.columnCount, found: first.cells))
    }
    return rows
  }
}
