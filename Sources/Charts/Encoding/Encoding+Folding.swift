import Tables

extension Encoding {
  /// A table whose columns became rows.
  struct FoldedTable {
    var table: Table
    var notes: [Fact] = []
    /// The columns whose names go on but are no dates, with what they became.
    var siblings: Folded?
    /// The names that the program made up for the columns that they became.
    var madeNames: Set<String> = []
  }

  /// The table with a row for each of the columns that are places of one axis.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - names: The columns that somebody asked for, which stay.
  /// - Returns: The same table where there are none.
  func folded(_ table: Table, keeping names: [String]) -> FoldedTable {
    var made = FoldedTable(table: table)
    guard type?.hasSeries != false else { return made }
    let times = table.foldedTimes(keeping: names) ?? table.foldedMonths(keeping: names)
    let siblings =
      times == nil
      ? table.foldedSiblings(keeping: names)
        ?? (type == nil ? table.foldedAnswers(keeping: names) : nil)
      : nil
    if let folded = times ?? siblings {
      made.table = folded.table
      made.notes.append(
        .folded(
          columns: folded.report.folded.columns.count, first: folded.report.first,
          last: folded.report.last))
      if !folded.report.leftOut.isEmpty { made.notes.append(.notCharted(folded.report.leftOut)) }
      made.siblings = siblings?.report.folded
      made.madeNames = Self.names(madeOf: folded.report.folded, in: table)
      made.table.giveUnit(to: folded.report.folded.value)
    }
    if let folded = made.table.foldedFlags(keeping: names) {
      let names = folded.report.columns
      made.table = folded.table
      made.notes.append(
        .folded(columns: names.count, first: names.first ?? "", last: names.last ?? ""))
    }
    return made
  }

  /// The names of the columns that others became, but for words of their headers.
  private static func names(madeOf folded: Folded, in table: Table) -> Set<String> {
    let headers = table.columns.map { $0.name.lowercased() }
    return Set(
      [folded.name, folded.value].filter { name in
        !headers.contains { $0.contains(name.lowercased()) }
      })
  }
}

extension Table {
  /// Gives the values that were made of columns the unit in the header of the names beside them: those of “Posten (EUR)”
  /// are euros.
  fileprivate mutating func giveUnit(to name: String) {
    guard let place = columns.firstIndex(where: { $0.name == name }),
      case .numbers(var numbers) = columns[place].values, numbers.unit == nil,
      let unit = columns.lazy.filter(\.isText).compactMap({ $0.name.unitInBrackets }).first
    else { return }
    numbers.unit = unit
    columns[place].values = .numbers(numbers)
  }
}
