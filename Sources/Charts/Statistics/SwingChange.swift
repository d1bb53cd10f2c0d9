import Tables

/// The change of how far values swing around their course from the first half of a series to the second.
///
/// A value swings by its distance from the mean of those within a fortieth of all on both sides, at least two and at most
/// seven, so that neither a trend nor a bend is a swing. The mean distances in ten blocks of each half are compared by the
/// test of Brown and Forsythe (1974): of blocks rather than of values, as neighbors are alike. Told is a change by which
/// both the means and the medians of the blocks are at least twice as large in one half, and that chance makes less than
/// once in a hundred times.
struct SwingChange: Equatable {
  /// The larger of the mean distances by the smaller.
  var times: Double
  /// True where they are larger in the second half.
  var isGrowing: Bool

  /// `nil` where nothing is clear, of few values or very many, and of few different ones.
  init?(of values: [Double]) {
    let count = values.count
    guard Self.lengths.contains(count), values.allSatisfy(\.isFinite),
      Set(values).count > max(8, count / 20)
    else { return nil }
    let reach = min(max(count / 40, 2), 7)
    let width = Double(2 * reach + 1)
    var rests: [Double] = []
    for index in reach..<count - reach {
      let around = values[index - reach...index + reach].reduce(0) { $0 + $1 / width }
      rests.append(values[index] - around)
    }
    guard let middle = Median.of(rests) else { return nil }
    let blocks = (0..<2 * Self.blocks).map { block in
      let part =
        rests.count * block / (2 * Self.blocks)..<rests.count * (block + 1)
        / (2 * Self.blocks)
      return Aggregate.mean(rests[part].map { abs($0 - middle) })
    }
    let (first, second) = (Array(blocks.prefix(Self.blocks)), Array(blocks.suffix(Self.blocks)))
    let means = (first: Aggregate.mean(first), second: Aggregate.mean(second))
    // Less than this is what rounding left.
    guard let low = values.min(), let high = values.max(),
      min(means.first, means.second) > 1e-9 * (high - low),
      let median = Median.of(first), let other = Median.of(second)
    else { return nil }
    isGrowing = means.second > means.first
    times = isGrowing ? means.second / means.first : means.first / means.second
    let spread = Self.squares(first, means.first) + Self.squares(second, means.second)
    let size = Double(Self.blocks)
    let error = (spread / (2 * size - 2) * 2 / size).squareRoot()
    let reached = abs(means.second - means.first) / error
    guard times.isFinite, times >= Self.least, reached >= Self.leastSure,
      isGrowing ? other >= Self.least * median : median >= Self.least * other
    else { return nil }
  }

  private static func squares(_ values: [Double], _ mean: Double) -> Double {
    values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  private static let lengths = 60...100_000
  private static let blocks = 10
  private static let least = 2.0
  /// Student's t with 18 degrees of freedom, which chance goes beyond once in a hundred times, either way.
  private static let leastSure = 2.878
}
