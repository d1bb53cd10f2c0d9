import Charts

extension Phrasebook {
  func outline(_ chart: ChartOutline) -> String {
    list([
      title(of: chart), chart.tellsType ? kind(chart) : nil,
      chart.tellsSeries ? count(chart.series, .seriesInShort) : nil,
      chart.tellsPoints ? points(chart) : nil,
    ])
  }

  /// The number of points of a chart, of a histogram that of its bins.
  private func points(_ chart: ChartOutline) -> String {
    points(chart.points, of: chart.type, series: chart.series)
  }

  func points(_ points: Int, of type: ChartType, series: Int) -> String {
    type == .histogram
      ? count(points / max(series, 1), .bin) : count(points, marks(of: type))
  }

  /// The noun for what a chart has at each place.
  private func marks(of type: ChartType) -> Countable {
    switch type {
    case .box: .box
    case .violin: .violin
    default: .point
    }
  }

  /// The type of a chart, in short beside its title.
  func kind(_ chart: ChartOutline) -> String {
    chart.title == nil
      ? capitalized(words(fact: .kind(chart.type)))
      : words(fact: .shortKind(chart.type, isSingle: chart.series == 1))
  }

  func describe(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    var sentences =
      [sentence(composition(chart, series))]
      // The only series says it itself.
      + (chart.missing > 0 && chart.series > 1
        ? [sentence(capitalized(missing(points: chart.missing)))] : [])
      + chart.origins.map { sentence(words($0)) }
    if chart.yExtent != .none { sentences.append(sentence(reach(chart))) }
    if chart.series == 1 {
      // The course of the only series is told by its own item, unless it has no values to have one.
      if let only = series.first, only.course == nil { sentences.append(describe(only)) }
    } else if let tally = SeriesTally(series) {
      sentences += describe(tally)
    } else {
      sentences.append(courses(series))
      if let pair = series.first?.comparison, pair.shared > 1 {
        sentences.append(sentence(relation(pair)))
      }
    }
    return joined(sentences + [chart.summary].compactMap(\.self))
  }

  /// The type of the chart, its content and its x axis, or what its parts are.
  private func composition(_ chart: ChartOutline, _ series: [SeriesOutline]) -> String {
    // Points without a value are told as missing, and are none of a series that has one value.
    let lengths = Set(series.map { $0.points - ($0.course?.missing ?? 0) })
    let content: ChartPhrase =
      if chart.type == .histogram, let bins = lengths.max() {
        chart.series > 1
          ? .seriesInBins(chart.series, bins: bins) : .values(chart.values, bins: bins)
      } else {
        chart.series > 1
          ? .series(
            chart.series, points: lengths.max() ?? 0, marks(of: chart.type),
            isUneven: lengths.count > 1)
          : .points(chart.points, marks(of: chart.type))
      }
    let told = words(
      chart: .chart(
        title(of: chart), chart.type, isSingle: chart.series == 1,
        of: words(chart: content)))
    let axis = list([
      chart.xTitle.map(format.sayable), chart.points > 0 ? extent(chart.extent) : nil,
    ])
    if axis.isEmpty { return told }
    return words(chart: chart.isRound ? .parted(told, by: axis) : .over(told, axis))
  }

  /// The title, of many columns without the names of all of them: each is told as a series.
  private func title(of chart: ChartOutline) -> String? {
    shortened(chart).title.map(format.sayable)
  }

  /// The chart with many columns called by the first of them.
  func shortened(_ chart: ChartOutline) -> ChartOutline {
    guard chart.namesMany, let title = chart.title, let measures = chart.measures,
      let first = chart.firstMeasure
    else { return chart }
    var short = chart
    let others = words(chart: .andOthers(format.excerpt(first), chart.measureCount - 1))
    short.title = title.dropLast(measures.count) + others
    short.measures = others
    return short
  }

  /// The extent of the values: those of a heat map are no places on its y axis.
  private func reach(_ chart: ChartOutline) -> String {
    let name = words(place: .axis(chart.hasHeights ? .y : .values))
    return statement(name, reach(chart.yTitle, chart.yExtent, chart.yScale))
  }

  func courses(_ series: [SeriesOutline]) -> String {
    let courses = series.filter(\.hasToldCourse).compactMap { series in
      series.course.map { course in
        course.isOrdered
          ? course.toldShape.map { words(shape: .of(object(series.name ?? ""), words($0))) }
            ?? object(series.name ?? "") + wordGap + verb(course)
          : series.relation.map { words($0) } ?? highest(course, of: series)
      }
    }
    return courses.isEmpty ? "" : sentence(courses.joined(separator: semicolon))
  }

  /// The verb of a course without a shape, which is that of the count of courses.
  func verb(_ course: SeriesOutline.Trajectory) -> String {
    words(series: .verb(course.kind, course.trend))
  }

  /// The verb of a kind of course, in the clarity of the trend where both say the same.
  func verb(_ kind: CourseKind, _ trend: Trend) -> String {
    kind.isTold(by: trend) ? verb(trend) : form(1, verb(kind))
  }

  /// Many series, counted, then the two values between which all lie.
  private func describe(_ tally: SeriesTally) -> [String] {
    let counts = self.tally(tally.counts, names: tally.names)
    let extremes = tally.extremes.map { ends in
      words(chart: .extremes(highest: extreme(ends.highest), lowest: extreme(ends.lowest)))
    }
    return [counts, extremes ?? ""].filter { !$0.isEmpty }.map(sentence)
  }

  /// Courses with the numbers of series that have them: "3 series rise, 2 fall".
  func tally(_ counts: [CourseCount], names: [CourseKind: [String]] = [:]) -> String {
    let all = names.values.joined()
    let isNamed = Set(all).count == all.count && all.allSatisfy { !$0.isEmpty }
    return clauses(
      counts.enumerated().map { index, count in
        let told = tally(count.number, count.kind, isFirst: index == 0)
        // Few are named, unless they are all.
        guard counts.count > 1, isNamed, let names = names[count.kind],
          names.count <= Self.mostNamed
        else { return told }
        return told + parenthesized(list(names.map(format.excerpt)))
      })
  }

  /// Clauses of one sentence: with commas between them, or with semicolons where one has a comma itself.
  func clauses(_ clauses: [String]) -> String {
    let sign = comma.filter { !$0.isWhitespace }
    return clauses.contains { $0.contains(sign) }
      ? clauses.joined(separator: semicolon) : lastJoined(clauses)
  }

  func lastJoined(_ clauses: [String]) -> String { list(clauses) }

  /// The most series whose names are told beside their number.
  private static var mostNamed: Int { 3 }

  /// "1 series rises", and of those told after it "2 fall".
  func tally(_ number: Int, _ tendency: CourseKind, isFirst: Bool) -> String {
    let counted = isFirst ? count(number, .seriesInShort) : count(number)
    return counted + wordGap + form(number, verb(tendency))
  }

  private func extreme(_ extreme: SeriesTally.Extreme) -> String {
    // The first of very many says nothing.
    guard extreme.count <= Self.mostAlike || extreme.seriesCount > 1 else {
      let value = format.quantity(extreme.value) + parenthesized(count(extreme.count, .value))
      return topic(value, of: object(extreme.series))
    }
    let told = words(
      chart: .extreme(
        object(extreme.series), format.quantity(extreme.value), at: at(extreme.place)))
    // The others may be of another series than the one that is named.
    if extreme.seriesCount > 1 {
      return words(fact: .firstAmong(told, of: extreme.count, series: extreme.seriesCount))
    }
    return extreme.count > 1 ? words(fact: .first(told, of: extreme.count, .value)) : told
  }
}
