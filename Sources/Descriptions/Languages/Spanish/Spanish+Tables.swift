import Charts

extension Spanish {
  func words(table phrase: TablePhrase) -> String {
    switch phrase {
    case .filtered(let kept, let rows, let conditions):
      "\(count(kept)) de \(count(rows, .row)): \(conditions)"
    case .missing(let column): "\(column) sin valor"
    case .present(let column): "\(column) con valor"
    case .counted(let rows): "Cada valor es un número de filas, \(count(rows)) en total"
    case .timeUnit(let unit, let column): "\(column) por \(unit)"
    case .unit(.minute): "minuto"
    case .unit(.hour): "hora"
    case .unit(.day): "día"
    case .unit(.week): "semana"
    case .unit(.month): "mes"
    case .unit(.quarter): "trimestre"
    case .unit(.year): "año"
    case .ranges(let column, let width): "\(column) en intervalos de \(width)"
    case .largest(let kept, let all, let column):
      "Los \(count(kept)) mayores de \(count(all, .value)) de \(column)"
    case .ranked(let column, let isSum):
      "Los mayores según \(isSum ? "la suma de \(column ?? "")" : column ?? "el número de filas")"
    case .rankedByMean(let column): "Los mayores según la media de \(column)"
    case .largestColumns(let kept, let all):
      "Las \(count(kept)) columnas de \(count(all)) con las medias más altas"
    case .othersTogether(let rows): "los demás juntos, \(count(rows, .row))"
    case .othersLeftOut(let rows): "los demás omitidos, \(count(rows, .row))"
    case .others: "otros"
    case .sorted(let column, let isDescending):
      "Orden por \(column ?? "valor"), \(isDescending ? "descendente" : "ascendente")"
    case .andMore(let names, let more): "\(names) y \(count(more)) más"
    case .notCharted(let columns): "Sin representar: \(columns)"
    case .notCompared(let series): "Sin comparar, por otra unidad o tamaño: \(series)"
    case .equalColumns(let columns): "Columnas iguales: \(columns)"
    case .constants(let columns): "Sin representar, por ser constantes: \(columns)"
    case .boundColumns(let low, let high, let areWhole):
      "Cada valor está entre \(low) y \(high)"
        + (areWhole ? "" : ", donde existen ambos")
    case .errorColumn(let column):
      "Barras de error\(colon)\(column) por encima y por debajo de cada valor"
    case .emptyColumns(let columns): "Sin valores: \(columns)"
    case .renamed(let columns): "Con otro nombre, porque aparece dos veces: \(columns)"
    case .withoutEffect(let options):
      "Sin efecto, porque ninguna columna tiene fechas: \(options)"
    case .unsuitedSettings(let settings): "Ajustes que no convienen a esta tabla: \(settings)"
    case .aggregated(let aggregate, let measures): "\(aggregate) de \(measures)"
    case .aggregatedRows(let aggregate, let measures): "\(aggregate) de \(measures) por fila"
    case .rowCount: "número de filas"
    case .against(let values, let other): "\(values) según \(other)"
    case .over(let values, let place): "\(values) por \(place)"
    case .series(let number, let column): "\(count(number, .series)) según \(column)"
    case .charts(let number, let column):
      "\(count(number, Noun("gráfico", "gráficos"))) por \(column)"
    case .role(.time): "fecha u hora"
    case .role(.cyclic): "parte del calendario"
    case .role(.latitude): "latitud"
    case .role(.longitude): "longitud"
    case .role(.rowNumber): "número de fila"
    case .role(.key): "clave"
    case .role(.nominal): "categoría"
    case .role(.ordinal): "nivel"
    case .role(.measure): "medida"
    case .role(.empty): "vacía"
    case .direction: "dirección"
    case .namesake: "coincide con el nombre del archivo"
    case .charted: "en el gráfico"
    case .chartedIn(let number): "en el gráfico \(number)"
    case .differentOf(let kept, let all): "\(count(kept)) de \(count(all)) valores distintos"
    case .columnsNotCharted(let number): "\(count(number)) columnas sin representar"
    case .pointsHere(let number): "\(count(number, .point)) en este lugar"
    case .different(let number):
      "\(count(number, .value)) \(number == 1 ? "distinto" : "distintos")"
    case .reason(andValues: false): "según el nombre"
    case .reason(andValues: true): "según el nombre y los valores"
    case .notNumbers(let column, let options):
      "la columna \(quoted(column)) no tiene números; cuente filas con \(options[.aggregate, "count"]) o elija otra columna"
    case .notDates(let column, let options):
      "la columna \(quoted(column)) no tiene fechas; elija otra o quite \(options[.every])"
    case .notNames(let column, let options):
      "la columna \(quoted(column)) tiene su propio orden; \(options[.sort]) y \(options[.top]) necesitan una columna de nombres"
    case .badWidth(let column, let values, let options):
      "los intervalos de ese ancho no son adecuados para la columna \(quoted(column))\(values.map { " (\($0))" } ?? ""); elija otro ancho o use \(options[.bin, "auto"])"
    case .notACondition(let text, let options):
      "\(quoted(text)) no es una condición; escriba una columna, un operador y un valor, como \(options[.conditions, "'price >= 10'"])"
    case .notAValue(let value, let column, let example):
      "\(quoted(value)) no se puede comparar con la columna \(quoted(column)); escríbalo como en la columna: \(example)"
    case .noSuchDay(let text):
      "\(quoted(text)): ese día no existe en el calendario"
    case .tooManyUnits(let unit, let number, let instead, let options):
      "\(options[.every, unit]) da \(count(number)) lugares desde la primera fecha hasta la última; use \(options[.every, instead]) o más largo"
    case .tooFine(let column, let instead, let options):
      "las fechas de la columna \(quoted(column)) no son tan precisas; use \(options[.every, instead]) o más largo"
    case .tooManyCells:
      "el gráfico tendría demasiados lugares; elija unidades de tiempo más largas o menos series"
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      "ninguna fila cumple la condición \(quoted(conditions)); la columna \(quoted(column)) \(areEnds ? "va" : "tiene") \(values)"
    case .nothingInCommon(let conditions):
      "ninguna fila cumple a la vez todas estas condiciones: \(conditions); quite una de ellas"
    case .noTimes(let columns, let options):
      "ninguna columna tiene fechas; elija una columna con \(options[.x]) o quite \(options[.last]), \(options[.from]) y \(options[.to]) (columnas: \(columns))"
    case .noSuchChart(let number, let all):
      "no hay gráfico \(count(number)); elija de 1 a \(count(all)), que --charts enumera"
    }
  }
}
