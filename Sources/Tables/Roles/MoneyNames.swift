/// The names of amounts of money, and of the kinds that they are added up by, in the languages of the program.
package enum MoneyNames {
  private static let amounts: Set<String> = [
    "sales", "revenue", "turnover", "amount", "profit", "spend", "spending", "expenses", "income",
    "umsatz", "erlös", "betrag", "netto", "brutto", "gewinn", "ventas", "ingresos", "importe",
    "beneficio",
    "montant", "ventes", "recettes", "bénéfice", "vendas", "receita", "lucro", "sprzedaż",
    "przychód", "kwota", "zysk", "売上", "売上高", "金額", "利益", "销售额", "金额", "利润",
  ]
  private static let kinds: Set<String> = [
    "category", "product", "department", "kategorie", "produkt", "abteilung", "categoría",
    "producto", "catégorie", "produit", "categoria", "produto", "kategoria", "カテゴリ", "商品",
    "分類", "类别", "产品",
  ]

  /// True of what can be added up: sales, but no price.
  package static func isAmount(_ name: String) -> Bool {
    parts(of: name).contains(where: amounts.contains)
  }

  private static let sales: Set<String> = [
    "sales", "revenue", "turnover", "umsatz", "erlös", "ventas", "ingresos", "ventes", "recettes",
    "vendas", "receita", "sprzedaż", "przychód", "obrót", "売上", "売上高", "销售额",
  ]

  /// True of what all sales of a time come to: their sum, as nobody asks for the mean of a day's orders.
  package static func isSales(_ name: String) -> Bool {
    parts(of: name).contains(where: sales.contains)
      || name.lowercased().contains("chiffre d'affaires")
      || name.lowercased().contains("chiffre d’affaires")
  }

  private static let bookings: Set<String> = [
    "amount", "spend", "spending", "expenses", "betrag", "ausgaben", "importe", "gasto", "gastos",
    "montant", "dépenses", "despesa", "despesas", "kwota", "wydatki", "金額", "金额",
  ]

  /// True of what is booked again and again, and comes to its sum.
  package static func isBooked(_ name: String) -> Bool {
    parts(of: name).contains(where: bookings.contains)
  }

  /// True of what was sold.
  package static func isKind(_ name: String) -> Bool { kinds.contains(name.lowercased()) }

  private static func parts(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
