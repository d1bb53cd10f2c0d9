import Tables

/// The series whose values can be set against each other.
extension Chart {
  /// True where the values of two series can be set against each other.
  ///
  /// Degrees and millimeters cannot, nor columns without a unit of which one reaches over three times as far as the
  /// other, or counts what the other measures, nor can points that share their place with others of their
  /// series. Those of a scatter are things of their own, which are compared only where each has its
  /// counterpart.
  public func areComparable(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (series[a], series[b])
    guard first.unit == second.unit, !first.repeatsPlaces, !second.repeatsPlaces else {
      return false
    }
    if first.unit?.isEmpty != false, let columns = channels?.y, columns.count > 1,
      channels?.reason != .asked,
      !haveLikeRanges(a, b) || isCountBesideMeasure(a, b)
    {
      return false
    }
    return type != .scatter || Comparison(first, second, relation(a, b)).isEverywhere
  }

  /// True where neither series reaches more than three times as far from zero as the other; a few values that go
  /// farther than all others are no reach.
  private func haveLikeRanges(_ a: Int, _ b: Int) -> Bool {
    if haveLikeExtremes(a, b) { return true }
    let reaches = [Self.reach(of: series[a]), Self.reach(of: series[b])]
    guard let small = reaches.min(), let large = reaches.max(), small > 0, large.isFinite
    else { return false }
    return large <= 3 * small
  }

  /// The distance from zero that nearly all values of a series keep within; not a number of few.
  private static func reach(of series: Series) -> Double {
    let step = max(series.count / mostLookedAt, 1)
    let points = stride(from: 0, to: series.count, by: step)
    let sizes = points.map { abs(series.y[$0]) }.filter { $0.isFinite }
    return sizes.count < fewestWithReach ? .nan : Quantile.at(0.95, in: sizes)
  }

  private func haveLikeExtremes(_ a: Int, _ b: Int) -> Bool {
    let reaches = [a, b].map { index in
      statistics(of: index).map {
        max(abs(series[index].y[$0.highest]), abs(series[index].y[$0.lowest]))
      } ?? 0
    }
    guard let small = reaches.min(), let large = reaches.max() else { return true }
    return large <= 3 * small
  }

  /// True of whole numbers beside values that mostly are none: seats and percent.
  private func isCountBesideMeasure(_ a: Int, _ b: Int) -> Bool {
    let shares = [a, b].map { index -> Double? in
      let values = series[index].allValues.prefix(Self.mostLookedAt).filter(\.isFinite)
      guard values.count >= Self.fewestOfColumn else { return nil }
      return Double(values.count { $0 != $0.rounded() }) / Double(values.count)
    }
    guard let first = shares[0], let second = shares[1] else { return false }
    return min(first, second) == 0 && max(first, second) > 0.5
  }

  /// The values of a column that tell whether it counts: the most that are looked at, and the fewest.
  private static let (mostLookedAt, fewestOfColumn) = (1_000, 5)
  /// Of fewer values each is a part of how far they reach.
  private static let fewestWithReach = 40
}
