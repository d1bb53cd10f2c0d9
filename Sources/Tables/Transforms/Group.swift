/// A column to be made of many rows: the mean of a price, or the number of rows.
package struct Aggregation: Equatable, Sendable {
  package var aggregate: Aggregate
  /// The column whose values are aggregated; `nil` counts rows, with values or without.
  package var column: String?
  /// The name of the column that it becomes.
  package var name: String

  /// An aggregate of a column, called as options write it, `mean(price)`, if not otherwise.
  package init(_ aggregate: Aggregate, of column: String, as name: String? = nil) {
    self.aggregate = aggregate
    self.column = column
    self.name = name ?? "\(aggregate.rawValue)(\(column))"
  }

  private init(counting name: String) {
    aggregate = .count
    column = nil
    self.name = name
  }

  /// Reads `mean(price)`, `mean("a b")`, or `count()`, which counts rows; `nil` of anything else.
  package init?(parsing text: String) {
    let text = String(text.drop { $0 == " " })
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      let aggregate = Aggregate(rawValue: text[..<open].lowercased())
    else { return nil }
    var name = String(text[open...].dropFirst().dropLast())
    if name.count > 1, name.first == "\"", name.last == "\"" {
      name = String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
    if name.isEmpty {
      guard aggregate == .count else { return nil }
      self = .rows()
    } else {
      self.init(aggregate, of: name, as: text)
    }
  }

  /// The number of rows.
  package static func rows(as name: String = "count()") -> Aggregation {
    Aggregation(counting: name)
  }
}

/// The groups of rows that became one row each.
package struct Grouped: Equatable, Sendable {
  /// The columns whose different values are the groups; none where all rows are one.
  package var by: [String]
  package var aggregations: [Aggregation]
  package var rows: Int
  package var groups: Int
  /// The rows of the smallest and of the largest group; `nil` where there is no group.
  package var rowsPerGroup: ClosedRange<Int>?
}

extension Table {
  /// A row for each different combination of values of some columns, in the order they first come;
  /// rows without such a value are groups of their own, the last.
  ///
  /// Missing values are left out of an aggregate; an aggregate of nothing is missing, a count of
  /// nothing 0. Dates and text have no mean, median and sum, text no minimum and maximum.
  ///
  /// - Parameters:
  ///   - keys: The columns; with none all rows are one group.
  ///   - aggregations: The columns that follow them.
  /// - Returns: The groups, and what they are.
  /// - Throws: A column that is not there, or has no such aggregate.
  package func grouped(
    by keys: [String], _ aggregations: [Aggregation]
  ) throws(TransformProblem) -> (table: Table, report: Grouped) {
    var columns: [Column] = []
    for key in keys { columns.append(try column(called: key)) }
    let groups = groups(by: columns)
    let first = groups.compactMap(\.first)
    columns = columns.map { Column(name: $0.name, values: $0.values.picked(first)) }
    for aggregation in aggregations {
      columns.append(
        Column(
          name: columns.map(\.name).distinct(aggregation.name),
          values: try values(of: aggregation, groups)))
    }
    let sizes = groups.map(\.count)
    let report = Grouped(
      by: keys, aggregations: aggregations, rows: rowCount, groups: groups.count,
      rowsPerGroup: sizes.min().flatMap { low in sizes.max().map { low...$0 } })
    return (Table(name: name, columns: columns, rowCount: groups.count), report)
  }

  /// The rows of each combination of values; those that lack one come last.
  private func groups(by keys: [Column]) -> [[Int]] {
    guard let first = keys.first else { return [Array(0..<rowCount)] }
    let grouping = keys.dropFirst().reduce(Grouping(first.values).withRest) {
      $0.combined(with: Grouping($1.values).withRest)
    }
    let groups = grouping.rows
    func isWhole(_ group: [Int]) -> Bool {
      !keys.contains { key in group.first.map(key.values.isMissing) ?? true }
    }
    return groups.filter(isWhole) + groups.filter { !isWhole($0) }
  }

  private func values(
    of aggregation: Aggregation, _ groups: [[Int]]
  ) throws(TransformProblem) -> ColumnValues {
    guard let name = aggregation.column else {
      return .numbers(NumberColumn(values: groups.map { Double($0.count) }))
    }
    let aggregate = aggregation.aggregate
    let values = try column(called: name).values
    switch (values, aggregate) {
    case (_, .count):
      return .numbers(
        NumberColumn(
          values: groups.map { group in Double(group.count { !values.isMissing($0) }) }))
    case (_, .first):
      return values.picked(groups.map { $0.first { !values.isMissing($0) } ?? -1 })
    case (_, .last):
      return values.picked(groups.map { $0.last { !values.isMissing($0) } ?? -1 })
    case (.numbers(var numbers), _):
      numbers.values = groups.map { aggregate($0.map { numbers.values[$0] }) }
      // A mean of clocks is told as they are: nobody reads hundredths of a second off them.
      if numbers.kind == .amount || numbers.kind == .rank {
        numbers.fractionDigits = aggregate.fractionDigits(
          of: numbers.fractionDigits, for: numbers.values)
      }
      if !aggregate.isOneOfThem { numbers.largeIntegers = LargeIntegers() }
      return .numbers(numbers)
    case (.dates(let dates), .min), (.dates(let dates), .max):
      let isMinimum = aggregate == .min
      let rows = groups.map { group in
        group.filter { dates.values[$0].isFinite }.min { first, second in
          let (a, b) = (dates.values[first], dates.values[second])
          return isMinimum ? a < b : a > b
        }
      }
      return values.picked(rows.map { $0 ?? -1 })
    case (.dates, _), (.text, _):
      throw .noAggregate(aggregate, column: name)
    }
  }
}
