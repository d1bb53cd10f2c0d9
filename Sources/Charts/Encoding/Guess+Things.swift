import Tables

/// Charts of things by their names, each of them once.
extension Guess {
  /// Bars of a short list of names, each of them once.
  var lists: [Encoding] {
    guard let name = names.first(where: { isUnique(known($0)) }), !measures.isEmpty else {
      return []
    }
    let measures = withoutWholes(measures.filter { $0.name != name.name })
    // Two measures that each span powers of ten are seen against each other, not as bars.
    if !isAsked, measures.count == 2, table.rowCount > Self.fewestPlaces,
      measures.allSatisfy(\.spansPowers)
    {
      return []
    }
    if areBetterPoints(measures) { return [] }
    // The parts of a hundred are one stack.
    let shares = MeasureGroups.partsOfHundred(among: measures).count
    let isReadable =
      measures.count - max(shares - 1, 0) <= Self.mostMeasures || MeasureGroups.areAlike(measures)
      || measures.count * table.rowCount <= Self.mostValues || !asked.y.isEmpty || asked.x != nil
      || table.rowCount < Self.fewestPlaces
    guard isReadable else {
      // Of a number of something that one of them has most of, each bar is looked at.
      return isAsked ? [] : measures.prefix(1).filter(\.isOfOne).map { encoding(name, [$0]) }
    }
    return [encoding(name, measures)]
  }

  /// True of more bars side by side than anybody goes through, where two of the measures go together and none is a part of
  /// another.
  private func areBetterPoints(_ measures: [Column]) -> Bool {
    guard !isAsked, asked.series == nil, asked.split == nil, measures.count > 1,
      measures.count * table.rowCount > Self.mostBarsTogether, measures.first?.isOfOne != true,
      MeasureGroups.partsOfHundred(among: measures).isEmpty,
      let (outcome, causes) = outcome(among: measures), let cause = causes.first
    else { return false }
    return cause.clearness(of: outcome) >= Self.fairlyClear
  }

  /// More bars than these nobody goes through.
  static let mostBarsTogether = 80
  /// From this rank correlation on two measures go together at a glance.
  private static let fairlyClear = 0.5

  /// The texts that things are called by: what says something before what is a code.
  var names: [Column] {
    let all = places(columns(.nominal, .key, .cyclic).filter(\.isText))
    // Nobody is called by a sentence, or by the outline of a county.
    let short = all.filter { !$0.isRemark }
    let names = short.isEmpty ? all : short
    return names.filter { !$0.isCode } + names.filter(\.isCode)
  }

  /// The largest of a long list of names, where one number beside another is its share: parties, their votes and the
  /// percent of all.
  var ranking: [Encoding] {
    guard table.rowCount > Self.mostBars, columns(.time).isEmpty, measures.count > 1,
      measures.withoutMultiples.count == 1
    else { return [] }
    return largest(by: measures[0])
  }

  /// The things of which the first of several measures is largest.
  var largest: [Encoding] {
    guard columns(.time).isEmpty, !measures.isEmpty,
      measures.count > 1 ? lists.isEmpty || table.rowCount > Self.mostBars : isLongList,
      !arePlacesInSpace
    else { return [] }
    return largest(by: measures.first { RoleName.outcome.matches($0.name) } ?? measures[0])
  }

  /// True of several measures of one size that go below zero, of more things than anybody reads: none is an amount that
  /// one thing has most of, as the places of colors in their space are none.
  private var arePlacesInSpace: Bool {
    table.rowCount > Self.mostListed && measures.count > 2 && MeasureGroups.areAlike(measures)
      && measures.count(where: \.goesBelowZero) > 1
  }

  /// True of more names than are read one by one, each once, and nothing else that tells them apart.
  private var isLongList: Bool {
    table.rowCount > Self.mostBars
      && kinds.allSatisfy { isUnique([$0]) || constants.contains($0.name) }
  }

  /// The places of an election by the votes or the share that somebody had in them, else by their turnout.
  var elections: [Encoding] {
    let ballots = table.columns.filter { RoleName.ballot.matches($0.name) && $0.isNumeric }
    guard !ballots.isEmpty, columns(.time).isEmpty else { return [] }
    if let candidates { return [candidates] }
    let votes = measures.filter { column in
      !RoleName.turnout.matches(column.name) && !BallotNames.isRemainder(column.name)
        && (RoleName.ballot.matches(column.name) || RoleName.share.matches(column.name))
    }
    if let votes = votes.first, let contest = contest(votes) { return [contest] }
    return (votes.first ?? measures.first { RoleName.turnout.matches($0.name) }).map(largest) ?? []
  }

