import Charts

/// Polish: no name from the data is bent, so each stands where its first form can stand: after “i”,
/// “niż” and “to”, and after a colon.
struct Polish: Phrasebook {
  let code = "pl"
  let name = "Polski"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "pl_PL", plural: .polish,
    percentagePoint: Noun(
      one: "punkt procentowy", few: "punkty procentowe", many: "punktów procentowych",
      other: "punktu procentowego"), percentSeparator: "", month: .wide)

  // MARK: Grammar

  let comma = ", "
  let colon = ": "
  let semicolon = "; "
  let wordGap = " "
  let unnamed = "bez nazwy"
  let unnamedSeries = "seria bez nazwy"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun(one: "punkt", few: "punkty", many: "punktów", other: "punktu")
    case .value: Noun("wartość", "wartości")
    case .series, .seriesInShort: Noun(one: "seria", few: "serie", other: "serii")
    case .row: Noun(one: "wiersz", few: "wiersze", many: "wierszy", other: "wiersza")
    case .column: Noun(one: "kolumna", many: "kolumn", other: "kolumny")
    case .category: Noun(one: "kategoria", few: "kategorie", other: "kategorii")
    case .second: Noun(one: "sekunda", many: "sekund", other: "sekundy")
    }
  }

  /// Points in the genitive, as after “z”.
  var ofPoints: Noun { Noun("punktu", "punktów") }

  func quoted(_ text: String) -> String { "„\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(subject(first)) i \(object(second))" }
  func range(_ low: String, _ high: String) -> String { "od \(low) do \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) z \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "dla x = \(x)"
    case .at(let place, .number), .at(let place, .category): "dla \(place)"
    case .at(let range, .range): range
    case .at(let year, .year): "w roku \(year)"
    // The name of the month stands in its first form, which “w” would bend.
    case .at(let month, .month): "za \(month)"
    case .at(let date, .day), .at(let date, .moment): "dnia \(date)"
    case .at(let time, .clock): "o \(time)"
    case .single(let x, .bareNumber): "x = \(x)"
    case .single(let place, _): place
    case .stretch(let from, let to, .bareNumber): "x od \(from) do \(to)"
    case .stretch(let from, let to, .month): "\(from) – \(to)"
    case .stretch(let from, let to, _): "od \(from) do \(to)"
    case .axis(.x): "Oś X"
    case .axis(.y): "Oś Y"
    case .axis(.values): "Wartości"
    case .axis(.additional): "Także"
    case .reach(let axis, let extent): "\(axis): \(extent)"
    case .rightToLeft: "od prawej do lewej"
    case .notFromZero: "nie od zera"
    case .noValues: "brak wartości"
    case .timeZone(let name): "strefa czasowa \(name)"
    case .convertedTimes: "przeliczone ze stref czasowych danych"
    case .logarithmic: "skala logarytmiczna"
    case .naturalLogarithmic: "skala logarytmiczna o podstawie e"
    }
  }
}
