import Charts
import FoundationEssentials
import FoundationInternationalization

/// What is known of charts, for a machine: the same in every language and locale.
package enum DescriptionJSON {
  /// The text for `charts`: one chart is an object, several are an array.
  package static func text(of charts: [Chart]) -> String {
    (charts.count == 1 ? value(of: charts[0]) : .array(charts.map(value))).text
  }

  /// A chart: `title`, `type`, `xAxis`, `yAxis` and `series`; what is undefined is `null`.
  package static func value(of chart: Chart) -> JSONValue {
    .object([
      .init("title", JSONValue(chart.title.flatMap { $0.isEmpty ? nil : $0 })),
      .init("type", .string(chart.type.rawValue)),
      .init("xAxis", axis(chart.xAxis, ends: xEnds(of: chart))),
      .init("yAxis", axis(chart.yAxis, ends: yEnds(of: chart))),
      .init("series", .array(chart.series.map { series($0, of: chart) })),
    ])
  }

  // MARK: Axes

  /// An axis: its title and unit, `type` (number, date or category), `scale`, the first and the
  /// last place on it, and how many categories it has.
  private static func axis(_ axis: Axis, ends: (JSONValue, JSONValue)) -> JSONValue {
    let type =
      switch axis.kind {
      case .number: "number"
      case .date: "date"
      case .category: "category"
      }
    return .object([
      .init("title", JSONValue(axis.title.flatMap { $0.isEmpty ? nil : $0 })),
      .init("unit", JSONValue(axis.unit.flatMap { $0.isEmpty ? nil : $0 })),
      .init("type", .string(type)),
      .init("scale", .string(axis.scale.rawValue)),
      .init("minimum", ends.0),
      .init("maximum", ends.1),
      .init("categoryCount", JSONValue(axis.categories.map { Double($0.count) })),
    ])
  }

  /// The ends of the x axis: of a numeric one the stated range, else the data's own.
  private static func xEnds(of chart: Chart) -> (JSONValue, JSONValue) {
    if case .number = chart.xAxis.kind, let range = chart.xAxis.statedRange ?? chart.xExtent {
      return (.number(range.lowerBound), .number(range.upperBound))
    }
    guard let extent = chart.xExtent else { return (.null, .null) }
    return (end(extent.lowerBound, of: chart), end(extent.upperBound, of: chart))
  }

  /// The text of the first point that stands at an end.
  private static func end(_ x: Double, of chart: Chart) -> JSONValue {
    for series in chart.series {
      if let point = series.index(at: x) { return place(point, of: series, in: chart) }
    }
    return place(x, in: chart)
  }

  private static func yEnds(of chart: Chart) -> (JSONValue, JSONValue) {
    guard let range = chart.pitchRange else { return (.null, .null) }
    return (.number(range.lowerBound), .number(range.upperBound))
  }

  // MARK: Series

  private static func series(_ series: Series, of chart: Chart) -> JSONValue {
    let measured = Statistics(series)
    func y(_ point: Int?) -> JSONValue { JSONValue(point.map { series.y[$0] }) }
    func extreme(_ point: Int?) -> JSONValue {
      guard let point else { return .null }
      return .object([.init("x", place(point, of: series, in: chart)), .init("y", y(point))])
    }
    // One value goes nowhere: it has neither a change nor a trend.
    let course = measured.flatMap { $0.count > 1 ? $0 : nil }
    let change = course.map {
      Change(from: chart.quantity(series.y[$0.first]), to: chart.quantity(series.y[$0.last]))
    }
    return .object([
      .init("name", .string(series.name)),
      .init("count", .number(Double(measured?.count ?? 0))),
      .init("missing", .number(Double(measured?.missing ?? series.count))),
      .init("minimum", extreme(measured?.lowest)),
      .init("maximum", extreme(measured?.highest)),
      .init("mean", JSONValue(measured.map { rounded($0.mean) })),
      .init("median", JSONValue(measured.map { rounded($0.median) })),
      .init("start", y(measured?.first)),
      .init("end", y(measured?.last)),
      .init("change", JSONValue(change.map { rounded($0.amount.value) })),
      .init("changePercent", JSONValue(change?.percent.map(rounded))),
      .init("trend", JSONValue(course?.trend.direction.rawValue)),
      .init("turningPoints", .number(Double(measured?.turningPoints.count ?? 0))),
    ])
  }

  /// A calculated number to 15 significant digits: the 16th and 17th are the noise of rounding.
  private static func rounded(_ value: Double) -> Double {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX"))
      .notation(.scientific).precision(.significantDigits(1...15))
    let rounded = Double(value.formatted(style)) ?? value
    return rounded.isFinite ? rounded : value
  }

  /// Where a point stands: a number, or the data's own text.
  private static func place(_ point: Int, of series: Series, in chart: Chart) -> JSONValue {
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
            precision == .millisecond
              ? Date.ISO8601FormatStyle(includingFractionalSeconds: true) : style))
    }
  }
}
