import Tables

/// Charts of a table whose channels are chosen.
extension Encoding {
  /// The columns of a chart that was made so, and the rule that chose those that nobody asked for.
  private func channels(_ chart: Chart, _ asked: Encoding) -> Channels {
    let isTime = if case .date = chart.xAxis.kind { true } else { false }
    let isName = chart.xAxis.categories != nil
    var guessed = self
    // A part that was asked for explains nothing.
    if asked.split == split { guessed.split = nil }
    let reason: Channels.Reason =
      asked.x != nil && (!asked.y.isEmpty || !asked.measures.isEmpty)
      ? .asked
      : guessed.reason(
        of: chart.type, overTime: isTime, overNames: isName, repeating: chart.repetition != nil)
    let columns =
      !summedColumns.isEmpty
      ? summedColumns
      : y.isEmpty ? chart.yAxis.title.map { [$0] } ?? chart.namesOfColumns : y
    var channels = Channels(
      x: x ?? chart.xAxis.title, y: columns, series: series, split: split, reason: reason)
    channels.label = label
    channels.aggregate =
      measures.first?.aggregate
      ?? { if case .by(let aggregate)? = aggregation { aggregate } else { nil } }()
    channels.binWidth = bin == nil ? nil : chart.xAxis.binWidth ?? bin?.width
    channels.timeUnit = every
    channels.conditions = asked.picking.conditions.map(\.written)
    channels.last = asked.picking.last?.text
    (channels.from, channels.to) = (asked.picking.from, asked.picking.to)
    channels.sort = order?.text
    (channels.top, channels.isTopByRows) = (top, top != nil && topHasMostRows)
    return channels
  }

  /// The charts of a table whose channels are chosen.
  func charts(
    of readied: PreparedTable, _ deck: [Encoding]
  ) throws(InputProblem) -> [Chart] {
    var charts: [Chart] = []
    for encoding in deck {
      let prepared = try encoding.prepared(readied.table)
      // The cells of a column that no chart shows are of no interest.
      let notes = readied.notes.filter { note in
        switch note {
        case .infinite(_, let column), .strays(_, let column, _),
          .notPercents(_, let column, _),
          .missingCode(_, _, let column), .marks(_, let column, _), .bracketed(_, let column),
          .assumedGroups(let column),
          .dayNumbers(let column), .countedYes(let column, _, _),
          .localTimes(_, _, let column, _, _), .zonelessTimes(_, let column, _),
          .roundedIntegers(let column):
          encoding.y.isEmpty && encoding.measures.isEmpty || encoding.y.contains(column)
            || [encoding.x, encoding.series].contains(column) || encoding.errors.contains(column)
        default: true
        }
      }
      var own = encoding.whole.map { [Fact.leftOutWhole($0)] } ?? []
      if encoding.columnCount > encoding.y.count {
        own.append(.largestColumns(encoding.y.count, of: encoding.columnCount))
      }
      if let note = withoutEffect(prepared) { own.append(note) }
      let made = try prepared.encoding.deck(
        of: prepared.table, isAlone: deck.count == 1 && !leavesMeasures(readied), asked: self,
        notes + own + prepared.notes,
        partNotes: prepared.partNotes)
      charts += made.map { chart in prepared.bins.map(chart.cut) ?? chart }
    }
    if !charts.isEmpty {
      charts[0].notes += deck.first?.boundNotes(of: charts[0]) ?? []
      charts[0].notes += readied.unused(deck, besides: Set(charts.compactMap(\.channels?.x)))
    }
    return charts
  }

  /// True where some of several measures were asked for: the title says which.
  private func leavesMeasures(_ readied: PreparedTable) -> Bool {
    !y.isEmpty && title == nil
      && readied.roles.contains { $0.value == .measure && $0.key != x && !y.contains($0.key) }
  }

  /// That an aggregate that was asked for changes nothing, where it does not.
  private func withoutEffect(_ prepared: PreparedTable) -> Fact? {
    guard !isStated, case .by(let aggregate) = aggregation, aggregate != .count,
      aggregate != guessedAggregate,
      prepared.encoding.aggregation == aggregation, prepared.encoding.x != nil,
      prepared.encoding.measures.isEmpty, prepared.table.rowCount > 0,
      !prepared.notes.contains(where: \.isAggregated)
    else { return nil }
    return .nothingAggregated
  }

