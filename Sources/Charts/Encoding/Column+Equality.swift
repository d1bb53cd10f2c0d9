import Tables

extension [Column] {
  /// The columns of numbers that say the same as others before them in every row, by those.
  var equalColumns: [[Column]] {
    var found: [[Column]] = []
    for column in self where column.isNumeric && !column.isConstant {
      if let index = found.firstIndex(where: { $0[0].isEqual(to: column) }) {
        found[index].append(column)
      } else {
        found.append([column])
      }
    }
    return found.filter { $0.count > 1 }
  }

  /// The columns without those that say the same as one before them.
  var withoutEqual: [Column] {
    let twins = Set(equalColumns.flatMap { $0.dropFirst().map(\.name) })
    return twins.isEmpty ? self : filter { !twins.contains($0.name) }
  }
}

extension Column {
  /// True of two columns that have the same numbers, and lack the same.
  fileprivate func isEqual(to other: Column) -> Bool {
    guard case .numbers(let own) = values, case .numbers(let others) = other.values,
      own.unit == others.unit, own.kind == others.kind, own.values.count == others.values.count
    else { return false }
    return zip(own.values, others.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
