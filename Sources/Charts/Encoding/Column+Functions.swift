import Glibc
import Tables

extension [Column] {
  /// The measures without those that are a function of another beside them, so that a chart of the two shows nothing but
  /// that: its logarithm or its square, or what it takes to make one and the same product of them, as a speed and the time
  /// for one way.
  ///
  /// The first in the table stays, and of a number and its logarithm or square the number, which need be no measure itself: "tsq"
  /// goes beside "t" that counts the rows.
  ///
  /// - Parameter table: All columns of the table, among which these are.
  /// - Returns: The measures in their order.
  func withoutFunctions(in table: [Column] = []) -> [Column] {
    let names = Set(map(\.name))
    let others =
      table.count <= Guess.mostFunctions
      ? table.filter { !names.contains($0.name) && $0.isNumeric }.compactMap(SampledNumbers.init)
      : []
    guard count > 1, count <= Guess.mostFunctions else { return self }
    let numbers = map(SampledNumbers.init)
    let derived = indices.filter { index in
      guard let own = numbers[index] else { return false }
      return others.contains { own.isLogarithm(of: $0) || own.isSquare(of: $0) }
        || indices.contains { other in
          guard other != index, let base = numbers[other] else { return false }
          return own.isLogarithm(of: base) || own.isSquare(of: base)
            || other < index && own.makesOneProduct(with: base)
        }
    }
    guard derived.count < count else { return self }
    let kept = indices.filter { !derived.contains($0) }
    // A number that only counts on is what the one other was made over: it is no measure beside it.
    if kept.count == 1, count == 2, numbers[kept[0]]?.countsOn == true { return self }
    return indices.filter { !derived.contains($0) }.map { self[$0] }
  }
}

extension Guess {
  /// More measures than these are not held against each other as functions.
  static let mostFunctions = 64
}

/// An even sample of the numbers of a column: more of them make no other function.
private struct SampledNumbers {
  private let values: [Double]
  /// Half the size of the last digit, and a little.
  private let rounding: Double

  private static let mostRows = 1_024

  init?(_ column: Column) {
    guard case .numbers(let numbers) = column.values,
      [.amount, .lapse].contains(numbers.kind)
    else { return nil }
    let step = Swift.max((numbers.values.count + Self.mostRows - 1) / Self.mostRows, 1)
    values = stride(from: 0, to: numbers.values.count, by: step).map { numbers.values[$0] }
    rounding = 0.51 * pow(10, -Double(numbers.fractionDigits))
  }

  /// True of numbers that go up in even steps.
  var countsOn: Bool {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, step > 0 else { return false }
    return steps.allSatisfy { abs($0 - step) <= 1e-9 * step + rounding / 50 }
  }

  /// True where these are the logarithms of some numbers to any base, or of one more than each.
  func isLogarithm(of other: SampledNumbers) -> Bool {
    guard varies(by: 1e-3), other.values.allSatisfy({ !($0 < 0) }) else { return false }
    let scales = [1, M_LN10, M_LN2]
    return scales.contains { scale in
      [0.0, 1].contains { shift in
        holds(other) { own, base in
          guard base + shift > 0 else { return own == 0 }
          let logarithm = log(base + shift) / scale
          return abs(own - logarithm) <= Swift.max(rounding, 1e-6 * Swift.max(abs(logarithm), 1))
        }
      }
    }
  }

  /// True where these are the squares of some numbers.
  func isSquare(of other: SampledNumbers) -> Bool {
    guard other.values.contains(where: { abs($0) > 1 }) else { return false }
    return holds(other) { own, base in
      abs(own - base * base) <= Swift.max(rounding, 1e-5 * base * base)
    }
  }

  /// True where the product with some others is the same in every row.
  func makesOneProduct(with other: SampledNumbers) -> Bool {
    let products = zip(values, other.values).map { $0 * $1 }.filter { $0.isFinite && $0 > 0 }
    guard products.count >= Guess.fewestPlaces else { return false }
    let product = Quantile.at(0.5, of: products.sorted())
    guard varies(by: 0.05), values.allSatisfy({ !($0 <= 0) }) else { return false }
    return holds(other) { own, base in
      // Numbers so rough that any two make it say nothing.
      abs(own * base - product)
        <= Swift.min(
          rounding * 2 * abs(base) + other.rounding * 2 * abs(own) + 1e-6 * product,
          0.02 * product)
    }
  }

  /// True of numbers that differ by far more than their rounding, and by a share of the largest: what hardly varies is nearly
  /// any function of anything.
  private func varies(by share: Double) -> Bool {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return false }
    return high - low > 20 * rounding && high - low > share * Swift.max(abs(low), abs(high))
  }

  private func holds(_ other: SampledNumbers, _ test: (Double, Double) -> Bool) -> Bool {
    guard values.count == other.values.count else { return false }
    var different: Set<Double> = []
    var rows = 0
    for (own, base) in zip(values, other.values) where own.isFinite && base.isFinite {
      guard test(own, base) else { return false }
      rows += 1
      if different.count < Guess.fewestPlaces { different.insert(base) }
    }
    return rows >= Guess.fewestPlaces && different.count >= Guess.fewestPlaces - 2
  }
}
