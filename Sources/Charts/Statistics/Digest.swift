/// The details in short: the rows that answer what is asked first, and the rest folded by subject.
///
/// Nobody listens to the 234 rows that 24 series have; twelve are a list that can be kept in mind.
struct Digest {
  /// The most rows of the list before anything is opened, and where few words are asked for.
  static let (mostRows, fewRows) = (12, 8)
  /// The most notes on how the chart was made, and the most shapes, that go before other rows.
  private static let (mostNotes, mostShapes) = (4, 5)
  /// The most subjects that have a folded row each.
  private static let mostSubjects = 4

  private let facts: [FactRow]
  private let most: Int
  /// The rank of each row: what is asked first has the lowest.
  private let ranks: [Int]

  /// The digest of the facts of a chart, in at most so many rows.
  init(of facts: [FactRow], in chart: Chart, most: Int = Self.mostRows) {
    self.facts = facts
    self.most = most
    guard facts.count > most else {
      ranks = []
      return
    }
    let hasSeveral = chart.series.count > 1
    let outstanding = hasSeveral ? Self.outstanding(of: facts, in: chart) : [:]
    var notes = 0
    ranks = facts.enumerated().map { index, row in
      // Beside folded outliers their rule is folded, too.
      if hasSeveral, row.fact.isRule { return .max }
      if hasSeveral, row.isOfSeries || row.group.comparesSeries {
        return outstanding[index] ?? Self.rankOfRest + (row.fact.whole.isChange ? 0 : row.fact.rank)
      }
      guard row.group == .chart, row.fact.isNote else { return row.fact.rank }
      notes += 1
      return notes <= Self.mostNotes ? 4 : row.fact.rank
    }
  }

  /// The rank at which rows begin that tell of single series only.
  private static let rankOfRest = 20

  /// The rows: those that stand alone in their order, then a folded one for each subject that has
  /// more.
  var rows: [FactRow] {
    guard facts.count > most else { return facts }
    let ranked = facts.indices.map { (index: $0, rank: ranks[$0]) }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    for count in (1...most).reversed() {
      let chosen = Set(ranked.prefix(count).map(\.index))
      let folded = folded(facts.indices.filter { !chosen.contains($0) }.map { facts[$0] })
      if count + folded.count <= most {
        return chosen.sorted().map { facts[$0] } + folded
      }
    }
    return facts
  }

  /// The rows that did not stand alone, under one row for each subject; many series are under one.
  private func folded(_ rows: [FactRow]) -> [FactRow] {
    var parts: [[FactRow]] = []
    // The rule for outliers is told where they are.
    let rule = rows.last { $0.fact.isRule }
    for row in rows where !row.fact.isRule {
      if let last = parts.indices.last, parts[last][0].group == row.group {
        parts[last].append(row)
      } else {
        parts.append([row])
      }
    }
    if let rule {
      let index = parts.lastIndex { $0.contains { $0.fact.whole.isOutliers } }
      if let index { parts[index].append(rule) } else { parts.append([rule]) }
    }
    let folds = parts.map { $0.count == 1 ? $0[0] : FactRow(folding: $0, as: $0[0].group) }
    guard folds.count > Self.mostSubjects else { return folds }
    let (series, others) = (folds.filter(\.isOfSeries), folds.filter { !$0.isOfSeries })
    // Rows of one series may stand in several places.
    let names = Set(
      series.compactMap { row in if case .series(let name) = row.group { name } else { nil } })
    return
      (series.count > 1 ? [FactRow(folding: series, as: .severalSeries(names.count))] : series)
      + others
  }

  // MARK: Ranking

