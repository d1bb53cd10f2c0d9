import Tables

/// A table on its way to a chart: what is in it, what it shows, and what was done for that.
struct PreparedTable {
  var table: Table
  var encoding: Encoding
  var notes: [Fact] = []
  /// The roles of the columns in all rows, also those that are not charted.
  var roles: [String: ColumnRole] = [:]
  /// Every range from the first to the last, also those without a row.
  fileprivate var units: ColumnValues?
  /// The units that times were put into.
  fileprivate var bins: TimeBinned?
  /// The value that stands for all that are not among the largest.
  fileprivate var others: String?
  /// The note of what was left out of each of several charts, by the value that it is of.
  var partNotes: [String: Fact] = [:]

  init(table: Table, encoding: Encoding) {
    self.table = table
    self.encoding = encoding
  }
}

extension Encoding {
  /// The table as the chart shows it: its times and numbers in units, the largest kinds, a row for each
  /// place, in the order that was asked for.
  ///
  /// - Throws: What a column cannot be made into.
  func prepared(_ table: Table) throws(InputProblem) -> PreparedTable {
    var prepared = PreparedTable(table: table, encoding: self)
    do throws(TransformProblem) {
      try prepared.nameNumbers()
      try prepared.putIntoUnits()
      try prepared.keepLargest()
      try prepared.aggregate()
      try prepared.order()
    } catch {
      throw InputProblem(file: table.name, kind: .transform(error))
    }
    return prepared
  }
}

extension PreparedTable {
  /// The notes of the columns that none of some charts shows: those that never change, then measures, then
  /// all others.
  ///
  /// - Parameters:
  ///   - deck: The charts.
  ///   - places: The columns that turned out to be an x.
  /// - Returns: At most two notes.
  func unused(_ deck: [Encoding], besides places: Set<String>) -> [Fact] {
    guard encoding.y.isEmpty, deck.allSatisfy({ !$0.y.isEmpty }) else { return [] }
    let shown = Set(
      deck.flatMap { $0.y + [$0.x, $0.series, $0.split, $0.label].compactMap(\.self) })
    let titles = Set(deck.compactMap(\.yTitle))
    func role(_ column: Column) -> ColumnRole { roles[column.name] ?? .measure }
    let left = table.columns.filter { column in
      !shown.contains(column.name) && !places.contains(column.name) && role(column) != .rowNumber
        && role(column) != .empty
        && !(column.texts.count == 1 && titles.isSuperset(of: column.texts))
    }
    let constants = table.rowCount > 1 ? left.filter(\.isConstant).map(\.name) : []
    let changing = left.filter { !constants.contains($0.name) }
    let measures = changing.filter { column in
      column.isNumeric && (role(column) == .measure || role(column) == .ordinal)
    }.map(\.name)
    let names = measures + changing.map(\.name).filter { !measures.contains($0) }
    var notes: [Fact] = []
    if !names.isEmpty { notes.append(.notCharted(names)) }
    if !constants.isEmpty { notes.append(.constants(constants)) }
    return notes
  }

  private var x: Column? { table.columns.first { $0.name == encoding.x } }

  /// True where several rows may become one.
  private var isSummed: Bool {
    if case .by = encoding.aggregation { return true }
    return !encoding.measures.isEmpty
  }

  // MARK: Units

  /// Numbers that are kinds stand side by side as names do, in their order.
  fileprivate mutating func nameNumbers() throws(TransformProblem) {
    guard encoding.hasNames, let x, x.isNumeric else { return }
    table = try table.sorted(by: x.name).table
    table.columns = table.columns.map { $0.name == x.name ? $0.asText : $0 }
  }

  fileprivate mutating func putIntoUnits() throws(TransformProblem) {
    guard encoding.every != nil || encoding.bin != nil else { return }
    if encoding.type?.hasNumericPlaces == false, encoding.every == nil {
      try checkCountedBins()
      return
    }
    guard let x else {
      let column = encoding.y.first ?? ""
      if encoding.every != nil { throw .notDates(column: column) }
      throw .notNumbers(column: column)
    }
    if let unit = encoding.every {
      let (binned, report) = try table.binned(x.name, every: unit, timeZone: encoding.timeZone)
      table = binned
      bins = report
      notes.append(.timeUnit(unit, of: x.name))
    } else if let bin = encoding.bin {
      let (binned, report) = try table.binned(x.name, width: bin.width)
      table = binned
      units = report.places
      notes.append(
        .ranges(
          of: x.name,
          width: Quantity(
            report.bins.width, fractionDigits: report.bins.fractionDigits, unit: report.unit)))
    }
    if !isSummed, encoding.aggregation == nil {
      if encoding.y.isEmpty {
        encoding.measures = [.rows()]
      } else {
        encoding.aggregation = .by(.mean)
      }
    }
  }

