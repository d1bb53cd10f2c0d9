import Charts

extension Phrasebook {
  func describe(_ series: SeriesOutline) -> String {
    let name = subject(series)
    let owner = name ?? words(series: .itHas)
    guard let course = series.course else { return sentence(words(series: .hasNoValues(owner))) }
    let missing = course.missing > 0 ? [missing(points: course.missing)] : []
    if series.points - course.missing == 1 {
      let start = value(course.start, inSentenceAt: course.startPlace)
      return joined(([words(series: .hasOneValue(owner, start))] + missing).map(sentence))
    }
    let actor = name ?? words(series: .it)
    let shares = series.shares.map { words($0) }
    if course.trend.direction == .flat {
      let stays = words(series: .stays(actor, at: format.quantity(course.start)))
      return joined(([shares ?? stays] + missing).map(sentence))
    }
    let told =
      course.isOrdered
      ? way(course, of: series, actor)
      : [
        shares.map(sentence) ?? "",
        // A cloud is looked at for how closely y follows x.
        series.relation.map { sentence(words($0)) } ?? "",
        // The shares name the series.
        sentence(shares == nil ? values(course, of: series) : extremes(course)),
        average(course, of: series).map(sentence) ?? "",
      ]
    let notable = course.isNotableInShape ? nil : course.notable.flatMap(self.notable)
    let more = [notable].compactMap(\.self) + missing
    return joined(told + [more.isEmpty ? "" : rest(more)])
  }

  /// The shape of a course, where it leads, and its extremes, which name the series where nothing before them does.
  private func way(
    _ course: SeriesOutline.Trajectory, of series: SeriesOutline, _ actor: String
  ) -> [String] {
    let shape = course.toldShape
    let told = [
      shape.map { sentence($0, of: actor) } ?? "",
      sentence(
        !course.tellsEnds
          ? shape == nil && series.hasToldCourse
            ? words(shape: .of(actor, verb(course))) : ""
          : shape != nil
            ? ends(course, of: words(series: .it))
            : series.hasToldCourse
              ? self.course(course, of: actor) : ends(course, of: actor)),
    ]
    let isNamed = told.contains { !$0.isEmpty }
    return told
      + [sentence(isNamed ? extremes(course, of: series.measure) : values(course, of: series))]
  }

  /// "1 point missing", in one of two orders.
  func missing(points: Int) -> String {
    count(points, .point) + wordGap + words(fact: .label(.missing))
  }

  func rest(_ clauses: [String]) -> String { joined(clauses.map(sentence)) }

  func subject(_ series: SeriesOutline) -> String? {
    series.name.map(subject) ?? series.measure.map { words(series: .the($0)) }
  }

  /// The name of a series of which no course is told.
  func heading(_ series: SeriesOutline) -> String? {
    guard let measure = series.measure else { return series.name.map(subject) }
    return topic(words(point: .part(measure)), of: series.name)
  }

  func value(_ quantity: Quantity, inSentenceAt place: Place) -> String {
    value(format.quantity(quantity), inSentenceAt: at(place))
  }

  private func course(_ course: SeriesOutline.Trajectory, of subject: String) -> String {
    words(
      series: .course(
        subject, course.kind, course.trend,
        from: value(course.start, inSentenceAt: course.startPlace),
        to: value(course.end, inSentenceAt: course.endPlace), change(course)))
  }

  private func ends(_ course: SeriesOutline.Trajectory, of subject: String) -> String {
    words(
      shape: .ends(
        subject, from: value(course.start, inSentenceAt: course.startPlace),
        to: value(course.end, inSentenceAt: course.endPlace), change(course)))
  }

  private func change(_ course: SeriesOutline.Trajectory) -> String {
    let (amount, size) = (course.change.amount.value, size(course.change))
    return amount == 0
      ? words(point: .unchanged) : words(series: amount > 0 ? .upInAll(size) : .downInAll(size))
  }

  private func extremes(
    _ course: SeriesOutline.Trajectory, of part: ValueName? = nil
  ) -> String {
    let measure = Measure(part, of: course.highest)
    // Times of day are late or early, and ranks first or last.
    guard measure == .value else {
      return statement(capitalized(words(point: .highest(measure))), highest(course))
        + semicolon + statement(words(point: .lowest(measure)), lowest(course))
    }
    return words(series: .extremes(highest: highest(course), lowest: lowest(course)))
  }

  private func highest(_ course: SeriesOutline.Trajectory) -> String {
    extreme(course.highest, course.highestPlace, course.highestCount)
  }

