import Charts

extension Spanish {
  func words(fact: FactPhrase) -> String {
    switch fact {
    case .label(.shape): "evolución"
    case .label(.mean): "media"
    case .label(.change): "cambio"
    case .label(.trend): "tendencia"
    case .label(.missing): "sin valor"
    case .label(.offScale): "fuera de escala"
    case .label(.correlation): "correlación"
    case .label(.correlationOfLogarithms): "correlación en ejes logarítmicos"
    case .label(.gap): "hueco"
    case .label(.gaps): "huecos"
    case .label(.period): "repetición"
    case .label(.spike): "pico"
    case .label(.dip): "valle"
    case .label(.spikes): "picos"
    case .label(.dips): "valles"
    case .label(.outliers): "valores atípicos"
    case .label(.plateau): "meseta"
    case .label(.plateaus): "mesetas"
    case .label(.unusuallyHigh): "inusualmente alto"
    case .label(.unusuallyLow): "inusualmente bajo"
    case .label(.largestRise): "mayor subida"
    case .label(.largestDrop): "mayor caída"
    case .label(.sampleSize): "valores"
    case .label(.meanOfMeans): "media de las medias"
    case .label(.medianOfMeans): "mediana de las medias"
    case .label(.meanOfEachPeriod): "media de cada período"
    case .label(.meanOfMedians): "media de las medianas"
    case .label(.medianOfMedians): "mediana de las medianas"
    case .label(.medians): "medianas"
    case .label(.firstValue): "primer valor"
    case .label(.lastValue): "último valor"
    case .label(.largestSpread): "mayor rango intercuartílico"
    case .label(.densest): "máxima densidad"
    case .label(.shares): "proporciones"
    case .label(.middleHalf): "mitad central"
    case .label(.belowZero): "por debajo de cero"
    case .label(.deviation): "desviación estándar"
    case .label(.swings): "oscilaciones"
    case .label(.skew): "forma"
    case .label(.trendLine): "línea de tendencia"
    case .label(.withoutShare): "sin proporción"

    case .kind(let type) where [.histogram, .heatMap].contains(type): kind(type)
    case .kind(.box): "diagrama de \(kind(.box))"
    case .kind(let type): "gráfico de \(kind(type))"
    case .shortKind(.line, false): "líneas"
    case .shortKind(.bar, _): "barras"
    case .shortKind(.groupedBar, _): "barras agrupadas"
    case .shortKind(.stackedBar, _): "barras apiladas"
    case .shortKind(.area, _): "área"
    case .shortKind(.step, _): "escalones"
    case .shortKind(.histogram, _): "histograma"
    case .shortKind(.box, _): "cajas"
    case .shortKind(.heatMap, _): "mapa de calor"
    case .shortKind(.scatter, _): "dispersión"
    case .shortKind(.candlestick, _): "velas"
    case .shortKind(.violin, _): "violín"
    case .shortKind(.pie, _): "sectores"
    case .shortKind(.donut, _): "anillos"
    case .trend(let trend): self.trend(trend)
    case .correlation(.rising): "positiva"
    case .correlation(.falling): "negativa"
    case .correlation: "sin relación clara"
    case .turningPoints(0): "sin puntos de giro"
    case .turningPoints(let number): count(number, Noun("punto de giro", "puntos de giro"))
    case .strength(.veryStrong): "muy fuerte"
    case .strength(.strong): "fuerte"
    case .strength(.moderate): "moderada"
    case .strength(.weak): "débil"
    case .clearness(.veryStrong): "muy clara"
    case .clearness(.strong): "clara"
    case .clearness(.moderate): "bastante clara"
    case .clearness(.weak): "poco clara"
    case .change(let start, let end): "de \(start) a \(end)"
    case .first(let told, let number, let measure):
      "\(told), \([.median, .clock].contains(measure) ? "la primera" : "el primero") de \(count(number))"
    case .firstAmong(let told, let number, let series):
      "\(told), el primero de \(count(number)) en \(count(series, .series))"
    case .all(2, let value): "\(value), ambos valores"
    case .all(let number, let value): "\(value), los \(count(number)) valores"
    case .missingValues(let number): "Valores que faltan: \(count(number))"
    case .gaps(let number, let longest, let alike):
      "\(count(number)), el más largo: \(longest)"
        + (alike > 1 ? ", el primero de \(count(alike))" : "")
    case .spikes(let number, let largest, let isPeak):
      "\(count(number)), el más \(isPeak ? "alto" : "bajo") \(led("de", largest))"
    case .outliers(let number, let farthest): "\(count(number)), el más alejado: \(farthest)"
    case .outlierRule(true):
      "puntuación z modificada superior a 3,5 en su serie, descontadas la tendencia y la repetición, a una décima parte de su rango o más, y lejos de los valores vecinos"
    case .outlierRule(false):
      "puntuación z modificada superior a 3,5 en su serie, a una décima parte de su rango o más de la mediana, y a lo sumo una décima parte de sus valores"
    case .farFromNeighbors: "lejos de los valores vecinos"
    case .farFromOthers: "lejos de todos los demás"
    case .farFromMedian: "lejos de la mediana"
    case .unusualInRepetition: "inusual en ese punto de la repetición"
    case .unusual(_, let time): "inusual \(time)"
    case .allSeries(let number): "las \(count(number)) series"
    case .largestMean(let high, let low): "En promedio, la más alta: \(high); la más baja: \(low)"
    case .lineAt(let value): "línea \(led("en", value))"
    case .above(let above, let all): "\(count(above)) de \(count(all, .value)) por encima"
    case .belowZeroOf(let below, let all, let place, let isOnly):
      "\(below) de \(count(all, .value)), \(isOnly ? "" : "el primero ")\(place)"
    case .spannedPowers(let powers, let option?):
      "Los valores abarcan \(count(powers)) potencias de diez; \(option) separa los pequeños"
    case .spannedPowers(let powers, nil):
      "Los valores abarcan \(count(powers)) potencias de diez; un eje logarítmico separa los pequeños"
    case .skewed(true?): "cola más larga hacia los valores altos"
    case .skewed(false?): "cola más larga hacia los valores bajos"
    case .skewed(nil): "casi simétrica"
    case .swing(let times, true):
      "\(times) veces tan grandes en la segunda mitad como en la primera"
    case .swing(let times, false):
      "\(times) veces tan grandes en la primera mitad como en la segunda"
    case .firstStep(let told, let number): "\(told), la primera de \(count(number)) iguales"
    case .plateaus(let number, let longest): "\(count(number)), la más larga \(led("en", longest))"
    case .every(let length, let isExact): "\(isExact ? "" : "aproximadamente ")cada \(length)"
    case .everyUnit(let unit, let isExact):
      "\(isExact ? "" : "aproximadamente ")cada \(form(1, noun(.time(unit))))"
    case .everyWorkingDay: "los días laborables"
    case .either(let low, let high): alternatives([low, high])
    case .about(let length): led("aproximadamente", length)
    case .amongShown(let told): "\(told), entre los mostrados"
    case .largestDifference(let pair, let size, let place):
      "\(pair), mayor diferencia: \(size) \(place)"
    case .line, .shortKind(.line, true): "línea"
    case .singleValues: "valores sueltos"
    case .sameAxes(let charts): "Mismos ejes en \(count(charts, chart)) de la lista"
    case .sameXAxis(let charts): "Mismo eje X en \(count(charts, chart)) de la lista"
    case .sameYAxis(let charts): "Mismo eje Y en \(count(charts, chart)) de la lista"
    case .offScale(let number): "\(count(number, .value)) sin lugar en un eje logarítmico"
    case .beyondRange(let number, let isAbove, let ofParts, let range):
      "\(ofParts ? "\(count(number, .point)) con valores" : count(number, .value)) por \(isAbove ? "encima" : "debajo") del intervalo indicado, \(range)"
    case .noPoints(let stretch): "Sin puntos \(stretch)"
    case .missingTimes(let number, let longest):
      "Faltan fechas en \(count(number)) tramos, el más largo \(longest)"
    case .leftOut(let rows): "Fuera del gráfico: \(count(rows, .row)) sin valor de x"
    case .repeatedPlaces(let column, let most, let shared, let places):
      "Hasta \(count(most, .point)) con el mismo valor de \(column), en \(count(shared)) de \(count(places, Noun("lugar", "lugares"))), así que no se describe una evolución"
    case .remedied(let told, let option, let column):
      "\(told); \(option) da un gráfico para cada valor de \(column)"
    case .whole(let stretch): "en total, \(stretch)"
    case .bins(let number, let width):
      "Intervalos: \(count(number)), cada uno con un ancho de \(width)"
    case .around(let values): "alrededor \(led("de", values))"
    case .shares(let parts, let whole): "\(parts) de \(whole)"
    case .otherShares(let number, let percent):
      number > 1
        ? "otros \(count(number)) en conjunto \(percent)" : "el resto \(percent)"
    case .belowZero(let number, let place):
      "\(count(number, Noun("valor menor", "valores menores"))) que cero, \(number > 1 ? "el primero " : "")\(place)"
    case .aggregated(let aggregate, let low, let high):
      "Cada valor: \(aggregate) de \(low)\(high.map { " a \($0)" } ?? "") filas"
    case .noShares: "Sin proporciones: ningún valor mayor que cero"
    case .leftOutColumn(let place, let text, let isNumber):
      "Fuera del gráfico: \(place), «\(text)» \(isNumber ? "no tiene la unidad de los números anteriores" : "no es un número")"
    case .infinite(let number):
      "\(count(number, Noun("valor infinito, tratado", "valores infinitos, tratados"))) como sin valor"
    case .strays(1, let texts): "1 celda no es un número (\(texts)), tratada como sin valor"
    case .strays(let number, let texts):
      "\(count(number)) celdas no son números (\(texts)), tratadas como sin valor"
    case .notPercents(1, let texts):
      "1 celda no es un porcentaje (\(texts)), tratada como sin valor"
    case .notPercents(let number, let texts):
      "\(count(number)) celdas no son porcentajes (\(texts)), tratadas como sin valor"
    case .strayDates(1, let text): "1 celda no es una fecha (\(text)), tratada como sin valor"
    case .strayDates(let number, let text):
      "\(count(number)) celdas no son fechas (\(text)), tratadas como sin valor"
    case .localTimes(1, true, let zone, let text):
      "1 hora no existe en la zona \(zone) (\(text)), adelantada según el cambio de hora"
    case .localTimes(let number, true, let zone, let text):
      "\(count(number)) horas no existen en la zona \(zone) (\(text)), adelantadas según el cambio de hora"
    case .localTimes(1, false, let zone, let text):
      "1 hora se da dos veces en la zona \(zone) (\(text)), leída como la primera"
    case .localTimes(let number, false, let zone, let text):
      "\(count(number)) horas se dan dos veces en la zona \(zone) (\(text)), leídas como la primera"
    case .zonelessTimes(1, let text):
      "1 hora sin zona horaria (\(text)), leída como UTC"
    case .zonelessTimes(let number, let text):
      "\(count(number)) horas sin zona horaria (\(text)), leídas como UTC"
    case .roundedIntegers: "los números enteros de más de 15 cifras están redondeados"
    case .marks(1, let texts): "omitido tras 1 número: \(texts)"
    case .marks(let number, let texts): "omitido tras \(count(number)) números: \(texts)"
    case .bracketed(1): "1 número leído sin sus corchetes"
    case .bracketed(let number):
      "\(count(number)) números leídos sin sus corchetes"
    case .assumedGroups(let option):
      "puntos leídos como separadores de miles"
        + (option.map { "; \($0) los lee como separadores decimales" } ?? "")
    case .countedYes(let yes, let no): "«\(yes)» cuenta como 1, «\(no)» como 0"
    case .dayNumbers: "números leídos como fechas de hoja de cálculo (días desde 1900)"
    case .folded(let columns, let range):
      "Como filas: \(columns) columnas, \(range)"
    case .noHeader(let columns):
      "Sin encabezado: las columnas se llaman 1 a \(count(columns))"
        + "; --header toma la primera fila como nombres"
    case .westernText: "El texto no está en UTF-8, leído como Windows-1252"
    case .skippedLines(let lines):
      "Fuera de la tabla: \(count(lines, Noun("línea", "líneas")))"
    case .shortRows(1, let place):
      "1 fila es demasiado corta (\(place)): sus últimas celdas se tratan como sin valor"
    case .shortRows(let rows, let place):
      "\(count(rows, .row)) son demasiado cortas (la primera, \(place)): sus últimas celdas se tratan como sin valor"
    case .notDate(let text):
      "«\(text)» no es claramente una fecha; la columna se trata como texto"
    case .noSuchDay(let text, isText: true):
      "«\(text)» no existe en el calendario; la columna se trata como texto"
    case .noSuchDay(let text, isText: false):
      "«\(text)» no existe en el calendario, tratado como sin valor"
    case .missingCode(let code, let count, let option):
      "\(code), lejos de todos los demás, aparece \(count == 1 ? "1 vez" : "\(self.count(count)) veces") y cuenta como valor"
        + (option.map { "; si significa «sin valor», use \($0)" } ?? "")
    case .assumedDayOrder(.dayFirst, let option):
      "leída con el día primero"
        + (option.map { "; \($0) lee primero el mes" } ?? "")
    case .assumedDayOrder(.monthFirst, let option):
      "leída con el mes primero"
        + (option.map { "; \($0) lee primero el día" } ?? "")
    case .unreadDates(let option):
      "parecen fechas en un formato desconocido" + (option.map { "; \($0) lo indica" } ?? "")
    case .lastDays: "los períodos de varios días cuentan como su último día"
    case .assumedYear(let year): "Fechas sin año: la última se toma como de \(year)"
    case .rowsSoFar(let rows): "\(rows) hasta ahora"
    case .cutOff(let rows): "Se acortó durante la lectura; leído: \(rows)"
    case .changedMeanwhile:
      "Modificado mientras se leía: puede haber filas antiguas y nuevas mezcladas; léalo de nuevo"
    case .replacedMeanwhile: "Reemplazado por otro archivo mientras se leía: este es el anterior"
    case .correlations(let count):
      "Una matriz de \(count) por \(count) correlaciones, igual a ambos lados de su diagonal, cuyos valores 1 se omiten"
    case .shareOfAll(let share, let yes, let all):
      "Proporción del total: \(share) (\(yes) de \(all))"
    case .leftOutThin(let rows, let fewest):
      "Fuera del gráfico: \(count(rows, .row)) en grupos con menos de \(fewest)"
    case .leftOutWhole(let name): "Omitida: la columna \(quoted(name)), suma de otras"
    case .nothingAggregated: "Nada que agregar: una fila por lugar"
    case .leftOutTotal(let name, isSum: false):
      "Omitida: la fila \(quoted(name)), que contiene las demás"
    case .leftOutTotal(let name, _): "Omitida: la fila \(quoted(name)), suma de las demás"
    case .leftOutAverage(let name): "Omitida: la fila \(quoted(name)), promedio de las demás"
    case .leftOutStatistic(let name):
      "Omitida: la fila \(quoted(name)), calculada a partir de las demás"
    case .leftOutPercents(let name): "Omitida: la fila \(quoted(name)), en porcentajes"
    case .leftOutTotals(let rows, let names):
      "Fuera del gráfico: \(count(rows, .row)) de totales (\(names))"
    case .partialUnit(let place, let isLast, let covered, let all, let part):
      "El \(isLast ? "último" : "primer") valor (\(place)) abarca solo \(count(covered, .time(part))) de \(count(all))"
    case .filledDown(1): "1 celda vacía toma el nombre de arriba"
    case .filledDown(let cells):
      "\(count(cells)) celdas vacías toman el nombre de arriba"
    case .absent(let values, let column, let present):
      "No aparece en la columna \(quoted(column)): \(values); tiene \(present)"
    case .unnamed(let names, let more):
      "Nombres sin mostrar: \(names)" + (more > 0 ? " y \(count(more)) más" : "")
    case .ignored(let names):
      "Sin mostrar: \(names)"
    case .sums(let rows, let values): "Sumadas: \(count(rows, .row)) en \(count(values, .value))"
    case .wideBin(let place): "Más ancho que los demás: intervalo \(place)"
    case .quartileMethod:
      "Cuartiles por interpolación lineal; los bigotes llegan hasta los valores a no más de 1,5 veces el rango intercuartílico; los que quedan más allá son atípicos, salvo si son más de tres y pasan de una décima parte"
    case .contradictions(1, let place):
      "Contradicción: 1 vela, \(place), fuera del intervalo entre su mínimo y su máximo"
    case .contradictions(let candles, let place):
      "Contradicciones: \(count(candles)) velas, la primera \(place), fuera del intervalo entre su mínimo y su máximo"
    }
  }

  private var chart: Noun { Noun("gráfico", "gráficos") }

  private func kind(_ type: ChartType) -> String {
    words(fact: .shortKind(type, isSingle: false))
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "estable"
    case (.mixed, _): "sin dirección clara"
    case (.rising, .veryStrong): "al alza, muy clara"
    case (.rising, .strong): "al alza, clara"
    case (.rising, .moderate): "al alza, bastante clara"
    case (.rising, .weak): "al alza, poco clara"
    case (.rising, nil): "al alza"
    case (.falling, .veryStrong): "a la baja, muy clara"
    case (.falling, .strong): "a la baja, clara"
    case (.falling, .moderate): "a la baja, bastante clara"
    case (.falling, .weak): "a la baja, poco clara"
    case (.falling, nil): "a la baja"
    }
  }
}
