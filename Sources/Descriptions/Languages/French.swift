import Charts
import FoundationEssentials
import FoundationInternationalization
import Tables

/// French: infinitives address nobody, a no-break space stands before a high sign of punctuation.
///
/// No name from the data follows a word that would elide before it: “de” and “que” become “d’” and
/// “qu’” by how a name sounds, which its letters do not tell.
struct French: Language {
  let code = "fr"
  let name = "Français"
  var regional: Format?
  var format: Format { regional ?? Self.style }
  // Made when the language first speaks: a start in another one need not wait for it.
  private static let style = Format(
    "fr_FR", unitSeparator: " ", listSeparator: ", ",
    percentagePoint: ("point de %", "points de %"), month: .wide, firstOfMonth: "1er")

  func words(_ sentence: Sentence) -> String {
    switch sentence {
    case .fact(let fact): words(fact)
    case .opening(let chart, let helpKey):
      outline(chart) + (helpKey.isEmpty ? "" : ". \(helpKey) aide")
    case .deckChart(let chart, let number, let count):
      "\(outline(chart)), \(format.count(number)) sur \(format.count(count))"
    case .chartDescription(let chart, let series): describe(chart, series)
    case .seriesDescription(let series): describe(series)
    case .comparison(let comparison): compare(comparison)
    case .describedComparison(let a, let b): "\(subject(a)) et \(object(b))"
    case .stretch(let outline): stretch(outline)
    case .stretches(let a, let b): "A\u{A0}: \(stretch(a)). B\u{A0}: \(stretch(b))"

    case .point(let point): self.point(point)
    case .pointInFull(let point, let xTitle, let yTitle, let number, let count):
      inFull(point, xTitle, yTitle) + ", point \(format.count(number)) sur \(format.count(count))"
    case .gridCell(let x, let y, let count):
      "x \(place(x)), y \(place(y))\u{A0}: \(points(count))"
    case .part(let part): capitalized(self.part(part))
    case .otherSeries(let name, let value?, let difference):
      "\(named(name)) \(format.quantity(value))"
        + (difference.map { ", " + self.difference($0) } ?? "")
    case .otherSeries(let name, nil, _): "\(named(name)), valeur manquante"
    case .jump(let jump, let point): self.jump(jump, to: point)
    case .crossing(let ordinal, let point, let passages):
      ([words(.jump(.landmark(.crossing, ordinal), point))] + passages.map(passage))
        .joined(separator: ", ")
    case .edge(.firstPoint): "Premier point"
    case .edge(.lastPoint): "Dernier point"
    case .edge(.firstItem): "Début de la liste"
    case .edge(.lastItem): "Fin de la liste"
    case .edge(.firstChart): "Premier graphique"
    case .edge(.lastChart): "Dernier graphique"
    case .edge(.widest): "Tout est affiché"
    case .edge(.closest): "Zoom maximal"
    case .showing(let window):
      "Vue\u{A0}: \(run(window.from, window.to)), \(words(.position(window.points, of: window.count)))"
    case .showingAll(let points): "Tout est affiché, \(self.points(points))"
    case .position(let number, let count): "\(format.count(number)) sur \(format.count(count))"
    case .cell(let cell):
      "Colonne \(format.count(cell.column)) sur \(format.count(cell.columns)), ligne \(format.count(cell.row)) sur \(format.count(cell.rows))"
    case .noPoint(""): "Aucun point choisi"
    case .noPoint(let key): "Pas encore de point\u{A0}: \(key) va au premier"
    case .seriesOutline(let name, let points):
      name.isEmpty ? self.points(points) : "\(name), \(self.points(points))"
    case .seriesNumber(let number): "Série \(format.count(number))"
    case .goal(let goal, let count):
      capitalized(self.goal(goal).name) + (count.map { "\u{A0}: \(format.count($0))" } ?? "")
    case .noGoal(.match(let text), nil): "\(quoted(format.excerpt(text))) introuvable"
    case .noGoal(let goal, let isForward):
      switch isForward {
      case true?: "\(capitalized(self.goal(goal).none)) après"
      case false?: "\(capitalized(self.goal(goal).none)) avant"
      case nil: capitalized(self.goal(goal).none)
      }
    case .bookmarkSet(let point): "Signet\u{A0}: \(self.point(point))"
    case .bookmarkRemoved(let point): "Signet retiré\u{A0}: \(self.point(point))"
    case .fromBookmark(let difference): fromBookmark(difference)
    case .prompt(.search, let text):
      "Chercher une étiquette\u{A0}:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.title, let text):
      "Chercher un titre\u{A0}:" + (text.isEmpty ? "" : " \(text)")
    case .prompt(.place, let text): "Aller à\u{A0}:" + (text.isEmpty ? "" : " \(text)")
    case .notAPlace(let text):
      "\(quoted(format.excerpt(text))) introuvable\u{A0}: valeur, n50, 50%"
    case .back(let point): "Retour\u{A0}: \(self.point(point))"
    case .noWayBack: "Aucun saut précédent"

    case .mode(.audioGraph): "Graphique audio"
    case .mode(.details): "Détails du graphique"
    case .mode(.describe): "Décrire les séries"
    case .mode(.values): "Valeurs"
    case .mode(.table): "Tableau de données"
    case .turn(let mode, let item): "\(words(.mode(mode))). \(words(item))"
    case .audioItem(let outline): audioItem(outline)

    case .dataTable(let rows, let columns):
      "Tableau de données, \(count(rows, "ligne", "lignes")), \(count(columns, "colonne", "colonnes"))"
    case .row(let row): self.row(row)
    case .rowInFull(let row, let number, let count):
      inFull(row) + ", ligne \(format.count(number)) sur \(format.count(count))"
    case .columnHeading(let title):
      (title.isFromData ? heading(title) : capitalized(heading(title)))
        + (title.saidUnit.map { " (\($0))" } ?? "")

    case .paused(let point): "En pause" + (point.map { ". " + words($0) } ?? "")
    case .stopped(let point): "Arrêt" + (point.map { ". " + words($0) } ?? "")
    case .complete: "Terminé"
    case .soundOn: "Son activé"
    case .soundOff: "Son désactivé"
    case .silent(let silence, let key): self.silence(silence, key)
    case .pitchLegend(let lowest, let highest, let minimum, let maximum):
      "\(format.number(minimum, fractionDigits: 0)) Hz correspond à \(format.quantity(lowest)), "
        + "\(format.number(maximum, fractionDigits: 0)) Hz à \(format.quantity(highest))"
    case .speed(let factor, let seconds): "Vitesse \(format.factor(factor))×, \(length(seconds))"
    case .speedLimit(let isFastest): isFastest ? "Vitesse maximale" : "Vitesse minimale"
    case .loopStart(let point): "Début de boucle\u{A0}: \(self.point(point))"
    case .loopEnd(let point): "Fin de boucle\u{A0}: \(self.point(point))"
    case .loopOn(let start, let end): "Boucle activée, \(stretch(start, end))"
    case .loopOff: "Boucle désactivée"
    case .loopNeedsEnds(let start, let end):
      start.isEmpty || end.isEmpty
        ? "Placer d’abord les deux bouts"
        : "Placer les deux bouts avec \(start) et \(end)"
    case .direction(let isBackwards):
      isBackwards ? "Lecture à l’envers" : "Lecture à l’endroit"
    case .valuesWhilePlaying(let isOn):
      "Valeurs pendant l’écoute\u{A0}: \(isOn ? "oui" : "non")"
    case .nothingToPlay: "Rien à écouter\u{A0}: aucune valeur"
    case .playedOverNetwork: "Le son sort sur la machine distante"

    case .deckPlace(let number, let count): "\(format.count(number)) sur \(format.count(count))"
    case .sampleDeck: "exemples"
    case .factGroup(.chart): "Graphique"
    case .factGroup(.axes): "Axes"
    case .factGroup(.series(let name)): name.isEmpty ? "Série" : name
    case .factGroup(.comparisons): "Comparaisons"
    case .factGroup(.total): "Total"
    case .listPlace(let number, let count): "\(format.count(number)) sur \(format.count(count))"
    case .helpTitle: "Aide"
    case .helpRow(let keys, let action):
      text(action) + (keys.isEmpty ? "" : "\u{A0}: \(keys)")
    case .goToTitle: "Aller à"
    case .chartListTitle(let count): "Liste des graphiques, \(format.count(count))"
    case .settingsTitle(""): "Réglages"
    case .settingsTitle(let keys): "Réglages, \(keys) changer"
    case .setting(let setting): self.setting(setting)
    case .settingNotKept(let setting, let file, let reason):
      "\(self.setting(setting)), non enregistré\u{A0}: \(reason ?? "pas un fichier") (\(file))"
    case .historyTitle: "Historique des annonces"
    case .historyEmpty: "Aucune annonce pour le moment"
    case .readingEnd: "Tout est lu"
    case .defaultValue: "par défaut"
    case .exportKind(.svg): "Image (SVG)"
    case .exportKind(.text): "Image (texte)"
    case .exportKind(.coloredText): "Image (texte en couleur)"
    case .exportKind(.markdown): "Mots (Markdown)"
    case .exportKind(.csv): "Données (CSV)"
    case .exportKind(.wave): "Son (WAV)"
    case .exportKind(.midi): "Son (MIDI)"
    case .exported(let file): "Fichier écrit\u{A0}: \(file)"
    case .notExported(let file, let reason): "\(file) non écrit\u{A0}: \(reason)"
    case .dataTitle: "Données"
    case .hint(let hint, let keys): "\(keys) \(self.hint(hint))"
    case .theme(let name): "Thème\u{A0}: \(name)"
    case .onlyOneTheme: "Il n’y a qu’un thème"
    case .verdict(.failed): "échec"
    case .verdict(.nearly): "limite"
    case .verdict(.passed): "réussi"
    case .verdicts(let failed, let nearly, let passed):
      "échec\u{A0}: \(format.count(failed)), limite\u{A0}: \(format.count(nearly)), réussi\u{A0}: \(format.count(passed))"
    case .onlyOneChart: "Il n’y a qu’un graphique"
    case .key(let action): text(action)
    case .keyGroup(let group): self.group(group)
    case .idleKey(let key, let hint, let hintKey):
      "\(keyAtStart(key))\u{A0}: sans effet"
        + (hintKey.isEmpty ? "" : ". \(keyAtStart(hintKey))\u{A0}: \(self.hint(hint))")
    case .closed: "Fermé"
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
      "\(capitalized(name(type))), \(count(series, "série", "séries")), \(self.points(points))"
    case .xAxis(let title, let extent, let scale, let direction):
      axis("Axe X", title, extent, scale)
        + (direction == .rightToLeft ? ", de droite à gauche" : "")
    case .yAxis(let title, let extent, let scale, let hasZero):
      axis("Axe Y", title, extent, scale) + (hasZero ? "" : ", ne part pas de zéro")
    case .values(let title, let extent, let scale): axis("Valeurs", title, extent, scale)
    case .additionalAxis(let title, let extent): axis("Aussi", title, extent, .linear)
    case .sharedAxes(let x?, let y?) where x == y:
      "Mêmes axes dans \(count(x, "graphique", "graphiques")) de la liste"
    case .sharedAxes(let x?, nil):
      "Même axe X dans \(count(x, "graphique", "graphiques")) de la liste"
    case .sharedAxes(nil, let y?):
      "Même axe Y dans \(count(y, "graphique", "graphiques")) de la liste"
    case .sharedAxes(let x, let y):
      "Même axe X dans \(format.count(x ?? 1)), même axe Y dans \(count(y ?? 1, "graphique", "graphiques")) de la liste"
    case .series(let name, let points, let isContinuous):
      "\(named(name))\u{A0}: \(isContinuous ? "courbe" : "valeurs isolées"), \(self.points(points))"
    case .highest(let value, let place, let often, let series):
      extreme("maximum", value, place, often, series)
    case .lowest(let value, let place, let often, let series):
      extreme("minimum", value, place, often, series)
    case .mean(let mean, let median, let series):
      "\(lead("moyenne", series))\u{A0}: \(format.quantity(mean)), "
        + "médiane\u{A0}: \(format.quantity(median))"
    case .change(let start, let end, let change, let series):
      "\(lead("évolution", series))\u{A0}: \(range(start, end)), \(self.change(change))"
    case .trend(let trend, let turningPoints, let series):
      "\(lead("tendance", series))\u{A0}: \(self.trend(trend))"
        + (trend.direction == .flat
          ? ""
          : "\u{A0}; \(self.turningPoints(turningPoints))")
    case .missing(let missing, let series):
      "\(lead("sans valeur", series))\u{A0}: \(points(missing))"
    case .offScale(let count, let series):
      "\(lead("hors échelle", series))\u{A0}: \(self.count(count, "valeur", "valeurs")) "
        + "sans place sur un axe logarithmique"
    case .noValues(let series):
      series.map { "\(named($0))\u{A0}: aucune valeur" } ?? "Aucune valeur"
    case .gaps(let gaps, let from, let to, let series):
      "\(lead(gaps == 1 ? "lacune" : "lacunes", series))\u{A0}: \(several(gaps, "la plus longue"))"
        + run(from, to)
    case .period(let points, let span, let strength, let series):
      "\(lead("répétition", series))\u{A0}: \(interval(points, span)), \(self.strength(strength))"
    case .spikes(1, let value, let place, let isPeak, let series):
      "\(lead(isPeak ? "pic" : "creux", series))\u{A0}: \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, let series):
      "\(lead("pics et creux", series))\u{A0}: "
        + several(spikes, isPeak ? "le plus marqué, un pic à" : "le plus marqué, un creux à")
        + "\(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, let series):
      "\(lead(outliers == 1 ? "valeur aberrante" : "valeurs aberrantes", series))\u{A0}: "
        + "\(several(outliers, "la plus éloignée"))\(format.quantity(value)) \(at(place))"
    case .plateaus(let plateaus, let level, let from, let to, let series):
      "\(lead(plateaus == 1 ? "palier" : "paliers", series))\u{A0}: "
        + "\(several(plateaus, "le plus long à"))\(format.quantity(level)), \(run(from, to))"
    case .largestRise(let size, let place, let series):
      "\(lead("plus forte hausse", series))\u{A0}: \(format.magnitude(size)) \(at(place))"
    case .largestDrop(let size, let place, let series):
      "\(lead("plus forte chute", series))\u{A0}: \(format.magnitude(size)) \(at(place))"
    case .comparison(let comparison): relation(comparison)
    case .largestDifference(let a, let b, let size, let place):
      "\(subject(a)) et \(object(b)), plus grand écart\u{A0}: \(format.magnitude(size)) \(at(place))"
    case .window(let window):
      "Vue\u{A0}: \(shown(window))\u{A0}; en tout, \(run(window.first, window.last))"
    case .beyondRange(let isAbove, let count, let low, let high, let ofParts, let series):
      (series.map { "\(named($0))\u{A0}: " } ?? "")
        + "\(ofParts ? "\(self.count(count, "point", "points")) avec des valeurs" : self.count(count, "valeur", "valeurs")) \(isAbove ? "au-dessus" : "au-dessous") de la plage indiquée, \(range(low, high))"
    case .noPoints(let from, let to): "Aucun point\u{A0}: \(run(from, to))"
    case .leftOut(let rows): "Hors graphique\u{A0}: \(count(rows, "ligne", "lignes")) sans valeur x"
    case .repeatedPlaces(let column, let most, let shared, let places, let remedy):
      "Jusqu’à \(count(most, "point", "points")) pour une même valeur de \(column ?? "x"), à \(count(shared, "endroit", "endroits")) sur \(format.count(places)), donc pas d’évolution décrite"
        + (remedy.map { "\u{A0}; \($0) donne un graphique pour chacune" } ?? "")
    case .part(let name, let fact):
      words(fact.renamed { $0.map { "\(named($0)), \(word(name))" } ?? capitalized(word(name)) })
    case .bins(let bins, let width):
      "Classes\u{A0}: \(format.count(bins)), chacune large de \(format.quantity(width))"
    case .sampleSize(let count, let series):
      "\(lead("valeurs", series))\u{A0}: \(format.count(count))"
    case .mode(let place, let count, let series):
      "\(lead("classe modale", series))\u{A0}: \(self.place(place)), \(self.count(count, "valeur", "valeurs"))"
    case .largestSpread(let spread, let place, let series):
      "\(lead("plus grand écart interquartile", series))\u{A0}: \(format.magnitude(spread)) \(at(place))"
    case .densest(let values, let place, let series):
      "\(lead("densité maximale", series)) \(at(place))\u{A0}: autour de "
        + format.listed(values.map(format.quantity))
    case .shares(let parts, let others, let percent, let whole, let series):
      "\(lead("parts", series)) de \(format.quantity(whole))\u{A0}: "
        + (parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
        + (others > 0 ? ["\(count(others, "autre", "autres")) \(format.percent(percent))"] : []))
        .joined(separator: format.listSeparator)
    case .withoutShare(let number, let place, let series):
      "\(lead("sans part", series))\u{A0}: \(count(number, "valeur", "valeurs")) en dessous de zéro, "
        + (number > 1 ? "d’abord " : "") + at(place)
    case .noShares: "Aucune part\u{A0}: aucune valeur au-dessus de zéro"
    case .sums(let rows, let parts):
      "Additionnées\u{A0}: \(count(rows, "ligne", "lignes")) en \(count(parts, "valeur", "valeurs"))"
    case .quartileMethod:
      "Quartiles par interpolation linéaire\u{A0}; les moustaches vont jusqu’aux valeurs à moins de 1,5 écart interquartile"
    case .contradictions(let candles, let place):
      candles == 1
        ? "Incohérence\u{A0}: 1 chandelier, \(at(place)), hors de son plus bas et de son plus haut"
        : "Incohérences\u{A0}: \(format.count(candles)) chandeliers, le premier \(at(place)), hors du plus bas et du plus haut"
    case .correlation(let correlation, let trend, let series):
      "\(lead("corrélation", series))\u{A0}: \(format.correlation(correlation)), \(self.trend(trend))"
    case .directions(let up, let down, let unchanged):
      "En hausse\u{A0}: \(format.count(up)), en baisse\u{A0}: \(format.count(down)), sans changement\u{A0}: \(format.count(unchanged))"
    }
  }

