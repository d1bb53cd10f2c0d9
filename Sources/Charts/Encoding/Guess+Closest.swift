import Tables

/// The two measures that go together most closely, whatever else is asked about.
extension Guess {
  /// A cloud of them, where no other chart has them over each other.
  func closest(besides found: [Encoding]) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.every == nil,
      asked.bin == nil, asked.order == nil, table.rowCount >= Self.fewestPlaces,
      let (one, other) = closestPair, let (outcome, causes) = outcome(among: [one, other]),
      let cause = causes.first
    else { return [] }
    let isShown = found.contains { chart in
      guard let x = chart.x else { return false }
      return x == one.name && chart.y.contains(other.name)
        || x == other.name && chart.y.contains(one.name)
    }
    guard !isShown else { return [] }
    var cloud = encoding(cause, [outcome])
    cloud.type = .scatter
    return [colored(cloud)]
  }

  /// The pair, of which neither is made of the other; `nil` where no two measures go together.
  private var closestPair: (Column, Column)? {
    guard (2...Self.mostPaired).contains(measures.count) else { return nil }
    // A sum goes with each of its parts, and a product with each of its factors.
    let measures = withoutWholes(measures).withoutMultiples.withoutProducts.filter {
      $0.valueKind != .clock && $0.hasMoreNumbers(than: Self.fewestTimes - 2)
    }
    var best: (pair: (Column, Column), clearness: Double)?
    for (index, one) in measures.enumerated() {
      for other in measures[(index + 1)...] {
        let clearness = one.clearness(of: other)
        // A whole goes with its parts, and twins with each other.
        guard clearness >= Self.leastPaired, clearness > best?.clearness ?? 0,
          !Self.areTwins(one.name, other.name), !saysNothingNew(of: one, other),
          !saysNothingNew(of: other, one),
          !groups.parts(of: one, among: measures).contains(other.name),
          table.rowCount <= Self.mostBars || clearness < Self.surelyMade,
          // Nothing is asked of two that are the same in other words.
          outcome(among: [one, other])?.causes.isEmpty == false
        else { continue }
        best = ((one, other), clearness)
      }
    }
    return best?.pair
  }

  /// More measures than these are not held against each other.
  private static let mostPaired = 40
  /// Of many rows in the very same order by both one is made of the other: its logarithm, if of a little more.
  private static let surelyMade = 0.9999
  /// Below this rank correlation no relation is told.
  private static let leastPaired = 0.3
}
