import Charts

extension Spanish {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number)) series de \(isUneven ? "hasta " : "")\(count(points, mark))"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name) y \(count(others)) más"
    case .values(let values, let bins): "\(count(values, .value)) en \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number, .series)) en \(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title ?? "Este") es un \(words(fact: .kind(type))) con \(content)"
    case .over(let told, let axis): "\(told), eje X: \(axis)"
    case .parted(let told, let axis): "\(told), por \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest): "Máximo: \(highest); mínimo: \(lowest)"
    }
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("sube", "suben")
    case .falling: Noun("baja", "bajan")
    case .risingOverall: Noun("sube con altibajos", "suben con altibajos")
    case .fallingOverall: Noun("baja con altibajos", "bajan con altibajos")
    case .risingThenLevel:
      Noun("sube y luego se mantiene estable", "suben y luego se mantienen estables")
    case .fallingThenLevel:
      Noun("baja y luego se mantiene estable", "bajan y luego se mantienen estables")
    case .risingThenFalling: Noun("sube y luego baja", "suben y luego bajan")
    case .fallingThenRising: Noun("baja y luego sube", "bajan y luego suben")
    case .turning: Noun("cambia varias veces de sentido", "cambian varias veces de sentido")
    case .repeating: Noun("se repite", "se repiten")
    case .spiking: Noun("tiene picos", "tienen picos")
    case .dipping: Noun("tiene valles", "tienen valles")
    case .level: Noun("se mantiene estable", "se mantienen estables")
    case .varying: Noun("varía en torno a un nivel", "varían en torno a un nivel")
    case .mixed: Noun("no tiene una dirección clara", "no tienen una dirección clara")
    case .withoutValues: Noun("no tiene valores", "no tienen valores")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "La serie"
    case .the(.close): "El \(words(point: .part(.close)))"
    case .the(let measure): "La \(words(point: .part(measure)))"
    case .hasNoValues(let subject): "\(subject) no tiene valores"
    case .hasOneValue(let subject, let value): "\(subject) tiene un solo valor: \(value)"
    case .stays(let subject, let value): "\(subject) se mantiene \(led("en", value))"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), \(led("desde", start)) \(led("hasta", end)), \(change)"
    case .upInAll(let size): "una subida \(led("de", size))"
    case .downInAll(let size): "una bajada \(led("de", size))"
    case .extremes(let highest, let lowest):
      "El máximo es \(led("de", highest)); el mínimo, \(led("de", lowest))"
    case .repeats(let interval): "Los valores se repiten \(interval)"
    case .spike(let value, let place, true): "Hay un pico \(led("de", value)) \(place)"
    case .spike(let value, let place, false): "Hay un valle \(led("de", value)) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      "Hay \(count(number)) \(isPeak ? "picos" : "valles"), el más \(isPeak ? "alto" : "bajo") \(led("de", value)) \(place)"
    case .outlier(let value, let place): "Hay un valor atípico, \(value) \(place)"
    case .outliers(let number, let value, let place):
      "Hay \(count(number)) valores atípicos, el más alejado \(value) \(place)"
    case .plateau(let level, let stretch): "Hay una meseta en torno \(led("a", level)), \(stretch)"
    case .plateaus(let number, let level, let stretch):
      "Hay \(count(number)) mesetas, la más larga en torno \(led("a", level)), \(stretch)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "se mantiene estable"
    case (.mixed, _): "no tiene una dirección clara"
    case (.rising, .veryStrong): trend.isSteady ? "sube de forma constante" : "sube claramente"
    case (.rising, .strong): "sube en general"
    case (.rising, .moderate), (.rising, .weak): "tiende a subir"
    case (.rising, nil): "sube"
    case (.falling, .veryStrong): trend.isSteady ? "baja de forma constante" : "baja claramente"
    case (.falling, .strong): "baja en general"
    case (.falling, .moderate), (.falling, .weak): "tiende a bajar"
    case (.falling, nil): "baja"
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) no comparten ningún punto del eje X"
    case .equal(let pair, .everywhere): "\(pair) son iguales en todos los puntos"
    case .equal(let pair, .shared(let number)): "\(pair) son iguales \(all(number))"
    case .above(let first, let second, .everywhere): "\(first) está siempre por encima de \(second)"
    case .above(let first, let second, .shared(let number)):
      "\(first) está por encima de \(second) \(all(number))"
    case .below(let first, let second, .everywhere): "\(first) está siempre por debajo de \(second)"
    case .below(let first, let second, .shared(let number)):
      "\(first) está por debajo de \(second) \(all(number))"
    case .neverBelow(let first, let second): "\(first) nunca está por debajo de \(second)"
    case .neverAbove(let first, let second): "\(first) nunca está por encima de \(second)"
    case .times(1): "una vez"
    case .times(let number): "\(count(number)) veces"
    case .atLeast(let times): "al menos \(times)"
    case .crossing(let times, let place, true): "\(times), la primera \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) se cruzan \(crossings)"
    case .theyCross(let crossings): "Se cruzan \(crossings)"
    case .neverCross: "Nunca se cruzan"
    case .movement(.together): "evolucionan en el mismo sentido"
    case .movement(.opposite): "evolucionan en sentido contrario"
    case .mostApart(let size, let place): "la mayor diferencia es de \(size) \(place)"
    case .overtaking(let first, let second, let place):
      "\(first) supera a \(second) \(place) y se mantiene por encima"
    case .places(let number, true): count(number, .point)
    case .places(let number, false): count(number, Noun("punto común", "puntos comunes"))
    case .aboveAt(let first, let second, let number, _):
      "\(first) está por encima de \(second) en \(count(number))"
    case .belowAt(let first, let second, let number, _):
      "\(first) está por debajo de \(second) en \(count(number))"
    case .alsoBelow(_, let number): "por debajo en \(count(number))"
    case .alsoEqual(let number): "a la par en \(count(number))"
    case .counted(let counts, _, _, let places): "De \(places), \(counts)"
    }
  }

  private func all(_ shared: Int) -> String {
    switch shared {
    case 1: "en el único punto común"
    case 2: "en ambos puntos comunes"
    default: "en los \(count(shared)) puntos comunes"
    }
  }
}
