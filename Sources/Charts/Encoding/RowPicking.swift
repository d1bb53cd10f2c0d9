import Tables

/// The rows of a table that are charted: all of them, or those for which every condition holds.
package struct RowPicking: Equatable, Sendable {
  package var conditions: [Condition] = []
  /// The end of the time that the table has.
  package var last: TimeLength?
  /// The first and the last place on the x axis, each a date or a number as the table writes them.
  package var from: String?
  package var to: String?

  package init() {}

  var isEmpty: Bool { conditions.isEmpty && last == nil && from == nil && to == nil }
}

extension Encoding {
  /// The rows that were asked for, and how many these are of all.
  ///
  /// - Throws: A condition that names no column or cannot be tested, or that nothing meets.
  func picked(_ table: Table) throws(InputProblem) -> (table: Table, notes: [Fact]) {
    guard !picking.isEmpty else { return (table, []) }
    var conditions: [Condition] = []
    for var condition in picking.conditions {
      condition.column = try Self.column(condition.column, of: table).name
      conditions.append(condition)
    }
    if picking.from != nil || picking.to != nil {
      let place = try pickedPlace(of: table)
      if let from = picking.from {
        conditions.append(.init(column: place, .greaterOrEqual, [from]))
      }
      if let to = picking.to { conditions.append(.init(column: place, .lessOrEqual, [to])) }
      try checkRange(of: table, in: place)
    }
    var picked = table
    do throws(TransformProblem) {
      picked = try table.filtered(where: conditions, timeZone: timeZone).table
    } catch {
      throw InputProblem(file: table.name, kind: .transform(error))
    }
    var texts = Condition.told(conditions)
    if let last = picking.last {
      let latest = try self.latest(last, of: picked)
      picked = latest.table
      texts.append(.signs(latest.text))
    }
    guard picked.rowCount > 0 else {
      let unmet = conditions.first { condition in
        (try? table.filtered(where: [condition], timeZone: timeZone).table)?.rowCount == 0
      }
      guard let unmet = unmet ?? (conditions.count < 2 ? conditions.last : nil) else {
        throw InputProblem(file: table.name, kind: .nothingInCommon(texts))
      }
      let column = table.columns.first { $0.name == unmet.column }
      throw InputProblem(
        file: table.name,
        kind: .nothingLeft(
          conditions: Condition.told([unmet]), column: unmet.column,
          values: column?.toldExamples ?? [], areEnds: column?.isText == false))
    }
    return (
      picked,
      [.filtered(picked.rowCount, of: table.rowCount, texts)]
        + conditions.compactMap { absent($0, from: table) }
    )
  }

  /// Makes sure that what is asked for does not end before it begins.
  private func checkRange(of table: Table, in place: String) throws(InputProblem) {
    guard let from = picking.from, let to = picking.to,
      table.isBehind(from, to, in: place, timeZone: timeZone)
    else { return }
    throw InputProblem(
      file: table.name,
      kind: .reversedRange(from: AskedOption("from", from), to: AskedOption("to", to)))
  }

  /// The values that a condition names and its column has nowhere, and what it has.
  private func absent(_ condition: Condition, from table: Table) -> Fact? {
    guard [.equal, .notEqual, .isOneOf, .isNoneOf].contains(condition.comparison),
      let column = table.columns.first(where: { $0.name == condition.column })
    else { return nil }
    let absent = condition.values.filter { value in
      let test = Condition(column: column.name, .equal, [value])
      let found = try? table.filtered(where: [test], timeZone: timeZone).table
      return found?.rowCount == 0
    }
    return absent.isEmpty ? nil : .absent(absent, column: column.name, present: column.examples)
  }

  /// The column whose places `--from` and `--to` are: x, or the first one of times.
  private func pickedPlace(of table: Table) throws(InputProblem) -> String {
    if let x, let column = Optional(try Self.column(x, of: table)), !column.isText {
      return column.name
    }
    return try timeColumn(of: table).name
  }

  private func timeColumn(of table: Table) throws(InputProblem) -> Column {
    if let x, let column = try? Self.column(x, of: table), column.isDate { return column }
    if let column = table.columns.first(where: \.isDate) { return column }
    throw InputProblem(
      file: table.name, kind: .noTimes(columns: table.columns.map(\.name)))
  }

  private func latest(
    _ length: TimeLength, of table: Table
  ) throws(InputProblem) -> (table: Table, text: String) {
    let column = try timeColumn(of: table)
    guard case .dates(let dates) = column.values,
      let newest = dates.values.lazy.filter(\.isFinite).max()
    else { return (table, "") }
    var zone = TimeZoneOffset(name: dates.precision > .day ? timeZone : "UTC") ?? .universal
    let local = length.before(zone.localSeconds(universal: newest))
    let start = zone.universalSeconds(local: local)
    let text = "\(column.name) > \(dates.precision.text(of: local))"
    return (table.keeping { dates.values[$0] > start }, text)
  }
}
