import Charts

/// The sentences about two parts of a table beside each other.
extension Phrasebook {
  /// Two selections one after the other, and how far the mean of the second is from that of the first.
  ///
  /// "A: symbol = ACME, 12 rows, mean 102. B: symbol = BOLT, 12 rows, mean 202, 100 above A"
  func selections(_ first: SelectionOutline, _ second: SelectionOutline) -> String {
    var difference: Difference?
    if first.means.count == 1, second.means.count == 1, let a = first.means.first,
      let b = second.means.first, a.column == b.column
    {
      var amount = b.value
      amount.value -= a.value.value
      difference = Difference(amount: amount, other: "A")
    }
    return then(
      labeled("A", selection(first)),
      labeled("B", list([selection(second), difference.map(self.difference)])))
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
