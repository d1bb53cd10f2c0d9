import Tables

/// The columns that no chart of a table shows.
extension PreparedTable {
  /// The notes of the columns that none of some charts shows: measures before all others, those that
  /// never change, and those without a value.
  ///
  /// - Parameters:
  ///   - deck: The charts.
  ///   - places: The columns that turned out to be an x.
  /// - Returns: At most three notes.
  func unused(_ deck: [Encoding], besides places: Set<String>) -> [Fact] {
    let told = encoding.unused
    guard told != nil || encoding.y.isEmpty && encoding.measures.isEmpty else { return [] }
    let shown = places.union(deck.flatMap(columns))
    let shownColumns = table.columns.filter { shown.contains($0.name) }
    let titles = Set(deck.compactMap(\.yTitle))
    func role(_ column: Column) -> ColumnRole { roles[column.name] ?? .measure }
    let left = table.columns.filter { column in
      if let told { return told.contains(column.name) && role(column) != .empty }
      return !shown.contains(column.name) && role(column) != .rowNumber && role(column) != .empty
        && !shownColumns.contains { column.saysTheSame(as: $0) } && !hasFolded(column)
        && !(column.texts.count == 1 && titles.isSuperset(of: column.texts))
    }
    // One value in some rows is not the same in all.
    let constants =
      table.rowCount > 1
      ? left.filter { column in
        column.isConstant
          && (0..<table.rowCount).allSatisfy { !column.values.isMissing($0) }
      }.map(\.name) : []
    let changing = left.filter { !constants.contains($0.name) }
    let measures = changing.filter { column in
      column.isNumeric && (role(column) == .measure || role(column) == .ordinal)
    }.map(\.name)
    let names = measures + changing.map(\.name).filter { !measures.contains($0) }
    var notes: [Fact] = []
    if !names.isEmpty { notes.append(.notCharted(names)) }
    if !constants.isEmpty { notes.append(.constants(constants)) }
    notes += table.columns.filter { ![.rowNumber, .key, .empty].contains(role($0)) }.equalColumns
      .map { .equalColumns($0.map(\.name)) }
    let empty = table.columns.filter {
      role($0) == .empty && (told?.contains($0.name) ?? !shown.contains($0.name)) && !hasFolded($0)
    }
    if !empty.isEmpty { notes.append(.emptyColumns(empty.map(\.name))) }
    return notes
  }

  /// True of the names of columns that became rows: nobody's file has a column of them.
  private func hasFolded(_ column: Column) -> Bool {
    notes.contains { note in
      guard case .folded(let count, let first, let last) = note else { return false }
      let texts = column.texts
      return texts.count == count && texts.first == first && texts.last == last
    }
  }

  /// The columns that a chart is made of.
  private func columns(of chart: Encoding) -> [String] {
    let others =
      [chart.x, chart.series, chart.split, chart.label, chart.mapped, chart.whole]
      .compactMap(\.self) + chart.errors
    guard chart.y.isEmpty, chart.measures.isEmpty else {
      return others + chart.y + chart.measures.compactMap(\.column)
    }
    // Without any that are named it is every number: what no type is made of is said beside it.
    return others + table.columns.filter(\.isNumeric).map(\.name)
  }
}

extension Column {
  /// True of the same numbers, and of moments that differ where those of the other do: a month and a year beside
  /// the date that they are of.
  fileprivate func saysTheSame(as other: Column) -> Bool {
    switch (values, other.values) {
    case (.numbers(let own), .numbers(let others)):
      return zip(own.values, others.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
    case (.dates(let dates), .dates(let otherDates)):
      // A day of the value date is none of the booking date, however much they go together.
      guard dates.precision != otherDates.precision else { return false }
      let (own, others) = (Grouping(values), Grouping(other.values))
      let both = own.withRest.combined(with: others.withRest).count
      return both == own.withRest.count && both == others.withRest.count
    default: return false
    }
  }
}
