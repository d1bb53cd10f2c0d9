import Tables

/// The charts that an analyst would draw of a table, by the roles of its columns.
///
/// A column or a type that was asked for is never changed. The rules follow Observable Plot's
/// `auto` mark (counts where there is nothing to measure), CompassQL and Voyager (a color tells few
/// kinds apart) and Umwelt (the smallest set of columns that makes rows unique).
struct Guess {
  let table: Table
  let asked: Encoding
  private let roles: [ColumnRole]
  let groups: ColumnGroups

  /// More lines than these nobody follows in one chart.
  static let mostSeries = 12
  /// More charts than these nobody compares.
  static let mostParts = 20
  /// More kinds than these no color tells apart among points.
  static let mostKinds = 7
  /// Fewer rows than these are a list, whose names can be read.
  static let mostBars = 50
  /// Fewer times than these are no course.
  static let fewestTimes = 5
  /// More measures of a thing than these are no bars side by side.
  static let mostMeasures = 4
  /// As many values as these are read one by one, whatever they measure.
  static let mostValues = 16
  /// More lines of measures than these nobody tells apart.
  static let mostLines = 8

  /// More measures than these are not held against each pair of the others.
  static let mostCompared = 12

  /// Fewer different values than these are levels.
  static let fewestPlaces = 8

  /// The columns that say where in a field something was tried.
  private(set) var fieldPlaces: Set<String> = []

  /// The columns that never change.
  let constants: Set<String>

  /// The columns that say how good or how far off the values of others are, which nobody asked for.
  private let marks: Set<String>

  /// The columns whose names go on and that became rows, with the columns of their names and values.
  let siblings: Folded?

  /// The columns that are measured: those that were asked for, else every measure.
  private(set) var measures: [Column] = []

  /// The column of the times that pass.
  private(set) var time: Column?

  init(_ readied: PreparedTable) {
    siblings = readied.siblings
    table = readied.table
    asked = readied.parted
    groups = ColumnGroups(rowCount: readied.table.rowCount)
    let constants = Set(readied.constants.map(\.name))
    self.constants = constants
    marks = QualityNames.among(
      readied.table.columns.map(\.name), hasTimes: readied.roles.values.contains(.time)
    ).subtracting(asked.y)
    // One moment is no time that passes, as long as something else tells rows apart.
    let isPassing = readied.table.rowCount == 1 && !readied.table.columns.contains(where: \.isText)
    let x = readied.encoding.x
    roles = readied.table.columns.map { column in
      // Rows that were picked may lack what others have.
      let isBeside =
        (readied.encoding.errors + [readied.encoding.mapped].compactMap(\.self))
        .contains(column.name) && !readied.encoding.y.contains(column.name)
      let isRemark = column.isRareRemark && !readied.encoding.channelNames.contains(column.name)
      let role =
        column.isEmpty || isBeside || isRemark ? .empty : readied.roles[column.name] ?? .measure
      return role == .time && column.name != x && !isPassing && constants.contains(column.name)
        ? .empty : role
    }
    fieldPlaces = Set(
      columns(.ordinal).filter { $0.isNumeric && isFieldPlace($0) }.map(\.name)
    ).union(fieldGrid)
    measures = measured
    time =
      withoutBirths(places(columns(.time)).filter { $0.name == asked.x || $0.isMostlyThere }).first
  }

  /// The charts that are worth drawing, the best first; each may be several where measures cannot share
  /// an axis.
  var decks: [[Encoding]] { decks(atMost: Self.mostDecks) }

  /// The best of them, so many at most: nothing is looked for beyond these.
  func decks(atMost most: Int) -> [[Encoding]] {
    if asked.isStated { return [[asked]] }
    if let type = asked.type, !type.hasSeries {
      // Parts of all rows are counted where nothing is measured.
      if [.pie, .donut].contains(type), isUnmeasured, let counts = unmeasured ?? counts.first {
        return [[counts]]
      }
      return [[type.seriesNames.isEmpty ? withMeasures(asked) : asked]]
    }
    if let histogram { return [[histogram]] }
    var decks = BestDecks(most: min(most, Self.mostDecks))
    for deck in accounts + opinions + families { decks.add(deck) }
    // The columns that a type is made of are found by their names.
    let made = ChartType.made(of: table.columns.map(\.name))
    let isMade = asked.type != .heatMap && made != nil && asked.y.isEmpty
    if isMade { decks.add(finished(asked)) }
    var found: [Encoding] = []
    for rule in Self.rules where !decks.isFull {
      let channels = rule(self, found)
      found += channels
      for channels in channels
      where (asked.type == nil || channels.type == nil || channels.type == asked.type)
        && (!isMade || ChartType.made(of: channels.y) != made)
      {
        decks.add(finished(channels))
      }
    }
    return decks.isEmpty ? [finished(unmeasured ?? asked)] : decks.decks
  }

