/// The values of a column that were kept, and what became of the others.
package struct TopValues: Equatable, Sendable {
  package var column: String
  /// The number of values that were kept, and of all.
  package var kept: Int
  package var of: Int
  /// The size they were chosen by, the largest first.
  package var by: Aggregation
  /// The value that stands for all others; `nil` where their rows are left out.
  package var others: String?
  /// The number of rows with another value.
  package var otherRows: Int
}

extension Table {
  /// The rows whose value of a column is one of the largest, as many values as are wanted; the rows of
  /// all others are left out, or get one value in common.
  ///
  /// Of values as large the one that comes first counts. Rows without a value are never among the
  /// others: they are left out with them, or stay.
  ///
  /// - Parameters:
  ///   - count: How many values are kept.
  ///   - name: The column, which becomes text where others get a value in common.
  ///   - aggregation: The size of a value; how many rows it has if not otherwise.
  ///   - others: The value of the others, in the user's language; `nil` leaves them out.
  /// - Returns: The table, and what was kept.
  /// - Throws: A column that is not there, or a size that is no number.
  package func top(
    _ count: Int, of name: String, by aggregation: Aggregation = .rows(), others: String? = nil
  ) throws(TransformProblem) -> (table: Table, report: TopValues) {
    let values = try column(called: name).values
    let grouping = Grouping(values)
    let order = try sizes(of: grouping, name, by: aggregation).enumerated()
      .sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
    let kept = Set(order.prefix(max(count, 0)).map(\.offset))
    let otherRows = grouping.codes.count { $0 >= 0 && !kept.contains($0) }
    var report = TopValues(
      column: name, kept: kept.count, of: grouping.count, by: aggregation, others: nil,
      otherRows: otherRows)
    guard otherRows > 0 else { return (self, report) }
    guard let others else {
      return (picked(grouping.codes.indices.filter { kept.contains(grouping.codes[$0]) }), report)
    }
    var names: [String] = []
    var codes = Array(repeating: Int32(-1), count: grouping.count)
    for (group, rows) in grouping.rows.enumerated() where kept.contains(group) {
      codes[group] = Int32(truncatingIfNeeded: names.count)
      names.append(rows.first.map(values.text) ?? "")
    }
    let other = Int32(truncatingIfNeeded: names.count)
    report.others = names.distinct(others)
    names.append(report.others ?? others)
    let text = TextColumn(
      codes: grouping.codes.map { $0 < 0 ? -1 : codes[$0] < 0 ? other : codes[$0] },
      dictionary: names)
    return (with(.text(text), called: name), report)
  }

  /// The size of each group; one without a size is smaller than any.
  private func sizes(
    of grouping: Grouping, _ name: String, by aggregation: Aggregation
  ) throws(TransformProblem) -> [Double] {
    guard let measure = aggregation.column else { return grouping.sizes.map(Double.init) }
    let numbers = try numbers(called: measure)
    return grouping.values(of: numbers.values).map { values in
      let size = aggregation.aggregate(values)
      return size.isFinite ? size : -.infinity
    }
  }
}
