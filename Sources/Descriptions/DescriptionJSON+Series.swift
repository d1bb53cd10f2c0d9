import Charts

extension DescriptionJSON {
  /// A series: its counts, extremes and averages, its change, trend and shape, and what stands out along it.
  static func series(_ index: Int, of chart: Chart) -> JSONValue {
    let series = chart.series[index]
    let features = chart.features(of: index)
    let measured = chart.statistics(of: index)
    func y(_ point: Int?) -> JSONValue { value(point.map { series.y[$0] }, in: chart) }
    func x(_ point: Int) -> JSONValue { place(point, of: series, in: chart) }
    func extreme(_ point: Int?) -> JSONValue {
      guard let point else { return .null }
      return .object([.init("x", x(point)), .init("y", y(point))])
    }
    func step(_ point: Int?) -> JSONValue {
      guard let point, let origin = chart.stepOrigin(of: point, in: series) else { return .null }
      let size = difference(from: series.y[origin], to: series.y[point])
      return .object([
        .init("from", x(origin)), .init("to", x(point)), .init("change", .number(size)),
      ])
    }
    // One value goes nowhere, and points that do not follow each other neither: they have no change
    // and no trend.
    let course = measured.flatMap { $0.count > 1 && chart.hasCourse ? $0 : nil }
    // Few values that go forth and back have none.
    let trend = course.flatMap {
      $0.trend.direction == .mixed && $0.count < Trend.fewest ? nil : $0.trend
    }
    // No time of day is a share of another.
    let shared = chart.yAxis.valueKind == .clock ? nil : course
    let change = shared.map {
      Change(from: chart.quantity(series.y[$0.first]), to: chart.quantity(series.y[$0.last]))
    }
    // Of bins what was counted is described.
    let counted = chart.sampleStatistics(of: series)
    // The mean of medians is none of any values.
    let averaged = chart.measure == .median ? nil : measured
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
      .init("mean", value((counted?.mean ?? averaged?.mean).map(rounded), in: chart)),
      .init("median", value((counted?.median ?? averaged?.median).map(rounded), in: chart)),
      .init("start", y(measured?.first)),
      .init("end", y(measured?.last)),
      .init("change", JSONValue(course.map { rounded(series.y[$0.last] - series.y[$0.first]) })),
      .init(
        "changePercent",
        JSONValue(
          measured.flatMap { isNearZero($0, of: series) ? nil : change?.percent.map(rounded) })),
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
        "episodes",
        .array(
          features.episodes.map { episode in
            .object([
              .init("from", x(episode.points.lowerBound)),
              .init("to", x(episode.points.upperBound)),
              .init("isHigh", .boolean(episode.isHigh)), .init("extreme", extreme(episode.extreme)),
            ])
          })),
      .init(
        "plateaus",
        .array(
          features.plateaus.map { plateau in
            .object([
              .init("from", x(plateau.points.lowerBound)),
              .init("to", x(plateau.points.upperBound)),
              .init("count", .number(Double(plateau.points.count))),
              .init(
                "level",
                value(rounded(chart.amount(of: plateau, in: series).quantity.value), in: chart)),
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

  /// True of a first value that is near zero beside the reach of others on both sides of it: a change is no share of that.
  private static func isNearZero(_ measured: Statistics, of series: Series) -> Bool {
    let (low, high) = (series.y[measured.lowest], series.y[measured.highest])
    return low < 0 && high > 0 && abs(series.y[measured.first]) < Self.nearZero * (high - low)
  }

  private static let nearZero = 0.25

  /// The outliers: of boxes those of what lies in them.
  private static func outliers(
    _ features: Features, of series: Series, in chart: Chart
  ) -> JSONValue {
    let parts = series.additional.filter { $0.name == .outlier }
    guard !parts.isEmpty else {
      return .array(
        features.outliers.map { point in
          .object([
            .init("x", place(point, of: series, in: chart)),
            .init("y", value(series.y[point], in: chart)),
          ])
        })
    }
    return .array(
      parts.flatMap { part in
        zip(part.points ?? [], part.values).map { point, value in
          .object([
            .init("x", place(point, of: series, in: chart)),
            .init("y", self.value(value, in: chart)),
          ])
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
}
