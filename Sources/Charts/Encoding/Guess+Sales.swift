import Tables

/// Charts of many sales: what each kind of them comes to.
extension Guess {
  /// The sums of the amounts of money for each of a few kinds, of thousands of rows that have no time.
  var sales: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty, !hasPlaces,
      table.rowCount >= Self.fewestSales
    else { return [] }
    let amounts = measures.filter { MoneyNames.isAmount($0.name) }
    let kinds = places(columns(.nominal)).filter { kind in
      kind.isText && (2...Self.mostParts).contains(count(of: kind)) && !isNearlyOne(kind)
    }
    guard !amounts.isEmpty, kinds.count > 2 else { return [] }
    // The goods and their places are asked about before the way they were sent.
    let asked = kinds.filter { MoneyNames.isKind($0.name) }
    return (asked + kinds.filter { kind in !asked.contains { $0.name == kind.name } })
      .prefix(Self.mostSums).map { kind in
        var sums = encoding(kind, amounts)
        sums.aggregation = .by(.sum)
        sums.order = .byValues(isDescending: true)
        return sums
      }
  }

  /// Fewer rows are looked at one by one.
  private static let fewestSales = 1_000
  /// More sums than these are left to those who ask for them.
  private static let mostSums = 3
}
