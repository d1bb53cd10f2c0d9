/// The details in short: the rows that answer what is asked first, and the rest folded by subject.
///
/// Nobody listens to the 234 rows that 24 series have; twelve are a list that can be kept in mind.
struct Digest {
  /// The most rows of the list before anything is opened, and where few words are asked for.
  static let (mostRows, fewRows) = (12, 8)
  /// The most notes on how a chart of one series was made, of one with several, and the most shapes, that go before
  /// other rows.
  private static let (mostNotes, fewNotes, mostShapes) = (4, 3, 5)
  /// The most rows of what is unusual in some series.
  private static let mostUnusual = 3
  /// The most subjects that have a folded row each.
  private static let mostSubjects = 4

  private let facts: [FactRow]
  private let most: Int
  /// The rank of each row: what is asked first has the lowest.
  private let ranks: [Int]
  /// The rows of series whose courses are unlike those of the most, which come before those of others.
  private let unlike: Set<Int>
  /// The title of the only values, where these are numbers of rows.
  private let nameOfCounts: String?

  /// The digest of the facts of a chart, in at most so many rows.
  init(of facts: [FactRow], in chart: Chart, most: Int = Self.mostRows) {
    self.facts = facts
    self.most = most
    nameOfCounts =
      chart.series.count == 1 && chart.yAxis.countsRows ? chart.yAxis.title : nil
    guard facts.count > most else {
      (ranks, unlike) = ([], [])
      return
    }
    let hasSeveral = chart.series.count > 1
    let outstanding = hasSeveral ? Self.outstanding(of: facts, in: chart) : [:]
    unlike = Set(outstanding.filter { $0.value == Self.rankOfUnlike }.keys)
    let shape = facts.first { $0.fact.whole.tellsCourse }?.target
    let isPeriodic = facts.contains { $0.fact.whole.tellsPeriod }
    var notes = 0
    var overtakings = 0
    ranks = facts.enumerated().map { index, row in
      // The largest goes before the shapes of levels, the others behind them.
      if case .overtaking = row.fact {
        overtakings += 1
        return overtakings == 1 ? Self.rankOfUnlike : row.fact.rank
      }
      // The way something was found answers nothing that is asked first.
      if row.fact.isRule { return .max }
      // Nor does what the shape names already.
      if !hasSeveral, row.fact.whole.isUnusual, row.target != nil, row.target == shape {
        return Self.rankOfRest
      }
      if hasSeveral, row.isOfSeries || row.group.comparesSeries {
        return outstanding[index] ?? Self.rankOfRest + (row.fact.whole.isChange ? 0 : row.fact.rank)
      }
      if !hasSeveral, isPeriodic, case .period = row.fact.whole { return Self.rankOfRest }
      guard row.group == .chart, row.fact.isNote else { return row.fact.rank }
      notes += 1
      return notes <= (hasSeveral ? Self.fewNotes : Self.mostNotes) ? 4 : row.fact.rank
    }
  }

