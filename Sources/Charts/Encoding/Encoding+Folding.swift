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
      ? table.foldedCohorts(keeping: names) ?? table.foldedSiblings(keeping: names)
        ?? (type == nil ? table.foldedAnswers(keeping: names) : nil)
      : nil
    if let folded = times ?? siblings {
      made.table = folded.table
      made.notes.append(
        .folded(
          columns: folded.report.folded.columns.count, first: folded.report.first,
          last: folded.report.last))
      let sums = table.sums(among: folded.report.leftOut, of: folded.report.folded.columns)
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
  /// Those of some columns that have the sum of some others in every row, but for the rounding of each.
  fileprivate func sums(among names: [String], of parts: [String]) -> [String] {
    let wanted = Set(names + parts)
    var numbers: [String: NumberColumn] = [:]
    for column in columns where wanted.contains(column.name) {
      if case .numbers(let values) = column.values { numbers[column.name] = values }
    }
    let found = parts.compactMap { numbers[$0] }
    guard found.count > 1, found.count == parts.count else { return [] }
    let digits = found.map(\.fractionDigits).max() ?? 0
    let rounding = digits > 0 ? pow(10, -Double(digits)) * Double(found.count) / 2 : 0
    let totals = (0..<rowCount).map { row in
      found.map { $0.values[row] }.filter(\.isFinite).reduce(0, +)
    }
    return names.filter { name in
      guard let sum = numbers[name] else { return false }
      return zip(sum.values, totals).allSatisfy { own, total in
        !own.isFinite || abs(total - own) <= max(rounding, abs(own) * 1e-9)
      }
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
