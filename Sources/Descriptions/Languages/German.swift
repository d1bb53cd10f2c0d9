import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// German: nouns and infinitives where a listener wants it short, nobody addressed as du or Sie.
struct German: Language {
  let code = "de"
  let name = "Deutsch"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "de_DE", unitSeparator: " ", listSeparator: ", ",
    percentagePoint: ("Prozentpunkt", "Prozentpunkte"), month: .wide)

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : ". \(helpKey) Hilfe")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart)), \(format.count(number)) von \(format.count(count))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): "\(named(a)) und \(named(b))"
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A: \(stretch(a)). B: \(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + ", Punkt \(format.count(number)) von \(format.count(count))"
    case .gridCell(let x, let y, let count):
      "x \(place(x)), y \(place(y)): \(points(count))"
    case .part(let part): capitalized(self.part(part))
    case .otherSeries(let name, let value?, let difference):
      "\(named(name)) \(format.quantity(value))"
        + (difference.map { ", " + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name)), kein Wert"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: ", ")
    case .edge(.firstPoint): "Erster Punkt"
    case .edge(.lastPoint): "Letzter Punkt"
    case .edge(.firstItem): "Anfang der Liste"
    case .edge(.lastItem): "Ende der Liste"
    case .edge(.firstChart): "Erstes Diagramm"
    case .edge(.lastChart): "Letztes Diagramm"
    case .edge(.widest): "Alles ist zu sehen"
    case .edge(.closest): "Näher geht es nicht"
    case .showing(let window):
      "Zeigt \(stretch(window.from, window.to)), \(words(.position(window.points, of: window.count)))"
    case .showingAll(let points): "Alles gezeigt, \(self.points(points))"
    case .position(let number, let count): "\(format.count(number)) von \(format.count(count))"
    case .cell(let cell):
      "Spalte \(format.count(cell.column)) von \(format.count(cell.columns)), Zeile \(format.count(cell.row)) von \(format.count(cell.rows))"
    case .noPoint(""): "Noch kein Punkt"
    case .noPoint(let key): "Noch kein Punkt: \(key) geht zum ersten"
    case .seriesOutline(let name, let points):
      name.isEmpty ? self.points(points) : "\(name), \(self.points(points))"
    case .seriesNumber(let number): "Datenreihe \(format.count(number))"
    case .goal(let goal, let count):
      capitalized(self.goal(goal).name) + (count.map { ": \(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "„\(format.excerpt(text))“: nicht gefunden"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "\(capitalized(self.goal(goal).none)) danach"
      case false?: "\(capitalized(self.goal(goal).none)) davor"
      case nil: "\(capitalized(self.goal(goal).none)) vorhanden"
      }
    case .bookmarkSet(let point): "Lesezeichen: \(self.point(point))"
    case .bookmarkRemoved(let point): "Lesezeichen weg: \(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text): "Beschriftung suchen:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.title, let text): "Titel suchen:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.place, let text): "Gehe zu:" + (text.isEmpty ? "" : " \(text)")
    case .notAPlace(let text):
      "Keine Stelle „\(format.excerpt(text))“; etwa Wert, n50, 50%"
    case .back(let point): "Zurück: \(self.point(point))"
    case .noWayBack: "Kein früherer Sprung"

    case .mode(.audioGraph): "Audiodiagramm"
    case .mode(.details): "Diagrammdetails"
    case .mode(.describe): "Reihen beschreiben"
    case .mode(.values): "Werte"
    case .mode(.table): "Datentabelle"
    case .turn(let mode, let item): "\(words(.mode(mode))). \(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "Datentabelle, \(count(rows, "Zeile", "Zeilen")), \(count(columns, "Spalte", "Spalten"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + ", Zeile \(format.count(number)) von \(format.count(count))"
    case .columnHeading(let title):
      (title.isFromData ? heading(title) : capitalized(heading(title)))
        + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "Pause" + (point.map { ". " + words($0) } ?? "")
    case .stopped(let point): "Gestoppt" + (point.map { ". " + words($0) } ?? "")
    case .complete: "Fertig"
    case .soundOn: "Ton ein"
    case .soundOff: "Ton aus"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0)) Hz sind \(format.quantity(lowest)), "
        + "\(format.number(maximum, fractionDigits: 0)) Hz sind \(format.quantity(highest))"
    case .speed(let factor, let seconds): "Tempo \(format.factor(factor))×, \(length(seconds))"
    case .speedLimit(let isFastest):
      isFastest ? "Schneller geht es nicht" : "Langsamer geht es nicht"
    case .loopStart(let point): "Schleifenanfang: \(self.point(point))"
    case .loopEnd(let point): "Schleifenende: \(self.point(point))"
    case .loopOn(let start, let end): "Schleife ein, \(place(start)) bis \(place(end))"
    case .loopOff: "Schleife aus"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "Schleife braucht beide Enden"
        : "Schleife braucht beide Enden: \(start) und \(end)"
    case .direction(let isBackwards): isBackwards ? "Rückwärts" : "Vorwärts"
    case .valuesWhilePlaying(let isOn): "Werte beim Abspielen: \(isOn ? "ein" : "aus")"
    case .nothingToPlay: "Nichts abzuspielen: keine Werte"
    case .playedOverNetwork: "Der Ton spielt auf dem fernen Rechner"

    case .deckPlace(let number, let count): "\(format.count(number)) von \(format.count(count))"
    case .sampleDeck: "Beispiele"
    case .factGroup(.chart): "Diagramm"
    case .factGroup(.axes): "Achsen"
    case .factGroup(.series(let name)): name.isEmpty ? "Datenreihe" : name
    case .factGroup(.comparisons): "Vergleiche"
    case .factGroup(.total): "Summe"
    case .listPlace(let number, let count): "\(format.count(number)) von \(format.count(count))"
    case .helpTitle: "Hilfe"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : ": \(keys)")
    case .goToTitle: "Gehe zu"
    case .chartListTitle(let count): "Liste der Diagramme, \(format.count(count))"
    case .settingsTitle(""): "Einstellungen"
    case .settingsTitle(let keys): "Einstellungen, \(keys) ändert"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting)), nicht gespeichert: \(reason ?? "keine Datei") (\(file))"
    case .historyTitle: "Ansageverlauf"
    case .historyEmpty: "Noch nichts angesagt"
    case .readingEnd: "Alles vorgelesen"
    case .defaultValue: "Voreinstellung"
    case .exportKind(.svg): "Bild (SVG)"
    case .exportKind(.text): "Bild (Text)"
    case .exportKind(.coloredText): "Bild (farbiger Text)"
    case .exportKind(.markdown): "Worte (Markdown)"
    case .exportKind(.csv): "Daten (CSV)"
    case .exportKind(.wave): "Ton (WAV)"
    case .exportKind(.midi): "Ton (MIDI)"
    case .exported(let file): "Geschrieben: \(file)"
    case .notExported(let file, let reason): "\(file) nicht geschrieben: \(reason)"
    case .dataTitle: "Daten"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "Farbschema: \(name)"
    case .onlyOneTheme: "Es gibt nur ein Farbschema"
    case .verdict(.failed): "nicht bestanden"
    case .verdict(.nearly): "knapp"
    case .verdict(.passed): "bestanden"
    case .verdicts(let failed, let nearly, let passed):
      "\(format.count(failed)) nicht bestanden, \(format.count(nearly)) knapp, \(format.count(passed)) bestanden"
    case .onlyOneChart: "Es gibt nur ein Diagramm"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key)) bewirkt nichts"
        + (hintKey.isEmpty ? "" : ". \(keyAtStart(hintKey)): \(self.hint(hint))")
    case .closed: "Geschlossen"
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
      "\(name(type)), \(count(series, "Datenreihe", "Datenreihen")), \(self.points(points))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("X-Achse", title, extent, scale)
        + (direction == .rightToLeft ? ", von rechts nach links" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Y-Achse", title, extent, scale) + (hasZero ? "" : ", nicht ab null")
    case .values(let title, let extent, let scale): axis("Werte", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("Außerdem", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y:
      "Gleiche Achsen in \(count(x, "Diagramm", "Diagrammen")) der Liste"
    case .sharedAxes(let x?, nil):
      "Gleiche X-Achse in \(count(x, "Diagramm", "Diagrammen")) der Liste"
    case .sharedAxes(nil, let y?):
      "Gleiche Y-Achse in \(count(y, "Diagramm", "Diagrammen")) der Liste"
    case .sharedAxes(let x, let y):
      "Gleiche X-Achse in \(format.count(x ?? 1)), gleiche Y-Achse in \(count(y ?? 1, "Diagramm", "Diagrammen")) der Liste"
    case .series(let name, let points, let isContinuous):
      "\(named(name)): \(isContinuous ? "Linie" : "Einzelwerte"), \(self.points(points))"
    case .highest(let value, let place, let often, let series):
      extreme("Höchstwert", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("Tiefstwert", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("Mittelwert", series)): \(format.quantity(mean)), Median: \(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      start == end
        ? "\(lead("Veränderung", series)): \(format.quantity(end)), \(self.change(change))"
        : "\(lead("Veränderung", series)): von \(bare(start)) auf \(format.quantity(end)), "
          + self.change(change)
    case .trend(let trend, let turningPoints, let series):
      "\(lead("Trend", series)): \(self.trend(trend))"
        + (trend.direction == .flat
          ? "" : "; \(self.turningPoints(turningPoints))")
    case .missing(let missing, let series): "\(lead("ohne Wert", series)): \(points(missing))"
    case .offScale(let count, let series):
      "\(lead("nicht gezeigt", series)): \(self.count(count, "Wert", "Werte")) "
        + "ohne Platz auf einer logarithmischen Achse"
    case .noValues(let series): series.map { "\(named($0)): keine Werte" } ?? "Keine Werte"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead(gaps == 1 ? "Lücke" : "Lücken", series)): \(several(gaps, "die längste"))"
        + stretch(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("Wiederholung", series)): \(interval(points, span)), \(self.strength(strength))"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead(spikes > 1 ? "Ausschläge" : isPeak ? "Spitze" : "Einbruch", series)): "
        + several(spikes, isPeak ? "der größte nach oben auf" : "der größte nach unten auf")
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead("Ausreißer", series)): \(several(outliers, "am weitesten entfernt"))"
        + "\(format.quantity(value)) \(at(place))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead(plateaus == 1 ? "Plateau" : "Plateaus", series)): "
        + "\(several(plateaus, "das längste bei"))\(format.quantity(level)), \(stretch(from, to))"
    case .largestRise(let size, let place, let series):
      "\(lead("größter Anstieg", series)): \(format.magnitude(size)) \(at(place))"
    case .largestDrop(let size, let place, let series):
      "\(lead("größter Abfall", series)): \(format.magnitude(size)) \(at(place))"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(named(a)) und \(named(b)), größter Abstand: \(format.magnitude(size)) \(at(place))"
    case .window(let window):
      "Ausschnitt: \(shown(window)); alles: \(stretch(window.first, window.last))"
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0)): " } ?? "")
        + "\(ofParts ? "\(self.count(count, "Punkt", "Punkte")) mit Werten" : self.count(count, "Wert", "Werte")) \(isAbove ? "über" : "unter") dem angegebenen Bereich, \(range(low, high))"
    case .noPoints(let from, let to): "Keine Punkte: \(stretch(from, to))"
    case .leftOut(let rows): "Ausgelassen: \(count(rows, "Zeile", "Zeilen")) ohne x-Wert"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "Bis zu \(count(most, "Punkt", "Punkte")) mit demselben Wert von \(column ?? "x"), an \(format.count(shared)) von \(count(places, "Stelle", "Stellen")), daher kein Verlauf"
        + (remedy.map { "; \($0) ergibt je ein Diagramm" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0)), \(word(name))" } ?? capitalized(word(name)) })
    case .bins(let bins, let width):
      "Klassen: \(format.count(bins)), je \(format.quantity(width)) breit"
    case .sampleSize(let count, let series): "\(lead("Werte", series)): \(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("vollste Klasse", series)): \(self.place(place)), \(self.count(count, "Wert", "Werte"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("größter Quartilsabstand", series)): \(format.magnitude(spread)) \(at(place))"
    case .densest(let values, let place, let series):
      "\(lead("am dichtesten", series)) \(at(place)): um "
        + format.listed(values.map(format.quantity))
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("Anteile", series)) an \(format.quantity(whole)): "
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0
          ? ["\(count(others, "weiterer", "weitere")) \(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("ohne Anteil", series)): \(count(number, "Wert", "Werte")) unter null, "
        + (number > 1 ? "zuerst " : "") + at(place)
    case .noShares: "Keine Anteile: kein Wert über null"
    case .sums(let rows, let parts):
      "Addiert: \(count(rows, "Zeile", "Zeilen")) zu \(count(parts, "Wert", "Werten"))"
    case .quartileMethod:
      "Quartile durch lineare Interpolation; Antennen reichen bis zu Werten innerhalb von 1,5 Quartilsabständen"
    case .contradictions(let candles, let place):
      candles == 1
        ? "Widersprüchlich: 1 Kerze \(at(place)), nicht zwischen Tief und Hoch"
        : "Widersprüchlich: \(format.count(candles)) Kerzen, zuerst \(at(place)), nicht zwischen Tief und Hoch"
    case .correlation(let correlation, let trend, let series):
      "\(lead("Korrelation", series)): \(format.correlation(correlation)), \(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "Steigend: \(format.count(up)), fallend: \(format.count(down)), unverändert: \(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .line: "Liniendiagramm"
    case .bar: "Balkendiagramm"
    case .groupedBar: "Gruppenbalkendiagramm"
    case .stackedBar: "Stapelbalkendiagramm"
    case .area: "Flächendiagramm"
    case .step: "Stufendiagramm"
    case .histogram: "Histogramm"
    case .box: "Kastendiagramm"
    case .heatMap: "Heatmap-Diagramm"
    case .scatter: "Streudiagramm"
    case .candlestick: "Kerzendiagramm"
    case .violin: "Violindiagramm"
    case .pie: "Kreisdiagramm"
    case .donut: "Ringdiagramm"
    }
  }

  /// The type beside a title that says already what it is a chart of.
  private func shortName(_ type: ChartType, of series: Int) -> String {
    switch type {
    case .line: series == 1 ? "Linie" : "Linien"
    case .bar: "Balken"
    case .groupedBar: "gruppierte Balken"
    case .stackedBar: "gestapelte Balken"
    case .area: "Fläche"
    case .step: "Stufen"
    case .histogram: "Histogramm"
    case .box: "Kastendiagramm"
    case .heatMap: "Heatmap"
    case .scatter: "Streudiagramm"
    case .candlestick: "Kerzen"
    case .violin: "Violindiagramm"
    case .pie: "Kreisdiagramm"
    case .donut: "Ringdiagramm"
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
    case .none: "keine Werte"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span))]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: ", ")
    case .categories(let count, let first, let last):
      count == 1
        ? "1 Kategorie, \(named(first))"
        : "\(format.count(count)) Kategorien, \(named(first)) bis \(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1 Zeile, \(named(first))"
        : "\(format.count(count)) Zeilen, \(named(first)) bis \(named(last))"
    }
  }

  private func dates(_ ends: (first: String, last: String?)) -> String {
    ends.last.map { "\(ends.first) bis \($0)" } ?? ends.first
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "Zeitzone \(zone.name)"]
      + (zone.isConverted ? ["umgerechnet aus den Zeitzonen der Daten"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "logarithmisch"
    case .ln: "logarithmisch, Basis e"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    low == high ? format.quantity(low) : "\(bare(low)) bis \(format.quantity(high))"
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series)): \(format.quantity(value)) \(at(place))"
    case .several(let count):
      "\(lead(word, series)): \(format.quantity(value)) \(at(place)), der erste von "
        + format.count(count)
    case .always(let count):
      "\(lead(word, series)): \(format.quantity(value)), alle \(format.count(count)) Werte"
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

  private func stretch(_ from: Place, _ to: Place) -> String {
    let text = from == to ? place(from) : "\(place(from)) bis \(place(to))"
    return format.isBareNumber(from) ? "x = \(text)" : text
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [
      outline.series.map(named), outline.axis.map(named), stretch(outline.from, outline.to),
    ].compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "Wert", "Werte") },
      outline.mean.map { "Mittelwert \(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: ", ") + ": "
      + (what.isEmpty ? "keine Werte" : what.joined(separator: ", "))
  }

  /// The part of a chart that is shown, and how many of its points.
  private func shown(_ window: WindowOutline) -> String {
    "\(stretch(window.from, window.to)), \(format.count(window.points)) von "
      + withPoints(window.count)
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    "alle \(self.points(points))" + (span.flatMap(format.span).map { " (\($0))" } ?? "")
  }

  private func strength(_ strength: Trend.Strength) -> String {
    switch strength {
    case .strong: "stark"
    case .moderate: "mäßig"
    case .weak: "schwach"
    }
  }

  /// How two series lie and go, without a full stop.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "; sie \(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(a) und \(b) haben keine gemeinsame Stelle"
    } else if comparison.equal == comparison.shared {
      "\(a) und \(b) sind \(everywhere(comparison)) gleich"
    } else if comparison.crossings > 0 {
      "\(a) und \(b) kreuzen sich \(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0
        ? "\(a) liegt \(everywhere(comparison)) über \(b)" : "\(a) liegt nie unter \(b)"
    } else {
      comparison.equal == 0
        ? "\(a) liegt \(everywhere(comparison)) unter \(b)" : "\(a) liegt nie über \(b)"
    }
  }

  /// Where an order holds that never changes: everywhere, or only where both have a value.
  private func everywhere(_ comparison: Comparison) -> String {
    if comparison.isEverywhere { return "überall" }
    return comparison.shared == 1
      ? "an der einen gemeinsamen Stelle"
      : "an allen \(format.count(comparison.shared)) gemeinsamen Stellen"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first = comparison.firstCrossing.map { isOne ? ", \(at($0))" : ", zuerst \(at($0))" } ?? ""
    return (isOne ? "einmal" : "\(format.count(comparison.crossings))-mal") + first
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "verlaufen ähnlich"
    case .opposite: "verlaufen gegenläufig"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "gleichbleibend"
    case (.mixed, _): "unklar"
    case (.rising, .strong): "stark steigend"
    case (.rising, .moderate): "mäßig steigend"
    case (.rising, .weak): "schwach steigend"
    case (.falling, .strong): "stark fallend"
    case (.falling, .moderate): "mäßig fallend"
    case (.falling, .weak): "schwach fallend"
    }
  }

  private func turningPoints(_ number: Int) -> String {
    number == 0 ? "kein Wendepunkt" : count(number, "Wendepunkt", "Wendepunkte")
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
    guard case .date(_, let precision, _, let span) = place else {
      return format.isBareNumber(place) ? "bei x = \(text)" : "bei \(text)"
    }
    return switch precision {
    case .year: "im Jahr \(text)"
    case .month: "im \(text)"
    case .day: "am \(text)"
    case .minute, .second, .millisecond, .microsecond: span == .day ? "um \(text)" : "am \(text)"
    }
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "kein Wert")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value = point.value.map { self.value($0, point.details.valueName) } ?? "kein Wert"
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
    case .aboveRange: "über dem Bereich"
    case .belowRange: "unter dem Bereich"
    case .nowhere: "nicht gezeigt"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) {
      return count(number, "Wert", "Werte")
    }
    return (name.map { "\(word($0)) " } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "steigend" : $0 < 0 ? "fallend" : "unverändert" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["Quartile \(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0 ? [count(details.outlierCount, "Ausreißer", "Ausreißer")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(word(part.name)): kein Wert"
    case .text(let text): "\(word(part.name)) \(text)"
    case .quantity(let quantity): "\(word(part.name)) \(format.quantity(quantity))"
    }
  }

  private func share(_ share: Share) -> String {
    let whole = format.quantity(share.total)
    return share.percent.map { "\(format.percent($0)) von \(whole)" } ?? "Summe \(whole)"
  }

  private func word(_ name: ValueName) -> String {
    switch name {
    case .open: "Eröffnung"
    case .high: "Hoch"
    case .low: "Tief"
    case .close: "Schluss"
    case .upperWhisker: "obere Antenne"
    case .upperQuartile: "oberes Quartil"
    case .median: "Median"
    case .lowerQuartile: "unteres Quartil"
    case .lowerWhisker: "untere Antenne"
    case .outlier: "Ausreißer"
    case .count: "Anzahl"
    case .total: "Summe"
    case .share: "Anteil"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "unverändert" }
    // A share that rounds to nothing says less than the amount.
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    let size = share ?? format.magnitude(change.amount)
    return change.amount.value > 0 ? "plus \(size)" : "minus \(size)"
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "unverändert" }
    let size = format.magnitude(change.amount)
    let share = change.saidPercent.map { " (\(format.percent($0)))" } ?? ""
    return (change.amount.value > 0 ? "plus \(size)" : "minus \(size)") + share
  }

  private func difference(_ difference: Difference) -> String {
    let other = named(difference.other)
    if difference.amount.value == 0 { return "gleichauf mit \(other)" }
    var bare = difference.amount
    bare.unit = nil
    return "\(format.magnitude(bare)) \(difference.amount.value > 0 ? "über" : "unter") \(other)"
  }

  private func passage(_ passage: Passage) -> String {
    let other = named(passage.other)
    return passage.isUpward ? "steigt über \(other)" : "fällt unter \(other)"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name)): \(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal): "\(highest(name)) gesamt" + self.ordinal(ordinal)
    case .chartLowest(let ordinal): "\(lowest(name)) gesamt" + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal):
      capitalized(goal(.landmark(landmark)).name) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "Lesezeichen" + self.ordinal(ordinal)
    case .match(let ordinal): "Treffer" + self.ordinal(ordinal)
    case .nearest: "Am nächsten"
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Höchster Median"
    case .close: "Höchster Schluss"
    default: "Höchstwert"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Tiefster Median"
    case .close: "Tiefster Schluss"
    default: "Tiefstwert"
    }
  }

  /// What is gone to, and that there is none of it.
  private func goal(_ goal: Goal) -> (name: String, none: String) {
    switch goal {
    case .landmark(.turningPoint): ("Wendepunkt", "kein Wendepunkt")
    case .landmark(.drop): ("Abfall", "kein Abfall")
    case .landmark(.rise): ("Anstieg", "kein Anstieg")
    case .landmark(.gap): ("Lücke", "keine Lücke")
    case .landmark(.crossing): ("Kreuzung", "keine Kreuzung")
    case .landmark(.higher): ("höherer Wert", "kein höherer Wert")
    case .landmark(.lower): ("niedrigerer Wert", "kein niedrigerer Wert")
    case .landmark(.spike): ("Ausschlag", "kein Ausschlag")
    case .landmark(.outlier): ("Ausreißer", "kein Ausreißer")
    case .bookmark: ("Lesezeichen", "kein Lesezeichen")
    case .match(let text): ("„\(text)“", "kein „\(text)“")
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return " \(format.count(ordinal.number)) von \(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { step($0) + ", " } ?? ""
    let steps = points(abs(difference.steps))
    let way = difference.steps < 0 ? "\(steps) zurück" : "\(steps) weiter"
    return
      "Ab \(difference.place.isRange ? "Klasse " : "")\(place(difference.place)): \(change)\(way)"
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
    case .missing: "\(heading(cell.heading)) ohne Wert"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(heading(cell.heading)) \(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "kein Wert"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading)): kein Wert"
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
      case .label: "Beschriftung"
      case .outlierCount: "Zahl der Ausreißer"
      case .outliers: "Ausreißer"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    let kind = chart.title == nil ? name(chart.type) : shortName(chart.type, of: chart.series)
    let parts = [
      chart.title, chart.tellsType ? kind : nil,
      chart.tellsSeries ? count(chart.series, "Reihe", "Reihen") : nil,
      chart.tellsPoints ? points(chart.points) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(format.count(chart.series)) Datenreihen zu je "
          + (lengths.count > 1 ? "höchstens " : "") + withPoints(lengths.max() ?? 0)
      } else {
        withPoints(chart.points)
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : ", X-Achse: " + over.joined(separator: ", ")
    var sentences = [
      ended("\(chart.title ?? "Dies") ist ein \(name(chart.type)) mit \(content)\(place)")
    ]
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
            ? "\(named(series.name ?? "")) \(verb(course.trend))"
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
        "Am höchsten liegt \(extreme(highest)); am tiefsten liegt \(extreme(lowest))")
    ]
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    switch course {
    case .rising: count(number, "steigt", "steigen")
    case .falling: count(number, "fällt", "fallen")
    case .level: count(number, "bleibt gleich", "bleiben gleich")
    case .mixed: count(number, "verläuft ohne klare Richtung", "verlaufen ohne klare Richtung")
    case .withoutValues: count(number, "hat keine Werte", "haben keine Werte")
    }
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    "\(named(extreme.series)), \(format.quantity(extreme.value)) \(at(extreme.place))"
  }

  /// What a series of which no course is told is called.
  private func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(named) }
    return series.name.map { "\(named($0)), \(word(measure))" } ?? word(measure)
  }

  private func describe(_ series: SeriesOutline) -> String {
    let subject =
      series.name.map(named) ?? series.measure.map { "Der \(word($0))" } ?? "Die Datenreihe"
    guard let course = series.course else { return "\(subject) hat keine Werte." }
    let start = "\(format.quantity(course.start)) \(at(course.startPlace))"
    let missing = course.missing > 0 ? " \(points(course.missing)) ohne Wert." : ""
    if series.points - course.missing == 1 {
      return ended("\(subject) hat einen einzigen Wert: \(start)") + missing
    }
    if course.trend.direction == .flat {
      return ended("\(subject) bleibt bei \(format.quantity(course.start))") + missing
    }
    let end = "\(format.quantity(course.end)) \(at(course.endPlace))"
    let extremes = ended(
      "Der Höchstwert ist \(format.quantity(course.highest)) \(at(course.highestPlace)), "
        + "der Tiefstwert \(format.quantity(course.lowest)) \(at(course.lowestPlace))")
    let told =
      course.isOrdered
      ? ended("\(subject) \(verb(course.trend)), von \(start) auf \(end), \(step(course.change))")
        + " " + extremes
      : (heading(series).map { "\($0): " } ?? "") + extremes
        + (course.mean.map { " " + ended(words($0)) } ?? "")
    return told + (course.notable.flatMap(notable).map { " " + ended($0) } ?? "") + missing
  }

  /// What stands out most, as a sentence without a full stop.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _):
      "Die Werte wiederholen sich \(interval(points, span))"
    case .spikes(1, let value, let place, let isPeak, _):
      "Es gibt \(isPeak ? "eine Spitze" : "einen Einbruch") auf \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "Es gibt \(format.count(spikes)) Ausschläge, der größte nach \(isPeak ? "oben" : "unten") auf "
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(1, let value, let place, _):
      "Es gibt einen Ausreißer, \(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, _):
      "Es gibt \(format.count(outliers)) Ausreißer, am weitesten entfernt "
        + "\(format.quantity(value)) \(at(place))"
    case .plateaus(1, let level, let from, let to, _):
      "Es gibt ein Plateau bei etwa \(format.quantity(level)), \(stretch(from, to))"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "Es gibt \(format.count(plateaus)) Plateaus, das längste bei etwa "
        + "\(format.quantity(level)), \(stretch(from, to))"
    default: nil
    }
  }

  private func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "bleibt gleich"
    case (.mixed, _): "verläuft ohne klare Richtung"
    case (.rising, .strong): "steigt stetig"
    case (.rising, .moderate): "steigt überwiegend"
    case (.rising, .weak): "steigt tendenziell"
    case (.falling, .strong): "fällt stetig"
    case (.falling, .moderate): "fällt überwiegend"
    case (.falling, .weak): "fällt tendenziell"
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    guard comparison.shared > 0 else { return "\(a) und \(b) haben keine gemeinsame Stelle." }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return ended(order(comparison)) }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return ended(order(comparison)) + distance
    }
    let crossings =
      comparison.crossings > 0
      ? " " + ended("Sie kreuzen sich \(crossings(comparison))")
      : comparison.neverCross ? " Sie kreuzen sich nie." : ""
    return ended(counts(comparison)) + crossings + distance
  }

  /// At how many places one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (named(comparison.first), named(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    let (above, below) = (format.count(comparison.higher), format.count(lower))
    let shared = format.count(comparison.shared)
    let places =
      comparison.isEverywhere ? "von \(shared) Stellen" : "von \(shared) gemeinsamen Stellen"
    var parts = [
      comparison.higher > 0
        ? "\(a) liegt an \(above) \(places) über \(b)"
        : "\(a) liegt an \(below) \(places) unter \(b)"
    ]
    if comparison.higher > 0, lower > 0 { parts.append("an \(below) darunter") }
    if comparison.equal > 0 { parts.append("an \(format.count(comparison.equal)) gleichauf") }
    return parts.joined(separator: ", ")
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var sentences = comparison.movement.map { " Sie \(movement($0))." } ?? ""
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      sentences += " " + ended("Der größte Abstand ist \(format.magnitude(size)) \(at(place))")
    }
    return sentences
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "Nacheinander" : "Ganze Reihe"
      case .together: "Gleichzeitig"
      case .series: named(outline.name ?? "")
      case .without: "Ohne \(named(outline.name ?? ""))"
      case .legend: "Tonhöhenlegende, erst tief, dann hoch"
      }
    if outline.item == .legend { return name }
    let heard =
      outline.played < outline.points
      ? "\(format.count(outline.played)) von \(withPoints(outline.points))"
      : points(outline.points)
    return (outline.tellsPoints ? "\(name), \(heard), " : "\(name), ") + length(outline.seconds)
  }

  private func length(_ seconds: Double) -> String {
    let text = format.seconds(seconds)
    return text + (text == "1" ? " Sekunde" : " Sekunden")
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "Kein Ton: kein Audiogerät verfügbar"
    case .noSuchDevice(let name): "Kein Ton: kein Gerät „\(name)“"
    case .refused(let reason):
      key.isEmpty
        ? "Kein Ton: Gerätefehler (\(reason))"
        : "Kein Ton: Gerätefehler (\(reason)). \(key): neuer Versuch"
    case .lost:
      key.isEmpty
        ? "Kein Ton: Gerät weg"
        : "Kein Ton: Gerät weg. \(key): neuer Versuch"
    case .hung: "Ton hängt. Earshot neu starten"
    case .noneChosen: "Kein Ton: als Gerät ist none eingestellt"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "Hilfe"
    case .points: "Punkte"
    case .series: "Reihen"
    case .items: "Zeilen"
    case .rotor: "Rotor"
    case .play: "abspielen"
    case .pause: "Pause"
    case .act: "ausführen"
    case .close: "schließen"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "Sprache: \(name)"
    case .theme(let name): words(.theme(name))
    case .volume(let volume): "Lautstärke: \(format.count(Int((volume * 100).rounded()))) %"
    case .order(let isTogether): isTogether ? "Reihen: gleichzeitig" : "Reihen: nacheinander"
    case .verbosity(.terse): "Ansagen: kurz"
    case .verbosity(.verbose): "Ansagen: ausführlich"
    case .glyphs(.braille): "Zeichnung: Braillepunkte"
    case .glyphs(.sextant): "Zeichnung: Sextanten"
    case .glyphs(.block): "Zeichnung: Blöcke"
    case .glyphs(.ascii): "Zeichnung: ASCII"
    case .glyphScale(let scale): "Zeichengröße: \(format.count(scale)) von 4"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "Lesetempo: \(format.factor(speed))×"
    case .sameAxes(let isOn):
      isOn ? "Gleiche Achsen: wo sie vergleichbar sind" : "Gleiche Achsen: aus"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "Von Punkt zu Punkt"
    case .rotor: "Rotor"
    case .listen: "Hören"
    case .read: "Lesen"
    case .look: "Ansicht"
    case .program: "Diagramme und Programm"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Voriger Punkt"
    case .nextPoint: "Nächster Punkt"
    case .firstPoint: "Erster Punkt"
    case .lastPoint: "Letzter Punkt"
    case .tenthBack: "Ein Zehntel zurück"
    case .tenthForward: "Ein Zehntel vor"
    case .lowest: "Tiefstwert der Reihe; nochmals: des Diagramms"
    case .highest: "Höchstwert der Reihe; nochmals: des Diagramms"
    case .chartLowest: "Tiefstwert des Diagramms"
    case .chartHighest: "Höchstwert des Diagramms"
    case .previousLandmark: "Vorige Landmarke"
    case .nextLandmark: "Nächste Landmarke"
    case .goTo: "Zu Abfall, Anstieg, Lücke, Kreuzung …"
    case .search: "Beschriftungen durchsuchen"
    case .goToPlace: "Zu Datum, Wert, Nummer oder Prozent"
    case .back: "Zurück vor den letzten Sprung"
    case .bookmark: "Lesezeichen setzen"
    case .position: "Position"
    case .previousItem: "Voriger Eintrag"
    case .nextItem: "Nächster Eintrag"
    case .turnForward: "Nächster Rotormodus"
    case .turnBack: "Voriger Rotormodus"
    case .audioGraph: "Audiodiagramm"
    case .details: "Diagrammdetails"
    case .describe: "Reihen beschreiben"
    case .values: "Werte"
    case .table: "Datentabelle"
    case .act: "Eintrag ausführen"
    case .play: "Ab hier abspielen, Pause"
    case .stop: "Überlagerung schließen, sonst Ton stoppen"
    case .slower: "Langsamer"
    case .faster: "Schneller"
    case .loopStart: "Schleifenanfang"
    case .loopEnd: "Schleifenende"
    case .loop: "Schleife ein oder aus"
    case .direction: "Vorwärts oder rückwärts abspielen"
    case .sayValues: "Werte beim Abspielen ansagen"
    case .sound: "Ton ein oder aus"
    case .zoomIn: "Vergrößern"
    case .zoomOut: "Verkleinern"
    case .zoomAll: "Alles zeigen"
    case .readAll: "Alles vorlesen"
    case .readOn: "Lange Ansage weiterlesen"
    case .history: "Ansageverlauf"
    case .verbosity: "Kurze oder lange Sätze"
    case .nextChart: "Nächstes Diagramm"
    case .previousChart: "Voriges Diagramm"
    case .chartList: "Liste der Diagramme"
    case .export: "Exportieren"
    case .settings: "Einstellungen"
    case .nextTheme: "Nächstes Farbschema"
    case .previousTheme: "Voriges Farbschema"
    case .larger: "Größere Zeichen"
    case .smaller: "Kleinere Zeichen"
    case .help: "Hilfe"
    case .redraw: "Bildschirm neu zeichnen"
    case .quit: "Überlagerung schließen, sonst beenden"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal:
      "Kein Terminal für das Vollbild; stattdessen earshot describe, draw oder render verwenden"
    case .unknownTerminal(let name):
      "Der Terminaltyp „\(name)“ kann kein Vollbild; TERM setzen oder earshot describe, draw oder render verwenden"
    case .themeUnknown(let name, let known):
      "Kein Farbschema „\(name)“; zur Wahl stehen: \(format.list(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", Zeile \($0)" } ?? ""): \(themeFault(fault))"
    case .configuration(let file, let line, let fault):
      "\(file), Zeile \(line): \(self.fault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "Standardausgabe nicht beschreibbar: \(reason); ein anderes Ziel wählen"
        : "\(file) nicht beschreibbar: \(reason); mit -o einen anderen Ort wählen"
    case .outputMissing:
      "Ziel für den Ton fehlt: -o DATEI.wav angeben, oder -o - für die Standardausgabe"
    case .unknownOutputKind(let file, let known):
      "\(file): der Name muss auf \(format.alternatives(known)) enden"
    case .unknownLanguage(let tag, let known):
      "Keine Sprache „\(tag)“; zur Wahl stehen: \(format.list(known))"
    case .unknownTimeZone(let name):
      "Keine Zeitzone „\(name)“; einen IANA-Namen wie Europe/Berlin angeben"
    case .typeForLater(let type, let known):
      "Den Diagrammtyp „\(type)“ gibt es in dieser Version nicht; zur Wahl stehen: \(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name): „\(value)“ ist ungültig; \(expected) angeben"
    case .keysAndDataFromStandardInput:
      "Tasten und Daten können nicht beide von der Standardeingabe kommen; eines davon in eine Datei legen"
    case .configurationUnreadable(let file, let reason):
      "\(file) nicht lesbar: \(reason ?? "keine Datei"); berichtigen oder entfernen"
    case .nothingLeftToHear:
      "--solo und --mute lassen nichts zu hören übrig; eines von beiden weglassen"
    case .dumpWithoutKeys: "--dump braucht ein Tastenskript: --keys DATEI hinzufügen"
    case .keyScript(let file, let line, let text):
      "\(source(file)), Zeile \(line): „\(format.excerpt(text))“ ist keine Taste; Namen wie <Right>, <Resize 40x12> oder <Wait 500ms> schreiben"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "Kein Audiogerät „\(name)“, auch kein anderes; --device none verwenden"
        : "Kein Audiogerät „\(name)“; zur Wahl stehen: \(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "Farbschema nicht lesbar (\(reason)); die Datei prüfen"
    case .malformed(let reason): "das Farbschema ist kein gültiges TOML (\(reason)); berichtigen"
    case .missingRole(let role): "dem Farbschema fehlt die Farbe für „\(role)“; ergänzen"
    case .unknownRole(let role):
      "das Farbschema hat einen unbekannten Eintrag „\(role)“; entfernen"
    case .notAColor(let role, let text):
      "„\(format.excerpt(text))“ ist keine Farbe für \(role); als #rrggbb schreiben"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "das ist hier ungültig (\(reason)); berichtigen"
    case .unknownOption(let name, let known):
      "keine Einstellung „\(format.excerpt(name))“; zur Wahl stehen: \(format.list(known))"
    case .notOneValue(let name):
      "\(format.excerpt(name)) verlangt einen einzigen Wert, keine Liste"
    case .badValue(let name, let value, let expected):
      "„\(format.excerpt(value))“ ist für \(name) ungültig; \(expected) angeben"
    case .unknownAction(let name, let known):
      "keine Aktion „\(format.excerpt(name))“; zur Wahl stehen: \(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "„\(format.excerpt(text))“ ist keine Taste; ein Zeichen oder einen Namen wie <Right> schreiben"
    case .keyClash(let key, let first, let second):
      "die Taste \(key) steht für zwei Aktionen, „\(text(first))“ (\(first.name)) und „\(text(second))“ (\(second.name)); "
        + "eine davon auf eine andere Taste legen"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = source(problem.file)
    return switch problem.kind {
    case .missing: "\(file): keine solche Datei; Namen und Ordner prüfen"
    case .isDirectory: "\(file) ist ein Ordner; eine Datei darin angeben"
    case .beyondMemory(let megabytes):
      "\(file) ist zu groß für den verfügbaren Speicher: höchstens \(format.count(megabytes)) MB werden gelesen; die Datei teilen oder die Pipe früher beenden, etwa mit head"
    case .isDevice:
      "\(file) ist ein Gerät ohne Ende; eine Datei angeben oder Daten durch eine Pipe schicken"
    case .unreadable(let reason): "\(file) nicht lesbar (\(reason)); Zugriffsrechte prüfen"
    case .empty:
      "\(file) ist leer; eine Tabelle mit mindestens einer Zeile mit Werten angeben"
    case .headerOnly:
      "\(file), Zeile 1: eine Kopfzeile, aber keine Zeile mit Werten; Zeilen ergänzen oder --no-header verwenden"
    case .raggedRow(let row, let expected, let found):
      "\(file), Zeile \(row), Spalte \(min(expected, found) + 1): \(count(found, "Zelle", "Zellen")) "
        + "statt \(format.count(expected)); Zellen ergänzen oder entfernen, oder --delimiter setzen"
    case .invalidUTF8(let row, ""):
      "\(file), Zeile \(row): der Text ist nicht UTF-8; umwandeln, etwa mit iconv -t UTF-8"
    case .invalidUTF8(let row, let column):
      "\(file), Zeile \(row), Spalte \(format.excerpt(column)): der Text ist nicht UTF-8; umwandeln, etwa mit iconv -t UTF-8"
    case .unclosedQuote(let row):
      "\(file), Zeile \(row): ein Anführungszeichen wird nie geschlossen; schließen oder entfernen"
    case .notANumber(let row, let column, let text):
      "\(file), Zeile \(row), Spalte \(format.excerpt(column)): „\(format.excerpt(text))“ ist keine Zahl; berichtigen oder Spalten mit --x und --y wählen"
    case .notADate(let row, let column, let text, let pattern):
      "\(file), Zeile \(row), Spalte \(format.excerpt(column)): „\(format.excerpt(text))“ ist kein Datum der Form \(pattern); berichtigen oder --date-format ändern"
    case .noNumericColumn(let columns):
      "\(file): keine Spalte enthält Zahlen; eine solche ergänzen (die Spalten sind: \(format.list(columns)))"
    case .unknownColumn(let name, let columns):
      "\(file): keine Spalte „\(format.excerpt(name))“; zur Wahl stehen: \(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file): --split \(format.excerpt(name)) ergäbe \(format.count(parts)) Diagramme; eine Spalte mit höchstens \(format.count(most)) Werten wählen"
    case .splitColumn(let name):
      "\(file): --split verwendet die Spalte „\(format.excerpt(name))“; für --x und --y eine andere wählen"
    case .tooLarge(let limit, let row):
      "\(file), Zeile \(row): \(self.limit(limit)); die Datei aufteilen"
    case .malformedJSON(let row, let column):
      "\(file), Zeile \(row), Spalte \(column): kein gültiges JSON; dort berichtigen"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): hier wird \(expectation(expected)) erwartet; siehe Diagrammdateien im README"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): den Diagrammtyp „\(format.excerpt(name))“ gibt es nicht; zur Wahl stehen: \(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)"): \(type) braucht Reihen namens \(format.list(names, limit: names.count)) mit gleichem x; ergänzen oder einen anderen Typ wählen"
    }
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "zu viele Spalten"
    case .cellBytes: "eine Zelle ist zu lang"
    case .nesting: "das JSON ist zu tief verschachtelt"
    case .rows: "zu viele Zeilen"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "ein Diagramm mit Datenreihen"
    case .record: "ein Datensatz {…}"
    case .text: "ein Text"
    case .number: "eine Zahl"
    case .boolean: "true oder false"
    case .list: "eine Liste […]"
    case .range: "ein Bereich [von, bis]"
    case .scale: "linear, log10 oder ln"
    case .point: "ein Punkt {\"x\": …, \"y\": …}"
    case .direction: "leftToRight oder rightToLeft"
    }
  }

  private func source(_ file: String) -> String { file == "-" ? "Standardeingabe" : file }

  // MARK: Grammar

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "Unbenannt" : name }

  private func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(format.count(number)) \(number == 1 ? one : other)"
  }

  private func points(_ number: Int) -> String { count(number, "Punkt", "Punkte") }

  /// Points in the dative, as after “mit” and “von”.
  private func withPoints(_ number: Int) -> String { count(number, "Punkt", "Punkten") }

  /// A quantity whose unit is said with the next one.
  private func bare(_ quantity: Quantity) -> String {
    format.number(quantity)
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A sentence with its full stop, unless it ends with that of an abbreviation or of a name.
  private func ended(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}

extension German {
  static let keyNames: [String: String] = [
    "": "diese Taste",
    "←": "Pfeil links", "→": "Pfeil rechts", "↑": "Pfeil hoch", "↓": "Pfeil runter",
    "Space": "Leertaste", "Home": "Pos1", "End": "Ende", "PgUp": "Bild auf", "PgDn": "Bild ab",
    "Tab": "Tabulator", "Shift-Tab": "Umschalt-Tabulator", "Enter": "Eingabe", "Esc": "Escape",
    "Backspace": "Rücktaste", "F1": "F1", "Ctrl-L": "Strg-L", "Ctrl-U": "Strg-U",
    "!": "Ausrufezeichen", "\"": "Anführungszeichen", "#": "Raute", "$": "Dollarzeichen",
    "%": "Prozentzeichen", "&": "Und-Zeichen", "'": "Apostroph", "(": "Klammer auf",
    ")": "Klammer zu", "*": "Stern", "+": "Plus", ",": "Komma", "-": "Minus", ".": "Punkt",
    "/": "Schrägstrich", ":": "Doppelpunkt", ";": "Semikolon", "<": "kleiner als",
    "=": "Gleichheitszeichen", ">": "größer als", "?": "Fragezeichen", "@": "At-Zeichen",
    "[": "eckige Klammer auf", "\\": "Backslash", "]": "eckige Klammer zu", "^": "Zirkumflex",
    "_": "Unterstrich", "`": "Gravis", "{": "geschweifte Klammer auf", "|": "senkrechter Strich",
    "}": "geschweifte Klammer zu", "~": "Tilde",
  ]
}
