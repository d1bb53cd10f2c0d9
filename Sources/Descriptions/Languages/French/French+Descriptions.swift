import Charts

extension French {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number, .series)) de \(count(points, mark))\(isUneven ? " au plus" : "")"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name) et \(count(others)) autres"
    case .values(let values, let bins): "\(count(values, .value)) en \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number, .series)) en \(count(bins, .bin))"
    // “De points”, said of the type, is said by the count already.
    case .chart(let title, .scatter, true, let content): "\(itIs(title)) un nuage de \(content)"
    case .chart(let title, .scatter, false, let content):
      "\(itIs(title)) un nuage de points avec \(content)"
    case .chart(let title, .heatMap, _, let content):
      "\(itIs(title)) une \(words(fact: .kind(.heatMap))) avec \(content)"
    case .chart(let title, let type, _, let content):
      "\(itIs(title)) un \(words(fact: .kind(type))) avec \(content)"
    case .over(let told, let axis): "\(told), axe X\u{A0}: \(axis)"
    case .parted(let told, let axis): "\(told), par \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest):
      "Le maximum revient à \(highest)\u{A0}; le minimum à \(lowest)"
    }
  }

  private func itIs(_ title: String?) -> String { title.map { "\($0) est" } ?? "C’est" }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("monte", "montent")
    case .falling: Noun("baisse", "baissent")
    case .risingOverall:
      Noun(
        "monte dans l’ensemble, en changeant de sens",
        "montent dans l’ensemble, en changeant de sens")
    case .fallingOverall:
      Noun(
        "baisse dans l’ensemble, en changeant de sens",
        "baissent dans l’ensemble, en changeant de sens")
    case .risingThenLevel: Noun("monte puis reste stable", "montent puis restent stables")
    case .fallingThenLevel: Noun("baisse puis reste stable", "baissent puis restent stables")
    case .risingThenFalling: Noun("monte puis baisse", "montent puis baissent")
    case .fallingThenRising: Noun("baisse puis monte", "baissent puis montent")
    case .turning: Noun("change plusieurs fois de sens", "changent plusieurs fois de sens")
    case .repeating: Noun("se répète", "se répètent")
    case .spiking: Noun("a un pic", "ont un pic")
    case .dipping: Noun("a un creux", "ont un creux")
    case .level: Noun("reste stable", "restent stables")
    case .varying: Noun("varie autour d’un niveau", "varient autour d’un niveau")
    case .mixed: Noun("n’a pas de direction nette", "n’ont pas de direction nette")
    case .withoutValues: Noun("n’a aucune valeur", "n’ont aucune valeur")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "La série"
    case .the(let measure): "La \(words(point: .part(measure)))"
    case .hasNoValues(let subject): "\(subject) n’a aucune valeur"
    case .hasOneValue(let subject, let value): "\(subject) a une seule valeur\u{A0}: \(value)"
    case .stays(let subject, let value): "\(subject) reste à \(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), de \(start) jusqu’à \(end), \(change)"
    case .upInAll(let size): "soit une hausse de \(size)"
    case .downInAll(let size): "soit une baisse de \(size)"
    case .extremes(let highest, let lowest): "Le maximum est de \(highest), le minimum de \(lowest)"
    case .repeats(let interval): "Les valeurs se répètent \(interval)"
    case .spike(let value, let place, true): "Il y a un pic à \(value) \(place)"
    case .spike(let value, let place, false): "Il y a un creux à \(value) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      "Il y a \(count(number)) \(isPeak ? "pics" : "creux"), le plus \(isPeak ? "haut" : "bas") à \(value) \(place)"
    case .outlier(let value, let place): "Il y a une valeur aberrante, \(value) \(place)"
    case .outliers(let number, let value, let place):
      "Il y a \(count(number)) valeurs aberrantes, la plus éloignée\u{A0}: \(value) \(place)"
    case .plateau(let level, let stretch): "Il y a un palier vers \(level), \(stretch)"
    case .plateaus(let number, let level, let stretch):
      "Il y a \(count(number)) paliers, le plus long vers \(level), \(stretch)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "reste stable"
    case (.mixed, _): "n’a pas de direction nette"
    case (.rising, .veryStrong):
      trend.isSteady ? "monte régulièrement" : "monte très nettement"
    case (.rising, .strong): "monte dans l’ensemble"
    case (.rising, .moderate), (.rising, .weak): "tend à monter"
    case (.rising, nil): "monte"
    case (.falling, .veryStrong):
      trend.isSteady ? "baisse régulièrement" : "baisse très nettement"
    case (.falling, .strong): "baisse dans l’ensemble"
    case (.falling, .moderate), (.falling, .weak): "tend à baisser"
    case (.falling, nil): "baisse"
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) n’ont aucun point commun sur l’axe X"
    case .equal(let pair, .everywhere): "\(pair) sont partout à égalité"
    case .equal(let pair, let places): "\(pair) sont à égalité \(all(places))"
    case .above(let first, let second, let places): "\(first) dépasse \(second) \(all(places))"
    case .below(let first, let second, let places): "\(first) reste sous \(second) \(all(places))"
    case .neverBelow(let first, let second): "\(first) ne passe jamais sous \(second)"
    case .neverAbove(let first, let second): "\(first) ne dépasse jamais \(second)"
    case .times(1): "une fois"
    case .times(let number): "\(count(number)) fois"
    case .atLeast(let times): "au moins \(times)"
    case .crossing(let times, let place, true): "\(times), la première \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) se croisent \(crossings)"
    case .theyCross(let crossings): "Les séries se croisent \(crossings)"
    case .neverCross: "Les séries ne se croisent jamais"
    case .movement(.together): "les deux évoluent dans le même sens"
    case .movement(.opposite): "les deux évoluent en sens inverse"
    case .mostApart(let size, let place): "le plus grand écart est de \(size) \(place)"
    case .overtaking(let first, let second, let place):
      "\(first) dépasse \(second) \(place) et reste au-dessus"
    case .places(let number, true): count(number, .point)
    case .places(let number, false): count(number, Noun("point commun", "points communs"))
    case .aboveAt(let first, _, let number, _):
      "\(first) est au-dessus \(count(number)) fois"
    case .belowAt(let first, _, let number, _):
      "\(first) est en dessous \(count(number)) fois"
    case .alsoBelow(_, let number): "en dessous \(count(number)) fois"
    case .alsoEqual(let number): "à égalité \(count(number)) fois"
    case .counted(let counts, _, let second, let places):
      "Sur \(places), face à \(second), \(counts)"
    }
  }

  private func all(_ places: SharedPlaces) -> String {
    switch places {
    case .everywhere: "partout"
    case .shared(1): "au seul point commun"
    case .shared(2): "aux deux points communs"
    case .shared(let number): "aux \(count(number)) points communs"
    }
  }
}
