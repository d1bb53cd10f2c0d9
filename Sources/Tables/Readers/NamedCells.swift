/// A cell that says itself what it is the cell of.
struct NamedCell {
  /// The column that a cell belongs to.
  enum Owner {
    /// The name, as it stands in the text.
    case named(Range<Int>)
    /// One of the columns that the form has of its own, by its place among them.
    case own(Int)
  }

  var owner: Owner
  /// The bytes of its text.
  var range: Range<Int>
  /// Its text, where that is written otherwise than it reads.
  var unescaped: [UInt8]?
}

/// Lines that each name their cells, as a table: names become columns in the order they first come, and
/// a line without one has no value there.
struct NamedCells {
  private static let maximumColumns = 4_096
  /// Lines with ever new names would make a table far larger than their text.
  private static let freeCells = 1 << 24

  let input: InputText
  /// The name of the format, for a text that has no line of it.
  var format: String?
  /// The columns that come before those that are named.
  var leading: [String] = []
  /// The columns that come after those that are named.
  var trailing: [String] = []
  /// True where cells with a name are never numbers.
  var areNamedText = false
  /// Takes the cells of the line at a place; `false` where it has none.
  let parse: (Range<Int>, inout [NamedCell]) throws(InputProblem) -> Bool

  /// The names that came, with their places.
  private struct Names {
    var texts: [[UInt8]] = []
    private var places: [[UInt8]: Int] = [:]
    /// Lines mostly repeat their names in one order, so the next one is mostly known.
    private var expected = 0

    mutating func place(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
      if expected >= texts.count { expected = 0 }
      if expected < texts.count, texts[expected].elementsEqual(bytes[range]) {
        defer { expected += 1 }
        return expected
      }
      let text = Array(bytes[range])
      let place = places[text] ?? texts.count
      if place == texts.count {
        places[text] = place
        texts.append(text)
      }
      expected = place + 1
      return place
    }
  }

  func table() throws(InputProblem) -> Table {
    try input.check()
    var names = Names()
    var isUsed = Array(repeating: false, count: leading.count + trailing.count)
    var rows = 0
    var cells: [NamedCell] = []
    let limit = max(Self.freeCells, 8 * input.bytes.count)
    for line in input.lines {
      cells.removeAll(keepingCapacity: true)
      guard try parse(line, &cells) else { continue }
      rows += 1
      for cell in cells {
        switch cell.owner {
        case .own(let index): isUsed[index] = true
        case .named(let range): _ = names.place(range, in: input.bytes)
        }
      }
      let row = line.lowerBound
      guard names.texts.count <= Self.maximumColumns, names.texts.count * rows <= limit else {
        throw input.problem(.tooLarge(.columns, row: input.row(at: row)))
      }
      if rows > Int(Int32.max) { throw input.problem(.tooLarge(.rows, row: input.row(at: row))) }
    }
    if rows == 0, let format, let line = input.lines.first(where: { _ in true }) {
      throw input.problem(.notInFormat(row: input.row(at: line.lowerBound), format: format))
    }
    guard rows > 0, !names.texts.isEmpty || isUsed.contains(true) else {
      throw input.problem(.empty)
    }
    return try table(named: &names, isUsed)
  }

  private func table(
    named names: inout Names, _ isUsed: [Bool]
  ) throws(InputProblem) -> Table {
    let named = names.texts.map { String(decoding: $0, as: UTF8.self) }
    let before = leading.indices.filter { isUsed[$0] }
    let after = (leading.count..<isUsed.count).filter { isUsed[$0] }
    let header =
      before.map { leading[$0] } + named + after.map { trailing[$0 - leading.count] }
    let columnNames = ColumnName.names(of: header)
    var options = input.options
    if areNamedText {
      options.textColumns.formUnion(
        columnNames[before.count..<before.count + named.count].map(\.full))
    }
    var columnOfOwn = Array(repeating: 0, count: isUsed.count)
    for (column, index) in before.enumerated() { columnOfOwn[index] = column }
    for (column, index) in after.enumerated() {
      columnOfOwn[index] = before.count + named.count + column
    }

    let builder = TableBuilder(file: input.file, bytes: input.bytes, options: options)
    var cells: [NamedCell] = []
    var cellOfColumn = Array(repeating: -1, count: header.count)
    return try builder.table(names: columnNames) { limit, columns throws(InputProblem) in
      var rows = 0
      for line in input.lines where rows < limit {
        cells.removeAll(keepingCapacity: true)
        guard try parse(line, &cells) else { continue }
        rows += 1
        for column in cellOfColumn.indices { cellOfColumn[column] = -1 }
        for (index, cell) in cells.enumerated() {
          let column =
            switch cell.owner {
            case .own(let own): columnOfOwn[own]
            case .named(let range): before.count + names.place(range, in: input.bytes)
            }
          cellOfColumn[column] = index
        }
        for (column, index) in cellOfColumn.enumerated() {
          if index < 0 {
            columns[column].addMissing()
          } else if let text = cells[index].unescaped {
            columns[column].add(text.span, offset: line.lowerBound)
          } else {
            let text = input.bytes.span.extracting(cells[index].range)
            columns[column].add(text, offset: line.lowerBound)
          }
        }
      }
      return rows
    }
  }
}
