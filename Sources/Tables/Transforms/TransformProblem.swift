/// The reason why a table cannot be transformed as it was asked for.
package enum TransformProblem: Error, Equatable, Sendable {
  case unknownColumn(name: String, columns: [String])
  case notNumbers(column: String)
  case notDates(column: String)
  /// Text cannot be told in numbers: only counted, or the first and last of it taken.
  case noAggregate(Aggregate, column: String)
  /// Times and numbers have an order of their own; only names can be sorted and left out.
  case notNames(column: String)
  /// The columns are not of one kind, so that one column cannot hold all of them.
  case mixedColumns([String])
  /// The width of bins is no positive number, or makes more bins than anyone can compare; the smallest and the
  /// largest number of the column, if it has any.
  case badWidth(Double, column: String, values: [ToldValue] = [])
  /// The text is no condition: a column, an operator and a value.
  case notACondition(String)
  /// The column has no such values: a word is compared with numbers, or what is no date with dates. The
  /// example is one that it has.
  case notAValue(String, column: String, example: String)
  /// The text is written as a date is, but the calendar has no such day.
  case noSuchDay(String)
  /// The times of the column say no more than a longer unit, which is the shortest that tells them apart.
  case tooFine(TimeUnit, column: String, instead: TimeUnit)
  /// Units of time would be so many from the first time to the last; the next longer one that is not too
  /// short.
  case tooManyUnits(TimeUnit, count: Int, instead: TimeUnit)
  /// The table would have so many cells.
  case tooLarge(cells: Int)
}

extension Table {
  /// The most cells that a transform makes of a small table.
  static let mostCells = 20_000_000

  /// The column that is called so.
  package func column(called name: String) throws(TransformProblem) -> Column {
    if let column = columns.first(where: { $0.name == name }) { return column }
    throw .unknownColumn(name: name, columns: columns.map(\.name))
  }

  /// The numbers of the column that is called so.
  func numbers(called name: String) throws(TransformProblem) -> NumberColumn {
    if case .numbers(let numbers) = try column(called: name).values { return numbers }
    throw .notNumbers(column: name)
  }

  /// The dates of the column that is called so.
  func dates(called name: String) throws(TransformProblem) -> DateColumn {
    if case .dates(let dates) = try column(called: name).values { return dates }
    throw .notDates(column: name)
  }

  /// The table with other values in one of its columns.
  func with(_ values: ColumnValues, called name: String) -> Table {
    var table = self
    for index in columns.indices where columns[index].name == name {
      table.columns[index].values = values
    }
    return table
  }
}
