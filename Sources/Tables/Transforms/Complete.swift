/// The places that had no row and got one.
package struct Completed: Equatable, Sendable {
  package var column: String
  /// The number of rows that were added.
  package var added: Int
}

extension Table {
  /// A row for each of some places of a column, as an empty bin or month needs one, and for each of
  /// them with every combination of values of other columns; the rows come by place.
  ///
  /// In the rows that are added counts are 0 and everything else is missing.
  ///
  /// - Parameters:
  ///   - name: The column of the places, numbers or dates; rows without a place come last.
  ///   - places: Values of its kind; those that it has beside them stay.
  ///   - others: Columns that have a row for each of their combinations at each place.
  ///   - counts: The columns that are 0 where nothing is.
  /// - Returns: The table, and how many rows are new.
  /// - Throws: A column that is not there, or has no such places; more cells than anyone can use.
  package func completed(
    _ name: String, with places: ColumnValues, by others: [String] = [], counts: [String] = []
  ) throws(TransformProblem) -> (table: Table, report: Completed) {
    let known = try column(called: name).values
    guard let all = known.appending(places)?.atClocks(of: known), let moments = all.moments else {
      throw .mixedColumns([name])
    }
    // Each place once: where it comes first, so that what is written there stays.
    var first: [Double: Int] = [:]
    for row in moments.indices where moments[row].isFinite && first[moments[row]] == nil {
      first[moments[row]] = row
    }
    let ascending = first.keys.sorted()
    var combinations = Grouping(codes: Array(repeating: 0, count: rowCount), count: 1)
    for other in others {
      let grouping = Grouping(try column(called: other).values)
      combinations = combinations.combined(with: grouping.withRest)
    }
    let count = max(combinations.count, 1)
    let cells = ascending.count.multipliedReportingOverflow(by: count * columns.count)
    guard !cells.overflow, cells.partialValue <= max(Self.mostCells, rowCount * columns.count)
    else { throw .tooLarge(cells: cells.overflow ? .max : cells.partialValue) }

    let placed = Grouping(Array(moments.prefix(rowCount)), among: ascending)
    let cell = Grouping(
      codes: zip(placed.codes, combinations.codes).map { $0 < 0 ? -1 : $0 * count + $1 },
      count: ascending.count * count)
    let representatives = combinations.count > 0 ? combinations.rows.map { $0.first ?? -1 } : [-1]
    var (rows, placeRows, otherRows) = ([Int](), [Int](), [Int]())
    for (index, own) in cell.rows.enumerated() {
      rows += own.isEmpty ? [-1] : own
      placeRows += own.isEmpty ? [first[ascending[index / count]] ?? -1] : own
      otherRows += own.isEmpty ? [representatives[index % count]] : own
    }
    let added = rows.count { $0 < 0 }
    let rest = cell.codes.indices.filter { cell.codes[$0] < 0 }
    var table = picked(rows + rest)
    for index in columns.indices {
      let column = columns[index]
      if column.name == name {
        table.columns[index].values = all.picked(placeRows + rest)
      } else if others.contains(column.name) {
        table.columns[index].values = column.values.picked(otherRows + rest)
      } else if counts.contains(column.name), case .numbers(var numbers) = column.values {
        numbers.values = (rows + rest).map { $0 < 0 ? 0 : numbers.values[$0] }
        table.columns[index].values = .numbers(numbers)
      }
    }
    return (table, Completed(column: name, added: added))
  }
}

extension ColumnValues {
  /// The numbers or the moments; `nil` of text.
  fileprivate var moments: [Double]? {
    switch self {
    case .numbers(let numbers): numbers.values
    case .dates(let dates): dates.values
    case .text: nil
    }
  }
}

extension ColumnValues {
  /// The same at the clocks of some dates: a place that nobody wrote says nothing of another.
  fileprivate func atClocks(of known: ColumnValues) -> ColumnValues {
    guard case .dates(var dates) = self, case .dates(let own) = known else { return self }
    (dates.hasOffsets, dates.ownOffset, dates.ownZone) = (
      own.hasOffsets, own.ownOffset, own.ownZone
    )
    return .dates(dates)
  }
}
