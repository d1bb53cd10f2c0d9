import Tables

/// Charts of what is asked about, by what it may depend on.
extension Guess {
  /// The first of some columns that is called by what is asked about: what the whole table is called by, or a price, or
  /// a response.
  func named(_ columns: [Column]) -> Column? {
    columns.first { isNamesake($0.name) } ?? columns.first { RoleName.outcome.matches($0.name) }
      ?? columns.first { Self.isLogarithmOfOutcome($0.name) }
      ?? columns.first { groups.hasLimit($0, hasLimit) }
  }

  /// True of what somebody drew a limit in: a flag is 1 above it and 0 below, or the other way, as for babies of low weight.
  private func hasLimit(_ column: Column) -> Bool {
    guard case .numbers(let numbers) = column.values, !column.isFlag,
      !TraitNames.isTrait(column.name), column.hasMoreNumbers(than: Self.mostParts),
      table.rowCount >= Self.fewestForLimit
    else { return false }
    return columns(.ordinal).filter(\.isFlag).prefix(Self.mostCompared).contains { flag in
      guard case .numbers(let flags) = flag.values else { return false }
      var ends = (low: [Double.infinity, .infinity], high: [-Double.infinity, -.infinity])
      for (value, flag) in zip(numbers.values, flags.values) where value.isFinite && flag.isFinite {
        let side = flag > 0 ? 1 : 0
        ends.low[side] = min(ends.low[side], value)
        ends.high[side] = max(ends.high[side], value)
      }
      return ends.high[0] < ends.low[1] || ends.high[1] < ends.low[0]
    }
  }

  /// In fewer rows a limit may be there by chance.
  private static let fewestForLimit = 50