  private func name(_ type: ChartType) -> String {
    switch type {
    case .line: "graphique en courbes"
    case .bar: "graphique à barres"
    case .groupedBar: "graphique à barres groupées"
    case .stackedBar: "graphique à barres empilées"
    case .area: "graphique en aires"
    case .step: "graphique en escalier"
    case .histogram: "histogramme"
    case .box: "diagramme en boîtes"
    case .heatMap: "graphique en carte de chaleur"
    case .scatter: "nuage de points"
    case .candlestick: "graphique en chandeliers"
    case .violin: "diagramme en violons"
    case .pie: "graphique en secteurs"
    case .donut: "graphique en anneau"
    }
  }

  /// The type beside a title that says already what it is a chart of.
  private func shortName(_ type: ChartType) -> String {
    switch type {
    case .line: "courbe"
    case .bar: "barres"
    case .groupedBar: "barres groupées"
    case .stackedBar: "barres empilées"
    case .area: "aire"
    case .step: "escalier"
    case .histogram: "histogramme"
    case .box: "boîtes"
    case .heatMap: "carte de chaleur"
    case .scatter: "nuage"
    case .candlestick: "chandeliers"
    case .violin: "violons"
    case .pie: "secteurs"
    case .donut: "anneau"
    }
  }

  private func axis(_ name: String, _ title: String?, _ extent: AxisExtent, _ scale: Scale)
    -> String
  {
    let parts = [title.flatMap { $0.isEmpty ? nil : $0 }, self.extent(extent), self.scale(scale)]
    return "\(name)\u{A0}: " + parts.compactMap(\.self).joined(separator: ", ")
  }

