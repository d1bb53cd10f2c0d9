import Tables

/// Charts of what has times.
extension Guess {
  func overTime(_ time: Column) -> [Encoding] {
    isTrait(time) ? [] : events(over: time) + measured(over: time)
  }

  /// The times without those at which somebody was born, which are no course, as long as there are others; what all rows
  /// have comes first.
  func withoutBirths(_ times: [Column]) -> [Column] {
    guard asked.x == nil else { return times }
    let others = times.filter { !RoleName.birth.matches($0.name) }
    guard !others.isEmpty, others.count < times.count else { return times }
    return others.filter(\.isWholly) + others.filter { !$0.isWholly }
  }

  /// True of a few years that each of some things has one of, some years of many and some of hardly any: when it was
  /// made, and no course; so are the days of visits.
  func isTrait(_ time: Column) -> Bool {
    if isRecord(time) || isOfVisits(time) || isOfMaking(time) || isOfTasks(time) { return true }
    guard !isAsked, asked.every == nil, time.isOfYears, table.rowCount >= Self.fewestPlaces,
      count(of: time) <= Self.mostTraits || isScattered(time), !isUnique([time]),
      measures.count > 1
    else { return false }
    let sizes = groups.groups(of: time).sizes
    guard let least = sizes.min(), let most = sizes.max(), most >= 3 * least else { return false }
    return names.contains { count(of: $0) * 10 >= table.rowCount * 9 }
  }

  /// True of when each of a few things with a name of its own starts and ends: one task of a plan does not lead to the next.
  private func isOfTasks(_ time: Column) -> Bool {
    guard !isAsked, asked.every == nil, table.rowCount <= Self.mostBars, !measures.isEmpty,
      names.contains(where: { isUnique([$0]) })
    else { return false }
    let times = columns(.time)
    return times.contains { other in
      SpanNames.areOfSpan(time.name, other.name) || SpanNames.areOfSpan(other.name, time.name)
    }
  }

  /// True of the years in which some of many things were made that have measures and kinds of their own: flats for rent.
  private func isOfMaking(_ time: Column) -> Bool {
    !isAsked && asked.every == nil && asked.x == nil && time.isOfYears
      && YearNames.areOfMaking(time.name) && table.rowCount >= Self.fewestPlaces
      && !isUnique([time]) && !measures.isEmpty
  }

  /// True of days in a few clumps, far apart, at which things that are told apart by several measures each were recorded: when
  /// each of many penguins laid its egg.
  func isRecord(_ time: Column) -> Bool {
    guard !isAsked, asked.every == nil, case .dates(let dates) = time.values,
      dates.precision <= .day, dates.precision > .month, !time.isTimeOfDay, measures.count > 1,
      table.rowCount >= Self.fewestRecorded, !isUnique([time]), !isPanel(over: time),
      case let days = Set(dates.values.lazy.filter(\.isFinite)).sorted(),
      days.count >= Self.fewestPlaces, let first = days.first, let last = days.last
    else { return false }
    // Members that come again at each time are followed.
    let members = (kinds + columns(.key)).filter {
      count(of: $0) * Self.fewestRows <= table.rowCount && count(of: $0) > 1
    }
    guard !members.contains(where: { isUnique([time, $0]) }) else { return false }
    let gaps = zip(days, days.dropFirst()).map { $1 - $0 }
      .filter { $0 * Self.widthsOfClumps >= last - first }
    return (1...Self.mostClumps).contains(gaps.count)
      && gaps.reduce(0, +) >= Self.leastApartInAll * (last - first)
  }

  /// Fewer rows are read one by one.
  private static let fewestRecorded = 50
  /// More clumps than these are a course.
  private static let mostClumps = 6
  /// A gap between clumps is at least so small a part of all.
  private static let widthsOfClumps = 20.0
  /// The gaps are so much of all at least.
  private static let leastApartInAll = 0.7

