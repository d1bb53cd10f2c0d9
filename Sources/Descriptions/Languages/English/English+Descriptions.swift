import Charts

extension English {
  func words(chart: ChartPhrase) -> String {
    switch chart {
    case .series(let number, let points, let mark, true):
      "\(count(number, .series)) with up to \(count(points, mark))"
    case .series(let number, let points, let mark, false):
      "\(count(number, .series)) with \(count(points, mark)) each"
    case .points(let number, let mark): count(number, mark)
    case .andOthers(let name, let others): "\(name) and \(count(others)) others"
    case .values(let values, let bins): "\(count(values, .value)) in \(count(bins, .bin))"
    case .seriesInBins(let number, let bins): "\(count(number, .series)) in \(count(bins, .bin))"
    case .chart(let title, let type, _, let content):
      "\(title ?? "This") is \(type == .area ? "an" : "a") \(words(fact: .kind(type))) of \(content)"
    case .over(let told, let axis): "\(told) over \(axis)"
    case .parted(let told, let axis): "\(told) by \(axis)"
    case .extreme(let series, let value, let place): "\(series), \(value) \(place)"
    case .extremes(let highest, let lowest): "The highest is \(highest); the lowest is \(lowest)"
    }
  }

  func verb(_ tendency: CourseKind) -> Noun {
    switch tendency {
    case .rising: Noun("rises", "rise")
    case .falling: Noun("falls", "fall")
    case .risingOverall:
      Noun("rises overall but turns on the way", "rise overall but turn on the way")
    case .fallingOverall:
      Noun("falls overall but turns on the way", "fall overall but turn on the way")
    case .risingThenLevel: Noun("rises and then stays level", "rise and then stay level")
    case .fallingThenLevel: Noun("falls and then stays level", "fall and then stay level")
    case .risingThenFalling: Noun("rises and then falls", "rise and then fall")
    case .fallingThenRising: Noun("falls and then rises", "fall and then rise")
    case .turning: Noun("turns several times", "turn several times")
    case .repeating: Noun("repeats", "repeat")
    case .spiking: Noun("spikes", "spike")
    case .dipping: Noun("dips", "dip")
    case .level: Noun("stays level", "stay level")
    case .varying: Noun("varies around a level", "vary around a level")
    case .mixed: Noun("has no clear direction", "have no clear direction")
    case .withoutValues: Noun("has no values", "have no values")
    }
  }

  func words(series: SeriesPhrase) -> String {
    switch series {
    case .it, .itHas: "It"
    case .the(let measure): "The \(words(point: .part(measure)))"
    case .hasNoValues(let subject): "\(subject) has no values"
    case .hasOneValue(let subject, let value): "\(subject) has one value: \(value)"
    case .stays(let subject, let value): "\(subject) stays at \(value)"
    case .verb(let kind, let trend): verb(kind, trend)
    case .course(let subject, let kind, let trend, let start, let end, let change):
      "\(subject) \(verb(kind, trend)), from \(start) to \(end), \(change)"
    case .upInAll(let size): "up \(size)"
    case .downInAll(let size): "down \(size)"
    case .extremes(let highest, let lowest): "The highest is \(highest), the lowest \(lowest)"
    case .repeats(let interval): "It repeats \(interval)"
    case .spike(let value, let place, true): "It spikes to \(value) \(place)"
    case .spike(let value, let place, false): "It dips to \(value) \(place)"
    case .spikes(let number, let value, let place, let isPeak):
      isPeak
        ? "It has \(count(number, Noun("spike", "spikes"))), the highest up to \(value) \(place)"
        : "It has \(count(number, Noun("dip", "dips"))), the lowest down to \(value) \(place)"
    case .outlier(let value, let place): "It has an outlier, \(value) \(place)"
    case .outliers(let number, let value, let place):
      "It has \(words(point: .outliers(number))), the farthest \(value) \(place)"
    case .plateau(let level, let stretch): "It stays near \(level) \(from(stretch))"
    case .plateaus(let number, let level, let stretch):
      "It has \(count(number, Noun("plateau", "plateaus"))), the longest near \(level) \(from(stretch))"
    }
  }

  func verb(_ trend: Trend) -> String {
    switch (trend.direction, trend.strength) {
    case (.flat, _): "stays level"
    case (.mixed, _): "has no clear direction"
    case (.rising, .veryStrong): trend.isSteady ? "rises steadily" : "clearly rises"
    case (.rising, .strong): "mostly rises"
    case (.rising, .moderate), (.rising, .weak): "tends to rise"
    case (.rising, nil): "rises"
    case (.falling, .veryStrong): trend.isSteady ? "falls steadily" : "clearly falls"
    case (.falling, .strong): "mostly falls"
    case (.falling, .moderate), (.falling, .weak): "tends to fall"
    case (.falling, nil): "falls"
    }
  }

  // The number of points without a value has no verb, so it is no sentence of its own.
  func rest(_ clauses: [String]) -> String { sentence(clauses.joined(separator: semicolon)) }

  func words(comparison: ComparisonPhrase) -> String {
    switch comparison {
    case .title(let pair): pair
    case .nothingShared(let pair): "\(pair) have no place in common"
    case .equal(let pair, let places): "\(pair) are equal \(all(places))"
    case .above(let first, let second, let places): "\(first) is above \(second) \(all(places))"
    case .below(let first, let second, let places): "\(first) is below \(second) \(all(places))"
    case .neverBelow(let first, let second): "\(first) is never below \(second)"
    case .neverAbove(let first, let second): "\(first) is never above \(second)"
    case .times(1): "once"
    case .times(2): "twice"
    case .times(let number): count(number, Noun("time", "times"))
    case .atLeast(let times): "at least \(times)"
    case .crossing(let times, let place, true): "\(times), first \(place)"
    case .crossing(let times, let place, false): "\(times), \(place)"
    case .cross(let pair, let crossings): "\(pair) cross \(crossings)"
    case .theyCross(let crossings): "They cross \(crossings)"
    case .neverCross: "They never cross"
    case .movement(.together): "they move together"
    case .movement(.opposite): "they move in opposite directions"
    case .mostApart(let size, let place): "they are farthest apart \(place), by \(size)"
    case .overtaking(let first, let second, let place):
      "\(first) overtakes \(second) \(place) and stays above"
    case .places(let number, true): count(number, Noun("place", "places"))
    case .places(let number, false): count(number, Noun("shared place", "shared places"))
    case .aboveAt(let first, let second, let number, _):
      "\(first) is above \(second) at \(count(number))"
    case .belowAt(let first, let second, let number, _):
      "\(first) is below \(second) at \(count(number))"
    case .alsoBelow(_, let number): "below at \(count(number))"
    case .alsoEqual(let number): "equal at \(count(number))"
    case .counted(let counts, _, _, let places): "\(counts) of \(places)"
    }
  }

  private func all(_ places: SharedPlaces) -> String {
    switch places {
    case .everywhere: "everywhere"
    case .shared(1): "at the 1 shared place"
    case .shared(2): "at both shared places"
    case .shared(let number): "at all \(count(number)) shared places"
    }
  }

  // Both clauses have one subject, which is said once.
  func distance(_ comparison: Comparison) -> String {
    let clauses = [movement(comparison), mostApart(comparison)].compactMap(\.self)
    let predicates = clauses.map { $0.replacing("they ", with: "", maxReplacements: 1) }
    return clauses.isEmpty ? "" : sentence("They " + predicates.joined(separator: " and "))
  }
}
