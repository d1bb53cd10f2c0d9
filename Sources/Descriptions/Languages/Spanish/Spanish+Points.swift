import Charts

extension Spanish {
  func words(point: PointPhrase) -> String {
    switch point {
    case .missing: "sin valor"
    case .absent: "sin punto"
    case .infinite: "infinito"
    case .missingPart(let name, _), .missingInFull(let name): "\(name): sin valor"
    case .inFull(let title, let value): "\(title): \(value)"
    case .placing(.aboveRange): "por encima del intervalo"
    case .placing(.belowRange): "por debajo del intervalo"
    case .placing(.nowhere): "fuera de escala"
    case .rise(.up): "cierre por encima de la apertura"
    case .rise(.down): "cierre por debajo de la apertura"
    case .rise(.unchanged): "cierre igual a la apertura"
    case .unchanged: "sin cambios"
    case .moved(.up): "cierre por encima de la apertura"
    case .moved(.down): "cierre por debajo de la apertura"
    case .moved(.unchanged): "cierre igual a la apertura"
    case .quartiles: "cuartiles"
    case .interval: "intervalo"
    case .outliers(let number): count(number, Noun("valor atípico", "valores atípicos"))
    case .share(let percent, let whole): "\(percent) de \(whole)"
    case .timesAsMuch(let times, true): "\(times) veces más"
    case .timesAsMuch(let times, false): "\(times) veces menos"
    case .part(.open): "apertura"
    case .part(.high): "precio máximo"
    case .part(.low): "precio mínimo"
    case .part(.close): "cierre"
    case .part(.upperWhisker): "bigote superior"
    case .part(.upperQuartile): "cuartil superior"
    case .part(.median): "mediana"
    case .part(.lowerQuartile): "cuartil inferior"
    case .part(.lowerWhisker): "bigote inferior"
    case .part(.outlier), .landmark(.outlier): "valor atípico"
    case .part(.count): "recuento"
    case .part(.total): "total"
    case .part(.share): "proporción"
    case .part(.named(let name)): named(name)
    case .up(let size): "sube \(share(size))"
    case .down(let size): "baja \(share(size))"
    case .equal(let other): "igual \(led("a", other))"
    case .above(let other, let size): "\(size) por encima \(led("de", other))"
    case .below(let other, let size): "\(size) por debajo \(led("de", other))"
    case .risesAbove(let other): led(isNumber(other) ? "supera" : "supera a", other)
    case .fallsBelow(let other): "cae por debajo \(led("de", other))"

    case .rowHighest(let cell): "máximo \(cell)"
    case .rowLowest(let cell): "mínimo \(cell)"
    case .rowAll(let value): "todos \(value)"
    case .andMore(let name, let others): "\(name) y \(count(others)) más"
    case .labelHeading: "etiqueta"
    case .outlierCount: "número de valores atípicos"

    case .highest(.value): "máximo"
    case .highest(.median): "mediana más alta"
    case .highest(.close): "cierre más alto"
    case .highest(.price): "precio más alto"
    case .highest(.bin): "intervalo modal"
    case .highest(.clock): "hora más tardía"
    case .highest(.rank): "último puesto"
    case .lowest(.value): "mínimo"
    case .lowest(.median): "mediana más baja"
    case .lowest(.close): "cierre más bajo"
    case .lowest(.price): "precio más bajo"
    case .lowest(.bin): "intervalo con menos valores"
    case .lowest(.clock): "hora más temprana"
    case .lowest(.rank): "primer puesto"
    case .ofChart(let extreme, .value): "\(extreme) global"
    case .ofChart(let extreme, _): "\(extreme) del gráfico"
    case .ofPart(let extreme, .value): "\(extreme) visible"
    case .ofPart(let extreme, _): "\(extreme) de esta parte"
    case .found: "Hallado"
    case .nearest: "El más cercano"
    case .landmark(.turningPoint): "punto de giro"
    case .landmark(.drop): "caída"
    case .landmark(.rise): "subida"
    case .landmark(.gap): "hueco"
    case .landmark(.crossing): "cruce"
    case .landmark(.higher): "valor más alto"
    case .landmark(.lower): "valor más bajo"
    case .landmark(.spike): "pico o valle"
    case .largeDrop: "gran caída"
    case .largeRise: "gran subida"
    case .bookmark: "marcador"
    case .noneAfter(let goal): "No hay \(no(goal)) después"
    case .noneBefore(let goal): "No hay \(no(goal)) antes"
    case .none(let goal): "No hay \(no(goal))"
    case .notFound(let text): "«\(text)»: no se encuentra"
    case .searchedAround(isForward: true): "Otra vez desde el principio"
    case .searchedAround(isForward: false): "Otra vez desde el final"
    case .bookmarkRemoved: "Marcador quitado"
    case .fromBookmark(let place, let kind):
      "Desde el marcador \(bookmarked(place, kind))"
    case .pointsOn(let number): "\(count(number, .point)) después"
    case .pointsBack(let number): "\(count(number, .point)) antes"
    case .back: "De vuelta"
    case .noWayBack: "Ningún salto anterior"
    case .brailleScale(let low, let high): "escala propia, de \(low) a \(high)"
    case .prompt(.search): "Buscar etiqueta"
    case .prompt(.title): "Buscar título"
    case .prompt(.helpText): "Buscar en la ayuda"
    case .prompt(.rowText): "Buscar en la lista"
    case .prompt(.place("")): "Ir a"
    case .prompt(.place(let example)): "Ir a, como \(example)"
    case .prompt(.range(let low, let high)): "Valores, como \(low) a \(high)"
    case .notAPlace(let text): "«\(text)» no es un lugar: valor, n50, 50%"

    case .firstItem: "Inicio de la lista"
    case .lastItem: "Fin de la lista"
    case .firstChart: "Primer gráfico"
    case .lastChart: "Último gráfico"
    case .widest: "Ya se muestra todo"
    case .closest: "Ampliación máxima"
    case .noPoint: "Aún no hay punto"
    case .noPointBut(let key): "Sin punto. \(key): al primero"
    case .seriesNumber(let number): "Serie \(number)"
    case .showing(let stretch, let points, let all):
      "Vista: \(stretch), \(count(points)) de \(count(all))"
    case .showingAll: "Se muestra todo"
    case .atMostInEach(let points): "hasta \(points) en cada una"
    }
  }

  /// A share has an article, an amount has none.
  private func share(_ size: String) -> String { size.hasSuffix("%") ? "un \(size)" : size }

  /// Only a series is surpassed as somebody is, with “a”.
  private func isNumber(_ other: String) -> Bool {
    other.drop { $0 == "-" }.first?.isNumber == true
  }

  /// The place of a bookmark behind that word: “del 3 de mayo”, “de las 09:05”, “Wed”.
  private func bookmarked(_ place: String, _ kind: PlaceKind) -> String {
    switch kind {
    case .day, .weekday, .moment: "del \(place)"
    case .week: "de la \(place)"
    case .year, .month: "de \(place)"
    case .clock: "de \(hour(place))"
    case .bareNumber, .number, .category, .range: place
    }
  }

  private func no(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.spike): "ningún pico ni valle"
    case .landmark(.drop), .landmark(.rise): "ninguna \(self.goal(goal))"
    default: "ningún \(self.goal(goal))"
    }
  }
}
