import Charts
import Tables

/// The parts that facts are told of: a value and its place, an aggregate, how often something repeats.
extension Phrasebook {
  /// A value with where it is.
  func told(_ quantity: Quantity, _ place: Place) -> String {
    value(format.quantity(quantity), at: at(place))
  }

  func largestStep(_ size: Quantity, isRise: Bool) -> String { format.magnitude(size) }

  /// The same where it comes again, or across missing times.
  func largestStep(
    _ size: Quantity, _ start: Place?, _ place: Place, _ often: Occurrence, isRise: Bool
  ) -> String {
    let step = largestStep(size, isRise: isRise)
    let told =
      start.map { value(step, over: stretch($0, place)) } ?? value(step, at: at(place))
    return often.count > 1 ? words(fact: .firstStep(told, of: often.count)) : told
  }

  /// The words about a column, behind its name.
  func ofColumn(_ column: String, _ told: String) -> String {
    labeled(capitalized(words(screen: .columnNamed(format.excerpt(column)))), told)
  }

  /// A stretch with its farthest value, of several the one that goes farthest.
  func episode(_ episodes: Int, _ stretch: String, _ value: String) -> String {
    let told = list([stretch, value])
    return episodes > 1 ? words(fact: .outliers(episodes, farthest: told)) : told
  }

  /// The number of values that were counted, the smallest and the largest.
  func sample(_ count: Int, _ low: Quantity?, _ high: Quantity?) -> String {
    list([self.count(count), low.flatMap { low in high.map { range(low, $0) } }])
  }

  /// The reason why a value is an outlier.
  func words(_ reason: OutlierReason) -> String {
    switch reason {
    case .neighbors: words(fact: .farFromNeighbors)
    case .others: words(fact: .farFromOthers)
    case .median: words(fact: .farFromMedian)
    case .repetition: words(fact: .unusualInRepetition)
    case .part(let part): words(fact: .unusual(for: partName(part), at: at(part: part)))
    }
  }

  /// The mean and the median, each joined to its label; those of boxes are of their medians, those of means of rows
  /// are not those of the rows.
  func average(
    _ mean: Quantity, _ median: Quantity, _ series: String?, of aggregate: Aggregate? = nil,
    joint: String
  ) -> String {
    let (label, medianLabel) =
      switch aggregate {
      case .mean: (words(fact: .label(.meanOfMeans)), words(fact: .label(.medianOfMeans)))
      case .median: (words(fact: .label(.meanOfMedians)), words(fact: .label(.medianOfMedians)))
      default: (words(fact: .label(.mean)), words(point: .part(.median)))
      }
    return list([
      topic(label, of: series) + joint + format.quantity(mean),
      medianLabel + joint + format.quantity(median),
    ])
  }

  func name(_ aggregate: Aggregate) -> String {
    switch aggregate {
    case .mean: words(fact: .label(.mean))
    case .median: words(point: .part(.median))
    case .sum: words(point: .part(.total))
    case .min: words(point: .lowest(.value))
    case .max: words(point: .highest(.value))
    case .count: words(point: .part(.count))
    case .first: words(fact: .label(.firstValue))
    case .last: words(fact: .label(.lastValue))
    }
  }

  func correlation(_ trend: Trend) -> String {
    let kind = words(fact: .correlation(trend.direction))
    return trend.strength.map { correlation(kind, words(fact: .strength($0))) } ?? kind
  }

  func correlation(_ kind: String, _ strength: String) -> String { list([kind, strength]) }

  func shares(
    _ parts: [NamedShare], others: Int, _ percent: Double, of whole: Quantity
  ) -> String {
    let named = parts.map { "\(place($0.place)) \(format.percent($0.percent))" }
    let rest = others > 0 ? words(fact: .otherShares(others, format.percent(percent))) : nil
    return words(fact: .shares(list(named + [rest]), of: format.quantity(whole)))
  }

  /// The subject of a fact, in the series if there are several, and what is told.
  func labeled(_ label: FactLabel, _ series: String?, _ told: String) -> String {
    labeled(topic(words(fact: .label(label)), of: series), told)
  }

  func labeled(_ rise: Rise, _ number: Int) -> String {
    labeled(words(point: .rise(rise)), count(number))
  }

  /// After how many points something repeats.
  func interval(_ points: Int, _ span: Span?) -> String {
    if case .workingDay = span { return words(fact: .everyWorkingDay) }
    // Ten points of a year each are ten years.
    // One of them goes without a number.
    if case .calendar(1, let unit, let isExact) = span {
      return words(fact: .everyUnit(unit, isExact: isExact))
    }
    // Nobody counts the points that are eleven years.
    if case .calendar(let number, let unit, let isExact) = span {
      return words(fact: .every(count(number, .time(unit)), isExact: isExact))
        + (years(number, unit).map(parenthesized) ?? "")
    }
    return words(fact: .every(count(points, .point), isExact: true))
      + (span.flatMap(format.span).map(parenthesized) ?? "")
  }

