/// Numbers that go on one by one, as years do, and are those of orders, students or samples.
extension Table {
  /// Fewer rows show no order by chance.
  private static let fewestRows = 20
  /// Lower numbers are steps of something, or count the rows.
  private static let lowestOfThings = 100.0
  /// More rows under no name are no years where nothing goes on from one to the next.
  private static let mostUnnamedYears = 150

  /// True of whole numbers from a hundred on, each of a stretch once in any order, that tell things apart.
  ///
  /// A name says so, "order" or "student"; else the other columns do, of which not one goes on from number to number as what
  /// is measured year by year mostly does. Of a name that tells of time, "season", and of a letter they are not asked.
  ///
  /// - Parameters:
  ///   - index: The place of the column.
  ///   - isUnnamed: True of a first column without a name, which is one of years up to a hundred and fifty.
  /// - Returns: True where they measure nothing and are no years.
  func numbersThings(_ index: Int, isUnnamed: Bool = false) -> Bool {
    guard case .numbers(let numbers) = columns[index].values, numbers.unit == nil,
      numbers.areWhole, let order = numbers.orderInStretch,
      let first = order.first.map({ numbers.values[$0] }), first >= Self.lowestOfThings
    else { return false }
    let name = columns[index].name
    if !isUnnamed {
      if RoleName.namesThings(name) { return true }
      if RoleName.tellsOfTime(name) { return false }
    } else if rowCount <= Self.mostUnnamedYears {
      return false
    }
    let others = columns.indices.filter { $0 != index && !columns[$0].isConstant }
    return rowCount > Self.fewestRows && !others.isEmpty
      && others.allSatisfy { columns[$0].isShuffled(in: order) }
  }
}

extension NumberColumn {
  /// The rows in the order of their numbers, where these are all there and go on by one; `nil` of others.
  fileprivate var orderInStretch: [Int]? {
    // Most numbers are known to be none without being sorted.
    guard values.count > 2, let first = values.first, let low = values.min(),
      let high = values.max(), first.isFinite, high - low == Double(values.count - 1),
      values.allSatisfy(\.isFinite)
    else { return nil }
    let order = values.indices.sorted { values[$0] < values[$1] }
    let isStretch = zip(order, order.dropFirst()).allSatisfy { values[$1] == values[$0] + 1 }
    return isStretch ? order : nil
  }
}

extension Column {
  /// True of values that tell nothing of those in the row before, in some order of the rows.
  ///
  /// Kinds are shuffled where two neighbors are alike as often as any two rows, within two standard errors.
  fileprivate func isShuffled(in order: [Int]) -> Bool {
    switch values {
    case .numbers(let numbers): return order.map { numbers.values[$0] }.isShuffled
    case .dates: return false
    case .text(let text):
      let codes = order.map { text.codes[$0] }
      let count = Double(codes.count)
      let sizes = Dictionary(grouping: codes, by: \.self).values.map { Double($0.count) / count }
      let chance = sizes.reduce(0) { $0 + $1 * $1 }
      let alike = Double(zip(codes, codes.dropFirst()).count { $0 == $1 }) / (count - 1)
      return abs(alike - chance) <= 2 * (chance * (1 - chance) / (count - 1)).squareRoot()
    }
  }
}
