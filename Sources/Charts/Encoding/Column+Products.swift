import Glibc
import Tables

extension [Column] {
  /// The measures without those that are, but for rounding, the product of two others in every row, as the terms of a model
  /// are: whatever one of the two goes with, the product does.
  var withoutProducts: [Column] {
    guard count > 2, count <= Guess.mostHeldForEqual else { return self }
    let numbers = compactMap(Factor.init)
    guard numbers.count == count else { return self }
    return indices.filter { index in
      !indices.contains { one in
        one != index
          && indices.contains { other in
            other > one && other != index
              && numbers[index].isProduct(of: numbers[one], numbers[other])
          }
      }
    }.map { self[$0] }
  }
}

/// Numbers that are held against the products of others.
private struct Factor {
  let values: [Double]
  /// The size of the last digit.
  let unit: Double

  /// The numbers of a column; `nil` where it has none.
  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values, numbers.values.contains(where: \.isFinite)
    else { return nil }
    values = numbers.values
    unit = pow(10, -Double(numbers.fractionDigits))
  }

  /// True where each number is that of one times that of another: of rows enough, and of more than ones and zeros.
  func isProduct(of one: Factor, _ other: Factor) -> Bool {
    guard values.count == one.values.count, values.count == other.values.count else { return false }
    var told: Set<Double> = []
    for row in values.indices {
      let (a, b, value) = (one.values[row], other.values[row], values[row])
      guard a.isFinite, b.isFinite, value.isFinite else { continue }
      // All three are rounded, each by half its last digit, and seven digits are what many programs write.
      let rounding = 0.51 * (unit + abs(a) * other.unit + abs(b) * one.unit) + 1e-6 * abs(value)
      guard abs(a * b - value) <= rounding else { return false }
      if abs(value) > 2 * rounding { told.insert(value) }
    }
    return told.count >= Guess.fewestPlaces
  }
}
