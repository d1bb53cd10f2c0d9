import Tables

/// The reason why a value is an outlier.
public enum OutlierReason: Equatable, Sendable {
  /// It is far from the values before and after it.
  case neighbors
  /// It is far from all others, which have no order: also the next one is a tenth of the range away, and no two others
  /// that follow each other are as far apart.
  case others
  /// It is far from the median of what has no order, though there are others beside it.
  case median
  /// It is unusual for its month, quarter, hour or day of the week, in which the series repeats.
  case part(Place)
  /// It is unusual for its place in what repeats.
  case repetition
}

extension Chart {
  /// The reason why a point of a series is an outlier: what is usual was taken off before; `nil` along a course where a
  /// value beside it is as far off.
  func outlierReason(_ point: Int, of series: Series, _ period: Period?) -> OutlierReason? {
    guard hasCourse else { return isFarFromAll(point, of: series) ? .others : .median }
    guard let period else { return isFarFromNeighbors(point, of: series) ? .neighbors : nil }
    guard let unit = unit(of: span(of: period, in: series)),
      let part = part(of: unit, at: series.x[point])
    else { return .repetition }
    return .part(place(of: part, unit))
  }

  /// The distance, as a share of the range of the series, from which on values are far from each other.
  private static let far = 0.1

  private func isFarFromAll(_ point: Int, of series: Series) -> Bool {
    let shares = shares(of: series)
    let others = shares.indices.lazy.filter { $0 != point && shares[$0].isFinite }.map {
      shares[$0]
    }
    let distance = others.map { abs($0 - shares[point]) }.min() ?? 0
    return distance >= Self.far && !Self.isGap(of: distance, amid: others)
  }

  /// True where two shares that follow each other in size are at least so far apart.
  ///
  /// They need not be sorted for it: what is so wide spans an empty stretch of half that width.
  private static func isGap(of width: Double, amid shares: some Sequence<Double>) -> Bool {
    let count = Int(2 / width) + 1
    var stretches = [ClosedRange<Double>?](repeating: nil, count: count)
    for share in shares {
      let stretch = min(max(Int(share * 2 / width), 0), count - 1)
      let known = stretches[stretch] ?? share...share
      stretches[stretch] = min(known.lowerBound, share)...max(known.upperBound, share)
    }
    let filled = stretches.compactMap(\.self)
    return zip(filled, filled.dropFirst()).contains { $1.lowerBound - $0.upperBound >= width }
  }

  private func isFarFromNeighbors(_ point: Int, of series: Series) -> Bool {
    let values = series.allValues
    guard let shares = Shares(of: values, on: yAxis.effectiveScale) else { return true }
    // Without a list of the shares: three of millions are asked for.
    func share(_ point: Int) -> Double { values[point].isFinite ? shares[values[point]] : .nan }
    let sides = [
      (0..<point).last { share($0).isFinite },
      (point + 1..<values.count).first { share($0).isFinite },
    ]
    return sides.compactMap(\.self).allSatisfy { abs(share($0) - share(point)) >= Self.far }
  }
}
