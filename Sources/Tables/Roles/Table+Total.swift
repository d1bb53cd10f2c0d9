import Glibc

/// A row below the others that adds them up.
extension Table {
  private static let words: Set<String> = [
    "total", "totals", "grand total", "sum", "all", "summe", "gesamt", "insgesamt", "total général",
    "ensemble", "somme", "suma", "total general", "soma", "total geral", "razem", "ogółem",
    "łącznie", "gesamtergebnis",
    "合計", "総計", "计", "合计", "总计",
  ]
  /// Of fewer rows the last may be a row like the others.
  private static let fewestRows = 3

  /// True of a name of such a row.
  static func isTotal(_ name: String) -> Bool {
    words.contains(name.lowercased().filter { $0 != ":" })
  }

  /// The table without its last row, where that has such a name, and the sum of all others in every column of
  /// numbers that is one; `nil` where it is a row like the others, or where rows are chosen by its column.
  package func withoutTotal(keeping names: [String]) -> (table: Table, name: String)? {
    guard rowCount > Self.fewestRows, let first = columns.first, !names.contains(first.name),
      case .text(let text) = first.values, let name = text[rowCount - 1],
      Self.isTotal(name),
      (0..<rowCount - 1).count(where: { text[$0] == name }) == 0
    else { return nil }
    guard addsUp(rowCount - 1, Array(0..<rowCount - 1)) else { return nil }
    return (picked(Array(0..<rowCount - 1)), name)
  }

  /// True where a row has the sum of some others in a column of numbers.
  func addsUp(_ row: Int, _ others: [Int]) -> Bool {
    columns.contains { column in
      guard case .numbers(let numbers) = column.values, numbers.values[row].isFinite else {
        return false
      }
      let total = numbers.values[row]
      let parts = others.map { numbers.values[$0] }.filter(\.isFinite)
      // Rounded parts do not add up to their rounded sum; whole numbers are counted.
      let error = pow(10, -Double(numbers.fractionDigits)) * Double(parts.count) / 2
      return !parts.isEmpty
        && abs(parts.reduce(0, +) - total)
          <= max(numbers.fractionDigits > 0 ? error : 0, abs(total) * 1e-9)
    }
  }
}
