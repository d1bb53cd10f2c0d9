import Charts

/// Portuguese, as spoken in Brazil; infinitives address nobody where no one has to do anything.
struct Portuguese: Phrasebook {
  let code = "pt-BR"
  let name = "Português (Brasil)"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "pt_BR", plural: .belowTwo, percentagePoint: Noun("ponto percentual", "pontos percentuais"),
    percentSeparator: "",
    month: .wide)

  // MARK: Grammar

  let comma = ", "
  let colon = ": "
  let semicolon = "; "
  let wordGap = " "
  let unnamed = "sem nome"
  let unnamedSeries = "a série sem nome"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("ponto", "pontos")
    case .value: Noun("valor", "valores")
    case .series, .seriesInShort: Noun("série", "séries")
    case .row: Noun("linha", "linhas")
    case .column: Noun("coluna", "colunas")
    case .category: Noun("categoria", "categorias")
    case .second: Noun("segundo", "segundos")
    }
  }

  func quoted(_ text: String) -> String { "“\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(subject(first)) e \(object(second))" }
  func range(_ low: String, _ high: String) -> String { "de \(low) a \(high)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) de \(count)" }

  // MARK: Places

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "em x = \(x)"
    case .at(let range, .range): range
    case .at(let time, .clock): time.hasPrefix("01") ? "à \(time)" : "às \(time)"
    case .at(let place, _): "em \(place)"
    case .single(let x, .bareNumber): "x = \(x)"
    case .single(let place, _): place
    case .stretch(let from, let to, .bareNumber): "x de \(from) a \(to)"
    case .stretch(let from, let to, .clock): "de \(from) às \(to)"
    case .stretch(let from, let to, _): "de \(from) a \(to)"
    case .axis(.x): "Eixo X"
    case .axis(.y): "Eixo Y"
    case .axis(.values): "Valores"
    case .axis(.additional): "Também"
    case .reach(let axis, let extent): "\(axis): \(extent)"
    case .rightToLeft: "da direita para a esquerda"
    case .notFromZero: "não começa em zero"
    case .noValues: "sem valores"
    case .timeZone(let name): "fuso horário \(name)"
    case .convertedTimes: "horários convertidos dos fusos dos dados"
    case .logarithmic: "logarítmico"
    case .naturalLogarithmic: "logarítmico, base e"
    }
  }
}