  /// True of "lwage" and "log_price".
  private static func isLogarithmOfOutcome(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["log", "ln", "l"].contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count).drop { !$0.isLetter }
      return rest.count > 3 && RoleName.outcome.matches(String(rest))
    }
  }

  /// True of a name that says that the column is what is asked about.
  func isCalledOutcome(_ name: String) -> Bool {
    isNamesake(name) || RoleName.outcome.matches(name)
  }

  /// True of the name of the table, as "return" in return.csv is, or one that ends in it, as "naffairs" in affairs.csv,
  /// or that it ends in, as "dur" in strikedur.csv.
  func isNamesake(_ name: String) -> Bool {
    let (name, table) = (name.lowercased(), table.name.prefix { $0 != "." }.lowercased())
    return name == table || name + "s" == table || name == table + "s"
      || (table.count > 3 && name.hasSuffix(table)) || (name.count > 2 && table.hasSuffix(name))
      || (name.count > 3 && table.hasPrefix(name))
  }

  /// The measure that is asked about, and the others, the ones that it goes with most clearly first.
  ///
  /// Without a name that tells, it is the second of two; the last of three, over what goes with it most clearly; of more
  /// the first or else the last, as long as it goes with another. What others depend on by its name, as on age and
  /// temperature, is none as long as there is anything else, and of two years the later one is.
  func outcome(among measures: [Column]) -> (outcome: Column, causes: [Column])? {
    guard measures.count > 1 else { return nil }
    if let outcome = named(measures) {
      return (outcome, causes(of: outcome, among: measures))
    }
    // The number of people somewhere depends on nothing that is measured of them.
    let areOfPlaces = columns(.nominal, .key).contains {
      Self.places.contains($0.name.lowercased())
    }
    let others = measures.filter {
      !RoleName.population.matches($0.name) && !(areOfPlaces && $0.name.lowercased() == "area")
    }
    if others.count < measures.count, !others.isEmpty {
      guard others.count > 1, let found = outcome(among: others) else {
        return (others[0], measures.filter { $0.name != others[0].name })
      }
      return found
    }
    let responses = measures.filter { DirectionNames.isResponse($0.name) }
    if let outcome = measures.count == 2 ? responses.last : responses.first {
      let causes = causes(of: outcome, among: measures)
      if measures.count == 2
        || causes.first.map({ $0.clearness(of: outcome) >= Self.leastClear }) == true
      {
        return (outcome, causes)
      }
    }
    guard let found = unnamed(among: measures), let cause = found.causes.first else { return nil }
    let isTurned =
      DirectionNames.isBefore(found.outcome.name, cause.name)
      || DirectionNames.isCause(found.outcome.name) && !DirectionNames.isCause(cause.name)
    guard isTurned else { return found }
    return (cause, [found.outcome] + found.causes.dropFirst())
  }

  /// The names of columns of places, which have a size of their own.
  private static let places: Set<String> = [
    "county", "state", "country", "region", "district", "province", "municipality", "city",
    "nation",
  ]

  private func unnamed(among measures: [Column]) -> (outcome: Column, causes: [Column])? {
    // Numbers that go up from row to row answer nothing.
    if measures.count == 2 || measures[0].rises {
      return (measures[1], [measures[0]] + measures.dropFirst(2))
    }
    let ends = measures.count == 3 ? [measures[2]] : [measures[0], measures[measures.count - 1]]
    // Traits of somebody, and the size of something, are asked about least.
    let traits = ends.filter { TraitNames.isTrait($0.name) || isSize($0, among: measures) }
    let told = ends.filter { end in !traits.contains { $0.name == end.name } }
    for outcome in told + traits {
      let causes = causes(of: outcome, among: measures)
      guard let best = causes.first?.clearness(of: outcome), best >= Self.leastClear else {
        continue
      }
      // A pair that is far clearer is what the table shows.
      if best < Self.quiteClear, let other = clearest(among: measures),
        other.clearness >= best + Self.farClearer
      {
        return (other.outcome, other.causes)
      }
      return (outcome, causes)
    }
    if let clearest = clearest(among: measures) { return (clearest.outcome, clearest.causes) }
    return (measures[1], [measures[0]] + measures.dropFirst(2))
  }

  /// The measure that goes with another most clearly of all, the later of both; `nil` where none does.
  func clearest(
    among measures: [Column]
  ) -> (outcome: Column, causes: [Column], clearness: Double)? {
    guard measures.count <= Self.mostCompared else { return nil }
    let found = measures.reversed().map { outcome in
      let causes = causes(of: outcome, among: measures)
      return (
        outcome: outcome, causes: causes, clearness: causes.first?.clearness(of: outcome) ?? 0
      )
    }
    guard let best = found.max(by: { $0.clearness < $1.clearness }),
      best.clearness >= Self.leastClear
    else { return nil }
    return best
  }

  /// True where nothing that is measured goes with what is asked about.
  func isUnclear(among measures: [Column]) -> Bool {
    guard let (outcome, causes) = outcome(among: measures), let cause = causes.first else {
      return false
    }
    return cause.clearness(of: outcome) < Self.leastClear
  }

  /// The measure that is asked about: by its name, else the last.
  func answer(among measures: [Column]) -> Column? { named(measures) ?? measures.last }

  /// True of a measure that is called by what is asked about.
  func isNamedOutcome(among measures: [Column]) -> Bool { named(measures) != nil }

  /// The other measures, the clearest first, of which none says the same as the outcome; of those that are nearly as
  /// clear the first in the table leads.
  ///
  /// Its twins, as two scores of one test are, come last, and so do its own parts and what adds it up.
  private func causes(of outcome: Column, among measures: [Column]) -> [Column] {
    // A measure that it is made of with another shows nothing but that.
    let parts = groups.parts(of: outcome, among: measures)
    let twins = measures.filter { Self.areTwins($0.name, outcome.name) }
    let others = measures.filter { measure in
      measure.name != outcome.name && !parts.contains(measure.name)
        && !twins.contains { $0.name == measure.name }
    }
    // Larger places have more of everything.
    let isNamed = isNamedOutcome(among: [outcome])
    let sizes = others.filter { other in
      groups.grow(other, along: outcome) || !isNamed && isSize(other, among: measures)
    }
    if !sizes.isEmpty, sizes.count < others.count {
      return ranked(
        others.filter { other in !sizes.contains { $0.name == other.name } }, for: outcome)
        + ranked(sizes, for: outcome)
        + ranked(twins.filter { !parts.contains($0.name) }, for: outcome)
        + ranked(measures.filter { parts.contains($0.name) }, for: outcome)
    }
    return ranked(others, for: outcome)
      + ranked(twins.filter { !parts.contains($0.name) }, for: outcome)
      + ranked(measures.filter { parts.contains($0.name) }, for: outcome)
  }

  /// True of a measure that several others grow along with: how many people live somewhere.
  private func isSize(_ column: Column, among measures: [Column]) -> Bool {
    measures.count <= Self.mostSized
      && measures.count { $0.name != column.name && groups.grow(column, along: $0) } > 1
  }

  /// True of two names that differ in a letter at their end: "SATV" and "SATM"; or of which one has a number more: "price"
  /// and "price2".
  private static func areTwins(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    if short.count > 2, long.count == short.count + 1, long.hasPrefix(short),
      long.last?.isNumber == true, short.last?.isNumber == false
    {
      return true
    }
    return differInTheirLastLetter(one, other)
  }

  private static func differInTheirLastLetter(_ one: String, _ other: String) -> Bool {
    one != other && one.count > 3 && one.count == other.count && one.dropLast() == other.dropLast()
      && one.last?.isLetter == true && other.last?.isLetter == true
  }

  private func ranked(_ others: [Column], for outcome: Column) -> [Column] {
    let clear = others.map { (column: $0, relation: $0.relation(to: outcome)) }
      .map { (column: $0.column, relation: $0.relation, clearness: abs($0.relation)) }
    // A measure that rises with it nearly everywhere is a part of it, or the same in other words; where all do, nothing else is told.
    let apart = clear.filter {
      $0.relation < Self.sameMeasure || !outcome.mayBePart(with: $0.column)
    }
    let telling =
      isNamedOutcome(among: [outcome]) || others.count < 3 || apart.isEmpty
      ? clear.filter { $0.clearness < Self.sameThing }
      : apart.filter { $0.clearness < Self.sameThing }
    guard let best = telling.map(\.clearness).max(),
      let first = telling.first(where: { $0.clearness >= best - Self.nearly })
    else { return others }
    let rest = telling.filter { $0.column.name != first.column.name }
      .sorted { $0.clearness > $1.clearness }
    return [first.column] + rest.map(\.column)
  }

  /// More measures than these are not all held against each other.
  private static let mostSized = 48

  /// Below this rank correlation there is no trend.
  private static let leastClear = 0.3
  /// From this one on two columns say the same in other numbers.
  private static let sameThing = 0.995
  private static let nearly = 0.05
  /// From this rank correlation on one of many measures is a part of another, or the same in other words.
  private static let sameMeasure = 0.95
  /// Below this one another pair may be clearer, by at least so much.
  private static let (quiteClear, farClearer) = (0.6, 0.2)
}

