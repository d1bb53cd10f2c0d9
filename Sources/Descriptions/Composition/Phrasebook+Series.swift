import Charts

extension Phrasebook {
  func describe(_ series: SeriesOutline) -> String {
    let name = subject(series)
    let owner = name ?? words(series: .itHas)
    guard let course = series.course else { return sentence(words(series: .hasNoValues(owner))) }
    let missing = course.missing > 0 ? [words(series: .missing(points: course.missing))] : []
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
      ? [sentence(self.course(course, of: actor)), sentence(extremes(course))]
      : [
        shares.map(sentence) ?? "",
        // The shares name the series.
        sentence(shares == nil ? extremes(course, of: series) : extremes(course)),
        course.mean.map { sentence(words($0)) } ?? "",
      ]
    let more = [course.notable.flatMap(notable)].compactMap(\.self) + missing
    return joined(told + [more.isEmpty ? "" : rest(more)])
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
    let (amount, size) = (course.change.amount.value, size(course.change))
    let change: SeriesPhrase =
      amount == 0 ? .unchangedInAll : amount > 0 ? .upInAll(size) : .downInAll(size)
    return words(
      series: .course(
        subject, course.trend, from: value(course.start, inSentenceAt: course.startPlace),
        to: value(course.end, inSentenceAt: course.endPlace), words(series: change)))
  }

  private func extremes(_ course: SeriesOutline.Trajectory) -> String {
    words(
      series: .extremes(
        highest: value(course.highest, inSentenceAt: course.highestPlace),
        lowest: value(course.lowest, inSentenceAt: course.lowestPlace)))
  }

  private func extremes(_ course: SeriesOutline.Trajectory, of series: SeriesOutline) -> String {
    heading(series).map { words(series: .headed($0, extremes(course))) } ?? extremes(course)
  }

  /// The most notable fact, as a clause.
  private func notable(_ fact: Fact) -> String? {
    let phrase: SeriesPhrase? =
      switch fact {
      case .period(let points, let span, _, _): .repeats(interval(points, span))
      case .spikes(1, let value, let place, let isPeak, _):
        .spike(format.quantity(value), at: at(place), isPeak: isPeak)
      case .spikes(let spikes, let value, let place, let isPeak, _):
        .spikes(spikes, largest: format.quantity(value), at: at(place), isPeak: isPeak)
      case .outliers(1, let value, let place, _): .outlier(format.quantity(value), at: at(place))
      case .outliers(let outliers, let value, let place, _):
        .outliers(outliers, farthest: format.quantity(value), at: at(place))
      case .plateaus(1, let level, let from, let to, _):
        .plateau(format.quantity(level), stretch(from, to))
      case .plateaus(let plateaus, let level, let from, let to, _):
        .plateaus(plateaus, longest: format.quantity(level), stretch(from, to))
      default: nil
      }
    return phrase.map { words(series: $0) }
  }
}
