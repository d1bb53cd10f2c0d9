import Tables

/// The five numbers of a box plot, and what lies outside of it.
struct Quartiles: Equatable {
  /// The middle value.
  var median: Double
  /// From the lower to the upper quartile.
  var box: ClosedRange<Double>
  /// From the lowest to the highest value that is no outlier.
  var whiskers: ClosedRange<Double>
  /// The values more than 1.5 interquartile ranges beyond a quartile, from the highest down (Tukey,
  /// Exploratory Data Analysis, 1977).
  var outliers: [Double]
  /// The number of values.
  private var count: Int

  /// Fewer values do not say what is usual.
  private static let fewest = 10
  /// So few values are single ones, however few there are.
  private static let mostSingle = 3

  /// Measures `values`; `nil` without one that is a number.
  init?(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let quartiles = [0.25, 0.5, 0.75].map { Quantile.at($0, of: sorted) }
    median = quartiles[1]
    box = quartiles[0]...max(quartiles[2], quartiles[0])
    // Halves, because the reach of finite numbers may not be finite.
    let reach = 3 * (box.upperBound / 2 - box.lowerBound / 2)
    let fences = (box.lowerBound - reach, box.upperBound + reach)
    let beyond = sorted.filter { $0 < fences.0 || $0 > fences.1 }
    let within = sorted.filter { $0 >= fences.0 && $0 <= fences.1 }
    // A whisker never ends inside its box.
    let low = min(within.first ?? first, box.lowerBound)
    let high = max(within.last ?? last, box.upperBound)
    whiskers = low...high
    outliers = beyond.reversed()
    count = sorted.count
  }

  /// Those of groups whose boxes stand side by side, all by one rule: where more than a tenth of ten values or more would
  /// be outliers, and more than a few, they are how the values are spread, and none is one.
  static func all(of groups: [[Double]]) -> [Quartiles?] {
    var all = groups.map(Quartiles.init)
    let count = all.reduce(0) { $0 + ($1?.count ?? 0) }
    let beyond = all.reduce(0) { $0 + ($1?.outliers.count ?? 0) }
    guard count >= fewest, beyond * 10 > count, beyond > mostSingle else { return all }
    for group in all.indices { all[group]?.reachAll() }
    return all
  }

  /// Lets the whiskers reach all values.
  private mutating func reachAll() {
    whiskers =
      min(
        outliers.last ?? whiskers.lowerBound, whiskers.lowerBound)...max(
        outliers.first ?? whiskers.upperBound, whiskers.upperBound)
    outliers = []
  }
}
