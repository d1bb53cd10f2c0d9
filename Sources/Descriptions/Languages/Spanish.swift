import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// Spanish, as read in Spain and in the Americas; what is to be done is asked of usted.
struct Spanish: Language {
  let code = "es"
  let name = "Español"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "es_ES", unitSeparator: " ", listSeparator: ", ",
    percentagePoint: ("punto porcentual", "puntos porcentuales"), month: .wide)

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : ". \(helpKey) ayuda")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart)), \(format.count(number)) de \(format.count(count))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): both(a, b)
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A: \(stretch(a)). B: \(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + ", punto \(format.count(number)) de \(format.count(count))"
    case .gridCell(let x, let y, let count):
      "x \(place(x)), y \(place(y)): \(points(count))"
    case .part(let part): capitalized(self.part(part))
    case .otherSeries(let name, let value?, let difference):
      "\(named(name)) \(format.quantity(value))"
        + (difference.map { ", " + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name)), sin valor"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: ", ")
    case .edge(.firstPoint): "Primer punto"
    case .edge(.lastPoint): "Último punto"
    case .edge(.firstItem): "Inicio de la lista"
    case .edge(.lastItem): "Fin de la lista"
    case .edge(.firstChart): "Primer gráfico"
    case .edge(.lastChart): "Último gráfico"
    case .edge(.widest): "Ya se muestra todo"
    case .edge(.closest): "Ampliación máxima"
    case .showing(let window):
      "Vista: \(run(window.from, window.to)), \(words(.position(window.points, of: window.count)))"
    case .showingAll(let points): "Se muestra todo, \(self.points(points))"
    case .position(let number, let count): "\(format.count(number)) de \(format.count(count))"
    case .cell(let cell):
      "Columna \(format.count(cell.column)) de \(format.count(cell.columns)), fila \(format.count(cell.row)) de \(format.count(cell.rows))"
    case .noPoint(""): "Aún no hay punto"
    case .noPoint(let key): "Aún no hay punto: \(key) va al primero"
    case .seriesOutline(let name, let points):
      name.isEmpty ? self.points(points) : "\(name), \(self.points(points))"
    case .seriesNumber(let number): "Serie \(format.count(number))"
    case .goal(let goal, let count):
      capitalized(self.goal(goal).name) + (count.map { ": \(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "«\(format.excerpt(text))»: no se encuentra"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "No hay \(self.goal(goal).none) después"
      case false?: "No hay \(self.goal(goal).none) antes"
      case nil: "No hay \(self.goal(goal).none)"
      }
    case .bookmarkSet(let point): "Marcador: \(self.point(point))"
    case .bookmarkRemoved(let point): "Marcador quitado: \(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text): "Buscar etiqueta:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.title, let text): "Buscar título:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.place, let text): "Ir a:" + (text.isEmpty ? "" : " \(text)")
    case .notAPlace(let text):
      "«\(format.excerpt(text))» no es un lugar: valor, n50, 50%"
    case .back(let point): "De vuelta: \(self.point(point))"
    case .noWayBack: "Ningún salto anterior"

    case .mode(.audioGraph): "Gráfico de audio"
    case .mode(.details): "Detalles del gráfico"
    case .mode(.describe): "Describir series"
    case .mode(.values): "Valores"
    case .mode(.table): "Tabla de datos"
    case .turn(let mode, let item): "\(words(.mode(mode))). \(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "Tabla de datos, \(count(rows, "fila", "filas")), \(count(columns, "columna", "columnas"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + ", fila \(format.count(number)) de \(format.count(count))"
    case .columnHeading(let title):
      (title.isFromData ? heading(title) : capitalized(heading(title)))
        + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "En pausa" + (point.map { ". " + words($0) } ?? "")
    case .stopped(let point): "Detenido" + (point.map { ". " + words($0) } ?? "")
    case .complete: "Completado"
    case .soundOn: "Sonido activado"
    case .soundOff: "Sonido desactivado"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0)) Hz son \(format.quantity(lowest)), "
        + "\(format.number(maximum, fractionDigits: 0)) Hz son \(format.quantity(highest))"
    case .speed(let factor, let seconds): "Velocidad \(format.factor(factor))×, \(length(seconds))"
    case .speedLimit(let isFastest): isFastest ? "Velocidad máxima" : "Velocidad mínima"
    case .loopStart(let point): "Inicio del bucle: \(self.point(point))"
    case .loopEnd(let point): "Fin del bucle: \(self.point(point))"
    case .loopOn(let start, let end): "Bucle activado, \(stretch(start, end))"
    case .loopOff: "Bucle desactivado"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "El bucle necesita dos extremos"
        : "El bucle necesita dos extremos: \(start) y \(end)"
    case .direction(let isBackwards): isBackwards ? "Hacia atrás" : "Hacia delante"
    case .valuesWhilePlaying(let isOn): "Valores al reproducir: \(isOn ? "sí" : "no")"
    case .nothingToPlay: "Nada que reproducir: no hay valores"
    case .playedOverNetwork: "El sonido sale en el equipo remoto"

    case .deckPlace(let number, let count): "\(format.count(number)) de \(format.count(count))"
    case .sampleDeck: "ejemplos"
    case .factGroup(.chart): "Gráfico"
    case .factGroup(.axes): "Ejes"
    case .factGroup(.series(let name)): name.isEmpty ? "Serie" : name
    case .factGroup(.comparisons): "Comparaciones"
    case .factGroup(.total): "Total"
    case .listPlace(let number, let count): "\(format.count(number)) de \(format.count(count))"
    case .helpTitle: "Ayuda"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : ": \(keys)")
    case .goToTitle: "Ir a"
    case .chartListTitle(let count): "Lista de los gráficos, \(format.count(count))"
    case .settingsTitle(""): "Ajustes"
    case .settingsTitle(let keys): "Ajustes, \(keys) cambian"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting)), no guardado: \(reason ?? "no es un archivo") (\(file))"
    case .historyTitle: "Historial de avisos"
    case .historyEmpty: "Aún no hay avisos"
    case .readingEnd: "Todo leído"
    case .defaultValue: "predeterminado"
    case .exportKind(.svg): "Imagen (SVG)"
    case .exportKind(.text): "Imagen (texto)"
    case .exportKind(.coloredText): "Imagen (texto en color)"
    case .exportKind(.markdown): "Palabras (Markdown)"
    case .exportKind(.csv): "Datos (CSV)"
    case .exportKind(.wave): "Sonido (WAV)"
    case .exportKind(.midi): "Sonido (MIDI)"
    case .exported(let file): "Archivo escrito: \(file)"
    case .notExported(let file, let reason): "No se ha escrito \(file): \(reason)"
    case .dataTitle: "Datos"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "Tema: \(name)"
    case .onlyOneTheme: "Solo hay un tema"
    case .verdict(.failed): "no cumple"
    case .verdict(.nearly): "justo"
    case .verdict(.passed): "cumple"
    case .verdicts(let failed, let nearly, let passed):
      "no cumple: \(format.count(failed)), justo: \(format.count(nearly)), cumple: \(format.count(passed))"
    case .onlyOneChart: "Solo hay un gráfico"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key)): sin función"
        + (hintKey.isEmpty ? "" : ". \(keyAtStart(hintKey)): \(self.hint(hint))")
    case .closed: "Cerrado"
    case .legendEntry(let name, let marker): name.isEmpty ? marker : "\(marker) \(name)"

    case .verbatim(let said): said
    case .problem(let problem): words(problem)
    }
  }

  // MARK: Facts

  func words(_ fact: Fact) -> String {
    switch fact {
    case .title(let title): title
    case .summary(let summary): summary
    case .composition(let type, let series, let points):
      "\(capitalized(name(type))), \(count(series, "serie", "series")), \(self.points(points))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("Eje X", title, extent, scale)
        + (direction == .rightToLeft ? ", de derecha a izquierda" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Eje Y", title, extent, scale) + (hasZero ? "" : ", no empieza en cero")
    case .values(let title, let extent, let scale): axis("Valores", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("Además", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y:
      "Mismos ejes en \(count(x, "gráfico", "gráficos")) de la lista"
    case .sharedAxes(let x?, nil): "Mismo eje X en \(count(x, "gráfico", "gráficos")) de la lista"
    case .sharedAxes(nil, let y?): "Mismo eje Y en \(count(y, "gráfico", "gráficos")) de la lista"
    case .sharedAxes(let x, let y):
      "Mismo eje X en \(format.count(x ?? 1)), mismo eje Y en \(count(y ?? 1, "gráfico", "gráficos")) de la lista"
    case .series(let name, let points, let isContinuous):
      "\(named(name)): \(isContinuous ? "línea" : "valores sueltos"), \(self.points(points))"
    case .highest(let value, let place, let often, let series):
      extreme("máximo", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("mínimo", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("media", series)): \(format.quantity(mean)), mediana: \(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      "\(lead("cambio", series)): \(range(start, end)), \(self.change(change))"
    case .trend(let trend, let turningPoints, let series):
      "\(lead("tendencia", series)): \(self.trend(trend))"
        + (trend.direction == .flat
          ? "" : "; \(self.turningPoints(turningPoints))")
    case .missing(let missing, let series): "\(lead("sin valor", series)): \(points(missing))"
    case .offScale(let count, let series):
      "\(lead("fuera de escala", series)): \(self.count(count, "valor", "valores")) "
        + "sin lugar en un eje logarítmico"
    case .noValues(let series): series.map { "\(named($0)): sin valores" } ?? "Sin valores"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead(gaps == 1 ? "hueco" : "huecos", series)): \(several(gaps, "el más largo"))"
        + run(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("repetición", series)): \(interval(points, span)), \(self.strength(strength))"
    case .spikes(1, let value, let place, let isPeak, let series):
      "\(lead(isPeak ? "pico" : "valle", series)): \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead("picos y valles", series)): "
        + several(spikes, isPeak ? "el más marcado, un pico de" : "el más marcado, un valle de")
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead(outliers == 1 ? "valor atípico" : "valores atípicos", series)): "
        + "\(several(outliers, "el más alejado"))\(format.quantity(value)) \(at(place))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead(plateaus == 1 ? "meseta" : "mesetas", series)): "
        + "\(several(plateaus, "la más larga en"))\(format.quantity(level)), \(run(from, to))"
    case .largestRise(let size, let place, let series):
      "\(lead("mayor subida", series)): \(format.magnitude(size)) \(at(place))"
    case .largestDrop(let size, let place, let series):
      "\(lead("mayor caída", series)): \(format.magnitude(size)) \(at(place))"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(both(a, b)), mayor diferencia: \(format.magnitude(size)) \(at(place))"
    case .window(let window):
      "Vista: \(shown(window)); en total, \(run(window.first, window.last))"
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0)): " } ?? "")
        + "\(ofParts ? "\(self.count(count, "punto", "puntos")) con valores" : self.count(count, "valor", "valores")) por \(isAbove ? "encima" : "debajo") del intervalo indicado, \(range(low, high))"
    case .noPoints(let from, let to): "Sin puntos: \(run(from, to))"
    case .leftOut(let rows): "Fuera del gráfico: \(count(rows, "fila", "filas")) sin valor de x"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "Hasta \(count(most, "punto", "puntos")) con el mismo valor de \(column ?? "x"), en \(format.count(shared)) de \(count(places, "lugar", "lugares")), así que no se describe una evolución"
        + (remedy.map { "; \($0) da un gráfico para cada valor" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0)), \(word(name))" } ?? capitalized(word(name)) })
    case .bins(let bins, let width):
      "Intervalos: \(format.count(bins)), cada uno de \(format.quantity(width))"
    case .sampleSize(let count, let series): "\(lead("valores", series)): \(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("intervalo modal", series)): \(self.place(place)), \(self.count(count, "valor", "valores"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("mayor rango intercuartílico", series)): \(format.magnitude(spread)) \(at(place))"
    case .densest(let values, let place, let series):
      "\(lead("máxima densidad", series)) \(at(place)): alrededor de "
        + format.listed(values.map(format.quantity))
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("proporciones", series)) de \(format.quantity(whole)): "
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0 ? ["\(format.count(others)) más \(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("sin proporción", series)): \(count(number, "valor", "valores")) bajo cero, "
        + (number > 1 ? "primero " : "") + at(place)
    case .noShares: "Sin proporciones: ningún valor sobre cero"
    case .sums(let rows, let parts):
      "Sumadas: \(count(rows, "fila", "filas")) en \(count(parts, "valor", "valores"))"
    case .quartileMethod:
      "Cuartiles por interpolación lineal; los bigotes llegan a los valores dentro de 1,5 rangos intercuartílicos"
    case .contradictions(let candles, let place):
      candles == 1
        ? "Contradicción: 1 vela, \(at(place)), fuera de su mínimo y máximo"
        : "Contradicciones: \(format.count(candles)) velas, la primera \(at(place)), fuera de su mínimo y máximo"
    case .correlation(let correlation, let trend, let series):
      "\(lead("correlación", series)): \(format.correlation(correlation)), \(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "Suben: \(format.count(up)), bajan: \(format.count(down)), sin cambios: \(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .histogram, .heatMap: shortName(type, of: 2)
    case .box: "diagrama de \(shortName(type, of: 2))"
    default: "gráfico de \(shortName(type, of: 2))"
    }
  }

  /// The type beside a title that says already what it is a chart of.
  private func shortName(_ type: ChartType, of series: Int) -> String {
    switch type {
    case .line: series == 1 ? "línea" : "líneas"
    case .bar: "barras"
    case .groupedBar: "barras agrupadas"
    case .stackedBar: "barras apiladas"
    case .area: "área"
    case .step: "escalones"
    case .histogram: "histograma"
    case .box: "cajas"
    case .heatMap: "mapa de calor"
    case .scatter: "dispersión"
    case .candlestick: "velas"
    case .violin: "violines"
    case .pie: "sectores"
    case .donut: "anillos"
    }
  }

  private func axis(_ name: String, _ title: String?, _ extent: AxisExtent, _ scale: Scale)
    -> String
  {
    let parts = [title.flatMap { $0.isEmpty ? nil : $0 }, self.extent(extent), self.scale(scale)]
    return "\(name): " + parts.compactMap(\.self).joined(separator: ", ")
  }

  private func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: "sin valores"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span), precision, span)]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: ", ")
    case .categories(let count, let first, let last):
      count == 1
        ? "1 categoría, \(named(first))"
        : "\(self.count(count, "categoría", "categorías")), de \(named(first)) a \(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1 fila, \(named(first))"
        : "\(self.count(count, "fila", "filas")), de \(named(first)) a \(named(last))"
    }
  }

  /// Two dates: “del 2 ene al 6 ene”, “de enero a junio”, “09:05 a 17:00”.
  private func dates(
    _ ends: (first: String, last: String?), _ precision: DatePrecision, _ span: DateSpan
  ) -> String {
    guard let last = ends.last else { return ends.first }
    if precision < .day { return "de \(ends.first) a \(last)" }
    return span == .day ? "\(ends.first) a \(last)" : "del \(ends.first) al \(last)"
  }

  private func stretch(_ start: Place, _ end: Place) -> String {
    if case .date(_, let precision, _, let span) = start {
      return dates((place(start), place(end)), precision, span)
    }
    return "de \(place(start)) a \(place(end))"
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "zona horaria \(zone.name)"]
      + (zone.isConverted ? ["horas convertidas desde las zonas de los datos"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "logarítmico"
    case .ln: "logarítmico, base e"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    low == high
      ? format.quantity(low)
      : "de \(format.number(low)) a "
        + format.quantity(high)
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series)): \(format.quantity(value)) \(at(place))"
    case .several(let count):
      "\(lead(word, series)): \(format.quantity(value)) \(at(place)), el primero de "
        + format.count(count)
    case .always(let count):
      "\(lead(word, series)): \(format.quantity(value)), los \(format.count(count)) valores"
    }
  }

  /// What a fact is about: the word as it stands within a sentence, after the series if there is one.
  private func lead(_ word: String, _ series: String?) -> String {
    series.map { "\(named($0)), \(word)" } ?? capitalized(word)
  }

  /// Of one thing nothing; of several how many, and which one is told.
  private func several(_ number: Int, _ which: String) -> String {
    number == 1 ? "" : "\(format.count(number)), \(which) "
  }

  /// A stretch that may be a single place.
  private func run(_ from: Place, _ to: Place) -> String {
    guard format.isBareNumber(from) else { return from == to ? place(from) : stretch(from, to) }
    return from == to ? "x = \(place(from))" : "x \(stretch(from, to))"
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [outline.series.map(named), outline.axis.map(named), run(outline.from, outline.to)]
      .compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "valor", "valores") },
      outline.mean.map { "media \(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: ", ") + ": "
      + (what.isEmpty ? "sin valores" : what.joined(separator: ", "))
  }

  /// The part of a chart that is shown, and how many of its points.
  private func shown(_ window: WindowOutline) -> String {
    "\(run(window.from, window.to)), \(format.count(window.points)) de \(points(window.count))"
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    "cada \(self.points(points))" + (span.flatMap(format.span).map { " (\($0))" } ?? "")
  }

  private func strength(_ strength: Trend.Strength) -> String {
    switch strength {
    case .strong: "fuerte"
    case .moderate: "moderada"
    case .weak: "débil"
    }
  }

  /// How two series lie and go, without a full stop.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "; \(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(both(a, b)) no comparten ningún punto del eje X"
    } else if comparison.equal == comparison.shared {
      "\(both(a, b)) son iguales \(shared(comparison) ?? "en todo punto")"
    } else if comparison.crossings > 0 {
      "\(both(a, b)) se cruzan \(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0
        ? shared(comparison).map { "\(a) está por encima de \(b) \($0)" }
          ?? "\(a) está siempre por encima de \(b)" : "\(a) nunca está por debajo de \(b)"
    } else {
      comparison.equal == 0
        ? shared(comparison).map { "\(a) está por debajo de \(b) \($0)" }
          ?? "\(a) está siempre por debajo de \(b)" : "\(a) nunca está por encima de \(b)"
    }
  }

  /// Where an order holds that never changes; `nil` where that is everywhere.
  private func shared(_ comparison: Comparison) -> String? {
    if comparison.isEverywhere { return nil }
    return comparison.shared == 1
      ? "en el único punto común" : "en los \(format.count(comparison.shared)) puntos comunes"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first =
      comparison.firstCrossing.map { isOne ? ", \(at($0))" : ", la primera \(at($0))" } ?? ""
    return (isOne ? "una vez" : "\(format.count(comparison.crossings)) veces") + first
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "evolucionan en el mismo sentido"
    case .opposite: "evolucionan en sentido contrario"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "estable"
    case (.mixed, _): "poco clara"
    case (.rising, .strong): "al alza, fuerte"
    case (.rising, .moderate): "al alza, moderada"
    case (.rising, .weak): "al alza, débil"
    case (.falling, .strong): "a la baja, fuerte"
    case (.falling, .moderate): "a la baja, moderada"
    case (.falling, .weak): "a la baja, débil"
    }
  }

  private func turningPoints(_ number: Int) -> String {
    number == 0 ? "sin puntos de giro" : count(number, "punto de giro", "puntos de giro")
  }

  private func place(_ place: Place) -> String {
    switch place {
    case .category(let name): named(name)
    case .range(let low, let high): range(low, high)
    case .number, .date: format.place(place)
    }
  }

  private func at(_ place: Place) -> String {
    let text = self.place(place)
    if format.isBareNumber(place) { return "con x = \(text)" }
    if case .range = place { return text }
    guard case .date(_, let precision, _, let span) = place, precision >= .day else {
      return "en \(text)"
    }
    guard precision > .day, span == .day else { return "el \(text)" }
    return text.hasPrefix("01") ? "a la \(text)" : "a las \(text)"
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "sin valor")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value = point.value.map { self.value($0, point.details.valueName) } ?? "sin valor"
    let parts =
      [
        point.series(besides: yTitle),
        "\(xTitle ?? "x"): \(place(point.place))",
        point.needsNoTitle(yTitle) ? value : "\(yTitle ?? "y"): \(value)",
      ] + details(point.details)
      + [point.placing.map(placing), point.label, point.change.map(step)]
      + point.details.additional.map(part)
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// How a point lies that its axes were not made for.
  private func placing(_ placing: Placing) -> String {
    switch placing {
    case .aboveRange: "supera el intervalo"
    case .belowRange: "bajo el intervalo"
    case .nowhere: "fuera de escala"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) {
      return count(number, "valor", "valores")
    }
    return (name.map { "\(word($0)) " } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "sube" : $0 < 0 ? "baja" : "sin cambios" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["cuartiles \(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0
      ? [count(details.outlierCount, "valor atípico", "valores atípicos")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(word(part.name)): sin valor"
    case .text(let text): "\(word(part.name)) \(text)"
    case .quantity(let quantity): "\(word(part.name)) \(format.quantity(quantity))"
    }
  }

  private func share(_ share: Share) -> String {
    let whole = format.quantity(share.total)
    return share.percent.map { "\(format.percent($0)) de \(whole)" } ?? "total \(whole)"
  }

  private func word(_ name: ValueName) -> String {
    switch name {
    case .open: "apertura"
    case .high: "precio máximo"
    case .low: "precio mínimo"
    case .close: "cierre"
    case .upperWhisker: "bigote superior"
    case .upperQuartile: "cuartil superior"
    case .median: "mediana"
    case .lowerQuartile: "cuartil inferior"
    case .lowerWhisker: "bigote inferior"
    case .outlier: "valor atípico"
    case .count: "frecuencia"
    case .total: "total"
    case .share: "proporción"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "sin cambios" }
    return (change.amount.value > 0 ? "sube " : "baja ") + size(change)
  }

  /// What a step is in short: a share that rounds to nothing says less than the amount.
  private func size(_ change: Change) -> String {
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    return share ?? format.magnitude(change.amount)
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "sin cambios" }
    let size = format.magnitude(change.amount)
    let share = change.saidPercent.map { " (\(format.percent($0)))" } ?? ""
    return (change.amount.value > 0 ? "sube \(size)" : "baja \(size)") + share
  }

  private func difference(_ difference: Difference) -> String {
    let other = object(difference.other)
    if difference.amount.value == 0 { return "igual que \(other)" }
    var bare = difference.amount
    bare.unit = nil
    return "\(format.magnitude(bare)) \(difference.amount.value > 0 ? "sobre" : "bajo") \(other)"
  }

  private func passage(_ passage: Passage) -> String {
    let other = object(passage.other)
    return passage.isUpward ? "supera a \(other)" : "cae bajo \(other)"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name)): \(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal): "\(highest(name)) del gráfico" + self.ordinal(ordinal)
    case .chartLowest(let ordinal): "\(lowest(name)) del gráfico" + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal):
      capitalized(goal(.landmark(landmark)).name) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "Marcador" + self.ordinal(ordinal)
    case .match(let ordinal): "Resultado" + self.ordinal(ordinal)
    case .nearest: "El más cercano"
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Mediana más alta"
    case .close: "Cierre más alto"
    default: "Máximo"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Mediana más baja"
    case .close: "Cierre más bajo"
    default: "Mínimo"
    }
  }

  /// What is gone to, and that there is none of it.
  private func goal(_ goal: Goal) -> (name: String, none: String) {
    switch goal {
    case .landmark(.turningPoint): ("punto de giro", "ningún punto de giro")
    case .landmark(.drop): ("caída", "ninguna caída")
    case .landmark(.rise): ("subida", "ninguna subida")
    case .landmark(.gap): ("hueco", "ningún hueco")
    case .landmark(.crossing): ("cruce", "ningún cruce")
    case .landmark(.higher): ("valor más alto", "ningún valor más alto")
    case .landmark(.lower): ("valor más bajo", "ningún valor más bajo")
    case .landmark(.spike): ("pico o valle", "ningún pico ni valle")
    case .landmark(.outlier): ("valor atípico", "ningún valor atípico")
    case .bookmark: ("marcador", "ningún marcador")
    case .match(let text): ("«\(text)»", "ningún «\(text)»")
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return " \(format.count(ordinal.number)) de \(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { step($0) + ", " } ?? ""
    let steps = points(abs(difference.steps))
    let way = difference.steps < 0 ? "\(steps) antes" : "\(steps) después"
    return "Marcador \(place(difference.place)): \(change)\(way)"
  }

  // MARK: The data table

  private func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else {
      return ([place(row.place)] + row.cells.map(alone)).joined(separator: ", ")
    }
    return "\(place(row.place)): " + row.saidCells.map(cell).joined(separator: ", ")
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "\(heading(cell.heading)) sin valor"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(heading(cell.heading)) \(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "sin valor"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading)): sin valor"
      case .text(let text): "\(heading(cell.heading)): \(text)"
      case .quantity(let quantity): "\(heading(cell.heading)): \(format.quantity(quantity))"
      }
    }
    return (["\(row.placeTitle ?? "x"): \(place(row.place))"] + cells).joined(separator: ", ")
  }

  /// What a column is called, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): word(name)
      case .label: "etiqueta"
      case .outlierCount: "número de valores atípicos"
      case .outliers: "valores atípicos"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    let kind =
      chart.title == nil
      ? capitalized(name(chart.type)) : shortName(chart.type, of: chart.series)
    let parts = [
      chart.title, chart.tellsType ? kind : nil,
      chart.tellsSeries ? count(chart.series, "serie", "series") : nil,
      chart.tellsPoints ? points(chart.points) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(format.count(chart.series)) series de "
          + (lengths.count > 1 ? "hasta " : "") + points(lengths.max() ?? 0)
      } else {
        points(chart.points)
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : ", eje X: " + over.joined(separator: ", ")
    let subject = chart.title ?? "Este"
    var sentences = [ended("\(subject) es un \(name(chart.type)) con \(content)\(place)")]
    if chart.yExtent != .none {
      let axis = chart.valuesFact
      sentences.append(ended(words(axis)))
    }
    if chart.series == 1 {
      // What it does is told by its own item, unless it has no values to do something with.
      if let only = series.first, only.course == nil { sentences.append(describe(only)) }
    } else if let tally = SeriesTally(series) {
      sentences += describe(tally)
    } else {
      let courses = series.compactMap { series in
        series.course.map { course in
          course.isOrdered
            ? "\(object(series.name ?? "")) \(verb(course.trend))"
            : words(.highest(course.highest, course.highestPlace, series: series.name ?? ""))
        }
      }
      if !courses.isEmpty { sentences.append(ended(courses.joined(separator: "; "))) }
      if let pair = series.first?.comparison, pair.shared > 0 {
        sentences.append(ended(relation(pair)))
      }
    }
    sentences += [chart.summary].compactMap(\.self)
    return sentences.joined(separator: " ")
  }

  /// Many series, counted, then the two values between which all lie.
  private func describe(_ tally: SeriesTally) -> [String] {
    let counts = tally.counts.map { count($0.number, $0.course) }.joined(separator: ", ")
    let courses = counts.isEmpty ? [] : [ended(counts)]
    guard let (highest, lowest) = tally.extremes else { return courses }
    return courses + [
      ended(
        "El máximo es de \(extreme(highest)); el mínimo es de \(extreme(lowest))")
    ]
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    switch course {
    case .rising: count(number, "sube", "suben")
    case .falling: count(number, "baja", "bajan")
    case .level: count(number, "se mantiene estable", "se mantienen estables")
    case .mixed: count(number, "no tiene una dirección clara", "no tienen una dirección clara")
    case .withoutValues: count(number, "no tiene valores", "no tienen valores")
    }
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    "\(object(extreme.series)), \(format.quantity(extreme.value)) \(at(extreme.place))"
  }

  /// What a series of which no course is told is called.
  private func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(subject) }
    return series.name.map { "\(named($0)), \(word(measure))" } ?? capitalized(word(measure))
  }

  private func describe(_ series: SeriesOutline) -> String {
    let subject =
      series.name.map(subject)
      ?? series.measure.map { "\($0 == .close ? "El" : "La") \(word($0))" } ?? "La serie"
    guard let course = series.course else { return "\(subject) no tiene valores." }
    let start = "\(format.quantity(course.start)) \(at(course.startPlace))"
    let missing = course.missing > 0 ? " \(points(course.missing)) sin valor." : ""
    if series.points - course.missing == 1 {
      return ended("\(subject) tiene un solo valor: \(start)") + missing
    }
    if course.trend.direction == .flat {
      return ended("\(subject) se mantiene en \(format.quantity(course.start))") + missing
    }
    let end = "\(format.quantity(course.end)) \(at(course.endPlace))"
    let total =
      if course.change.amount.value == 0 {
        "sin cambios"
      } else {
        (course.change.amount.value > 0 ? "una subida de " : "una bajada de ") + size(course.change)
      }
    let extremes = ended(
      "El máximo es \(format.quantity(course.highest)) \(at(course.highestPlace)), "
        + "el mínimo \(format.quantity(course.lowest)) \(at(course.lowestPlace))")
    let told =
      course.isOrdered
      ? ended("\(subject) \(verb(course.trend)), desde \(start) hasta \(end), \(total)") + " "
        + extremes
      : (heading(series).map { "\($0): " } ?? "") + extremes
        + (course.mean.map { " " + ended(words($0)) } ?? "")
    return told + (course.notable.flatMap(notable).map { " " + ended($0) } ?? "") + missing
  }

  /// What stands out most, as a sentence without a full stop.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _): "Los valores se repiten \(interval(points, span))"
    case .spikes(1, let value, let place, let isPeak, _):
      "Hay un \(isPeak ? "pico" : "valle") de \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "Hay \(format.count(spikes)) picos y valles; el más marcado es un "
        + "\(isPeak ? "pico" : "valle") de \(format.quantity(value)) \(at(place))"
    case .outliers(1, let value, let place, _):
      "Hay un valor atípico, \(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, _):
      "Hay \(format.count(outliers)) valores atípicos, el más alejado "
        + "\(format.quantity(value)) \(at(place))"
    case .plateaus(1, let level, let from, let to, _):
      "Hay una meseta en torno a \(format.quantity(level)), \(run(from, to))"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "Hay \(format.count(plateaus)) mesetas, la más larga en torno a \(format.quantity(level)), "
        + run(from, to)
    default: nil
    }
  }

  private func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "se mantiene estable"
    case (.mixed, _): "no tiene una dirección clara"
    case (.rising, .strong): "sube de forma constante"
    case (.rising, .moderate): "sube en general"
    case (.rising, .weak): "tiende a subir"
    case (.falling, .strong): "baja de forma constante"
    case (.falling, .moderate): "baja en general"
    case (.falling, .weak): "tiende a bajar"
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    guard comparison.shared > 0 else {
      return "\(both(a, b)) no comparten ningún punto del eje X."
    }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return ended(order(comparison)) }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return ended(order(comparison)) + distance
    }
    let crossings =
      comparison.crossings > 0
      ? " " + ended("Se cruzan \(crossings(comparison))")
      : comparison.neverCross ? " Nunca se cruzan." : ""
    return ended(counts(comparison)) + crossings + distance
  }

  /// At how many places one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    let (above, below) = (format.count(comparison.higher), format.count(lower))
    var parts = [
      comparison.higher > 0
        ? "\(a) está por encima de \(b) en \(above)" : "\(a) está por debajo de \(b) en \(below)"
    ]
    if comparison.higher > 0, lower > 0 { parts.append("por debajo en \(below)") }
    if comparison.equal > 0 { parts.append("a la par en \(format.count(comparison.equal))") }
    let places =
      comparison.isEverywhere
      ? points(comparison.shared) : count(comparison.shared, "punto común", "puntos comunes")
    return "De \(places), \(parts.joined(separator: ", "))"
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var sentences = comparison.movement.map { " " + capitalized(movement($0)) + "." } ?? ""
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      sentences += " " + ended("La mayor diferencia es \(format.magnitude(size)) \(at(place))")
    }
    return sentences
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "Una a una" : "Serie completa"
      case .together: "Todas a la vez"
      case .series: named(outline.name ?? "")
      case .without: "Sin \(named(outline.name ?? ""))"
      case .legend: "Leyenda de tonos, de grave a agudo"
      }
    if outline.item == .legend { return name }
    let heard =
      outline.played < outline.points
      ? "\(format.count(outline.played)) de \(points(outline.points))" : points(outline.points)
    return (outline.tellsPoints ? "\(name), \(heard), " : "\(name), ") + length(outline.seconds)
  }

  private func length(_ seconds: Double) -> String {
    let text = format.seconds(seconds)
    return text + (text == "1" ? " segundo" : " segundos")
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "Sin sonido: no hay salida de audio libre"
    case .noSuchDevice(let name): "Sin sonido: falta el dispositivo «\(name)»"
    case .refused(let reason):
      key.isEmpty
        ? "Sin sonido: error del dispositivo (\(reason))"
        : "Sin sonido: error del dispositivo (\(reason)). \(key): reintentar"
    case .lost:
      key.isEmpty
        ? "Se perdió el dispositivo"
        : "Se perdió el dispositivo. \(key): reintentar"
    case .hung: "Sonido bloqueado. Reinicie Earshot"
    case .noneChosen: "Sin sonido: el dispositivo elegido es none"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "ayuda"
    case .points: "puntos"
    case .series: "series"
    case .items: "filas"
    case .rotor: "rotor"
    case .play: "reproducir"
    case .pause: "pausa"
    case .act: "activar"
    case .close: "cerrar"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "Idioma: \(name)"
    case .theme(let name): words(.theme(name))
    case .volume(let volume): "Volumen: \(format.count(Int((volume * 100).rounded()))) %"
    case .order(let isTogether): isTogether ? "Series: a la vez" : "Series: una a una"
    case .verbosity(.terse): "Avisos: breves"
    case .verbosity(.verbose): "Avisos: detallados"
    case .glyphs(.braille): "Dibujo: puntos braille"
    case .glyphs(.sextant): "Dibujo: sextantes"
    case .glyphs(.block): "Dibujo: bloques"
    case .glyphs(.ascii): "Dibujo: ASCII"
    case .glyphScale(let scale): "Tamaño de los signos: \(format.count(scale)) de 4"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "Velocidad de lectura: \(format.factor(speed))×"
    case .sameAxes(let isOn): isOn ? "Mismos ejes: si unidad y escala coinciden" : "Mismos ejes: no"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "Recorrer los puntos"
    case .rotor: "Rotor"
    case .listen: "Escuchar"
    case .read: "Leer"
    case .look: "Aspecto"
    case .program: "Gráficos y programa"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Punto anterior"
    case .nextPoint: "Punto siguiente"
    case .firstPoint: "Primer punto"
    case .lastPoint: "Último punto"
    case .tenthBack: "Retroceder una décima parte"
    case .tenthForward: "Avanzar una décima parte"
    case .lowest: "Mínimo de la serie; otra vez: del gráfico"
    case .highest: "Máximo de la serie; otra vez: del gráfico"
    case .chartLowest: "Mínimo del gráfico"
    case .chartHighest: "Máximo del gráfico"
    case .previousLandmark: "Referencia anterior"
    case .nextLandmark: "Referencia siguiente"
    case .goTo: "Ir a una caída, subida, hueco, cruce…"
    case .search: "Buscar en las etiquetas"
    case .goToPlace: "Ir a fecha, valor, número o porcentaje"
    case .back: "Volver a antes del último salto"
    case .bookmark: "Poner un marcador"
    case .position: "Posición"
    case .previousItem: "Elemento anterior"
    case .nextItem: "Elemento siguiente"
    case .turnForward: "Modo siguiente del rotor"
    case .turnBack: "Modo anterior del rotor"
    case .audioGraph: "Gráfico de audio"
    case .details: "Detalles del gráfico"
    case .describe: "Describir series"
    case .values: "Valores"
    case .table: "Tabla de datos"
    case .act: "Activar el elemento"
    case .play: "Reproducir desde aquí, pausa"
    case .stop: "Cerrar el panel o detener el sonido"
    case .slower: "Más lento"
    case .faster: "Más rápido"
    case .loopStart: "Inicio del bucle"
    case .loopEnd: "Fin del bucle"
    case .loop: "Activar o desactivar el bucle"
    case .direction: "Reproducir hacia delante o hacia atrás"
    case .sayValues: "Decir los valores al reproducir"
    case .sound: "Activar o desactivar el sonido"
    case .zoomIn: "Ampliar"
    case .zoomOut: "Reducir"
    case .zoomAll: "Mostrar todo"
    case .readAll: "Leer todo"
    case .readOn: "Seguir leyendo un aviso largo"
    case .history: "Historial de avisos"
    case .verbosity: "Frases cortas o largas"
    case .nextChart: "Gráfico siguiente"
    case .previousChart: "Gráfico anterior"
    case .chartList: "Lista de los gráficos"
    case .export: "Exportar"
    case .settings: "Ajustes"
    case .nextTheme: "Tema siguiente"
    case .previousTheme: "Tema anterior"
    case .larger: "Caracteres más grandes"
    case .smaller: "Caracteres más pequeños"
    case .help: "Ayuda"
    case .redraw: "Redibujar la pantalla"
    case .quit: "Cerrar el panel o salir"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal:
      "No hay terminal para la pantalla completa; use earshot describe, draw o render"
    case .unknownTerminal(let name):
      "El tipo de terminal «\(name)» no tiene pantalla completa; defina TERM, o use earshot describe, draw o render"
    case .themeUnknown(let name, let known):
      "No hay ningún tema «\(name)»; elija entre: \(format.list(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", línea \($0)" } ?? ""): \(themeFault(fault))"
    case .configuration(let file, let line, let fault):
      "\(file), línea \(line): \(self.fault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "no se puede escribir en la salida estándar: \(reason); elija otro destino"
        : "no se puede escribir \(file): \(reason); elija otro lugar con -o"
    case .outputMissing:
      "Falta el destino del sonido: -o ARCHIVO.wav, o -o - para la salida estándar"
    case .unknownOutputKind(let file, let known):
      "\(file): el nombre debe terminar en \(format.alternatives(known))"
    case .unknownLanguage(let tag, let known):
      "No hay ningún idioma «\(tag)»; elija entre: \(format.list(known))"
    case .unknownTimeZone(let name):
      "No hay ninguna zona horaria «\(name)»; dé un nombre IANA, como Europe/Madrid"
    case .typeForLater(let type, let known):
      "El tipo de gráfico «\(type)» no está en esta versión; elija entre: \(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name): «\(value)» no es válido; indique \(expected)"
    case .keysAndDataFromStandardInput:
      "Las teclas y los datos no pueden venir a la vez de la entrada estándar; ponga unas u otros en un archivo"
    case .configurationUnreadable(let file, let reason):
      "no se puede leer \(file): \(reason ?? "no es un archivo"); corríjalo o retírelo"
    case .nothingLeftToHear:
      "--solo y --mute no dejan nada que oír; quite uno de los dos"
    case .dumpWithoutKeys: "--dump necesita un guion de teclas: añada --keys ARCHIVO"
    case .keyScript(let file, let line, let text):
      "\(source(file)), línea \(line): «\(format.excerpt(text))» no es una tecla; escriba nombres como <Right>, <Resize 40x12> o <Wait 500ms>"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "No hay ningún dispositivo de audio «\(name)», ni ningún otro; use --device none"
        : "No hay ningún dispositivo de audio «\(name)»; elija entre: \(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "no se puede leer el tema (\(reason)); revise el archivo"
    case .malformed(let reason): "el tema no es TOML válido (\(reason)); corríjalo"
    case .missingRole(let role): "al tema le falta el color de «\(role)»; añádalo"
    case .unknownRole(let role): "el tema tiene una entrada desconocida, «\(role)»; elimínela"
    case .notAColor(let role, let text):
      "«\(format.excerpt(text))» no es un color para \(role); escríbalo como #rrggbb"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "no es válido aquí (\(reason)); corríjalo"
    case .unknownOption(let name, let known):
      "no hay ningún ajuste «\(format.excerpt(name))»; elija entre: \(format.list(known))"
    case .notOneValue(let name): "\(format.excerpt(name)) admite un solo valor, no una lista"
    case .badValue(let name, let value, let expected):
      "«\(format.excerpt(value))» no es válido para \(name); indique \(expected)"
    case .unknownAction(let name, let known):
      "no hay ninguna acción «\(format.excerpt(name))»; elija entre: \(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "«\(format.excerpt(text))» no es una tecla; escriba un carácter o un nombre como <Right>"
    case .keyClash(let key, let first, let second):
      "la tecla \(key) sirve para dos acciones, «\(text(first))» (\(first.name)) y «\(text(second))» (\(second.name)); "
        + "asigne otra tecla a una de ellas"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = source(problem.file)
    return switch problem.kind {
    case .missing: "\(file): no existe ese archivo; revise el nombre y la carpeta"
    case .isDirectory: "\(file) es una carpeta; indique un archivo de ella"
    case .beyondMemory(let megabytes):
      "\(file): demasiado grande para la memoria disponible: se leen como máximo \(format.count(megabytes)) MB; divida el archivo o corte antes la tubería, como con head"
    case .isDevice:
      "\(file) es un dispositivo sin fin; indique un archivo o envíe los datos por una tubería"
    case .unreadable(let reason): "\(file): no se puede leer (\(reason)); revise los permisos"
    case .empty: "\(file): sin datos; dé una tabla con al menos una fila de valores"
    case .headerOnly:
      "\(file), fila 1: hay un encabezado, pero ninguna fila de valores; añada filas o use --no-header"
    case .raggedRow(let row, let expected, let found):
      "\(file), fila \(row), columna \(min(expected, found) + 1): hay \(count(found, "celda", "celdas")) "
        + "en vez de \(format.count(expected)); añada o quite celdas, o indique --delimiter"
    case .invalidUTF8(let row, ""):
      "\(file), fila \(row): el texto no es UTF-8; conviértalo, por ejemplo con iconv -t UTF-8"
    case .invalidUTF8(let row, let column):
      "\(cell(file, row, column)): el texto no es UTF-8; conviértalo, por ejemplo con iconv -t UTF-8"
    case .unclosedQuote(let row):
      "\(file), fila \(row): unas comillas se abren y no se cierran; ciérrelas o quítelas"
    case .notANumber(let row, let column, let text):
      "\(cell(file, row, column)): «\(format.excerpt(text))» no es un número; corríjalo o elija columnas con --x y --y"
    case .notADate(let row, let column, let text, let pattern):
      "\(cell(file, row, column)): «\(format.excerpt(text))» no es una fecha de la forma \(pattern); corríjala o cambie --date-format"
    case .noNumericColumn(let columns):
      "\(file): ninguna columna tiene números; añada una (las columnas son: \(format.list(columns)))"
    case .unknownColumn(let name, let columns):
      "\(file): no hay ninguna columna «\(format.excerpt(name))»; elija entre: \(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file): --split \(format.excerpt(name)) daría \(format.count(parts)) gráficos; elija una columna con un máximo de \(format.count(most)) valores"
    case .splitColumn(let name):
      "\(file): --split usa la columna «\(format.excerpt(name))»; elija otra para --x y --y"
    case .tooLarge(let limit, let row):
      "\(file), fila \(row): \(self.limit(limit)); divida el archivo"
    case .malformedJSON(let row, let column):
      "\(file), fila \(row), columna \(column): no es JSON válido; corríjalo ahí"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): se esperaba \(expectation(expected)); consulte los archivos de gráfico en el README"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): no hay ningún tipo de gráfico «\(format.excerpt(name))»; elija entre: \(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): \(type) necesita series llamadas \(format.list(names, limit: names.count)) con la misma x; añádalas o elija otro tipo"
    }
  }

  private func cell(_ file: String, _ row: Int, _ column: String) -> String {
    "\(file), fila \(row), columna \(format.excerpt(column))"
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "hay demasiadas columnas"
    case .cellBytes: "una celda es demasiado larga"
    case .nesting: "el JSON está demasiado anidado"
    case .rows: "hay demasiadas filas"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "un gráfico con series"
    case .record: "un registro {…}"
    case .text: "un texto"
    case .number: "un número"
    case .boolean: "true o false"
    case .list: "una lista […]"
    case .range: "un intervalo [mínimo, máximo]"
    case .scale: "linear, log10 o ln"
    case .point: "un punto {\"x\": …, \"y\": …}"
    case .direction: "leftToRight o rightToLeft"
    }
  }

  private func source(_ file: String) -> String { file == "-" ? "entrada estándar" : file }

  // MARK: Grammar

  /// A series at the start of a sentence.
  private func subject(_ series: String) -> String {
    series.isEmpty ? "La serie sin nombre" : series
  }

  /// A series within a sentence.
  private func object(_ series: String) -> String {
    series.isEmpty ? "la serie sin nombre" : series
  }

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "sin nombre" : name }

  /// Two names with “y”, or with “e” where the second begins with that sound.
  private func both(_ first: String, _ second: String) -> String {
    [subject(first), object(second)].formatted(.list(type: .and).locale(format.locale))
  }

  private func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(format.count(number)) \(number == 1 ? one : other)"
  }

  private func points(_ number: Int) -> String { count(number, "punto", "puntos") }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A sentence with its full stop, unless it ends with that of an abbreviation or of a name.
  private func ended(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}

