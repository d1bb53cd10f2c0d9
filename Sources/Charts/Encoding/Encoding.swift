import Tables

/// The columns that become a chart, and the way they do; every `nil` is guessed.
package struct Encoding: Equatable, Sendable {
  package var x: String?
  package var y: [String] = []
  package var type: ChartType?
  /// The column that has a series for each of its values.
  package var series: String?
  /// The column that has a chart for each of its values.
  package var split: String?
  /// The column whose text is said with each point.
  package var label: String?
  /// The column of a second measure, which each point has beside its value.
  package var mapped: String?
  /// The treatment of rows that share their place; `nil` leaves it to the guess.
  package var aggregation: RowAggregation?
  /// The aggregate that a chart has though nobody asked for it, where a change is to keep it.
  package var guessedAggregate: Aggregate?
  /// The ranges that the numbers of x were put into.
  var madeBins: MadeBins?
  /// The values that rows of one place become, instead of `y`: the mean of a price, their number.
  package var measures: [Aggregation] = []
  /// The unit that the times along x are put into.
  package var every: TimeUnit?
  /// The ranges that the numbers along x are put into.
  package var bin: BinWidth?
  /// The rows that are charted.
  package var picking = RowPicking()
  /// The rows by which the charts are chosen, where others are charted; `nil` where those are.
  var settling: RowPicking?
  /// The names that the charts have in these rows.
  var settledNames = SettledNames()
  /// The number of columns of a table that has no header, which are called by their numbers.
  var numberedColumns = 0
  /// The order of names along x; `nil` leaves it to the guess.
  package var order: RowOrder?
  /// The number of series, or else of names along x, that are shown: the largest.
  package var top: Int?
  /// True where the largest are those with the most rows, if these are of different numbers.
  package var topHasMostRows = false
  /// The name of all that are not among the largest, in the user's language; `nil` leaves them out.
  package var others: String?
  /// True where the numbers along x are names of kinds: cylinders, grades.
  package var hasNames = false
  /// The columns that became places, each with the aggregate of its rows.
  var summedColumns: [String] = []
  /// True where nothing says where values stand that are summed up, so that each column is a place.
  var sumsUpColumns: Bool {
    guard case .by = aggregation else { return false }
    return x == nil && measures.isEmpty && y.count > 1 && split == nil
      && type?.projections.sharesPlaces != true
  }
  /// The column that adds up those that are shown, and is left out beside them.
  var whole: String?
  /// True where each column is correlated with each, and so with itself.
  var areCorrelations = false
  /// True where the columns are parts that stay together, however small some of them are.
  var areParts = false
  /// The names that have a place though no row has them: their count is zero.
  var allNames: [String] = []
  /// The least number of rows of a place that is shown, as long as enough places have so many.
  var fewestRows = 0
  /// The rule that chose what was not asked for, where it has a reason of its own.
  var reason: Channels.Reason?
  /// The number of columns that `y` holds the largest of.
  var columnCount = 0
  /// True where the values stand over the number of their row.
  package var isOverRows = false
  /// True where no column may part the values into series.
  package var isWhole = false
  /// The number of the chart that is shown among those that suit the table, from 1.
  package var number: Int?
  package var title: String?
  /// True where a file that was written of a table says that title: the name that the table has anyway.
  var hasTitleOfTable = false
  /// The title that stands above the table, in place of the file's name.
  package var heading: String?
  package var summary: String?
  package var xTitle: String?
  package var yTitle: String?
  /// The names of columns that no table has: those of columns that became rows.
  var madeNames: Set<String> = []
  package var xUnit: String?
  package var yUnit: String?
  package var xScale: Scale?
  package var yScale: Scale?
  /// The column with the error of each value to both sides, or the two with the ends between which it may
  /// lie.
  package var errors: [String] = []
  /// True where their names tell them and nobody asked for them.
  var areErrorsFound = false
  /// The values that are marked across the charts.
  package var referenceLines: [ReferenceLine] = []
  /// True where the straight line that fits each series best is drawn.
  package var hasTrendLines = false
  package var timeZone = "UTC"
  /// True where nothing is left to the guess: what is not said is not there.
  package var isStated = false
  /// The columns that are told to be in no chart, where the author of a chart file says so.
  package var unused: [String]?
  /// True where numbers along x stay what they are, even if they could be times.
  package var hasNumbers = false
  /// The settings of every table, where nothing else is asked of this one.
  package var presets: [EncodingPreset] = []

  package init() {}

  /// The charts of a table, whatever is preset.
  func charts(of table: Table) throws(InputProblem) -> [Chart] {
    if let charts = try keptCharts(of: table) { return charts }
    let readied = try readied(table)
    let charts: [Chart]
    do throws(InputProblem) {
      charts = try self.charts(of: readied, deck(of: readied))
    } catch {
      throw error.knowing(table)
    }
    try checkCells(charts, of: readied.table)
    try checkSlices(charts, of: readied.table)
    return charts
  }

  /// The charts that are shown of those that suit a table.
  func deck(of readied: PreparedTable) throws(InputProblem) -> [Encoding] {
    try readied.encoding.checkParts(of: readied.table)
    try readied.encoding.checkValues(of: readied.table)
    let number = number ?? 1
    let decks = Guess(readied).decks(atMost: number > 0 ? number : Guess.mostDecks)
    guard decks.indices.contains(number - 1) else {
      throw InputProblem(
        file: readied.table.name, kind: .noSuchChart(number, of: decks.count))
    }
    // Names stand in the order that they have in all rows, whichever of these are charted.
    guard !picking.isEmpty, let whole = readied.whole else { return decks[number - 1] }
    return decks[number - 1].map { $0.named(as: whole) }
  }

  /// The rows and columns that were asked for, under the names that the table has for them.
  func readied(_ raw: Table) throws(InputProblem) -> PreparedTable {
    try readied(raw) { encoding, whole throws(InputProblem) in try encoding.picked(whole) }
  }

  /// The same with rows that are picked in some way.
  func readied(
    _ raw: Table,
    picking pick: (Encoding, Table) throws(InputProblem) -> (table: Table, notes: [Fact])
  ) throws(InputProblem) -> PreparedTable {
    let (cleaned, doings, folded) = cleaned(raw)
    var asked = try called(as: cleaned)
    if asked.timeZone == "UTC", let own = cleaned.ownTimeZone { asked.timeZone = own }
    try asked.checkChannels(of: cleaned)
    // Rows are counted where nobody says of which column values are.
    if asked.aggregation == .by(.count), asked.y.isEmpty, asked.measures.isEmpty, asked.x != nil,
      asked.mapped == nil, cleaned.columns.contains(where: { $0.isNumeric && $0.name != asked.x })
    {
      (asked.measures, asked.aggregation) = ([.rows()], nil)
    }
    asked.title = title ?? raw.title
    asked.heading = raw.heading
    asked.numberedColumns = raw.lacksHeader ? raw.columns.count : 0
    asked.madeNames = folded.madeNames
    asked.summary = summary ?? raw.summary
    let compared = asked.picking.conditions.map(\.column)
    let measured = (asked.y + asked.measures.compactMap(\.column)).filter { $0 != asked.x }
    let typed = cleaned.typed(keeping: asked.untimed, measuring: measured)
      .namingSeverities(keeping: asked.y + asked.measures.compactMap(\.column) + compared)
    let others = asked.named.filter { $0 != asked.x } + compared
    let dated = asked.crossesMonths(of: typed) ? typed : typed.joiningDates(keeping: asked.named)
    let joined = dated.joiningTimes(keeping: asked.named)
      .datingPeriods(keeping: asked.hasNames ? asked.named + compared : others)
      .measuringResults(keeping: compared).markingRanks
    let clocks = ClockMeasures(
      joined, asked: asked.y + asked.measures.compactMap(\.column),
      places: [asked.x, asked.series, asked.split, asked.label].compactMap(\.self),
      hasPlace: asked.x != nil)
    let parts = Set(typed.columns.map(\.name)).subtracting(joined.columns.map(\.name))
    // A part of a date can be asked for, too.
    var whole = typed
    whole.columns = joined.columns + typed.columns.filter { parts.contains($0.name) }
    var (table, notes) = try pick(asked, whole)
    table.columns.removeAll { parts.contains($0.name) }
    table = clocks.measured(in: table).overMidnight
    // A column is what it is in all rows, whichever of them are charted.
    let timed = clocks.measured(in: joined)
    var roles = Dictionary(
      zip(timed.columns.map(\.name), timed.roles.map(\.role)),
      uniquingKeysWith: { first, _ in first })
    // Beside anything that is measured, outcomes in words are the kinds of it.
    let isUnmeasured = table.columns.allSatisfy { column in
      column.isText || [.rowNumber, .key].contains(roles[column.name])
    }
    let answered =
      isUnmeasured ? table.countingYes(keeping: asked.named) : (table: table, counted: [])
    table = answered.table
    for counted in answered.counted { roles[counted.column] = .ordinal }
    // Nobody has to know whether a column is called as one of its values is.
    if asked.series?.lowercased() == "none",
      !table.columns.contains(where: { $0.name == asked.series })
    {
      (asked.series, asked.isWhole) = (nil, true)
    }
    asked.takeNamedErrors(in: table, &roles)
    var readied = PreparedTable(table: table, encoding: asked)
    readied.notes =
      doings + notes
      + answered.counted.map { .countedYes(column: $0.column, yes: $0.yes, no: $0.no) }
    readied.roles = roles
    readied.whole = whole
    readied.siblings = folded.siblings
    // The numbers of columns are places, however few they are.
    if let axis = folded.siblings?.name, roles[axis] != .time { readied.roles[axis] = .cyclic }
    return readied
  }

  /// The columns that have a part in the chart because somebody asked for them.
  var channelNames: [String] {
    y + measures.compactMap(\.column) + [x, series, split, label, mapped].compactMap(\.self)
      + errors
  }

  /// True where cells are to be made of a table with a year and a month: they are its rows and its columns, of which a
  /// date would leave one row.
  private func crossesMonths(of table: Table) -> Bool {
    let isFree = !isStated && every == nil && [x, series, split] == [nil, nil, nil]
    return type == .heatMap && isFree && !table.columns.contains { RoleName.day.matches($0.name) }
  }

  /// The columns that something is asked of.
  private var named: [String] {
    // Of a stated encoding the table is read as it was when somebody else's was guessed.
    if isStated { return y + measures.compactMap(\.column) + (hasNumbers ? [x ?? ""] : []) }
    return channelNames
  }

  /// The columns whose numbers are no times, even where they could be: those that something is asked of, x only where
  /// it is to be numbers or names.
  private var untimed: [String] {
    let isTime =
      every != nil || !(isStated || hasNumbers || hasNames || bin != nil || xScale != nil)
    return isTime && !y.contains { $0 == x } ? named.filter { $0 != x } : named
  }

  /// The same with the names of columns as the table has them, where it has them.
  private func called(as table: Table) throws(InputProblem) -> Encoding {
    var encoding = self
    func name(_ asked: String?) -> String? {
      asked.map { name in (try? Self.column(name, of: table))?.name ?? name }
    }
    encoding.x = name(x)
    encoding.series = name(series)
    encoding.split = name(split)
    encoding.label = name(label)
    encoding.mapped = name(mapped)
    encoding.errors = errors.compactMap(name)
    let texts = names(in: y, of: table)
    let measures = texts.map { text in
      table.column(asked: text) == nil ? Aggregation(parsing: text) : nil
    }
    try checkAggregates(texts, of: table)
    guard measures.contains(where: { $0 != nil }) else {
      if let columns = try? chosenColumns(of: table) { encoding.y = columns.map(\.name) }
      return encoding
    }
    if aggregation == RowAggregation.none, let index = measures.firstIndex(where: { $0 != nil }) {
      throw InputProblem(
        file: table.name,
        kind: .contradiction([.init("aggregate", "none"), .init("y", texts[index])]))
    }
    // A column of its own has another aggregate than the others.
    if case .by(let aggregate) = aggregation, !measures.contains(where: { $0 == nil }),
      let other = zip(texts, measures).first(where: { $1?.aggregate != aggregate })
    {
      throw InputProblem(
        file: table.name,
        kind: .contradiction([.init("aggregate", aggregate.rawValue), .init("y", other.0)]))
    }
    let usual: Aggregate = if case .by(let aggregate) = aggregation { aggregate } else { .mean }
    encoding.measures = []
    encoding.y = []
    for (text, parsed) in zip(texts, measures) {
      var measure = parsed ?? Aggregation(usual, of: text, as: text)
      if let column = measure.column {
        let found = try Self.column(column, of: table)
        measure.column = found.name
        if parsed != nil, ![.count, .first, .last].contains(measure.aggregate),
          case .text(let text) = found.values,
          text.firstNonNumber == nil
        {
          throw InputProblem(
            file: table.name, kind: .transform(.noAggregate(measure.aggregate, column: found.name)))
        }
        encoding.y.append(measure.column ?? column)
      }
      encoding.measures.append(measure)
    }
    return encoding
  }
}
