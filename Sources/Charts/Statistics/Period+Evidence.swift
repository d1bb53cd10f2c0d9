/// The evidence for a period that no calendar has.
extension Chart {
  /// More whole periods than these are no chance, whatever else a series does.
  private static let surelyWhole = 8
  /// Fewer whole periods are a few turns.
  private static let fewestWhole = 4

  /// True of a period of the calendar, and of one that comes again often enough to say more of a series than its course does.
  ///
  /// A few periods must follow each other in even steps, and what comes again must vary as much as the means of the periods do
  /// beyond a straight line: a hump with a ripple on it is told as a hump.
  ///
  /// - Parameters:
  ///   - period: The period.
  ///   - shares: The values at even steps, as shares of their range.
  ///   - series: The series that has them.
  /// - Returns: False where a trend or a hump is to be told.
  func isEvident(_ period: Period, of shares: [Double], in series: Series) -> Bool {
    let whole = shares.count / max(period.points, 1)
    guard whole < Self.surelyWhole else { return true }
    let span = plainSpan(of: period, in: series)
    switch span {
    case .calendar, .workingDay: return true
    case .seconds(let seconds) where [86_400, 604_800].contains(seconds): return true
    default: break
    }
    guard whole >= Self.fewestWhole, xAxis.categories != nil || span != nil else { return false }
    let residuals = Autocorrelation(shares).residuals
    guard let rests = Cycles(residuals, every: period.points)?.rests else { return true }
    let placed = rests.indices.filter { rests[$0].isFinite && residuals[$0].isFinite }
    var places = Array(repeating: (sum: 0.0, count: 0.0), count: period.points)
    for point in placed {
      places[point % period.points].sum += rests[point]
      places[point % period.points].count += 1
    }
    let count = Double(max(placed.count, 1))
    let repeated = places.reduce(0) { $1.count > 0 ? $0 + $1.sum * $1.sum / $1.count : $0 } / count
    let course = placed.map { residuals[$0] - rests[$0] }
    let mean = course.reduce(0, +) / count
    return repeated >= course.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
  }
}