  /// The columns of the candidates side by side at each place, where what is called votes is none but those that nobody got.
  private var candidates: Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, table.rowCount <= Self.mostBars,
      measures.contains(where: { BallotNames.isRemainder($0.name) }),
      let name = names.first(where: { isUnique([$0]) })
    else { return nil }
    let others = measures.filter { column in
      !BallotNames.isRemainder(column.name) && !RoleName.turnout.matches(column.name)
        && !RoleName.share.matches(column.name)
    }
    // Those who may vote are more than voted for anybody.
    let standing = others.filter { column in
      !others.contains { $0.name != column.name && column.isNeverBelow($0) }
        || !others.allSatisfy { $0.name == column.name || column.isNeverBelow($0) }
    }
    guard standing.count > 1, standing.allSatisfy({ !RoleName.ballot.matches($0.name) }),
      MeasureGroups.areAlike(standing)
    else { return nil }
    return encoding(name, standing)
  }

  /// The votes of each of a few candidates, those of all places added up, where a row is what one of them had at one
  /// place.
  private func contest(_ votes: Column) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil,
      case .numbers(let counts) = votes.values, counts.areWhole,
      !RoleName.share.matches(votes.name)
    else { return nil }
    let kinds = columns(.nominal, .key).filter(\.isText)
    guard !kinds.contains(where: { isUnique([$0]) }) else { return nil }
    // A trait that does not change in a place is told of the place, not of who stood there.
    let numbers = columns(.measure, .ordinal).filter { !constants.contains($0.name) }
    func traits(_ kind: Column) -> Int { numbers.count { isSettled($0, by: kind) } }
    let others = kinds.filter { traits($0) > 0 }
    guard
      let candidate = kinds.first(where: { kind in
        (3...Self.mostParts).contains(count(of: kind)) && traits(kind) == 0
          && others.contains { isUnique([kind, $0]) }
      })
    else { return nil }
    var contest = encoding(candidate, [votes])
    contest.aggregation = .by(.sum)
    contest.order = .byValues(isDescending: true)
    return contest
  }

  /// Of more things codes say nothing.
  private static let mostListed = 300

  /// Bars of the things of which a measure is largest, in its order.
  private func largest(by measure: Column) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      table.rowCount >= Self.fewestPlaces,
      let name = names.first(where: {
        isUnique([$0]) && !RoleName.key.matches($0.name)
          // Nobody knows which plane "N670US" is, where there are thousands.
          && (table.rowCount <= Self.mostListed || !$0.isCode && !$0.areSerials)
      }),
      table.rowCount <= Self.mostBars || !name.areNumberedFiles
    else { return [] }
    var largest = encoding(name, [measure])
    largest.top = asked.top ?? (table.rowCount > Self.mostBars ? Self.mostParts : nil)
    largest.order = asked.order ?? .byValues(isDescending: true)
    return [largest]
  }

  /// Bars of things that each have a time of their own, in no order: when each was counted last is no course of
  /// anything.
  func inventories(_ time: Column) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil, !hasPlaces,
      table.rowCount >= Self.fewestPlaces, measures.count > 0, time.isUnordered,
      !time.isTimeOfDay, !isRecord(time), events(over: time).isEmpty
    else { return [] }
    return table.rowCount > Self.mostBars ? largest(by: measures[0]) : lists
  }
}

extension Column {
  fileprivate var goesBelowZero: Bool {
    if case .numbers(let numbers) = values { numbers.values.contains { $0 < 0 } } else { false }
  }

  /// True of numbers none of which is smaller than another column's in its row.
  fileprivate func isNeverBelow(_ other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return false
    }
    return zip(own.values, others.values).allSatisfy { !($0 < $1) }
  }
}

extension Column {
  /// True of a number of things of which one has three times as many as any other: executions in Texas.
  fileprivate var isOfOne: Bool {
    guard case .numbers(let numbers) = values, numbers.areWhole else { return false }
    let sorted = numbers.values.filter(\.isFinite).sorted(by: >)
    return sorted.count >= Guess.fewestPlaces && sorted[1] > 0 && sorted[0] >= 3 * sorted[1]
      && sorted[sorted.count - 1] >= 0
  }
}
