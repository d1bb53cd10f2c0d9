import Tables

/// Charts of lists of tickets, each of which came in at one time and was closed or touched at another.
extension Guess {
  /// The number of tickets that came in in each unit of time, and of those in each state; the states alone where too few came.
  ///
  /// The number of those who watch a ticket has no course and is told of it beside; what it cost or took in all is asked about
  /// first.
  var openings: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil,
      asked.bin == nil, !asked.isWhole, table.rowCount > Self.mostParts, let opening,
      measures.allSatisfy({ $0.tellsOfHeed })
    else { return [] }
    var charts: [Encoding] = []
    if let unit = unit(of: opening) {
      var counts = encoding(opening, [])
      (counts.every, counts.measures) = (unit, [.rows()])
      charts.append(counts)
    }
    return charts + states.map(counted)
  }

  /// The time at which each ticket came in: by its name the one beside which there is another of what became of it, or a
  /// state; else the earlier of two, where nothing in the list is measured.
  private var opening: Column? {
    let times = columns(.time).filter { !$0.isTimeOfDay && !$0.isOfYears }
    let called = times.first {
      TicketNames.isOpening($0.name) && $0.isMostlyThere && $0.comesAtOddTimes
    }
    if let called {
      let isFollowed = times.contains {
        $0.name != called.name && TicketNames.isChange($0.name) && $0.isNeverBefore(called)
      }
      return isFollowed || !states.isEmpty && hasNames ? called : nil
    }
    guard times.count == 2, !states.isEmpty else { return nil }
    let pairs = [(times[0], times[1]), (times[1], times[0])]
    return pairs.first { earlier, later in
      TicketNames.isChange(later.name) && earlier.isMostlyThere && earlier.comesAtOddTimes
        && later.isNeverBefore(earlier)
    }?.0
  }

  /// The columns that say how tickets stand.
  private var states: [Column] {
    columns(.nominal).filter {
      $0.isText && TicketNames.isState($0.name) && (2...Self.mostParts).contains(count(of: $0))
    }
  }

  /// True where each ticket has a number or a title.
  private var hasNames: Bool {
    columns(.key, .nominal, .rowNumber).contains { count(of: $0) * 10 >= table.rowCount * 9 }
  }
}

extension Column {
  /// True of what tells how much heed a ticket was paid or how far it has come, by its name; and of whole numbers of anything
  /// that are mostly none or few.
  fileprivate var tellsOfHeed: Bool {
    guard case .numbers(let numbers) = values, !MoneyNames.isAmount(name),
      !MoneyNames.isTotal(name), numbers.values.allSatisfy({ !($0 < 0) })
    else { return false }
    if TicketNames.isHeed(name) { return true }
    let present = numbers.values.filter(\.isFinite)
    return numbers.areWhole && numbers.unit == nil && numbers.kind == .amount
      && !RoleName.duration.matches(name) && !present.isEmpty
      && Quantile.at(0.5, in: present) <= Self.mostHeed
  }

  /// More is a number of its own.
  private static let mostHeed = 10.0

  /// True of times in steps of very different lengths, as those have at which people turn to somebody.
  fileprivate var comesAtOddTimes: Bool {
    guard case .dates(let dates) = values, dates.precision >= .day else { return false }
    let times = dates.values.filter(\.isFinite).sorted()
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard let first = times.first, let last = times.last, last > first, steps.count > 2 else {
      return false
    }
    let mean = (last - first) / Double(steps.count)
    let squares = steps.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(steps.count)
    return squares >= mean * mean / 16
  }

  /// True of times of which each is at another's in its row or after it.
  fileprivate func isNeverBefore(_ other: Column) -> Bool {
    guard case .dates(let own) = values, case .dates(let others) = other.values else {
      return false
    }
    return zip(own.values, others.values).allSatisfy { !($0 < $1) }
  }
}