  /// The type makes bins of its own, of a width that all values must suit.
  private func checkCountedBins() throws(TransformProblem) {
    guard let width = encoding.bin?.width else { return }
    for name in encoding.y { _ = try table.binned(name, width: width) }
  }

  // MARK: The largest

  fileprivate mutating func keepLargest() throws(TransformProblem) {
    guard let count = encoding.top else { return }
    // Of charts of times or numbers those are kept whose values are the largest.
    let isOfNames = encoding.series != nil || x?.isText == true
    let place = isOfNames ? encoding.series ?? encoding.x : encoding.split ?? encoding.x
    guard let name = place else { throw .notNames(column: encoding.y.first ?? "") }
    guard isOfNames || encoding.split != nil else {
      if let x { throw .notNames(column: x.name) }
      return
    }
    // Each of several charts has its own largest, which have names there.
    if encoding.split != nil {
      table.columns = table.columns.map { $0.name == name ? $0.asText : $0 }
    }
    let parts =
      encoding.split == nil || encoding.split == name
      ? [(value: "", rows: table)] : try table.parted(by: encoding.split ?? "")
    let size = try size(of: name)
    var whole: Table?
    for part in parts {
      let (kept, report) = try part.rows.top(
        count, of: name, by: size, others: isSummed ? encoding.others : nil)
      whole = whole?.appending(kept) ?? kept
      guard report.otherRows > 0 else { continue }
      others = report.others ?? others
      let note = Fact.largest(
        report.kept, of: report.of, name, otherRows: report.otherRows,
        areTogether: report.others != nil)
      if parts.count == 1, part.value.isEmpty {
        notes.append(note)
      } else {
        partNotes[part.value] = note
      }
    }
    table = whole ?? table
    putOthersLast(in: name)
  }

  /// Puts the value that stands for all others after those with a name.
  private mutating func putOthersLast(in name: String) {
    guard let others, let values = table.columns.first(where: { $0.name == name })?.values,
      case .text(let text) = values
    else { return }
    table = table.keeping { text[$0] != others }.appending(table.keeping { text[$0] == others })
  }

  /// The size of a kind: what its rows become, or the mean of their values; for guesses the number of
  /// its rows first.
  private func size(of name: String) throws(TransformProblem) -> Aggregation {
    if encoding.topHasMostRows {
      let sizes = Grouping(try table.column(called: name).values).sizes
      if Set(sizes).count > 1 { return .rows() }
    }
    if let measure = encoding.measures.first {
      return measure.column.map { Aggregation(measure.aggregate, of: $0) } ?? .rows()
    }
    guard let measure = encoding.y.first,
      case .numbers? = table.columns.first(where: { $0.name == measure })?.values
    else { return .rows() }
    if case .by(let aggregate) = encoding.aggregation { return Aggregation(aggregate, of: measure) }
    return Aggregation(.mean, of: measure)
  }

  // MARK: One row a place

