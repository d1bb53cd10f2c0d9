import Tables

/// What becomes of rows that share their place in a chart.
package enum RowAggregation: Equatable, Sendable {
  /// They stay rows of their own.
  case none
  /// They become one.
  case by(Aggregate)
}

extension Encoding {
  /// The table with a row for each place, and what was done for that; the same where none comes twice.
  func aggregated(_ table: Table) -> (table: Table, notes: [Fact]) {
    guard case .by(let aggregate) = aggregation, let x else { return (table, []) }
    let places = [x, series, split].compactMap(\.self)
    let measures = table.columns.filter { column in
      if case .numbers = column.values {
        return !places.contains(column.name) && (y.isEmpty || y.contains(column.name))
      }
      return false
    }.map(\.name)
    let columns = measures.map { Aggregation(aggregate, of: $0, as: $0) }
    // Rows without a place stay what they are: each is left out, and counted.
    let (present, missing) = table.parted(byMissing: x)
    guard let grouped = try? present.grouped(by: places, columns),
      let rows = grouped.report.rowsPerGroup, rows.upperBound > 1
    else { return (table, []) }
    return (grouped.table.appending(missing), [.aggregated(aggregate, rows: rows)])
  }
}
