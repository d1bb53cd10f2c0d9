/// Places in an order, as of a race or of a list of charts: they are no amounts.
extension Table {
  /// The table with its ranks marked as such.
  package var markingRanks: Table {
    var table = self
    let order = columnsOfOrders
    for (index, column) in columns.enumerated() {
      guard case .numbers(var numbers) = column.values,
        order.contains(index) || numbers.areRanks(named: column.name)
      else { continue }
      numbers.kind = .rank
      table.columns[index].values = .numbers(numbers)
    }
    return table
  }

  /// Fewer rows, or columns, are an order by chance.
  private static let fewestOfOrders = (rows: 5, columns: 3)

  /// The columns of things that each row has in an order, 1 to as many as there are: clubs by the days of matches; one before
  /// them that counts the rows may have such numbers, too.
  private var columnsOfOrders: [Int] {
    guard rowCount >= Self.fewestOfOrders.rows else { return [] }
    let all = columns.indices.filter { index in
      guard case .numbers(let numbers) = columns[index].values else { return false }
      return numbers.unit == nil && numbers.kind == .amount && numbers.isWhole
    }
    let candidates = [all, Array(all.dropFirst())].filter {
      $0.count >= Self.fewestOfOrders.columns
    }
    return candidates.first { indices in
      let values = indices.map { index -> [Double] in
        if case .numbers(let numbers) = columns[index].values { numbers.values } else { [] }
      }
      let order = (1...indices.count).map(Double.init)
      return (0..<rowCount).allSatisfy { row in values.map { $0[row] }.sorted() == order }
    } ?? []
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
