import Glibc
import Tables

extension Column {
  /// True of two measures that both say how large something is: they span sizes, and one is nearly as many times the
  /// other everywhere, as the people and the houses of towns are.
  func growsAlong(with other: Column) -> Bool {
    guard let own = sizes, let others = other.sizes, own.count == others.count else { return false }
    let pairs = zip(own, others).filter { $0.isFinite && $1.isFinite }
    guard pairs.count >= Guess.fewestGrown, let spread = pairs.map(\.0).spread,
      let otherSpread = pairs.map(\.1).spread, spread >= Self.leastSpread,
      otherSpread >= Self.leastSpread,
      let between = pairs.map({ $0.0 - $0.1 }).spread
    else { return false }
    return between <= Self.mostBetween * Swift.min(spread, otherSpread)
      && Swift.max(spread, otherSpread) <= Self.mostSteep * Swift.min(spread, otherSpread)
  }

  /// The logarithms of an even sample of numbers above zero; `nil` of others.
  private var sizes: [Double]? {
    guard case .numbers(let numbers) = values, numbers.kind == .amount else { return nil }
    let step = Swift.max((numbers.values.count + 511) / 512, 1)
    let sample = stride(from: 0, to: numbers.values.count, by: step).map { numbers.values[$0] }
    guard sample.allSatisfy({ !($0 < 0) }) else { return nil }
    return sample.map { $0 > 0 ? log($0) : .nan }
  }

  /// The middle four fifths of what says how large something is span at least a factor of three.
  private static let leastSpread = 1.1
  /// The share of that which the ratio of two such numbers spans at most.
  private static let mostBetween = 0.5
  /// One of them that grows faster than this is not a size of the same kind: a volume beside a length.
  private static let mostSteep = 1.35
}

extension Guess {
  /// Fewer things may be alike by chance.
  static let fewestGrown = 12
}

extension [Double] {
  /// The distance between the first and the last tenth of some numbers.
  fileprivate var spread: Double? {
    guard count > 2 else { return nil }
    let sorted = sorted()
    return Quantile.at(0.9, of: sorted) - Quantile.at(0.1, of: sorted)
  }
}
