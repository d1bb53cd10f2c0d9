/// The names of how often something happened to somebody, in the languages of the program.
package enum EventNames {
  private static let events = [
    "visits", "docvis", "affairs", "accidents", "claims", "crimes", "arrests", "convictions",
    "absences", "seizures", "episodes", "attacks", "injuries", "articles", "patents", "trips",
    "hospitalizations", "admissions", "purchases", "complaints", "offences", "offenses", "falls",
    "besuche", "arztbesuche", "unfälle", "schäden", "fehltage", "anfälle", "käufe", "affären",
    "visites", "sinistres", "crises", "achats", "absentéisme", "visitas", "accidentes",
    "siniestros",
    "ausencias", "compras", "acidentes", "sinistros", "faltas", "wizyty", "wypadki", "szkody",
    "nieobecności", "zakupy", "napady", "受診回数", "来院回数", "事故件数", "回数", "就诊次数", "事故数", "次数",
  ]

  /// The traits of a person in such numbers, which are seldom asked about.
  private static let traits = [
    "children", "kids", "child", "siblings", "brothers", "sisters", "kinder", "geschwister",
    "enfants", "hijos", "filhos", "dzieci", "子供", "子ども", "孩子", "子女",
  ]

  /// True of "visits", "naffairs", "numvisits" and "Arztbesuche".
  package static func isNumber(_ name: String) -> Bool {
    let name = name.lowercased().filter(\.isLetter)
    return events.contains(where: name.hasSuffix)
  }

  /// True of "nchildren" and "kids5".
  package static func isTrait(_ name: String) -> Bool {
    let name = name.lowercased().filter(\.isLetter)
    return traits.contains(where: name.hasSuffix)
  }
}
