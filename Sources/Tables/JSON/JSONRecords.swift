/// Turns a list of records, of rows or of numbers into a table.
struct JSONRecords {
  private static let maximumColumns = 4_096
  /// Records with ever new keys would make a table far larger than their text.
  private static let freeCells = 1 << 24

  private let tape: JSONTape
  private let source: JSONSource
  private let options: ReadingOptions

  init(tape: JSONTape, source: JSONSource, options: ReadingOptions) {
    self.tape = tape
    self.source = source
    self.options = options
  }

  func table() throws(InputProblem) -> Table {
    let list = try list()
    guard let first = list.rows.first else { throw source.problem(.empty) }
    if list.rows.count > Int(Int32.max) {
      throw source.problem(.tooLarge(.rows, row: row(first)))
    }
    switch tape.entries[first].kind {
    case .object: return try table(records: list)
    case .array: return try table(rows: list)
    case .number, .null: return try table(values: list)
    default: throw unexpected(list.place, index: 0, .record)
    }
  }

  /// The rows and what leads to them: "" or the key of the member they are in.
  private struct RecordList {
    var place: String
    var rows: [Int]
  }

  /// The root if it is a list, else the one member of the root that is a list; a record alone is
  /// a list of one.
  private func list() throws(InputProblem) -> RecordList {
    switch tape.entries[0].kind {
    case .array: return RecordList(place: "", rows: tape.elements(0))
    case .object:
      let lists = tape.members(0).filter { tape.entries[$0.value].kind == .array }
      guard let only = lists.first else { return RecordList(place: "", rows: [0]) }
      let ofObjects = lists.filter { tape.entries[$0.value + 1].kind == .object }
      let chosen = ofObjects.count == 1 ? ofObjects.first : lists.count == 1 ? only : nil
      guard let chosen else {
        throw source.problem(.unexpectedJSON(place: "", expected: .record))
      }
      return RecordList(place: tape.keys[chosen.key], rows: tape.elements(chosen.value))
    default: throw source.problem(.unexpectedJSON(place: "", expected: .record))
    }
  }

  private func table(records list: RecordList) throws(InputProblem) -> Table {
    var columnOfKey = [Int](repeating: -1, count: tape.keys.count)
    var keys: [Int] = []
    // For each column, the entry of each row's cell; −1 where the record lacks it.
    var cells: [[Int]] = []
    let limit = max(Self.freeCells, 8 * source.bytes.count)
    for (index, record) in list.rows.enumerated() {
      guard tape.entries[record].kind == .object else {
        throw unexpected(list.place, index: index, .record)
      }
      for member in tape.members(record) {
        if columnOfKey[member.key] < 0 {
          columnOfKey[member.key] = keys.count
          keys.append(member.key)
          cells.append([])
          if keys.count > Self.maximumColumns || keys.count * list.rows.count > limit {
            throw source.problem(.tooLarge(.columns, row: row(member.value)))
          }
        }
        let column = columnOfKey[member.key]
        try checkScalar(member.value) { "[\(index)].\(tape.keys[member.key])" }
        if cells[column].count == index + 1 {
          cells[column][index] = member.value
        } else {
          let gap = index - cells[column].count
          cells[column].append(contentsOf: repeatElement(-1, count: gap))
          cells[column].append(member.value)
        }
      }
    }
    guard !keys.isEmpty else { throw source.problem(.empty) }
    let names = ColumnName.names(of: keys.map { tape.keys[$0] })
    return try table(names: names, cells: cells, rowCount: list.rows.count)
  }

  private func table(rows list: RecordList) throws(InputProblem) -> Table {
    var rows: [[Int]] = []
    for (index, entry) in list.rows.enumerated() {
      guard tape.entries[entry].kind == .array else {
        throw unexpected(list.place, index: index, .list)
      }
      let cells = tape.elements(entry)
      if cells.count > Self.maximumColumns {
        throw source.problem(.tooLarge(.columns, row: row(entry)))
      }
      let expected = rows.first?.count ?? cells.count
      guard cells.count == expected else {
        throw source.problem(
          .raggedRow(row: row(entry), expected: expected, found: cells.count))
      }
      for (column, cell) in cells.enumerated() {
        try checkScalar(cell) { "[\(index)][\(column)]" }
      }
      rows.append(cells)
    }
    guard let first = rows.first, !first.isEmpty else { throw source.problem(.empty) }

    let sample = rows.prefix(50).map { $0.map { tape.withText($0) { $0.array() } } }
    let hasHeader = options.hasHeader ?? HeaderInference.hasHeader(sample)
    if hasHeader, rows.count == 1 { throw source.problem(.headerOnly) }
    let names =
      hasHeader ? ColumnName.names(of: first.map(tape.text)) : ColumnName.numbers(first.count)
    let body = hasHeader ? rows.dropFirst() : rows[...]
    let cells = first.indices.map { column in body.map { $0[column] } }
    return try table(names: names, cells: cells, rowCount: body.count)
  }

  private func table(values list: RecordList) throws(InputProblem) -> Table {
    for (index, value) in list.rows.enumerated() {
      guard [.number, .null].contains(tape.entries[value].kind) else {
        throw unexpected(list.place, index: index, .number)
      }
    }
    return try table(
      names: ColumnName.numbers(1), cells: [list.rows], rowCount: list.rows.count)
  }

  private func table(
    names: [ColumnName], cells: [[Int]], rowCount: Int
  ) throws(InputProblem) -> Table {
    let builder = TableBuilder(file: source.file, bytes: source.bytes, options: options)
    return try builder.table(names: names) { limit, columns throws(InputProblem) in
      let count = min(limit, rowCount)
      for column in columns.indices {
        for row in 0..<count {
          let entry = row < cells[column].count ? cells[column][row] : -1
          add(entry, to: &columns[column])
        }
      }
      return count
    }
  }

  private func add(_ entry: Int, to column: inout ColumnBuilder) {
    guard entry >= 0 else { return column.addMissing() }
    tape.withText(entry) { text in
      column.add(
        text.extracting(text.trimmed(0..<text.count)), offset: tape.entries[entry].offset,
        isLiteral: tape.entries[entry].kind == .number)
    }
  }

  private func checkScalar(_ entry: Int, place: () -> String) throws(InputProblem) {
    let kind = tape.entries[entry].kind
    guard kind == .array || kind == .object else { return }
    throw source.problem(.unexpectedJSON(place: place(), expected: .text))
  }

  private func unexpected(
    _ place: String, index: Int, _ expected: InputProblem.Expectation
  ) -> InputProblem {
    source.problem(.unexpectedJSON(place: "\(place)[\(index)]", expected: expected))
  }

  private func row(_ entry: Int) -> Int { source.row(at: tape.entries[entry].offset) }
}
