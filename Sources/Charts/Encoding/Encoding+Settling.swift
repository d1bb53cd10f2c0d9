import Tables

/// The names that some rows have along x, as series and as charts, in the order that they have there.
struct SettledNames: Equatable, Sendable {
  var places: [String] = []
  var series: [String] = []
  var parts: [String] = []
}

/// Other rows: a chart stays what it is, whatever rows it shows.
extension Encoding {
  /// The same charts of other rows: what they are is found in the rows by which they were chosen.
  package func picking(_ rows: RowPicking) -> Encoding {
    var other = self
    let first = settling ?? picking
    other.picking = rows
    // With their own rows they are chosen as they were.
    other.settling = first == rows ? nil : first
    return other
  }

  /// The charts that some rows make, of the rows that are picked: of the same types and columns, in the same ranges and the
  /// same order.
  ///
  /// - Parameters:
  ///   - raw: The table.
  ///   - rows: The rows that make them.
  /// - Returns: The charts.
  /// - Throws: Why some of these rows, or of those that are picked, make none.
  func charts(of raw: Table, settledBy rows: RowPicking) throws(InputProblem) -> [Chart] {
    var before = self
    (before.picking, before.settling) = (rows, nil)
    let own = try self.rows(of: raw)
    if var choice = before.choice(in: raw) {
      choice.own = own
      return try charts(of: raw, choice)
    }
    let all = try before.readied(raw)
    return try charts(
      of: raw, Choice(before: before, all: all, deck: try before.deck(of: all), own: own))
  }

  /// The charts that some rows make, and what was found of the table on the way.
  private struct Choice {
    /// The wishes with the rows by which the charts are chosen.
    var before: Encoding
    /// The table as it is readied for these.
    var all: PreparedTable
    var deck: [Encoding]
    /// The rows that are picked.
    var own: PickedTable
  }

  private func charts(of raw: Table, _ choice: Choice) throws(InputProblem) -> [Chart] {
    let (before, all) = (choice.before, choice.all)
    let readied = try picked(choice.own, of: raw, readiedFor: before)
    try readied.encoding.checkParts(of: readied.table)
    try readied.encoding.checkValues(of: readied.table)
    var settled: [Encoding] = []
    for encoding in choice.deck {
      let made = try before.charts(of: all, [encoding])
      var own = encoding.settled(by: made).named(as: all.whole ?? all.table)
      // Nobody asked for the names that a type has found by itself.
      if own.settledNames.places.isEmpty {
        own.settledNames.places = made.first?.xAxis.categories ?? []
      }
      if top == nil { own.showAll(named: picking.conditions) }
      settled.append(own)
    }
    let charts = try charts(of: readied, settled)
    try checkCells(charts, of: readied.table)
    try checkSlices(charts, of: readied.table)
    return charts
  }

  /// The rows of a table by which the charts are chosen; `nil` where those do it that are picked.
  ///
  /// Rows that are left out ask for no other chart. A stretch of time along x is looked at by itself, with units and ranges of
  /// its own, and so is what is left at a single place; what is stated needs no choice, but has the order and the ranges
  /// of all rows.
  func choosingRows(in raw: Table) -> RowPicking? { settling ?? choice(in: raw)?.before.picking }

  /// The choice of all rows, where it is theirs.
  private func choice(in raw: Table) -> Choice? {
    let isStretch = picking.last != nil || picking.from != nil || picking.to != nil
    guard settling == nil, !picking.isEmpty, isStated || !isStretch else { return nil }
    var before = self
    before.picking = RowPicking()
    guard let all = try? before.readied(raw), let deck = try? before.deck(of: all),
      let own = try? rows(of: raw)
    else { return nil }
    let choice = Choice(before: before, all: all, deck: deck, own: own)
    if isStated { return choice }
    // The charts of a list are all of one choice, which is that of the first.
    var leading = before
    leading.number = nil
    guard let first = number == nil ? deck : try? leading.deck(of: all) else { return nil }
    // The only indicator that is left is what is measured.
    let indicators = first.compactMap(\.split).filter(RoleName.indicator.matches)
    let places = Set(
      first.compactMap { $0.x ?? ($0.type == .histogram ? $0.y.first : nil) } + indicators)
    let areKept = own.table.columns.filter { places.contains($0.name) }.allSatisfy { column in
      let isStretch = picking.conditions.contains {
        own.table.column(asked: $0.column)?.name == column.name && column.isDate
      }
      return !isStretch && (!column.hasSeveralValues() || column.hasSeveralValues(own.isPicked))
    }
    return areKept && !picksMembers(of: own.readied, summedIn: first) ? choice : nil
  }

  /// True where a few members were picked by their names of which the charts of all rows sum up many: each of these has a
  /// course of its own.
  private func picksMembers(of rows: PreparedTable, summedIn deck: [Encoding]) -> Bool {
    let groups = ColumnGroups(rowCount: rows.table.rowCount)
    return picking.conditions.contains { condition in
      guard let member = rows.table.column(asked: condition.column), member.isText,
        (2...Guess.mostSeries).contains(groups.count(of: member))
      else { return false }
      return deck.allSatisfy { chart in
        guard case .by = chart.aggregation, let x = rows.table.column(asked: chart.x ?? ""),
          ![chart.x, chart.series, chart.split, chart.label].contains(member.name)
        else { return false }
        return groups.areUnique([x, member])
      }
    }
  }

