import Tables

/// Numbers that are names, and what is no trait of the rows themselves.
extension Guess {
  /// The chart with bars where the numbers along x only number kinds: 1, 2, 3 and 4 for the means of travel, but no
  /// weeks.
  func withNames(_ chart: Encoding) -> Encoding {
    guard let axis = column(called: chart.x), numbersKinds(axis) else { return chart }
    var named = chart
    named.hasNames = true
    return named
  }

  /// True of a few numbers that count from 0 or 1, again and again, and are no time, age or dose.
  private func numbersKinds(_ column: Column) -> Bool {
    guard case .numbers(let numbers) = column.values, numbers.areWhole, numbers.unit == nil,
      column.name != siblings?.name, !RoleName.step.matches(column.name),
      columns(.ordinal).contains(where: { $0.name == column.name }), asked.x == nil,
      asked.type == nil
    else { return false }
    let different = Set(numbers.values.lazy.filter(\.isFinite)).sorted()
    guard (2...Self.mostSeries).contains(different.count), different.count * 2 <= table.rowCount,
      let first = different.first, [0, 1].contains(first)
    else { return false }
    return zip(different, different.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// The measures without those that are one and the same in all rows of a kind, as long as others are not: what a
  /// region has says nothing of its candidates.
  func withoutTraits(_ measures: [Column]) -> [Column] {
    guard asked.y.isEmpty, measures.count > 1 else { return measures }
    let kinds = columns(.nominal, .key).filter { kind in
      kind.isText && count(of: kind) > 1
        && count(of: kind) * Self.fewestRowsOfKind <= table.rowCount
    }
    let own = measures.filter { measure in
      // A plan for a kind is held against what came of it.
      RoleName.plan.matches(measure.name)
        || !kinds.contains { measure.isSettled(by: groups.groups(of: $0)) }
    }
    return own.isEmpty ? measures : own
  }

  /// Of fewer rows of each kind all may have the same by chance.
  private static let fewestRowsOfKind = 3
}

extension Column {
  /// True of numbers that are one and the same in each of some groups.
  fileprivate func isSettled(by groups: Grouping) -> Bool {
    guard case .numbers(let numbers) = values else { return false }
    var known = [Double](repeating: .nan, count: groups.count)
    for (value, group) in zip(numbers.values, groups.codes) where group >= 0 && value.isFinite {
      if known[group].isNaN { known[group] = value }
      if known[group] != value { return false }
    }
    return true
  }
}
