import Charts

/// Portuguese, as spoken in Brazil; infinitives address nobody where no one has to do anything.
struct Portuguese: Phrasebook {
  let code = "pt-BR"
  let name = "Português (Brasil)"
  var regional: Format?
  static let style = Format(
    "pt_BR", plural: .belowTwo, percentagePoint: Noun("ponto percentual", "pontos percentuais"),
    percentSeparator: "", month: .wide, dayMonth: .wide, firstOfMonth: "1º",
    weeks: WeekWords(tick: "S#", week: "semana #", ofYear: "semana # de @"),
    powers: [
      9: Noun("bilhão", "bilhões"), 12: Noun("trilhão", "trilhões"),
      15: Noun("quatrilhão", "quatrilhões"),
    ], powerLinks: ["de"],
    rangeWords: RangeWords(from: ["a partir de", "desde", "de"], to: ["até", "a"]))

  // MARK: Grammar

  let unnamed = "sem nome"
  let unnamedSeries = "a série sem nome"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("ponto", "pontos")
    case .box: Noun("caixa", "caixas")
    case .violin: Noun("violino", "violinos")
    case .bin: Noun("classe", "classes")
    case .value: Noun("valor", "valores")
    case .series, .seriesInShort: Noun("série", "séries")
    case .row: Noun("linha", "linhas")
    case .column: Noun("coluna", "colunas")
    case .cell: Noun("cela", "celas")
    case .category: Noun("categoria", "categorias")
    case .item: Noun("item", "itens")
    case .second: Noun("segundo", "segundos")
    case .time(.minute): Noun("minuto", "minutos")
    case .time(.hour): Noun("hora", "horas")
    case .time(.day): Noun("dia", "dias")
    case .time(.week): Noun("semana", "semanas")
    case .time(.month): Noun("mês", "meses")
    case .time(.quarter): Noun("trimestre", "trimestres")
    case .time(.year): Noun("ano", "anos")
    }
  }

  func quoted(_ text: String) -> String { "“\(text)”" }
  /// With “e” before the last.
  func lastJoined(_ clauses: [String]) -> String {
    clauses.count > 1
      ? list(clauses.dropLast().map(Optional.some)) + " e " + clauses[clauses.count - 1]
      : list(clauses.map(Optional.some))
  }
  func both(_ first: String, _ second: String) -> String { "\(subject(first)) e \(object(second))" }
  func range(_ low: String, _ high: String) -> String { "de \(low) a \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) de \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    // “Em 12 h” would be a span of time.
    case .at(let x, .bareNumber), .at(let x, .number): "em x = \(x)"
    case .at(let range, .range): "na classe \(range)"
    case .at(let time, .clock): to(time)
    case .at(let day, .weekday): day == "sábado" || day == "domingo" ? "no \(day)" : "na \(day)"
    case .at(let week, .week): "na \(week)"
    case .at(let place, _): "em \(place)"
    case .stretch(let from, let to, .bareNumber): "x de \(from) a \(to)"
    case .stretch(let from, let to, .clock):
      "\(from.hasPrefix("01") ? "da" : "das") \(from) \(self.to(to))"
    case .stretch(let from, let to, .week): "da \(from) à \(to)"
    case .stretch(let from, let to, .day): "de \(day(from, before: to)) a \(to)"
    // A moment of the same day is its time.
    case .stretch(let from, let to, .moment) where !to.contains(" "):
      "de \(from) \(self.to(to))"
    case .stretch(let from, let to, .category): "de \(mentioned(from)) a \(mentioned(to))"
    case .stretch(let from, let to, _): "de \(from) a \(to)"
    case .between(let from, let to, .week): "entre a \(from) e a \(to)"
    case .between(let from, let to, .day): "entre \(day(from, before: to)) e \(to)"
    case .between(let from, let to, .clock): "entre \(hour(from)) e \(hour(to))"
    case .between(let from, let to, _): "entre \(from) e \(to)"
    case .axis(.x): "Eixo X"
    case .axis(.y): "Eixo Y"
    case .axis(.values): "Valores"
    case .axis(.additional): "Também"
    case .rightToLeft: "da direita para a esquerda"
    case .notFromZero: "não começa em zero"
    case .noValues: "sem valores"
    case .timeZone(let name): "fuso horário \(name)"
    case .convertedTimes: "horários convertidos dos fusos dos dados"
    case .logarithmic: "logarítmico"
    case .naturalLogarithmic: "logarítmico, base e"
    }
  }

  /// One hour is one, all others are several.
  private func hour(_ time: String) -> String {
    time.hasPrefix("01") ? "a \(time)" : "as \(time)"
  }

  private func to(_ time: String) -> String { time.hasPrefix("01") ? "à \(time)" : "às \(time)" }
}
