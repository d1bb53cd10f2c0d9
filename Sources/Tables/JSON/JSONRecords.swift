/// Turns a list of records, of rows or of numbers into a table.
struct JSONRecords {
  static let maximumColumns = 4_096
  /// Records with ever new keys would make a table far larger than their text.
  private static let freeCells = 1 << 24

  let tape: JSONTape
  let source: JSONSource
  let options: ReadingOptions

  /// The table that the value at an entry of the tape is.
  func table(at root: Int = 0) throws(InputProblem) -> Table {
    if let columns = try columns(at: root) { return columns }
    if let columns = try wrappedColumns(at: root) { return columns }
    if let rows = try keyedRecords(at: root) { return rows }
    let list = try list(at: root)
    var table = try table(of: list)
    table.otherLists += list.others
    if list.areLinked { table.nameGroups() }
    return table
  }

  private func table(of list: RecordList) throws(InputProblem) -> Table {
    guard let first = list.rows.first else { throw source.problem(.empty) }
    if list.rows.count > Int(Int32.max) {
      throw source.problem(.tooLarge(.rows, row: row(first)))
    }
    switch tape.entries[first].kind {
    case .object: return try table(records: list)
    case .array: return try table(rows: list)
    case .number, .null: return try table(values: list)
    default: throw noTable(list.place, index: 0)
    }
  }

  /// The rows and what leads to them: "" or the keys of the members they are in.
  struct RecordList {
    var place: String
    var rows: [Int]
    /// The keys of the lists of records beside it.
    var others: [String] = []
    /// True where one of these has links between the records.
    var areLinked = false
    /// The key of each row, where rows have one.
    var keys: [String] = []
  }

  private func table(records list: RecordList) throws(InputProblem) -> Table {
    for (index, record) in list.rows.enumerated() where tape.entries[record].kind != .object {
      throw noTable(list.place, index: index)
    }
    var paths = JSONPaths(keyCount: tape.keys.count)
    // For each path, the entry of each row's cell; −1 where the record lacks it.
    var cells: [[Int]] = []
    let nested = NestedRecords(list.rows, on: tape)
    let rowCount = nested?.rows.count ?? list.rows.count
    if let nested {
      if rowCount > Int(Int32.max) { throw source.problem(.tooLarge(.rows, row: 1)) }
      for (index, row) in nested.rows.enumerated() {
        var parent = -1
        for (depth, record) in row.enumerated() {
          let list = depth < nested.keys.count ? nested.keys[depth] : -1
          try add(
            record, behind: parent, row: index, of: rowCount, without: list, to: &cells, &paths)
          guard nested.areNamesShared, depth + 1 < row.count else { continue }
          parent = paths.path(of: list, behind: parent)
          if parent == cells.count { cells.append([]) }
        }
      }
    } else {
      for (index, record) in list.rows.enumerated() {
        try add(record, behind: -1, row: index, of: rowCount, to: &cells, &paths)
      }
    }
    // A path that only holds other values, or is null where it does not, has no column of its own.
    let parents = paths.parents
    func hasValues(_ path: Int) -> Bool {
      cells[path].contains { $0 >= 0 && tape.entries[$0].kind != .null }
    }
    let columns = cells.indices.filter { path in
      guard paths.innerLists[path] == nil else { return false }
      return hasValues(path) || (!cells[path].isEmpty && !parents.contains(path))
    }
    // Lists that no cell can hold are left out, but not where they stand among values, or where nothing is beside them.
    let lists = paths.innerLists.sorted { $0.key < $1.key }
    if let (path, row) = lists.first(where: { path, _ in
      columns.isEmpty || cells[path].contains { $0 >= 0 && !isNothing($0) }
    }) {
      let place = "[\(row)].\(paths.name(of: path, in: tape))"
      throw source.problem(.noTable(place: place))
    }
    guard !columns.isEmpty else { throw source.problem(.empty) }
    var header: [String] = []
    var values: [[Int]] = []
    let numbers = columns.count { path in
      cells[path].first { $0 >= 0 && tape.entries[$0].kind != .null }
        .map { tape.entries[$0].kind == .number } ?? false
    }
    var others = lists.map(\.key)
    for path in columns {
      let name = paths.name(of: path, in: tape)
      let parts = parts(of: cells[path])
      // Beside the numbers that sum them up, the runs of a test are no columns.
      if let parts, parts.count > Self.mostPartsBesideNumbers, numbers > 1 {
        others.append(path)
        continue
      }
      if let parts {
        header +=
          Self.positionNames(name, count: parts.count)
          ?? parts.indices.map { "\(name) \($0 + 1)" }
        values += parts
      } else {
        header.append(name)
        values.append(cells[path])
      }
    }
    var keys = list.keys
    if let nested, !keys.isEmpty {
      let places = Dictionary(zip(list.rows, keys)) { first, _ in first }
      keys = nested.rows.map { row in row.first.flatMap { places[$0] } ?? "" }
    }
    if !keys.isEmpty { header.insert(Keyed(keys: list.keys, names: [], cells: []).keysName, at: 0) }
    var table = try table(
      names: ColumnName.names(of: header), cells: values, rowCount: rowCount, keys: keys)
    table.otherLists = others.map { paths.name(of: $0, in: tape) }
    return table
  }

