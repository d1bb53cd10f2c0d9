import Charts

extension Spanish {
  func words(point: PointPhrase) -> String {
    switch point {
    case .missing: "sin valor"
    case .missingPart(let name, _), .missingInFull(let name): "\(name): sin valor"
    case .inFull(let title, let value): "\(title): \(value)"
    case .pointNumber(let number, let count): "punto \(number) de \(count)"
    case .placing(.aboveRange): "supera el intervalo"
    case .placing(.belowRange): "bajo el intervalo"
    case .placing(.nowhere): "fuera de escala"
    case .rise(.up): "sube"
    case .rise(.down): "baja"
    case .rise(.unchanged), .unchanged: "sin cambios"
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
    case .part(.count): "frecuencia"
    case .part(.total): "total"
    case .part(.share): "proporción"
    case .part(.named(let name)): named(name)
    case .up(let size): "sube \(share(size))"
    case .down(let size): "baja \(share(size))"
    case .otherSeries(let name, let value): "\(name) \(value)"
    case .equal(let other): "igual que \(other)"
    case .above(let other, let size): "\(size) sobre \(other)"
    case .below(let other, let size): "\(size) bajo \(other)"
    case .risesAbove(let other): "supera a \(other)"
    case .fallsBelow(let other): "cae bajo \(other)"

    case .emptyCell: "sin valor"
    case .labelHeading: "etiqueta"
    case .outlierCount: "número de valores atípicos"
    case .outlierValues: "valores atípicos"
    case .rowNumber(let number, let count): "fila \(number) de \(count)"

    case .highest(.value): "Máximo"
    case .highest(.median): "Mediana más alta"
    case .highest(.close): "Cierre más alto"
    case .lowest(.value): "Mínimo"
    case .lowest(.median): "Mediana más baja"
    case .lowest(.close): "Cierre más bajo"
    case .ofChart(let extreme, .value): "\(extreme) global"
    case .ofChart(let extreme, _): "\(extreme) del gráfico"
    case .numbered(let name, let number, let count): "\(name) \(number) de \(count)"
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
    case .bookmark: "marcador"
    case .noneAfter(let goal): "No hay \(no(goal)) después"
    case .noneBefore(let goal): "No hay \(no(goal)) antes"
    case .none(let goal): "No hay \(no(goal))"
    case .notFound(let text): "«\(text)»: no se encuentra"
    case .bookmarkRemoved: "Marcador quitado"
    case .fromBookmark(let place, _): "Desde el marcador \(place)"
    case .pointsOn(let number): "\(count(number, .point)) después"
    case .pointsBack(let number): "\(count(number, .point)) antes"
    case .back: "De vuelta"
    case .noWayBack: "Ningún salto anterior"
    case .prompt(.search): "Buscar etiqueta"
    case .prompt(.title): "Buscar título"
    case .prompt(.place): "Ir a"
    case .notAPlace(let text): "«\(text)» no es un lugar: valor, n50, 50%"

    case .edge(.firstPoint): "Primer punto"
    case .edge(.lastPoint): "Último punto"
    case .edge(.firstItem): "Inicio de la lista"
    case .edge(.lastItem): "Fin de la lista"
    case .edge(.firstChart): "Primer gráfico"
    case .edge(.lastChart): "Último gráfico"
    case .edge(.widest): "Ya se muestra todo"
    case .edge(.closest): "Ampliación máxima"
    case .cell(let column, let columns, let row, let rows):
      "Columna \(column) de \(columns), fila \(row) de \(rows)"
    case .noPoint: "Aún no hay punto"
    case .noPointBut(let key): "Aún no hay punto: \(key) va al primero"
    case .seriesNumber(let number): "Serie \(number)"
    case .showing(let stretch, let points, let all):
      "Vista: \(stretch), \(count(points)) de \(count(all))"
    case .showingAll: "Se muestra todo"
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
