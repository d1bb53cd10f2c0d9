/// The stretches of a series without a value.
public struct Gaps: Equatable, Sendable {
  /// Each run of points without a value, also at the start and at the end.
  public var runs: [Range<Int>]
  /// The longest gap; of equals the first.
  public private(set) var longest: Range<Int>?
  /// The number of gaps that are as long as the longest.
  private(set) var longestCount = 0

  /// Finds the gaps of `series`.
  public init(_ series: Series) {
    runs = []
    var start: Int?
    for i in 0..<series.count {
      if !series.y[i].isFinite {
        start = start ?? i
      } else if let first = start {
        runs.append(first..<i)
        start = nil
      }
    }
    if let start { runs.append(start..<series.count) }
    findLongest(in: series)
  }

  /// The number of points without a value.
  public var missing: Int { runs.reduce(0) { $0 + $1.count } }

  /// Finds the gap that leads farthest along x, from the known point before to the one behind, and of those alike has the
  /// most points; at an end of the series the step there stands for the point that is not there.
  ///
  /// Of uneven times one of more points may be over sooner.
  private mutating func findLongest(in series: Series) {
    var farthest: (way: Double, count: Int)?
    for run in runs {
      let way = Self.way(of: run, in: series)
      let compared = farthest.map { farthest in
        abs(way - farthest.way) <= 1e-9 * max(way, farthest.way)
          ? run.count - farthest.count : way > farthest.way ? 1 : -1
      }
      if let compared, compared <= 0 {
        longestCount += compared == 0 ? 1 : 0
      } else {
        (longest, longestCount, farthest) = (run, 1, (way, run.count))
      }
    }
  }

  private static func way(of run: Range<Int>, in series: Series) -> Double {
    let last = series.count - 1
    guard last > 0 else { return 0 }
    let start =
      run.lowerBound > 0
      ? series.x[run.lowerBound - 1] : 2 * series.x[0] - series.x[1]
    let end =
      run.upperBound <= last
      ? series.x[run.upperBound] : 2 * series.x[last] - series.x[last - 1]
    return abs(end - start)
  }
}

extension Chart {
  /// The number of points without a value; none of a matrix whose diagonal was left out.
  package var missingCount: Int {
    guard !isOfCorrelations, !isFilledByTurns else { return 0 }
    return series.indices.reduce(0) { $0 + (statistics(of: $1)?.missing ?? series[$1].count) }
  }

  /// A column that fills fewer rows than one in so many is nearly empty, and takes no turns.
  private static let mostTurns = 10

  /// True of several columns of which each row fills one: that the others are empty there is no news.
  ///
  /// Of a hundred rows one may fill none, or two.
  package var isFilledByTurns: Bool {
    guard series.count > 1, let count = series.first?.count, count > 3,
      series.allSatisfy({ $0.count == count })
    else { return false }
    // Of most charts a look at the first rows is enough.
    func areByTurns(_ points: Range<Int>) -> Bool {
      points.count { point in series.count { $0.y[point].isFinite } != 1 } * 100 <= points.count
    }
    guard areByTurns(0..<min(count, 200)), areByTurns(0..<count) else { return false }
    return series.allSatisfy { series in series.x.elements == self.series[0].x.elements }
      && series.allSatisfy { $0.y.count(where: \.isFinite) * Self.mostTurns >= $0.count }
  }

  /// The number of values that are missing, to be told by charts that show what they are counted to; empty
  /// where none is.
  var missingNote: [Fact] {
    let missing = series.reduce(0) { $0 + $1.y.count { !$0.isFinite } }
    return missing > 0 ? [.missingValues(missing)] : []
  }
}
