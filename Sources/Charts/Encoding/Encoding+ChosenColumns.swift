import Tables

/// The columns of a table that feed the channels of a chart.
extension Encoding {
  func xColumn(of table: Table) throws(InputProblem) -> Column? {
    if let x { return try Self.column(x, of: table) }
    if isOverRows { return nil }
    let chosen = try chosenColumns(of: table)
    let free = table.columns.filter { column in !chosen.contains { $0.name == column.name } }
    if let first = free.first(where: { $0.saysWhere }) { return first }
    // Several numbers: the first is x, unless it was chosen to be y.
    let numeric = table.columns.filter { NumericColumn($0) != nil }
    guard numeric.count > 1, let first = numeric.first else { return nil }
    // A column that a type is made of is no place: the open of a candle stands over its row.
    let names = numeric.map(\.name)
    if let type = ChartType.made(of: names), type.isMade(of: first.name) { return nil }
    if type?.hasNumericPlaces == false { return nil }
    return chosen.contains { $0.name == first.name } ? nil : first
  }

  func yColumns(
    of table: Table, without x: Column?
  ) throws(InputProblem) -> [NumericColumn] {
    let chosen = try chosenColumns(of: table)
    if !chosen.isEmpty {
      var columns: [NumericColumn] = []
      for column in chosen {
        guard let numeric = NumericColumn(column) else {
          throw Self.notNumeric(column, of: table)
        }
        columns.append(numeric)
      }
      return columns
    }
    // A column of numbers with a slip in it must not vanish from the chart without a word.
    for column in table.columns where column.name != x?.name {
      if case .text(let text) = column.values, text.firstNonNumber != nil {
        throw Self.notNumeric(column, of: table)
      }
    }
    let beside = [x?.name, mapped].compactMap(\.self) + errors
    let numeric = table.columns.filter { !beside.contains($0.name) }.compactMap(NumericColumn.init)
    // A column that the type is made of stays, even where it has no values.
    let filled = numeric.filter { column in
      type?.isMade(of: column.name) == true || column.numbers.values.contains { $0.isFinite }
    }
    if !filled.isEmpty { return filled }
    if let x, case .text(let text) = x.values, text.firstNonNumber != nil {
      throw Self.notNumeric(x, of: table)
    }
    guard let any = numeric.first else {
      throw InputProblem(
        file: table.name, kind: .noNumericColumn(columns: table.columns.map(\.name)))
    }
    return [any]
  }

  /// The second measure of each row; `nil` where the rows became others that have none.
  func besideValues(of table: Table) throws(InputProblem) -> NumericColumn? {
    guard let mapped, let column = table.columns.first(where: { $0.name == mapped }) else {
      return nil
    }
    guard let numeric = NumericColumn(column) else { throw Self.notNumeric(column, of: table) }
    return numeric
  }

  /// The columns of the ends between which values may lie, or of their error.
  func errorColumns(of table: Table) throws(InputProblem) -> [NumericColumn] {
    var columns: [NumericColumn] = []
    // Rows that became others have no ends.
    guard
      !areErrorsFound || errors.allSatisfy({ name in table.columns.contains { $0.name == name } })
    else { return [] }
    for name in errors {
      let column = try Self.column(name, of: table)
      guard let numeric = NumericColumn(column) else { throw Self.notNumeric(column, of: table) }
      columns.append(numeric)
    }
    return columns
  }

  static func uncertainty(of values: [Double], _ columns: [[Double]]) -> Uncertainty {
    if columns.count > 1 { return Uncertainty(low: columns[0], high: columns[1]) }
    let errors = columns.first ?? []
    return Uncertainty(
      low: zip(values, errors).map { $0 - $1 }, high: zip(values, errors).map { $0 + $1 })
  }

  /// The text that is said with each row.
  func labels(of table: Table) throws(InputProblem) -> [String?] {
    // The rows of a chart of a split have one text in its column, which is the chart's title.
    guard let label, label != split else { return [] }
    let values = try Self.column(label, of: table).values
    return (0..<table.rowCount).map { row in
      let text = values.text(of: row)
      return text.isEmpty ? nil : text
    }
  }

  func chosenColumns(of table: Table) throws(InputProblem) -> [Column] {
    var columns: [Column] = []
    for name in names(in: y, of: table) { columns.append(try Self.column(name, of: table)) }
    return columns
  }

  static func column(_ name: String, of table: Table) throws(InputProblem) -> Column {
    if let found = table.column(asked: name) { return found }
    throw InputProblem(
      file: table.name,
      kind: .unknownColumn(name: name, columns: table.columns.map(\.name)))
  }

  static func notNumeric(_ column: Column, of table: Table) -> InputProblem {
    var row = 2
    var text = ""
    var isNumber = false
    switch column.values {
    case .text(let values):
      if let cell = values.firstNonNumber {
        row = cell.row
        text = cell.text
        isNumber = cell.isNumber
      } else if let first = values.codes.firstIndex(where: { $0 >= 0 }) {
        row = first + 2
        text = values[first] ?? ""
      }
    case .dates(let dates):
      let first = dates.texts.firstIndex { !$0.isEmpty } ?? 0
      row = first + 2
      text = dates.texts.indices.contains(first) ? dates.texts[first] : ""
    case .numbers:
      break
    }
    return InputProblem(
      file: table.name,
      kind: isNumber
        ? .anotherUnit(row: row, column: column.name, text: text)
        : .notANumber(row: row, column: column.name, text: text))
  }

  /// True when x is a column of numbers that nobody chose and that goes back somewhere.
  func isGuessedScatter(x: Column?) -> Bool {
    guard self.x == nil, case .numbers(let numbers)? = x?.values else { return false }
    let values = numbers.values.filter(\.isFinite)
    return zip(values, values.dropFirst()).contains { $0 > $1 }
  }
}

/// A column that is known to hold numbers.
struct NumericColumn {
  var name: String
  var numbers: NumberColumn

  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values else { return nil }
    name = column.name
    self.numbers = numbers
  }
}

extension Column {
  /// True when the column says where rather than how much.
  var saysWhere: Bool {
    switch values {
    case .numbers: false
    // A column of numbers with a slip in it is no place.
    case .text(let text): text.firstNonNumber == nil
    case .dates: true
    }
  }
}

extension InputProblem {
  /// The same told to somebody who named a column of the whole table: it is not said that there is none.
  ///
  /// - Parameter table: The table before its rows were put together.
  /// - Returns: What became of the column, or the problem as it is.
  func knowing(_ table: Table) -> InputProblem {
    guard case .unknownColumn(let name, let columns) = kind,
      let column = table.column(asked: name), !columns.contains(column.name)
    else { return self }
    return InputProblem(file: file, kind: .columnPutTogether(name: name, columns: columns))
  }
}
