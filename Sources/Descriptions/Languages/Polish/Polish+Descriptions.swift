import Charts

extension Polish {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, let isUneven):
      "\(count(number, .series))\(isUneven ? ", najwyżej" : "") po \(count(points, each(mark)))"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others):
      "\(name) i \(count(others, Noun(one: "inna", few: "inne", other: "innych")))"
    case .values(let values, let bins): "\(count(values, .value)), \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number, .series)), \(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title.map { "\($0) to" } ?? "To") \(words(fact: .kind(type))): \(content)"
    case .over(let told, let axis): "\(told), oś X: \(axis)"
    case .parted(let told, let axis): "\(told), podział: \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest): "Najwyżej jest \(highest); najniżej jest \(lowest)"
    }
  }

  /// The noun for the marks of a chart, as it is behind “po”.
  private func each(_ mark: Countable) -> Noun {
    switch mark {
    case .box: Noun(one: "pudełku", few: "pudełka", other: "pudełek")
    case .violin: Noun(one: "figurze", few: "figury", other: "figur")
    default: Noun(one: "punkcie", few: "punkty", other: "punktów")
    }
  }

  /// Five and more take the verb in the singular.
  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun(few: "rosną", other: "rośnie")
    case .falling: Noun(few: "spadają", other: "spada")
    case .risingOverall:
      Noun(few: "ogółem rosną ze zmianami kierunku", other: "ogółem rośnie ze zmianami kierunku")
    case .fallingOverall:
      Noun(few: "ogółem spadają ze zmianami kierunku", other: "ogółem spada ze zmianami kierunku")
    case .risingThenLevel:
      Noun(few: "rosną, potem utrzymują poziom", other: "rośnie, potem utrzymuje poziom")
    case .fallingThenLevel:
      Noun(few: "spadają, potem utrzymują poziom", other: "spada, potem utrzymuje poziom")
    case .risingThenFalling: Noun(few: "rosną, potem spadają", other: "rośnie, potem spada")
    case .fallingThenRising: Noun(few: "spadają, potem rosną", other: "spada, potem rośnie")
    case .turning: Noun(few: "kilka razy zmieniają kierunek", other: "kilka razy zmienia kierunek")
    case .repeating: Noun(few: "powtarzają się", other: "powtarza się")
    case .spiking: Noun(few: "mają szczyty", other: "ma szczyty")
    case .dipping: Noun(few: "mają dołki", other: "ma dołki")
    case .level: Noun(few: "utrzymują poziom", other: "utrzymuje poziom")
    case .varying:
      Noun(few: "wahają się wokół stałego poziomu", other: "waha się wokół stałego poziomu")
    case .mixed: Noun(few: "nie mają wyraźnego kierunku", other: "nie ma wyraźnego kierunku")
    case .withoutValues: Noun(few: "nie mają wartości", other: "nie ma wartości")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "Seria"
    case .the(let measure): capitalized(words(point: .part(measure)))
    case .hasNoValues(let subject): "\(subject) nie ma wartości"
    case .hasOneValue(let subject, let value): "\(subject) ma jedną wartość: \(value)"
    case .stays(let subject, let value): "\(subject) utrzymuje się na poziomie \(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), z \(start) na \(end), \(change)"
    case .upInAll(let size): "wzrost o \(size)"
    case .downInAll(let size): "spadek o \(size)"
    case .extremes(let highest, let lowest): "Maksimum to \(highest), minimum to \(lowest)"
    case .repeats(let interval): "Wartości powtarzają się \(interval)"
    case .spike(let value, let place, true): "Występuje szczyt: \(value) \(place)"
    case .spike(let value, let place, false): "Występuje dołek: \(value) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      "\(isPeak ? "Szczyty" : "Dołki"): \(count(number)), naj\(isPeak ? "wyższy" : "niższy") to \(value) \(place)"
    case .outlier(let value, let place): "Występuje wartość odstająca: \(value) \(place)"
    case .outliers(let number, let value, let place):
      "Wartości odstające: \(count(number)), najdalsza to \(value) \(place)"
    case .plateau(let level, let stretch):
      "Występuje płaski odcinek na poziomie \(level), \(stretch)"
    case .plateaus(let number, let level, let stretch):
      "Płaskie odcinki: \(count(number)), najdłuższy na poziomie \(level), \(stretch)"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "utrzymuje poziom"
    case (.mixed, _): "nie ma wyraźnego kierunku"
    case (.rising, .veryStrong): trend.isSteady ? "stale rośnie" : "wyraźnie rośnie"
    case (.rising, .strong): "na ogół rośnie"
    case (.rising, .moderate), (.rising, .weak): "ma tendencję wzrostową"
    case (.rising, nil): "rośnie"
    case (.falling, .veryStrong): trend.isSteady ? "stale spada" : "wyraźnie spada"
    case (.falling, .strong): "na ogół spada"
    case (.falling, .moderate), (.falling, .weak): "ma tendencję spadkową"
    case (.falling, nil): "spada"
    }
  }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) nie mają wspólnych miejsc"
    case .equal(let pair, let places): "\(pair) są \(all(places)) równe"
    case .above(let first, let second, let places):
      "\(first) jest \(all(places)) powyżej \(ofSeries(second))"
    case .below(let first, let second, let places):
      "\(first) jest \(all(places)) poniżej \(ofSeries(second))"
    case .neverBelow(let first, let second): "\(first) nigdy nie jest poniżej \(ofSeries(second))"
    case .neverAbove(let first, let second): "\(first) nigdy nie jest powyżej \(ofSeries(second))"
    case .times(1): "raz"
    case .times(let number): "\(count(number)) razy"
    case .atLeast(let times): "co najmniej \(times)"
    case .crossing(let times, let place, true): "\(times), po raz pierwszy \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) przecinają się \(crossings)"
    case .theyCross(let crossings): "Serie przecinają się \(crossings)"
    case .neverCross: "Serie nigdy się nie przecinają"
    case .movement(.together): "obie zmieniają się w tym samym kierunku"
    case .movement(.opposite): "obie zmieniają się w przeciwnych kierunkach"
    case .mostApart(let size, let place): "największa różnica to \(size) \(place)"
    case .overtaking(let first, let second, let place):
      "\(first) wychodzi powyżej \(ofSeries(second)) \(place) i pozostaje wyżej"
    case .places(let number, true): count(number, Noun("miejsca", "miejsc"))
    case .places(let number, false):
      count(number, Noun("wspólnego miejsca", "wspólnych miejsc"))
    case .aboveAt(let first, let second, let number, let places):
      "\(first) jest powyżej \(ofSeries(second)) w \(count(number)) z \(places)"
    case .belowAt(let first, let second, let number, let places):
      "\(first) jest poniżej \(ofSeries(second)) w \(count(number)) z \(places)"
    case .alsoBelow(_, let number): "niżej w \(count(number))"
    case .alsoEqual(let number): "na równi w \(count(number))"
    case .counted(let counts, _, _, _): counts
    }
  }

  private func all(_ places: SharedPlaces) -> String {
    switch places {
    case .everywhere: "wszędzie"
    case .shared(1): "w jedynym wspólnym miejscu"
    case .shared(2): "w obu wspólnych miejscach"
    case .shared(let number): "we wszystkich \(count(number)) wspólnych miejscach"
    }
  }
}
