import Tables

/// Charts of what is asked about, by what it may depend on.
extension Guess {
  /// The first of some columns that is called by what is asked about: what the whole table is called by, or a price, or
  /// a response.
  func named(_ columns: [Column]) -> Column? {
    columns.first { isNamesake($0.name) } ?? sold(columns)
      ?? columns.first { RoleName.outcome.matches($0.name) }
      ?? columns.first { Self.isLogarithmOfOutcome($0.name) }
      ?? columns.first { groups.hasLimit($0, hasLimit) }
      ?? followUp.flatMap { known in columns.first { $0.name == known.time.name } }
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
      || (name.count > 3 && table.hasPrefix(name)) || Self.abbreviates(name, table)
      || Self.shortens(name, table) || isOnlyOne(beginningAs: table, name)
      || Self.beginsAsItEnds(table, name)
  }

  /// True of a name that begins with the last of several words of another: "turnoutho" of election_turnout.csv.
  private static func beginsAsItEnds(_ table: String, _ name: String) -> Bool {
    let words = table.split { !$0.isLetter }
    guard words.count > 1, let last = words.last, last.count > 5 else { return false }
    return name.hasPrefix(last)
  }

  /// True of the only column that has a word before others with which the name of the table begins, too: "dengue_cases"
  /// of dengue_sierra_leone.csv.
  private func isOnlyOne(beginningAs table: String, _ name: String) -> Bool {
    func first(_ text: String) -> Substring? {
      let words = text.split { !$0.isLetter }
      return words.count > 1 ? words.first : nil
    }
    guard let word = first(table), word.count > 4, first(name) == word else { return false }
    // An experiment asks what its treatment does, whomever its file is about.
    let isExperiment = self.table.columns.contains { column in
      column.name.lowercased().split { !$0.isLetter }
        .contains { RoleName.treatment.matches(String($0)) }
    }
    return !isExperiment
      && self.table.columns.count { first($0.name.lowercased()) == word } == 1
  }

