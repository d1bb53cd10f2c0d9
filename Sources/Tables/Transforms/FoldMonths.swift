extension Table {
  /// The table with a row for each month of each row, where twelve measures are named by the months and a
  /// column has the years; `nil` where it is otherwise.
  ///
  /// The sum or the mean of the months, which says nothing of one, is left out.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedMonths(keeping names: [String] = []) -> (table: Table, report: FoldedTimes)? {
    let months = columns.compactMap { column -> (name: String, month: Int)? in
      guard case .numbers = column.values else { return nil }
      return CalendarNames.place(of: column.name, in: .months).map { (column.name, $0) }
    }
    guard months.map(\.month).sorted() == Array(0..<12) else { return nil }
    let places = months.map(\.name)
    guard let year = columns.first(where: { $0.years != nil }), let years = year.years,
      !(places + [year.name]).contains(where: names.contains)
    else { return nil }
    let others = zip(columns, roles).filter { column, role in
      role.role == .measure && column.name != year.name && !places.contains(column.name)
    }
    .map(\.0)
    guard others.allSatisfy({ isSummary($0, of: places) }),
      let folded = try? folded(places, name: "date")
    else { return nil }
    var dates = DateColumn(values: [], precision: .month, texts: [])
    var texts: [String] = []
    for row in 0..<folded.table.rowCount {
      let month = months[row % 12].month
      let index = years[row / 12] * 12 + month
      dates.values.append(Double(CivilDate.day(ofMonth: index)) * Double(CivilDate.secondsPerDay))
      texts.append("\(index / 12)-\(month < 9 ? "0" : "")\(month + 1)")
    }
    dates.texts = WrittenTexts(texts)
    var table = folded.table.with(.dates(dates), called: folded.report.name)
    table.columns.removeAll { column in
      column.name == year.name || others.contains { $0.name == column.name }
    }
    return (
      table,
      FoldedTimes(
        folded: folded.report, first: places[0], last: places[places.count - 1],
        leftOut: others.map(\.name))
    )
  }

  /// True of a column that adds up some others in each row, or has their mean.
  private func isSummary(_ column: Column, of names: [String]) -> Bool {
    guard case .numbers(let summary) = column.values else { return false }
    let parts = columns.filter { names.contains($0.name) }.compactMap { column -> [Double]? in
      if case .numbers(let numbers) = column.values { numbers.values } else { nil }
    }
    func isSum(dividedBy count: Double) -> Bool {
      (0..<rowCount).allSatisfy { row in
        let sum = parts.reduce(0) { $0 + $1[row] } / count
        // Each of the parts is rounded, and so is what they become.
        return !sum.isFinite || !summary.values[row].isFinite
          || abs(sum - summary.values[row]) <= max(0.6, abs(sum) * 0.01)
      }
    }
    return summary.values.contains(where: \.isFinite)
      && (isSum(dividedBy: 1) || isSum(dividedBy: Double(parts.count)))
  }
}

extension Column {
  /// The year of each row, where the column is called so and has one in each.
  fileprivate var years: [Int]? {
    guard RoleName.year.matches(name), case .dates(let dates) = withTimes().values,
      dates.precision == .year, dates.values.allSatisfy(\.isFinite)
    else { return nil }
    return dates.values.map { seconds in
      let day = Int((seconds / Double(CivilDate.secondsPerDay)).rounded(.down))
      return CivilDate.monthIndex(ofDay: day) / 12
    }
  }
}
