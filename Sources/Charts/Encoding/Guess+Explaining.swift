import Tables

/// The kinds that tell most about what is measured, before those that tell less.
extension Guess {
  /// Some kinds by the share of the variance of some measures that each explains beyond chance, on average.
  ///
  /// Of kinds that tell nearly as much the first in the table leads. What settles a measure is another name for it and
  /// comes last.
  func explaining(_ kinds: [Column], of measures: [Column]) -> [Column] {
    guard kinds.count > 1, kinds.count <= Self.mostCompared, !measures.isEmpty else { return kinds }
    var left = kinds.map { kind in
      (column: kind, share: isRange(kind, of: measures) ? 1 : share(of: measures, by: kind))
    }
    let settling = left.filter { $0.share >= Self.settling }
    left.removeAll { $0.share >= Self.settling }
    var found: [Column] = []
    while let best = left.map(\.share).max(),
      let next = left.firstIndex(where: { $0.share >= best - Self.nearlyAsMuch })
    {
      found.append(left.remove(at: next).column)
    }
    return found + settling.map(\.column)
  }

  /// The share of the variance of some measures that lies between the groups of a kind, on average.
  private func share(of measures: [Column], by kind: Column) -> Double {
    measures.reduce(0) { $0 + groups.share(of: $1, by: kind) } / Double(measures.count)
  }

  /// True of kinds that are ranges of a measure, by their name and as none reaches into another: "fcategory" of a score; of
  /// many rows a yes or no needs no such name, "low" of a weight.
  func isRange(_ kind: Column, of measures: [Column]) -> Bool {
    let name = kind.name.lowercased()
    let words = [
      "cat", "category", "group", "grp", "class", "bin", "range", "level", "gruppe", "klasse",
    ]
    guard
      words.contains(where: name.hasSuffix)
        || kind.isFlag && table.rowCount >= Self.fewestInRange
    else { return false }
    let groups = groups.groups(of: kind)
    return measures.contains { measure in
      guard case .numbers(let numbers) = measure.values else { return false }
      var ranges = [ClosedRange<Double>?](repeating: nil, count: groups.count)
      for (value, code) in zip(numbers.values, groups.codes) where code >= 0 && value.isFinite {
        ranges[code] = ranges[code]?.joined(value...value) ?? value...value
      }
      let sorted = ranges.compactMap(\.self).sorted { $0.lowerBound < $1.lowerBound }
      return sorted.count > 1
        && zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    }
  }

  /// In fewer rows two groups may be apart by chance.
  private static let fewestInRange = 50
  private static let nearlyAsMuch = 0.03
  private static let settling = 0.99
}
