import Tables

/// Charts of parts that leave a little of their whole to nobody: the candidates of an election beside the votes, of which some
/// were blank.
extension Guess {
  /// The parts of each name side by side, without the column of which they are nearly all.
  var mostParts: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      table.rowCount <= Self.mostBars, let name = names.first(where: { isUnique([$0]) }),
      wholes.isEmpty, (3...Self.mostColumnsWithWhole).contains(measures.count),
      let parts = measures.lazy.compactMap({ whole in
        whole.nearParts(among: measures.filter { $0.name != whole.name })
      }).first
    else { return [] }
    return [encoding(name, parts)]
  }

  /// More columns than these nobody adds up.
  private static let mostColumnsWithWhole = 40
}

extension Column {
  /// The most columns beside each other, three at least, that are between nine tenths of this one and all of it in every
  /// row, and nearly the same share in each; `nil` where there are none.
  fileprivate func nearParts(among others: [Column]) -> [Column]? {
    guard case .numbers(let whole) = values, whole.values.count > 3,
      whole.values.allSatisfy({ $0 > 0 })
    else { return nil }
    let same = others.compactMap { column -> (column: Column, values: [Double])? in
      guard case .numbers(let numbers) = column.values, numbers.unit == whole.unit,
        numbers.kind == whole.kind, numbers.values.allSatisfy({ $0 >= 0 })
      else { return nil }
      return (column, numbers.values)
    }
    guard same.count > 2 else { return nil }
    for length in (3...same.count).reversed() {
      for start in 0...(same.count - length) {
        let parts = same[start..<start + length]
        let shares = whole.values.indices.map { row in
          parts.reduce(0) { $0 + $1.values[row] } / whole.values[row]
        }
        guard let least = shares.min(), let most = shares.max(), least >= 0.9, most <= 1,
          most - least <= 0.06
        else { continue }
        // One that is nearly all by itself is the whole in other words.
        let isShared = parts.allSatisfy { part in
          zip(part.values, whole.values).contains { $0 < 0.8 * $1 }
        }
        if isShared { return parts.map(\.column) }
      }
    }
    return nil
  }
}