  /// True of years of which most between the first and the last are left out: when each of some journals began.
  private func isScattered(_ time: Column) -> Bool {
    guard case .dates(let dates) = time.values else { return false }
    let known = dates.values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return false }
    return 2 * Double(count(of: time)) < TimeUnit.year.count(from: low, to: high)
  }

  /// More years than these pass.
  private static let mostTraits = 10

  private func measured(over time: Column) -> [Encoding] {
    // A trait of a country that never changes has no course.
    let all = measures.filter { $0.name != time.name && !isAge($0, at: time) }
    let whole = isAsked ? nil : whole
    let measures = seenTwice(withoutTraits(all).filter { $0.name != whole?.total.name }, time)
    var plain = encoding(time, withWhole(whole, measures))
    plain.whole = whole?.total.name
    let known = known(time)
    guard !measures.isEmpty || !asked.measures.isEmpty else { return counted(over: time) }
    // Two times of many things are compared in clouds.
    if areTwoTimesOfMany(time, measures) { return [] }
    if asked.every != nil || isAggregated { return [summed(plain, known)] }
    if let shares = sharesTogether(over: time, all) { return [shares] }
    if let sums = tickets(over: time) { return [sums] }
    if isUnique(known) { return [byTurns(byPlace(byDay(plain, time), time), measures)] }
    if let compared = compared(time, measures) { return [compared] }
    if let number = numberOfMembers(plain, known) { return [number] }
    if let bars = barsOfThoseSeenOnce(plain, known) { return [bars] }
    if asked.series == nil, !asked.isWhole, let parted = parted(plain, known) { return [parted] }
    if asked.aggregation == RowAggregation.none { return [plain] }
    // The time of day at which things began is a trait of them, and no course.
    if time.isTimeOfDay, asked.x == nil, columns(.key).contains(where: { isUnique([$0]) }) {
      return []
    }
    // Events that happen somewhere at some time are counted rather than measured.
    let counts = hasPlaces && asked.y.isEmpty ? counted(over: time) : []
    guard
      count(of: time) >= Self.fewestTimes || asked.x != nil || !asked.picking.isEmpty
        || isPanel(over: time)
    else { return counts }
    if asked.y.isEmpty { plain.y = withWhole(whole, withoutPersonalTraits(measures)).map(\.name) }
    return counts + [summed(plain, known)]
  }

  /// Those of some measures that have values at two times or more, as long as there are any: what is there once has no course.
  private func seenTwice(_ measures: [Column], _ time: Column) -> [Column] {
    guard asked.y.isEmpty, count(of: time) > 1, measures.count > 1 else { return measures }
    let codes = groups.groups(of: time).codes
    let told = measures.filter { measure in
      guard case .numbers(let numbers) = measure.values else { return true }
      var first: Int32?
      for (value, code) in zip(numbers.values, codes) where value.isFinite && code >= 0 {
        if let first, first != Int32(code) { return true }
        first = Int32(code)
      }
      return false
    }
    return told.isEmpty ? measures : told
  }

  /// True of one or two times at which many things were each measured in several ways.
  private func areTwoTimesOfMany(_ time: Column, _ measures: [Column]) -> Bool {
    guard !isAsked, asked.series == nil, asked.split == nil, count(of: time) < Self.fewestOfPanel,
      measures.count > 1
    else { return false }
    return (columns(.key) + kinds).contains { member in
      count(of: member) > Self.mostSeries && isUnique([time, member])
    }
  }

  /// The measures without what other people are like each time, whose mean nobody asks for: their age beside their wages.
  private func withoutPersonalTraits(_ measures: [Column]) -> [Column] {
    let told = measures.filter { !TraitNames.isTrait($0.name) }
    return told.isEmpty ? measures : told
  }

  /// True of three times or more at each of which many of the same things were looked at: firms, before and after a grant.
  private func isPanel(over time: Column) -> Bool {
    count(of: time) >= Self.fewestOfPanel
      && (columns(.key) + kinds).contains { member in
        count(of: member) > Self.mostParts && isUnique([time, member])
          && count(of: member) * count(of: time) * 4 <= table.rowCount * 5
      }
  }

  /// Fewer times are compared, not followed.
  private static let fewestOfPanel = 3

  /// A line for each of some days where a clock goes on over midnight: noon of one day and midnight of the next are
  /// no neighbors.
  private func byDay(_ plain: Encoding, _ time: Column) -> Encoding {
    guard time.isTimeOfDay, asked.series == nil, !asked.isWhole, asked.type == nil,
      let day = kinds.first(where: {
        isFree($0) && RoleName.day.matches($0.name) && (2...Self.mostSeries).contains(count(of: $0))
      })
    else { return plain }
    var byDay = plain
    byDay.series = day.name
    return byDay
  }

  /// A line for each of few things of which each was measured at times of its own, in no order: what was measured of
  /// one says nothing of the other.
  private func byPlace(_ plain: Encoding, _ time: Column) -> Encoding {
    guard asked.series == nil, !asked.isWhole, asked.type == nil, plain.series == nil,
      plain.y.count == 1, time.isUnordered, let values = column(called: plain.y[0]),
      let place = kinds.first(where: { kind in
        kind.isText && (2...Self.mostPlaces).contains(count(of: kind)) && isFree(kind)
          && kind.isMostlyThere
          && count(of: kind) * 3 <= table.rowCount
          && values.differsMore(across: groups.groups(of: kind), in: time)
      })
    else { return plain }
    var byPlace = plain
    byPlace.series = place.name
    return byPlace
  }

  /// The shares of parties, each a line, that are not far from a hundred together in each of many polls: of those of
  /// one time the mean.
  private func sharesTogether(over time: Column, _ measures: [Column]) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, table.rowCount > Self.mostBars else {
      return nil
    }
    let shares = MeasureGroups.nearlyPartsOfHundred(among: measures)
    guard shares.count > 3 else { return nil }
    var together = encoding(time, shares)
    together.areParts = true
    if !isUnique([time]) { together.aggregation = .by(.mean) }
    return together
  }

  /// More things than these nobody tells apart where times do not.
  private static let mostPlaces = 8

  /// The number of those of many members that something is true of: the countries with a crisis in each year.
  private func numberOfMembers(_ plain: Encoding, _ known: [Column]) -> Encoding? {
    guard !isAsked, asked.series == nil, !asked.isWhole, plain.y.count == 1,
      column(called: plain.y[0])?.isFlag == true,
      parting(known).contains(where: { $0.count > Self.mostSeries && isUnique(known + [$0.column]) }
      )
    else { return nil }
    var number = plain
    number.aggregation = .by(.sum)
    return number
  }

  /// Two times side by side, where a value stands for each of two kinds at each of them: nobody follows a course of
  /// two.
  private func compared(_ time: Column, _ measures: [Column]) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, !asked.isWhole, measures.count == 1,
      count(of: time) == 2
    else { return nil }
    let kinds = columns(.nominal).filter(\.isText).map { ($0, count(of: $0)) }
      .filter { $0.1 > 1 }.sorted { $0.1 > $1.1 }.map(\.0)
    guard kinds.count == 2, count(of: kinds[1]) <= Self.mostParts,
      !isUnique([time, kinds[0]]), !isUnique([time, kinds[1]]), isUnique([time] + kinds)
    else { return nil }
    var compared = encoding(kinds[0], measures)
    (compared.series, compared.split) = (time.name, kinds[1].name)
    return compared
  }

  /// Rows that share one of few times, where they are no more telling in another chart.
  func overFewTimes(_ time: Column) -> [Encoding] {
    let measures = measures.filter { $0.name != time.name }
    let plain = encoding(time, measures)
    guard !measures.isEmpty, asked.aggregation == nil, !isUnique(known(time)),
      count(of: time) < Self.fewestTimes, parted(plain, known(time)) == nil
    else { return [] }
    return [summed(plain, known(time))]
  }
}
