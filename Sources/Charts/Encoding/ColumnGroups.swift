import Tables

/// The groups that the rows of a table are in by its columns, each made once, when it is first asked for: a guess
/// asks for the same ones again and again.
final class ColumnGroups {
  private let rowCount: Int
  private var known: [String: Grouping] = [:]
  /// Of each number of columns the last ones that were combined.
  private var combined: [Int: (names: [String], groups: Grouping, largest: Int)] = [:]

  private var ranges: [String: Grouping] = [:]
  private var rising: [String: Bool] = [:]
  private var shares: [[String]: Double] = [:]
  private var limits: [String: Bool] = [:]
  private var parts: [[String]: Set<String>] = [:]
  private var wholes: [[String]: Column?] = [:]
  private var grown: [Set<String>: Bool] = [:]
  private var cohorts: Table.LongCohorts??

  init(rowCount: Int) { self.rowCount = rowCount }

  /// True of a column whose values rise from row to row, as most times do, so that no two are alike: nothing has to be
  /// grouped then.
  private func rises(_ column: Column) -> Bool {
    if let known = rising[column.name] { return known }
    let rises = column.values.rise
    rising[column.name] = rises
    return rises
  }

  /// The share of the variance of a measure that lies between the values of a kind, beyond chance.
  func share(of measure: Column, by kind: Column) -> Double {
    let key = [measure.name, kind.name]
    if let known = shares[key] { return known }
    let share = measure.explainedBeyondChance(by: groups(of: kind))
    shares[key] = share
    return share
  }

  /// The groups of the rows by the ranges of a measure that equally many rows are in, up to eight.
  func ranges(of measure: Column) -> Grouping {
    guard case .numbers(let numbers) = measure.values else { return groups(of: measure) }
    if let known = ranges[measure.name] { return known }
    let sorted = numbers.values.filter(\.isFinite).sorted()
    let bounds = (1..<Self.mostRanges).map {
      Quantile.at(Double($0) / Double(Self.mostRanges), of: sorted)
    }
    let found = Grouping(
      numbers.values.map { value in
        value.isFinite ? Double(bounds.count { value > $0 }) : .nan
      })
    ranges[measure.name] = found
    return found
  }

  /// More ranges of a measure than these tell about an outcome by chance.
  private static let mostRanges = 8

  /// True where a limit is drawn in a column, as is found once.
  func hasLimit(_ column: Column, _ find: (Column) -> Bool) -> Bool {
    if let known = limits[column.name] { return known }
    let found = find(column)
    limits[column.name] = found
    return found
  }

  /// The cohorts of the table, as are found once.
  func cohorts(of table: Table) -> Table.LongCohorts? {
    if let cohorts { return cohorts }
    let found = table.longCohorts
    cohorts = .some(found)
    return found
  }

  /// The names of the measures that one is made of with others.
  func parts(of whole: Column, among measures: [Column]) -> Set<String> {
    let key = [whole.name] + measures.map(\.name)
    if let known = parts[key] { return known }
    let found = measures.making(whole)
    parts[key] = found
    return found
  }

  /// The measure that is the sum or the mean of one and another; `nil` where there is none.
  func whole(of part: Column, among measures: [Column]) -> Column? {
    let key = [part.name] + measures.map(\.name)
    if let known = wholes[key] { return known }
    let found = measures.whole(of: part)
    wholes[key] = found
    return found
  }

  /// True of two measures that both say how large something is.
  func grow(_ one: Column, along other: Column) -> Bool {
    let key: Set = [one.name, other.name]
    if let known = grown[key] { return known }
    let found = one.growsAlong(with: other)
    grown[key] = found
    return found
  }

  /// The rows by the values of a column.
  func groups(of column: Column) -> Grouping {
    if let groups = known[column.name] { return groups }
    let groups = rises(column) ? Grouping(different: rowCount) : Grouping(column.values)
    known[column.name] = groups
    return groups
  }

  /// The number of different values of a column.
  func count(of column: Column) -> Int { rises(column) ? rowCount : groups(of: column).count }

  /// The number of different combinations of values of some columns, what is missing being a value, too.
  func count(of columns: [Column]) -> Int {
    columns.isEmpty
      ? 0 : columns.contains(where: rises) ? rowCount : combination(of: columns).groups.count
  }

  /// True when no two rows are alike in some columns.
  func areUnique(_ columns: [Column]) -> Bool {
    guard !columns.isEmpty else { return rowCount < 2 }
    if columns.contains(where: rises) { return true }
    // Rows that are alike so far would each need another value of what is left.
    var left = [1]
    for column in columns.dropFirst().reversed() {
      let most = left[left.count - 1].multipliedReportingOverflow(by: count(of: column) + 1)
      left.append(most.overflow ? .max : most.partialValue)
    }
    for number in 1..<columns.count + 1 {
      let beginning = combination(of: Array(columns.prefix(number)))
      if beginning.largest < 2 { return true }
      if beginning.largest > left[columns.count - number] { return false }
    }
    return false
  }

  /// The rows by the values of several columns together, and the size of the largest group.
  private func combination(of columns: [Column]) -> (groups: Grouping, largest: Int) {
    let names = columns.map(\.name)
    if let last = combined[names.count], last.names == names { return (last.groups, last.largest) }
    let own = groups(of: columns[columns.count - 1]).withRest
    let groups =
      columns.count == 1
      ? own : combination(of: Array(columns.dropLast())).groups.combined(with: own)
    let largest = groups.sizes.max() ?? 0
    combined[names.count] = (names, groups, largest)
    return (groups, largest)
  }
}

extension ColumnValues {
  /// True where every row has a value, and each a larger one than the row before.
  fileprivate var rise: Bool {
    switch self {
    case .numbers(let numbers): numbers.values.rise
    case .dates(let dates): dates.values.rise
    case .text: false
    }
  }
}

extension [Double] {
  fileprivate var rise: Bool {
    guard let first, first.isFinite else { return false }
    for row in 1..<Swift.max(count, 1) where !(self[row - 1] < self[row]) { return false }
    return last?.isFinite == true
  }
}