  /// True of a name of letters that another has in this order, of which it has the first and the last and, of each of them
  /// that is no vowel, at least half: "bwght" of birthweight.csv.
  private static func shortens(_ name: String, _ table: String) -> Bool {
    guard name.count > 4, name.allSatisfy(\.isLetter), name.first == table.first,
      name.last == table.last, name.count < table.count
    else { return false }
    var rest = table[...]
    for letter in name {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    func consonants(_ text: String) -> Int { text.count { !"aeiouy".contains($0) } }
    return consonants(name) * 2 > consonants(table)
  }

  /// True of a name that begins as another does, numbers and an "l" for a logarithm aside, or that has its consonants
  /// first: "math4" of mathpnl.csv, "lwage" of wagepan.csv, "crmrte" of crime4.csv.
  private static func abbreviates(_ name: String, _ table: String) -> Bool {
    let (name, table) = (name.filter(\.isLetter), table.filter(\.isLetter))
    let logarithms = ["", "l", "ln", "log"].filter(name.hasPrefix).map { name.dropFirst($0.count) }
    if logarithms.contains(where: { $0.count > 3 && table.hasPrefix($0) }) { return true }
    func consonants(_ text: String) -> String { text.filter { !"aeiouy".contains($0) } }
    let bones = consonants(table)
    return bones.count > 2 && table.count > 4 && name.first == table.first
      && consonants(name).hasPrefix(bones)
  }

  /// The measure that is asked about, and the others, the ones that it goes with most clearly first.
  ///
  /// Without a name that tells, it is the second of two; the last of three, over what goes with it most clearly; of more
  /// the first or else the last, as long as it goes with another. What others depend on by its name, as on age and
  /// temperature, is none as long as there is anything else, and of two years the later one is.
  func outcome(among measures: [Column]) -> (outcome: Column, causes: [Column])? {
    guard let found = part(among: measures), !isCalledOutcome(found.outcome.name),
      let whole = groups.whole(of: found.outcome, among: measures)
    else { return part(among: measures) }
    return (whole, causes(of: whole, among: measures))
  }

  /// The columns that are called x and y, or y with a number, if there are such.
  func planes(of measures: [Column]) -> (x: Column, y: Column)? {
    // With a third they are places in a plane.
    guard !table.columns.contains(where: { $0.name.lowercased() == "z" }),
      let x = measures.first(where: { $0.name.lowercased() == "x" }),
      let y = measures.first(where: {
        $0.name.lowercased().first == "y" && $0.name.dropFirst().allSatisfy(\.isNumber)
      })
    else { return nil }
    return (x, y)
  }

  /// The same, where a part of it may be taken for the whole.
  private func part(among measures: [Column]) -> (outcome: Column, causes: [Column])? {
    guard measures.count > 1 else { return nil }
    // Whoever calls columns x and y says which is over which.
    if let (x, y) = planes(of: measures), !measures.contains(where: { isNamesake($0.name) }) {
      let others = measures.filter { $0.name != x.name }
      return (y, [x] + (others.count > 1 ? causes(of: y, among: others) : []))
    }
    if let outcome = named(measures) {
      return (outcome, causes(of: outcome, among: measures))
    }
    if let (later, earlier) = twoYears(among: measures) {
      return (
        later, [earlier] + causes(of: later, among: measures).filter { $0.name != earlier.name }
      )
    }
    // The number of people somewhere depends on nothing that is measured of them, nor does a year.
    let areOfPlaces = columns(.nominal, .key).contains {
      Self.places.contains($0.name.lowercased())
    }
    let others = measures.filter {
      !RoleName.population.matches($0.name) && !(areOfPlaces && $0.name.lowercased() == "area")
        && !$0.areYears
    }
    if others.count < measures.count, !others.isEmpty {
      guard others.count > 1, let found = part(among: others) else {
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
    // The time that a way takes is asked for, though time is what most things depend on.
    if DirectionNames.isTimeTaken(found.outcome.name),
      let way = measures.first(where: { DirectionNames.isWay($0.name) })
    {
      return (found.outcome, [way] + found.causes.filter { $0.name != way.name })
    }
    let isTurned =
      DirectionNames.isBefore(found.outcome.name, cause.name)
      || DirectionNames.isCause(found.outcome.name) && !DirectionNames.isCause(cause.name)
        && !isTimeOfCases(found.outcome)
    guard isTurned else { return found }
    return (cause, [found.outcome] + found.causes.dropFirst())
  }

  /// True of a time that goes back and forth from row to row as if by chance, and of which hardly any comes twice: how long
  /// each of many patients lived, which is asked about, and no time at which something was measured.
  private func isTimeOfCases(_ column: Column) -> Bool {
    FollowUpNames.isTime(column.name) && column.goesBack && columns(.time).isEmpty
      && count(of: column) * 2 > table.rowCount
  }

  /// The measure that the table begins or ends with, in two years each of which has a column, beside others: the later and
  /// the earlier, "BILLS104" and "BILLS103", where they go together.
  private func twoYears(among measures: [Column]) -> (later: Column, earlier: Column)? {
    guard measures.count > 3 else { return nil }
    let years = measures.map { column -> (stem: Substring, year: Int)? in
      let stem = column.name.prefix { !$0.isNumber }
      let digits = column.name.dropFirst(stem.count)
      guard stem.count > 2, (2...4).contains(digits.count) else { return nil }
      return Int(digits).map { (stem, $0) }
    }
    for end in [0, measures.count - 1] {
      guard let own = years[end] else { continue }
      let alike = years.indices.filter { years[$0]?.stem == own.stem }
      guard alike.count == 2, let first = years[alike[0]], let second = years[alike[1]],
        first.year != second.year
      else { continue }
      let isTurned = first.year > second.year
      let (earlier, later) = (measures[alike[isTurned ? 1 : 0]], measures[alike[isTurned ? 0 : 1]])
      if earlier.clearness(of: later) >= Self.quiteClear { return (later, earlier) }
    }
    return nil
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

  /// Below this rank correlation there is no trend.
  private static let leastClear = 0.3
  /// Below this one another pair may be clearer, by at least so much.
  private static let (quiteClear, farClearer) = (0.6, 0.2)
}

extension Column {
  /// True of numbers each of which is larger than the one before.
  fileprivate var rises: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let present = numbers.values.lazy.filter(\.isFinite)
    return zip(present, present.dropFirst()).allSatisfy { $0 < $1 }
  }
}
