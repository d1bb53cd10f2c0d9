import Glibc

/// Rows that add others up.
extension Table {
  private static let words: Set<String> = [
    "total", "totals", "grand total", "sum", "all", "summe", "gesamt", "insgesamt", "total général",
    "ensemble", "somme", "suma", "total general", "soma", "total geral", "razem", "ogółem",
    "łącznie", "gesamtergebnis",
    "合計", "総計", "计", "合计", "总计",
  ]

  /// True of a name of such a row.
  static func isTotal(_ name: String) -> Bool {
    words.contains(name.lowercased().filter { $0 != ":" })
  }

  /// The number of columns in which a row has the sum of some others, and of those in which it has another number.
  ///
  /// Nothing but zeros add up to zero by themselves, and tell nothing.
  func sums(_ row: Int, _ others: [Int]) -> (agreeing: Int, contradicting: Int) {
    var columns = (agreeing: 0, contradicting: 0)
    for column in self.columns {
      guard case .numbers(let numbers) = column.values, numbers.values[row].isFinite else {
        continue
      }
      let total = numbers.values[row]
      let parts = others.map { numbers.values[$0] }.filter(\.isFinite)
      guard !parts.isEmpty, total != 0 || parts.contains(where: { $0 != 0 }) else { continue }
      // Rounded parts do not add up to their rounded sum; whole numbers are counted.
      let error = pow(10, -Double(numbers.fractionDigits)) * Double(parts.count) / 2
      let isSum =
        abs(parts.reduce(0, +) - total)
        <= max(numbers.fractionDigits > 0 ? error : 0, abs(total) * 1e-9)
      if isSum { columns.agreeing += 1 } else { columns.contradicting += 1 }
    }
    return columns
  }
}
