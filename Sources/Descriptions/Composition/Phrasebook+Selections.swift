import Charts
import Glibc

/// The sentences about two parts of a table beside each other.
extension Phrasebook {
  /// The means of the second of two selections that differ most from those of the first, at most three of them, and then
  /// what both are.
  ///
  /// "Mean of price: 206.5, 100.0 above 106.5. symbol = BOLT, 12 rows; compared with: ACME, 12 rows"
  func selections(_ first: SelectionOutline, _ second: SelectionOutline) -> String {
    let differences = SelectionOutline.differences(first, second)
      .prefix(SelectionOutline.mostTold).compactMap { pair in
        difference(
          subject(pair.second, second), pair.first.value, pair.second.value)
      }
    let largest = differences.isEmpty ? nil : differences.joined(separator: semicolon)
    let now = selection(second, tellsMeans: largest == nil)
    return compared(
      largest, second.conditions.isEmpty ? capitalized(now) : now,
      with: selection(first, tellsMeans: largest == nil, besides: second))
  }

  /// The difference of two parts, which comes first, and then these.
  func compared(_ difference: String?, _ second: String, with first: String) -> String {
    let both = second + semicolon + labeled(words(shelf: .comparedWith), first)
    return difference.map { then($0, both) } ?? both
  }

  /// A mean and how far it is from another one; `nil` where they are not of one kind.
  func difference(_ name: String, _ first: Quantity, _ second: Quantity) -> String? {
    guard first.unit == second.unit else { return nil }
    // All three with the same digits: as many as the means have by themselves, and only of two that would be one with these
    // one more. The difference is that of the two as they are said.
    let fewest = max(first.fractionDigits, second.fractionDigits)
    var (first, second) = (first, second)
    let areOne = first.value.rounded(to: fewest) == second.value.rounded(to: fewest)
    let shown = areOne && first.value != second.value ? fewest + 1 : fewest
    var amount = second
    amount.value = second.value.rounded(to: shown) - first.value.rounded(to: shown)
    (first.fractionDigits, second.fractionDigits, amount.fractionDigits) = (shown, shown, shown)
    let told = distance(amount, from: format.quantity(first))
    return labeled(name, list([format.quantity(second), told]))
  }

  /// A mean or a share of one selection against that of another, as one row of a list.
  func compared(_ name: String, _ now: Quantity, with before: Quantity, isShare: Bool) -> String {
    let outline = SelectionOutline(conditions: [], rows: 0, means: [])
    let told = isShare ? name : capitalized(meanName(of: name, outline))
    return difference(told, before, now) ?? labeled(told, format.quantity(now))
  }

  /// The side and the distance of a value from another one; of shares in points of percent.
  private func distance(_ amount: Quantity, from other: String) -> String {
    guard amount.unit == "%", amount.value != 0 else {
      return difference(Difference(amount: amount, other: other))
    }
    let size = format.magnitude(amount)
    return words(point: amount.value > 0 ? .above(other, by: size) : .below(other, by: size))
  }

  /// The name of a mean at the start of a sentence; that of a share is as the data has it.
  private func subject(_ mean: SelectionOutline.Mean, _ outline: SelectionOutline) -> String {
    mean.isShare ? mean.column : capitalized(meanName(of: mean.column, outline))
  }

  private func meanName(of column: String, _ outline: SelectionOutline) -> String {
    let (mean, name) = (words(fact: .label(.mean)), format.excerpt(column))
    return words(
      table: outline.areOfRows ? .aggregatedRows(mean, of: name) : .aggregated(mean, of: name))
  }

  /// A selection; of the condition that another one has of the same column only the value is told.
  private func selection(
    _ outline: SelectionOutline, tellsMeans: Bool, besides other: SelectionOutline? = nil
  ) -> String {
    let means = outline.means.flatMap { mean in
      [
        tellsMeans
          ? labeled(
            mean.isShare ? mean.column : meanName(of: mean.column, outline),
            format.quantity(mean.value)) : nil,
        mean.missing > 0
          ? labeled(
            outline.means.count > 1
              ? "\(format.excerpt(mean.column)) \(words(fact: .label(.missing)))"
              : words(fact: .label(.missing)), count(mean.missing)) : nil,
      ].compactMap(\.self)
    }
    guard !outline.conditions.isEmpty else {
      return list([words(shelf: .allRows(outline.rows))] + means)
    }
    let told = outline.conditions.prefix(20).map(self.told)
    let values = other.flatMap { outline.onlyValues(besides: $0) }.map { choices($0.map(value)) }
    return list((values.map { [$0] } ?? told) + [count(outline.rows, .row)] + means)
  }

  /// A sentence behind the column or the panel that it is about: "symbol: BOLT 139.10 EUR".
  func titled(_ title: String, _ sentence: Sentence) -> String {
    title.isEmpty ? words(sentence) : labeled(named(title), words(sentence))
  }
}

extension SelectionOutline {
  /// The values that a column has in all its rows, where the other has other values of that column, and neither has
  /// any further condition.
  fileprivate func onlyValues(besides other: SelectionOutline) -> [String]? {
    func parts(_ outline: SelectionOutline) -> (column: Substring, values: [String])? {
      guard outline.conditions.count == 1 else { return nil }
      if case .anyOf(let column, let values) = outline.conditions[0] {
        return (column[...], values)
      }
      guard case .signs(let text) = outline.conditions[0], let sign = text.firstRange(of: " = ")
      else { return nil }
      return (text[..<sign.lowerBound], [String(text[sign.upperBound...])])
    }
    guard let own = parts(self), let others = parts(other), own.column == others.column else {
      return nil
    }
    return own.values
  }
}

extension Double {
  /// The number with so many digits behind its point, as it is said with them.
  fileprivate func rounded(to digits: Int) -> Double {
    let scale = pow(10, Double(min(max(digits, 0), 15)))
    let rounded = (self * scale).rounded(.toNearestOrAwayFromZero) / scale
    return rounded.isFinite ? rounded : self
  }
}
