import Tables

/// A stretch in which a series that repeats is unusually high, or low, for its place in what repeats: a warm year of the
/// Pacific, a week of rush.
public struct Episode: Equatable, Sendable {
  /// The indices of its points.
  public var points: ClosedRange<Int>
  /// The index of the value that is farthest from what is usual.
  public var extreme: Int
  /// True above what is usual.
  public var isHigh: Bool

  /// Makes an episode.
  public init(points: ClosedRange<Int>, extreme: Int, isHigh: Bool) {
    self.points = points
    self.extreme = extreme
    self.isHigh = isHigh
  }

  /// The fewest values, and the fewest periods, that say what is usual.
  private static let fewest = (values: 30, periods: 5)
  /// The modified z-scores (Iglewicz and Hoaglin 1993) that all of it reaches, and the one that some of it does.
  private static let (all, most) = (2.0, 3.5)
  /// The part of the range by which its extreme is away from what is usual: less is not noticed.
  private static let leastShare = 0.1

  /// The episodes of a series that repeats, the one that goes farthest first; `y` are shares of the range, and what is
  /// missing is not a number and ends an episode.
  ///
  /// Usual is the median of all values at the same place in the period. It takes at least three points and a
  /// twelfth of a period, and where more than a tenth of all values are in some, these are how the values are: then
  /// there is none.
  static func all(in y: [Double], period: Int?) -> [Episode] {
    all(leftOver: Period.leftOver(of: y, every: period), period: period)
  }

  /// The episodes of a series by what is left over of it without what repeats.
  static func all(leftOver rests: [Double], period: Int?) -> [Episode] {
    let count = rests.count { $0.isFinite }
    guard let period, period > 1, count >= fewest.values, count >= fewest.periods * period else {
      return []
    }
    guard let middle = Median.of(rests.indices, { rests[$0].isFinite ? rests[$0] : nil }),
      let deviation = Median.of(
        rests.indices, { rests[$0].isFinite ? abs(rests[$0] - middle) : nil }), deviation > 1e-12
    else { return [] }
    func score(_ point: Int) -> Double { (rests[point] - middle) * 0.6745 / deviation }
    let least = max(3, period / 12)
    var episodes: [Episode] = []
    for sign in [1.0, -1.0] {
      var start = 0
      while start < rests.count {
        var end = start
        while end < rests.count, sign * score(end) >= Self.all { end += 1 }
        defer { start = end + 1 }
        guard end - start >= least,
          let extreme = (start..<end).max(by: { sign * score($0) < sign * score($1) }),
          sign * score(extreme) >= most, abs(rests[extreme] - middle) >= leastShare
        else { continue }
        episodes.append(Episode(points: start...end - 1, extreme: extreme, isHigh: sign > 0))
      }
    }
    guard episodes.reduce(0, { $0 + $1.points.count }) * 10 <= count,
      !drifts(rests)
    else { return [] }
    return episodes.sorted {
      (abs(score($1.extreme)), $0.extreme) < (abs(score($0.extreme)), $1.extreme)
    }
  }

  /// The rank correlation with the places from which on all of a series rises, or falls: its end is high then, and nothing
  /// is unusual about that.
  private static let mostDrift = 0.7

  private static func drifts(_ rests: [Double]) -> Bool {
    let step = max(rests.count / RankCorrelation.limit, 1)
    let points = stride(from: 0, to: rests.count, by: step).filter { rests[$0].isFinite }
    let drift = RankCorrelation.of(points.map(Double.init), points.map { rests[$0] })
    return drift.map { abs($0) >= mostDrift } ?? false
  }
}
