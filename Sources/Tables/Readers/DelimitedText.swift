/// Reads text whose cells stand in rows with a delimiter between them: CSV, TSV and their kin.
struct DelimitedText {
  static let maximumColumns = InputProblem.Limit.mostColumns
  private static let maximumCellBytes = 1 << 20
  private static let headerSample = 50

  let file: String
  let bytes: [UInt8]
  let options: ReadingOptions
  let delimiter: [UInt8]
  let start: Int
  /// The number of lines before the table and behind it.
  private let skippedLines: Int
  private let preface: Preface

  /// Prepares to read an input; `fixedDelimiter` is what the format prescribes, if it does.
  init(_ input: InputText, fixedDelimiter: UInt8? = nil) {
    let (bytes, options) = (input.bytes, input.options)
    self.options = options
    file = input.file
    let span = bytes.span
    let bom = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let separatorLine = SeparatorLine(span, from: bom)
    let start = separatorLine?.end ?? bom
    if let delimiter = options.delimiter {
      self.delimiter = Array(String(delimiter).utf8)
    } else if let sign = separatorLine?.sign ?? fixedDelimiter {
      delimiter = [sign]
    } else {
      delimiter = [
        DelimiterInference.delimiter(
          of: span, from: start,
          mayBeComma: options.hasDecimalComma != true && !TextBeginning(input).hasInnerCommas)
      ]
    }
    let bounds = DelimitedBounds(
      of: bytes, from: start, delimiter: delimiter, hasHeader: options.hasHeader)
    self.start = bounds.start
    skippedLines = bounds.skippedLines
    preface = bounds.preface
    self.bytes = bounds.end < bytes.count ? Array(bytes[..<bounds.end]) : bytes
  }

  func table() throws(InputProblem) -> Table {
    if let offset = UTF8Validity.firstInvalidOffset(in: bytes) {
      throw problem(invalidUTF8(at: offset))
    }
    let (header, names) = try heading()
    var asides = Asides()
    let table = try builder.table(names: names) { limit, columns throws(InputProblem) in
      asides = Asides()
      return try walk(skipped: header?.count ?? 0, rowLimit: limit, &columns, &asides)
    }
    return finished(table, header: header, names, asides)
  }

  /// The rows that are not as others are.
  struct Asides: Equatable {
    /// The number of lines that are comments.
    var comments = 0
    var short = ShortRowTally()
  }

  var builder: TableBuilder {
    TableBuilder(
      file: file, bytes: bytes, options: options, mayInferDecimalComma: true,
      prefersDecimalComma: delimiter == [.semicolon], areCommaSeparated: delimiter == [.comma])
  }

  /// The rows that name the columns, where there are any, and the names.
  func heading() throws(InputProblem) -> (header: HeaderRows?, names: [ColumnName]) {
    let sample = try sample()
    guard let first = sample.cells.first else { throw problem(.empty) }
    let hasHeader = options.hasHeader ?? sample.hasHeader
    if hasHeader, sample.cells.count == 1 { throw problem(.headerOnly) }
    guard hasHeader else {
      return (nil, ColumnName.numbers(options.takesShortRows ? sample.width : first.count))
    }
    let header = HeaderRows(sample.completed)
    return (
      header, ColumnName.names(of: header.names.withoutComment, withUnits: header.unitColumns)
    )
  }

  /// The table without what is no column of it.
  func finished(
    _ table: Table, header: HeaderRows?, _ names: [ColumnName], _ asides: Asides
  ) -> Table {
    var table = table
    table.renamedColumns = names.filter(\.isRenamed).map(\.full)
    table.vainOptions = vainOptions(in: table)
    table.lacksHeader = header == nil && options.hasHeader == nil
    table.skippedLines = skippedLines + asides.comments
    table.heading = preface.title
    (table.statedUnit, table.unitLines) = (preface.unit, preface.unitLines)
    table.shortRows = asides.short.rows(in: bytes)
    // Rows that all end with delimiters have more cells than they mean to have.
    if let header {
      while table.columns.count > 1, header.names[table.columns.count - 1].isEmpty,
        table.columns.last?.isEmpty == true
      {
        table.columns.removeLast()
      }
    }
    return table
  }

  /// The options about dates, where the table has none.
  private func vainOptions(in table: Table) -> [AskedOption] {
    let hasDates = table.columns.contains {
      if case .dates = $0.values { true } else { false }
    }
    let zone = options.timeZone == "UTC" ? nil : options.timeZone
    let asked = [
      options.datePattern.map { AskedOption("--date-format", $0) },
      zone.map { AskedOption("--time-zone", $0) },
    ]
    return hasDates ? [] : asked.compactMap(\.self)
  }

  /// The place behind the rows that name the columns.
  func rowsStart(behind header: HeaderRows?) -> Int {
    let span = bytes.span
    var scanner = DelimitedScanner(delimiter: delimiter, offset: start)
    for _ in 0..<(header?.count ?? 0) where scanner.beginRow(span) {
      while !scanner.nextCell(span).endsRow {}
    }
    return scanner.offset
  }

