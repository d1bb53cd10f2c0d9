import Charts
import Descriptions
import Tables

/// The columns of the table, and what each is used for in the chart.
extension Model {
  /// `7`: the list of the columns.
  mutating func openColumns() -> [Effect] {
    shelf.source(ofChart: pageIndex) == nil ? announce([.noTable]) : look(for: .columns)
  }

  /// The columns of the table.
  var tableColumns: [ColumnOutline] {
    guard let index = shelf.source(ofChart: pageIndex) else { return [] }
    let source = shelf.sources[index]
    return (try? source.encoding.columns(of: source.document)) ?? []
  }

  var columnRows: [OverlayRow] {
    let encoding = encoding
    return shelf.columns.map { column in
      var told = column
      told.isCharted = encoding?.charts(column.name) == true
      if !told.isCharted { told.otherChart = chartOfTable(with: column.name).map { $0 + 1 } }
      return OverlayRow(sentence: .column(told))
    }
  }

  /// The uses that a column can have, of which some make sense for times only.
  func uses(of column: ColumnOutline) -> [ColumnUse] {
    // The only values are beside no others, and part nothing: there would be none left.
    let isOnly = encoding?.y == [column.name]
    var uses: [ColumnUse] = [.x]
    // Numbers of rows are no values of a column, and stand beside none.
    let areCounts =
      encoding?.y.contains { Aggregation(parsing: $0)?.aggregate == .count } ?? false
    if column.role == .measure || column.role == .ordinal {
      uses += isOnly || areCounts ? [.y] : [.y, .alsoY]
    }
    // More values than these make no series of their own; numbers and times are kinds only while they are few.
    let isKind = column.role != .measure && column.role != .time
    let most = isKind ? Encoding.mostSeries : Encoding.mostLikened
    // Counted rows of each value stand over nothing else.
    let isCounted = areCounts && encoding?.x == column.name
    // A list does not change under the hands of who chooses rows in it.
    let parts: [ColumnUse] =
      max(column.differentCount, column.wholeCount) <= most && !isCounted ? [.series, .split] : []
    // A place or a value is said with each point already.
    let isSaid = encoding.map { $0.x == column.name || $0.y.contains(column.name) } ?? false
    uses += (isOnly ? [] : parts) + (hasBoxes(for: column) ? [.boxes] : [])
    uses += (isSaid ? [] : [.label]) + [.filter]
    if let encoding, encoding.canLeaveOut(column.name) { uses.append(.leftOut) }
    uses += column.longerUnits.map(ColumnUse.unit)
    // Rows of one place cannot become one where they are the places, or are counted in ranges.
    let isNumeric = column.role == .measure || column.role == .ordinal && column.areEnds
    if isNumeric, encoding?.x != column.name, page.chart.type != .histogram {
      uses += [Aggregate.mean, .median, .sum, .min, .max, .count].map(ColumnUse.aggregate)
    }
    // Slices have an order of their own, and times that of the calendar.
    let hasOrder = page.chart.isRound || column.role == .time
    if encoding?.x == column.name, page.chart.xAxis.categories != nil, !hasOrder {
      uses += [
        .sorted(by: nil, isDescending: true), .sorted(by: nil, isDescending: false),
        .sorted(by: column.name, isDescending: false),
      ]
    }
    return uses
  }

  /// The number of rows of the table of the chart; none where there is no table.
  private var tableRowCount: Int {
    guard let index = shelf.source(ofChart: pageIndex),
      case .table(let table) = shelf.sources[index].document
    else { return 0 }
    return table.rowCount
  }

  /// True of few kinds or levels of which each has many of the only values of the chart.
  private func hasBoxes(for column: ColumnOutline) -> Bool {
    guard let encoding,
      [.nominal, .ordinal, .cyclic, .measure, .key].contains(column.role), encoding.y.count == 1,
      encoding.y != [column.name], Aggregation(parsing: encoding.y[0]) == nil
    else { return false }
    let count = max(column.differentCount, column.wholeCount)
    let most = column.role == .measure ? Encoding.mostLevels : Encoding.mostBoxes
    return (2...most).contains(count)
      && tableRowCount >= Encoding.leastInBox * count
  }

  func useRows(ofColumn index: Int) -> [OverlayRow] {
    guard shelf.columns.indices.contains(index), let encoding else { return [] }
    let column = shelf.columns[index]
    return uses(of: column).map {
      OverlayRow(
        sentence: .columnUse($0, isChosen: encoding.has($0, column: column.name) ? true : nil))
    }
  }

  /// Enter on a use: the chart with it, or without it where it has it; the list stays open.
  mutating func choose(use number: Int, ofColumn index: Int) -> [Effect] {
    guard shelf.columns.indices.contains(index), var encoding else { return [] }
    let column = shelf.columns[index]
    let uses = uses(of: column)
    guard uses.indices.contains(number) else { return [] }
    if uses[number] == .filter { return look(for: .values(column: index)) }
    // A kind is said by its series or its chart already.
    if uses[number] == .label, let part = encoding.parting(column.name) {
      return announce([.verbatim(column.name), .columnUse(part, isChosen: true)])
    }
    let old = encoding
    encoding.toggle(uses[number], column: column.name)
    encoding.suit(uses[number], of: column, page.chart, rowCount: tableRowCount)
    let isChosen = encoding.has(uses[number], column: column.name)
    let change: [Sentence] =
      uses[number] == .leftOut
      ? [.columnValue(column.name, isShown: false)]
      : [
        .verbatim(encoding.columns(of: uses[number], with: column.name, settings.language)),
        .columnUse(uses[number], isChosen: isChosen),
      ]
    guard encoding != old else { return announce(change) }
    let name: Sentence = .columnUse(uses[number], isChosen: isChosen ? nil : false)
    return reshape(
      to: encoding, saying: change,
      naming: uses[number] == .leftOut ? change : [.verbatim(column.name), name],
      use: .init(column: column.name, use: uses[number], isChosen: isChosen))
  }

  /// `x`: a column is left out of the chart; of one that cannot be, what it is there, or that it is none of it.
  mutating func leaveOut(column index: Int) -> [Effect] {
    guard shelf.columns.indices.contains(index), let encoding else { return [] }
    let column = shelf.columns[index]
    if let number = uses(of: column).firstIndex(of: .leftOut) {
      return choose(use: number, ofColumn: index)
    }
    guard encoding.charts(column.name) else {
      let other = chartOfTable(with: column.name).map { $0 + 1 }
      return announce([.notInChart(column.name, butIn: other)])
    }
    return announce([.needed(column.name, isAlongX: !encoding.y.contains(column.name))])
  }

  /// The number of another chart of the table that a column is in; `nil` where none has it.
  private func chartOfTable(with column: String) -> Int? {
    guard let source = shelf.source(ofChart: pageIndex) else { return nil }
    return shelf.charts(ofFamily: source).first { index in
      index != pageIndex && deck[index].channels?.has(column) == true
    }
  }
}

extension Encoding {
  /// The columns that a use is given to with one of them: rows become one for all measures at once.
  fileprivate func columns(
    of use: ColumnUse, with name: String, _ language: any Language
  ) -> String {
    guard case .aggregate = use, y.contains(name), y.count > 1 else { return name }
    return language.format.listed(y)
  }
}

extension Channels {
  fileprivate func has(_ column: String) -> Bool {
    y.contains(column) || [x, series, split, label].contains(column)
  }
}
