import Charts
import Tables

/// Polish: no name from the data is bent, so each stands where its first form can stand: after “i”,
/// “niż” and “to”, and after a colon.
struct Polish: Phrasebook {
  let code = "pl"
  let name = "Polski"
  var regional: Format?
  static let style = Format(
    "pl_PL", plural: .polish,
    percentagePoint: Noun(
      one: "punkt procentowy", few: "punkty procentowe", many: "punktów procentowych",
      other: "punktu procentowego"), percentSeparator: "", month: .wide, dayMonth: .wide,
    weeks: WeekWords(tick: "T#", week: "tydzień #", ofYear: "tydzień # roku @"),
    powers: [
      9: Noun(one: "miliard", few: "miliardy", many: "miliardów", other: "miliarda"),
      12: Noun(one: "bilion", few: "biliony", many: "bilionów", other: "biliona"),
      15: Noun(one: "biliard", few: "biliardy", many: "biliardów", other: "biliarda"),
    ],
    rangeWords: RangeWords(from: ["od"], to: ["do"]))

  // MARK: Grammar

  let unnamed = "bez nazwy"
  let unnamedSeries = "seria bez nazwy"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun(one: "punkt", few: "punkty", many: "punktów", other: "punktu")
    case .box: Noun(one: "pudełko", few: "pudełka", many: "pudełek", other: "pudełka")
    case .violin: Noun(one: "figura", few: "figury", many: "figur", other: "figury")
    case .bin: Noun(one: "przedział", few: "przedziały", many: "przedziałów", other: "przedziału")
    case .value: Noun("wartość", "wartości")
    case .series, .seriesInShort: Noun(one: "seria", few: "serie", other: "serii")
    case .row: Noun(one: "wiersz", few: "wiersze", many: "wierszy", other: "wiersza")
    case .column: Noun(one: "kolumna", many: "kolumn", other: "kolumny")
    case .cell: Noun(one: "komórka", many: "komórek", other: "komórki")
    case .category: Noun(one: "kategoria", few: "kategorie", other: "kategorii")
    case .item: Noun(one: "pozycja", few: "pozycje", other: "pozycji")
    case .second: Noun(one: "sekunda", many: "sekund", other: "sekundy")
    case .time(.minute): Noun(one: "minuta", many: "minut", other: "minuty")
    case .time(.hour): Noun(one: "godzina", many: "godzin", other: "godziny")
    case .time(.day): Noun(one: "dzień", few: "dni", many: "dni", other: "dnia")
    case .time(.week): Noun(one: "tydzień", few: "tygodnie", many: "tygodni", other: "tygodnia")
    case .time(.month): Noun(one: "miesiąc", few: "miesiące", many: "miesięcy", other: "miesiąca")
    case .time(.quarter):
      Noun(one: "kwartał", few: "kwartały", many: "kwartałów", other: "kwartału")
    case .time(.year): Noun(one: "rok", few: "lata", many: "lat", other: "roku")
    }
  }

  /// Points in the genitive, as after “z”.
  var ofPoints: Noun { Noun("punktu", "punktów") }

  /// A series as after “powyżej”, whose name is not bent.
  func ofSeries(_ name: String) -> String {
    name == unnamedSeries ? "serii bez nazwy" : "serii \(name)"
  }

  func quoted(_ text: String) -> String { "„\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(subject(first)) i \(object(second))" }
  func range(_ low: String, _ high: String) -> String { "od \(low) do \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) z \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "dla x = \(x)"
    case .at(let name, .category) where CalendarNames.isMonth(name):
      bent(name)?.locative ?? "w \(name)"
    case .at(let place, .number), .at(let place, .category): "dla \(place)"
    case .at(let range, .range): "w przedziale \(range)"
    case .at(let year, .year): "w roku \(year)"
    case .at(let month, .month): bent(month)?.locative ?? "w \(month)"
    case .at(let week, .week): "w \(bent(week, "tygodniu"))"
    case .at(let date, .day), .at(let date, .moment): "dnia \(date)"
    case .at(let time, .clock): "o \(time)"
    case .at(let day, .weekday): onWeekday(day)
    case .stretch(let from, let to, .bareNumber): "x od \(from) do \(to)"
    case .stretch(let from, let to, .month):
      "od \(bent(from)?.genitive ?? from) do \(bent(to)?.genitive ?? to)"
    case .stretch(let from, let to, .week):
      "od \(bent(from, "tygodnia")) do \(bent(to, "tygodnia"))"
    case .stretch(let from, let to, .day): "od \(day(from, before: to)) do \(to)"
    case .stretch(let from, let to, .category): "od \(mentioned(from)) do \(mentioned(to))"
    case .stretch(let from, let to, _): "od \(from) do \(to)"
    case .between(let from, let to, .month):
      "w okresie \(words(place: .stretch(from, to: to, .month)))"
    case .between(let from, let to, .year): "między rokiem \(from) a \(to)"
    case .between(let from, let to, .week):
      "między \(bent(from, "tygodniem")) a \(bent(to, "tygodniem"))"
    case .between(let from, let to, .day): "między \(day(from, before: to)) a \(to)"
    case .between(let from, let to, _): "między \(mentioned(from)) a \(mentioned(to))"
    case .axis(.x): "Oś X"
    case .axis(.y): "Oś Y"
    case .axis(.values): "Wartości"
    case .axis(.additional): "Także"
    case .rightToLeft: "od prawej do lewej"
    case .notFromZero: "nie od zera"
    case .noValues: "brak wartości"
    case .timeZone(let name): "strefa czasowa \(name)"
    case .convertedTimes: "przeliczone ze stref czasowych danych"
    case .logarithmic: "skala logarytmiczna"
    case .naturalLogarithmic: "skala logarytmiczna o podstawie e"
    }
  }

  /// A day of the week, whose ending changes after “w”.
  private func onWeekday(_ day: String) -> String {
    let bent = day.hasSuffix("a") ? day.dropLast() + "ę" : day[...]
    return (day == "wtorek" ? "we " : "w ") + bent
  }

  /// A week with another form of its noun, which is its first word.
  private func bent(_ week: String, _ noun: String) -> String {
    noun + week.dropFirst("tydzień".count)
  }

  /// A month or a quarter, with its year if it has one, as after “od” and with “w”; `nil` of what is neither in full.
  private func bent(_ month: String) -> (genitive: String, locative: String)? {
    if let quarter = quarter(month) { return ("kwartału \(quarter)", "w kwartale \(quarter)") }
    let name = month.prefix { $0 != " " }
    let year = month.dropFirst(name.count)
    return Self.months[name.lowercased()].map { ($0.genitive + year, $0.locative + year) }
  }

  /// The number of a quarter, with its year if it has one, as “3 roku 1992”; `nil` of a month.
  private func quarter(_ month: String) -> String? {
    let parts = month.split(separator: " ")
    guard parts.count > 1, parts[1] == "kw.", let number = Self.quarters[String(parts[0])] else {
      return nil
    }
    return parts.count > 2 ? "\(number) roku \(parts[2])" : number
  }

  private static let quarters = ["I": "1", "II": "2", "III": "3", "IV": "4"]

  private static let months: [String: (genitive: String, locative: String)] = [
    "styczeń": ("stycznia", "w styczniu"), "luty": ("lutego", "w lutym"),
    "marzec": ("marca", "w marcu"), "kwiecień": ("kwietnia", "w kwietniu"),
    "maj": ("maja", "w maju"), "czerwiec": ("czerwca", "w czerwcu"),
    "lipiec": ("lipca", "w lipcu"), "sierpień": ("sierpnia", "w sierpniu"),
    "wrzesień": ("września", "we wrześniu"), "październik": ("października", "w październiku"),
    "listopad": ("listopada", "w listopadzie"), "grudzień": ("grudnia", "w grudniu"),
  ]
}
