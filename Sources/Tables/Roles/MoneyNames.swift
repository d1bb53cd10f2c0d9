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

  private static let totals: Set<String> = [
    "total", "subtotal", "gross", "brutto", "gesamt", "gesamtbetrag", "summe", "rechnungsbetrag",
    "bruto", "suma", "somme", "soma", "razem", "łącznie", "合計", "总计", "总额", "合计",
  ]

  /// True of what something comes to in all, money or not: "total", "gross amount".
  package static func isTotal(_ name: String) -> Bool {
    parts(of: name).contains(where: totals.contains)
  }

  private static let charges: Set<String> = [
    "fee", "fees", "tax", "taxes", "vat", "gst", "hst", "shipping", "freight", "tip", "tips",
    "commission", "surcharge", "gebühr", "gebühren", "steuer", "mwst", "ust", "mehrwertsteuer",
    "umsatzsteuer", "versand", "versandkosten", "provision", "trinkgeld", "frais", "taxe",
    "tva", "pourboire", "iva", "impuesto", "impuestos", "comisión", "envío", "propina", "imposto",
    "impostos", "taxa", "frete", "comissão", "gorjeta", "podatek", "opłata", "prowizja", "wysyłka",
    "napiwek", "税", "消費税", "税額", "手数料", "送料", "税额", "手续费", "运费",
  ]

  /// True of what is paid beside a price, or kept of it: a tax, a fee.
  package static func isCharge(_ name: String) -> Bool {
    parts(of: name).contains(where: charges.contains)
  }

  /// True of the codes and signs of currencies.
  package static func isCurrency(_ text: String) -> Bool {
    currencies.contains(text.lowercased())
  }

  private static let currencies: Set<String> = [
    "usd", "eur", "gbp", "jpy", "cny", "rmb", "chf", "pln", "brl", "aud", "cad", "nzd", "sek",
    "nok",
    "dkk", "czk", "huf", "ron", "bgn", "try", "rub", "uah", "inr", "krw", "twd", "hkd", "sgd",
    "thb",
    "idr", "myr", "php", "vnd", "zar", "mxn", "ars", "clp", "cop", "pen", "ils", "aed", "sar",
    "egp",
    "ngn", "kes", "btc", "eth", "$", "€", "£", "¥", "us$", "zł", "r$", "kr", "fr.", "₹", "₩", "₽",
  ]

  /// True of what was sold.
  package static func isKind(_ name: String) -> Bool { kinds.contains(name.lowercased()) }

  private static func parts(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
