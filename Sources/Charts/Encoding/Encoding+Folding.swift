import Glibc
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
      let sums = folded.report.leftOut.filter {
        table.isSum($0, of: folded.report.folded.columns)
      }
      made.notes += sums.map { .leftOutWhole($0) }
      let others = folded.report.leftOut.filter { !sums.contains($0) }
      if !others.isEmpty { made.notes.append(.notCharted(others)) }
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
  /// True of a column that has the sum of some others in every row, but for the rounding of each.
  fileprivate func isSum(_ name: String, of parts: [String]) -> Bool {
    func numbers(_ name: String) -> NumberColumn? {
      guard case .numbers(let numbers)? = columns.first(where: { $0.name == name })?.values else {
        return nil
      }
      return numbers
    }
    let found = parts.compactMap(numbers)
    guard let sum = numbers(name), found.count > 1, found.count == parts.count else { return false }
    let digits = found.map(\.fractionDigits).max() ?? 0
    let rounding = digits > 0 ? pow(10, -Double(digits)) * Double(found.count) / 2 : 0
    return sum.values.indices.allSatisfy { row in
      let present = found.map { $0.values[row] }.filter(\.isFinite)
      let own = sum.values[row]
      return !own.isFinite || abs(present.reduce(0, +) - own) <= max(rounding, abs(own) * 1e-9)
    }
  }

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
