import Tables

/// The largest of many kinds.
extension PreparedTable {
  mutating func keepLargest() throws(TransformProblem) {
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
    let size = try size(of: name)
    let measured = table.adding(size.sum)
    let parts =
      encoding.split == nil || encoding.split == name
      ? [(value: "", rows: measured)] : try measured.parted(by: encoding.split ?? "")
    var whole: Table?
    var isCut = false
    for part in parts {
      let (kept, report) = try part.rows.top(
        count, of: name, by: size.aggregation, others: isSummed ? encoding.others : nil)
      whole = whole?.appending(kept) ?? kept
      guard report.otherRows > 0 else { continue }
      isCut = true
      others = report.others ?? others
      let note = Fact.largest(
        report.kept, of: report.of, name, otherRows: report.otherRows,
        areTogether: report.others != nil)
      if parts.count == 1, part.value.isEmpty {
        notes.append(note)
      } else {
        partNotes[part.value, default: []].append(note)
      }
    }
    table = whole ?? table
    table.columns.removeAll { $0.name == size.sum?.name }
    if let ranking = size.ranking, isCut {
      // Of one row each nothing is made.
      let hasSeveral = Grouping(try table.column(called: name).values).sizes.contains { $0 > 1 }
      let aggregate = ranking.count == 1 && hasSeveral ? size.aggregation.aggregate : nil
      notes.append(.ranked(by: ranking, of: aggregate))
    }
    putOthersLast(in: name)
  }

  /// Puts the value that stands for all others after those with a name.
  mutating func putOthersLast(in name: String) {
    guard let others, let values = table.columns.first(where: { $0.name == name })?.values,
      case .text(let text) = values
    else { return }
    table = table.keeping { text[$0] != others }.appending(table.keeping { text[$0] == others })
  }

  /// The size of a kind, and the columns that it is told by where these are not the only ones shown.
  private struct Size {
    var aggregation: Aggregation
    /// The sum of several columns, which the table lacks.
    var sum: Column?
    /// None where it is the number of rows; `nil` where it is what anybody takes it for.
    var ranking: [String]?

    /// The columns that it is told by where nobody can take it for anything.
    func measures(_ encoding: Encoding) -> [String] { aggregation.column.map { [$0] } ?? [] }
  }

  /// The size of a kind: what its rows become, or the mean of their values, of several of one size the sum of all; for
  /// guesses the number of its rows first.
  private mutating func size(of name: String) throws(TransformProblem) -> Size {
    if encoding.topHasMostRows {
      let sizes = Grouping(try table.column(called: name).values).sizes.sorted(by: >)
      // Of kinds with as many rows each the first ones are not the largest.
      if let count = encoding.top, count >= sizes.count || sizes[max(count, 1) - 1] > sizes[count] {
        return Size(aggregation: .rows(), ranking: [])
      }
      encoding.topHasMostRows = false
      var size = try self.size(of: name)
      size.ranking = size.ranking ?? size.measures(encoding)
      return size
    }
    if let measure = encoding.measures.first {
      let size = measure.column.map { Aggregation(measure.aggregate, of: $0) } ?? .rows()
      // Of kinds with as many rows each nobody takes the first for the largest.
      if measure.column == nil, let count = encoding.top {
        let sizes = Grouping(try table.column(called: name).values).sizes.sorted(by: >)
        let isTie = sizes.count > count && sizes[max(count, 1) - 1] == sizes[count]
        if isTie { return Size(aggregation: size, ranking: []) }
      }
      let isAlone = encoding.measures.count < 2
      return Size(
        aggregation: size, ranking: isAlone ? nil : measure.column.map { [$0] } ?? [])
    }
    guard let measure = encoding.y.first,
      case .numbers? = table.columns.first(where: { $0.name == measure })?.values
    else { return Size(aggregation: .rows()) }
    let aggregate: Aggregate =
      if case .by(let aggregate) = encoding.aggregation { aggregate } else { .mean }
    let shown = table.columns.filter { encoding.y.contains($0.name) && $0.isNumeric }
    guard encoding.y.count > 1, shown.count == encoding.y.count else {
      return Size(aggregation: Aggregation(aggregate, of: measure))
    }
    guard encoding.type == .stackedBar || MeasureGroups.areAlike(shown) else {
      return Size(aggregation: Aggregation(aggregate, of: measure), ranking: [measure])
    }
    let sum = Column(
      name: table.columns.map(\.name).distinct("sum"),
      values: .numbers(NumberColumn(values: shown.sums(of: table.rowCount))))
    return Size(
      aggregation: Aggregation(aggregate, of: sum.name), sum: sum, ranking: encoding.y)
  }
}

extension Table {
  /// The table with one more column, if there is one.
  fileprivate func adding(_ column: Column?) -> Table {
    var table = self
    if let column { table.columns.append(column) }
    return table
  }
}

extension [Column] {
  /// The sum of the numbers in each row that has any.
  fileprivate func sums(of rows: Int) -> [Double] {
    let numbers = compactMap { column -> [Double]? in
      if case .numbers(let numbers) = column.values { numbers.values } else { nil }
    }
    return (0..<rows).map { row in
      let present = numbers.map { $0[row] }.filter(\.isFinite)
      return present.isEmpty ? .nan : present.reduce(0, +)
    }
  }
}