  /// The charts of a table that is as the charts show it.
  func deck(
    of table: Table, isAlone: Bool, asked: Encoding, _ notes: [Fact],
    partNotes: [String: [Fact]] = [:]
  ) throws(InputProblem) -> [Chart] {
    for part in [split, series].compactMap(\.self) {
      guard let free = freeing(part, asked) else { continue }
      return try free.deck(
        of: table, isAlone: isAlone, asked: asked, notes, partNotes: partNotes)
    }
    if let split {
      return try parts(of: table, by: split).map { value, chart, count in
        var channels = channels(chart, asked)
        channels.part = value.isEmpty ? ColumnValues.missingText : value
        // Each chart tells of its own rows.
        let told = partNotes[value] ?? []
        channels.others = othersName(notes + told)
        let own = notes.compactMap { note in
          switch note {
          case .counted: count.map(Fact.counted) ?? note
          case .aggregated where partNotes[value] != nil: nil
          case .strays(_, let column, _) where y.contains(column) && chart.showsAllValues: nil
          default: note
          }
        }
        var chart = chart
        // Of several measures each has a chart for each part.
        if !isAlone, !y.isEmpty, measures != [.rows()], title == nil {
          chart.title = chart.title.map { "\($0), \(y.joined(separator: ", "))" }
        }
        return chart.with(channels: channels, own + told)
      }
    }
    var plain = try chart(of: table)
    plain.hasColumnsAsPlaces = !summedColumns.isEmpty
    // The names of columns are places that have no name together.
    if plain.hasColumnsAsPlaces { plain.xAxis.title = nil }
    var chart = adorned(plain)
    chart.channels = channels(plain, asked)
    chart.channels?.others = othersName(notes)
    chart.notes = notes + chart.notes
    chart = chart.countingRows
    // Of several charts of one table each is called by what it shows.
    if !isAlone {
      let names = measures == [.rows()] ? x ?? "" : nameOfMeasures
      chart.title = chart.title.map { "\($0): \(names)" } ?? names
    }
    return [chart]
  }

  /// The name of all that are not among the largest, where a chart has them together.
  private func othersName(_ notes: [Fact]) -> String? {
    notes.contains {
      if case .largest(_, _, _, _, let areTogether) = $0 { areTogether } else { false }
    }
      ? others : nil
  }

  /// The encoding without a column that parts the charts as a place or a measure that nobody asked for; `nil`
  /// where it is neither.
  private func freeing(_ part: String, _ asked: Encoding) -> Encoding? {
    let isPlace = x == part && asked.x == nil
    let isMeasure = y.contains(part) && asked.y.isEmpty && measures.isEmpty
    guard isPlace || isMeasure else { return nil }
    var free = self
    if isPlace { (free.x, free.isOverRows) = (nil, true) }
    guard isMeasure else { return free }
    free.y.removeAll { $0 == part }
    // Nothing else is left to measure than the place.
    if free.y.isEmpty, asked.x == nil, let x = free.x {
      (free.x, free.y, free.isOverRows) = (nil, [x], true)
    }
    return free.y.isEmpty ? nil : free
  }

  /// More charts than these nobody walks, and each takes memory.
  private static let mostCharts = 1_000

