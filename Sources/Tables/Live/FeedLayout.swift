/// The columns of a feed, settled by its first rows, and the way to read more of them.
struct FeedLayout: Sendable {
  private let file: String
  private let name: String
  private let options: ReadingOptions
  /// `nil` where whole batches are read as a file would be.
  private let form: LineForm?
  /// The lines before the first row, which come again where a file begins anew.
  private let preface: [[UInt8]]
  private var columns: [SettledColumn]
  /// The places of the columns among the cells of a row.
  private let order: [Int]
  /// True before the first line of another file.
  private var isAtBeginning = false
  /// True of a file that has other columns: none of its lines is a row.
  private var hasOtherColumns = false

  /// Finds the way in which further lines give rows as the first ones did.
  ///
  /// - Parameters:
  ///   - table: The table that the first lines are.
  ///   - input: These lines.
  init?(_ table: Table, of input: InputText) {
    file = input.file
    name = table.name
    let format =
      input.options.format == .auto ? .format(of: input) : input.options.format
    let zone = TimeZoneOffset(name: input.options.timeZone) ?? .universal
    for form in LineForm.candidates(format, of: input) {
      guard let found = Self.columns(of: table, form, input, zone) else { continue }
      (self.form, columns, preface, order) = (form, found.columns, found.preface, found.order)
      options = input.options
      return
    }
    // Later lines have no names of columns in them.
    guard ![.auto, .csv, .tsv, .blanks].contains(format) else { return nil }
    form = nil
    preface = []
    order = []
    var options = input.options
    // One record alone is no lines of records.
    options.format = format == .json ? .jsonl : format
    // A few further lines have no form of their own.
    if format == .log { options.messageForm = EventLog.messageForm(of: TextBeginning(input)) }
    self.options = options
    let readings = ReadingCandidates(options: options, mayInferDecimalComma: true)
    columns = table.columns.enumerated().compactMap { index, column in
      let cells = (0..<table.rowCount).map { Array(column.values.text(of: $0).utf8) }
      let candidates = readings.readings(name: ColumnName(column.name), isFirst: index == 0)
      return SettledColumn(column, cells: cells, candidates: candidates, zone: zone)
    }
    guard columns.count == table.columns.count else { return nil }
  }

  private static func columns(
    of table: Table, _ form: LineForm, _ input: InputText, _ zone: TimeZoneOffset
  ) -> (columns: [SettledColumn], preface: [[UInt8]], order: [Int])? {
    let lines = Array(input.lines)
    var options = input.options
    var order = Array(table.columns.indices)
    if case .blanks(let layout) = form {
      order = layout.order ?? order
      if layout.names?.contains("PID") == true {
        options.clockColumns = ["TIME", "TIME+", "ELAPSED"]
        options.kibibyteColumns = ["VIRT", "RES", "SHR"]
      }
    }
    var rows: [[[UInt8]]] = []
    let width = order.max().map { $0 + 1 } ?? 0
    for line in lines.suffix(table.rowCount) {
      let cells = form.cells(of: input.bytes, line)
      guard fits(cells, width) else { return nil }
      rows.append(cells)
    }
    let preface = lines.dropLast(table.rowCount).map { Array(input.bytes[$0]) }
    guard rows.count == table.rowCount, order.count == table.columns.count else { return nil }
    let readings = ReadingCandidates(options: options, mayInferDecimalComma: true)
    var columns: [SettledColumn] = []
    for (index, column) in table.columns.enumerated() {
      let cells = rows.map { $0[order[index]] }
      let candidates = readings.readings(
        name: ColumnName(column.name), isFirst: order[index] == 0)
      guard
        let settled = SettledColumn(column, cells: cells, candidates: candidates, zone: zone)
      else { return nil }
      columns.append(settled)
    }
    return (columns, preface, order)
  }

  /// Cells that are empty behind the last column are none.
  private static func fits(_ cells: [[UInt8]], _ width: Int) -> Bool {
    cells.count >= width && cells.dropFirst(width).allSatisfy(\.isEmpty)
  }

  /// Takes the beginning of another file, whose first line may be names of other columns.
  mutating func begin() {
    (isAtBeginning, hasOtherColumns) = (form != nil && !preface.isEmpty, false)
  }

  /// The reason why a line is none of this table, where it has the names of other columns.
  private func otherColumns(_ line: Range<Int>, of bytes: [UInt8], row: Int) -> InputProblem? {
    guard let form, let header = preface.last, columns.contains(where: { !$0.isText }) else {
      return nil
    }
    let cells = form.cells(of: bytes, line)
    let areNames = cells.allSatisfy { cell in
      !cell.isEmpty && NumberParser().parse(cell.span) == nil && !options.isMissing(cell.span)
    }
    guard areNames, !cells.isEmpty else { return nil }
    let names = cells.map { $0.span.text }
    let missing = columns.map(\.name).first { !names.contains($0) }
    return problem(
      missing.map { .unknownColumn(name: $0, columns: names) }
        ?? .notInFormat(row: row, format: String(decoding: header, as: UTF8.self)))
  }

