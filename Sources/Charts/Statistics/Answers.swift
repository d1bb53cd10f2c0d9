import Glibc
import Tables

/// The answers to what is asked next of a series, or of several: the middle half, the values below zero,
/// the largest on average, and the axis that would part small values.
extension Chart {
  /// The most values of which the quartiles are told: more are not sorted for it.
  private static let mostSorted = 1_000_000
  /// The fewest values with a middle half.
  private static let fewestWithHalf = 8

  /// The quartiles between which the middle half of the values lies (type 7 of Hyndman and Fan 1996).
  func middleHalf(of series: Series, series name: String?) -> Fact? {
    guard measure == nil, (Self.fewestWithHalf...Self.mostSorted).contains(series.count) else {
      return nil
    }
    let values = series.allValues.filter(\.isFinite)
    guard values.count >= Self.fewestWithHalf, let box = Quartiles(values)?.box,
      box.lowerBound < box.upperBound
    else { return nil }
    var (low, high) = (average(box.lowerBound), average(box.upperBound))
    let digits = max(low.fractionDigits, high.fractionDigits)
    low.fractionDigits = digits
    high.fractionDigits = digits
    return .middleHalf(low, high, series: name)
  }

  /// The number of values below zero, where there are some on both sides, and the first of them.
  func belowZero(of series: Series, series name: String?) -> (fact: Fact, point: Int)? {
    guard yAxis.effectiveScale == .linear, !isRound else { return nil }
    let values = series.allValues
    var (below, others, first) = (0, 0, 0)
    for index in values.indices where values[index].isFinite {
      if values[index] < 0 {
        if below == 0 { first = index }
        below += 1
      } else {
        others += 1
      }
    }
    guard below > 0, others > 0 else { return nil }
    return (.belowZero(below, of: below + others, place(series.x[first]), series: name), first)
  }

  /// The series with the highest and the lowest mean, where all can be set against each other.
  var largestMean: Fact? {
    guard series.count > 1, measure == nil, yAxis.valueKind != .rank,
      series.indices.dropFirst().allSatisfy({ areComparable(0, $0) })
    else { return nil }
    let told = series.indices.filter { !isOfOthers($0) }
    // The mean of one month is no match for that of seven: cohorts that began later have been watched for less.
    let counts = told.map { series[$0].allValues.count(where: \.isFinite) }.filter { $0 > 0 }
    guard let fewest = counts.min(), let most = counts.max(), 2 * fewest >= most else { return nil }
    let means = told.compactMap { index in
      statistics(of: index).map { (name: series[index].name, mean: $0.mean) }
    }
    guard means.count > 1, let high = means.max(by: { $0.mean < $1.mean }),
      let low = means.min(by: { $0.mean < $1.mean }), high.mean > low.mean
    else { return nil }
    var (highest, lowest) = (average(high.mean), average(low.mean))
    let digits = max(highest.fractionDigits, lowest.fractionDigits)
    highest.fractionDigits = digits
    lowest.fractionDigits = digits
    // Two that are told alike are no highest and no lowest.
    let power = pow(10, Double(min(digits, 15)))
    guard (high.mean * power).rounded() != (low.mean * power).rounded() else { return nil }
    return .largestMean(high.name, highest, lowest: low.name, lowest)
  }

  /// The powers of ten that positive values span on a linear axis, from three on, where half of them are in its lowest
  /// twentieth.
  var spannedPowers: Fact? {
    guard yAxis.effectiveScale == .linear, type.projections.measure == nil, rowNames == nil,
      !isRound,
      !countsValues, let extent = yExtent, extent.lowerBound > 0
    else { return nil }
    let ratio = extent.upperBound / extent.lowerBound
    guard ratio >= 1000, ratio.isFinite else { return nil }
    let limit = extent.lowerBound + (extent.upperBound - extent.lowerBound) / 20
    let values = series.flatMap { $0.y.filter(\.isFinite) }
    let lowCount = values.count { $0 <= limit }
    guard lowCount * 2 >= values.count else { return nil }
    return .spannedPowers(Int(log10(ratio) + 1e-9), option: "--y-scale log10")
  }
}
