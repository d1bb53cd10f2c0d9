import Tables

/// Numbers that say once more what time it is.
extension Guess {
  /// True of names such as "Week" and "months".
  private static func countsTime(_ name: String) -> Bool {
    let name = name.lowercased()
    return [RoleName.year, .quarter, .month, .day, .hour, .minute].contains { $0.matches(name) }
      || [
        "day_of_year", "day of year", "dayofyear", "yday", "doy", "dayinyear", "week", "weeks",
        "days", "months", "hours", "minutes", "woche", "wochen", "tage", "monate",
        "semaine", "semaines", "semana", "semanas", "tydzień", "tygodnie", "週", "周",
      ].contains(name)
  }

  /// True of a number of weeks or days that goes up with the time beside it, or of "t" that only counts on beside another axis: it
  /// is the time once more.
  func isRunningTime(_ column: Column) -> Bool {
    guard !asked.y.contains(column.name), case .numbers(let numbers) = column.values,
      numbers.areWhole, table.rowCount > 2
    else { return false }
    if Self.countsSteps(column.name), numbers.countsOn, hasOtherAxis(than: column) { return true }
    guard Self.countsTime(column.name) else { return false }
    return columns(.time).contains { time in
      guard case .dates(let dates) = time.values, time.name != column.name else { return false }
      let rows = dates.values.indices.filter {
        dates.values[$0].isFinite && numbers.values[$0].isFinite
      }.sorted { dates.values[$0] < dates.values[$1] }
      return rows.count > 2
        && zip(rows, rows.dropFirst()).allSatisfy { numbers.values[$0] <= numbers.values[$1] }
        && numbers.values[rows[0]] < numbers.values[rows[rows.count - 1]]
    }
  }

  /// True of the same, and of a month or a day that goes on from row to row: the line over it shows what a cloud over it would.
  func isAxisOfTime(_ column: Column) -> Bool {
    if isRunningTime(column) { return true }
    guard Self.countsTime(column.name), !asked.y.contains(column.name), asked.x != column.name,
      asked.type != .scatter, case .numbers(let numbers) = column.values, table.rowCount > 2
    else { return false }
    return zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// True of "t" and "trend": the names of what counts rows in the tables of econometrics.
  private static func countsSteps(_ name: String) -> Bool {
    ["t", "time", "trend", "period", "periods", "step", "index"].contains(name.lowercased())
  }

  /// True where a column before this one goes up from row to row, and not by one: it is the axis.
  private func hasOtherAxis(than column: Column) -> Bool {
    table.columns.prefix { $0.name != column.name }.contains { other in
      guard case .numbers(let numbers) = other.values else { return false }
      return !numbers.countsOn
        && zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $0 < $1 }
    }
  }
}

extension NumberColumn {
  /// True of numbers that are one more in each row than in the one before.
  fileprivate var countsOn: Bool {
    values.count > 2 && zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }
}
