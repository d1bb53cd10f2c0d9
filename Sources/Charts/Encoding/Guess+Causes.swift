import Tables

/// The measures that another may depend on.
extension Guess {
  /// The other measures, the clearest first, of which none says the same as the outcome; of those that are nearly as
  /// clear the first in the table leads.
  ///
  /// Its twins, as two scores of one test are, come last, and so do its own parts and what adds it up.
  func causes(of outcome: Column, among measures: [Column]) -> [Column] {
    // A measure that it is made of with another shows nothing but that.
    let totals = measures.filter { Self.isTotal($0.name) && outcome.isNeverAbove($0) }
    let parts = groups.parts(of: outcome, among: measures).union(totals.map(\.name))
      .union(measures.sharesOfOne(with: outcome))
      .union(measures.filter { saysNothingNew(of: outcome, $0) }.map(\.name))
      .union(
        measures.filter { KindNames.isPart($0.name, of: outcome.name) && $0.isNeverAbove(outcome) }
          .map(\.name)
      )
      .subtracting([outcome.name])
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

  /// True of what nearly every row has as many times the outcome in another unit, and of the tax within a price.
  func saysNothingNew(of outcome: Column, _ other: Column) -> Bool {
    other.name != outcome.name
      && (other.isRescaled(from: outcome) || other.isNearCopy(of: outcome)
        || Self.isTaxWithin(outcome.name, other.name))
  }

  /// True of "cigtax" and "cigprice": two names that differ in nothing but these words.
  static func isTaxWithin(_ price: String, _ tax: String) -> Bool {
    let (price, tax) = (price.lowercased(), tax.lowercased())
    return price.contains("price") && tax.contains("tax")
      && price.replacing("price", with: "") == tax.replacing("tax", with: "")
  }

  /// True of the name of what is all together: "totday", "Total", "Gesamtkosten".
  private static func isTotal(_ name: String) -> Bool {
    let beginnings = [
      "tot", "sum of", "gesamt", "summe", "somme", "suma", "razem", "ogół", "合計", "総", "合计", "总",
    ]
    return beginnings.contains(where: name.lowercased().hasPrefix)
  }

  /// True of a measure that several others grow along with: how many people live somewhere.
  func isSize(_ column: Column, among measures: [Column]) -> Bool {
    measures.count <= Self.mostSized
      && measures.count { $0.name != column.name && groups.grow(column, along: $0) } > 1
  }

  /// True of two names that differ in a letter at their end: "SATV" and "SATM"; or of which one has a number more: "price"
  /// and "price2".
  static func areTwins(_ one: String, _ other: String) -> Bool {
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

  /// From this one on two columns say the same in other numbers.
  private static let sameThing = 0.995
  private static let nearly = 0.05
  /// From this rank correlation on one of many measures is a part of another, or the same in other words.
  private static let sameMeasure = 0.95
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

  /// The largest of Pearson's correlations with another measure, as a size, within any of some groups, else of all rows.
  func correlation(with other: Column, within groups: Grouping? = nil) -> Double {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return 0
    }
    var pairs = [(x: [Double], y: [Double])](repeating: ([], []), count: groups?.count ?? 1)
    for row in own.values.indices where own.values[row].isFinite && others.values[row].isFinite {
      let code = groups.map { Int($0.codes[row]) } ?? 0
      guard code >= 0 else { continue }
      pairs[code].x.append(own.values[row])
      pairs[code].y.append(others.values[row])
    }
    return pairs.filter { $0.x.count >= Guess.fewestPlaces }
      .compactMap { Trend.correlation(of: $0.x, $0.y).map(abs) }.max() ?? 0
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

  /// True of numbers none of which is larger than another column's in its row.
  func isNeverAbove(_ whole: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = whole.values,
      own.unit == others.unit
    else { return false }
    return zip(own.values, others.values).allSatisfy { !($0 > $1) }
  }

  /// True of numbers that nearly every row has as many times another measure's: pounds beside ounces, with a slip here and there.
  fileprivate func isRescaled(from other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values else {
      return false
    }
    let ratios = zip(own.values, others.values).filter { $0.isFinite && $1.isFinite && $1 != 0 }
      .map { $0 / $1 }.sorted()
    guard ratios.count >= Guess.fewestPlaces,
      case let usual = Quantile.at(0.5, of: ratios), usual != 0
    else { return false }
    let alike = ratios.count { abs($0 / usual - 1) <= 0.01 }
    return alike * 10 >= ratios.count * 9
  }

  private static let sameSize = 1.5
  /// A part that is smaller is of something else.
  private static let mostPartsOfWhole = 50.0
}
