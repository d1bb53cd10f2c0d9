/// The large swings of a series, without its noise.
struct Swings {
  /// The number of means of neighboring values in which they are seen.
  private static let blocks = 12
  /// The least swing, as a share of the range of the means; just this much is none, however it is rounded.
  private static let least = 0.2 + 1e-9

  /// The heights at the start, at each turn and at the end, as shares of the range.
  private let heights: [Double]

  /// Finds the swings of finite values.
  init(_ y: [Double]) {
    guard let shares = Shares(of: y) else {
      heights = []
      return
    }
    let count = min(Self.blocks, y.count)
    let means = (0..<count).map { block in
      let values = y[block * y.count / count..<(block + 1) * y.count / count]
      return values.reduce(0) { $0 + shares[$1] } / Double(values.count)
    }
    let turns = TurningPoints.indices(of: means, at: means.indices, share: Self.least)
    heights = [means.first].compactMap(\.self) + turns.map { means[$0] } + means.suffix(1)
  }

  /// The share of all the way that leads up, or down, in the end; below zero where it leads
  /// elsewhere.
  func share(rising: Bool) -> Double {
    guard let first = heights.first, let last = heights.last else { return 0 }
    let path = zip(heights, heights.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    return path > 0 ? (rising ? last - first : first - last) / path : 0
  }
}
