import Tables

/// The measure that is asked about where things are sold.
extension Guess {
  /// The sales, where the table begins with it and has prices beside it: these are set, and people buy.
  func sold(_ columns: [Column]) -> Column? {
    guard let first = columns.first, MoneyNames.isSales(first.name),
      first.name == table.columns.first(where: \.isNumeric)?.name,
      columns.dropFirst().contains(where: { Self.isPrice($0.name) })
    else { return nil }
    return first
  }

  /// True of "Price" and "CompPrice".
  private static func isPrice(_ name: String) -> Bool {
    ["price", "preis", "prix", "precio", "preço", "cena", "価格", "价格"].contains { word in
      name.lowercased().hasSuffix(word)
    }
  }
}
