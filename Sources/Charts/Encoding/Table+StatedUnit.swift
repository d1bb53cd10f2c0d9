import Tables

/// The unit that the lines above a table give its amounts.
extension Table {
  /// Signs of money, and what else it is called.
  private static let money: [String: Set<String>] = [
    "$": ["$", "usd", "us$", "dollar", "dollars", "cad", "aud"],
    "€": ["€", "eur", "euro", "euros"],
    "£": ["£", "gbp", "pounds"], "¥": ["¥", "jpy", "yen", "千円", "万円", "百万円", "万元"],
    "zł": ["zł", "pln", "złotych"], "R$": ["r$", "brl", "reais"],
  ]
  /// Words for what is counted, which no unit of amounts is of.
  private static let counted: Set<String> = [
    "count", "counts", "number", "no", "n", "units", "quantity", "qty", "people", "persons",
    "employees", "staff", "headcount", "customers", "orders", "members", "rank", "anzahl", "menge",
    "stück", "personen", "mitarbeiter", "kunden", "nombre", "effectif", "effectifs", "quantité",
    "clients", "personnes", "cantidad", "número", "personas", "empleados", "clientes", "unidades",
    "quantidade", "pessoas", "funcionários", "liczba", "ilość", "osoby", "pracownicy", "klienci",
    "人数", "件数", "数量", "台数", "個数", "客数",
  ]

  /// The table with that unit in the columns that have none, where these are amounts of one size, and in those of
  /// whose unit it is many: "$" of thousands of dollars; `nil` where it is not plain which these are.
  var inStatedUnit: Table? {
    guard let unit = statedUnit else { return nil }
    let words = Set(unit.lowercased().split { " '’.".contains($0) }.map(String.init))
    let amounts = zip(columns.indices, roles).filter { $0.1.role == .measure }.map(\.0)
    var plain: [Int] = []
    var chosen: [Int] = []
    for index in amounts {
      guard case .numbers(let numbers) = columns[index].values else { continue }
      if let own = numbers.unit {
        let isSame = Self.money[own].map { !$0.isDisjoint(with: words) } == true
        if isSame, UnitLine.isScaled(unit) { chosen.append(index) }
      } else if !Self.isCounted(columns[index].name), !RoleName.share.matches(columns[index].name) {
        plain.append(index)
      }
    }
    if MeasureGroups.areAlike(plain.map { columns[$0] }) { chosen += plain }
    guard !chosen.isEmpty else { return nil }
    var table = self
    for index in chosen {
      guard case .numbers(var numbers) = columns[index].values else { continue }
      numbers.unit = unit
      table.columns[index].values = .numbers(numbers)
    }
    return table
  }

  private static func isCounted(_ name: String) -> Bool {
    // Chinese and Japanese write such words without gaps: 来客数, 従業員数（人）.
    let bare = name.prefix { !"(（".contains($0) }
    if ["数", "人", "件"].contains(where: bare.hasSuffix) { return true }
    return name.lowercased().split { !$0.isLetter }.contains { counted.contains(String($0)) }
  }
}
