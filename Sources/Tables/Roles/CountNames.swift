/// The names of numbers of things, which are added up, in the languages of the program.
package enum CountNames {
  private static let things: Set<String> = [
    "count", "counts", "freq", "frequency", "quantity", "qty",
    "units", "insertions", "deletions", "commits", "files",
    "diagnosed", "diagnoses", "cases", "deaths", "births", "injuries", "injured", "killed",
    "fatalities",
    "casualties", "victims", "accidents", "crashes", "collisions", "incidents", "crimes",
    "offences",
    "offenses", "arrests", "complaints", "infections", "hospitalizations", "admissions",
    "discharges",
    "vaccinations", "doses", "tests", "sales", "sold", "orders", "purchases", "returns", "tickets",
    "bookings",
    "reservations", "visits", "visitors", "views", "pageviews", "clicks", "impressions",
    "downloads",
    "installs", "signups", "registrations", "registered", "subscribers", "members", "users",
    "passengers",
    "riders", "trips", "rides", "rentals", "flights", "calls", "messages", "emails", "requests",
    "errors",
    "failures", "jobs", "events", "votes", "goals", "wins", "strikes", "students", "pupils",
    "graduates",
    "immigrants", "emigrants", "migrants", "refugees", "tourists", "arrivals", "departures",
    "dwellings",
    "anzahl", "zahl", "menge", "stück", "fälle", "todesfälle", "tote", "geburten", "verkäufe",
    "verkauft",
    "bestellungen", "besuche", "besucher", "aufrufe", "anrufe", "gäste", "unfälle", "verletzte",
    "nombre",
    "quantité", "cas", "décès", "naissances", "ventes", "vendus", "commandes", "visites",
    "visiteurs",
    "passagers", "accidents", "blessés", "número", "cantidad", "unidades", "casos", "muertes",
    "nacimientos",
    "vendidos", "pedidos", "visitas", "visitantes", "pasajeros", "accidentes", "heridos",
    "quantidade",
    "mortes", "óbitos", "nascimentos", "acessos", "passageiros", "acidentes", "feridos", "liczba",
    "ilość",
    "sztuk", "przypadki", "zgony", "urodzenia", "sprzedano", "zamówienia", "wizyty", "odwiedziny",
    "wypadki", "ranni", "件数", "人数", "個数", "台数", "回数", "販売数", "死者数", "感染者数", "来場者数", "数量", "次数",
    "销量", "病例", "死亡人数", "访问量", "订单数", "件數",
  ]

  /// The words that say so only where nothing else stands beside them.
  private static let alone: Set<String> = ["n", "num", "number", "total"]

  /// The words beside which a number is none of things: shares, means, prices and sizes.
  private static let others: Set<String> = [
    "rate", "share", "percent", "pct", "per", "avg", "average", "mean", "median", "price", "max",
    "min",
    "ratio", "cumulative", "cum", "index", "id", "size", "rank",
  ]

  private static let running: Set<String> = [
    "cumulative", "cum", "cumsum", "total", "totals", "sum", "running", "counter", "ytd",
    "kumuliert", "summe", "gesamt", "zählerstand", "cumul", "cumulé", "acumulado", "acumulada",
    "suma", "soma", "skumulowane", "razem", "stan", "累計", "累積", "累计",
  ]

  /// True of the name of what adds up from row to row: "total", "cumulative cases", "Zählerstand".
  package static func isRunning(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return parts.contains(where: running.contains)
  }

  /// True of a name that says that its numbers are of things: "diagnosed", "new_cases", "n_visits".
  package static func isCount(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return (parts.count == 1 && alone.contains(parts[0]))
      || parts.contains(where: things.contains) && others.isDisjoint(with: parts)
  }
}