  fileprivate mutating func aggregate() throws(TransformProblem) {
    guard isSummed else { return }
    guard let x = encoding.x else { return try sumUpColumns() }
    let places = [x, encoding.series, encoding.split].compactMap(\.self)
    var columns = encoding.measures
    if columns.isEmpty, case .by(let aggregate) = encoding.aggregation {
      columns = table.columns.filter { column in
        column.isNumeric && !places.contains(column.name)
          && (encoding.y.isEmpty || encoding.y.contains(column.name))
      }.map { Aggregation(aggregate, of: $0.name, as: $0.name) }
    }
    // Text has no mean, and is not left out in silence where it was asked for.
    for name in encoding.y
    where encoding.measures.isEmpty && !columns.contains(where: { $0.name == name }) {
      throw .noAggregate(.mean, column: name)
    }
    // Rows without a place stay what they are: each is left out, and counted. Without a name they are one
    // kind more.
    let (present, missing) =
      self.x?.isText == true ? (table, table.keeping { _ in false }) : table.parted(byMissing: x)
    // Beside each aggregate the number of the values that it is of.
    let counts = columns.map { column in
      column.column.map { Aggregation(.count, of: $0) } ?? Aggregation.rows()
    }
    let (all, report) = try present.grouped(by: places, columns + counts)
    let sizes = all.columns.suffix(counts.count).flatMap { column -> [Int] in
      guard case .numbers(let numbers) = column.values else { return [] }
      return numbers.values.compactMap { Int(exactly: $0) }.filter { $0 > 0 }
    }
    let grouped = Table(
      name: all.name, columns: all.columns.dropLast(counts.count), rowCount: all.rowCount)
    let isCount = encoding.measures.allSatisfy { $0.aggregate == .count }
    // One row is its own mean and sum, but not its own number.
    guard
      (report.rowsPerGroup?.upperBound ?? 0) > 1 || !encoding.measures.isEmpty
        || encoding.aggregation == .by(.count)
    else { return }
    let rows = (sizes.min() ?? 0)...(sizes.max() ?? 0)
    table = grouped
    let names = grouped.columns.suffix(columns.count).map(\.name)
    if !encoding.measures.isEmpty { encoding.y = names }
    if let label = encoding.label { notes.append(.notCharted([label])) }
    encoding.label = nil
    if isCount, !encoding.measures.isEmpty {
      if let bins { units = try bins.places(for: present.rowCount) }
    }
    if let units, isCount, !encoding.measures.isEmpty {
      // A time at which nothing happened has a count of zero, no gap.
      let others = [encoding.series, encoding.split].compactMap(\.self)
      if let all = try? table.completed(x, with: units, by: others, counts: names) {
        table = all.table
      }
    }
    table = table.appending(missing)
    if isCount, !encoding.measures.isEmpty {
      notes.append(.counted(sizes.reduce(0, +)))
    } else if rows.upperBound < 2, encoding.aggregation == .by(.count) {
      notes.append(.counted(present.rowCount))
    } else if rows.upperBound > 1 {
      for aggregate in Set(columns.map(\.aggregate)).sorted(by: { $0.rawValue < $1.rawValue }) {
        notes.append(.aggregated(aggregate, rows: rows))
      }
    }
  }

  /// Without a place each of several columns is one, whose value is the aggregate of its rows.
  private mutating func sumUpColumns() throws(TransformProblem) {
    let names = encoding.y
    guard encoding.sumsUpColumns, case .by(let aggregate) = encoding.aggregation else { return }
    let (all, report) = try table.grouped(
      by: [encoding.series].compactMap(\.self),
      names.map { Aggregation(aggregate, of: $0, as: $0) })
    guard let rows = report.rowsPerGroup, let folded = try? all.folded(names, name: "1", value: "2")
    else { return }
    notes.append(.aggregated(aggregate, rows: rows))
    (table, encoding.summedColumns, encoding.y) = (folded.table, names, [])
    encoding.isOverRows = false
  }

  // MARK: The order

  fileprivate mutating func order() throws(TransformProblem) {
    guard let order = encoding.order, order != .input else {
      if encoding.order == nil, let x { table = table.inNaturalOrder(of: x.name) }
      if let x { putOthersLast(in: x.name) }
      return
    }
    guard let x else { throw .notNames(column: encoding.y.first ?? "") }
    guard x.isText else { throw .notNames(column: x.name) }
    switch order {
    case .input: break
    case .byPlaces(let isDescending):
      table = try table.sorted(by: x.name, isDescending: isDescending).table
      putOthersLast(in: x.name)
      notes.append(.sorted(by: x.name, isDescending: isDescending))
    case .byValues(let isDescending):
      let measures = encoding.y.isEmpty ? table.columns.filter(\.isNumeric).map(\.name) : encoding.y
      table = try table.sorted(
        bySumOf: measures, in: x.name, isDescending: isDescending, last: others)
      let title = measures.count == 1 && encoding.measures.isEmpty ? measures[0] : nil
      notes.append(.sorted(by: title, isDescending: isDescending))
    }
  }
}
