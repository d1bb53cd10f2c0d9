import Charts
import FoundationEssentials
import FoundationInternationalization

/// Spanish, as read in Spain and in the Americas; what is to be done is asked of usted.
struct Spanish: Phrasebook {
  let code = "es"
  let name = "Español"
  var regional: Format?
  static let style = Format(
    "es_ES", plural: .exactlyOne,
    percentagePoint: Noun("punto porcentual", "puntos porcentuales"), month: .wide,
    dayMonth: .wide,
    weeks: WeekWords(tick: "S#", week: "semana #", ofYear: "semana # de @"),
    powers: [
      6: Noun("millón", "millones"), 12: Noun("billón", "billones"),
      18: Noun("trillón", "trillones"),
    ],
    powerLinks: ["de"],
    rangeWords: RangeWords(
      from: ["a partir del", "a partir de", "desde", "del", "de"], to: ["hasta", "al", "a"]))

  // MARK: Grammar

  let unnamed = "sin nombre"
  let unnamedSeries = "la serie sin nombre"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("punto", "puntos")
    case .box: Noun("caja", "cajas")
    case .violin: Noun("violín", "violines")
    case .bin: Noun("intervalo", "intervalos")
    case .value: Noun("valor", "valores")
    case .series, .seriesInShort: Noun("serie", "series")
    case .row: Noun("fila", "filas")
    case .column: Noun("columna", "columnas")
    case .cell: Noun("celda", "celdas")
    case .category: Noun("categoría", "categorías")
    case .item: Noun("elemento", "elementos")
    case .second: Noun("segundo", "segundos")
    case .time(.minute): Noun("minuto", "minutos")
    case .time(.hour): Noun("hora", "horas")
    case .time(.day): Noun("día", "días")
    case .time(.week): Noun("semana", "semanas")
    case .time(.month): Noun("mes", "meses")
    case .time(.quarter): Noun("trimestre", "trimestres")
    case .time(.year): Noun("año", "años")
    }
  }

  func quoted(_ text: String) -> String { "«\(text)»" }
  /// With “y”, or with “e” where the second begins with that sound.
  func lastJoined(_ clauses: [String]) -> String {
    clauses.count > 1
      ? list(clauses.dropLast().map(Optional.some)) + " y " + clauses[clauses.count - 1]
      : list(clauses.map(Optional.some))
  }
  func both(_ first: String, _ second: String) -> String {
    [subject(first), object(second)].formatted(.list(type: .and).locale(format.locale))
  }
  func range(_ low: String, _ high: String) -> String { "de \(low) a \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) de \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber), .at(let x, .number): "con x = \(x)"
    case .at(let place, .category): "en \(place)"
    case .at(let range, .range): "en el intervalo \(range)"
    case .at(let date, .year), .at(let date, .month): "en \(date)"
    case .at(let week, .week): "en la \(week)"
    case .at(let date, .day), .at(let date, .moment): "el \(date)"
    case .at(let time, .clock): "a \(hour(time))"
    case .at(let day, .weekday): "el \(day)"
    case .stretch(let from, let to, .bareNumber): "x de \(from) a \(to)"
    case .stretch(let from, let to, .week): "de la \(from) a la \(to)"
    case .stretch(let from, let to, .day): "del \(day(from, before: to)) al \(to)"
    case .stretch(let from, let to, .moment):
      // A moment of the same day is its time.
      "del \(from) \(to.contains(" ") ? "al \(to)" : "a \(hour(to))")"
    case .stretch(let from, let to, .clock): "de \(hour(from)) a \(hour(to))"
    case .stretch(let from, let to, .category): "de \(mentioned(from)) a \(mentioned(to))"
    case .stretch(let from, let to, _): "de \(from) a \(to)"
    case .between(let from, let to, .week): "entre la \(from) y la \(to)"
    case .between(let from, let to, .day): "entre el \(day(from, before: to)) y el \(to)"
    case .between(let from, let to, .moment): "entre el \(from) y el \(to)"
    case .between(let from, let to, .clock): "entre \(hour(from)) y \(hour(to))"
    case .between(let from, let to, _): "entre \(listed([from, to]))"
    case .axis(.x): "Eje X"
    case .axis(.y): "Eje Y"
    case .axis(.values): "Valores"
    case .axis(.additional): "Además"
    case .rightToLeft: "de derecha a izquierda"
    case .notFromZero: "no empieza en cero"
    case .noValues: "sin valores"
    case .timeZone(let name): "zona horaria \(name)"
    case .convertedTimes: "horas convertidas desde las zonas de los datos"
    case .logarithmic: "logarítmico"
    case .naturalLogarithmic: "logarítmico, base e"
    }
  }

  /// One hour is one, all others are several: “la 01:05”, “las 02:05”.
  func hour(_ time: String) -> String {
    time.hasPrefix("01") ? "la \(time)" : "las \(time)"
  }

  /// A value behind the word that leads to it; a percentage has an article: “hasta el 42 %”, “del 42 %”.
  func led(_ word: String, _ value: String) -> String {
    let number = value.prefix { $0.isNumber || "-.,".contains($0) }
    let sign = value.dropFirst(number.count).first { $0 != " " }
    guard !number.isEmpty, sign == "%" else { return "\(word) \(value)" }
    return switch word {
    case "a": "al \(value)"
    case "de": "del \(value)"
    default: "\(word) el \(value)"
    }
  }
}
