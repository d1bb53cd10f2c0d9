/// The order that rows were brought into.
package struct Sorted: Equatable, Sendable {
  package var column: String
  package var isDescending: Bool
  /// The rows without a value, which come last either way.
  package var missing: Int
}

extension Table {
  /// The rows by the values of a column, of equal ones in their order before; text by its letters.
  package func sorted(
    by name: String, isDescending: Bool = false
  ) throws(TransformProblem) -> (table: Table, report: Sorted) {
    let keys = try column(called: name).values.sortKeys
    let present = (0..<rowCount).filter { keys[$0].isFinite }
    let missing = (0..<rowCount).filter { !keys[$0].isFinite }
    let rows = present.sorted { first, second in
      let (a, b) = (keys[first], keys[second])
      if a == b { return first < second }
      return isDescending ? a > b : a < b
    }
    return (
      picked(rows + missing),
      Sorted(column: name, isDescending: isDescending, missing: missing.count)
    )
  }
}

extension Table {
  /// The rows by what the values of some columns add up to for each value of another, or by another aggregate of them; of
  /// equal ones in their order before.
  ///
  /// - Parameters:
  ///   - measures: The columns that are added up.
  ///   - aggregate: What the values of each of them become before that.
  ///   - name: The column of the names.
  ///   - isDescending: True for the largest first.
  ///   - last: A value whose rows come last either way.
  /// - Returns: The rows in their new order.
  /// - Throws: A column that is not there, or has no numbers.
  package func sorted(
    bySumOf measures: [String], each aggregate: Aggregate = .sum, in name: String,
    isDescending: Bool, last: String? = nil
  ) throws(TransformProblem) -> Table {
    let values = try column(called: name).values
    let grouping = Grouping(values)
    var sums = Array(repeating: 0.0, count: grouping.count)
    for measure in measures {
      let numbers = try numbers(called: measure)
      for (group, values) in grouping.values(of: numbers.values).enumerated() {
        sums[group] += aggregate == .sum ? values.reduce(0, Stack.sum) : aggregate(values)
      }
    }
    for (group, rows) in grouping.rows.enumerated() {
      guard let row = rows.first, let last, values.text(of: row) == last else { continue }
      sums[group] = isDescending ? -.infinity : .infinity
    }
    // Rows without a name come after all others.
    let keys = grouping.codes.map { $0 < 0 ? Double.nan : sums[$0] }
    let present = keys.indices.filter { !keys[$0].isNaN }
    let missing = keys.indices.filter { keys[$0].isNaN }
    return picked(
      present.sorted { first, second in
        let (a, b) = (keys[first], keys[second])
        if a != b { return isDescending ? a > b : a < b }
        // Names of equal sums stay together.
        let (one, other) = (grouping.codes[first], grouping.codes[second])
        return (one, first) < (other, second)
      } + missing)
  }
}

extension ColumnValues {
  /// A number for each row in whose order the rows come; not a number where one has no value.
  fileprivate var sortKeys: [Double] {
    switch self {
    case .numbers(let numbers): return numbers.values
    case .dates(let dates): return dates.values
    case .text(let text):
      var ranks = Array(repeating: 0.0, count: text.dictionary.count)
      let order = text.dictionary.indices.sorted { text.dictionary[$0] < text.dictionary[$1] }
      for (rank, code) in order.enumerated() { ranks[code] = Double(rank) }
      return text.codes.map { $0 < 0 ? .nan : ranks[Int($0)] }
    }
  }
}