  /// A chart for each value of a column, called by it.
  private func parts(of table: Table, by name: String) throws(InputProblem) -> [(
    value: String, chart: Chart, count: Int?
  )] {
    let column = try Self.column(name, of: table)
    var shown = try chosenColumns(of: table)
    if let x { shown.append(try Self.column(x, of: table)) }
    guard !shown.contains(where: { $0.name == column.name }) else {
      let other = column.name == x ? "x" : "y"
      throw InputProblem(
        file: table.name,
        kind: .columnTwice(name: column.name, options: [.init("split"), .init(other)]))
    }
    let count = Grouping(column.values).count
    guard count <= Self.mostCharts else {
      throw InputProblem(
        file: table.name,
        kind: .tooManyParts(column: column.name, count: count, most: Self.mostCharts))
    }
    let parts = ((try? table.parts(of: column)) ?? []).ordered(by: settledNames.parts) { $0.value }
    var plain: [Chart] = []
    // Things of their own have digits of their own; those of one kind share them.
    let areThings = [RoleName.indicator, .unit].contains { $0.matches(column.name) }
    for part in parts {
      var chart = try plainChart(of: part.table)
      if areThings { chart.yAxis.fractionDigits = chart.neededDigits }
      plain.append(chart)
    }
    let names = PartNames(
      of: column.name, parts.map(\.value) + settledNames.parts, others: others)
    let charts = zip(parts, plain.arrangedAlike).map { part, arranged in
      var chart = adorned(arranged)
      // Nobody has to hear that population is an indicator.
      chart.title =
        title.map { "\($0): \(names.name(of: part.value))" }
        ?? (areThings ? names.name(of: part.value) : names.title(of: part.value))
      return (value: part.value, chart: chart, count: part.table.total(of: y))
    }
    return charts.isEmpty
      ? [(value: "", chart: adorned(try chart(of: table)), count: nil)] : charts
  }

  /// The chart with everything the options say in place of what was guessed.
  ///
  /// - Parameters:
  ///   - plain: The chart.
  ///   - isStated: True of one whose author wrote its numbers as they are to be told.
  /// - Returns: The chart as it is told.
  func adorned(_ plain: Chart, isStated: Bool = false) -> Chart {
    var chart = plain
    if let title = title ?? heading {
      if !hasTitleOfTable { chart.origin.isCalledByTable = false }
      chart.title = title
    }
    if let summary { chart.summary = summary }
    chart.xAxis.hasMadeTitle = xTitle == nil && madeNames.contains(chart.xAxis.title ?? "")
    chart.yAxis.hasMadeTitle = yTitle == nil && madeNames.contains(chart.yAxis.title ?? "")
    if let xTitle { chart.xAxis.title = xTitle }
    if let yTitle { chart.yAxis.title = yTitle }
    if let xUnit { chart.xAxis.unit = xUnit }
    if let yUnit { chart.yAxis.unit = yUnit }
    if let xScale { chart.xAxis.scale = xScale }
    if let yScale, !chart.isRound { chart.yAxis.scale = yScale }
    chart.referenceLines = referenceLines
    chart.hasTrendLines = hasTrendLines
    if !isStated { chart.leaveOutZeros() }
    chart.capDigits()
    // Days are the same in every zone, moments are not.
    if case .date(let precision) = chart.xAxis.kind, precision <= .day { return chart }
    chart.xAxis.timeZone = timeZone
    if case .date = chart.xAxis.kind, let extent = chart.xExtent {
      chart.xAxis.timeZoneOffset = timeZoneOffset(over: extent)
      chart.xAxis.timeZoneChanges = timeZoneChanges(over: extent)
    }
    return chart
  }
}

extension Chart {
  /// The columns that are its series or, as boxes beside each other, its places.
  fileprivate var namesOfColumns: [String] {
    let names = series.map(\.name)
    return names.allSatisfy(\.isEmpty) ? xAxis.categories ?? names : names
  }
}

extension Table {
  /// The sum of all values of some columns, where it is a whole number.
  fileprivate func total(of names: [String]) -> Int? {
    Int(
      exactly: columns.filter { names.contains($0.name) }.reduce(0) { sum, column in
        guard case .numbers(let numbers) = column.values else { return sum }
        return numbers.values.reduce(sum) { $1.isFinite ? $0 + $1 : $0 }
      })
  }
}

extension Chart {
  /// The chart with what it was made of.
  fileprivate func with(channels: Channels, _ notes: [Fact]) -> Chart {
    var chart = self
    chart.channels = channels
    chart.notes = notes + chart.notes
    return chart.countingRows
  }
}

extension Chart {
  /// The chart with an axis that knows that its values are numbers of rows, where it has no title.
  fileprivate var countingRows: Chart {
    var chart = self
    chart.yAxis.countsRows =
      yAxis.title == nil && !isRound
      && notes.contains { if case .counted = $0 { true } else { false } }
    return chart
  }
}

extension Fact {
  fileprivate var isAggregated: Bool { if case .aggregated = self { true } else { false } }
}
