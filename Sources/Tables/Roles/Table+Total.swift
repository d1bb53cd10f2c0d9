import Glibc

/// Rows that add others up.
extension Table {
  private static let words: Set<String> = [
    "total", "totals", "grand total", "aggregated", "sum", "all", "summe", "gesamt", "insgesamt",
    "total général",
    "ensemble", "somme", "suma", "total general", "soma", "total geral", "razem", "ogółem",
    "łącznie", "gesamtergebnis", "gesamtsumme", "totale", "totale generale", "totaal", "totalt",
    "i alt",
    "summa", "yhteensä", "celkem", "spolu", "ukupno", "összesen", "toplam", "итого", "всего",
    "разом",
    "усього", "σύνολο", "합계",
    "合計", "総計", "计", "合计", "总计",
  ]

  /// True of a name of such a row.
  static func isTotal(_ name: String) -> Bool {
    words.contains(name.lowercased().filter { $0 != ":" })
  }

  /// True of a text that may be the name of a row that adds others up, or averages them: "Total", "Week total",
  /// "Suma ogółem".
  static func mayBeSum(_ name: String) -> Bool {
    // No text without an end is the name of a sum.
    guard name.utf8.count <= 400 else { return false }
    if isTotal(name) || isAverage(name) || isSubtotal(name) || RowStatistic(called: name) != nil {
      return true
    }
    // No date is a word alone.
    return !name.contains(where: \.isNumber) && name.contains(where: \.isLetter)
      && name.split(whereSeparator: \.isWhitespace).contains { word in
        parts.contains { word.lowercased().hasPrefix($0) }
      }
  }

  /// The beginnings of words that such names have in many languages.
  private static let parts = [
    "total", "totaa", "subtotal", "sum", "som", "razem", "ogół", "gesamt", "insgesamt", "średni",
    "mean",
    "avg", "averag", "durchschn", "mittel", "moyen", "promed", "médi", "media", "gemiddeld", "合計",
    "小計", "総計", "平均", "合计", "小计", "总计", "celkem", "yhteensä", "összes", "toplam", "итог", "всего",
    "разом", "ukup", "합계",
  ]

  /// The number of columns in which a row has the sum of some others, and of those in which it has another number.
  ///
  /// Nothing but zeros add up to zero by themselves, and tell nothing.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - others: The others.
  ///   - isStrict: True where rounding may not make a hundredth of the sum.
  /// - Returns: The number of columns of both kinds.
  func sums(
    _ row: Int, _ others: [Int], isStrict: Bool = false
  ) -> (agreeing: Int, contradicting: Int) {
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
      let rounding = max(numbers.fractionDigits > 0 ? error : 0, abs(total) * 1e-9)
      let isSum =
        abs(parts.reduce(0, +) - total) <= (isStrict ? min(rounding, abs(total) / 100) : rounding)
      if isSum { columns.agreeing += 1 } else { columns.contradicting += 1 }
    }
    return columns
  }
}
