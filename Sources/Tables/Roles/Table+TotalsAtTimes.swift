/// Rows that add up the others of their time, as long tables of parts have them: the total of each year beside its items.
extension Table {
  /// The names of the rows that are called by nothing but such a word, where each adds up the rows that share all that is no
  /// number with it, and its year.
  ///
  /// - Parameter names: The columns that rows are chosen by.
  /// - Returns: The names by row; none where one of these rows is no such sum, or where only one is.
  func sumsAtTimes(keeping names: [String]) -> [Int: String] {
    let times = columns.filter(\.isOfTimes)
    guard !times.isEmpty else { return [:] }
    for column in columns where !names.contains(column.name) {
      guard case .text(let text) = column.values,
        text.dictionary.contains(where: Self.isTotal), text.dictionary.count > 2
      else { continue }
      var groups = Grouping(codes: Array(repeating: 0, count: rowCount), count: 1)
      for other in columns where other.name != column.name && (other.isOfTimes || other.isText) {
        groups = groups.combined(with: Grouping(other.values).withRest)
      }
      var found: [Int: String] = [:]
      let isSums = groups.rows.allSatisfy { rows in
        let sums = rows.filter { text[$0].map(Self.isTotal) ?? false }
        guard let sum = sums.first else { return true }
        let parts = rows.filter { $0 != sum }
        guard sums.count == 1, parts.count > 1, addsUp(sum, parts) else { return false }
        found[sum] = text[sum]
        return true
      }
      if isSums, found.count > 1 { return found }
    }
    return [:]
  }
}

extension Column {
  fileprivate var isText: Bool { if case .text = values { true } else { false } }

  /// True of dates, and of numbers that are called a part of one.
  fileprivate var isOfTimes: Bool {
    switch values {
    case .dates: true
    case .numbers:
      [RoleName.year, .quarter, .month, .day, .hour].contains { $0.matches(name) }
    case .text: false
    }
  }
}
