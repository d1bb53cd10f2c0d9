import Tables

/// The test of values that seem to stay at a level: no trend of their ranks, and ends no farther apart than their noise.
enum LevelTest {
  /// True where neither the ranks nor a fitted line nor the first and the last value lead anywhere.
  ///
  /// The ranks are tested with all values and without those beyond Tukey's fences (1977); Spearman's correlation times
  /// the root of one less than the number is about normal where there is no trend (Kendall and Gibbons 1990).
  static func passes(_ course: CoursePoints) -> Bool {
    guard course.y.count > 2 else { return true }
    // The quicker ones first.
    return !hasTrend(course.all.x, course.all.y) && !isTilted(course.x, course.y)
      && !areEndsApart(course.y) && !hasTrend(besideOutliers: course)
  }

  /// The normal value that chance reaches once in twenty times.
  private static let rare = 1.96

  private static func hasTrend(_ x: [Double], _ y: [Double]) -> Bool {
    guard y.count > 2, let correlation = RankCorrelation.of(x, y) else { return false }
    let count = Double(min(y.count, RankCorrelation.limit))
    return abs(correlation) * (count - 1).squareRoot() >= rare
  }

  private static func hasTrend(besideOutliers course: CoursePoints) -> Bool {
    let (lower, upper) = (Quantile.at(0.25, in: course.y), Quantile.at(0.75, in: course.y))
    let reach = 1.5 * (upper - lower)
    let (x, y) = course.all
    // Of a sample those that the ranks of all are taken of.
    let step = course.isSample ? (y.count + RankCorrelation.limit - 1) / RankCorrelation.limit : 1
    let kept = stride(from: 0, to: y.count, by: step).filter {
      y[$0] >= lower - reach && y[$0] <= upper + reach
    }
    return kept.count * step < y.count && hasTrend(kept.map { x[$0] }, kept.map { y[$0] })
  }

  /// True where the last value is farther from the first than nine tenths of all are from each other.
  private static func areEndsApart(_ y: [Double]) -> Bool {
    guard let first = y.first, let last = y.last else { return false }
    return abs(last / 2 - first / 2)
      > Quantile.at(0.95, in: y) / 2 - Quantile.at(0.05, in: y) / 2
  }

  /// True where the ends of the line of least squares differ by more than the deviation that it leaves, and of few values
  /// by more than two standard errors of that difference: the same noise is a level whether there is much of it or little.
  private static func isTilted(_ x: [Double], _ y: [Double]) -> Bool {
    guard let correlation = Trend.correlation(of: x, y), let low = x.min(), let high = x.max(),
      low < high
    else { return false }
    // The slope is the correlation times both deviations; what the line leaves is the root of one less its square.
    let places = x.map { ($0 - low) / (high - low) }
    let mean = places.reduce(0, +) / Double(places.count)
    let square = places.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(places.count)
    guard square > 0 else { return false }
    let least = max(1, 2 * (12 / Double(y.count)).squareRoot())
    return abs(correlation) / square.squareRoot()
      > least * (1 - correlation * correlation).squareRoot()
  }
}
