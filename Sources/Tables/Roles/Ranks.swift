/// Places in an order, as of a race or of a list of charts: they are no amounts.
extension Table {
  /// The table with its ranks marked as such.
  package var markingRanks: Table {
    var table = self
    for (index, column) in columns.enumerated() {
      guard case .numbers(var numbers) = column.values, numbers.areRanks(named: column.name) else {
        continue
      }
      numbers.kind = .rank
      table.columns[index].values = .numbers(numbers)
    }
    return table
  }
}

extension NumberColumn {
  /// True of whole numbers from 1 on, under a name that says so; under one that may say where something is only of
  /// those that leave none out.
  fileprivate func areRanks(named name: String) -> Bool {
    guard unit == nil, kind == .amount, isWhole, values.contains(where: \.isFinite),
      values.allSatisfy({ !$0.isFinite || $0 >= 1 })
    else { return false }
    return RoleName.rank.matches(name)
      || RoleName.standing.matches(name) && (isPermutation || ranksRows)
  }
}