  /// The charts that all rows make, of the rows that are picked; `nil` where these choose their own charts, or have no
  /// values in those.
  func keptCharts(of raw: Table) throws(InputProblem) -> [Chart]? {
    if let settling { return try charts(of: raw, settledBy: settling) }
    guard let choice = choice(in: raw), let charts = try? charts(of: raw, choice) else {
      return nil
    }
    let hasValues = charts.contains { chart in
      chart.series.contains { $0.y.contains(where: \.isFinite) }
    }
    return hasValues ? charts : nil
  }

  /// The rows that are picked, of a table as it is readied where others are.
  private func picked(
    _ own: PickedTable, of raw: Table, readiedFor before: Encoding
  ) throws(InputProblem) -> PreparedTable {
    var readied = try before.readied(raw) { encoding, whole throws(InputProblem) in
      // Rows that became others for the sake of a condition are not those of the charts.
      whole.rowCount == own.isPicked.count
        ? (whole.keeping { own.isPicked[$0] }, own.notes) : try encoding.picked(whole)
    }
    guard readied.table.rowCount == own.readied.table.rowCount else { return own.readied }
    readied.encoding.picking = picking
    return readied
  }

  /// The same with what its charts turned out to be, which other rows might not.
  private func settled(by charts: [Chart]) -> Encoding {
    var settled = self
    let types = Set(charts.map(\.type))
    if types.count == 1 { settled.type = type ?? types.first }
    if bin != nil || settled.type == .histogram, let width = charts.first?.xAxis.binWidth {
      settled.bin = .of(width)
    }
    return settled
  }

  /// Makes room among the largest for all values that are named one by one, as far as they are no more than can be told
  /// apart.
  private mutating func showAll(named conditions: [Condition]) {
    let most = series == nil ? Guess.mostBars : Guess.mostSeries
    guard let top, let column = series ?? x,
      let named = conditions.first(where: { $0.column == column && $0.comparison == .isOneOf }),
      (top...most).contains(named.values.count)
    else { return }
    self.top = named.values.count
  }

  /// The same with the order that names have in all rows of a table.
  func named(as whole: Table) -> Encoding {
    func values(of name: String?) -> [String] {
      guard let name, let column = whole.columns.first(where: { $0.name == name }) else {
        return []
      }
      let alone = Table(name: whole.name, columns: [column], rowCount: whole.rowCount)
      return (try? alone.parts(of: column))?.map(\.value) ?? []
    }
    var named = self
    named.settledNames = SettledNames(
      places: places(in: whole), series: values(of: series), parts: values(of: split))
    return named
  }

  /// The names along x in the order that they have in all rows of a table; none of anything else.
  private func places(in whole: Table) -> [String] {
    guard let column = whole.columns.first(where: { $0.name == x }), column.isText else {
      return []
    }
    let isSummed = if case .by = aggregation { true } else { !measures.isEmpty }
    let rows = Table(name: whole.name, columns: [column], rowCount: whole.rowCount)
      .inNaturalOrder(of: column.name, keepsWritten: !isSummed && type != .box)
    guard let values = rows.columns.first?.values else { return [] }
    return Grouping(values).rows.compactMap { $0.first.map(values.text) }
  }
}

extension Table {
  /// The rows of each value of a column as tables of their own, in the order of the values where they have one: times
  /// follow each other, numbers and levels go up, and all else stays as it first comes.
  func parts(of column: Column) throws(TransformProblem) -> [(value: String, table: Table)] {
    if !column.isText {
      return try sorted(by: column.name).table.split(by: column.name).parts
    }
    let parts = try split(by: column.name).parts
    // Numbers among which something stands for the others.
    let numbers = parts.map { Double($0.value) }
    if numbers.count(where: { $0 == nil }) < min(2, numbers.count) {
      return zip(parts, numbers).enumerated().sorted { first, second in
        (first.element.1 ?? .infinity, first.offset)
          < (second.element.1 ?? .infinity, second.offset)
      }.map(\.element.0)
    }
    let order = try inNaturalOrder(of: column.name).split(by: column.name).parts.map(\.value)
    return parts.ordered(by: order) { $0.value }
  }
}

extension Array {
  /// The elements in the order that their names have among others; those without a place there come last, as they are.
  func ordered(by names: [String], _ name: (Element) -> String) -> [Element] {
    guard !names.isEmpty else { return self }
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    return enumerated().map { (places[name($0.element)] ?? names.count, $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension Column {
  /// True where the rows, or those of them that are picked, have more than one value.
  fileprivate func hasSeveralValues(_ isPicked: [Bool]? = nil) -> Bool {
    let codes = Grouping(values).codes
    var first: Int?
    for (row, code) in codes.enumerated() where code >= 0 && isPicked?[row] != false {
      if let first, first != code { return true }
      first = code
    }
    return false
  }
}
