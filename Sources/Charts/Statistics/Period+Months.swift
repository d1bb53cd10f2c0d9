import Glibc
import Tables

extension Period {
  /// True where values follow the months or quarters of the calendar as well as the even lengths of the period.
  ///
  /// Something that comes again every 30 days is soon elsewhere in the month. Compared are the shares of the
  /// variance that the places in the unit and those in the period explain (eta squared of a one-way analysis of
  /// variance; Fisher 1925).
  ///
  /// - Parameters:
  ///   - unit: The unit of the calendar, which is not always as long.
  ///   - series: The values, whose x are seconds.
  ///   - step: The seconds between two values.
  /// - Returns: False where the period explains clearly more, by 0.05.
  func follows(_ unit: TimeUnit, in series: Series, step: Double) -> Bool {
    guard let first = series.x.first, step > 0, length >= 2 else { return true }
    let inUnit = Self.shareExplained(of: series) { ($0 - unit.start(of: $0)) / step }
    let inPeriod = Self.shareExplained(of: series) { fmod(($0 - first) / step, length) }
    let tolerance = 0.05
    return inUnit >= inPeriod - tolerance
  }

  /// The share of the variance of values that the whole steps since a beginning explain, 0 … 1.
  private static func shareExplained(
    of series: Series, steps: (Double) -> Double
  ) -> Double {
    var groups: [Int: (sum: Double, count: Double)] = [:]
    var (sum, squares, count) = (0.0, 0.0, 0.0)
    let largest = series.allValues.lazy.filter(\.isFinite).map(abs).max() ?? 0
    guard largest > 0 else { return 0 }
    for (x, value) in zip(series.x, series.y.prefix(series.count)) where value.isFinite {
      guard let step = Int(exactly: steps(x).rounded(.down)) else { continue }
      let y = value / largest
      groups[step, default: (0, 0)].sum += y
      groups[step, default: (0, 0)].count += 1
      (sum, squares, count) = (sum + y, squares + y * y, count + 1)
    }
    guard count > 0 else { return 0 }
    let all = squares - sum * sum / count
    guard all > 0 else { return 0 }
    let between = groups.values.reduce(0) { $0 + $1.sum * $1.sum / $1.count } - sum * sum / count
    return between / all
  }
}
