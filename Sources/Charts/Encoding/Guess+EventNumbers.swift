import Tables

/// Charts of how often something happened to each of many persons or things: visits, affairs, accidents.
extension Guess {
  /// The mean number of events by what tells most of it, and the number of those with each.
  var eventNumbers: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.bin == nil,
      columns(.time).isEmpty, table.rowCount >= Self.fewestPersons, !areFrequencies,
      codedBallot == nil, let number = eventNumber
    else { return [] }
    let charts = means(of: number, as: number).charts
    guard !charts.isEmpty else { return [] }
    var histogram = encoding(nil, [number])
    histogram.type = .histogram
    return charts + [histogram]
  }

  /// The number of events that is asked about: by its name, or the only one at the beginning or the end of the table,
  /// as nothing else is called by what is asked about.
  private var eventNumber: Column? {
    let others = Set(columns(.rowNumber, .key, .empty).map(\.name)).union(constants)
    let shown = table.columns.filter { !others.contains($0.name) }
    let numbers = columns(.measure, .ordinal).filter {
      $0.countsEvents && !EventNames.isTrait($0.name) && !TraitNames.isTrait($0.name)
    }
    if let called = numbers.first(where: { isNamesake($0.name) }) { return called }
    guard !shown.contains(where: { isCalledOutcome($0.name) }) else { return nil }
    if let called = numbers.first(where: { EventNames.isNumber($0.name) }) { return called }
    let ends = numbers.filter { [shown.first?.name, shown.last?.name].contains($0.name) }
    return ends.count == 1 && shown.count >= Self.fewestShown ? ends[0] : nil
  }

  /// The means of a column that is called by what is asked about and that no chart among some has upwards, by what tells most
  /// of it.
  func unasked(in decks: [[Encoding]]) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      table.rowCount >= Self.fewestPersons, !areFrequencies,
      // The mean of numbers that only tell kinds apart says nothing, whatever the file is called.
      let outcome = columns(.measure).first(where: { !$0.isFlag && isCalledOutcome($0.name) })
        ?? columns(.ordinal).first(where: {
          !$0.isFlag && RoleName.outcome.matches($0.name) && count(of: $0) > 2
        }),
      !decks.joined().contains(where: {
        $0.y.contains(outcome.name) || $0.measures == [.rows()] && $0.x == outcome.name
      })
    else { return nil }
    return means(of: outcome, as: outcome).charts.first
  }

  /// Fewer rows are read one by one.
  private static let fewestPersons = 100
  /// Fewer columns tell little of each other.
  private static let fewestShown = 4
}

extension Column {
  /// True of whole numbers from zero on, zero before all others, of which a few go far beyond the mean.
  fileprivate var countsEvents: Bool {
    guard case .numbers(let numbers) = values, numbers.areWhole, numbers.unit == nil,
      numbers.kind == .amount, let range = numbers.values.finiteRange, range.lowerBound == 0
    else { return false }
    var counts: [Double: Int] = [:]
    var (sum, present) = (0.0, 0)
    for value in numbers.values where value.isFinite {
      counts[value, default: 0] += 1
      sum += value
      present += 1
    }
    let none = counts[0] ?? 0
    return counts.count > 4 && none * 10 >= present && counts.values.allSatisfy { $0 <= none }
      && range.upperBound * Double(present) >= 3 * sum
  }
}