extension Spanish {
  static let keyNames: [String: String] = [
    "": "esta tecla",
    "←": "flecha izquierda", "→": "flecha derecha", "↑": "flecha arriba", "↓": "flecha abajo",
    "Space": "espacio", "Home": "inicio", "End": "fin", "PgUp": "retroceder página",
    "PgDn": "avanzar página", "Tab": "tabulador", "Shift-Tab": "mayúsculas tabulador",
    "Enter": "intro", "Esc": "escape", "Backspace": "retroceso", "F1": "F1",
    "Ctrl-L": "control L", "Ctrl-U": "control U", "!": "exclamación", "\"": "comillas",
    "#": "almohadilla", "$": "signo de dólar", "%": "signo de porcentaje", "&": "et",
    "'": "apóstrofo", "(": "paréntesis izquierdo", ")": "paréntesis derecho", "*": "asterisco",
    "+": "más", ",": "coma", "-": "menos", ".": "punto", "/": "barra", ":": "dos puntos",
    ";": "punto y coma", "<": "menor que", "=": "igual", ">": "mayor que", "?": "interrogación",
    "@": "arroba", "[": "corchete izquierdo", "\\": "barra invertida", "]": "corchete derecho",
    "^": "acento circunflejo", "_": "guion bajo", "`": "acento grave", "{": "llave izquierda",
    "|": "barra vertical", "}": "llave derecha", "~": "virgulilla",
  ]
}
