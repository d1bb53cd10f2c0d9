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
