import Glibc
import Tables

/// Charts of the parts of a whole in columns: the candidates of an election, gold, silver and bronze.
extension Guess {
  /// The whole of each name as bars and then its parts, or, where these are many of one kind, the parts first; of many
  /// names the largest, stacked.
  var parts: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      let whole = wholes.first,
      let name = names.first(where: { isUnique([$0]) })
    else { return [] }
    let isFirst = whole.parts.count < 3 || hasCharges(whole.parts)
    var bars = encoding(name, isFirst ? [whole.total] + whole.parts : whole.parts + [whole.total])
    bars.whole = whole.total.name
    // A total that is the same everywhere is no news.
    if constants.contains(whole.total.name) { bars.y = whole.parts.map(\.name) }
    if table.rowCount > Self.mostBars {
      guard whole.parts.allSatisfy(\.isNeverNegative) else { return [] }
      // Columns of one size in nearly all rows, as points of pupils are, are compared by their spread.
      if whole.parts.allSatisfy(\.isOfOneSize), MeasureGroups.areAlike(whole.parts) {
        var boxes = encoding(nil, whole.parts + [whole.total])
        (boxes.type, boxes.whole) = (.box, whole.total.name)
        return [boxes]
      }
      if !hasCharges(whole.parts) {
        bars.type = .stackedBar
        if !constants.contains(whole.total.name) {
          bars.y = (whole.parts + [whole.total]).map(\.name)
        }
      }
      bars.top = asked.top ?? Self.mostParts
      bars.order = asked.order ?? .byValues(isDescending: true)
    }
    return [bars]
  }

  /// The measures without those that add up others.
  func withoutWholes(_ measures: [Column]) -> [Column] {
    guard asked.y.isEmpty else { return measures }
    let totals = wholes.map(\.total.name) + means(of: measures)
    return measures.filter { !totals.contains($0.name) }
  }

  /// The names of the columns that are the means of others beside each other in every row.
  private func means(of measures: [Column]) -> [String] {
    guard (4...Self.mostColumns).contains(measures.count), table.rowCount > 2 else { return [] }
    return measures.filter { mean in
      mean.isMean(among: measures.filter { $0.name != mean.name })
    }.map(\.name)
  }

  /// The columns that are the sums of others beside each other in every row, with these; the one of most parts first.
  var wholes: [(total: Column, parts: [Column])] {
    // A part may be the same in every row.
    let telling = measures.map(\.name)
    let measures = amounts.filter { telling.contains($0.name) || constants.contains($0.name) }
    guard (3...Self.mostColumns).contains(measures.count), table.rowCount > 2 else { return [] }
    // A share of a hundred is the sum of no two others: one of them is a difference.
    let shares = MeasureGroups.partsOfHundred(among: measures).map(\.name)
    return measures.filter { telling.contains($0.name) && !shares.contains($0.name) }.compactMap {
      total in
      let others = measures.filter { $0.name != total.name }
      return total.parts(among: others).map { (total, $0) }
    }.sorted { $0.1.count > $1.1.count }
  }

  /// The sum that is told apart: of several the one that no measure goes beyond in any row, else that of most parts.
  var whole: (total: Column, parts: [Column])? {
    let wholes = wholes
    guard wholes.count > 1 else { return wholes.first }
    return wholes.first { isTotalOfAll($0.total) } ?? wholes.first
  }

  /// True of what no measure goes beyond in any row.
  private func isTotalOfAll(_ total: Column) -> Bool {
    measures.allSatisfy { $0.name == total.name || $0.isNeverAbove(total) }
  }

  /// Some measures with what adds up some of them: before the others where it sums up most of these, or sums of them, or was paid,
  /// or stands before all of them in the table; else behind them, as behind three parts or more also what is called a total.
  func withWhole(_ whole: (total: Column, parts: [Column])?, _ measures: [Column]) -> [Column] {
    guard let whole else { return measures }
    let isLast = whole.parts.count > 2 && MoneyNames.isTotal(whole.total.name)
    let isFirst =
      hasCharges(whole.parts)
      || !isLast
        && (whole.parts.count * 2 >= measures.count || amounts.first?.name == whole.total.name
          || wholes.count > 1 && isTotalOfAll(whole.total))
    return isFirst ? [whole.total] + measures : measures + [whole.total]
  }

  /// True where one of the parts is what is paid beside a price: taxes, fees.
  func hasCharges(_ parts: [Column]) -> Bool { parts.contains { MoneyNames.isCharge($0.name) } }

  /// The sum that was paid, with its parts: a price and its tax, what came in and the fee for it.
  var payment: (total: Column, parts: [Column])? { wholes.first { hasCharges($0.parts) } }

  /// More columns than these nobody adds up.
  private static let mostColumns = 40
}