  /// The rank at which rows begin that tell of single series only.
  private static let rankOfRest = 20
  /// The rank of a course that is unlike those of most series.
  private static let rankOfUnlike = 4

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
        return ordered(chosen).map { facts[$0] } + folded
      }
    }
    return facts
  }

  /// The rows that stand alone in their order, but of those about series the unlike ones first.
  private func ordered(_ rows: Set<Int>) -> [Int] {
    let rows = rows.sorted()
    guard let start = rows.firstIndex(where: { facts[$0].isOfSeries }) else { return rows }
    let rest = rows[start...]
    return rows[..<start] + rest.filter(unlike.contains) + rest.filter { !unlike.contains($0) }
  }

  /// The rows that did not stand alone, under one row for each subject; many series are under one.
  private func folded(_ rows: [FactRow]) -> [FactRow] {
    var parts: [[FactRow]] = []
    // The rules are told where outliers are.
    let rules = rows.filter(\.fact.isRule)
    for row in rows where !row.fact.isRule {
      if let last = parts.indices.last, parts[last][0].group == row.group {
        parts[last].append(row)
      } else {
        parts.append([row])
      }
    }
    if !rules.isEmpty {
      // Beside outliers that stand alone they are of the notes on the chart.
      let index =
        parts.lastIndex { $0.contains { $0.fact.whole.isOutliers } }
        ?? parts.firstIndex { $0[0].group == .chart } ?? parts.indices.last
      if let index { parts[index] += rules } else { parts = [rules] }
    }
    let folds = parts.map { $0.count == 1 ? $0[0] : FactRow(folding: $0, as: named($0[0].group)) }
    guard folds.count > Self.mostSubjects else { return folds }
    let (series, others) = (folds.filter(\.isOfSeries), folds.filter { !$0.isOfSeries })
    // Rows of one series may stand in several places.
    let names = Set(
      series.compactMap { row in if case .series(let name) = row.group { name } else { nil } })
    return
      (series.count > 1 ? [FactRow(folding: series, as: .severalSeries(names.count))] : series)
      + others
  }

  /// The subject of rows, of numbers of rows as their axis is called.
  private func named(_ group: FactGroup) -> FactGroup {
    guard let nameOfCounts, case .series = group else { return group }
    return .series(nameOfCounts)
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
    // A course that few series have is news, as a spike and a period are; a level is none.
    let courses = courses(among: own, of: facts, in: chart)
    // One value but for a few is told before what only varies.
    for index in courses.unlike.prefix(mostShapes) {
      let isNews = facts[index].fact.whole.isEvent || !facts[index].fact.whole.isLevel
      ranks[index] = isNews ? rankOfUnlike : rankOfUnlike + 2
    }
    var room = max(mostShapes - courses.unlike.count, 0)
    for index in courses.news.prefix(room) { ranks[index] = 5 }
    room = max(room - courses.news.count, 0)
    for index in courses.levels.prefix(room) { ranks[index] = 7 }
    func x(_ index: Int) -> Double {
      facts[index].target.map { chart.series[$0.series].x[$0.point] } ?? .infinity
    }
    // Of equals the earliest.
    func first(of rows: [Int], at most: Double?) -> Int? {
      rows.filter { value($0) == most }.min { x($0) < x($1) }
    }
    let highest = own.filter { facts[$0].fact.whole.isHighest && isNamed($0) }
    let lowest = own.filter { facts[$0].fact.whole.isLowest && isNamed($0) }
    if let index = first(of: highest, at: highest.compactMap(value).max()) { ranks[index] = 8 }
    if let index = first(of: lowest, at: lowest.compactMap(value).min()) { ranks[index] = 9 }
    let differences = facts.indices.compactMap { index -> (index: Int, size: Double)? in
      if case .largestDifference(_, _, let size, _) = facts[index].fact.whole {
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
    if let index = own.first(where: { facts[$0].fact.whole.isMissing }) { ranks[index] = 6 }
    // Spikes and outliers are news, the axes are none.
    // Nor is one that a shape or another of them names already.
    var told = Set((courses.unlike + courses.news).compactMap { facts[$0].target })
    let unusual = own.filter { index in
      facts[index].fact.whole.isUnusual && ranks[index] == nil
        && facts[index].target.map { told.insert($0).inserted } ?? true
    }
    for index in unusual.prefix(mostUnusual) { ranks[index] = 6 }
    return ranks
  }

  /// The rows that tell the course of a series: its shape, of one without a shape its period or its spikes, else its trend,
  /// of a cloud how closely one measure follows the other.
  ///
  /// Those come apart that tell another course than the most
  /// have, and those of levels.
  private static func courses(
    among rows: [Int], of facts: [FactRow], in chart: Chart
  ) -> (unlike: [Int], news: [Int], levels: [Int]) {
    var told: [String: Int] = [:]
    for isTrend in [false, true] {
      for index in rows {
        guard case .series(let name) = facts[index].group, told[name] == nil else { continue }
        let fact = facts[index].fact.whole
        if isTrend ? fact.isTrend : fact.tellsCourse || fact.isEvent { told[name] = index }
      }
    }
    let kinds = chart.hasCourse ? chart.courseKindsByName : [:]
    let most = kinds.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let usual = most.values.max() ?? 0
    var (unlike, news, levels) = ([Int](), [Int](), [Int]())
    for (name, index) in told.sorted(by: { $0.value < $1.value }) {
      if let kind = kinds[name], most[kind, default: 0] * 2 < kinds.count,
        most[kind, default: 0] < usual
      {
        unlike.append(index)
      } else if facts[index].fact.whole.isLevel {
        levels.append(index)
      } else {
        news.append(index)
      }
    }
    return (unlike, news, levels)
  }
}

extension Chart {
  /// The rows of the details as they are first listed: at most twelve, of which some hold more.
  public var digest: [FactRow] { digest(of: facts) }

  /// The rows as they are first listed, of facts of the chart that are there already.
  public func digest(of facts: [FactRow]) -> [FactRow] {
    Digest(of: facts, in: self).rows.map(\.withFewNames)
  }

  /// The rows of those who want few words: at most eight.
  package func shortDigest(of facts: [FactRow]) -> [FactRow] {
    Digest(of: facts, in: self, most: Digest.fewRows).rows.map(\.withFewNames)
  }
}
