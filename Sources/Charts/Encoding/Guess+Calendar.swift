import Tables

/// Charts of the parts of the calendar: what is measured by the hour, the weekday and the month.
extension Guess {
  /// The mean of what is asked about for each part of the calendar, where no time passes: the part that tells most about
  /// it first.
  var calendarParts: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      columns(.time).isEmpty, !table.isSequence, table.rowCount >= Self.fewestInCalendar,
      let outcome = outcome(among: measures)?.outcome ?? measures.first, !outcome.isFlag
    else { return [] }
    let parts = places(columns(.cyclic)).filter { part in
      let count = count(of: part)
      return (3...Self.mostOfCycle).contains(count) && count * 3 <= table.rowCount
        && !RoleName.isDirection(part.name) && part.name != siblings?.name
    }
    return explaining(parts, of: [outcome]).map { part in
      var means = encoding(part, [outcome])
      means.aggregation = .by(aggregate(of: [outcome]))
      return means
    }
  }

  /// Fewer rows are looked at one by one.
  private static let fewestInCalendar = 100
  /// A month has no more days.
  private static let mostOfCycle = 31
}
