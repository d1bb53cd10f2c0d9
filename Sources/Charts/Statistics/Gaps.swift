/// The stretches of a series without a value.
public struct Gaps: Equatable, Sendable {
  /// Each run of points without a value, also at the start and at the end.
  public var runs: [Range<Int>]

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
  }

  /// The number of points without a value.
  public var missing: Int { runs.reduce(0) { $0 + $1.count } }

  /// The longest gap; of equals the first.
  public var longest: Range<Int>? {
    var longest = runs.first
    for run in runs where run.count > longest?.count ?? 0 { longest = run }
    return longest
  }
}

extension Chart {
  /// The number of points without a value; none of a matrix whose diagonal was left out.
  package var missingCount: Int {
    guard !isOfCorrelations else { return 0 }
    return series.indices.reduce(0) { $0 + (statistics(of: $1)?.missing ?? series[$1].count) }
  }

  /// The number of values that are missing, to be told by charts that show what they are counted to; empty
  /// where none is.
  var missingNote: [Fact] {
    let missing = series.reduce(0) { $0 + $1.y.count { !$0.isFinite } }
    return missing > 0 ? [.missingValues(missing)] : []
  }
}
