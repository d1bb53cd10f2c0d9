import Tables

/// Charts of what was done to the rows, or of what tells them apart where no two measures go together.
extension Guess {
  /// The spread of what is asked about for each treatment, and of the measure that some kinds tell apart most clearly.
  ///
  /// A cloud in which nothing is seen comes after them.
  var treatments: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, !hasPlaces,
      columns(.time).allSatisfy(isTrait), table.rowCount >= Self.fewestTreated, !areFrequencies,
      let outcome = answer(among: told)
    else { return [] }
    // The event of a follow-up is no cause of what is told beside it.
    let sorts = self.sorts.filter { $0.name != followUp?.event.name }
    if let treatment = sorts.first(where: isTreatment) {
      let last = told.last { !TraitNames.isTrait($0.name) }
      let asked = isNamedOutcome(among: told) ? outcome : last ?? outcome
      return [spread(of: lastOfYears ?? asked, by: treatment)]
    }
    // An outcome such as a debt that was paid back is told by what was owed.
    if let answer = sorts.first(where: { $0.isText && isCalledOutcome($0.name) }),
      !isNamedOutcome(among: told)
    {
      let measure = told.prefix(Self.mostCompared).max {
        $0.explained(by: groups.groups(of: answer)) < $1.explained(by: groups.groups(of: answer))
      }
      return measure.map { [spread(of: $0, by: answer)] } ?? []
    }
    // Of two measures and a class each point shows all.
    guard told.count == 1 || isUnclear(among: told), onlyClass == nil else { return [] }
    let outcomes = isNamedOutcome(among: told) ? [outcome] : Array(told.prefix(Self.mostCompared))
    let asked = outcomes.filter { !TraitNames.isTrait($0.name) }
    // A text names kinds more surely than a number does, which tells only where no two measures go together.
    let texts = sorts.filter(\.isText)
    let numbers = clearest(among: told) == nil ? sorts : []
    let shares = (texts.isEmpty ? asked : outcomes).flatMap { outcome in
      (texts.isEmpty ? numbers : texts).map { sort in
        (outcome: outcome, sort: sort, share: outcome.explained(by: groups.groups(of: sort)))
      }
    }
    guard let best = shares.max(by: { $0.share < $1.share }), best.share >= Self.leastTold,
      best.share < Self.mostTold
    else { return [] }
    return [spread(of: best.outcome, by: best.sort)]
  }

  /// True of a column that is called by what was done, of one of 0 and 1 also by a course that was taken.
  private func isTreatment(_ column: Column) -> Bool {
    RoleName.treatment.matches(column.name)
      || column.isFlag && Self.courses.contains(column.name.lowercased())
  }

  /// The names of what is given to some and not to others, in the languages of the program.
  private static let courses: Set<String> = [
    "train", "trained", "training", "control", "placebo", "program", "programme", "vaccinated",
    "exposed", "schulung", "kontrolle", "programm", "geimpft", "formation", "témoin", "formación",
    "programa", "formação", "controle", "szkolenie", "kontrola", "訓練", "研修", "対照", "培训", "对照",
  ]

  /// The last of a measure that was taken in several years, each in a column: re78 of re74, re75 and re78; `nil` where there is
  /// none.
  private var lastOfYears: Column? {
    let numbered = told.compactMap { column -> (column: Column, stem: Substring, year: Int)? in
      let stem = column.name.prefix { !$0.isNumber }
      let digits = column.name.dropFirst(stem.count)
      guard !stem.isEmpty, [2, 4].contains(digits.count), let year = Int(digits) else { return nil }
      return (column, stem, year)
    }
    guard let first = numbered.first(where: { own in numbered.count { $0.stem == own.stem } > 1 })
    else { return nil }
    return numbered.filter { $0.stem == first.stem }.max { $0.year < $1.year }?.column
  }

  /// The spread of each of a few measures for what tells most about them of all that was tried, where blocks or repetitions
  /// say that something was.
  var trials: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil, !hasPlaces,
      columns(.time).isEmpty, table.rowCount >= Self.fewestTreated,
      (2...Self.mostMeasures).contains(told.count),
      columns(.nominal, .ordinal, .key).contains(where: {
        RoleName.replicate.matches($0.name) && (2...Self.mostParts).contains(count(of: $0))
      })
    else { return [] }
    return told.compactMap { measure in
      let tried = tried.map { (sort: $0, share: measure.explained(by: groups.groups(of: $0))) }
      return tried.max { $0.share < $1.share }.map { spread(of: measure, by: $0.sort) }
    }
  }

  /// The kinds that were tried: a few that come about equally often, and are no places of a field.
  private var tried: [Column] {
    sorts.filter { sort in
      let sizes = groups.groups(of: sort).sizes
      return !RoleName.replicate.matches(sort.name) && !fieldPlaces.contains(sort.name)
        && (sizes.max() ?? 0) <= 2 * (sizes.min() ?? 0)
    }
  }

  private func spread(of outcome: Column, by sort: Column) -> Encoding {
    var spread = encoding(sort, [outcome])
    (spread.type, spread.hasNames, spread.reason) = (.box, true, reason(of: outcome, by: sort))
    return spread
  }

  /// The measures that are none of 0 and 1, and no row numbers.
  private var told: [Column] { measures.filter { !$0.isFlag } }

  /// A few kinds, none of which is that of one row, that nearly all rows have.
  private var sorts: [Column] {
    columns(.nominal, .ordinal).filter { sort in
      (2...Self.mostKinds).contains(count(of: sort)) && !hasHoles(sort) && !isNearlyOne(sort)
        && count(of: sort) * Self.fewestOfSort <= table.rowCount && !isRange(sort, of: told)
        && !isOfCohorts(sort)
    }
  }

  /// Fewer rows are read one by one.
  private static let fewestTreated = 20
  /// Of fewer rows there is no spread.
  private static let fewestOfSort = 4
  /// A smaller share of the variance is told by chance.
  private static let leastTold = 0.1
  /// A larger one is another name for the same.
  private static let mostTold = 0.8

  /// True of a column that more than a fifth of the rows have no value in: it tells no series or charts apart.
  func hasHoles(_ column: Column) -> Bool {
    guard table.rowCount >= Self.fewestWithHoles else { return false }
    return groups.groups(of: column).sizes.reduce(0, +) * 5 < table.rowCount * 4
  }

  /// Of fewer rows a hole is a slip.
  private static let fewestWithHoles = 10
}