extension Column {
  /// The most columns beside each other whose sum this is in every row that has one, two at least; `nil` where there
  /// are none.
  fileprivate func parts(among others: [Column]) -> [Column]? {
    guard case .numbers(let total) = values else { return nil }
    let present = total.values.count(where: \.isFinite)
    guard present > 2, present * 2 >= total.values.count,
      total.values.contains(where: { $0.isFinite && $0 != 0 })
    else { return nil }
    // Below zero is no part of anything, unless its name says that this adds up whatever there is.
    let isNamed = MoneyNames.isTotal(name)
    let same = others.filter { column in
      guard case .numbers(let numbers) = column.values else { return false }
      return numbers.unit == total.unit && (isNamed || column.isNeverNegative)
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

  /// True where this is the mean of at least three columns beside each other in every row, to its last digit.
  fileprivate func isMean(among others: [Column]) -> Bool {
    guard case .numbers(let mean) = values, mean.values.contains(where: \.isFinite) else {
      return false
    }
    let numbers = others.compactMap { column -> NumberColumn? in
      if case .numbers(let numbers) = column.values { numbers } else { nil }
    }
    guard numbers.count > 2 else { return false }
    return (3...numbers.count).contains { length in
      (0...(numbers.count - length)).contains { start in
        mean.averages(numbers[start..<(start + length)])
      }
    }
  }

  /// True of numbers of which nine in ten are no more than four times as large as any of these.
  fileprivate var isOfOneSize: Bool {
    guard case .numbers(let numbers) = values else { return false }
    let sorted = numbers.values.filter(\.isFinite).sorted()
    let (low, high) = (Quantile.at(0.05, of: sorted), Quantile.at(0.95, of: sorted))
    return low > 0 && high <= 4 * low
  }

  fileprivate var isNeverNegative: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.values.allSatisfy { !($0 < 0) }
  }
}

extension NumberColumn {
  /// True where these are the means of some numbers that differ, in every row, to their last digit.
  fileprivate func averages(_ parts: ArraySlice<NumberColumn>) -> Bool {
    let rounding = pow(10, -Double(fractionDigits)) * 0.51
    var differing = 0
    for row in values.indices {
      let present = parts.map { $0.values[row] }.filter(\.isFinite)
      guard let low = present.min(), let high = present.max() else {
        if values[row].isFinite { return false }
        continue
      }
      let mean = present.reduce(0, +) / Double(present.count)
      guard abs(mean - values[row]) <= rounding + abs(mean) * 1e-9 else { return false }
      if high - low > 2 * rounding { differing += 1 }
    }
    return differing > 2
  }

  /// True where these are the sums of some numbers in every row that has one, but for the rounding of each.
  fileprivate func adds(up parts: ArraySlice<NumberColumn>) -> Bool {
    let digits = parts.map(\.fractionDigits).max() ?? 0
    let rounding = digits > 0 ? pow(10, -Double(digits)) * Double(parts.count + 1) / 2 : 0
    return values.indices.allSatisfy { row in
      guard values[row].isFinite else { return true }
      let sum = parts.reduce(0) { sum, part in
        let value = part.values[row]
        return value.isFinite ? sum + value : sum
      }
      return abs(sum - values[row]) <= max(rounding, abs(values[row]) * 1e-9)
    }
  }
}
