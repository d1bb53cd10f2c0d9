import Tables

/// The charts that an analyst would draw of a table, by the roles of its columns.
///
/// A column or a type that was asked for is never changed. The rules follow Observable Plot's
/// `auto` mark (counts where there is nothing to measure), CompassQL and Voyager (a color tells few
/// kinds apart) and Umwelt (the smallest set of columns that makes rows unique).
struct Guess {
  let table: Table
  let asked: Encoding
  private let readied: PreparedTable
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
  let marks: Set<String>

  /// The columns whose names go on and that became rows, with the columns of their names and values.
  let siblings: Folded?

  /// The columns that are measured: those that were asked for, else every measure.
  private(set) var measures: [Column] = []

  /// The column of the times that pass.
  private(set) var time: Column?

  init(_ readied: PreparedTable) {
    self.readied = readied
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
    if let withoutValues { return [[withoutValues]] }
    var decks = BestDecks(most: min(most, Self.mostDecks))
    if let kept = withoutX?.decks(atMost: 1).first, kept.allSatisfy({ $0.x == asked.x }) {
      decks.add(kept)
    }
    if let parted = summedColumnsParted { decks.add(parted) }
    for deck in accounts + opinions + families + numberedQuestions { decks.add(deck) }
    // The columns that a type is made of are found by their names.
    let made = ChartType.made(of: table.columns.map(\.name))
    let namedParts = asked.type != .heatMap && made != nil && asked.y.isEmpty ? madeByNames : nil
    let isMade = namedParts != nil
    if let namedParts { decks.add(finished(namedParts)) }
    var found: [Encoding] = []
    for rule in Self.rules where !decks.isFull {
      let channels = rule(self, found)
      found += channels
      for channels in channels
      where (asked.type == nil || channels.type == nil || channels.type == asked.type)
        && (!isMade || !channels.isOfParts(of: made))
      {
        decks.add(finished(channels))
      }
    }
    if most >= Self.mostDecks || !decks.isFull,
      let closest = closest(besides: decks.decks.flatMap(\.self)).first
    {
      decks.keep(finished(closest))
    }
    // An outcome stands along y in the second chart, if it does not in the first.
    if most > 1, let unasked = unasked(in: Array(decks.decks.prefix(2))) {
      decks.insert(finished(unasked), at: 1)
    }
    for channels in frequencyCells { decks.add(finished(channels)) }
    if decks.count < Self.fewestDecks, !decks.isFull {
      for channels in further where decks.count < Self.fewestDecks { decks.add(finished(channels)) }
    }
    return decks.isEmpty ? [finished(unmeasured ?? asked)] : decks.decks
  }

  /// The guess without the x that was asked for, where nothing else was: what is chosen anyway is not changed by saying it.
  private var withoutX: Guess? {
    guard asked.x != nil, readied.encoding.asksForNothing(but: asked.x) else { return nil }
    var free = readied
    free.encoding.x = nil
    return Guess(free)
  }

  /// The columns that stand beside each other as places where no series is asked for, with one that is.
  private var summedColumnsParted: [Encoding]? {
    guard let series = asked.series, column(called: series) != nil,
      readied.encoding.asksForNothing(but: nil, series: series)
    else { return nil }
    var free = readied
    free.encoding.series = nil
    guard let deck = Guess(free).decks(atMost: 1).first, deck.count == 1, deck[0].sumsUpColumns,
      deck[0].series == nil
    else { return nil }
    var parted = deck[0]
    parted.y.removeAll { $0 == series }
    (parted.series, parted.type) = (series, nil)
    return parted.y.count > 1 ? [parted] : nil
  }

  /// Two columns of numbers of which the second has none: the first is where its values would be, and not what is measured.
  private var withoutValues: Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, table.columns.count == 2,
      table.columns.allSatisfy({ !$0.isDate && ($0.isNumeric || $0.isEmpty) }),
      !table.columns[0].isEmpty, table.columns[1].isEmpty
    else { return nil }
    var line = encoding(table.columns[0], [table.columns[1]])
    line.type = .line
    return line
  }

  /// More charts than these nobody looks through.
  static let mostDecks = 8

  /// The charts of some channels, as they are drawn.
  private func finished(_ channels: Encoding) -> [Encoding] {
    charts(of: byCurrency(channels)).map { scaled(placed(titled(addingUpRain($0)))) }
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

  /// True where rows are to be made of others as they were asked for.
  var isAggregated: Bool {
    if case .by = asked.aggregation { return true }
    return !asked.measures.isEmpty
  }

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

extension Encoding {
  /// True of what a type is made of, and of some of it: the high of a candle over its low.
  fileprivate func isOfParts(of type: ChartType?) -> Bool {
    guard let type else { return false }
    return ChartType.made(of: y) == type
      || self.type == .scatter && y.allSatisfy(type.isMade) && x.map(type.isMade) == true
  }
}

extension Encoding {
  /// True where an x or a series is all that was asked for of the columns and of what is made of them.
  fileprivate func asksForNothing(but x: String?, series: String? = nil) -> Bool {
    var plain = Encoding()
    (plain.x, plain.series) = (x, series)
    // Words, rows and scales change no chart's columns.
    (plain.picking, plain.number, plain.presets) = (picking, number, presets)
    (plain.title, plain.heading, plain.summary) = (title, heading, summary)
    (plain.xTitle, plain.yTitle, plain.xUnit, plain.yUnit) = (xTitle, yTitle, xUnit, yUnit)
    (plain.xScale, plain.yScale, plain.timeZone) = (xScale, yScale, timeZone)
    (plain.referenceLines, plain.hasTrendLines) = (referenceLines, hasTrendLines)
    (plain.others, plain.madeNames) = (others, madeNames)
    return self == plain
  }
}
