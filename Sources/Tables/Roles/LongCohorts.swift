/// Cohorts in long form: a row for each period since each of them began.
extension Table {
  /// The columns of cohorts and of their periods, and those with one value for each cohort.
  package struct LongCohorts: Equatable, Sendable {
    package var cohort: Int
    package var period: Int
    /// The places of the sizes of the cohorts.
    package var sizes: Set<Int>
  }

  /// Fewer cohorts are things to compare.
  private static let fewestCohorts = 3
  /// More rows nobody made by cohorts.
  private static let mostRows = 100_000

  /// The cohorts of a table; `nil` where it has none.
  ///
  /// Their periods count from 0, or from 1, in every cohort, and a later cohort has as many as the one before it or one
  /// fewer: it was watched for a shorter time.
  package var longCohorts: LongCohorts? {
    guard (2 * Self.fewestCohorts...Self.mostRows).contains(rowCount), columns.count > 2 else {
      return nil
    }
    let periods = columns.indices.filter { columns[$0].mayCountPeriods }
    guard !periods.isEmpty else { return nil }
    for cohort in columns.indices {
      guard let groups = groupsInOrder(of: columns[cohort]) else { continue }
      for period in periods where period != cohort && areAges(period, of: groups) {
        let sizes = columns.indices.filter { index in
          index != cohort && index != period && isSettled(index, in: groups)
        }
        return LongCohorts(cohort: cohort, period: period, sizes: Set(sizes))
      }
    }
    return nil
  }

  /// The rows of each time, or of each name in the order in which they first come; `nil` of numbers.
  private func groupsInOrder(of column: Column) -> [[Int]]? {
    if case .numbers = column.values { return nil }
    let grouping = Grouping(column.values)
    guard grouping.count >= Self.fewestCohorts, grouping.count * 2 <= rowCount,
      grouping.codes.allSatisfy({ $0 >= 0 })
    else { return nil }
    guard case .dates(let dates) = column.values else { return grouping.rows }
    return grouping.rows.sorted { dates.values[$0[0]] < dates.values[$1[0]] }
  }

  private func areAges(_ period: Int, of groups: [[Int]]) -> Bool {
    guard case .numbers(let numbers) = columns[period].values,
      let first = numbers.values.min(), [0, 1].contains(first)
    else { return false }
    let isCounted = groups.allSatisfy { rows in
      rows.map { numbers.values[$0] }.sorted().enumerated()
        .allSatisfy { $1 == first + Double($0) }
    }
    guard isCounted else { return false }
    let sizes = groups.map(\.count)
    return Set(sizes).count > 2
      && zip(sizes, sizes.dropFirst()).allSatisfy { (0...1).contains($0 - $1) }
  }

  private func isSettled(_ index: Int, in groups: [[Int]]) -> Bool {
    guard case .numbers(let numbers) = columns[index].values else { return false }
    return groups.allSatisfy { rows in
      rows.allSatisfy { numbers.values[$0] == numbers.values[rows[0]] }
    }
  }
}

extension Column {
  fileprivate var mayCountPeriods: Bool {
    guard case .numbers(let numbers) = values, numbers.isWhole else { return false }
    return numbers.values.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}
