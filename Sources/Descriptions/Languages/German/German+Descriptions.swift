import Charts

extension German {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, true):
      "\(count(number)) Datenreihen zu je höchstens \(count(points, dative(mark)))"
    case .series(let number, let points, let mark, false):
      "\(count(number)) Datenreihen zu je \(count(points, dative(mark)))"
    case .points(let number, let mark): count(number, dative(mark))
    case .andOthers(let name, let others): "\(name) und \(count(others)) weitere"
    case .values(let values, let bins):
      "\(count(values, Noun("Wert", "Werten"))) in \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number)) Datenreihen in \(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title ?? "Dies") ist ein\(type == .heatMap ? "e" : "") \(words(fact: .kind(type))) mit \(content)"
    case .over(let told, let axis): "\(told), X-Achse: \(axis)"
    case .parted(let told, let axis): "\(told) nach \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest):
      "Am höchsten liegt \(highest); am tiefsten liegt \(lowest)"
    }
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("steigt", "steigen")
    case .falling: Noun("fällt", "fallen")
    case .risingOverall:
      Noun("steigt insgesamt mit Richtungswechseln", "steigen insgesamt mit Richtungswechseln")
    case .fallingOverall:
      Noun("fällt insgesamt mit Richtungswechseln", "fallen insgesamt mit Richtungswechseln")
    case .risingThenLevel:
      Noun("steigt und bleibt dann auf einem Niveau", "steigen und bleiben dann auf einem Niveau")
    case .fallingThenLevel:
      Noun("fällt und bleibt dann auf einem Niveau", "fallen und bleiben dann auf einem Niveau")
    case .risingThenFalling: Noun("steigt und fällt dann", "steigen und fallen dann")
    case .fallingThenRising: Noun("fällt und steigt dann", "fallen und steigen dann")
    case .turning: Noun("wechselt mehrmals die Richtung", "wechseln mehrmals die Richtung")
    case .repeating: Noun("wiederholt sich", "wiederholen sich")
    case .spiking: Noun("hat Spitzen", "haben Spitzen")
    case .dipping: Noun("hat Einbrüche", "haben Einbrüche")
    case .level: Noun("bleibt auf einem Niveau", "bleiben auf einem Niveau")
    case .varying: Noun("schwankt um ein Niveau", "schwanken um ein Niveau")
    case .mixed: Noun("verläuft ohne klare Richtung", "verlaufen ohne klare Richtung")
    case .withoutValues: Noun("hat keine Werte", "haben keine Werte")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "Die Datenreihe"
    case .the(let measure): "Der \(words(point: .part(measure)))"
    case .hasNoValues(let subject): "\(subject) hat keine Werte"
    case .hasOneValue(let subject, let value): "\(subject) hat einen einzigen Wert: \(value)"
    case .stays(let subject, let value): "\(subject) bleibt bei \(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), von \(start) auf \(end), \(change)"
    case .upInAll(let size): "plus \(size)"
    case .downInAll(let size): "minus \(size)"
    case .extremes(let highest, let lowest):
      "Der Höchstwert ist \(highest), der Tiefstwert \(lowest)"
    case .repeats(let interval): "Die Werte wiederholen sich \(interval)"
    case .spike(let value, let place, true): "Es gibt eine Spitze von \(value) \(place)"
    case .spike(let value, let place, false): "Es gibt einen Einbruch auf \(value) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      isPeak
        ? "Es gibt \(count(number)) Spitzen, die höchste bei \(value) \(place)"
        : "Es gibt \(count(number)) Einbrüche, der tiefste auf \(value) \(place)"
    case .outlier(let value, let place): "Es gibt einen Ausreißer, \(value) \(place)"
    case .outliers(let number, let value, let place):
      "Es gibt \(count(number)) Ausreißer, am weitesten entfernt \(value) \(place)"
    case .plateau(let level, let stretch): "Es gibt ein Plateau bei etwa \(level), \(stretch)"
    case .plateaus(let number, let level, let stretch):
      "Es gibt \(count(number)) Plateaus, das längste bei etwa \(level), \(stretch)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "bleibt gleich"
    case (.mixed, _): "verläuft ohne klare Richtung"
    case (.rising, .veryStrong): trend.isSteady ? "steigt stetig" : "steigt eindeutig"
    case (.rising, .strong): "steigt überwiegend"
    case (.rising, .moderate), (.rising, .weak): "steigt tendenziell"
    case (.rising, nil): "steigt"
    case (.falling, .veryStrong): trend.isSteady ? "fällt stetig" : "fällt eindeutig"
    case (.falling, .strong): "fällt überwiegend"
    case (.falling, .moderate), (.falling, .weak): "fällt tendenziell"
    case (.falling, nil): "fällt"
    }
  }

  /// The noun for the marks of a chart in the dative, which differs from the nominative only for points.
  private func dative(_ mark: Countable) -> Noun {
    if case .point = mark { withPoints } else { noun(mark) }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) haben keine gemeinsame Stelle"
    case .equal(let pair, let places): "\(pair) sind \(all(places)) gleich"
    case .above(let first, let second, let places): "\(first) liegt \(all(places)) über \(second)"
    case .below(let first, let second, let places): "\(first) liegt \(all(places)) unter \(second)"
    case .neverBelow(let first, let second): "\(first) liegt nie unter \(second)"
    case .neverAbove(let first, let second): "\(first) liegt nie über \(second)"
    case .times(1): "einmal"
    case .times(2): "zweimal"
    case .times(let number): "\(count(number))-mal"
    case .atLeast(let times): "mindestens \(times)"
    case .crossing(let times, let place, true): "\(times), zuerst \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) kreuzen sich \(crossings)"
    case .theyCross(let crossings): "Sie kreuzen sich \(crossings)"
    case .neverCross: "Sie kreuzen sich nie"
    case .movement(.together): "sie verlaufen ähnlich"
    case .movement(.opposite): "sie verlaufen gegenläufig"
    case .mostApart(let size, let place): "der größte Abstand ist \(size) \(place)"
    case .overtaking(let first, let second, let place):
      "\(first) überholt \(second) \(place) und bleibt darüber"
    case .places(let number, true): count(number, Noun("Stelle", "Stellen"))
    case .places(let number, false):
      count(number, Noun("gemeinsamen Stelle", "gemeinsamen Stellen"))
    case .aboveAt(let first, let second, let number, let places):
      "\(first) liegt an \(some(number)) von \(places) über \(second)"
    case .belowAt(let first, let second, let number, let places):
      "\(first) liegt an \(some(number)) von \(places) unter \(second)"
    case .alsoBelow(_, let number): "an \(some(number)) darunter"
    case .alsoEqual(let number): "an \(some(number)) gleichauf"
    case .counted(let counts, _, _, _): counts
    }
  }

  /// A number of places in the dative.
  private func some(_ number: Int) -> String { number == 1 ? "einer" : count(number) }

  private func all(_ places: SharedPlaces) -> String {
    switch places {
    case .everywhere: "überall"
    case .shared(1): "an der einen gemeinsamen Stelle"
    case .shared(2): "an beiden gemeinsamen Stellen"
    case .shared(let number): "an allen \(count(number)) gemeinsamen Stellen"
    }
  }
}