  /// The first rows, unquoted, for the header's sake.
  private func sample() throws(InputProblem) -> SampledRows {
    let span = bytes.span
    var rows = SampledRows(delimiter: delimiter)
    var scanner = DelimitedScanner(delimiter: delimiter, offset: start)
    while rows.cells.count < Self.headerSample, scanner.beginRow(span) {
      let rowStart = scanner.offset
      if let width = rows.cells.first?.count, isComment(span, rowStart, in: width) {
        while !scanner.nextCell(span).endsRow {}
        continue
      }
      var row: [[UInt8]] = []
      var isQuoted: [Bool] = []
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        try check(cell, rowStart: rowStart, column: row.count)
        let text = span.extracting(cell.range)
        row.append(cell.needsUnquoting ? DelimitedScanner.unquoted(text) : text.array())
        isQuoted.append(cell.isQuoted)
      } while !cell.endsRow
      rows.add(row, isQuoted: isQuoted)
    }
    return rows
  }

  func walk(
    skipped: Int, rowLimit: Int, _ columns: inout [ColumnBuilder], _ asides: inout Asides
  ) throws(InputProblem) -> Int {
    let span = bytes.span
    var scanner = DelimitedScanner(delimiter: delimiter, offset: start)
    for _ in 0..<skipped where scanner.beginRow(span) { while !scanner.nextCell(span).endsRow {} }
    let count = columns.count
    var rows = 0
    while rows < rowLimit, scanner.beginRow(span) {
      let rowStart = scanner.offset
      if isComment(span, rowStart, in: count) {
        while !scanner.nextCell(span).endsRow {}
        asides.comments += 1
        continue
      }
      var column = 0
      var isSurplusEmpty = true
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        try check(cell, rowStart: rowStart, column: 0)
        let text = span.extracting(cell.range)
        if column < count {
          if cell.needsUnquoting {
            let unquoted = DelimitedScanner.unquoted(text)
            columns[column].add(unquoted.span, offset: rowStart)
          } else {
            columns[column].add(text, offset: rowStart)
          }
        } else if !text.isEmpty {
          isSurplusEmpty = false
        }
        column += 1
      } while !cell.endsRow
      if column < count, options.takesShortRows {
        asides.short.add(column, at: rowStart)
        for missing in column..<count { columns[missing].addMissing() }
      } else if column < count || !isSurplusEmpty {
        throw ragged(at: rowStart, count, found: column, isNoTable: count == 1)
      }
      rows += 1
      if rows > Int(Int32.max) { throw problem(.tooLarge(.rows, row: row(at: rowStart))) }
    }
    if rowLimit == .max, !asides.short.areFew(of: rows, width: count),
      let first = asides.short.first
    {
      let isNoTable = asides.short.count * 2 > rows
      throw ragged(at: first.offset, count, found: first.cells, isNoTable: isNoTable)
    }
    return rows
  }

  /// A row of other cells than the others have; where no others are alike either, and nobody said that it was one, a text that
  /// is no table: what a program reports in words.
  private func ragged(at offset: Int, _ expected: Int, found: Int, isNoTable: Bool) -> InputProblem
  {
    let isSaid =
      options.format != .auto || options.delimiter != nil
      || [".csv", ".tsv", ".tab"].contains { file.lowercased().hasSuffix($0) }
    let row = row(at: offset)
    if found > expected, isWholeAsBlanks {
      return problem(.partedByBlanks(row: row, expected: expected, found: found))
    }
    return isNoTable && !isSaid
      ? problem(.notInFormat(row: row, format: "csv"))
      : problem(.raggedRow(row: row, expected: expected, found: found))
  }

  /// True of tabs with blanks between other cells, which can be read as a table where both part cells.
  private var isWholeAsBlanks: Bool {
    guard delimiter == [.tab], options.format == .auto, options.delimiter == nil,
      bytes.count <= Self.mostTriedBytes,
      case .table(let table)? = try? BlankSeparatedText.document(
        InputText(bytes: bytes, file: file, options: options))
    else { return false }
    return table.columns.count > 1 && table.rowCount > 1 && table.shortRows == nil
      && table.skippedLines == 0
  }

  /// Longer texts are not read twice.
  private static let mostTriedBytes = 1 << 22

  /// True of a row behind a number sign that is no row of the table.
  private func isComment(_ span: Span<UInt8>, _ offset: Int, in width: Int) -> Bool {
    guard span[offset] == UInt8(ascii: "#") else { return false }
    var scanner = DelimitedScanner(delimiter: delimiter, offset: offset)
    var count = 1
    while !scanner.nextCell(span).endsRow { count += 1 }
    return count != width
  }

  private func check(
    _ cell: DelimitedScanner.ScannedCell, rowStart: Int, column: Int
  ) throws(InputProblem) {
    if let quote = cell.unclosedQuote { throw problem(.unclosedQuote(row: row(at: quote))) }
    if cell.range.count > Self.maximumCellBytes {
      throw problem(.tooLarge(.cellBytes, row: row(at: rowStart)))
    }
    if column >= Self.maximumColumns {
      throw problem(.tooLarge(.columns, row: row(at: rowStart)))
    }
  }

  func row(at offset: Int) -> Int { SourcePosition(offset: offset, in: bytes).row }

  private func problem(_ kind: InputProblem.Fault) -> InputProblem {
    InputProblem(file: file, kind: kind)
  }
}

extension DelimitedText: DocumentFormat {
  static let endings = ["csv"]

  /// Any text may be a column of cells.
  static func recognizes(_ beginning: TextBeginning) -> Bool { true }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    .table(try DelimitedText(input).table())
  }
}

extension Column {
  /// True when no row has a value.
  fileprivate var isEmpty: Bool {
    switch values {
    case .numbers(let numbers): numbers.values.allSatisfy(\.isNaN)
    case .dates(let dates): dates.values.allSatisfy(\.isNaN)
    case .text(let text): text.dictionary.isEmpty
    }
  }
}

extension [String] {
  /// Names that stand in a comment, without its sign.
  fileprivate var withoutComment: [String] {
    guard let first, first.hasPrefix("#"), first.count > 1 else { return self }
    return [String(first.dropFirst().drop { $0 == " " })] + dropFirst()
  }
}
