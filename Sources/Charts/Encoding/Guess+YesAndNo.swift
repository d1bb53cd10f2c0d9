import Tables

/// Charts of what is asked of each row and answered by yes or no: the share of those with a yes.
extension Guess {
  /// The share of those with an outcome for each of the kinds that tell most about it, the clearest first.
  ///
  /// The outcome is called so, or it is what was cast; without a name it is the last column, or the first, where the other
  /// columns beside it are none of the same kind and no measure is asked about.
  var flaggedOutcomes: [Encoding] {
    // A vote that was cast is asked about before any yes or no beside it.
    if codedBallot != nil { return [] }
    let all = columns(.ordinal, .measure).filter(\.isFlag)
    // A flag that a whole village was given or not was assigned, and nobody asks for its share.
    let chosen = all.filter { !isAssigned($0) }
    let flags = chosen.isEmpty ? all : chosen
    // The file is called by what it is about.
    if measures.contains(where: { !$0.isFlag && isNamesake($0.name) }),
      !flags.contains(where: { isNamesake($0.name) })
    {
      return []
    }
    // Of two that are called so the first in the table is asked about.
    let isSecond = named(flags).map { flag in
      measures.contains { measure in
        !measure.isFlag && isCalledOutcome(measure.name) && place(measure) < place(flag)
      }
    }
    if isSecond == true { return [] }
    let called = flags.first { RoleName.ballot.matches($0.name) || $0.name.lowercased() == "case" }
    if let outcome = named(flags) ?? called {
      return flagged(outcome)
    }
    guard !areFrequencies else { return [] }
    // Of few rows answers in words are kinds that measures are told by.
    let answers = columns(.ordinal, .measure, .nominal).filter { column in
      isAnswer(column) && (column.isNumeric || table.rowCount >= Self.fewestInRanges)
        && !RoleName.treatment.matches(column.name)
        && (chosen.isEmpty || !column.isFlag || !isAssigned(column))
    }
    let asking = answers.filter { AnswerNames.asks($0.name) }
    let last = shown.last?.name
    let isAtTheEnd = answers.last.map { $0.name == last && AnswerNames.asksAtTheEnd($0.name) }
    if let outcome = asking.first(where: { $0.name == last })
      ?? (isAtTheEnd == true ? answers.last : asking.first)
    {
      return flagged(outcome)
    }
    guard let outcome = outermost(answers) else { return [] }
    let found = flagged(outcome)
    guard !isTold(outcome) else { return found }
    // Nothing tells of a flag that was drawn by lot: of the others the last that something does tell of is asked about.
    let told = answers.last {
      $0.name != outcome.name && !TraitNames.isTrait($0.name) && isTold($0)
    }
    return told.map(flagged) ?? found
  }

  /// True of a flag that is the same for all of each of many places or groups.
  private func isAssigned(_ flag: Column) -> Bool {
    columns(.key, .nominal).contains { group in
      group.isText && count(of: group) > Self.mostParts
        && count(of: group) * Self.fewestOfGroup <= table.rowCount && isSettled(flag, by: group)
    }
  }

  /// True of an answer that some kind, or a range of a measure, tells something of.
  private func isTold(_ answer: Column) -> Bool {
    guard let yes = answer.countingYes else { return false }
    let kinds = columns(.nominal, .ordinal, .cyclic).filter {
      $0.name != answer.name && (2...Self.mostParts).contains(count(of: $0))
    }
    let measured = columns(.measure).filter { $0.name != answer.name }
    return kinds.contains {
      yes.explainedBeyondChance(by: groups.groups(of: $0)) >= Self.leastOfOutcome
    }
      || measured.prefix(Self.mostExplaining).contains {
        yes.explainedBeyondChance(by: groups.ranges(of: $0)) >= Self.leastOfOutcome
      }
  }

  /// A smaller share of the variance says that the answers came by chance.
  private static let leastOfOutcome = 0.01

  private func place(_ column: Column) -> Int {
    table.columns.firstIndex { $0.name == column.name } ?? 0
  }

  /// The same of the only column of 0 and 1, whatever it is called.
  var onlyFlag: [Encoding] {
    let flags = columns(.ordinal, .measure).filter(\.isFlag)
    return flags.count == 1 ? flagged(flags[0]) : []
  }

  /// True of 0 and 1, and of two texts of which one says yes.
  private func isAnswer(_ column: Column) -> Bool {
    column.isFlag || AnswerNames.answers(among: column.texts) != nil
  }

