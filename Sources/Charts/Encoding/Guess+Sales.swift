import Tables

/// Charts of many sales: what each kind of them comes to.
extension Guess {
  /// The sums of the amounts of money for each of a few kinds, of thousands of rows that have no time.
  var sales: [Encoding] {
    guard asked.type == nil, asked.y.isEmpty, asked.bin == nil, !isAggregated,
      asked.aggregation == nil, columns(.time).isEmpty, !hasPlaces,
      table.rowCount >= Self.fewestSales
    else { return [] }
    let amounts = measures.filter { MoneyNames.isAmount($0.name) }
    let all = columns(.nominal).filter { kind in
      kind.isText && (2...Self.mostParts).contains(count(of: kind)) && !isNearlyOne(kind)
    }
    guard !amounts.isEmpty, all.count > 2 else { return [] }
    // The goods and their places are asked about before the way they were sent.
    let kinds = places(all)
    let told = kinds.filter { MoneyNames.isKind($0.name) }
    return (told + kinds.filter { kind in !told.contains { $0.name == kind.name } })
      .prefix(Self.mostSums).map { kind in
        var sums = encoding(kind, amounts)
        sums.aggregation = .by(.sum)
        sums.order = asked.order ?? .byValues(isDescending: true)
        return sums
      }
  }

  /// Fewer rows are looked at one by one.
  private static let fewestSales = 1_000
  /// More sums than these are left to those who ask for them.
  private static let mostSums = 3
}
