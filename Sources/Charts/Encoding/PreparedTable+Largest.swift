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
  mutating func putOthersLast(in name: String) {
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
}