  /// The columns that say something of the rows, in the order of the table.
  var shown: [Column] {
    let others = Set(columns(.rowNumber, .key, .empty).map(\.name))
    return table.columns.filter { !others.contains($0.name) }
  }

  /// The last column, or else the first, that is an answer and stands alone as such.
  private func outermost(_ answers: [Column]) -> Column? {
    let shown = shown
    guard shown.count > 2, !isNamedOutcome(among: measures) else { return nil }
    // Of two measures and a class each point shows all.
    if measures.count == 2, shown.count == 3 { return nil }
    // Two measures that go together at a glance are what the table shows.
    if measures.count == 2, measures[0].clearness(of: measures[1]) >= Self.clearlySeen {
      return nil
    }
    // A trait of somebody is no answer that anybody waits for.
    let groups = columns(.key).filter {
      count(of: $0) > Self.mostKinds && count(of: $0) * Self.fewestOfGroup <= table.rowCount
    }
    let answers = answers.filter { answer in
      !TraitNames.isTrait(answer.name)
        // Nor is a trait of a class or a clinic one of those who are in it.
        && !groups.contains { isSettled(answer, by: $0) }
    }
    func isAnswer(_ column: Column) -> Bool { answers.contains { $0.name == column.name } }
    let (first, last) = (shown[0], shown[shown.count - 1])
    if isAnswer(last), !isAnswer(shown[shown.count - 2]) { return last }
    // Two at the beginning are the outcome and what came before it, as long as nothing that is measured says more.
    let isMeasured =
      measures.count > 1 || measures.count == 1 && table.rowCount >= Self.fewestInRanges
    return isAnswer(first) && answers.count <= 2 && isMeasured && isUnseen ? first : nil
  }

  /// From this rank correlation on nobody has to look for it.
  private static let clearlySeen = 0.5
  /// Fewer rows are no group.
  private static let fewestOfGroup = 3

  /// True where no two measures go together, however faintly.
  private var isUnseen: Bool {
    guard let (outcome, causes) = outcome(among: measures), let cause = causes.first else {
      return true
    }
    return cause.clearness(of: outcome) < Self.leastSeen
  }

  /// Below this rank correlation nothing is seen in a cloud.
  static let leastSeen = 0.1

  func flagged(_ outcome: Column) -> [Encoding] {
    guard let yes = outcome.countingYes else { return [] }
    let told = means(of: outcome, as: yes)
    return separated(by: outcome, moreThan: told.share) + told.charts
  }

  /// The means of what is asked about.
  ///
  /// - Parameters:
  ///   - outcome: The column.
  ///   - yes: Its values as numbers.
  /// - Returns: Charts of the means by what tells most of it, and the share of its variance that the first of these tells.
  func means(of outcome: Column, as yes: Column) -> (share: Double, charts: [Encoding]) {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, !hasPlaces,
      columns(.time).isEmpty, table.rowCount >= Self.fewestAnswered
    else { return (1, []) }
    let kinds = columns(.nominal, .ordinal, .cyclic).filter { kind in
      kind.name != outcome.name && (2...Self.mostParts).contains(count(of: kind))
        && !isNearlyOne(kind)
    }
    let followUp = followUp
    let measured = columns(.measure).filter { column in
      column.name != outcome.name && hasThickRanges(column)
        // "edrel" is the time until "rel".
        && !(outcome.name.count > 2
          && column.name.lowercased().contains(outcome.name.lowercased()))
        && !(followUp?.event.name == outcome.name
          && (FollowUpNames.isTime(column.name) || followUp?.time.name == column.name))
        && column.hasMoreNumbers(than: Self.mostParts)
        && table.rowCount >= Self.fewestInRanges && !isOne(column, for: yes)
    }
    let shares =
      kinds.map { (column: $0, isMeasure: false, groups: groups.groups(of: $0)) }
      + measured.prefix(Self.mostExplaining).map { column in
        (column: column, isMeasure: true, groups: groups.ranges(of: column))
      }
    let told = shares.map {
      (column: $0.column, isMeasure: $0.isMeasure, share: yes.explainedBeyondChance(by: $0.groups))
    }
    .filter { $0.share < ($0.isMeasure ? Self.settledByMeasure : Self.settled) }
    .sorted { first, second in
      // The answer is asked for by what was done to the rows.
      let areTreated = [first, second].map {
        !$0.isMeasure && RoleName.treatment.matches($0.column.name)
      }
      return areTreated[0] == areTreated[1] ? first.share > second.share : areTreated[0]
    }
    let most = told.first.flatMap { tellsMost($0.column, of: yes) ? $0.column.name : nil }
    let charts = told.prefix(Self.mostShares).map { kind in
      var means = encoding(kind.column, [outcome])
      means.aggregation = .by(.mean)
      let isMost = kind.column.name == most
      means.reason =
        !yes.isFlag
        ? isMost ? .kindsThatTellMost : .repeatedNames
        : RoleName.treatment.matches(kind.column.name)
          ? .sharesByTreatment : isMost ? .sharesOfOutcome : .furtherShares
      if kind.isMeasure {
        (means.bin, means.type) = (width(of: kind.column).map(BinWidth.of) ?? .auto, .bar)
        means.fewestRows = Self.fewestAnswered
      } else {
        (means.hasNames, means.fewestRows) = (true, Self.fewestOfKind)
      }
      return means
    }
    return (told.first?.share ?? 0, charts)
  }

