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
    if isCloud, chart.xScale == nil, x?.spansPowers == true, asked.x == nil {
      scaled.xScale = .log10
    }
    return scaled
  }
}

extension Column {
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
