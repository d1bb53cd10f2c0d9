import Tables

/// Charts of how long it took until something happened to each of many subjects, or until nobody looked any more.
extension Guess {
  /// The times until an event, and the column that says of each whether it came.
  ///
  /// Such a time never explains its own event: those who were watched longer have it by that alone.
  var followUp: (time: Column, event: Column)? {
    guard table.rowCount >= Self.fewestFollowed else { return nil }
    // Beside dates, as logs have them, only a yes or no is an event.
    let hasDates = !columns(.time).isEmpty
    let pairs = FollowUpNames.pairs(among: table.columns.map(\.name))
    let events = columns(.ordinal, .measure, .nominal, .key).filter { column in
      (FollowUpNames.isEvent(column.name) || pairs.events.contains(column.name))
        && (2...Self.mostEvents).contains(count(of: column))
        && (!hasDates || column.isFlag)
    }
    let times = columns(.measure).filter { column in
      (FollowUpNames.isTime(column.name) || pairs.times.contains(column.name)
        || FollowUpNames.mayBeTime(column.name) && events.contains { $0.countingYes != nil })
        && column.hasMoreNumbers(than: Self.fewestPlaces - 1)
        && column.isNeverBelowZero && !column.countsRows
    }
    guard let time = times.first, let event = events.first(where: { $0.name != time.name }) else {
      return nil
    }
    return (time, event)
  }

  /// The spread of the times for each kind of what was done, or of what tells most about them; the shares of those with the
  /// event where it came to less than half.
  var followUps: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      let (time, event) = followUp
    else { return [] }
    let kinds = levels.filter {
      $0.name != event.name && !FollowUpNames.isEvent($0.name) && !FollowUpNames.isTime($0.name)
    }
    let treatments = kinds.filter { RoleName.treatment.matches($0.name) }
    // Of whom most were watched to the end of the watching, half the time says how long that was.
    if isMostlyCut(event) {
      let shares = flagged(event)
      return shares.filter { share in treatments.contains { $0.name == share.x } }
        + shares.filter { share in !treatments.contains { $0.name == share.x } }
    }
    let told = treatments + explaining(kinds, of: [time])
    // Other measures tell of the time where no kind does.
    guard let kind = told.first else { return [] }
    var spread = encoding(kind, [time])
    (spread.type, spread.hasNames, spread.reason) = (.box, true, .followUps)
    return [spread]
  }

  /// The time until an event that came to few: its medians in groups say how long these were watched.
  var cutTime: String? { followUp.flatMap { isMostlyCut($0.event) ? $0.time.name : nil } }

  /// True of a yes or no by which the event came to less than half of all, so that in some group or other its median time is
  /// not known.
  private func isMostlyCut(_ event: Column) -> Bool {
    guard case .numbers(let numbers)? = event.countingYes?.values else { return false }
    let known = numbers.values.filter(\.isFinite)
    let isCut = saysCutting(event)
    let came = known.count { ($0 > 0) != isCut }
    return came * 2 < known.count
  }

  /// True of a yes or no by which a yes says that nobody looked any more.
  ///
  /// A column that is called "Censor" may say either: those whose times are far shorter had the event.
  private func saysCutting(_ event: Column) -> Bool {
    let isCut = FollowUpNames.tellsOfCutting(event.name)
    guard isCut, FollowUpNames.mayTellOfEvents(event.name), let time = followUp?.time,
      case .numbers(let flags)? = event.countingYes?.values,
      case .numbers(let times) = time.values
    else { return isCut }
    let known = zip(times.values, flags.values).filter { $0.isFinite && $1.isFinite }
    let (yes, no) = (known.filter { $0.1 > 0 }.map(\.0), known.filter { $0.1 <= 0 }.map(\.0))
    guard yes.count >= Self.fewestOfLevel, no.count >= Self.fewestOfLevel else { return isCut }
    return Quantile.at(0.5, in: yes) * Self.farLonger > Quantile.at(0.5, in: no)
  }

  /// True of the spread of times by whether their own event came: those who were watched longer have none by that alone.
  func isOwnEvent(_ kind: Column, of time: String) -> Bool {
    guard let followUp else { return false }
    return followUp.event.name == kind.name && followUp.time.name == time
      || FollowUpNames.isTime(time)
        && (followUp.event.name == kind.name || FollowUpNames.isEvent(kind.name))
  }

  /// Times that are so many times as long are those of whoever was watched to the end.
  private static let farLonger = 1.5

  /// The columns with a few values each of which several rows have, whatever their role is.
  var levels: [Column] {
    columns(.nominal, .ordinal, .cyclic, .measure).filter { column in
      (2...Self.mostKinds).contains(count(of: column)) && !hasHoles(column) && !isNearlyOne(column)
        && !marks.contains(column.name)
        && count(of: column) * Self.fewestOfLevel <= table.rowCount
    }
  }

  /// Fewer rows are read one by one.
  private static let fewestFollowed = 10
  /// More outcomes than these are no event.
  private static let mostEvents = 4
  /// Of fewer rows there is no spread.
  private static let fewestOfLevel = 4
}

extension Column {
  /// True of numbers of which none is below zero.
  fileprivate var isNeverBelowZero: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.values.allSatisfy { !($0 < 0) }
  }
}