  /// The spread of the measure that the answers tell apart most, where the rows are too few for shares in ranges of it and
  /// no kind tells as much.
  private func separated(by outcome: Column, moreThan share: Double) -> [Encoding] {
    // Numbers of rows that kinds come together in have no spread.
    guard table.rowCount < Self.fewestInRanges, !areFrequencies else { return [] }
    let answers = groups.groups(of: outcome)
    let measured = measures.filter {
      !$0.isFlag && $0.name != outcome.name && !isOwnEvent(outcome, of: $0.name)
    }
    .prefix(Self.mostExplaining)
    .map { (column: $0, share: $0.explainedBeyondChance(by: answers)) }
    guard let best = measured.max(by: { $0.share < $1.share }), best.share > share,
      best.share >= Self.leastSeparated, best.share < Self.settledByMeasure
    else { return [] }
    var spread = encoding(outcome, [best.column])
    (spread.type, spread.hasNames, spread.reason) = (
      .box, true, reason(of: best.column, by: outcome)
    )
    return [spread]
  }

  /// A smaller share of the variance is told by chance.
  private static let leastSeparated = 0.1

  /// The width of ranges of which most have enough rows for a share: ten at most of the middle nine tenths.
  private func width(of column: Column) -> Double? {
    guard case .numbers(let numbers) = column.values else { return nil }
    let sorted = numbers.values.filter(\.isFinite).sorted()
    let most = min(max(sorted.count / (2 * Self.fewestAnswered), 3), Self.mostRanges)
    let reach = Quantile.at(0.95, of: sorted) - Quantile.at(0.05, of: sorted)
    let width = NiceStep.above(reach / Double(most))
    guard width > 0 else { return nil }
    return numbers.areWhole ? max(width, 1) : width
  }

  /// True where at least three ranges of a column have enough rows for a share.
  private func hasThickRanges(_ column: Column) -> Bool {
    guard let width = width(of: column), case .numbers(let numbers) = column.values else {
      return false
    }
    let sizes = Grouping(numbers.values.map { ($0 / width + 1e-9).rounded(.down) }).sizes
    return sizes.count { $0 >= Self.fewestAnswered } >= Self.fewestRanges
  }

  /// Fewer ranges are no course.
  private static let fewestRanges = 3
  /// Fewer rows are read one by one.
  private static let fewestAnswered = 20
  /// Of fewer rows of a kind one more changes the share by a tenth.
  private static let fewestOfKind = 10
  /// Of fewer rows a range of a measure has too few.
  private static let fewestInRanges = 100
  /// More ranges of a measure than these tell about an outcome by chance.
  private static let mostRanges = 8
  /// More measures than these nobody holds an outcome against.
  static let mostExplaining = 40
  /// More such charts nobody looks through.
  private static let mostShares = 3
  /// Kinds that settle the outcome are another name for it.
  static let settled = 0.98
  /// A measure that tells so much of it came of it: only those who work earn anything.
  private static let settledByMeasure = 0.6
}

extension Column {
  /// The column with 1 for yes and 0 for no; `nil` of anything but two such answers.
  var countingYes: Column? {
    guard case .text(let text) = values else { return isFlag ? self : nil }
    guard let (yes, _) = AnswerNames.answers(among: text.dictionary) else { return nil }
    var counted = self
    counted.values = .numbers(
      NumberColumn(
        values: text.codes.map { $0 < 0 ? .nan : text.dictionary[Int($0)] == yes ? 1 : 0 }))
    return counted
  }
}
