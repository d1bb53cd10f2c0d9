/// A column of numbers with a cell that is none.
package struct Slip: Equatable, Sendable {
  package var column: String
  /// The first such cell.
  package var cell: TextColumn.OddCell
}

extension Table {
  /// The table without the columns of numbers that have a slip in them, as long as the others make a
  /// chart: a measure, and something that it stands over.
  ///
  /// - Parameter names: The columns that somebody asked for, which stay.
  /// - Returns: The other columns, and the slips; the same table and none where nothing would be left.
  package func withoutSlips(keeping names: [String]) -> (table: Table, slips: [Slip]) {
    let slips = columns.compactMap { column -> Slip? in
      guard case .text(let text) = column.values, let cell = text.firstNonNumber,
        !names.contains(column.name)
      else { return nil }
      return Slip(column: column.name, cell: cell)
    }
    guard !slips.isEmpty else { return (self, []) }
    var table = self
    table.columns.removeAll { column in slips.contains { $0.column == column.name } }
    let hasMeasure = zip(table.roles, table.columns).contains { role, column in
      if case .numbers = column.values {
        role.role == .measure || role.role == .ordinal
      } else {
        false
      }
    }
    return hasMeasure && table.columns.count > 1 ? (table, slips) : (self, [])
  }
}