  /// The rows of single series, and of pairs, that speak for the whole chart, with their ranks: shapes,
  /// the highest and the lowest of all, the pair that is most apart, what is missing and unusual.
  private static func outstanding(of facts: [FactRow], in chart: Chart) -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    func value(_ index: Int) -> Double? {
      facts[index].target.map { chart.series[$0.series].y[$0.point] }
    }
    let own = facts.indices.filter { facts[$0].isOfSeries }
    func isNamed(_ index: Int) -> Bool {
      facts[index].target.map { !chart.isOfOthers($0.series) } ?? false
    }
    // Of a cloud it is how closely one measure follows the other.
    for index in own.filter({ facts[$0].fact.tellsCourse }).prefix(mostShapes) {
      ranks[index] = 5
    }
    let highest = own.filter { facts[$0].fact.whole.isHighest && isNamed($0) }
    let lowest = own.filter { facts[$0].fact.whole.isLowest && isNamed($0) }
    // Of equals the first.
    if let top = highest.compactMap(value).max(),
      let index = highest.first(where: { value($0) == top })
    {
      ranks[index] = 8
    }
    if let bottom = lowest.compactMap(value).min(),
      let index = lowest.first(where: { value($0) == bottom })
    {
      ranks[index] = 9
    }
    let differences = facts.indices.compactMap { index -> (index: Int, size: Double)? in
      if case .largestDifference(_, _, let size, _) = facts[index].fact {
        (index, size.value)
      } else {
        nil
      }
    }
    if let widest = differences.map(\.size).max(),
      let index = differences.first(where: { $0.size == widest })?.index
    {
      ranks[index] = 11
      if index > 0, case .comparison = facts[index - 1].fact { ranks[index - 1] = 10 }
    }
    if let index = own.first(where: { facts[$0].fact.whole.isMissing }) { ranks[index] = 12 }
    if let index = own.first(where: { facts[$0].fact.whole.isUnusual }) { ranks[index] = 13 }
    return ranks
  }
}

extension Chart {
  /// The rows of the details as they are first listed: at most twelve, of which some hold more.
  public var digest: [FactRow] { digest(of: facts) }

  /// The rows as they are first listed, of facts of the chart that are there already.
  public func digest(of facts: [FactRow]) -> [FactRow] { Digest(of: facts, in: self).rows }

  /// The rows of those who want few words: at most eight.
  package func shortDigest(of facts: [FactRow]) -> [FactRow] {
    Digest(of: facts, in: self, most: Digest.fewRows).rows
  }
}

extension FactRow {
  /// A row that stands for rows of one subject.
  fileprivate init(folding rows: [FactRow], as group: FactGroup) {
    self.init(.folds(group, rows: rows.reduce(0) { $0 + max($1.folded.count, 1) }), group: group)
    folded = rows
  }

  fileprivate var isOfSeries: Bool { if case .series = group { true } else { false } }
}

extension FactGroup {
  fileprivate var comparesSeries: Bool { self == .comparisons || self == .neighborComparisons }
}

extension Fact {
  /// The fact itself, of one that names the part of a point it speaks of.
  fileprivate var whole: Fact { if case .part(_, let fact) = self { fact.whole } else { self } }

  /// True of what is asked first of a series: its shape, of one in a cloud how closely y follows x.
  fileprivate var tellsCourse: Bool {
    switch whole {
    case .shape, .correlation: true
    default: false
    }
  }
  fileprivate var isHighest: Bool { if case .highest = self { true } else { false } }
  fileprivate var isLowest: Bool { if case .lowest = self { true } else { false } }
  fileprivate var isChange: Bool { if case .change = self { true } else { false } }
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
  fileprivate var isRule: Bool { if case .outlierRule = self { true } else { false } }
  fileprivate var isOutliers: Bool { if case .outliers = self { true } else { false } }
  fileprivate var isUnusual: Bool {
    switch self {
    case .outliers, .spikes: true
    default: false
    }
  }
  /// True of what says how the chart was made.
  fileprivate var isNote: Bool {
    switch self {
    case .title, .window, .composition, .summary, .outlierRule, .shape, .courses, .largestMean:
      false
    default: true
    }
  }

  /// The rank of the fact in a chart that has no more important one of its kind.
  fileprivate var rank: Int {
    switch whole {
    case .title: 0
    case .window: 1
    case .composition: 2
    case .summary: 3
    case .shape, .courses: 4
    case .xAxis: 6
    case .yAxis, .values, .sharedAxes: 7
    case .highest: 8
    case .lowest: 9
    case .mean, .largestMean: 10
    case .missing, .gaps, .noPoints, .missingTimes: 11
    // Beside outliers stands their rule.
    case .outliers, .spikes, .outlierRule: 12
    case .belowZero: 12
    case .change, .middleHalf, .spannedPowers: 13
    case .trend, .period, .correlation: 14
    case .largestRise, .largestDrop: 15
    default: 20
    }
  }
}
