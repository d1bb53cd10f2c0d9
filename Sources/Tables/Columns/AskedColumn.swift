extension Table {
  /// The column that somebody asks for: by its name, in capital or small letters, or by its header as it is
  /// written, with its unit; `nil` where there is none.
  package func column(asked name: String) -> Column? {
    if let column = columns.first(where: { $0.name == name }) { return column }
    let start = name.drop { $0 == " " }
    let trimmed = String(start.reversed().drop { $0 == " " }.reversed())
    if let column = columns.first(where: { $0.name == trimmed })
      ?? columns.first(where: { $0.name.lowercased() == trimmed.lowercased() })
    {
      return column
    }
    let header = ColumnName(trimmed)
    guard let unit = header.unit else { return nil }
    return columns.first { column in
      guard column.name.lowercased() == header.short.lowercased() else { return false }
      // Only numbers keep the unit of their header.
      if case .numbers(let numbers) = column.values { return numbers.unit == unit }
      return true
    }
  }
}
