import Glibc
import Tables

/// The scales of charts of points and lines whose values are of very different sizes.
extension Guess {
  /// Logarithmic scales for measures that span more than three powers of ten, and not by a few of their values alone:
  /// on a linear one nearly all lie at its foot.
  func scaled(_ chart: Encoding) -> Encoding {
    guard !chart.hasNames, chart.measures.isEmpty, chart.aggregation == nil, chart.bin == nil,
      !chart.areParts
    else { return chart }
    let y = chart.y.compactMap { column(called: $0) }
    let x = column(called: chart.x)
    let isCloud = chart.type == .scatter && x?.isNumeric == true
    guard isCloud || (chart.type ?? .line) == .line && x?.isDate == true, !y.isEmpty else {
      return chart
    }
    var scaled = chart
    if chart.yScale == nil, y.allSatisfy(\.spansPowers) { scaled.yScale = .log10 }
    if isCloud, chart.xScale == nil, let x, x.spansPowers, asked.x == nil,
      !y.contains(where: { x.isBent(beside: $0, over: scaled.yScale ?? .linear) })
    {
      scaled.xScale = .log10
    }
    return scaled
  }
}

extension Column {
  /// The part by which a logarithmic axis makes a correlation weaker, from which on it hides what a linear one shows.
  private static let leastWeaker = 0.1

  /// True where another column follows these numbers clearly, and their logarithms less.
  fileprivate func isBent(beside other: Column, over scale: Scale) -> Bool {
    guard case .numbers(let x) = values, case .numbers(let y) = other.values else { return false }
    let heights = y.values.map(scale.coordinate)
    let rows = x.values.indices.filter { x.values[$0] > 0 && heights[$0].isFinite }
    let seen = rows.map { heights[$0] }
    guard let plain = Trend.correlation(of: rows.map { x.values[$0] }, seen),
      let logarithmic = Trend.correlation(of: rows.map { log10(x.values[$0]) }, seen)
    else { return false }
    return abs(plain) >= abs(logarithmic) + Self.leastWeaker
  }

  /// True of numbers above zero of which the largest is more than a thousand times the smallest, and of most of which the
  /// largest is more than a hundred times the smallest.
  var spansPowers: Bool {
    guard case .numbers(let numbers) = values, numbers.kind == .amount else { return false }
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for value in numbers.values where value.isFinite {
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    guard lowest > 0, highest > 1_000 * lowest else { return false }
    let finite = numbers.values.filter(\.isFinite)
    let tenth = finite.count / 10
    guard finite.count >= Guess.fewestPlaces, let low = Selection.value(at: tenth, of: finite),
      let high = Selection.value(at: finite.count - 1 - tenth, of: finite)
    else { return false }
    return high > 100 * low
  }
}
