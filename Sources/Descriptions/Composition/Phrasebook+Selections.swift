import Charts

/// The sentences about two parts of a table beside each other.
extension Phrasebook {
  /// The distance of the mean of the second of two selections from that of the first, and then both.
  ///
  /// "B: 100 above A. A: symbol = ACME, 12 rows, mean 102. B: symbol = BOLT, 12 rows, mean 202"
  func selections(_ first: SelectionOutline, _ second: SelectionOutline) -> String {
    let means = [first, second].map { $0.means.count == 1 ? $0.means[0] : nil }
    let isAlike = means[0]?.column == means[1]?.column
    return compared(
      (selection(first), isAlike ? means[0]?.value : nil),
      (selection(second), isAlike ? means[1]?.value : nil))
  }

  /// Two parts with the mean of each, the difference of these first, as long as there are both.
  func compared(
    _ first: (words: String, mean: Quantity?), _ second: (words: String, mean: Quantity?)
  )
    -> String
  {
    let both = then(labeled("A", first.words), labeled("B", second.words))
    guard let a = first.mean, var amount = second.mean, a.unit == amount.unit else { return both }
    amount.value -= a.value
    return then(labeled("B", difference(Difference(amount: amount, other: "A"))), both)
  }

  private func selection(_ outline: SelectionOutline) -> String {
    let isAlone = outline.means.count == 1
    let means = outline.means.map { mean in
      let name = words(fact: .label(.mean))
      let value = format.quantity(mean.value)
      return isAlone
        ? name + wordGap + value
        : labeled(words(table: .aggregated(name, of: format.excerpt(mean.column))), value)
    }
    guard !outline.conditions.isEmpty else {
      return list([words(shelf: .allRows(outline.rows))] + means.map(Optional.some))
    }
    return list(
      outline.conditions.prefix(20).map(told) + [count(outline.rows, .row)]
        + means.map(Optional.some))
  }

  /// A sentence behind the column or the panel that it is about: "symbol: BOLT 139.10 EUR".
  func titled(_ title: String, _ sentence: Sentence) -> String {
    title.isEmpty ? words(sentence) : labeled(named(title), words(sentence))
  }
}