  /// True of what may stand for an empty list.
  private func isNothing(_ entry: Int) -> Bool {
    let kind = tape.entries[entry].kind
    return kind == .null || kind == .array && tape.elements(entry).isEmpty
  }

  /// True of a list that holds records or lists.
  func holdsMore(_ list: Int) -> Bool {
    tape.elements(list).contains { [.array, .object].contains(tape.entries[$0].kind) }
  }

  /// Takes the members of an object of one row, and theirs.
  private func add(
    _ object: Int, behind parent: Int, row index: Int, of rowCount: Int, without key: Int = -1,
    to cells: inout [[Int]], _ paths: inout JSONPaths
  ) throws(InputProblem) {
    let limit = max(Self.freeCells, 8 * source.bytes.count)
    for member in tape.members(object) where member.key != key {
      let path = paths.path(of: member.key, behind: parent)
      if path == cells.count {
        cells.append([])
        if paths.count > Self.maximumColumns || paths.count * rowCount > limit {
          throw source.problem(.tooLarge(.columns, row: row(member.value)))
        }
      }
      switch tape.entries[member.value].kind {
      case .object:
        try add(member.value, behind: path, row: index, of: rowCount, to: &cells, &paths)
      case .array where holdsMore(member.value): paths.holdList(at: path, inRow: index)
      default:
        if cells[path].count == index + 1 {
          cells[path][index] = member.value
        } else {
          let gap = index - cells[path].count
          cells[path].append(contentsOf: repeatElement(-1, count: gap))
          cells[path].append(member.value)
        }
      }
    }
  }

  private func table(rows list: RecordList) throws(InputProblem) -> Table {
    var rows: [[Int]] = []
    for (index, entry) in list.rows.enumerated() {
      guard tape.entries[entry].kind == .array else {
        throw noTable(list.place, index: index)
      }
      let cells = tape.elements(entry)
      if cells.count > Self.maximumColumns {
        throw source.problem(.tooLarge(.columns, row: row(entry)))
      }
      let expected = rows.first?.count ?? cells.count
      guard cells.count == expected else {
        throw source.problem(
          .unevenList(
            row: row(entry), place: "\(list.place)[\(index)]", expected: expected,
            found: cells.count))
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
        throw noTable(list.place, index: index)
      }
    }
    return try table(
      names: ColumnName.numbers(1), cells: [list.rows], rowCount: list.rows.count)
  }

  /// Makes a table with an entry of the tape, or −1 for none, in each cell.
  ///
  /// - Parameters:
  ///   - names: The names of its columns.
  ///   - cells: The cells of each column.
  ///   - rowCount: The number of rows.
  ///   - keys: The key of each row, which is the first column then; none where rows have none.
  ///   - walkAll: Hands over the cells of all rows, where the tape has but the first of them.
  /// - Returns: The table.
  /// - Throws: A column that cannot be read as the options say.
  func table(
    names: [ColumnName], cells: [[Int]], rowCount: Int, keys: [String] = [],
    walkAll: ((inout [ColumnBuilder]) throws(InputProblem) -> Int)? = nil
  ) throws(InputProblem) -> Table {
    var builder = TableBuilder(file: source.file, bytes: source.bytes, options: options)
    builder.isWhole = walkAll == nil
    return try builder.table(names: names) { limit, columns throws(InputProblem) in
      if limit == .max, let walkAll { return try walkAll(&columns) }
      let count = min(limit, rowCount)
      for key in keys.prefix(count).map({ Array($0.utf8) }) {
        columns[0].add(key.span.extracting(key.span.trimmed(0..<key.count)), offset: 0)
      }
      for (column, cells) in zip(columns.indices.dropFirst(keys.isEmpty ? 0 : 1), cells) {
        for row in 0..<count { add(row < cells.count ? cells[row] : -1, to: &columns[column]) }
      }
      return count
    }
  }

  func add(_ entry: Int, to column: inout ColumnBuilder) {
    guard entry >= 0 else { return column.addMissing() }
    if tape.entries[entry].kind == .array {
      // Tags and the like are one text.
      let text = Array(tape.elements(entry).map(tape.text).joined(separator: ", ").utf8)
      return column.add(text.span, offset: tape.entries[entry].offset)
    }
    tape.withText(entry) { text in
      column.add(
        text.extracting(text.trimmed(0..<text.count)), offset: tape.entries[entry].offset,
        isLiteral: tape.entries[entry].kind == .number)
    }
  }

  private func checkScalar(_ entry: Int, place: () -> String) throws(InputProblem) {
    let kind = tape.entries[entry].kind
    guard kind == .array || kind == .object else { return }
    throw source.problem(.noTable(place: place()))
  }

  private func noTable(_ place: String, index: Int) -> InputProblem {
    source.problem(.noTable(place: "\(place)[\(index)]"))
  }

  func row(_ entry: Int) -> Int { source.row(at: tape.entries[entry].offset) }
}
