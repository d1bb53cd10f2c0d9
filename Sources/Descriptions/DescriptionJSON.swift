import Charts
import FoundationEssentials
import FoundationInternationalization
import Glibc

/// The facts of charts, for a machine: the same in every language and locale.
package enum DescriptionJSON {
  /// The text for `charts`: one chart is an object, several are an array.
  package static func text(of charts: [Chart]) -> String {
    (charts.count == 1 ? value(of: charts[0]) : .array(charts.map(value))).text
  }

  /// A chart: its `description` in English, `title`, `type`, `shape`, `xAxis`, `yAxis`, `series` and `comparisons`.
  ///
  /// A value that is undefined is `null`. Stacked bars have `totals`, points with other values
  /// `additionalAxes`, charts of tables the `encoding` that says which column is what.
  package static func value(of chart: Chart) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init("description", .string(chart.description(in: Languages.all[0], .verbose))),
      .init("title", JSONValue(chart.title.flatMap { $0.isEmpty ? nil : $0 })),
      .init("type", .string(chart.type.rawValue)),
      .init("shape", shape(of: chart)),
      .init("xAxis", axis(chart.xAxis, ends: xEnds(of: chart), zone: chart.xAxisExtent.timeZone)),
      .init("yAxis", axis(chart.yAxis, ends: yEnds(of: chart))),
      .init("series", .array(chart.series.indices.map { series($0, of: chart) })),
      .init("comparisons", .array(chart.comparedPairs.map { comparison($0, $1, of: chart) })),
    ]
    return .object(
      members + lines(of: chart) + totals(of: chart) + additionalAxes(of: chart)
        + encoding(of: chart)
        + rowsRead(of: chart))
  }

  /// `rowsRead` of an input that has, or had, more rows.
  private static func rowsRead(of chart: Chart) -> [JSONValue.Member] {
    for case .rowsSoFar(let rows) in chart.notes {
      return [.init("rowsRead", .number(Double(rows)))]
    }
    for case .cutOff(let rows) in chart.notes { return [.init("rowsRead", .number(Double(rows)))] }
    return []
  }

  // MARK: Axes

  /// An axis: its title and unit, `type` (number, date or category), `scale`, the first and the
  /// last place on it, how many categories it has, and the zone of its times of day.
  private static func axis(
    _ axis: Axis, ends: (JSONValue, JSONValue), zone: SaidTimeZone? = nil
  ) -> JSONValue {
    let type =
      switch axis.kind {
      case .number: "number"
      case .date: "date"
      case .category: "category"
      }
    return .object([
      .init("title", JSONValue(axis.title.flatMap { $0.isEmpty ? nil : $0 })),
      .init("unit", JSONValue(unit(of: axis))),
      .init("type", .string(type)),
      .init("scale", .string(axis.scale.rawValue)),
      .init("minimum", ends.0),
      .init("maximum", ends.1),
      .init("categoryCount", JSONValue(axis.categories.map { Double($0.count) })),
      .init("timeZone", JSONValue(zone?.name)),
    ])
  }

  /// The unit of the numbers of an axis: times of day are minutes after midnight.
  private static func unit(of axis: Axis) -> String? {
    if axis.valueKind == .clock { return "min" }
    return axis.unit.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The ends of the x axis: a stated range reaches at least over the data.
  private static func xEnds(of chart: Chart) -> (JSONValue, JSONValue) {
    if case .number = chart.xAxis.kind, let range = chart.xExtent ?? chart.xAxis.statedRange {
      return (.number(range.lowerBound), .number(range.upperBound))
    }
    guard let extent = chart.xExtent else { return (.null, .null) }
    return (end(extent.lowerBound, of: chart), end(extent.upperBound, of: chart))
  }

  /// The text of the first point that stands at an end.
  static func end(_ x: Double, of chart: Chart) -> JSONValue {
    for series in chart.series {
      if let point = series.index(at: x) { return place(point, of: series, in: chart) }
    }
    return place(x, in: chart)
  }

  private static func yEnds(of chart: Chart) -> (JSONValue, JSONValue) {
    if chart.isRound, case .numbers(let low, let high) = chart.yAxisExtent {
      return (.number(low.value), .number(high.value))
    }
    guard let range = chart.pitchRange else { return (.null, .null) }
    return (.number(range.lowerBound), .number(range.upperBound))
  }

  // MARK: Series

  private static func series(_ index: Int, of chart: Chart) -> JSONValue {
    let series = chart.series[index]
    let features = chart.features(of: index)
    let measured = chart.statistics(of: index)
    func y(_ point: Int?) -> JSONValue { JSONValue(point.map { series.y[$0] }) }
    func x(_ point: Int) -> JSONValue { place(point, of: series, in: chart) }
    func extreme(_ point: Int?) -> JSONValue {
      guard let point else { return .null }
      return .object([.init("x", x(point)), .init("y", y(point))])
    }
    func step(_ point: Int?) -> JSONValue {
      guard let point else { return .null }
      let size = difference(from: series.y[point - 1], to: series.y[point])
      return .object([
        .init("from", x(point - 1)), .init("to", x(point)), .init("change", .number(size)),
      ])
    }
    // One value goes nowhere, and points that do not follow each other neither: they have no change
    // and no trend.
    let course = measured.flatMap { $0.count > 1 && chart.hasCourse ? $0 : nil }
    // Few values that go forth and back have none.
    let trend = course.flatMap {
      $0.trend.direction == .mixed && $0.count < Trend.fewest ? nil : $0.trend
    }
    let change = course.map {
      Change(from: chart.quantity(series.y[$0.first]), to: chart.quantity(series.y[$0.last]))
    }
    // Of bins what was counted is described.
    let counted = chart.sampleStatistics(of: series)
    let members: [JSONValue.Member] = [
      .init("name", .string(series.name)),
      .init(
        "count",
        .number(Double(counted?.count ?? measured?.count ?? 0))),
      .init("missing", .number(Double(measured?.missing ?? series.count))),
      .init("shape", shape(of: index, in: chart)),
      .init("minimum", extreme(measured?.lowest)),
      .init("maximum", extreme(measured?.highest)),
      .init("minimumCount", .number(Double(measured?.lowestOccurrence.count ?? 0))),
      .init("maximumCount", .number(Double(measured?.highestOccurrence.count ?? 0))),
      .init("mean", JSONValue((counted?.mean ?? measured?.mean).map(rounded))),
      .init("median", JSONValue((counted?.median ?? measured?.median).map(rounded))),
      .init("start", y(measured?.first)),
      .init("end", y(measured?.last)),
      .init("change", JSONValue(course.map { rounded(series.y[$0.last] - series.y[$0.first]) })),
      .init("changePercent", JSONValue(change?.percent.map(rounded))),
      .init("trend", JSONValue(trend?.direction.rawValue)),
      .init("turningPoints", .number(Double(course?.turningPoints.count ?? 0))),
      .init("trendStrength", JSONValue(trend?.strength?.rawValue)),
      .init(
        "gaps",
        .array(
          features.gaps.runs.map { run in
            .object([
              .init("from", x(run.lowerBound)), .init("to", x(run.upperBound - 1)),
              .init("count", .number(Double(run.count))),
            ])
          })),
      .init("outliers", outliers(features, of: series, in: chart)),
      .init("spikes", .array(features.spikes.filter(\.isPeak).map { extreme($0.index) })),
      .init("dips", .array(features.spikes.filter { !$0.isPeak }.map { extreme($0.index) })),
      .init(
        "plateaus",
        .array(
          features.plateaus.map { plateau in
            .object([
              .init("from", x(plateau.points.lowerBound)),
              .init("to", x(plateau.points.upperBound)),
              .init("count", .number(Double(plateau.points.count))),
              .init(
                "level", .number(rounded(chart.amount(of: plateau, in: series).quantity.value))),
            ])
          })),
      .init("period", period(features.period, of: series, in: chart)),
      .init("steepestRise", step(features.largestRise)),
      .init("steepestDrop", step(features.largestDrop)),
    ]
    let whole = series.whole.map { [JSONValue.Member("total", .number(rounded($0.total)))] } ?? []
    return .object(
      members + whole + parts(of: series, in: chart) + intervals(of: series, in: chart))
  }

  /// The outliers: of boxes those of what lies in them.
  private static func outliers(
    _ features: Features, of series: Series, in chart: Chart
  ) -> JSONValue {
    let parts = series.additional.filter { $0.name == .outlier }
    guard !parts.isEmpty else {
      return .array(
        features.outliers.map { point in
          .object([
            .init("x", place(point, of: series, in: chart)), .init("y", .number(series.y[point])),
          ])
        })
    }
    return .array(
      parts.flatMap { part in
        zip(part.points ?? [], part.values).map { point, value in
          .object([.init("x", place(point, of: series, in: chart)), .init("y", .number(value))])
        }
      })
  }

  /// A period: its `points`, what they are along the x axis (`span`, of dates in seconds) and the
  /// `correlation` of the series with itself so much later.
  private static func period(_ period: Period?, of series: Series, in chart: Chart) -> JSONValue {
    guard let period else { return .null }
    let span = length(of: chart.span(of: period, in: series))
    return .object([
      .init("points", .number(Double(period.points))),
      .init("span", JSONValue(span.map(rounded))),
      .init("correlation", .number(rounded(period.correlation))),
    ])
  }

  // MARK: Comparisons

  private static func comparison(_ a: Int, _ b: Int, of chart: Chart) -> JSONValue {
    let comparison = chart.comparison(a, b)
    let crossing = comparison.firstCrossing.map { said($0, in: chart) } ?? .null
    // Lines cross between two points, which are told as in the text: after the one, up to the other.
    let crossingStart = comparison.firstCrossingStart.map { said($0, in: chart) } ?? .null
    let widest = comparison.exactLargestDifference.map { difference in
      JSONValue.object([
        .init("x", comparison.largestDifferencePlace.map { said($0, in: chart) } ?? .null),
        .init("difference", .number(rounded(difference))),
      ])
    }
    return .object([
      .init("first", .string(comparison.first)),
      .init("second", .string(comparison.second)),
      .init("shared", .number(Double(comparison.shared))),
      .init("higher", .number(Double(comparison.higher))),
      .init("equal", .number(Double(comparison.equal))),
      .init("crossings", .number(Double(comparison.crossings))),
      .init("firstCrossingStart", crossingStart),
      .init("firstCrossing", crossing),
      .init("largestDifference", widest ?? .null),
      .init("correlation", JSONValue(comparison.correlation.map(rounded))),
      .init("movement", JSONValue(comparison.movement?.rawValue)),
    ])
  }

  /// A place that is said, as a number or a text.
  static func said(_ place: Place, in chart: Chart) -> JSONValue {
    switch place {
    case .number(let quantity): .number(rounded(quantity.value))
    case .range(let low, let high):
      .array([.number(rounded(low.value)), .number(rounded(high.value))])
    case .category(let name): .string(name)
    case .date(let time, _, _, _): end(time, of: chart)
    case .weekday(let day): .number(Double(day + 1))
    }
  }

  /// A calculated number to 15 significant digits: the 16th and 17th are the noise of rounding.
  static func rounded(_ value: Double) -> Double { rounded(value, digits: 15) }

  private static func rounded(_ value: Double, digits: Int) -> Double {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX"))
      .notation(.scientific).precision(.significantDigits(1...digits))
    let rounded = Double(value.formatted(style)) ?? value
    return rounded.isFinite ? rounded : value
  }

  /// A difference with the digits that those it comes from leave it.
  private static func difference(from start: Double, to end: Double) -> Double {
    let size = abs(end - start)
    guard size > 0, size.isFinite else { return end - start }
    let lost = log10(max(abs(start), abs(end)) / size)
    return rounded(end - start, digits: lost.isFinite ? min(max(15 - Int(lost), 1), 15) : 15)
  }

  /// The place of a point: a number, or the data's own text.
  static func place(_ point: Int, of series: Series, in chart: Chart) -> JSONValue {
    if series.xTexts.indices.contains(point), case .date = chart.xAxis.kind {
      return .string(series.xTexts[point])
    }
    return place(series.x[point], in: chart)
  }

  private static func place(_ x: Double, in chart: Chart) -> JSONValue {
    switch chart.xAxis.kind {
    case .number: return .number(x)
    case .category(let names):
      guard let index = Int(exactly: x), names.indices.contains(index) else { return .null }
      return .string(names[index])
    case .date(let precision):
      guard x.isFinite, abs(x) < 1e12 else { return .null }
      // Dates that came without a text: as ISO 8601 has them.
      let style = Date.ISO8601FormatStyle()
      let date = Date(timeIntervalSince1970: x)
      return .string(
        precision <= .day
          ? date.formatted(style.year().month().day())
          : date.formatted(
            precision >= .millisecond
              ? Date.ISO8601FormatStyle(includingFractionalSeconds: true) : style))
    }
  }
}