  /// More charts than these nobody looks through.
  static let mostDecks = 8

  /// The charts of some channels, as they are drawn.
  private func finished(_ channels: Encoding) -> [Encoding] {
    charts(of: channels).map { scaled(placed(titled($0))) }
  }

  /// The ranges of a lone measure, or the rows in ranges, which a histogram counts.
  private var histogram: Encoding? {
    let isCount = asked.measures == [.rows()]
    guard asked.bin != nil, asked.type == nil, asked.series == nil, asked.split == nil,
      isCount || (asked.x == nil && asked.measures.isEmpty),
      let counted = isCount && asked.x != nil ? asked.x : measures.first?.name
    else { return nil }
    var histogram = asked
    histogram.type = .histogram
    histogram.x = nil
    histogram.y = isCount || asked.y.isEmpty ? [counted] : asked.y
    histogram.measures = []
    return histogram
  }

  /// Only measures for types that count or compare columns.
  private func withMeasures(_ encoding: Encoding) -> Encoding {
    var encoding = encoding
    // The values that a histogram counts stand along x.
    if encoding.type == .histogram, encoding.y.isEmpty, let counted = encoding.x,
      column(called: counted)?.isNumeric == true
    {
      (encoding.x, encoding.y) = (nil, [counted])
    }
    let numbers = table.columns.count { $0.isNumeric }
    if encoding.y.isEmpty, !measures.isEmpty, measures.count < numbers, encoding.x == nil {
      encoding.y = measures.map(\.name)
    }
    return encoding
  }

  // MARK: Columns

  func columns(_ role: ColumnRole...) -> [Column] {
    zip(table.columns, roles).filter { role.contains($0.1) }.map(\.0)
  }

  func column(called name: String?) -> Column? { table.columns.first { $0.name == name } }

  /// The columns that nobody asked for as something else than x.
  func isFree(_ column: Column) -> Bool {
    !asked.y.contains(column.name)
      && ![asked.series, asked.split, asked.label].contains(column.name)
  }

  /// The columns that can be x: the one that was asked for, if any.
  func places(_ columns: [Column]) -> [Column] {
    if let x = asked.x { return columns.filter { $0.name == x } }
    return columns.filter(isFree)
  }

  /// The kinds that rows are of: text first, then few numbers.
  var kinds: [Column] {
    (columns(.nominal) + columns(.ordinal, .cyclic)).filter { !marks.contains($0.name) }
  }

  /// The numbers that say how much; what says how far off they are only where there is nothing else.
  var amounts: [Column] {
    let all = columns(.measure)
    let told = all.filter { !marks.contains($0.name) }
    return told.isEmpty ? all : told
  }

  private var measured: [Column] {
    if !asked.y.isEmpty { return asked.y.compactMap { column(called: $0) } }
    if !asked.measures.isEmpty { return [] }
    let parting = [asked.x, asked.series, asked.split]
    let measures = filledFirst(
      telling(
        amounts.filter { !parting.contains($0.name) && !isRunningTime($0) }.withoutDifferences
          .withoutFunctions))
    // The last numbers are measured, whatever they look like.
    if measures.isEmpty, columns(.nominal, .key, .time).isEmpty {
      return telling(
        columns(.ordinal, .cyclic).filter { column in
          !parting.contains(column.name) && column.isNumeric
            && count(of: column) > 2
        })
    }
    return measures
  }

  /// The measures that at least half of the rows have; the others behind them where times pass, and nowhere else.
  private func filledFirst(_ measures: [Column]) -> [Column] {
    let filled = measures.filter(\.isMostlyThere)
    guard !filled.isEmpty, filled.count < measures.count else { return measures }
    return columns(.time).isEmpty ? filled : filled + measures.filter { !$0.isMostlyThere }
  }

