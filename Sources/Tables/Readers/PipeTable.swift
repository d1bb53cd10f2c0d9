/// Reads tables whose cells stand between bars under a ruled header, as psql, mysql and Markdown have
/// them: the first one of the text, and what stands around it is no part of it.
struct PipeTable: DocumentFormat {
  static let endings = ["md", "markdown"]

  private static let maximumColumns = 4_096

  private let input: InputText
  /// The header's cells.
  private let header: [[UInt8]]
  /// True where a bar stands before the first cell.
  private let isFramed: Bool
  /// The offset of the first row.
  private let start: Int

  static func recognizes(_ beginning: TextBeginning) -> Bool {
    let lines = beginning.lines
    guard let rule = rule(in: lines) else { return false }
    // A heading over a line is no table unless it ends as psql ends one.
    return columns(ruledBy: lines[rule]) > 1 || lines[rule].contains(.bar)
      || lines[rule].contains(.plus) || lines[(rule + 1)...].contains(where: isRowCount)
  }

  static func document(_ input: InputText) throws(InputProblem) -> Document {
    try input.check()
    return .table(try PipeTable(input).table())
  }

  private init(_ input: InputText) throws(InputProblem) {
    self.input = input
    var last: [UInt8] = []
    var found: [[UInt8]]?
    var frame = false
    var lines = input.lines
    while found == nil, let range = lines.next() {
      let line = Array(input.bytes[range])
      if Self.isHeader(last, ruledBy: line) {
        found = Self.cells(last)
        frame = [last, line].contains { line in
          [.bar, .plus].contains(line.first { !$0.isBlank })
        }
      }
      last = line
    }
    guard let found else { throw input.problem(.notInFormat(row: 1, format: "pipes")) }
    (header, isFramed) = (found, frame)
    start = lines.offset
    if found.count > Self.maximumColumns {
      throw input.problem(.tooLarge(.columns, row: input.row(at: start)))
    }
  }

  // MARK: The frame

  /// The index of the line under the header.
  private static func rule(in lines: [[UInt8]]) -> Int? {
    lines.indices.dropFirst().first { isHeader(lines[$0 - 1], ruledBy: lines[$0]) }
  }

  private static func isHeader(_ line: [UInt8], ruledBy rule: [UInt8]) -> Bool {
    guard !line.isEmpty, isRule(rule), !isRule(line) else { return false }
    let count = columns(ruledBy: rule)
    return count > 1 || rule.contains(.bar) || rule.contains(.plus)
      ? cells(line).count == count && (line.contains(.bar) || count == 1)
      : line.contains { !$0.isBlank && $0 != .bar }
  }

  /// True of a line that is drawn: `+---+---+`, `---+---` or `|:--|--:|`.
  private static func isRule(_ line: [UInt8]) -> Bool {
    var dashes = 0
    for byte in line {
      switch byte {
      case .minus, UInt8(ascii: "="): dashes += 1
      case .plus, .bar, .colon, .space: continue
      default: return false
      }
    }
    let first = line.first { !$0.isBlank }
    return dashes > 2 && first != .colon || dashes > 0 && first == .bar
  }

  private static func columns(ruledBy rule: [UInt8]) -> Int {
    let line = rule.filter { !$0.isBlank }
    var joints = line.count { $0 == .plus || $0 == .bar }
    if line.first == .plus || line.first == .bar { joints -= 1 }
    if line.count > 1, line.last == .plus || line.last == .bar { joints -= 1 }
    return joints + 1
  }

  /// True of psql's last line, as "(5 rows)".
  private static func isRowCount(_ line: [UInt8]) -> Bool {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    return words.count == 2 && words[0].first == "(" && Int(words[0].dropFirst()) != nil
      && ["row)", "rows)"].contains(words[1])
  }

  // MARK: The cells

  /// The cells of a line; a bar behind a backslash is part of its cell.
  private static func cells(_ line: [UInt8], mayBeFramed: Bool = true) -> [[UInt8]] {
    var bytes = line[...]
    while bytes.first?.isBlank == true { bytes.removeFirst() }
    // psql has no bars around a row, and then the last cell may be empty.
    let isFramed = mayBeFramed && bytes.first == .bar
    if isFramed { bytes.removeFirst() }
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == .bar, !isEscaped {
        cells.append(cell)
        cell = []
      } else {
        if byte == .bar { cell.removeLast() }
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    let isClosed = isFramed && cell.allSatisfy(\.isBlank) && !cells.isEmpty
    if !isClosed { cells.append(cell) }
    return cells.map { Array($0[$0.span.trimmed(0..<$0.count)]) }
  }

  private func table() throws(InputProblem) -> Table {
    let names = ColumnName.names(of: header.map { String(decoding: $0, as: UTF8.self) })
    let builder = TableBuilder(
      file: input.file, bytes: input.bytes, options: input.options, mayInferDecimalComma: true)
    return try builder.table(names: names) { limit, columns throws(InputProblem) in
      let rows = try walk(limit, &columns)
      if rows == 0 { throw input.problem(.headerOnly) }
      return rows
    }
  }

  private func walk(
    _ limit: Int, _ columns: inout [ColumnBuilder]
  ) throws(InputProblem) -> Int {
    var rows = 0
    var lines = TextLines(bytes: input.bytes, offset: start)
    var end = start
    while rows < limit, let range = lines.next() {
      // The table ends with the text, a blank line, or one without bars.
      let gap = input.bytes[end..<range.lowerBound].count(where: { $0 == .lineFeed })
      if rows > 0, gap > 1 { break }
      end = range.upperBound
      let line = Array(input.bytes[range])
      if Self.isRule(line) { continue }
      if Self.isRowCount(line) || (header.count > 1 && !line.contains(.bar)) { break }
      var cells = Self.cells(line)
      // Nothing in the first cell looks like a frame.
      if !isFramed, cells.count < header.count {
        cells = Self.cells(line, mayBeFramed: false)
      }
      guard cells.count == header.count else {
        throw input.problem(
          .raggedRow(
            row: input.row(at: range.lowerBound), expected: header.count, found: cells.count))
      }
      for (column, cell) in cells.enumerated() {
        columns[column].add(cell.span, offset: range.lowerBound)
      }
      rows += 1
      if rows > Int(Int32.max) {
        throw input.problem(.tooLarge(.rows, row: input.row(at: range.lowerBound)))
      }
    }
    return rows
  }
}
