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
    case .rise(.up): "al alza"
    case .rise(.down): "a la baja"
    case .rise(.unchanged), .unchanged: "sin cambios"
    case .moved(.up, let value): "sube a \(value)"
    case .moved(.down, let value): "baja a \(value)"
    case .moved(.unchanged, let value): "sin cambios en \(value)"
    case .quartiles: "cuartiles"
    case .outliers(let number): count(number, Noun("valor atípico", "valores atípicos"))
    case .share(let percent, let whole): "\(percent) de \(whole)"
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
    case .equal(let other): "igual que \(other)"
    case .above(let other, let size): "\(size) por encima de \(other)"
    case .below(let other, let size): "\(size) por debajo de \(other)"
    case .risesAbove(let other): "supera a \(other)"
    case .fallsBelow(let other): "cae por debajo de \(other)"

    case .rowHighest(let cell): "máximo \(cell)"
    case .rowLowest(let cell): "mínimo \(cell)"
    case .labelHeading: "etiqueta"
    case .outlierCount: "número de valores atípicos"

    case .highest(.value): "máximo"
    case .highest(.median): "mediana más alta"
    case .highest(.close): "cierre más alto"
    case .highest(.price): "precio más alto"
    case .highest(.bin): "intervalo modal"
    case .lowest(.value): "mínimo"
    case .lowest(.median): "mediana más baja"
    case .lowest(.close): "cierre más bajo"
    case .lowest(.price): "precio más bajo"
    case .lowest(.bin): "intervalo con menos valores"
    case .ofChart(let extreme, .value): "\(extreme) global"
    case .ofChart(let extreme, _): "\(extreme) del gráfico"
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
      "Desde el marcador \([.day, .moment].contains(kind) ? "del " : "")\(place)"
    case .pointsOn(let number): "\(count(number, .point)) después"
    case .pointsBack(let number): "\(count(number, .point)) antes"
    case .back: "De vuelta"
    case .noWayBack: "Ningún salto anterior"
    case .brailleScale(let low, let high):
      "Puntos: cuartos de \(low) a \(high), iguales en todas las series"
    case .prompt(.search): "Buscar etiqueta"
    case .prompt(.title): "Buscar título"
    case .prompt(.helpText): "Buscar en la ayuda"
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

  private func no(_ goal: Goal) -> String {
    switch goal {
    case .landmark(.spike): "ningún pico ni valle"
    case .landmark(.drop), .landmark(.rise): "ninguna \(self.goal(goal))"
    default: "ningún \(self.goal(goal))"
    }
  }
}
