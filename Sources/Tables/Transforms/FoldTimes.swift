/// The columns named by years or dates that became rows.
package struct FoldedTimes: Equatable, Sendable {
  package var folded: Folded
  /// The names of the earliest and of the latest.
  package var first: String
  package var last: String
}

extension Table {
  /// Fewer columns than these are things to compare, and no course.
  private static let fewestTimes = 3

  /// The table with a row for each time and each row, where the names of its measures are years or dates
  /// (Hadley Wickham, “Tidy Data”, section 3.1); `nil` where they are not, or where there are others.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedTimes(keeping names: [String] = []) -> (table: Table, report: FoldedTimes)? {
    let places = columns.filter { column in
      if case .numbers = column.values { column.name.first?.isNumber == true } else { false }
    }
    guard places.count >= Self.fewestTimes, !places.contains(where: { names.contains($0.name) }),
      let times = Self.times(places.map(\.name))
    else { return nil }
    let others = zip(columns, roles).filter { column, role in
      role.role == .measure && !places.contains { $0.name == column.name }
    }
    guard others.isEmpty,
      let folded = try? folded(
        places.map(\.name), name: times.precision == .year ? "year" : "date")
    else { return nil }
    let order = times.values.indices.sorted { times.values[$0] < times.values[$1] }
    let column = ColumnValues.dates(times).picked(
      (0..<folded.table.rowCount).map { $0 % places.count })
    return (
      folded.table.with(column, called: folded.report.name),
      FoldedTimes(
        folded: folded.report, first: times.texts[order.first ?? 0],
        last: times.texts[order.last ?? 0])
    )
  }

  /// Names as times, if all are written in one way.
  private static func times(_ names: [String]) -> DateColumn? {
    if names.allSatisfy({ $0.utf8.count == 4 && (1000...2200).contains(Int($0) ?? 0) }) {
      return dates(names, DatePattern("yyyy"))
    }
    return DateInference.plain.lazy.compactMap { dates(names, $0) }.first
  }

  private static func dates(_ names: [String], _ pattern: DatePattern?) -> DateColumn? {
    guard let pattern else { return nil }
    var dates: [WrittenDate] = []
    for name in names {
      guard let date = pattern.parse(name.utf8Span.span) else { return nil }
      dates.append(date)
    }
    return DateColumn(
      values: dates.map(\.seconds), precision: dates.map(\.precision).max() ?? .day, texts: names)
  }
}
