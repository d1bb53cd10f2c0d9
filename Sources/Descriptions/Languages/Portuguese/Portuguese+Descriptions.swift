import Charts

extension Portuguese {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number, .series)) de \(isUneven ? "até " : "")\(count(points, mark))"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name) e mais \(count(others))"
    case .values(let values, let bins): "\(count(values, .value)) em \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number, .series)) em \(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title ?? "Este") é um \(words(fact: .kind(type))) com \(content)"
    case .over(let told, let axis): "\(told), eixo X: \(axis)"
    case .parted(let told, let axis): "\(told), por \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest): "Maior valor: \(highest); menor valor: \(lowest)"
    }
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("sobe", "sobem")
    case .falling: Noun("cai", "caem")
    case .risingOverall: Noun("sobe com altos e baixos", "sobem com altos e baixos")
    case .fallingOverall: Noun("cai com altos e baixos", "caem com altos e baixos")
    case .risingThenLevel:
      Noun("sobe e depois se mantém estável", "sobem e depois se mantêm estáveis")
    case .fallingThenLevel:
      Noun("cai e depois se mantém estável", "caem e depois se mantêm estáveis")
    case .risingThenFalling: Noun("sobe e depois cai", "sobem e depois caem")
    case .fallingThenRising: Noun("cai e depois sobe", "caem e depois sobem")
    case .turning: Noun("muda várias vezes de sentido", "mudam várias vezes de sentido")
    case .repeating: Noun("se repete", "se repetem")
    case .spiking: Noun("tem picos", "têm picos")
    case .dipping: Noun("tem vales", "têm vales")
    case .level: Noun("se mantém estável", "se mantêm estáveis")
    case .varying: Noun("varia em torno de um nível", "variam em torno de um nível")
    case .mixed: Noun("não tem direção clara", "não têm direção clara")
    case .withoutValues: Noun("não tem valores", "não têm valores")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "A série"
    case .the(.close): "O \(words(point: .part(.close)))"
    case .the(let measure): "A \(words(point: .part(measure)))"
    case .hasNoValues(let subject): "\(subject) não tem valores"
    case .hasOneValue(let subject, let value): "\(subject) tem um só valor: \(value)"
    case .stays(let subject, let value): "\(subject) se mantém em \(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), de \(start) a \(end), \(change)"
    case .upInAll(let size): "uma alta de \(size)"
    case .downInAll(let size): "uma queda de \(size)"
    case .extremes(let highest, let lowest): "O máximo é de \(highest); o mínimo, de \(lowest)"
    case .repeats(let interval): "Os valores se repetem \(interval)"
    case .spike(let value, let place, true): "Há um pico de \(value) \(place)"
    case .spike(let value, let place, false): "Há um vale de \(value) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      "Há \(count(number)) \(isPeak ? "picos" : "vales"), o mais \(isPeak ? "alto" : "baixo") de \(value) \(place)"
    case .outlier(let value, let place): "Há um valor atípico, \(value) \(place)"
    case .outliers(let number, let value, let place):
      "Há \(count(number)) valores atípicos, o mais distante \(value) \(place)"
    case .plateau(let level, let stretch): "Há um platô em torno de \(level), \(stretch)"
    case .plateaus(let number, let level, let stretch):
      "Há \(count(number)) platôs, o mais longo em torno de \(level), \(stretch)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "se mantém estável"
    case (.mixed, _): "não tem direção clara"
    case (.rising, .veryStrong): trend.isSteady ? "sobe de forma constante" : "sobe claramente"
    case (.rising, .strong): "sobe em geral"
    case (.rising, .moderate), (.rising, .weak): "tende a subir"
    case (.rising, nil): "sobe"
    case (.falling, .veryStrong): trend.isSteady ? "cai de forma constante" : "cai claramente"
    case (.falling, .strong): "cai em geral"
    case (.falling, .moderate), (.falling, .weak): "tende a cair"
    case (.falling, nil): "cai"
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) não têm nenhum ponto em comum no eixo X"
    case .equal(let pair, .everywhere): "\(pair) são iguais em todos os pontos"
    case .equal(let pair, .shared(let number)): "\(pair) são iguais \(all(number))"
    case .above(let first, let second, .everywhere): "\(first) é sempre maior que \(second)"
    case .above(let first, let second, .shared(let number)):
      "\(first) é maior que \(second) \(all(number))"
    case .below(let first, let second, .everywhere): "\(first) é sempre menor que \(second)"
    case .below(let first, let second, .shared(let number)):
      "\(first) é menor que \(second) \(all(number))"
    case .neverBelow(let first, let second): "\(first) nunca é menor que \(second)"
    case .neverAbove(let first, let second): "\(first) nunca é maior que \(second)"
    case .times(1): "uma vez"
    case .times(let number): "\(count(number)) vezes"
    case .atLeast(let times): "pelo menos \(times)"
    case .crossing(let times, let place, true): "\(times), a primeira \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) se cruzam \(crossings)"
    case .theyCross(let crossings): "As séries se cruzam \(crossings)"
    case .neverCross: "As séries nunca se cruzam"
    case .movement(.together): "as duas evoluem no mesmo sentido"
    case .movement(.opposite): "as duas evoluem em sentidos opostos"
    case .mostApart(let size, let place): "a maior diferença é de \(size) \(place)"
    case .overtaking(let first, let second, let place):
      "\(first) ultrapassa \(second) \(place) e permanece acima"
    case .places(let number, true): count(number, .point)
    case .places(let number, false): count(number, Noun("ponto comum", "pontos comuns"))
    case .aboveAt(let first, let second, let number, _):
      "\(first) é maior que \(second) em \(count(number))"
    case .belowAt(let first, let second, let number, _):
      "\(first) é menor que \(second) em \(count(number))"
    case .alsoBelow(_, let number): "menor em \(count(number))"
    case .alsoEqual(let number): "igual em \(count(number))"
    case .counted(let counts, _, _, let places): "De \(places), \(counts)"
    }
  }

  private func all(_ shared: Int) -> String {
    switch shared {
    case 1: "no único ponto comum"
    case 2: "em ambos os pontos comuns"
    default: "nos \(count(shared)) pontos comuns"
    }
  }
}