extension Column {
  /// The degree to which another measure rises or falls wherever this one rises, from 0 to 1, by an even sample of the
  /// rows.
  func clearness(of other: Column) -> Double { abs(relation(to: other)) }

  /// The clearest relation to another measure within any of some groups; `nil` where all have too few rows to tell.
  func clearness(of other: Column, within groups: Grouping) -> Double? {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return nil
    }
    var pairs = [(x: [Double], y: [Double])](repeating: ([], []), count: groups.count)
    for (row, code) in groups.codes.enumerated()
    where code >= 0 && own.values[row].isFinite && others.values[row].isFinite
      && pairs[code].x.count < Self.mostRanked
    {
      pairs[code].x.append(own.values[row])
      pairs[code].y.append(others.values[row])
    }
    return pairs.filter { $0.x.count >= Guess.fewestPlaces }
      .compactMap { RankCorrelation.of($0.x, $0.y).map(abs) }.max()
  }

  /// The most rows that are looked at: more make a correlation no other one.
  private static let mostRanked = 512

  /// The rank correlation with another measure, by an even sample of the rows.
  fileprivate func relation(to other: Column) -> Double {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return 0
    }
    let step = max(own.values.count / Self.mostRanked, 1)
    let rows = stride(from: 0, to: own.values.count, by: step).filter {
      own.values[$0].isFinite && others.values[$0].isFinite
    }
    return RankCorrelation.of(rows.map { own.values[$0] }, rows.map { others.values[$0] }) ?? 0
  }

  /// True of two measures of one size, or of which one is never larger than the other, as a part never is.
  fileprivate func mayBePart(with other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values,
      own.unit == others.unit
    else { return false }
    let pairs = zip(own.values, others.values).filter { $0.isFinite && $1.isFinite }
    let ratios = pairs.filter { $0.0 > 0 && $0.1 > 0 }.map { max($0 / $1, $1 / $0) }.sorted()
    let ratio = ratios.isEmpty ? 1 : Quantile.at(0.5, of: ratios)
    // Two hands are of one size, and so is a weight and what somebody says it is.
    if ratio <= Self.sameSize { return true }
    let isPart = pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
    return isPart && ratio <= Self.mostPartsOfWhole
  }

  private static let sameSize = 1.5
  /// A part that is smaller is of something else.
  private static let mostPartsOfWhole = 50.0

  /// True of numbers each of which is larger than the one before.
  fileprivate var rises: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let present = numbers.values.lazy.filter(\.isFinite)
    return zip(present, present.dropFirst()).allSatisfy { $0 < $1 }
  }
}
