import Tables

/// Charts of what no bar stands for: times of day, and ranks.
extension Guess {
  /// Times of day as points, or as a line over what goes on, since none of them is a multiple of another; ranks in
  /// their order, from the first.
  func placed(_ chart: Encoding) -> Encoding {
    guard asked.type == nil, chart.type == nil, let x = column(called: chart.x), x.isText,
      let kind = column(called: chart.y.first)?.valueKind, kind != .amount,
      chart.y.allSatisfy({ column(called: $0)?.valueKind == kind })
    else { return chart }
    var placed = chart
    switch kind {
    case .clock: placed.type = x.hasNaturalOrder && chart.series == nil ? .line : .scatter
    case .rank where chart.y.count == 1 && asked.order == nil && !x.hasNaturalOrder:
      placed.order = .byValues(isDescending: false)
    case .rank, .amount, .lapse: break
    }
    return placed
  }
}

extension Column {
  /// The kind of its numbers; `nil` of anything else.
  var valueKind: ValueKind? {
    if case .numbers(let numbers) = values { numbers.kind } else { nil }
  }
}
