import Tables

/// Some of the rows of a table in a few numbers, to be compared with others of the same table.
package struct RowSummary: Equatable, Sendable {
  /// The conditions that all of them meet; none where these are all rows of the table.
  package var conditions: [ToldCondition]
  /// The number of these rows.
  package var rowCount: Int
  /// The mean of each column of values over these rows, without missing ones; no column without a value.
  package var means: [String: Double]
  /// The number of values that each mean is of.
  package var valueCounts: [String: Int] = [:]
  /// The standard deviation of the values that each mean is of.
  package var spreads: [String: Double] = [:]
  /// The answer whose share the mean is, of a column of answers in words.
  package var answers: [String: String] = [:]
}

extension Encoding {
  /// The rows that are picked of a table, whatever chart is made of them.
  ///
  /// - Parameters:
  ///   - document: The input; one that is not a table has no rows to tell.
  ///   - columns: The columns whose means are told.
  ///   - part: The value of the split whose rows alone are meant; `nil` for those of all.
  /// - Returns: The rows; `nil` where there is no table, or no row of that part.
  /// - Throws: A condition that cannot be tested, or that nothing meets.
  package func rowSummary(
    of document: Document, columns: [String], part: String? = nil
  ) throws(InputProblem) -> RowSummary? {
    guard case .table(let table) = document else { return nil }
    let readied = try suited(to: table).readied(table)
    var conditions: [ToldCondition] = []
    for case .filtered(_, of: _, let told) in readied.notes { conditions += told }
    var means: [String: Double] = [:]
    var rows = readied.table
    var valueCounts: [String: Int] = [:]
    if let part, let split {
      guard
        let own = (try? rows.parted(by: split))?.first(where: {
          $0.value == part || $0.value.isEmpty && part == ColumnValues.missingText
        })
      else { return nil }
      rows = own.rows
    }
    var (spreads, answers): ([String: Double], [String: String]) = ([:], [:])
    for column in rows.columns where columns.contains(column.name) {
      let counted = column.isText ? column.countingYes : column
      guard case .numbers(let numbers)? = counted?.values else { continue }
      let values = numbers.values.filter(\.isFinite)
      guard !values.isEmpty else { continue }
      let mean = Aggregate.mean(values)
      means[column.name] = mean
      valueCounts[column.name] = values.count
      spreads[column.name] = Aggregate.mean(values.map { ($0 - mean) * ($0 - mean) }).squareRoot()
      if column.isText {
        answers[column.name] = AnswerNames.answers(among: column.texts)?.yes
      }
    }
    return RowSummary(
      conditions: conditions, rowCount: rows.rowCount, means: means, valueCounts: valueCounts,
      spreads: spreads, answers: answers)
  }
}
