import Glibc
import Tables

/// Numbers of a column that are held against those of others, and what is known of them for that: of a thousand
/// columns each is held against each.
private struct ComparedNumbers {
  let values: [Double]
  /// The size of the last digit.
  let unit: Double
  /// Few rows, evenly spread: most numbers that are no multiples show it there at once.
  private let sample: [Int]

  /// The numbers of a column; `nil` where it has none.
  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values, numbers.values.contains(where: \.isFinite)
    else { return nil }
    values = numbers.values
    unit = pow(10, -Double(numbers.fractionDigits))
    let most = 64
    sample = Array(stride(from: 0, to: values.count, by: max(values.count / most, 1)))
  }

  /// The row of the number that is farthest from zero, of several the first.
  private func rowOfLargest(among rows: some Sequence<Int>) -> Int? {
    var (row, largest) = (-1, -1.0)
    for index in rows where values[index].isFinite && abs(values[index]) > largest {
      (row, largest) = (index, abs(values[index]))
    }
    return row < 0 ? nil : row
  }

  /// True of numbers that are what one of two others is more than the other, in every row.
  func areDifferences(of one: ComparedNumbers, _ other: ComparedNumbers) -> Bool {
    guard values.count == one.values.count, values.count == other.values.count else { return false }
    let rounding = 0.51 * (unit + one.unit + other.unit)
    func holds(_ sign: Double) -> Bool {
      var rows = 0
      for row in values.indices {
        let difference = sign * (one.values[row] - other.values[row])
        guard difference.isFinite, values[row].isFinite else { continue }
        if abs(values[row] - difference) > rounding { return false }
        rows += 1
      }
      return rows > 2
    }
    // The rest of a whole is one of its parts.
    return (holds(1) || holds(-1)) && values.contains { $0 < 0 } && values.contains { $0 > 0 }
  }

  /// True of numbers that are each as many times another's as all are, but for rounding: a share of the total.
  func areMultiples(of other: ComparedNumbers) -> Bool {
    guard values.count == other.values.count, mayBeMultiples(of: other),
      let row = other.rowOfLargest(among: other.values.indices)
    else { return false }
    let pairs = zip(values, other.values).lazy.filter { $0.isFinite && $1.isFinite }
    let known = values[row].isFinite ? (values[row], other.values[row]) : nil
    guard let largest = known ?? pairs.max(by: { abs($0.1) < abs($1.1) }), largest.1 != 0,
      largest.0 != 0
    else { return false }
    let factor = largest.0 / largest.1
    // Each may be rounded by half its last digit, and so may the one that the factor is of.
    let rounding = 0.51 * (unit + abs(factor) * other.unit)
    // Anything that differs by little more than that is a multiple of anything.
    // Most of what is no multiple shows it at once.
    let areMultiples = pairs.allSatisfy { pair in
      abs(pair.0 - factor * pair.1) <= rounding * (1 + abs(pair.1 / largest.1))
    }
    guard areMultiples,
      pairs.prefix(Guess.fewestPlaces).count(where: { _ in true }) == Guess.fewestPlaces,
      Set(pairs.map(\.1)).count > 2, let least = pairs.map(\.0).min(),
      let most = pairs.map(\.0).max()
    else { return false }
    return most - least > 20 * rounding
  }

  /// False where already the numbers of few rows are no multiples.
  ///
  /// The factor is that of one of these rows. If all numbers are multiples, it is off by at most twice what
  /// rounding leaves of that row, so whatever differs by more than that is none.
  private func mayBeMultiples(of other: ComparedNumbers) -> Bool {
    guard let row = other.rowOfLargest(among: other.sample), values[row].isFinite,
      other.values[row] != 0
    else { return true }
    let factor = values[row] / other.values[row]
    let rounding = 2.5 * 0.51 * (unit + abs(factor) * other.unit)
    return sample.allSatisfy { index in
      let (one, two) = (values[index], other.values[index])
      return !(one.isFinite && two.isFinite)
        || abs(one - factor * two) <= rounding * (1 + abs(two / other.values[row]))
    }
  }
}

extension [Column] {
  /// The measures without those that are a multiple of one before them.
  var withoutMultiples: [Column] {
    guard count <= Guess.mostHeldForPairs else { return self }
    var kept: [ComparedNumbers] = []
    return filter { column in
      guard let numbers = ComparedNumbers(column) else { return true }
      guard !kept.contains(where: numbers.areMultiples) else { return false }
      kept.append(numbers)
      return true
    }
  }

  /// The measures without those that are the difference of two others and go both ways, as a variance is of what was
  /// planned and what came.
  var withoutDifferences: [Column] {
    guard count > 2 else { return self }
    let numbers = compactMap(ComparedNumbers.init)
    guard numbers.count == count, count <= Guess.mostCompared else { return self }
    return indices.filter { index in
      !indices.contains { one in
        one != index
          && indices.contains { other in
            other > one && other != index && index > other
              && numbers[index].areDifferences(of: numbers[one], numbers[other])
          }
      }
    }.map { self[$0] }
  }
}
