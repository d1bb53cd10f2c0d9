/// The names of measures that depend on others, and of those that others depend on, in the languages of the program.
package enum DirectionNames {
  private static let responses: Set<String> = [
    "demand", "load", "consumption", "usage", "sales", "revenue", "profit", "profits", "price",
    "cost", "wage",
    "earnings",
    "earn", "earns", "yield", "output", "production", "score", "grade", "rating",
    "satisfaction", "mark",
    "result", "performance", "perf", "mpg", "efficiency", "mileage", "growth", "mortality",
    "deaths", "accidents",
    "survival",
    "nachfrage", "last", "verbrauch", "umsatz", "preis", "kosten", "lohn", "ertrag", "note",
    "punkte",
    "demande", "charge", "consommation", "ventes", "prix", "coût", "salaire", "rendement",
    "demanda", "carga",
    "consumo", "ventas", "precio", "costo", "salario", "rendimiento", "nota", "vendas", "preço",
    "custo",
    "salário", "rendimento", "popyt", "zużycie", "sprzedaż", "cena", "koszt", "plon", "ocena",
    "需要", "消費", "消費量", "売上", "価格", "収量", "得点", "需求", "消耗", "用电量", "销售额", "价格", "产量", "成绩",
  ]
  private static let causes: Set<String> = [
    "time", "age", "year", "years", "month", "day", "date", "week", "hour", "dose", "concentration",
    "temperature", "temp", "distance", "depth", "altitude", "elevation", "experience", "exper",
    "education",
    "educ", "schooling", "budget", "speed", "size", "alter", "jahr", "tag", "zeit", "temperatur",
    "dosis",
    "entfernung", "tiefe", "höhe", "âge", "année", "jour", "temps", "température", "distance",
    "profondeur",
    "edad", "año", "día", "tiempo", "temperatura", "distancia", "idade", "ano", "dia", "tempo",
    "wiek", "rok",
    "dzień", "czas", "odległość", "年齢", "年", "日", "時間", "気温", "温度", "距離", "年龄", "时间", "气温", "距离",
  ]

  /// The words for amounts that somebody knows because they were given.
  private static let given: Set<String> = [
    "conc", "concentration", "dose", "konz", "konzentration", "dosis", "concentración",
    "concentracion", "dosis", "concentração", "concentracao", "stężenie", "stezenie", "dawka", "濃度",
    "浓度", "用量", "剂量",
  ]

  /// True of amounts that were given: a concentration, a dose.
  package static func isGiven(_ name: String) -> Bool {
    parts(of: name).contains(where: given.contains)
  }

  /// True of what is looked at over something else: demand, a price, a score.
  package static func isResponse(_ name: String) -> Bool {
    let parts = parts(of: name)
    return parts.contains(where: responses.contains) || lasts(parts)
  }

  /// True of the time that it takes until something: "time_to_delivery", "time till failure".
  private static func lasts(_ parts: [String]) -> Bool {
    zip(parts, parts.dropFirst()).contains { word, next in
      ["time", "days", "months", "weeks", "zeit"].contains(word)
        && ["to", "till", "until", "bis"].contains(next)
    }
  }

  /// True of what others are looked at over: age, temperature, time.
  package static func isCause(_ name: String) -> Bool {
    !isResponse(name)
      && (parts(of: name).contains(where: causes.contains) || isGiven(name))
  }

  private static let ways: Set<String> = [
    "dist", "distance", "km", "kilometers", "kilometres", "miles", "length", "distanz", "strecke",
    "länge", "entfernung", "longueur", "distancia", "longitud", "distância", "comprimento",
    "dystans", "odległość", "długość", "距離", "距离",
  ]
  private static let timesTaken: Set<String> = [
    "time", "zeit", "temps", "tiempo", "tempo", "czas", "時間", "时间",
  ]

  /// True of how far something is.
  package static func isWay(_ name: String) -> Bool {
    parts(of: name).contains(where: ways.contains)
  }

  /// True of the plain name of a time, which beside a way is how long it takes.
  package static func isTimeTaken(_ name: String) -> Bool {
    parts(of: name).last.map(timesTaken.contains) ?? false
  }

  /// True of two names that differ in nothing but a year, of which the first has the earlier one: "rate85", "rate90".
  package static func isBefore(_ name: String, _ other: String) -> Bool {
    func year(_ name: String) -> (stem: String, year: Int)? {
      let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard digits == 2 || digits == 4, digits < name.count, let year = Int(name.suffix(digits))
      else {
        return nil
      }
      return (String(name.dropLast(digits)), year)
    }
    guard let one = year(name), let next = year(other), one.stem == next.stem else { return false }
    return one.year < next.year
  }

  private static func parts(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
