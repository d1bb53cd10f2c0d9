/// Stacks in cells of one color.
extension BarLayer {
  /// The height of a stack that the axis hides, in rows.
  ///
  /// In cells of one color each row stands for as much from the foot on as it seems to: what is hidden of the first row
  /// would else take it from the lowest part.
  var foot: Double {
    let lowest = bars.lazy.filter { $0.edge == nil }.map(\.whole.lowerBound).min() ?? 0
    return min(max(-lowest * Double(rows), 0), 1)
  }

  /// The highest step that bars have in each column.
  func tops(_ starts: [Double]) -> [Int] {
    var tops = Array(repeating: 1, count: columns)
    for bar in bars where bar.edge == nil {
      let high = vertical(bar).high
      for column in horizontal(bar, starts: starts) { tops[column] = max(tops[column], high) }
    }
    return tops
  }

  func rowsFromFoot(_ bar: Bar, _ foot: Double) -> (low: Double, high: Double) {
    (
      bar.whole.lowerBound * Double(rows) + foot, bar.whole.upperBound * Double(rows) + foot
    )
  }

  /// The whole rows of a bar of a stack, as far as the stack is seen; one at least.
  func forEachRow(
    of bar: Bar, _ columns: Range<Int>, _ foot: Double, _ tops: [Int], _ body: (Int, Cover) -> Void
  ) {
    let (low, high) = rowsFromFoot(bar, foot)
    for column in columns {
      let last = (tops[column] - 1) / steps
      let first = min(max(Int((low + Self.rounding).rounded(.down)), 0), last)
      let end = min(max(Int((high - Self.rounding).rounded(.up)), first + 1), last + 1)
      for row in first..<end {
        let cover = Cover(
          series: bar.series, low: 0, high: min(tops[column] - row * steps, steps),
          isHighlighted: bar.isHighlighted)
        body((rows - 1 - row) * self.columns + column, cover)
      }
    }
  }
}