  private func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: "aucune valeur"
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _):
      ([dates(format.dates(first, last, precision, timeZone: zone, span: span), precision, span)]
        + (extent.timeZone.map(zoneWords) ?? [])).joined(separator: ", ")
    case .categories(let count, let first, let last):
      count == 1
        ? "1 catégorie, \(named(first))"
        : "\(self.count(count, "catégorie", "catégories")), \(named(first)) à \(named(last))"
    case .rows(let count, let first, let last):
      count == 1
        ? "1 ligne, \(named(first))"
        : "\(self.count(count, "ligne", "lignes")), \(named(first)) à \(named(last))"
    }
  }

  /// Two dates: “du 2 mai au 6 juin”, “d’avril à juin”, “09:05 à 17:00”.
  private func dates(
    _ ends: (first: String, last: String?), _ precision: DatePrecision, _ span: DateSpan
  ) -> String {
    guard let last = ends.last else { return ends.first }
    if precision < .day {
      // Only months are elided: avril, août, octobre.
      return (ends.first.hasPrefix("a") || ends.first.hasPrefix("o") ? "d’" : "de ")
        + "\(ends.first) à \(last)"
    }
    return span == .day ? "\(ends.first) à \(last)" : "du \(ends.first) au \(last)"
  }

  private func stretch(_ start: Place, _ end: Place) -> String {
    if case .date(_, let precision, _, let span) = start {
      return dates((place(start), place(end)), precision, span)
    }
    return "\(place(start)) à \(place(end))"
  }

  /// Whose clocks the times of day are of.
  private func zoneWords(_ zone: SaidTimeZone) -> [String] {
    [zone.name == "UTC" ? zone.name : "fuseau \(zone.name)"]
      + (zone.isConverted ? ["heures converties depuis les fuseaux des données"] : [])
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: "logarithmique"
    case .ln: "logarithmique, base e"
    }
  }

  /// Two quantities with the unit after the second.
  private func range(_ low: Quantity, _ high: Quantity) -> String {
    low == high
      ? format.quantity(low)
      : "de \(format.number(low)) à "
        + format.quantity(high)
  }

  /// The highest or the lowest value, where it is, and how often.
  private func extreme(
    _ word: String, _ value: Quantity, _ place: Place, _ often: Occurrence, _ series: String?
  ) -> String {
    switch often {
    case .once: "\(lead(word, series))\u{A0}: \(format.quantity(value)) \(at(place))"
    case .several(let count):
      "\(lead(word, series))\u{A0}: \(format.quantity(value)) \(at(place)), le premier sur "
        + format.count(count)
    case .always(let count):
      "\(lead(word, series))\u{A0}: \(format.quantity(value)), les \(format.count(count)) valeurs"
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
    return from == to ? "x = \(place(from))" : "x de \(stretch(from, to))"
  }

  /// What a series does between two marks, without a full stop.
  private func stretch(_ outline: StretchOutline) -> String {
    let lead = [outline.series.map(named), outline.axis.map(named), run(outline.from, outline.to)]
      .compactMap(\.self)
    let what = [
      outline.change.map(step), outline.values.map { count($0, "valeur", "valeurs") },
      outline.mean.map { "moyenne \(format.quantity($0))" },
    ].compactMap(\.self)
    return lead.joined(separator: ", ") + "\u{A0}: "
      + (what.isEmpty ? "aucune valeur" : what.joined(separator: ", "))
  }

  /// The part of a chart that is shown, and how many of its points.
  private func shown(_ window: WindowOutline) -> String {
    "\(run(window.from, window.to)), \(points(window.points)) sur \(format.count(window.count))"
  }

  private func interval(_ points: Int, _ span: Span?) -> String {
    "tous les \(self.points(points))" + (span.flatMap(format.span).map { " (\($0))" } ?? "")
  }

  private func strength(_ strength: Trend.Strength) -> String {
    switch strength {
    case .strong: "forte"
    case .moderate: "modérée"
    case .weak: "faible"
    }
  }

  /// How two series lie and go, without a full stop.
  private func relation(_ comparison: Comparison) -> String {
    order(comparison) + (comparison.movement.map { "\u{A0}; les deux \(movement($0))" } ?? "")
  }

  /// How two series lie, without a full stop.
  private func order(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    return if comparison.shared == 0 {
      "\(a) et \(b) n’ont aucun point commun sur l’axe X"
    } else if comparison.equal == comparison.shared {
      comparison.isEverywhere
        ? "\(a) et \(b) sont partout à égalité"
        : "\(a) et \(b) sont à égalité \(everywhere(comparison))"
    } else if comparison.crossings > 0 {
      "\(a) et \(b) se croisent \(crossings(comparison))"
    } else if comparison.isCounted {
      counts(comparison)
    } else if lower == 0 {
      comparison.equal == 0
        ? "\(a) dépasse \(b) \(everywhere(comparison))" : "\(a) ne passe jamais sous \(b)"
    } else {
      comparison.equal == 0
        ? "\(a) reste sous \(b) \(everywhere(comparison))" : "\(a) ne dépasse jamais \(b)"
    }
  }

  /// Where an order holds that never changes: everywhere, or only where both have a value.
  private func everywhere(_ comparison: Comparison) -> String {
    if comparison.isEverywhere { return "partout" }
    return comparison.shared == 1
      ? "au seul point commun" : "aux \(format.count(comparison.shared)) points communs"
  }

  private func crossings(_ comparison: Comparison) -> String {
    let isOne = comparison.crossings == 1
    let first = comparison.firstCrossing.map { isOne ? ", \(at($0))" : ", d’abord \(at($0))" } ?? ""
    return (isOne ? "une fois" : "\(format.count(comparison.crossings)) fois") + first
  }

  private func movement(_ movement: Comparison.Movement) -> String {
    switch movement {
    case .together: "évoluent dans le même sens"
    case .opposite: "évoluent en sens inverse"
    }
  }

  private func trend(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "stable"
    case (.mixed, _): "indécise"
    case (.rising, .strong): "forte hausse"
    case (.rising, .moderate): "hausse modérée"
    case (.rising, .weak): "faible hausse"
    case (.falling, .strong): "forte baisse"
    case (.falling, .moderate): "baisse modérée"
    case (.falling, .weak): "faible baisse"
    }
  }

  private func turningPoints(_ number: Int) -> String {
    number == 0 ? "aucun retournement" : count(number, "retournement", "retournements")
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
    return switch place {
    case .number: format.isBareNumber(place) ? "pour x = \(text)" : "à \(text)"
    case .category: "pour \(text)"
    case .range: text
    case .date(_, let precision, _, let span):
      if precision < .day {
        "en \(text)"
      } else {
        precision > .day && span == .day ? "à \(text)" : "le \(text)"
      }
    }
  }

  // MARK: Points

  /// A point in few words, without the name of its value where that was said.
  private func point(_ point: PointOutline, without said: ValueName? = nil) -> String {
    var parts = [point.series, place(point.shortPlace)].compactMap(\.self)
    let name = said == nil ? point.details.valueName : nil
    parts.append(point.value.map { value($0, name) } ?? "valeur manquante")
    parts += shortDetails(point.details)
    if let placing = point.placing { parts.append(self.placing(placing)) }
    if let label = point.label, !label.isEmpty { parts.append(label) }
    if let change = point.change { parts.append(step(change)) }
    parts += point.details.additional.map(part)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func inFull(_ point: PointOutline, _ xTitle: String?, _ yTitle: String?) -> String {
    let value = point.value.map { self.value($0, point.details.valueName) } ?? "valeur manquante"
    let parts =
      [
        point.series(besides: yTitle),
        "\(xTitle ?? "x")\u{A0}: \(place(point.place))",
        point.needsNoTitle(yTitle) ? value : "\(yTitle ?? "y")\u{A0}: \(value)",
      ] + details(point.details)
      + [point.placing.map(placing), point.label, point.change.map(step)]
      + point.details.additional.map(part)
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// How a point lies that its axes were not made for.
  private func placing(_ placing: Placing) -> String {
    switch placing {
    case .aboveRange: "plage dépassée"
    case .belowRange: "sous la plage"
    case .nowhere: "hors échelle"
    }
  }

  /// A value with its name, where it has one among the parts of its point.
  private func value(_ value: Quantity, _ name: ValueName?) -> String {
    if name == .count, let number = Int(exactly: value.value) {
      return count(number, "valeur", "valeurs")
    }
    return (name.map { "\(word($0)) " } ?? "") + format.quantity(value)
  }

  /// What a point is made of on the axis of its value, beside that.
  private func details(_ details: PointDetails) -> [String] {
    let rise = details.rise.map { $0 > 0 ? "hausse" : $0 < 0 ? "baisse" : "sans changement" }
    return [rise, details.share.map(share)].compactMap(\.self) + details.otherParts.map(part)
      + outliers(details)
  }

  /// The same in few words: of a box its middle half.
  private func shortDetails(_ details: PointDetails) -> [String] {
    guard let box = details.box else { return self.details(details) }
    return ["quartiles \(range(box.low, box.high))"] + outliers(details)
  }

  private func outliers(_ details: PointDetails) -> [String] {
    details.outlierCount > 0
      ? [count(details.outlierCount, "valeur aberrante", "valeurs aberrantes")] : []
  }

  private func part(_ part: NamedValue) -> String {
    switch part.value {
    case .missing: "\(word(part.name))\u{A0}: valeur manquante"
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
    case .open: "ouverture"
    case .high: "plus haut"
    case .low: "plus bas"
    case .close: "clôture"
    case .upperWhisker: "moustache supérieure"
    case .upperQuartile: "troisième quartile"
    case .median: "médiane"
    case .lowerQuartile: "premier quartile"
    case .lowerWhisker: "moustache inférieure"
    case .outlier: "valeur aberrante"
    case .count: "effectif"
    case .total: "total"
    case .share: "part"
    case .named(let name): named(name)
    }
  }

  private func step(_ change: Change) -> String {
    if change.amount.value == 0 { return "sans changement" }
    // A share that rounds to nothing says less than the amount.
    let share = change.saidPercent.flatMap { abs($0) < 0.05 ? nil : format.percent($0) }
    let size = share ?? format.magnitude(change.amount)
    return change.amount.value > 0 ? "hausse de \(size)" : "baisse de \(size)"
  }

  private func change(_ change: Change) -> String {
    if change.amount.value == 0 { return "sans changement" }
    let size = format.magnitude(change.amount)
    let share = change.saidPercent.map { " (\(format.percent($0)))" } ?? ""
    return (change.amount.value > 0 ? "hausse de \(size)" : "baisse de \(size)") + share
  }

  private func difference(_ difference: Difference) -> String {
    let other = object(difference.other)
    if difference.amount.value == 0 { return "égal à \(other)" }
    var bare = difference.amount
    bare.unit = nil
    let size = format.magnitude(bare)
    return difference.amount.value > 0 ? "dépasse \(other) de \(size)" : "\(size) sous \(other)"
  }

  private func passage(_ passage: Passage) -> String {
    let other = object(passage.other)
    return passage.isUpward ? "dépasse \(other)" : "passe sous \(other)"
  }

  private func jump(_ jump: Jump, to point: PointOutline) -> String {
    let name = point.measure(after: jump)
    return "\(self.jump(jump, of: name))\u{A0}: \(self.point(point, without: name))"
  }

  private func jump(_ jump: Jump, of name: ValueName?) -> String {
    switch jump {
    case .highest(let ordinal): highest(name) + self.ordinal(ordinal)
    case .lowest(let ordinal): lowest(name) + self.ordinal(ordinal)
    case .chartHighest(let ordinal):
      (name == nil ? "Maximum global" : "\(highest(name)) du graphique") + self.ordinal(ordinal)
    case .chartLowest(let ordinal):
      (name == nil ? "Minimum global" : "\(lowest(name)) du graphique") + self.ordinal(ordinal)
    case .landmark(let landmark, let ordinal):
      capitalized(goal(.landmark(landmark)).name) + self.ordinal(ordinal)
    case .bookmark(let ordinal): "Signet" + self.ordinal(ordinal)
    case .match(let ordinal): "Résultat" + self.ordinal(ordinal)
    case .nearest: "Le plus proche"
    }
  }

  private func highest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Médiane la plus haute"
    case .close: "Clôture la plus haute"
    default: "Maximum"
    }
  }

  private func lowest(_ name: ValueName?) -> String {
    switch name {
    case .median: "Médiane la plus basse"
    case .close: "Clôture la plus basse"
    default: "Minimum"
    }
  }

  /// What is gone to, and that there is none of it.
  private func goal(_ goal: Goal) -> (name: String, none: String) {
    switch goal {
    case .landmark(.turningPoint): ("retournement", "aucun retournement")
    case .landmark(.drop): ("chute", "aucune chute")
    case .landmark(.rise): ("hausse", "aucune hausse")
    case .landmark(.gap): ("lacune", "aucune lacune")
    case .landmark(.crossing): ("croisement", "aucun croisement")
    case .landmark(.higher): ("valeur supérieure", "aucune valeur supérieure")
    case .landmark(.lower): ("valeur inférieure", "aucune valeur inférieure")
    case .landmark(.spike): ("pic ou creux", "aucun pic ni creux")
    case .landmark(.outlier): ("valeur aberrante", "aucune valeur aberrante")
    case .bookmark: ("signet", "aucun signet")
    case .match(let text): (quoted(text), "\(quoted(text)) introuvable")
    }
  }

  /// Which of how many; of one there is nothing to say.
  private func ordinal(_ ordinal: Ordinal?) -> String {
    guard let ordinal, ordinal.count > 1 else { return "" }
    return " \(format.count(ordinal.number)) sur \(format.count(ordinal.count))"
  }

  private func fromBookmark(_ difference: BookmarkDifference) -> String {
    let change = difference.change.map { step($0) + ", " } ?? ""
    let steps = points(abs(difference.steps))
    let way = difference.steps < 0 ? "\(steps) avant" : "\(steps) après"
    return "Signet \(place(difference.place))\u{A0}: \(change)\(way)"
  }

  // MARK: The data table

  private func row(_ row: RowOutline) -> String {
    guard row.cells.count > 1 else {
      return ([place(row.place)] + row.cells.map(alone)).joined(separator: ", ")
    }
    return "\(place(row.place))\u{A0}: " + row.saidCells.map(cell).joined(separator: ", ")
  }

  private func cell(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "\(heading(cell.heading)) sans valeur"
    case .text(let text): "\(heading(cell.heading)) \(text)"
    case .quantity(let quantity): "\(heading(cell.heading)) \(format.quantity(quantity))"
    }
  }

  /// The only cell of a row, which needs no name.
  private func alone(_ cell: RowOutline.Cell) -> String {
    switch cell.value {
    case .missing: "valeur manquante"
    case .text(let text): text
    case .quantity(let quantity):
      value(quantity, cell.heading.name == .value(.count) ? .count : nil)
    }
  }

  private func inFull(_ row: RowOutline) -> String {
    let cells = row.cells.map { cell in
      switch cell.value {
      case .missing: "\(heading(cell.heading))\u{A0}: valeur manquante"
      case .text(let text): "\(heading(cell.heading))\u{A0}: \(text)"
      case .quantity(let quantity): "\(heading(cell.heading))\u{A0}: \(format.quantity(quantity))"
      }
    }
    return (["\(row.placeTitle ?? "x")\u{A0}: \(place(row.place))"] + cells).joined(separator: ", ")
  }

  /// What a column is called, within a sentence.
  private func heading(_ heading: ColumnHeading) -> String {
    let name =
      switch heading.name {
      case .value(let name): word(name)
      case .label: "étiquette"
      case .outlierCount: "nombre de valeurs aberrantes"
      case .outliers: "valeurs aberrantes"
      }
    return heading.series.map { "\(named($0)) \(name)" } ?? name
  }

  // MARK: Descriptions

  private func outline(_ chart: ChartOutline) -> String {
    let kind = chart.title == nil ? capitalized(name(chart.type)) : shortName(chart.type)
    let parts = [
      chart.title, chart.tellsType ? kind : nil,
      chart.tellsSeries ? count(chart.series, "série", "séries") : nil,
      chart.tellsPoints ? points(chart.points) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    let lengths = Set(series.map(\.points))
    let content =
      if chart.series > 1 {
        "\(format.count(chart.series)) séries de "
          + (lengths.count > 1
            ? "\(points(lengths.max() ?? 0)) au plus" : points(lengths.max() ?? 0))
      } else {
        points(chart.points)
      }
    let over = [chart.xTitle, chart.points > 0 ? extent(chart.extent) : nil].compactMap(\.self)
    let place = over.isEmpty ? "" : ", axe X\u{A0}: " + over.joined(separator: ", ")
    let subject = chart.title.map { "\($0) est" } ?? "C’est"
    // “De points”, said of the type, is said by the count already.
    let kind =
      chart.type == .scatter
      ? chart.series > 1 ? "nuage de points de \(content)" : "nuage de \(content)"
      : "\(name(chart.type)) avec \(content)"
    var sentences = [ended("\(subject) un \(kind)\(place)")]
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
      if !courses.isEmpty { sentences.append(ended(courses.joined(separator: "\u{A0}; "))) }
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
        "Le maximum revient à \(extreme(highest))\u{A0}; le minimum à \(extreme(lowest))")
    ]
  }

  private func count(_ number: Int, _ course: SeriesTally.Tendency) -> String {
    switch course {
    case .rising: count(number, "monte", "montent")
    case .falling: count(number, "baisse", "baissent")
    case .level: count(number, "reste stable", "restent stables")
    case .mixed: count(number, "n’a pas de direction nette", "n’ont pas de direction nette")
    case .withoutValues: count(number, "n’a aucune valeur", "n’ont aucune valeur")
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
    let subject = series.name.map(subject) ?? series.measure.map { "La \(word($0))" } ?? "La série"
    guard let course = series.course else { return "\(subject) n’a aucune valeur." }
    let start = "\(format.quantity(course.start)) \(at(course.startPlace))"
    let missing = course.missing > 0 ? " \(points(course.missing)) sans valeur." : ""
    if series.points - course.missing == 1 {
      return ended("\(subject) a une seule valeur\u{A0}: \(start)") + missing
    }
    if course.trend.direction == .flat {
      return ended("\(subject) reste à \(format.quantity(course.start))") + missing
    }
    let end = "\(format.quantity(course.end)) \(at(course.endPlace))"
    let total = (course.change.amount.value == 0 ? "" : "soit une ") + step(course.change)
    let extremes = ended(
      "Le maximum est \(format.quantity(course.highest)) \(at(course.highestPlace)), "
        + "le minimum \(format.quantity(course.lowest)) \(at(course.lowestPlace))")
    let told =
      course.isOrdered
      ? ended("\(subject) \(verb(course.trend)), de \(start) jusqu’à \(end), \(total)") + " "
        + extremes
      : (heading(series).map { "\($0)\u{A0}: " } ?? "") + extremes
        + (course.mean.map { " " + ended(words($0)) } ?? "")
    return told + (course.notable.flatMap(notable).map { " " + ended($0) } ?? "") + missing
  }

  /// What stands out most, as a sentence without a full stop.
  private func notable(_ fact: Fact) -> String? {
    switch fact {
    case .period(let points, let span, _, _):
      "Les valeurs se répètent \(interval(points, span))"
    case .spikes(1, let value, let place, let isPeak, _):
      "Il y a un \(isPeak ? "pic" : "creux") à \(format.quantity(value)) \(at(place))"
    case .spikes(let spikes, let value, let place, let isPeak, _):
      "Il y a \(format.count(spikes)) pics et creux\u{A0}; le plus marqué est un "
        + "\(isPeak ? "pic" : "creux") à \(format.quantity(value)) \(at(place))"
    case .outliers(1, let value, let place, _):
      "Il y a une valeur aberrante, \(format.quantity(value)) \(at(place))"
    case .outliers(let outliers, let value, let place, _):
      "Il y a \(format.count(outliers)) valeurs aberrantes, la plus éloignée "
        + "\(format.quantity(value)) \(at(place))"
    case .plateaus(1, let level, let from, let to, _):
      "Il y a un palier vers \(format.quantity(level)), \(run(from, to))"
    case .plateaus(let plateaus, let level, let from, let to, _):
      "Il y a \(format.count(plateaus)) paliers, le plus long vers \(format.quantity(level)), "
        + run(from, to)
    default: nil
    }
  }

  private func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "reste stable"
    case (.mixed, _): "n’a pas de direction nette"
    case (.rising, .strong): "monte régulièrement"
    case (.rising, .moderate): "monte dans l’ensemble"
    case (.rising, .weak): "tend à monter"
    case (.falling, .strong): "baisse régulièrement"
    case (.falling, .moderate): "baisse dans l’ensemble"
    case (.falling, .weak): "tend à baisser"
    }
  }

  private func compare(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    guard comparison.shared > 0 else { return "\(a) et \(b) n’ont aucun point commun sur l’axe X." }
    let lower = comparison.shared - comparison.higher - comparison.equal
    if comparison.equal == comparison.shared { return ended(order(comparison)) }
    let distance = self.distance(comparison)
    if comparison.higher == comparison.shared || lower == comparison.shared {
      return ended(order(comparison)) + distance
    }
    let crossings =
      comparison.crossings > 0
      ? " " + ended("Les séries se croisent \(crossings(comparison))")
      : comparison.neverCross ? " Les séries ne se croisent jamais." : ""
    return ended(counts(comparison)) + crossings + distance
  }

  /// At how many places one is above and below the other, without a full stop.
  private func counts(_ comparison: Comparison) -> String {
    let (a, b) = (subject(comparison.first), object(comparison.second))
    let lower = comparison.shared - comparison.higher - comparison.equal
    let (above, below) = (format.count(comparison.higher), format.count(lower))
    var parts = [
      comparison.higher > 0 ? "\(a) dépasse \(b) \(above) fois" : "\(a) est sous \(b) \(below) fois"
    ]
    if comparison.higher > 0, lower > 0 { parts.append("est dessous \(below) fois") }
    if comparison.equal > 0 { parts.append("à égalité \(format.count(comparison.equal)) fois") }
    let places =
      comparison.isEverywhere
      ? points(comparison.shared) : count(comparison.shared, "point commun", "points communs")
    return "Sur \(places), \(parts.joined(separator: ", "))"
  }

  /// How two series go, and where they are farthest apart.
  private func distance(_ comparison: Comparison) -> String {
    var sentences = comparison.movement.map { " Les deux \(movement($0))." } ?? ""
    if let size = comparison.largestDifference, let place = comparison.largestDifferencePlace {
      sentences += " " + ended("Le plus grand écart est \(format.magnitude(size)) \(at(place))")
    }
    return sentences
  }

  // MARK: Sound

  private func audioItem(_ outline: AudioItemOutline) -> String {
    let name =
      switch outline.item {
      case .inTurn: outline.name == nil ? "À la suite" : "Série entière"
      case .together: "Ensemble"
      case .series: named(outline.name ?? "")
      case .without: "Sans \(named(outline.name ?? ""))"
      case .legend: "Légende des sons, grave puis aigu"
      }
    if outline.item == .legend { return name }
    let heard =
      outline.played < outline.points
      ? "\(points(outline.played)) sur \(format.count(outline.points))" : points(outline.points)
    return (outline.tellsPoints ? "\(name), \(heard), " : "\(name), ") + length(outline.seconds)
  }

  private func length(_ seconds: Double) -> String {
    // As said, with one digit: 1.9 is still one second and a bit, singular.
    let isSingular = (seconds * 10).rounded() < 20
    return format.seconds(seconds) + (isSingular ? " seconde" : " secondes")
  }

  private func silence(_ silence: Silence, _ key: String) -> String {
    switch silence {
    case .noDevice: "Pas de son\u{A0}: aucune sortie audio libre"
    case .noSuchDevice(let name): "Pas de son\u{A0}: \(quoted(name)) introuvable"
    case .refused(let reason):
      key.isEmpty
        ? "Pas de son\u{A0}: erreur du périphérique (\(reason))"
        : "Pas de son\u{A0}: erreur du périphérique (\(reason)). \(key)\u{A0}: réessayer"
    case .lost:
      key.isEmpty
        ? "Périphérique audio perdu"
        : "Périphérique audio perdu. \(key)\u{A0}: réessayer"
    case .hung: "Son bloqué. Relancer Earshot"
    case .noneChosen: "Pas de son\u{A0}: le périphérique réglé est none"
    }
  }

  // MARK: The screen

  private func hint(_ hint: Hint) -> String {
    switch hint {
    case .help: "aide"
    case .points: "points"
    case .series: "séries"
    case .items: "lignes"
    case .rotor: "rotor"
    case .play: "écouter"
    case .pause: "pause"
    case .act: "agir"
    case .close: "fermer"
    }
  }

  private func setting(_ setting: SettingOutline) -> String {
    switch setting {
    case .language(let name): "Langue\u{A0}: \(name)"
    case .theme(let name): words(.theme(name))
    case .volume(let volume): "Volume\u{A0}: \(format.count(Int((volume * 100).rounded()))) %"
    case .order(let isTogether):
      isTogether ? "Séries\u{A0}: ensemble" : "Séries\u{A0}: à la suite"
    case .verbosity(.terse): "Annonces\u{A0}: courtes"
    case .verbosity(.verbose): "Annonces\u{A0}: détaillées"
    case .glyphs(.braille): "Dessin\u{A0}: points braille"
    case .glyphs(.sextant): "Dessin\u{A0}: sixièmes de bloc"
    case .glyphs(.block): "Dessin\u{A0}: blocs"
    case .glyphs(.ascii): "Dessin\u{A0}: ASCII"
    case .glyphScale(let scale): "Taille des signes\u{A0}: \(format.count(scale)) sur 4"
    case .valuesWhilePlaying(let isOn): words(.valuesWhilePlaying(isOn))
    case .readingSpeed(let speed): "Vitesse de lecture\u{A0}: \(format.factor(speed))×"
    case .sameAxes(let isOn):
      isOn ? "Mêmes axes\u{A0}: à unité et échelle égales" : "Mêmes axes\u{A0}: non"
    }
  }

  private func group(_ group: KeyGroup) -> String {
    switch group {
    case .walk: "Parcourir les points"
    case .rotor: "Rotor"
    case .listen: "Écouter"
    case .read: "Lire"
    case .look: "Affichage"
    case .program: "Graphiques et programme"
    }
  }

  func text(_ action: KeyAction) -> String {
    switch action {
    case .previousPoint: "Point précédent"
    case .nextPoint: "Point suivant"
    case .firstPoint: "Premier point"
    case .lastPoint: "Dernier point"
    case .tenthBack: "Reculer d’un dixième"
    case .tenthForward: "Avancer d’un dixième"
    case .lowest: "Minimum de la série, puis du graphique"
    case .highest: "Maximum de la série, puis du graphique"
    case .chartLowest: "Minimum du graphique"
    case .chartHighest: "Maximum du graphique"
    case .previousLandmark: "Repère précédent"
    case .nextLandmark: "Repère suivant"
    case .goTo: "Aller à une chute, hausse, lacune…"
    case .search: "Chercher dans les étiquettes"
    case .goToPlace: "Aller à une date, valeur, position…"
    case .back: "Revenir avant le dernier saut"
    case .bookmark: "Poser un signet"
    case .position: "Position"
    case .previousItem: "Élément précédent"
    case .nextItem: "Élément suivant"
    case .turnForward: "Mode suivant du rotor"
    case .turnBack: "Mode précédent du rotor"
    case .audioGraph: "Graphique audio"
    case .details: "Détails du graphique"
    case .describe: "Décrire les séries"
    case .values: "Valeurs"
    case .table: "Tableau de données"
    case .act: "Activer l’élément"
    case .play: "Écouter à partir d’ici, pause"
    case .stop: "Fermer le panneau, sinon arrêter le son"
    case .slower: "Ralentir"
    case .faster: "Accélérer"
    case .loopStart: "Début de boucle"
    case .loopEnd: "Fin de boucle"
    case .loop: "Activer ou désactiver la boucle"
    case .direction: "Écouter à l’endroit ou à l’envers"
    case .sayValues: "Dire les valeurs pendant l’écoute"
    case .sound: "Activer ou désactiver le son"
    case .zoomIn: "Zoom avant"
    case .zoomOut: "Zoom arrière"
    case .zoomAll: "Tout afficher"
    case .readAll: "Tout lire"
    case .readOn: "Lire la suite d’une longue annonce"
    case .history: "Historique des annonces"
    case .verbosity: "Phrases courtes ou longues"
    case .nextChart: "Graphique suivant"
    case .previousChart: "Graphique précédent"
    case .chartList: "Liste des graphiques"
    case .export: "Exporter"
    case .settings: "Réglages"
    case .nextTheme: "Thème suivant"
    case .previousTheme: "Thème précédent"
    case .larger: "Agrandir les caractères"
    case .smaller: "Réduire les caractères"
    case .help: "Aide"
    case .redraw: "Redessiner l’écran"
    case .quit: "Fermer le panneau, sinon quitter"
    }
  }

  // MARK: Problems

  func words(_ problem: Problem) -> String {
    switch problem {
    case .input(let input): self.input(input.problem)
    case .noTerminal:
      "Aucun terminal pour le plein écran\u{A0}; utiliser plutôt earshot describe, draw ou render"
    case .unknownTerminal(let name):
      "Le type de terminal \(quoted(name)) n’a pas de plein écran\u{A0}; définir TERM, ou utiliser earshot describe, draw ou render"
    case .themeUnknown(let name, let known):
      "Aucun thème \(quoted(name))\u{A0}; choisir parmi\u{A0}: \(format.list(known))"
    case .themeBroken(let file, let line, let fault):
      "\(file)\(line.map { ", ligne \($0)" } ?? "")\u{A0}: \(themeFault(fault))"
    case .configuration(let file, let line, let fault):
      "\(file), ligne \(line)\u{A0}: \(self.fault(fault))"
    case .outputFailed(let file, let reason):
      file == "-"
        ? "impossible d’écrire sur la sortie standard\u{A0}: \(reason)\u{A0}; choisir une autre destination"
        : "\(file)\u{A0}: écriture impossible\u{A0}: \(reason)\u{A0}; choisir un autre endroit avec -o"
    case .outputMissing:
      "Destination du son manquante\u{A0}: -o FICHIER.wav, ou -o - pour la sortie standard"
    case .unknownOutputKind(let file, let known):
      "\(file)\u{A0}: le nom doit se terminer par \(format.alternatives(known))"
    case .unknownLanguage(let tag, let known):
      "Aucune langue \(quoted(tag))\u{A0}; choisir parmi\u{A0}: \(format.list(known))"
    case .unknownTimeZone(let name):
      "Aucun fuseau horaire \(quoted(name))\u{A0}; donner un nom IANA comme Europe/Paris"
    case .typeForLater(let type, let known):
      "Le type de graphique \(quoted(type)) n’existe pas dans cette version\u{A0}; choisir parmi\u{A0}: \(format.list(known))"
    case .badOption(let name, let value, let expected):
      "\(name)\u{A0}: \(quoted(value)) n’est pas valable\u{A0}; donner \(expected)"
    case .keysAndDataFromStandardInput:
      "Les touches et les données ne peuvent pas venir toutes deux de l’entrée standard\u{A0}; mettre les unes ou les autres dans un fichier"
    case .configurationUnreadable(let file, let reason):
      "\(file)\u{A0}: lecture impossible\u{A0}: \(reason ?? "pas un fichier")\u{A0}; à corriger ou à retirer"
    case .nothingLeftToHear:
      "--solo et --mute ne laissent rien à entendre\u{A0}; retirer l’un des deux"
    case .dumpWithoutKeys: "--dump demande un script de touches\u{A0}: ajouter --keys FICHIER"
    case .keyScript(let file, let line, let text):
      "\(source(file)), ligne \(line)\u{A0}: \(quoted(format.excerpt(text))) n’est pas une touche\u{A0}; écrire des noms comme <Right>, <Resize 40x12> ou <Wait 500ms>"
    case .noSuchDevice(let name, let known):
      known.isEmpty
        ? "Aucun périphérique audio \(quoted(name)), ni aucun autre\u{A0}; utiliser --device none"
        : "Aucun périphérique audio \(quoted(name))\u{A0}; choisir parmi\u{A0}: \(format.list(known))"
    }
  }

  private func themeFault(_ fault: ThemeFault) -> String {
    switch fault {
    case .unreadable(let reason): "thème illisible (\(reason))\u{A0}; vérifier le fichier"
    case .malformed(let reason):
      "le thème n’est pas du TOML valable (\(reason))\u{A0}; le corriger"
    case .missingRole(let role):
      "le thème n’a pas de couleur pour \(quoted(role))\u{A0}; l’ajouter"
    case .unknownRole(let role):
      "le thème a une entrée inconnue \(quoted(role))\u{A0}; la supprimer"
    case .notAColor(let role, let text):
      "\(quoted(format.excerpt(text))) n’est pas une couleur pour \(role)\u{A0}; l’écrire #rrggbb"
    }
  }

  private func fault(_ fault: ConfigurationFault) -> String {
    switch fault {
    case .malformed(let reason): "non valable ici (\(reason))\u{A0}; à corriger"
    case .unknownOption(let name, let known):
      "aucun réglage \(quoted(format.excerpt(name)))\u{A0}; choisir parmi\u{A0}: \(format.list(known))"
    case .notOneValue(let name):
      "\(format.excerpt(name)) demande une seule valeur, pas une liste"
    case .badValue(let name, let value, let expected):
      "\(quoted(format.excerpt(value))) n’est pas valable pour \(name)\u{A0}; donner \(expected)"
    case .unknownAction(let name, let known):
      "aucune action \(quoted(format.excerpt(name)))\u{A0}; choisir parmi\u{A0}: \(format.list(known, limit: known.count))"
    case .unknownKey(let text):
      "\(quoted(format.excerpt(text))) n’est pas une touche\u{A0}; écrire un caractère ou un nom comme <Right>"
    case .keyClash(let key, let first, let second):
      "la touche \(key) sert à deux actions, \(quoted(text(first))) (\(first.name)) et \(quoted(text(second))) (\(second.name))\u{A0}; "
        + "donner une autre touche à l’une des deux"
    }
  }

  private func input(_ problem: InputProblem) -> String {
    let file = source(problem.file)
    return switch problem.kind {
    case .missing: "\(file)\u{A0}: fichier introuvable\u{A0}; vérifier le nom et le dossier"
    case .isDirectory: "\(file) est un dossier\u{A0}; nommer un fichier qu’il contient"
    case .beyondMemory(let megabytes):
      "\(file) est trop grand pour la mémoire disponible\u{A0}: \(format.count(megabytes)) Mo lus au plus\u{A0}; diviser le fichier ou arrêter le tube plus tôt, comme avec head"
    case .isDevice:
      "\(file) est un périphérique sans fin\u{A0}; nommer un fichier ou envoyer les données par un tube"
    case .unreadable(let reason):
      "\(file)\u{A0}: lecture impossible (\(reason))\u{A0}; vérifier les droits d’accès"
    case .empty:
      "\(file)\u{A0}: aucune donnée\u{A0}; donner un tableau d’au moins une ligne de valeurs"
    case .headerOnly:
      "\(file), ligne 1\u{A0}: un en-tête mais aucune ligne de valeurs\u{A0}; ajouter des lignes ou utiliser --no-header"
    case .raggedRow(let row, let expected, let found):
      "\(file), ligne \(row), colonne \(min(expected, found) + 1)\u{A0}: "
        + "\(count(found, "cellule", "cellules")) au lieu de \(format.count(expected))\u{A0}; "
        + "ajouter ou supprimer des cellules, ou préciser --delimiter"
    case .invalidUTF8(let row, ""):
      "\(file), ligne \(row)\u{A0}: le texte n’est pas en UTF-8\u{A0}; le convertir, par exemple avec iconv -t UTF-8"
    case .invalidUTF8(let row, let column):
      "\(cell(file, row, column))\u{A0}: le texte n’est pas en UTF-8\u{A0}; le convertir, par exemple avec iconv -t UTF-8"
    case .unclosedQuote(let row):
      "\(file), ligne \(row)\u{A0}: un guillemet n’est jamais fermé\u{A0}; le fermer ou le supprimer"
    case .notANumber(let row, let column, let text):
      "\(cell(file, row, column))\u{A0}: \(quoted(format.excerpt(text))) n’est pas un nombre\u{A0}; le corriger ou choisir des colonnes avec --x et --y"
    case .notADate(let row, let column, let text, let pattern):
      "\(cell(file, row, column))\u{A0}: \(quoted(format.excerpt(text))) n’est pas une date de la forme \(pattern)\u{A0}; la corriger ou changer --date-format"
    case .noNumericColumn(let columns):
      "\(file)\u{A0}: aucune colonne de nombres\u{A0}; en ajouter une (colonnes présentes\u{A0}: \(format.list(columns)))"
    case .unknownColumn(let name, let columns):
      "\(file)\u{A0}: aucune colonne \(quoted(format.excerpt(name)))\u{A0}; choisir parmi\u{A0}: \(format.list(columns))"
    case .tooManyParts(let name, let parts, let most):
      "\(file)\u{A0}: --split \(format.excerpt(name)) donnerait \(format.count(parts)) graphiques\u{A0}; choisir une colonne d’au plus \(format.count(most)) valeurs"
    case .splitColumn(let name):
      "\(file)\u{A0}: --split utilise la colonne \(quoted(format.excerpt(name)))\u{A0}; en choisir une autre pour --x et --y"
    case .tooLarge(let limit, let row):
      "\(file), ligne \(row)\u{A0}: \(self.limit(limit))\u{A0}; diviser le fichier"
    case .malformedJSON(let row, let column):
      "\(file), ligne \(row), colonne \(column)\u{A0}: JSON non valable\u{A0}; le corriger à cet endroit"
    case .unexpectedJSON(let place, let expected):
      "\(file)\(place.isEmpty ? "" : ", \(place)")\u{A0}: il faut ici \(expectation(expected))\u{A0}; voir les fichiers de graphique dans le README"
    case .unknownType(let place, let name, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)")\u{A0}: le type de graphique \(quoted(format.excerpt(name))) n’existe pas\u{A0}; choisir parmi\u{A0}: \(format.list(names, limit: names.count))"
    case .missingSeries(let place, let type, let names):
      "\(file)\(place.isEmpty ? "" : ", \(place)")\u{A0}: \(type) demande des séries appelées \(format.list(names, limit: names.count)) aux mêmes x\u{A0}; les ajouter ou choisir un autre type"
    }
  }

  private func cell(_ file: String, _ row: Int, _ column: String) -> String {
    "\(file), ligne \(row), colonne \(format.excerpt(column))"
  }

  private func limit(_ limit: InputProblem.Limit) -> String {
    switch limit {
    case .columns: "trop de colonnes"
    case .cellBytes: "une cellule est trop longue"
    case .nesting: "le JSON est trop imbriqué"
    case .rows: "trop de lignes"
    }
  }

  private func expectation(_ expectation: InputProblem.Expectation) -> String {
    switch expectation {
    case .chart: "un graphique avec des séries"
    case .record: "un enregistrement {…}"
    case .text: "un texte"
    case .number: "un nombre"
    case .boolean: "true ou false"
    case .list: "une liste […]"
    case .range: "un intervalle [bas, haut]"
    case .scale: "linear, log10 ou ln"
    case .point: "un point {\"x\": …, \"y\": …}"
    case .direction: "leftToRight ou rightToLeft"
    }
  }

  private func source(_ file: String) -> String { file == "-" ? "entrée standard" : file }

  // MARK: Grammar

  /// A series at the start of a sentence.
  private func subject(_ series: String) -> String { series.isEmpty ? "La série sans nom" : series }

  /// A series within a sentence.
  private func object(_ series: String) -> String { series.isEmpty ? "la série sans nom" : series }

  /// A name from the data, which may be empty.
  private func named(_ name: String) -> String { name.isEmpty ? "sans nom" : name }

  private func quoted(_ text: String) -> String { "«\u{A0}\(text)\u{A0}»" }

  /// A number and what is counted: none is singular, as one is.
  private func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(format.count(number)) \(number < 2 ? one : other)"
  }

  private func points(_ number: Int) -> String { count(number, "point", "points") }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A sentence with its full stop, unless it ends with that of an abbreviation or of a name.
  private func ended(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? sentence : sentence + "."
  }
}

