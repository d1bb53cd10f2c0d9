import Tables

/// Charts of inputs, whatever these hold, and what they could be.
extension Encoding {
  /// The charts of one input.
  package func charts(of document: Document) throws(InputProblem) -> [Chart] {
    switch document {
    case .table(let table):
      return try suitedCharts(of: table)
    case .stated(let stated):
      var charts: [Chart] = []
      for chart in try numbered(stated, named: stated.first?.table.name) {
        charts += try self.charts(of: chart)
      }
      return charts
    case .encoded(let encoded):
      // Of one table the number is that of a chart that suits it.
      let isAlone = encoded.count == 1
      var plain = self
      if !isAlone { plain.number = nil }
      var charts: [Chart] = []
      for table in try isAlone ? encoded : numbered(encoded, named: encoded.first?.table.name) {
        charts += try plain.charts(of: table)
      }
      return charts
    case .charts(let files):
      var charts: [Chart] = []
      for file in files { charts.append(adorned(try chart(of: file), isStated: true)) }
      return charts
    }
  }

  /// A part of an input that has a table.
  package struct Part {
    package var document: Document
    /// The wishes about it.
    package var encoding: Encoding
    /// The number of the chart of it, from 1 on, that is shown first of all; `nil` where it does not say so.
    package var open: Int?
  }

  /// The parts of an input that each have a table, with what is asked of it; an input whose charts have no
  /// columns to choose is one part.
  package func parts(of document: Document) throws(InputProblem) -> [Part] {
    switch document {
    case .encoded(let encoded) where number == nil || encoded.count == 1:
      var parts: [Part] = []
      for table in encoded {
        parts.append(
          Part(
            document: .table(table.table), encoding: try completed(by: table), open: table.open))
      }
      return parts
    case .charts(let files):
      let open = files.firstIndex(where: \.isOpen).map { $0 + 1 }
      return [Part(document: document, encoding: self, open: open)]
    default: return [Part(document: document, encoding: self)]
    }
  }

  /// The one that is asked for by its number, or all of them.
  private func numbered<Part>(_ parts: [Part], named name: String?) throws(InputProblem) -> [Part] {
    guard let number else { return parts }
    guard parts.indices.contains(number - 1) else {
      throw InputProblem(file: name ?? "", kind: .noSuchChart(number, of: parts.count))
    }
    return [parts[number - 1]]
  }

  /// The charts that suit an input, the best first, as `number` counts them: of a table those that it could
  /// be, of a document with several charts of columns each of them; none where there are no columns.
  package func suggestions(of document: Document) throws(InputProblem) -> [[EncodingOutline]] {
    switch document {
    case .table(let table): return try suited(to: table).decks(of: table)
    case .stated(let stated):
      var outlines: [[EncodingOutline]] = []
      for chart in stated {
        outlines.append([EncodingOutline(try completed(by: chart), of: chart.table)])
      }
      return outlines
    case .encoded(let encoded):
      var outlines: [[EncodingOutline]] = []
      for table in encoded {
        let decks = try completed(by: table).decks(of: table.table)
        if encoded.count == 1 { return decks }
        outlines += decks.prefix(1)
      }
      return outlines
    case .charts: return []
    }
  }

  private func decks(of table: Table) throws(InputProblem) -> [[EncodingOutline]] {
    if let rows = choosingRows(in: table) {
      var before = self
      (before.picking, before.settling) = (rows, nil)
      return try before.decks(of: table)
    }
    let readied = try readied(table)
    try checkNames(in: readied.table)
    try checkValues(in: readied.table, from: table)
    var outlines: [[EncodingOutline]] = []
    let numeric = Set(readied.table.columns.filter(\.isNumeric).map(\.name))
    for deck in Guess(readied).decks {
      let outline = deck.map { EncodingOutline($0, of: readied.table) }
      outlines.append(outline)
      // A chart of no numbers cannot be chosen: the reason is said instead.
      let isMeasured = zip(deck, outline).allSatisfy { encoding, outline in
        !encoding.measures.isEmpty
          || !outline.measures.isEmpty && numeric.isSuperset(of: outline.measures)
      }
      if !isMeasured { _ = try charts(of: readied, deck) }
    }
    return outlines
  }

  /// The columns of a table as charts are chosen by them, of several tables those of each under its title;
  /// none of a document that has charts of its own.
  package func columns(of document: Document) throws(InputProblem) -> [ColumnOutline] {
    let tables: [(title: String?, table: Table)] =
      switch document {
      case .table(let table): [(title: nil, table: table)]
      case .stated(let stated): stated.map { (title: $0.title, table: $0.table) }
      case .encoded(let encoded): encoded.map { (title: $0.title, table: $0.table) }
      case .charts: []
      }
    var columns: [ColumnOutline] = []
    for (number, part) in tables.enumerated() {
      let suited = suited(to: part.table)
      let readied = try suited.readied(part.table)
      let guess = Guess(readied)
      var typed = readied.table
      try suited.checkNames(in: typed)
      try suited.checkValues(in: typed, from: part.table)
      // A column is what it is in all rows, whichever of them are charted.
      var whole = suited
      whole.picking = RowPicking()
      let all = suited.picking.isEmpty ? typed : try whole.readied(part.table).table
      let roles = Dictionary(zip(all.columns.map(\.name), all.roles)) { first, _ in first }
      // A column that a slip leaves out of the charts is there all the same.
      typed.columns += part.table.columns.filter { column in
        guard case .text(let text) = column.values, text.firstNonNumber != nil else { return false }
        return typed.rowCount == part.table.rowCount
          && !typed.columns.contains { $0.name == column.name }
      }
      for (column, role) in zip(typed.columns, typed.roles) {
        let (role, reason) = roles[column.name] ?? role
        var outline = ColumnOutline(column, role: role, reason)
        outline.isNamesake =
          [.measure, .ordinal].contains(role) && guess.isNamesake(column.name)
        // A range is asked for by the ends of all rows.
        if !suited.picking.isEmpty, let all = all.columns.first(where: { $0.name == column.name }) {
          let whole = ColumnOutline(all, role: role, reason)
          outline.wholeCount = whole.differentCount
          if whole.areEnds, !whole.ends.isEmpty {
            (outline.examples, outline.wholeEnds) = (whole.examples, whole.ends)
          }
        }
        if tables.count > 1 {
          outline.name = "\(part.title ?? String(number + 1)): \(outline.name)"
        }
        columns.append(outline)
      }
    }
    return columns
  }
}