  /// From two years on some months, quarters or weeks in years: nobody counts 110 months.
  private func years(_ number: Int, _ unit: TimeUnit) -> String? {
    guard [.week, .month, .quarter].contains(unit) else { return nil }
    let months = (Double(number) * unit.meanSeconds / TimeUnit.month.meanSeconds).rounded()
    guard months >= 24, months < 120_000 else { return nil }
    let (years, rest) = (Int(months) / 12, Int(months) % 12)
    let parts = [count(years, .time(.year))] + (rest > 0 ? [count(rest, .time(.month))] : [])
    let told = wordGap.isEmpty ? parts.joined() : listed(parts)
    // Weeks are no whole months.
    return unit == .week ? words(fact: .about(told)) : told
  }

  /// The closeness with which y follows x, and the way.
  func relation(_ correlation: Double, _ trend: Trend) -> String {
    list([format.correlation(correlation), self.correlation(trend)])
  }

  /// A text by which a column is no column of dates: one that nobody can read as a date, or a day that its month does not
  /// have.
  func noDate(_ text: String) -> FactPhrase {
    let told = format.excerpt(text)
    return CivilDate.isNoDay(text) ? .noSuchDay(told, isText: true) : .notDate(told)
  }

  /// The cells of a column of dates that are none, and the first of them.
  func noDates(_ count: Int, _ text: String) -> FactPhrase {
    let told = format.excerpt(text)
    return count == 1 && CivilDate.isNoDay(text)
      ? .noSuchDay(told, isText: false) : .strayDates(count, text: told)
  }

  /// The columns whose values are the ends of others.
  func bounds(_ low: String, _ high: String, areWhole: Bool) -> String {
    words(table: .boundColumns(low: low, high: high, areWhole: areWhole))
  }

  /// Values that a column does not have, with some that it has.
  func absent(_ values: [String], _ column: String, _ present: [String]) -> String {
    words(
      fact: .absent(
        choices(format.excerpts(values)), column: format.excerpt(column),
        present: choices(format.excerpts(present))))
  }

  /// Times of no time zone, and the column that they are in.
  func zoneless(_ count: Int, _ column: String, _ text: String) -> String {
    ofColumn(column, words(fact: .zonelessTimes(count, text: format.excerpt(text))))
  }

  /// The local times that a change of the clocks skips or repeats.
  func localTimes(_ count: Int, areSkipped: Bool, _ zone: String, _ text: String) -> String {
    words(fact: .localTimes(count, areSkipped: areSkipped, zone: zone, text: format.excerpt(text)))
  }

  /// The only one of its kind, or how many there are and one of them.
  func one(
    _ count: Int, _ single: String, _ several: FactLabel, _ series: String?, _ told: String,
    among: (String) -> FactPhrase
  ) -> String {
    count == 1
      ? labeled(topic(single, of: series), told)
      : labeled(several, series, words(fact: among(told)))
  }

  /// The highest or the lowest value, where it is, and how often.
  func extreme(
    _ label: PointPhrase, _ value: Quantity, _ place: Place, _ often: Occurrence,
    _ series: String?, of measure: Measure = .value
  ) -> String {
    let told =
      switch often {
      case .once: told(value, place)
      case .several(let count): words(fact: .first(told(value, place), of: count, measure))
      case .always(let count): words(fact: .all(count, format.quantity(value)))
      }
    return labeled(topic(words(point: label), of: series), told)
  }

  /// A fact about a part of the points: its highest value is called after what it is one of.
  func part(_ name: ValueName, _ fact: Fact) -> String {
    let measure = Measure(name)
    return switch fact {
    case .highest(let value, let place, let often, let series) where measure != .value:
      extreme(.highest(measure), value, place, often, series, of: measure)
    case .lowest(let value, let place, let often, let series) where measure != .value:
      extreme(.lowest(measure), value, place, often, series, of: measure)
    case .mean(let mean, let median, _, let series) where name == .median:
      average(mean, median, series, of: .median, joint: colon)
    case .largestDifference where name == .median: measured(words(fact), by: name)
    default: words(fact.renamed { topic(words(point: .part(name)), of: $0) })
    }
  }

  func course(_ start: Quantity, _ end: Quantity) -> String {
    start == end
      ? format.quantity(end)
      : words(fact: .change(from: format.bare(start), to: format.quantity(end)))
  }

  func trend(_ trend: Trend, _ turningPoints: Int?) -> String {
    let told = words(fact: .trend(trend))
    guard let turningPoints, trend.direction != .flat else { return told }
    return told + semicolon + words(fact: .turningPoints(turningPoints))
  }

  func about(_ level: Quantity) -> String {
    words(fact: .about(format.quantity(level)))
  }

  func about(_ series: String?, _ told: FactPhrase) -> String {
    series.map { about(named($0), words(fact: told)) } ?? words(fact: told)
  }

  /// An option of the command that helps, for those who can type it; `nil` on the screen, where keys are typed.
  func option(_ option: String) -> String? { format.namesOptions ? option : nil }

  func remedied(_ told: FactPhrase, _ option: String?) -> String {
    guard let option else { return words(fact: told) }
    // The column stands after the name of the option: “--split source”, “--split=-x”.
    let column = String(option.drop { !" =".contains($0) }.dropFirst())
    return words(fact: .remedied(words(fact: told), by: option, column: column))
  }

  func capitalized(_ words: String, unless isNamed: Bool) -> String {
    isNamed ? words : capitalized(words)
  }

  /// Names, and the number of others where there are some.
  func excerpts(_ names: [String], more: Int) -> String {
    let told = choices(names.map(format.excerpt))
    return more > 0 ? words(table: .andMore(told, more)) : told
  }
}
