import Tables

extension Encoding {
  /// A table whose columns became rows.
  struct FoldedTable {
    var table: Table
    var notes: [Fact] = []
    /// The columns whose names go on but are no dates, with what they became.
    var siblings: Folded?
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
    }
    if let folded = made.table.foldedFlags(keeping: names) {
      let names = folded.report.columns
      made.table = folded.table
      made.notes.append(
        .folded(columns: names.count, first: names.first ?? "", last: names.last ?? ""))
    }
    return made
  }
}
