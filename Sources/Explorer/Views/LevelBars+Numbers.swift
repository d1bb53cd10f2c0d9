import Charts
import Descriptions
import Glibc

/// The values behind bars on their side.
extension LevelBars {
  /// Drops digits that tell no value from another where values would take a seventh of the row, and more.
  ///
  /// - Parameters:
  ///   - chart: The chart of the bars.
  ///   - format: The format of their values.
  /// - Returns: The digits after the point that are left at most.
  mutating func dropDigits(of chart: Chart, _ format: Format) -> Int {
    let values = bars.indices.compactMap { index in
      quantity(of: bars[index], in: chart).map { (index: index, quantity: $0) }
    }
    var most = values.map(\.quantity.fractionDigits).max() ?? 0
    let different = Set(values.map(\.quantity.value)).count
    let least = values.map { abs($0.quantity.value) }.filter { $0 > 0 }.min() ?? 0
    var width = values.compactMap { bars[$0.index].value?.text.columns }.max() ?? 0
    // Two digits of the least one are left.
    while most > 0, width * (isHalved ? 10 : 7) > columns, least >= pow(10, Double(2 - most)) {
      let texts = values.map { value in
        var quantity = value.quantity
        quantity.fractionDigits = min(quantity.fractionDigits, most - 1)
        return format.quantity(quantity)
      }
      guard Set(texts).count == different else { break }
      for (value, text) in zip(values, texts) { bars[value.index].value?.text = text }
      (most, width) = (most - 1, texts.map(\.columns).max() ?? 0)
    }
    return most
  }

  /// The quantity that the value of a bar tells, which has no unit; `nil` where it has no value.
  private func quantity(of bar: Bar, in chart: Chart) -> Quantity? {
    let series = chart.series[bar.series]
    guard bar.value != nil, let point = series.index(at: Double(bar.category)) else { return nil }
    var quantity = chart.quantity(series.y[point])
    quantity.dropUnit()
    return quantity
  }
}
