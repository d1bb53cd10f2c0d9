import Charts

/// French: infinitives address nobody, a no-break space stands before a high sign of punctuation.
///
/// “De” becomes “d’” before a name from the data that begins with a vowel. No name follows “que”, and
/// the letters h and y do not tell how a name sounds: before them nothing is elided.
struct French: Phrasebook {
  let code = "fr"
  let name = "Français"
  var regional: Format?
  static let style = Format(
    "fr_FR", plural: .belowTwo,
    percentagePoint: Noun("point de pourcentage", "points de pourcentage"), month: .wide,
    dayMonth: .wide, firstOfMonth: "1er",
    weeks: WeekWords(tick: "S#", week: "semaine #", ofYear: "semaine # de @"),
    powers: [
      9: Noun("milliard", "milliards"), 12: Noun("billion", "billions"),
      15: Noun("billiard", "billiards"),
    ], powerLinks: ["de", "d’"],
    rangeWords: RangeWords(
      from: ["à partir du", "à partir de", "depuis", "dès", "du", "de"],
      to: ["jusqu’au", "jusqu'au", "jusqu’à", "jusqu'à", "au", "à"]))

  // MARK: Grammar

  let colon = "\u{A0}: "
  let semicolon = "\u{A0}; "
  let unnamed = "sans nom"
  let unnamedSeries = "la série sans nom"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("point", "points")
    case .box: Noun("boîte", "boîtes")
    case .violin: Noun("violon", "violons")
    case .bin: Noun("classe", "classes")
    case .value: Noun("valeur", "valeurs")
    case .series, .seriesInShort: Noun("série", "séries")
    case .row: Noun("ligne", "lignes")
    case .column: Noun("colonne", "colonnes")
    case .cell: Noun("cellule", "cellules")
    case .category: Noun("catégorie", "catégories")
    case .item: Noun("élément", "éléments")
    case .second: Noun("seconde", "secondes")
    case .time(.minute): Noun("minute", "minutes")
    case .time(.hour): Noun("heure", "heures")
    case .time(.day): Noun("jour", "jours")
    case .time(.week): Noun("semaine", "semaines")
    case .time(.month): Noun("mois")
    case .time(.quarter): Noun("trimestre", "trimestres")
    case .time(.year): Noun("an", "ans")
    }
  }

  func quoted(_ text: String) -> String { "«\u{A0}\(text)\u{A0}»" }
  func both(_ first: String, _ second: String) -> String {
    "\(subject(first)) et \(object(second))"
  }
  /// “de price”, or “d’age”.
  func of(_ name: String) -> String {
    let isVowel = name.lowercased().first.map { "aeiouàâäæéèêëîïôöœùûü".contains($0) } ?? false
    return isVowel ? "d’\(name)" : "de \(name)"
  }
  func range(_ low: String, _ high: String) -> String { "de \(low) à \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) sur \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber), .at(let x, .number): "pour x = \(x)"
    case .at(let place, .clock): "à \(place)"
    case .at(let name, .category): "pour \(name)"
    case .at(let range, .range): "dans la classe \(range)"
    case .at(let date, .year), .at(let date, .month): "en \(date)"
    case .at(let week, .week): "en \(week)"
    case .at(let date, .day), .at(let date, .moment): "le \(date)"
    case .at(let day, .weekday): "le \(day)"
    case .stretch(let from, let to, .bareNumber): "x de \(from) à \(to)"
    case .stretch(let from, let to, .year), .stretch(let from, let to, .month):
      // Only these are elided: avril, août, octobre.
      "\(from.hasPrefix("a") || from.hasPrefix("o") ? "d’" : "de ")\(from) à \(to)"
    case .stretch(let from, let to, .week): "de la \(from) à la \(to)"
    case .stretch(let from, let to, .day): "du \(day(from, before: to)) au \(to)"
    case .stretch(let from, let to, .moment):
      // A moment of the same day is its time.
      "du \(from) \(to.contains(" ") ? "au" : "à") \(to)"
    case .stretch(let from, let to, .clock): "de \(from) à \(to)"
    case .stretch(let from, let to, _): "\(from) à \(to)"
    case .between(let from, let to, .week): "entre la \(from) et la \(to)"
    case .between(let from, let to, .day): "entre le \(day(from, before: to)) et le \(to)"
    case .between(let from, let to, .moment): "entre le \(from) et le \(to)"
    case .between(let from, let to, _): "entre \(from) et \(to)"
    case .axis(.x): "Axe X"
    case .axis(.y): "Axe Y"
    case .axis(.values): "Valeurs"
    case .axis(.additional): "Aussi"
    case .rightToLeft: "de droite à gauche"
    case .notFromZero: "ne part pas de zéro"
    case .noValues: "aucune valeur"
    case .timeZone(let name): "fuseau \(name)"
    case .convertedTimes: "heures converties depuis les fuseaux des données"
    case .logarithmic: "logarithmique"
    case .naturalLogarithmic: "logarithmique, base e"
    }
  }
}
