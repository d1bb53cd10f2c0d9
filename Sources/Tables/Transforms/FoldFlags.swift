/// Columns of 0 and 1 that say of many members at each time whether something was so.
extension Table {
  /// Fewer columns than these are lines to be told apart.
  private static let fewestMembers = 13
  /// Fewer rows than these are no course.
  private static let fewestTimes = 5
  /// More rows than these nobody waits for.
  private static let mostMade = 2_000_000

  /// The table with a row for each member at each time, where all but the time are such columns; `nil` where they
  /// are not.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedFlags(keeping names: [String] = []) -> (table: Table, report: Folded)? {
    let flags = columns.filter(\.isAllFlags).map(\.name)
    let others = columns.enumerated().filter { index, column in
      !flags.contains(column.name) && !column.numbersRows(isFirst: index == 0)
    }.map(\.element)
    guard flags.count >= Self.fewestMembers, rowCount >= Self.fewestTimes, others.count == 1,
      others[0].ascendsInTime, !flags.contains(where: names.contains),
      flags.count * rowCount <= Self.mostMade
    else { return nil }
    var table = self
    table.columns.removeAll { $0.name != others[0].name && !flags.contains($0.name) }
    guard let folded = try? table.folded(flags) else { return nil }
    return (folded.table, folded.report)
  }
}

extension Column {
  fileprivate var isAllFlags: Bool {
    guard case .numbers(let numbers) = values, numbers.unit == nil else { return false }
    return numbers.values.contains { $0.isFinite }
      && numbers.values.allSatisfy { !$0.isFinite || $0 == 0 || $0 == 1 }
  }

  fileprivate func numbersRows(isFirst: Bool) -> Bool {
    guard isFirst, case .numbers(let numbers) = values else { return false }
    return numbers.countsRows && (name == "1" || RoleName.row.matches(name))
  }

  fileprivate var ascendsInTime: Bool {
    switch values {
    case .dates(let dates): zip(dates.values, dates.values.dropFirst()).allSatisfy { $0 < $1 }
    case .numbers(let numbers):
      (RoleName.year.matches(name) || RoleName.step.matches(name))
        && zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $0 < $1 }
    case .text: false
    }
  }
}
