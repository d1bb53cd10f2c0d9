extension Table {
  /// The table with a row for each month of each row, where twelve measures are named by the months and a
  /// column has the years; `nil` where it is otherwise.
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
    guard others.isEmpty, let folded = try? folded(places, name: "date") else { return nil }
    var dates = DateColumn(values: [], precision: .month, texts: [])
    for row in 0..<folded.table.rowCount {
      let month = months[row % 12].month
      let index = years[row / 12] * 12 + month
      dates.values.append(Double(CivilDate.day(ofMonth: index)) * Double(CivilDate.secondsPerDay))
      dates.texts.append("\(index / 12)-\(month < 9 ? "0" : "")\(month + 1)")
    }
    var table = folded.table.with(.dates(dates), called: folded.report.name)
    table.columns.removeAll { $0.name == year.name }
    return (
      table,
      FoldedTimes(
        folded: folded.report, first: places[0], last: places[places.count - 1])
    )
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