extension French {
  static let keyNames: [String: String] = [
    "": "cette touche",
    "←": "flèche gauche", "→": "flèche droite", "↑": "flèche haut", "↓": "flèche bas",
    "Space": "espace", "Home": "début", "End": "fin", "PgUp": "page précédente",
    "PgDn": "page suivante", "Tab": "tabulation", "Shift-Tab": "majuscule tabulation",
    "Enter": "entrée", "Esc": "échap", "Backspace": "retour arrière", "F1": "F1",
    "Ctrl-L": "contrôle L", "Ctrl-U": "contrôle U", "!": "point d’exclamation",
    "\"": "guillemet droit", "#": "dièse", "$": "dollar", "%": "pour cent", "&": "et commercial",
    "'": "apostrophe", "(": "parenthèse ouvrante", ")": "parenthèse fermante", "*": "astérisque",
    "+": "plus", ",": "virgule", "-": "moins", ".": "point", "/": "barre oblique",
    ":": "deux-points", ";": "point-virgule", "<": "inférieur", "=": "égal", ">": "supérieur",
    "?": "point d’interrogation", "@": "arobase", "[": "crochet ouvrant",
    "\\": "barre oblique inverse", "]": "crochet fermant", "^": "accent circonflexe",
    "_": "tiret bas", "`": "accent grave", "{": "accolade ouvrante", "|": "barre verticale",
    "}": "accolade fermante", "~": "tilde",
  ]
}
