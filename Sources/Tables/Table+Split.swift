extension Table {
  /// The rows of this as tables of their own, one for each different value of a column, in the order
  /// they first come; the column itself is left out.
  ///
  /// - Parameter index: The column.
  /// - Returns: Each value as it was written, and its rows; rows without a value come last, under "".
  package func split(by index: Int) -> [(value: String, table: Table)] {
    guard columns.indices.contains(index) else { return [] }
    var rows: [String: [Int]] = [:]
    var order: [String] = []
    for row in 0..<rowCount {
      let value = columns[index].values.text(of: row)
      if rows[value] == nil, !value.isEmpty { order.append(value) }
      rows[value, default: []].append(row)
    }
    if rows[""] != nil { order.append("") }
    return order.map { value in
      let picked = rows[value] ?? []
      var part = self
      part.columns.remove(at: index)
      part.columns = part.columns.map { Column(name: $0.name, values: $0.values.picked(picked)) }
      part.rowCount = picked.count
      return (value, part)
    }
  }
}

extension ColumnValues {
  /// The cell of a row as it is named; "" where it is missing.
  fileprivate func text(of row: Int) -> String {
    switch self {
    case .text(let text): text[row] ?? ""
    case .dates(let dates): dates.texts[row]
    case .numbers(let numbers):
      numbers.values[row].isFinite ? Self.plain(numbers.values[row]) + (numbers.unit ?? "") : ""
    }
  }

  /// A number without a decimal point where it needs none.
  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  fileprivate func picked(_ rows: [Int]) -> ColumnValues {
    switch self {
    case .numbers(var numbers):
      numbers.values = rows.map { numbers.values[$0] }
      return .numbers(numbers)
    case .dates(var dates):
      dates.values = rows.map { dates.values[$0] }
      dates.texts = rows.map { dates.texts[$0] }
      return .dates(dates)
    case .text(var text):
      text.codes = rows.map { text.codes[$0] }
      return .text(text)
    }
  }
}
