import Tables

/// Some of the rows of a table in a few numbers, to be compared with others of the same table.
package struct RowSummary: Equatable, Sendable {
  /// The conditions that all of them meet; none where these are all rows of the table.
  package var conditions: [ToldCondition]
  /// The number of these rows.
  package var rowCount: Int
  /// The mean of each column of values over these rows, without missing ones; no column without a value.
  package var means: [String: Double]
}

extension Encoding {
  /// The rows that are picked of a table, whatever chart is made of them.
  ///
  /// - Parameters:
  ///   - document: The input; one that is not a table has no rows to tell.
  ///   - columns: The columns whose means are told.
  /// - Returns: The rows; `nil` where there is no table.
  /// - Throws: A condition that cannot be tested, or that nothing meets.
  package func rowSummary(
    of document: Document, columns: [String]
  ) throws(InputProblem) -> RowSummary? {
    guard case .table(let table) = document else { return nil }
    let readied = try suited(to: table).readied(table)
    var conditions: [ToldCondition] = []
    for case .filtered(_, of: _, let told) in readied.notes { conditions += told }
    var means: [String: Double] = [:]
    for column in readied.table.columns where columns.contains(column.name) {
      guard case .numbers(let numbers) = column.values else { continue }
      let values = numbers.values.filter(\.isFinite)
      guard !values.isEmpty else { continue }
      means[column.name] = Aggregate.mean(values)
    }
    return RowSummary(conditions: conditions, rowCount: readied.table.rowCount, means: means)
  }
}
