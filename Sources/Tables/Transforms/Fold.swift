/// The columns that became rows.
package struct Folded: Equatable, Sendable {
  package var columns: [String]
  /// The column that has their names, and the one that has their values.
  package var name: String
  package var value: String
}

/// The rows that became columns.
package struct Unfolded: Equatable, Sendable {
  package var name: String
  package var value: String
  /// The columns they became.
  package var columns: [String]
  /// The rows that were left out, because there was one for the same cell before.
  package var repeated: Int
}

extension Table {
  /// Columns as rows: a row for each of them in place of one, with its name and its value; the other
  /// columns come first and say the same in each.
  ///
  /// - Parameters:
  ///   - names: The columns, all numbers, all dates or all text.
  ///   - name: The column for their names.
  ///   - value: The column for their values.
  /// - Returns: The rows, and what they were.
  /// - Throws: A column that is not there, columns that one column cannot hold, or more cells than
  ///   anyone can use.
  package func folded(
    _ names: [String], name: String = "name", value: String = "value"
  ) throws(TransformProblem) -> (table: Table, report: Folded) {
    var values: ColumnValues?
    for folded in names {
      let column = try column(called: folded)
      guard let start = values else {
        values = column.values
        continue
      }
      guard let all = start.appending(column.values) else { throw .mixedColumns(names) }
      values = all
    }
    guard let values else { return (self, Folded(columns: [], name: name, value: value)) }
    let kept = columns.filter { !names.contains($0.name) }
    let cells = rowCount.multipliedReportingOverflow(by: names.count * (kept.count + 2))
    guard !cells.overflow, cells.partialValue <= Self.mostCells else {
      throw .tooLarge(cells: cells.overflow ? .max : cells.partialValue)
    }
    var table = self
    table.columns = kept
    let rows = 0..<rowCount * names.count
    table = table.picked(rows.map { $0 / names.count })
    let nameColumn = kept.map(\.name).distinct(name)
    let valueColumn = (kept.map(\.name) + [nameColumn]).distinct(value)
    table.columns += [
      Column(
        name: nameColumn,
        values: .text(
          TextColumn(
            codes: rows.map { Int32(truncatingIfNeeded: $0 % names.count) }, dictionary: names))),
      Column(
        name: valueColumn,
        values: values.picked(rows.map { $0 % names.count * rowCount + $0 / names.count })),
    ]
    return (table, Folded(columns: names, name: nameColumn, value: valueColumn))
  }

  /// Rows as columns, the way back: a column for each different name, with the values that have it, and
  /// a row for each combination of what the other columns say.
  ///
  /// A cell that no row is for is missing; of several rows for one cell the first counts.
  ///
  /// - Parameters:
  ///   - name: The column of the names; rows without one are left out.
  ///   - value: The column of the values.
  /// - Returns: The columns, and what they were.
  /// - Throws: A column that is not there; more cells than anyone can use.
  package func unfolded(
    name: String, value: String
  ) throws(TransformProblem) -> (table: Table, report: Unfolded) {
    let names = try column(called: name).values
    let values = try column(called: value).values
    let kept = columns.filter { $0.name != name && $0.name != value }
    var keys = Grouping(codes: Array(repeating: 0, count: rowCount), count: 1)
    for column in kept { keys = keys.combined(with: Grouping(column.values).withRest) }
    let columns = Grouping(names)
    let cells = keys.count.multipliedReportingOverflow(by: columns.count)
    guard !cells.overflow, cells.partialValue <= max(Self.mostCells, rowCount) else {
      throw .tooLarge(cells: cells.overflow ? .max : cells.partialValue)
    }
    var rows = Array(repeating: Array(repeating: -1, count: keys.count), count: columns.count)
    var repeated = 0
    for row in 0..<rowCount where columns.codes[row] >= 0 {
      if rows[columns.codes[row]][keys.codes[row]] < 0 {
        rows[columns.codes[row]][keys.codes[row]] = row
      } else {
        repeated += 1
      }
    }
    var table = self
    table.columns = kept
    table = table.picked(keys.rows.compactMap(\.first))
    var made: [String] = []
    for (picked, group) in zip(rows, columns.rows) {
      let wanted = names.text(of: group.first ?? 0)
      made.append(table.columns.map(\.name).distinct(wanted))
      table.columns.append(Column(name: made.last ?? wanted, values: values.picked(picked)))
    }
    return (table, Unfolded(name: name, value: value, columns: made, repeated: repeated))
  }
}