  private func lowest(_ course: SeriesOutline.Trajectory) -> String {
    amongShown(extreme(course.lowest, course.lowestPlace, course.lowestCount), course)
  }

  /// The most points with the same extreme of which the place of the first is told within a sentence.
  static var mostAlike: Int { 5 }

  /// The highest or the lowest value with its place, which is the first of a few; of what many points have only how many
  /// these are.
  private func extreme(_ quantity: Quantity, _ place: Place, _ count: Int) -> String {
    let often = count > 1 ? parenthesized(self.count(count, .value)) : ""
    return count > Self.mostAlike
      ? format.quantity(quantity) + often : value(quantity, inSentenceAt: place) + often
  }

  /// The values of a series without a course: the highest and the lowest, of bins the fullest.
  private func values(_ course: SeriesOutline.Trajectory, of series: SeriesOutline) -> String {
    if series.isCounted { return highest(course, of: series) }
    let measure = Measure(series.measure, of: course.lowest)
    if series.name == nil, measure == .value { return extremes(course) }
    return highest(course, of: series) + semicolon
      + statement(words(point: .lowest(measure)), lowest(course))
  }

  /// The highest value with what it is one of, of bins the fullest, without a full stop.
  func highest(_ course: SeriesOutline.Trajectory, of series: SeriesOutline) -> String {
    let place = course.highestPlace
    let measure = series.isCounted ? .bin : Measure(series.measure, of: course.highest)
    return statement(
      topic(words(point: .highest(measure)), of: series.name),
      series.isCounted
        ? list([self.place(place), value(course.highest, .count)]) : highest(course))
  }

  private func average(_ course: SeriesOutline.Trajectory, of series: SeriesOutline) -> String? {
    guard case .mean(let mean, let median, let aggregate, _)? = course.mean else { return nil }
    let told = average(
      mean, median, nil, of: series.measure == .median ? .median : aggregate, joint: copula)
    return amongShown(told, course)
  }

  /// A statement that is true of the places that are shown, the largest of all, and maybe of no others.
  private func amongShown(_ told: String, _ course: SeriesOutline.Trajectory) -> String {
    course.isAmongShown ? words(fact: .amongShown(told)) : told
  }

  /// The most notable fact, as a clause.
  private func notable(_ fact: Fact) -> String? {
    if case .episodes = fact { return words(fact) }
    let phrase: SeriesPhrase? =
      switch fact {
      case .period(let points, let span, _, _): .repeats(interval(points, span))
      case .spikes(1, let value, let place, let isPeak, _):
        .spike(format.quantity(value), at: at(place), isPeak: isPeak)
      case .spikes(let spikes, let value, let place, let isPeak, _):
        .spikes(spikes, largest: format.quantity(value), at: at(place), isPeak: isPeak)
      case .outliers(1, let value, let place, let reason, _):
        .outlier(format.quantity(value), at: list([at(place), reason.map(words)]))
      case .outliers(let outliers, let value, let place, _, _):
        .outliers(outliers, farthest: format.quantity(value), at: at(place))
      case .plateaus(1, let level, _, let from, let to, _):
        .plateau(format.quantity(level), stretch(from, to))
      case .plateaus(let plateaus, let level, _, let from, let to, _):
        .plateaus(plateaus, longest: format.quantity(level), stretch(from, to))
      default: nil
      }
    return phrase.map { words(series: $0) }
  }
}

extension SeriesOutline {
  /// The number of points with a value.
  var valueCount: Int { points - (course?.missing ?? points) }

  /// False of few values that go forth and back, as that they have no clear direction would be told of a trend, of one value,
  /// and of numbers of kinds.
  var hasToldCourse: Bool {
    guard let course, course.isOrdered else { return true }
    guard course.tellsDirection else { return false }
    return valueCount > 1 && (course.trend.direction != .mixed || valueCount >= Trend.fewest)
  }
}

extension SeriesOutline.Trajectory {
  /// The shape, where it says more than the trend beside the first and the last value does.
  var toldShape: Shape? {
    guard isOrdered, let shape else { return nil }
    if case .legs(let legs, _) = shape.course, legs.count == 1 { return nil }
    return shape
  }

  /// True where the shape tells the most notable fact.
  var isNotableInShape: Bool {
    switch (notable, toldShape?.course) {
    case (.period, .periodic): true
    case (.spikes(1, _, _, _, _), _): toldShape?.exception != nil
    default: false
    }
  }
}
