import Tables

/// A table on its way to a chart: what is in it, what it shows, and what was done for that.
struct PreparedTable {
  var table: Table
  var encoding: Encoding
  var notes: [Fact] = []
  /// All rows, also those that are not charted, as their columns are read.
  var whole: Table?
  /// The roles of the columns in all rows, also those that are not charted.
  var roles: [String: ColumnRole] = [:]
  /// The columns whose names go on and that became rows, with the columns of their names and values.
  var siblings: Folded?
  /// Every range from the first to the last, also those without a row.
  var units: ColumnValues?
  /// The units that times were put into.
  var bins: TimeBinned?
  /// True where its times are kinds of boxes by now.
  var hasTimeGroups = false
  /// The value that stands for all that are not among the largest.
  var others: String?
  /// The note of what was left out of each of several charts, by the value that it is of.
  var partNotes: [String: [Fact]] = [:]

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
      prepared.countYes()
      prepared.clearDiagonal()
      try prepared.nameNumbers()
      try prepared.groupTimes()
      prepared.leaveOutManyNumbers()
      prepared.leaveOutUnknown()
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
  var x: Column? { table.columns.first { $0.name == encoding.x } }

  /// True where several rows may become one.
  var isSummed: Bool {
    if case .by = encoding.aggregation { return true }
    return !encoding.measures.isEmpty
  }

  /// The share of a yes among answers in words is the mean of 1 and 0.
  fileprivate mutating func countYes() {
    let names =
      encoding.aggregation == .by(.mean) && encoding.measures.isEmpty
      ? encoding.y : encoding.measures.filter { $0.aggregate == .mean }.compactMap(\.column)
    for (index, column) in table.columns.enumerated()
    where names.contains(column.name) && column.isText {
      guard let counted = column.countingYes,
        let (yes, no) = AnswerNames.answers(among: column.texts)
      else { continue }
      table.columns[index] = counted
      notes.append(.countedYes(column: column.name, yes: yes, no: no))
    }
  }

  /// Correlations without those of each thing with itself.
  fileprivate mutating func clearDiagonal() {
    guard encoding.areCorrelations, let square = SquareTable(table) else { return }
    table.columns = table.columns.map(square.cleared)
    notes.append(.correlations(encoding.y.count))
  }

  // MARK: Units

  /// True where places are to stand in the order of their values, and the type has a place for each of a few numbers,
  /// and where boxes are asked for of few numbers, which are kinds or levels then.
  private var needsNames: Bool {
    let isOfBoxes = encoding.type == .box || encoding.type == .violin
    guard encoding.bin == nil, let x, x.isNumeric,
      isOfBoxes || [.bar, .groupedBar, .stackedBar].contains(encoding.type)
    else { return false }
    let count = Grouping(x.values).count
    guard count <= Guess.mostBars else { return false }
    if case .byValues? = encoding.order { return true }
    return isOfBoxes && encoding.x == x.name && !encoding.y.contains(x.name)
  }

  /// Numbers that are kinds stand side by side as names do, in their order.
  fileprivate mutating func nameNumbers() throws(TransformProblem) {
    guard encoding.hasNames || needsNames, let x, x.isNumeric else { return }
    encoding.hasNames = true
    table = try table.sorted(by: x.name).table
    table.columns = table.columns.map { $0.name == x.name ? $0.asText : $0 }
  }

  /// Rows of which the kind is missing are of none: they have no box and are not counted as one.
  fileprivate mutating func leaveOutUnknown() {
    guard encoding.type == .box || encoding.measures == [.rows()], let x, x.isText else { return }
    let (known, unknown) = table.parted(byMissing: x.name)
    guard known.rowCount > 0, unknown.rowCount > 0 else { return }
    notes.append(.leftOut(unknown.rowCount))
    table = known
  }

  fileprivate mutating func putIntoUnits() throws(TransformProblem) {
    guard encoding.every != nil || encoding.bin != nil, !hasTimeGroups else { return }
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
      encoding.madeBins = MadeBins(
        width: report.bins.width, fractionDigits: report.bins.fractionDigits)
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
    guard encoding.y.isEmpty else { return }
    // The columns are chosen later: one that the width suits is enough.
    let numbers = table.columns.filter { if case .numbers = $0.values { true } else { false } }
    let suits = numbers.contains { (try? table.binned($0.name, width: width)) != nil }
    if !suits, let first = numbers.first { _ = try table.binned(first.name, width: width) }
  }

  // MARK: The order

  /// Has names come in the order that they have among the rows by which the chart was chosen.
  private mutating func putInSettledOrder() {
    let names = encoding.settledNames.places
    guard !names.isEmpty, let x, case .text(let text) = x.values else { return }
    // Rows of one name that nothing parts each have a place of their own.
    let groups = Grouping(text)
    let isParted =
      isSummed || encoding.series != nil || encoding.split != nil
      || encoding.type?.projections.sharesPlaces == true
    guard isParted || groups.count == groups.codes.count(where: { $0 >= 0 }) else { return }
    let rows = Array(0..<table.rowCount).ordered(by: names) {
      text[$0] ?? ColumnValues.missingText
    }
    table = table.picked(rows)
  }

  fileprivate mutating func order() throws(TransformProblem) {
    guard let order = encoding.order, order != .input else {
      if encoding.order == nil, let x {
        table = table.inNaturalOrder(of: x.name, keepsWritten: !isSummed && encoding.type != .box)
      }
      putInSettledOrder()
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
      // Values that are told as a whole, or one by one, add up to nothing.
      let areApart = [.box, .violin, .scatter].contains(encoding.type)
      table = try table.sorted(
        bySumOf: measures, each: areApart ? .median : .sum, in: x.name,
        isDescending: isDescending, last: others)
      let title = measures.count == 1 && encoding.measures.isEmpty ? measures[0] : nil
      notes.append(.sorted(by: title, isDescending: isDescending))
    }
  }
}
