import Charts

extension Spanish {
  func words(shelf phrase: ShelfPhrase) -> String {
    switch phrase {
    case .suggestions(let number): "Gráficos de esta tabla, \(count(number, .item))"
    case .columns(let number): "Columnas de esta tabla, \(count(number, .item))"
    case .x: "En el eje x"
    case .y: "Valores, en lugar de los demás"
    case .alsoY: "Valores, junto a los demás"
    case .series: "Una serie por valor"
    case .split: "Un gráfico por valor"
    case .label: "Se dice con cada punto"
    case .filter: "Solo algunos de sus valores"
    case .leftOut: "Quitar del gráfico"
    case .aggregate(let name): "Filas de un mismo lugar: \(name)"
    case .unit(let unit): "Unidad: \(unit)"
    case .chosen(let row): "\(row), seleccionado"
    case .hidden(let value): "\(value), excluido"
    case .unchosen(let value): "\(value), en el gráfico con todos"
    case .reason(.asked): "como se pidió"
    case .reason(.candles): "hay columnas de apertura, máximo, mínimo y cierre"
    case .reason(.times): "cada momento aparece una vez"
    case .reason(.timesOfKinds): "los momentos se repiten, una vez por serie"
    case .reason(.timesOfKindsOfKinds): "los momentos se repiten, una vez por serie de cada gráfico"
    case .reason(.placesOnEarth): "hay columnas de latitud y longitud"
    case .reason(.measuresOfThings): "dos medidas de muchas cosas"
    case .reason(.names): "nombres con valores"
    case .reason(.namesOfKinds): "nombres de dos tipos con valores"
    case .reason(.counts): "se cuentan las filas"
    case .reason(.numbers): "números en su orden"
    case .reason(.repeatedPlaces): "los lugares se repiten"
    case .noTable: "Este gráfico no viene de una tabla"
    case .takenBack: "Deshecho"
    case .notSaid(let name): "\(name) no se dice: un punto reúne varias filas"
    case .nothingToTakeBack: "Nada que deshacer"
    case .charting: "Creando el gráfico"
    case .looking: "Revisando la tabla"
    case .noCommand(let kind):
      "Ningún comando crea este gráfico: elige \(kind)"
    case .readsPipe(let kind):
      "Los datos llegaron por una tubería: \(kind) los contiene"
    case .zoomLeftOut: "Abre el gráfico entero, no esta parte"
    case .pitchesOfPart: "Del grave al agudo, el sonido abarca allí solo esta parte"
    case .someChartsLeftOut: "Faltan algunos de los gráficos abiertos"
    case .opensOnFirstChart: "Abre su primer gráfico, no este"
    case .sameAxesLeftOut: "Sus gráficos tienen ejes propios"
    case .notARange(let text): "No es un intervalo: \(text)"
    case .allRows(let number): "las \(count(number, .row))"
    case .comparedWith: "comparado con"
    case .nothingToCompare:
      "Aún no hay nada que comparar: elige antes algunos valores o marca un tramo"
    case .multiples(let number): "Lado a lado, \(count(number, .item))"
    }
  }
}
