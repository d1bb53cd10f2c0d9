import Tables

/// Charts of money of several currencies, which nobody adds up.
extension Guess {
  /// Amounts that would be of several currencies together, with a series, or a chart, for each of these.
  func byCurrency(_ chart: Encoding) -> Encoding {
    guard asked.series == nil, asked.split == nil, !asked.isWhole, asked.measures.isEmpty,
      chart.split == nil, chart.measures.isEmpty, chart.type == nil || chart.type == .line,
      let x = column(called: chart.x), chart.y.contains(where: isMoney), let currency,
      currency.name != x.name, currency.name != chart.series
    else { return chart }
    let known = [x, column(called: chart.series)].compactMap(\.self).filter { !$0.isDate }
    // Shops in several countries have each a currency of its own.
    guard known.isEmpty || groups(of: known + [currency]) > groups(of: known) else { return chart }
    var apart = chart
    if chart.series == nil { apart.series = currency.name } else { apart.split = currency.name }
    return apart
  }

  private func isMoney(_ name: String) -> Bool {
    MoneyNames.isAmount(name) || MoneyNames.isBooked(name) || MoneyNames.isSales(name)
      || MoneyNames.isTotal(name) || MoneyNames.isCharge(name)
  }

  /// The column of a few currencies.
  private var currency: Column? {
    columns(.nominal).first { column in
      guard case .text(let text) = column.values else { return false }
      return (2...Self.mostSeries).contains(text.dictionary.count)
        && text.dictionary.allSatisfy(MoneyNames.isCurrency)
    }
  }
}
