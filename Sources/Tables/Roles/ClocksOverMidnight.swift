/// Times of day without a date that go on over midnight: 23:50, 00:00, 00:10.
extension Table {
  private static let day = Double(CivilDate.secondsPerDay)

  /// The table with the times behind each midnight a day later, where its only times are such ones in their order.
  ///
  /// They rise from row to row, or fall where the newest stands first, but for a few leaps of half a day or more. Leaps
  /// from one group of rows to the next tell of no midnight, and times that come again day by day are those of a day.
  package var overMidnight: Table {
    let found = columns.indices.compactMap { index -> (index: Int, dates: DateColumn)? in
      if case .dates(let dates) = columns[index].values { (index, dates) } else { nil }
    }
    guard found.count == 1, let (index, dates) = found.first, dates.precision > .day,
      dates.values.allSatisfy({ !$0.isFinite || (0..<Self.day).contains($0) })
    else { return self }
    let rows = dates.values.indices.filter { dates.values[$0].isFinite }
    let pairs = zip(rows, rows.dropFirst())
    let isNewestFirst =
      pairs.count { dates.values[$0] > dates.values[$1] } * 2
      > pairs.count { dates.values[$0] != dates.values[$1] }
    let order = isNewestFirst ? rows.reversed() : rows
    guard let days = Self.days(order.map { dates.values[$0] }) else { return self }
    let changes = zip(days, days.dropFirst()).map(!=)
    guard !columns.indices.contains(where: { $0 != index && groups(order, by: $0, at: changes) })
    else { return self }
    var later = dates
    for (row, day) in zip(order, days) { later.values[row] += Double(day) * Self.day }
    var table = self
    table.columns[index].values = .dates(later)
    return table
  }

  /// The number of midnights before each of some times; `nil` without any, or where times fall otherwise.
  private static func days(_ times: [Double]) -> [Int]? {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    let falls = steps.filter { $0 < 0 }
    guard falls.count * 2 <= steps.count(where: { $0 > 0 }), falls.allSatisfy({ $0 <= -day / 2 })
    else { return nil }
    var days = [0]
    for step in steps { days.append((days.last ?? 0) + (step < 0 ? 1 : 0)) }
    let moments = zip(times, days).map { $0 + Double($1) * day }
    let isOneNight = (moments.last ?? 0) - (moments.first ?? 0) < day
    guard days.last != 0, isOneNight || Set(times).count == Set(moments).count else { return nil }
    return days
  }

  /// True where a column has one value up to each change, and another behind it.
  private func groups(_ order: [Int], by column: Int, at changes: [Bool]) -> Bool {
    let codes = Grouping(columns[column].values).codes
    return zip(zip(order, order.dropFirst()), changes).allSatisfy { pair, isChange in
      (codes[pair.0] != codes[pair.1]) == isChange
    }
  }
}
