import Glibc
import Tables

/// Charts of the parts of a whole in columns: the candidates of an election, gold, silver and bronze.
extension Guess {
  /// The parts of each name as bars, without the column that adds them up; of many names the largest, stacked.
  var parts: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      let whole = wholes.first,
      let name = names.first(where: { isUnique([$0]) })
    else { return [] }
    var bars = encoding(name, whole.parts)
    bars.whole = whole.total.name
    if table.rowCount > Self.mostBars {
      guard whole.parts.allSatisfy(\.isNeverNegative) else { return [] }
      bars.type = .stackedBar
      bars.top = asked.top ?? Self.mostParts
      bars.order = asked.order ?? .byValues(isDescending: true)
    }
    return [bars]
  }

  /// The measures without those that add up others.
  func withoutWholes(_ measures: [Column]) -> [Column] {
    guard asked.y.isEmpty else { return measures }
    let totals = wholes.map(\.total.name)
    return measures.filter { !totals.contains($0.name) }
  }

  /// The columns that are the sums of others beside each other in every row, with these; the one of most parts first.
  private var wholes: [(total: Column, parts: [Column])] {
    let measures = measures
    guard (3...Self.mostColumns).contains(measures.count), table.rowCount > 2 else { return [] }
    return measures.compactMap { total in
      let others = measures.filter { !constants.contains($0.name) && $0.name != total.name }
      return total.parts(among: others).map { (total, $0) }
    }.sorted { $0.1.count > $1.1.count }
  }

  /// More columns than these nobody adds up.
  private static let mostColumns = 40
}

extension Column {
  /// The most columns beside each other whose sum this is in every row, two at least; `nil` where there are none.
  fileprivate func parts(among others: [Column]) -> [Column]? {
    guard case .numbers(let total) = values, total.values.allSatisfy(\.isFinite),
      total.values.contains(where: { $0 != 0 })
    else { return nil }
    let same = others.filter { column in
      if case .numbers(let numbers) = column.values { numbers.unit == total.unit } else { false }
    }
    let numbers = same.compactMap { column -> NumberColumn? in
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    for length in stride(from: numbers.count, to: 1, by: -1) {
      for start in 0...(same.count - length) {
        let range = start..<(start + length)
        if total.adds(up: numbers[range]) { return Array(same[range]) }
      }
    }
    return nil
  }

  fileprivate var isNeverNegative: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.values.allSatisfy { !($0 < 0) }
  }
}

extension NumberColumn {
  /// True where these are the sums of some numbers in every row, but for the rounding of each.
  fileprivate func adds(up parts: ArraySlice<NumberColumn>) -> Bool {
    let digits = parts.map(\.fractionDigits).max() ?? 0
    let rounding = digits > 0 ? pow(10, -Double(digits)) * Double(parts.count + 1) / 2 : 0
    return values.indices.allSatisfy { row in
      let sum = parts.reduce(0) { sum, part in
        let value = part.values[row]
        return value.isFinite ? sum + value : sum
      }
      return abs(sum - values[row]) <= max(rounding, abs(values[row]) * 1e-9)
    }
  }
}
