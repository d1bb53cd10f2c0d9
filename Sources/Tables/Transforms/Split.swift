/// The rows of a table as tables of their own.
package struct Split: Equatable, Sendable {
  package var by: String
  /// The number of tables.
  package var parts: Int
  package var rows: Int
  /// The rows without a value, which are the last table.
  package var missing: Int
}

extension Table {
  /// The rows of this as tables of their own, one for each different value of a column, in the order
  /// they first come; the column itself is left out.
  ///
  /// - Returns: Each value as it was first written, and its rows; rows without a value come last,
  ///   under "".
  package func split(
    by name: String
  ) throws(TransformProblem) -> (parts: [(value: String, table: Table)], report: Split) {
    let key = try column(called: name).values
    var rest = self
    rest.columns.removeAll { $0.name == name }
    let grouping = Grouping(key)
    let parts = grouping.withRest.rows.map { rows in
      (value: rows.first.map(key.text) ?? "", table: rest.picked(rows))
    }
    let report = Split(
      by: name, parts: parts.count, rows: rowCount, missing: grouping.codes.count { $0 < 0 })
    return (parts, report)
  }

  /// The rows of each different value of a column, as `split` has them, with the column.
  package func parted(
    by name: String
  ) throws(TransformProblem) -> [(value: String, rows: Table)] {
    let key = try column(called: name).values
    return Grouping(key).withRest.rows.map { rows in
      (value: rows.first.map(key.text) ?? "", rows: picked(rows))
    }
  }
}
