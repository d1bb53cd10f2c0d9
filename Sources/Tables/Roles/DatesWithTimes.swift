/// Dates that a table keeps beside the times of day that they are of.
extension Table {
  /// The table with one column of moments in place of a column of days and one of times of day side by side, where
  /// days come again.
  ///
  /// - Parameter named: Columns that somebody asks for, which stay as they are.
  /// - Returns: The same table where there are none, or several of either.
  package func joiningTimes(keeping named: [String]) -> Table {
    let found = columns.indices.compactMap { index -> (index: Int, dates: DateColumn)? in
      guard case .dates(let dates) = columns[index].values else { return nil }
      return (index, dates)
    }
    let days = found.filter { $0.dates.precision == .day }
    let clocks = found.filter { columns[$0.index].isClock($0.dates, at: $0.index) }
    guard days.count == 1, clocks.count == 1, let day = days.first, let clock = clocks.first,
      abs(day.index - clock.index) == 1,
      ![day, clock].contains(where: { named.contains(columns[$0.index].name) })
    else { return self }
    let present = day.dates.values.filter(\.isFinite)
    guard Set(present).count < present.count else { return self }
    var (values, texts): ([Double], [String]) = ([], [])
    for row in 0..<rowCount {
      let text = clock.dates.texts[row]
      // The day ends elsewhere than it begins.
      let isEnd = clock.dates.values[row] == 0 && text.hasPrefix("24")
      let moment = day.dates.values[row] + clock.dates.values[row]
      values.append(moment + (isEnd ? Double(CivilDate.secondsPerDay) : 0))
      texts.append(moment.isFinite ? "\(day.dates.texts[row]) \(text)" : "")
    }
    guard values.contains(where: \.isFinite) else { return self }
    var table = self
    let first = min(day.index, clock.index)
    table.columns[first] = Column(
      name: columns[clock.index].isNameless(at: clock.index)
        ? columns[first].name : "\(columns[day.index].name) \(columns[clock.index].name)",
      values: .dates(
        DateColumn(values: values, precision: clock.dates.precision, texts: texts)))
    table.columns.remove(at: first + 1)
    return table
  }
}

extension Column {
  /// True of a column without a name, which is called as its place is.
  fileprivate func isNameless(at place: Int) -> Bool { name == String(place + 1) }

  /// True of times of day, of whatever day, under a name that says so, or under none.
  fileprivate func isClock(_ dates: DateColumn, at place: Int) -> Bool {
    dates.precision > .day && (RoleName.clock.matches(name) || isNameless(at: place))
      && dates.values.allSatisfy {
        !$0.isFinite || (0..<Double(CivilDate.secondsPerDay)).contains($0)
      }
  }
}
