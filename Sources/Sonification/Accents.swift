extension Course {
  /// The most points that are accents in one pass.
  private static let mostAccents = 12
  /// The number of slices to either side that a point is compared with.
  private static let reach = 2

  /// The points that stand out from dense slices, in the order they come: at most one a slice, and of
  /// all the farthest.
  ///
  /// A point stands out that is more than three robust standard deviations, 1.4826 times the median
  /// absolute deviation each, from the median of its neighborhood; where that is 0, any that departs.
  func accents(_ summaries: [SliceSummary]) -> [Stop] {
    var found: [(departure: Double, stop: Stop)] = []
    for (index, summary) in summaries.enumerated() where summary.isDense {
      let around = max(index - Self.reach, 0)...min(index + Self.reach, summaries.count - 1)
      let heights = summaries[around].flatMap(\.sample)
      guard let median = Self.median(heights),
        let deviation = Self.median(heights.map { abs($0 - median) })
      else { continue }
      let (low, high) = (stops[summary.lowest], stops[summary.highest])
      let stop = median - low.height > high.height - median ? low : high
      let departure = abs(stop.height - median)
      guard departure > 3 * 1.4826 * deviation else { continue }
      found.append((departure, stop))
    }
    return found.sorted { $0.departure > $1.departure }.prefix(Self.mostAccents).map { accent in
      var stop = accent.stop
      stop.startsGap = false
      return stop
    }.sorted { $0.share < $1.share }
  }

  /// The middle of `values`, the upper one of two.
  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
