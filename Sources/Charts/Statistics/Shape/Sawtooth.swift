import Tables

extension Chart {
  /// The sawtooth that a series is, the point that its largest jump leads to, and whether its jumps are even, as those of a
  /// repetition are; `nil` of any other.
  ///
  /// Four of five steps that lead anywhere go one way, all together at least a third of the range; what goes the other way is nearly all done by a
  /// few steps, each a fifth of the range or more, or far more than any the other way, and between them it goes on for a while.
  func sawtooth(of series: Series) -> (shape: Shape.Sawtooth, point: Int, isEven: Bool)? {
    let points = FiniteIndices(of: series.allValues)
    guard points.count >= Sawtooth.fewest, points.count <= Sawtooth.most else { return nil }
    let y = points.elements(of: series.allValues)
    let breaks = unknownStarts(of: series)
    // Nobody knows what a value over a break came from.
    let unknown = Set(points.indices.filter { breaks.contains(points[$0]) })
    guard let found = Sawtooth(y, over: unknown) else { return nil }
    let point = points[found.largest]
    func size(ofJumpTo position: Int) -> Quantity {
      distance(y[position - 1], y[position], of: series)
    }
    let largest = size(ofJumpTo: found.largest)
    var shape = Shape.Sawtooth(
      isFalling: found.isFalling, jumps: found.jumps.count, largest: largest,
      place: place(series.x[point]))
    // Jumps that are told alike are no larger in one place than in another.
    shape.areAlike = found.jumps.allSatisfy {
      let size = size(ofJumpTo: $0)
      return (size.told ?? size.value) == (largest.told ?? largest.value)
    }
    return (shape, point, found.isEven)
  }
}

/// The jumps of values that go the other way step by step.
struct Sawtooth: Equatable {
  var isFalling: Bool
  /// The positions that the jumps lead to, ascending.
  var jumps: [Int] = []
  /// The one of the largest jump.
  var largest = 0

  /// Fewer values are looked at one by one.
  static let fewest = 20
  /// Of more values no teeth are seen.
  static let most = 100_000
  /// The part of the range that a jump is at least, and that all steps the other way are together.
  private static let leastJump = 0.2
  /// A smaller one is a jump as well beside steps the other way that are half as large at most.
  private static let leastSmallJump = 0.05
  private static let leastWay = 1.0 / 3
  /// Fewer steps between two jumps are no way of their own.
  private static let fewestBetween = 3

  /// True where all of at least three ways between jumps are of one length, or differ by a point or a twentieth: the days
  /// of months do not.
  var isEven: Bool {
    let ways = zip(jumps, jumps.dropFirst()).map { $1 - $0 }
    guard ways.count > 2, let shortest = ways.min(), let longest = ways.max() else { return false }
    return longest - shortest <= max(1, longest / 20)
  }

  /// Finds the jumps of finite values, none of which leads over a break, the positions of the values behind it.
  init?(_ y: [Double], over breaks: Set<Int> = []) {
    guard let low = y.min(), let high = y.max(), low < high else { return nil }
    let steps = zip(y, y.dropFirst()).map { ($1 - $0) / (high - low) }
    let falls = steps.count { $0 < 0 }
    isFalling = falls * 2 > steps.count
    let sign = isFalling ? 1.0 : -1.0
    let back = steps.filter { $0 * sign > 0 }
    let ahead = steps.filter { $0 * sign < 0 }
    guard back.count * 4 <= ahead.count, -ahead.reduce(0, +) * sign >= Self.leastWay else {
      return nil
    }
    let farthest = -(ahead.map { $0 * sign }.min() ?? 0)
    let least = min(Self.leastJump, max(2 * farthest, Self.leastSmallJump))
    let all = steps.indices.filter { steps[$0] * sign >= least }.map { $0 + 1 }
    jumps = all.filter { !breaks.contains($0) }
    let jumped = all.reduce(0) { $0 + steps[$1 - 1] * sign }
    guard jumps.count > 1, jumped >= 0.8 * back.reduce(0, +) * sign,
      zip(all, all.dropFirst()).allSatisfy({ $1 - $0 > Self.fewestBetween })
    else { return nil }
    largest = jumps.max { steps[$0 - 1] * sign < steps[$1 - 1] * sign } ?? jumps[0]
  }
}
