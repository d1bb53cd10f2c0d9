import Tables

/// Periods in hours that a day has whole ones of.
extension Chart {
  /// The hours of a period that begins at the same times each day, and those of a week.
  private static let hours = [1.0, 2, 3, 4, 6, 8, 12, 24, 168]
  /// The least shares of its correlation that are left after one of the clock, and after as many as half of the series has.
  private static let (leastOnce, leastLater) = (0.95, 0.85)

  /// The period in whole hours of a day or a week, where it is a point longer or shorter than the one that was found and
  /// hardly less like itself: what is done at the same times each day does not come again after 11 hours and a half, as it
  /// seems over a change of the clocks.
  ///
  /// A tide, which comes a little later each day, is clearly less like itself after several days.
  ///
  /// - Parameters:
  ///   - period: The period that was found.
  ///   - shares: The values at even steps, as shares of their range.
  ///   - series: The series that has them.
  /// - Returns: One of the clock, or the same.
  func onClock(_ period: Period, of shares: [Double], in series: Series) -> Period {
    guard case .date = xAxis.kind, let step = usualStep(of: series), step > 0, step < 86_400
    else { return period }
    let others = Self.hours.map { $0 * 3600 / step }.filter { points in
      points >= 2 && abs(points - points.rounded()) < 1e-6
        && Int(points.rounded()) != period.points && abs(points - Double(period.points)) <= 1
    }
    guard !others.isEmpty else { return period }
    let likeness = Autocorrelation(shares)
    func value(_ points: Int, times: Int = 1) -> Double {
      likeness.correlation(atLag: points * times)?.value ?? 0
    }
    let found = others.map { Int($0.rounded()) }.first { points in
      let times = max(likeness.count / 2 / max(points, period.points), 1)
      return value(points) >= Self.leastOnce * value(period.points)
        && value(points, times: times) >= Self.leastLater * value(period.points, times: times)
    }
    guard let points = found else { return period }
    return Period(points: points, correlation: period.correlation)
  }
}