  /// Those of some measures that tell something: no zeros beside others, and nothing that never changes beside
  /// what does, unless it is part of a hundred; where nothing passes, nothing that never changes as long as
  /// there are kinds to count.
  func telling(_ measures: [Column]) -> [Column] {
    guard table.rowCount > 1 else { return measures }
    let filled = measures.filter { !constants.contains($0.name) || !$0.isZero }
    let passes = table.isSequence || !columns(.time).isEmpty || areLadder(measures)
    let changing = filled.filter { !constants.contains($0.name) }
    guard table.rowCount >= Self.fewestPlaces else { return filled.isEmpty ? measures : filled }
    if passes {
      // The first of a ladder is its axis.
      guard changing.count > (areLadder(measures) ? 1 : 0) else {
        return filled.isEmpty ? measures : filled
      }
      let parts = MeasureGroups.partsOfHundred(among: filled).map(\.name)
      return filled.filter { column in
        !constants.contains(column.name) || column.hasMissing || parts.contains(column.name)
      }
    }
    let hasKinds = kinds.contains { !constants.contains($0.name) }
    return changing.isEmpty && !hasKinds ? measures : changing
  }

  /// True where rows are to be made of others as they were asked for.
  var isAggregated: Bool {
    if case .by = asked.aggregation { return true }
    return !asked.measures.isEmpty
  }

  /// The kinds that can tell series or charts apart beside some columns, with how many there are.
  func parting(_ known: [Column]) -> [(column: Column, count: Int)] {
    let taken =
      known.map(\.name) + asked.y + [asked.label, asked.series, asked.split].compactMap(\.self)
    // Repetitions of an experiment are no members of it.
    let members = columns(.key).filter { !RoleName.replicate.matches($0.name) }
    // Nor are its blocks kinds beside what was tried.
    let tried = kinds.filter { !RoleName.replicate.matches($0.name) }
    return ((tried.isEmpty ? kinds : tried) + members)
      .filter { !taken.contains($0.name) && !fieldPlaces.contains($0.name) && !isNearlyOne($0) }
      .filter { !hasHoles($0) }
      .map { (column: $0, count: count(of: $0)) }
      .filter { $0.count > 1 }
  }

  /// True of a column of many rows of which nearly none has a value, or nearly all have the same.
  func isNearlyOne(_ column: Column) -> Bool {
    guard table.rowCount >= Self.fewestToBeOne else { return false }
    let groups = groups.groups(of: column)
    let present = groups.sizes.reduce(0, +)
    return present * 20 <= table.rowCount || (groups.sizes.max() ?? 0) * 20 >= present * 19
  }

  /// Of fewer rows a few are as good as any.
  private static let fewestToBeOne = 40

  /// True when no two rows are alike in these columns.
  func isUnique(_ columns: [Column]) -> Bool { groups.areUnique(columns) }

  /// The number of different values of a column.
  func count(of column: Column) -> Int { groups.count(of: column) }

  /// The number of different combinations of values of some columns.
  func groups(of columns: [Column]) -> Int { groups.count(of: columns) }
}

extension Column {
  /// True where no row has a value, but there are rows.
  fileprivate var isEmpty: Bool {
    switch values {
    case .numbers(let numbers): !numbers.values.isEmpty && numbers.values.allSatisfy(\.isNaN)
    case .dates(let dates): !dates.values.isEmpty && dates.values.allSatisfy(\.isNaN)
    case .text(let text): !text.codes.isEmpty && text.codes.allSatisfy { $0 < 0 }
    }
  }

  /// True where a row has no number.
  fileprivate var hasMissing: Bool {
    if case .numbers(let numbers) = values { !numbers.values.allSatisfy(\.isFinite) } else { false }
  }

  /// True of texts that hardly any row has, and hardly any two have in common: what somebody noted here and there.
  fileprivate var isRareRemark: Bool {
    guard case .text(let text) = values, text.codes.count >= Guess.fewestPlaces,
      text.firstNonNumber == nil
    else { return false }
    let present = text.codes.count { $0 >= 0 }
    return present * 5 <= text.codes.count && text.dictionary.count * 2 > present
  }

  var isText: Bool { if case .text = values { true } else { false } }
  var isNumeric: Bool { if case .numbers = values { true } else { false } }
  var isDate: Bool { if case .dates = values { true } else { false } }
}
