import Charts

/// German: nouns and infinitives where a listener wants it short, nobody addressed as du or Sie.
struct German: Phrasebook {
  let code = "de"
  let name = "Deutsch"
  var regional: Format?
  static let style = Format(
    "de_DE", plural: .oneWithoutFraction,
    percentagePoint: Noun("Prozentpunkt", "Prozentpunkte"), month: .wide, dayMonth: .wide,
    weeks: WeekWords(tick: "KW #", week: "KW #", ofYear: "KW # @"),
    powers: [
      9: Noun("Milliarde", "Milliarden"), 12: Noun("Billion", "Billionen"),
      15: Noun("Billiarde", "Billiarden"),
    ],
    rangeWords: RangeWords(from: ["von", "ab", "seit"], to: ["bis"]))

  // MARK: Grammar

  let unnamed = "Unbenannt"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("Punkt", "Punkte")
    case .box: Noun("Kasten", "Kästen")
    case .violin: Noun("Violine", "Violinen")
    case .bin: Noun("Klasse", "Klassen")
    case .value: Noun("Wert", "Werte")
    case .series: Noun("Datenreihe", "Datenreihen")
    case .seriesInShort: Noun("Reihe", "Reihen")
    case .row: Noun("Zeile", "Zeilen")
    case .column: Noun("Spalte", "Spalten")
    case .cell: Noun("Zelle", "Zellen")
    case .category: Noun("Kategorie", "Kategorien")
    case .item: Noun("Eintrag", "Einträge")
    case .second: Noun("Sekunde", "Sekunden")
    case .time(.minute): Noun("Minute", "Minuten")
    case .time(.hour): Noun("Stunde", "Stunden")
    case .time(.day): Noun("Tag", "Tage")
    case .time(.week): Noun("Woche", "Wochen")
    case .time(.month): Noun("Monat", "Monate")
    case .time(.quarter): Noun("Quartal", "Quartale")
    case .time(.year): Noun("Jahr", "Jahre")
    }
  }

  /// Points in the dative, as after “mit” and “von”.
  var withPoints: Noun { Noun("Punkt", "Punkten") }

  /// A quarter in words for “Q3 1992”; `nil` of a month.
  private func quarter(_ month: String) -> String? {
    guard month.first == "Q", let number = month.dropFirst().first, number.isNumber else {
      return nil
    }
    return "\(number). Quartal\(month.dropFirst(2))"
  }

  func quoted(_ text: String) -> String { "„\(text)“" }
  func both(_ first: String, _ second: String) -> String { "\(named(first)) und \(named(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low) bis \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) von \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "bei x = \(x)"
    case .at(let place, .number), .at(let place, .category): "bei \(place)"
    case .at(let range, .range): "in der Klasse \(range)"
    case .at(let year, .year): "im Jahr \(year)"
    case .at(let month, .month): "im \(quarter(month) ?? month)"
    case .at(let week, .week): "in \(week)"
    case .at(let date, .day), .at(let date, .moment): "am \(date)"
    case .at(let time, .clock): "um \(time)"
    case .at(let day, .weekday): "am \(day)"
    case .stretch(let from, let to, .bareNumber): "x = \(from) bis \(to)"
    case .stretch(let from, let to, .day): "\(day(from, before: to)) bis \(to)"
    case .stretch(let from, let to, _): "\(from) bis \(to)"
    case .between(let from, let to, .day):
      "zwischen dem \(day(from, before: to)) und dem \(to)"
    case .between(let from, let to, .moment): "zwischen dem \(from) und dem \(to)"
    case .between(let from, let to, _): "zwischen \(from) und \(to)"
    case .axis(.x): "X-Achse"
    case .axis(.y): "Y-Achse"
    case .axis(.values): "Werte"
    case .axis(.additional): "Außerdem"
    case .rightToLeft: "von rechts nach links"
    case .notFromZero: "nicht ab null"
    case .noValues: "keine Werte"
    case .timeZone(let name): "Zeitzone \(name)"
    case .convertedTimes: "umgerechnet aus den Zeitzonen der Daten"
    case .logarithmic: "logarithmisch"
    case .naturalLogarithmic: "logarithmisch, Basis e"
    }
  }
}