  /// Reads lines, the first of which has a number.
  mutating func rows(of lines: LineBuffer.Lines) -> FeedRows {
    form == nil ? batch(of: lines) : cells(of: lines)
  }

  private mutating func cells(of lines: LineBuffer.Lines) -> FeedRows {
    guard let form else { return FeedRows() }
    var rows = FeedRows()
    var count = 0
    var number = lines.first - 1
    let places = self.places
    var start = 0
    while start < lines.bytes.count {
      let end = lines.bytes[start...].firstIndex(of: .lineFeed) ?? lines.bytes.count
      let line = lines.bytes.trimmed(start..<end)
      number += 1
      start = end + 1
      guard !line.isEmpty else { continue }
      let isAside = isAside(lines.bytes[line])
      if isAtBeginning, !isAside {
        let problem = otherColumns(line, of: lines.bytes, row: number)
        hasOtherColumns = problem != nil
        if let problem { rows.add(problem) }
      }
      if isAtBeginning, hasOtherColumns {
        isAtBeginning = false
        continue
      }
      isAtBeginning = false
      guard !isAside else { continue }
      guard !hasOtherColumns else {
        rows.problemCount += 1
        continue
      }
      var index = 0
      var isSurplus = false
      var stray: (column: String, text: String)?
      form.forEachCell(of: lines.bytes, line) { cell in
        defer { index += 1 }
        guard index < places.count else {
          if !cell.isEmpty { isSurplus = true }
          return
        }
        guard let column = places[index] else { return }
        if options.isMissing(cell) {
          columns[column].addMissing()
        } else if !columns[column].add(cell), stray == nil {
          stray = (columns[column].name, cell.text)
        }
      }
      guard !isSurplus, index >= places.count else {
        for column in places.prefix(index).compactMap(\.self) { columns[column].removeLast() }
        if lines.bytes[line.lowerBound] == UInt8(ascii: "#") { continue }
        rows.add(problem(.raggedRow(row: number, expected: places.count, found: index)))
        continue
      }
      count += 1
      if let stray {
        rows.add(
          problem(.notANumber(row: number, column: stray.column, text: stray.text)))
      }
    }
    if count > 0 { rows.table = table(rowCount: count) }
    return rows
  }

  private func problem(_ kind: InputProblem.Fault) -> InputProblem {
    InputProblem(file: file, kind: kind)
  }

  /// The column that each cell of a row belongs to.
  private var places: [Int?] {
    var places = [Int?](repeating: nil, count: order.max().map { $0 + 1 } ?? 0)
    for (column, place) in order.enumerated() { places[place] = column }
    return places
  }

  /// True of a line that is no row: names that come again, or a comment.
  private func isAside(_ line: ArraySlice<UInt8>) -> Bool {
    if preface.contains(where: { $0.count == line.count && $0.elementsEqual(line) }) { return true }
    if case .blanks = form { return BlankLayout.isAside(line) }
    return false
  }

  private mutating func table(rowCount: Int) -> Table {
    var taken: [Column] = []
    for index in columns.indices { taken.append(columns[index].take()) }
    return Table(name: name, columns: taken, rowCount: rowCount)
  }

  /// Reads a batch as a file would be; a line that is no row is left out.
  private mutating func batch(of lines: LineBuffer.Lines) -> FeedRows {
    var rows = FeedRows()
    guard lines.bytes.contains(where: { !$0.isBlank && !$0.isLineBreak }) else { return rows }
    do throws(InputProblem) {
      guard
        case .table(let table) = try Reader.read(
          bytes: lines.bytes, name: file, options: options)
      else { throw problem(.notInFormat(row: 1, format: options.format.rawValue)) }
      add(table, from: lines.first, to: &rows)
    } catch {
      let parts = lines.alone
      guard parts.count > 1 else {
        var problem = error
        problem.kind.row? += lines.first - 1
        rows.add(problem)
        return rows
      }
      for part in parts { rows.add(batch(of: part)) }
    }
    return rows
  }

  private mutating func add(_ batch: Table, from first: Int, to rows: inout FeedRows) {
    for index in columns.indices {
      let values = batch.columns.first { $0.name == columns[index].name }?.values
      for row in 0..<batch.rowCount {
        guard let values else {
          columns[index].addMissing()
          continue
        }
        let text = Array(values.text(of: row).utf8)
        if !columns[index].add(text.span) {
          rows.add(
            problem(
              .notANumber(
                row: first + row, column: columns[index].name,
                text: String(decoding: text, as: UTF8.self))))
        }
      }
    }
    if batch.rowCount > 0 { rows.table = table(rowCount: batch.rowCount) }
  }
}

extension [UInt8] {
  /// A range without the carriage return and the blanks at its end; empty where nothing is left.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while upper > lower, self[upper - 1].isBlank || self[upper - 1].isLineBreak { upper -= 1 }
    while lower < upper, self[lower].isBlank { lower += 1 }
    return lower < upper ? range.lowerBound..<upper : upper..<upper
  }
}
