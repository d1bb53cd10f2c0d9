extension RoleName {
  /// True of the names of kinds that tables for learning have as numbers: "target" of 0, 1 and 2.
  static func namesKinds(_ name: String) -> Bool {
    ["target", "label", "cluster"].contains(name.lowercased())
  }

  /// True of the names of what has a number where there are many of it: "school", "flight".
  static func mayHaveNumbers(_ name: String) -> Bool {
    let words: Set = [
      "class", "classroom", "school", "klasse", "schule", "flight", "flug", "vuelo", "voo", "航班",
      "便名",
    ]
    return words.contains(name.lowercased())
  }

  /// True of the names of minutes and seconds.
  static func isPartOfHour(_ name: String) -> Bool {
    minute.matches(name)
      || ["minutes", "second", "seconds", "sec", "sekunde", "seconde", "segundo", "sekunda", "秒"]
        .contains(name.lowercased())
  }

  /// True of the names of what somebody or something got: "inspection_score", "points".
  static func isScore(_ name: String) -> Bool {
    let words: Set = [
      "score", "scores", "points", "marks", "punkte", "punktzahl", "puntos", "puntuación", "pontos",
      "pontuação", "punkty", "wynik", "得点", "点数", "得分", "分数",
    ]
    return parts(of: separated(name)).last.map(words.contains) ?? false
  }

  /// True of names that say that they are the number of something: "order_number", "Ticket #", "Bestellnummer", "Belegnr".
  static func isNumberOfThing(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix("#") && name.count > 1 || name == "po" { return true }
    if name.count > 5, name.hasSuffix("nummer") || name.hasSuffix("nr") { return true }
    let counts: Set = ["number", "no", "nr", "num", "numer", "número", "numero", "numéro"]
    let parts = Self.parts(of: separated(name))
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    let others = counts.contains(last) ? parts.dropLast() : parts.dropFirst()
    return (counts.contains(last) || counts.contains(first))
      && others.contains { namesThings($0) || mayHaveNumbers($0) || $0 == "po" }
  }
}
