import Glibc

/// Numbers that are measured, however few different ones there are.
extension Table {
  /// True of the amounts and scores that go beyond a scale: few prices come again and again, and are paid all the same.
  func isSurelyMeasured(_ index: Int) -> Bool {
    guard case .numbers(let numbers) = columns[index].values,
      let range = numbers.values.finiteRange,
      range.upperBound > Self.highestLevel
    else { return false }
    let name = columns[index].name
    if MoneyNames.isBooked(name) || MoneyNames.isTotal(name) {
      return numbers.unit != nil || numbers.fractionDigits > 0
    }
    return RoleName.isScore(name)
      && Set(numbers.values.filter(\.isFinite)).count > Self.mostGrades
  }

  /// Higher numbers than this are no level of a scale.
  private static let highestLevel = 20.0
  /// More different scores than these are no grades.
  private static let mostGrades = 12
  /// More columns nobody adds up.
  private static let mostParts = 40

  /// The columns beside a total that it adds up in every row.
  var partsOfTotals: Set<Int> {
    var parts: Set<Int> = []
    for total in columns.indices
    where MoneyNames.isTotal(columns[total].name) || MoneyNames.isBooked(columns[total].name)
      || Self.isTotal(columns[total].name)
    {
      let before = stride(from: total - 1, through: 0, by: -1).prefix(Self.mostParts)
      let after = stride(from: total + 1, to: columns.count, by: 1).prefix(Self.mostParts)
      for run in [Array(before), Array(after)] { parts.formUnion(addends(of: total, in: run)) }
    }
    return parts.filter { index in
      guard case .numbers(let numbers) = columns[index].values else { return false }
      return !numbers.areWhole
        || numbers.values.finiteRange.map { $0.upperBound > Self.highestLevel } ?? false
    }
  }

  /// The first of some columns that make a total, two at least; none where no number of them does.
  private func addends(of total: Int, in run: [Int]) -> [Int] {
    guard rowCount > 2, case .numbers(let all) = columns[total].values,
      all.values.contains(where: { $0.isFinite && $0 != 0 })
    else { return [] }
    var sums = [Double](repeating: 0, count: rowCount)
    var digits = all.fractionDigits
    for (count, index) in run.enumerated() {
      guard case .numbers(let part) = columns[index].values else { return [] }
      digits = max(digits, part.fractionDigits)
      for row in 0..<rowCount where part.values[row].isFinite { sums[row] += part.values[row] }
      let rounding = digits > 0 ? pow(10, -Double(digits)) * Double(count + 2) / 2 : 0
      let isTotal = zip(sums, all.values).allSatisfy { sum, total in
        !total.isFinite || abs(sum - total) <= max(rounding, abs(total) * 1e-9)
      }
      if count > 0, isTotal { return Array(run[...count]) }
    }
    return []
  }
}
