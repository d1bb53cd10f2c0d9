import Tables

/// Charts of logs: what happened when, and how grave it was.
extension Guess {
  /// The rows of each unit of time, a line for each of few severities, of a table that tells of events and
  /// measures little or nothing of them.
  func events(over time: Column) -> [Encoding] {
    guard asked.type == nil || asked.type?.hasSeries == true, tellsEvents(besides: time),
      var counts = counted(over: time).first
    else { return [] }
    if asked.series == nil, !asked.isWhole {
      counts.series = parts(besides: time)?.name
      // Of many programs a few write most.
      if counts.series == nil, asked.top == nil,
        let process = table.columns.first(where: {
          $0.isText && RoleName.process.matches($0.name) && isFree($0)
        }), (Self.mostKinds + 1...Self.mostBars).contains(count(of: process))
      {
        (counts.series, counts.top, counts.topHasMostRows) = (process.name, Self.mostKinds, true)
      }
    }
    return [counts]
  }

  /// The events in each stretch of a run, then those of each program, where a log tells the seconds since a start: how long
  /// after it something came is no trait of what wrote it.
  var runs: [Encoding] {
    guard !isAsked, asked.type == nil, asked.series == nil, asked.split == nil, !isAggregated,
      table.rowCount >= Self.fewestEvents, columns(.time).isEmpty,
      table.columns.contains(where: { $0.isText && RoleName.message.matches($0.name) }),
      let clock = table.columns.first(where: \.isClockOfRun)
    else { return [] }
    var events = encoding(nil, [clock])
    events.type = .histogram
    let process = table.columns.first {
      $0.isText && RoleName.process.matches($0.name) && count(of: $0) > 1
    }
    return [events] + (process.map { [counted($0)] } ?? [])
  }

  /// True where the only numbers mark events, or where a severity beside a message or the status of
  /// a request tells that the rows are those of a log.
  private func tellsEvents(besides time: Column) -> Bool {
    guard table.rowCount >= Self.fewestEvents else { return false }
    let measured = measures.filter { $0.name != time.name && !$0.isMark(of: table.rowCount) }
    func has(_ role: RoleName, _ isFitting: (Column) -> Bool = { _ in true }) -> Bool {
      table.columns.contains { role.matches($0.name) && $0.name != time.name && isFitting($0) }
    }
    let isLog = has(.severity) && has(.message, \.isText)
    let isAccess = has(.status, \.isStatus) && has(.request, \.isText)
    if isAccess { return true }
    // A value that only some events have is told of these, not of all.
    let common = measured.filter(\.isMostlyThere)
    return isLog ? common.isEmpty : measured.isEmpty && has(.mark)
  }

  /// The severity, else the status, else the first of few kinds.
  private func parts(besides time: Column) -> Column? {
    func isFew(_ column: Column) -> Bool {
      column.name != time.name && isFree(column)
        && (2...Self.mostKinds).contains(count(of: column))
    }
    let few = table.columns.filter(isFew)
    return few.first { RoleName.severity.matches($0.name) }
      ?? few.first { RoleName.status.matches($0.name) }
      ?? few.first { $0.isText && !RoleName.message.matches($0.name) } ?? few.first(where: \.isText)
  }

  /// Fewer events are a list.
  private static let fewestEvents = 20
}

extension Column {
  /// True of whole numbers that tell events apart, or where they come from; and of what never changes.
  fileprivate func isMark(of rows: Int) -> Bool {
    guard case .numbers(let numbers) = values, numbers.fractionDigits == 0, numbers.unit == nil
    else { return false }
    return RoleName.mark.matches(name) || RoleName.severity.matches(name)
      || numbers.values.finiteRange.map { $0.lowerBound == $0.upperBound } ?? true
  }

  /// True of seconds that never go back.
  fileprivate var isClockOfRun: Bool {
    guard case .numbers(let numbers) = values, numbers.unit == "s", name == "time" else {
      return false
    }
    let times = numbers.values.filter(\.isFinite)
    return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
