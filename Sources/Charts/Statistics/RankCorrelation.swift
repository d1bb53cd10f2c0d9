/// The degree to which one side rises wherever the other does, whatever the curve (Spearman 1904).
enum RankCorrelation {
  /// The most pairs that are looked at; of more an even sample is.
  static let limit = 4096

  /// Pearson's correlation of the ranks of finite values; `nil` where one side does not vary.
  static func of(_ x: [Double], _ y: [Double]) -> Double? {
    let count = min(x.count, y.count)
    let step = max((count + limit - 1) / limit, 1)
    let sample = stride(from: 0, to: count, by: step)
    return Trend.correlation(of: ranks(of: sample.map { x[$0] }), ranks(of: sample.map { y[$0] }))
  }

  /// The rank of each value from 0; equal values share the mean of theirs.
  static func ranks(of values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = values
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count, values[order[end + 1]] == values[order[start]] { end += 1 }
      for k in start...end { ranks[order[k]] = Double(start + end) / 2 }
      start = end + 1
    }
    return ranks
  }
}
