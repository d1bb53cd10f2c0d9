/// The blanks that a spreadsheet leaves below the name of a group, whose cells are one there.
extension Table {
  /// The table with the name of its group in each row, where the first column has each name once and blanks below it,
  /// and the next column tells the rows of a group apart; `nil` where it has missing values of another kind.
  ///
  /// - Returns: The table, the column and the number of cells that were blank.
  package func fillingMergedCells() -> (table: Table, column: String, count: Int)? {
    guard columns.count > 2, let first = columns.first, case .text(let groups) = first.values,
      case .text(let names) = columns[1].values, groups.firstNonNumber == nil,
      let code = groups.codes.first, code >= 0, !names.codes.contains(-1)
    else { return nil }
    let named = groups.codes.count { $0 >= 0 }
    // Each name is of two rows or more on average.
    guard named > 1, named == Set(groups.codes.filter { $0 >= 0 }).count, named * 2 <= rowCount
    else { return nil }
    var codes = groups.codes
    for row in codes.indices.dropFirst() where codes[row] < 0 { codes[row] = codes[row - 1] }
    let pairs = Grouping(.text(TextColumn(codes: codes, dictionary: groups.dictionary))).combined(
      with: Grouping(columns[1].values))
    // The names of the rows come again from group to group, or there are a few to each.
    guard pairs.count == rowCount, hasNumbers(where: groups.codes.map { $0 < 0 }) else {
      return nil
    }
    var table = self
    table.columns[0].values = .text(TextColumn(codes: codes, dictionary: groups.dictionary))
    return (table, first.name, rowCount - named)
  }

  /// True where every one of some rows has a number.
  private func hasNumbers(where isChosen: [Bool]) -> Bool {
    let numbers = columns.compactMap { column -> [Double]? in
      if case .numbers(let numbers) = column.values { numbers.values } else { nil }
    }
    return isChosen.indices.allSatisfy { row in
      !isChosen[row] || numbers.contains { $0[row].isFinite }
    }
  }
}
