import Glibc
import Tables

extension [Column] {
  /// The names of those that a measure is made of, with others of these: it is their sum, their difference, their mean or
  /// their product in every row, so that a chart of the two shows nothing but that.
  func making(_ whole: Column) -> Set<String> {
    let mostParts = 24
    let numbers = compactMap { column -> (name: String, numbers: MadeNumbers)? in
      column.name == whole.name ? nil : MadeNumbers(column).map { (column.name, $0) }
    }
    guard let whole = MadeNumbers(whole), numbers.count <= mostParts else { return [] }
    var found: Set<String> = []
    for (index, one) in numbers.enumerated() {
      for other in numbers.dropFirst(index + 1)
      where whole.isSum(of: one.numbers, other.numbers)
        || one.numbers.isSum(of: whole, other.numbers)
        || other.numbers.isSum(of: whole, one.numbers)
        || whole.isProduct(of: one.numbers, other.numbers)
        || whole.isMean(of: one.numbers, other.numbers)
        || one.numbers.isMean(of: whole, other.numbers)
        || other.numbers.isMean(of: whole, one.numbers)
      {
        found.formUnion([one.name, other.name])
      }
    }
    // So is the sum of several that stand side by side.
    for start in numbers.indices where numbers.count - start > 2 {
      for end in (start + 3)...numbers.count
      where whole.isSum(of: numbers[start..<end].map(\.numbers)) {
        found.formUnion(numbers[start..<end].map(\.name))
      }
    }
    return found
  }
}

extension [Column] {
  /// True where two of these have a measure as their product in every row: how many were sold, and the price of one.
  func areFactors(of whole: Column) -> Bool {
    let mostParts = 24
    let numbers = compactMap { column -> MadeNumbers? in
      column.name == whole.name ? nil : MadeNumbers(column)
    }
    guard let whole = MadeNumbers(whole), numbers.count <= mostParts else { return false }
    return numbers.indices.contains { index in
      numbers[(index + 1)...].contains { whole.isAmount(of: numbers[index], $0) }
    }
  }
}

extension [Column] {
  /// The one of these that is the sum or the mean of a measure and another in every row; `nil` where none is.
  func whole(of part: Column) -> Column? {
    let mostParts = 24
    let numbers = compactMap { column -> (column: Column, numbers: MadeNumbers)? in
      column.name == part.name ? nil : MadeNumbers(column).map { (column, $0) }
    }
    guard let part = MadeNumbers(part), numbers.count <= mostParts else { return nil }
    return numbers.first { whole in
      numbers.contains { other in
        other.column.name != whole.column.name
          && (whole.numbers.isSum(of: part, other.numbers)
            || whole.numbers.isMean(of: part, other.numbers))
      }
    }?.column
  }
}

/// Numbers that may be made of others.
private struct MadeNumbers {
  let values: [Double]
  /// The size of the last digit.
  let unit: Double

  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values, numbers.kind == .amount else { return nil }
    values = numbers.values
    unit = pow(10, -Double(numbers.fractionDigits))
  }

  /// True where each row has the sum of two others, which all vary.
  func isSum(of one: MadeNumbers, _ other: MadeNumbers) -> Bool {
    let rounding = 0.51 * (unit + one.unit + other.unit)
    return holds(one, other) { sum, first, second in
      // Programs write the noise of short floating-point numbers.
      abs(sum - first - second) <= max(rounding, (abs(sum) + abs(first)) * 1e-6)
    }
  }

  /// True where each row has the sum of several others, which all vary.
  func isSum(of parts: [MadeNumbers]) -> Bool {
    let rounding = 0.51 * parts.reduce(unit) { $0 + $1.unit }
    var rows = 0
    for row in values.indices {
      let sum = parts.reduce(0) { $0 + $1.values[row] }
      guard sum.isFinite, values[row].isFinite else { continue }
      guard abs(sum - values[row]) <= Swift.max(rounding, abs(sum) * 1e-6) else { return false }
      rows += 1
    }
    return rows >= Guess.fewestPlaces && parts.allSatisfy { Set($0.values).count > 3 }
  }

  /// True where each row has the mean of two others, which all vary.
  func isMean(of one: MadeNumbers, _ other: MadeNumbers) -> Bool {
    let rounding = 0.51 * (unit + (one.unit + other.unit) / 2)
    return holds(one, other) { mean, first, second in
      abs(mean - (first + second) / 2) <= max(rounding, (abs(mean) + abs(first)) * 1e-6)
    }
  }

  /// True where each row has the product of two others, which all vary.
  func isProduct(of one: MadeNumbers, _ other: MadeNumbers) -> Bool {
    holds(one, other) { product, first, second in
      let rounding = 0.51 * (unit + abs(first) * other.unit + abs(second) * one.unit)
      return abs(product - first * second) <= max(rounding, abs(product) * 1e-6)
        && abs(product) > 20 * rounding
    }
  }

  /// True where nearly each row has the product of two others, of which both vary, however few the numbers of pieces are.
  func isAmount(of one: MadeNumbers, _ other: MadeNumbers) -> Bool {
    let rows = values.indices.filter {
      values[$0].isFinite && one.values[$0].isFinite && other.values[$0].isFinite
    }
    guard rows.count >= Guess.fewestPlaces,
      [one, other].allSatisfy({ part in Set(rows.map { part.values[$0] }).count > 1 })
    else { return false }
    let products = rows.count { row in
      let product = one.values[row] * other.values[row]
      return abs(product - values[row]) <= max(1.01 * unit, abs(product) * 1e-6)
    }
    // One that is 1 in most rows says nothing of the other.
    let ones = rows.count { one.values[$0] == 1 || other.values[$0] == 1 }
    return products * 20 >= rows.count * 19 && ones * 10 <= rows.count * 9
  }

  private func holds(
    _ one: MadeNumbers, _ other: MadeNumbers, _ test: (Double, Double, Double) -> Bool
  ) -> Bool {
    var (rows, first, second): (Int, Set<Double>, Set<Double>) = (0, [], [])
    for row in values.indices
    where values[row].isFinite && one.values[row].isFinite && other.values[row].isFinite {
      guard test(values[row], one.values[row], other.values[row]) else { return false }
      rows += 1
      if first.count < 4 { first.insert(one.values[row]) }
      if second.count < 4 { second.insert(other.values[row]) }
    }
    return rows >= Guess.fewestPlaces && first.count > 3 && second.count > 3
  }
}
