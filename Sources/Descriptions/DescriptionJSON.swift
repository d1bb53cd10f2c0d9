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
      .init("yAxis", axis(chart.yAxis.titledForPrograms, ends: yEnds(of: chart))),
      .init("series", .array(chart.series.indices.map { series($0, of: chart) })),
      .init("comparisons", .array(chart.comparedPairs.map { comparison($0, $1, of: chart) })),
    ]
    return .object(
      members + overtakings(of: chart) + lines(of: chart) + totals(of: chart)
        + additionalAxes(of: chart)
        + encoding(of: chart)
        + notes(on: chart)
        + rowsRead(of: chart))
  }

  /// `notes` on what was guessed, computed or left out, in English; none where there is none.
  private static func notes(on chart: Chart) -> [JSONValue.Member] {
    guard !chart.notes.isEmpty else { return [] }
    let words = chart.notes.map { JSONValue.string(Languages.all[0].text(.fact($0))) }
    return [.init("notes", .array(words))]
  }

  /// `rowsRead` of an input that has, or had, more rows, and `inputNote` of one that others changed meanwhile, in English.
  private static func rowsRead(of chart: Chart) -> [JSONValue.Member] {
    chart.notes.flatMap { note -> [JSONValue.Member] in
      let words = JSONValue.Member("inputNote", .string(Languages.all[0].text(.fact(note))))
      return switch note {
      case .rowsSoFar(let rows): [.init("rowsRead", .number(Double(rows)))]
      case .cutOff(let rows): [.init("rowsRead", .number(Double(rows))), words]
      case .replacedMeanwhile, .changedMeanwhile: [words]
      default: []
      }
    }
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
      .init("title", JSONValue(axis.saidTitle.flatMap { $0.isEmpty ? nil : $0 })),
      .init("unit", JSONValue(unit(of: axis))),
      .init("type", .string(type)),
      .init("scale", .string(axis.scale.rawValue)),
      .init("minimum", ends.0),
      .init("maximum", ends.1),
      .init("categoryCount", JSONValue(axis.categories.map { Double($0.count) })),
      .init("timeZone", JSONValue(zone?.name)),
    ])
  }

  /// The unit of the numbers of an axis; of times of day, which are written as clocks have them, that of their
  /// differences.
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
    return (value(range.lowerBound, in: chart), value(range.upperBound, in: chart))
  }

  // MARK: Places and numbers

  /// A value on the y axis: a number, or a time of day as a clock has it.
  static func value(_ y: Double?, in chart: Chart) -> JSONValue {
    guard let y, chart.yAxis.valueKind == .clock else { return JSONValue(y) }
    return .string(Languages.all[0].format.number(chart.quantity(y)))
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
  static func difference(from start: Double, to end: Double) -> Double {
    let size = abs(end - start)
    guard size > 0, size.isFinite else { return end - start }
    let lost = log10(max(abs(start), abs(end)) / size)
    return rounded(end - start, digits: lost.isFinite ? min(max(15 - Int(lost), 1), 15) : 15)
  }

  /// The place of a point: a number, or the data's own text, but a day as ISO 8601 has it where that begins with the day
  /// or the month.
  static func place(_ point: Int, of series: Series, in chart: Chart) -> JSONValue {
    if series.xTexts.indices.contains(point), case .date(let precision) = chart.xAxis.kind {
      let text = series.xTexts[point]
      if precision != .day || !beginsWithinYear(text) { return .string(text) }
    }
    return place(series.x[point], in: chart)
  }

  /// True of "27.01.2026" and "1/27/26", which a program would have to be told how to read.
  private static func beginsWithinYear(_ text: String) -> Bool {
    let parts = text.split { "./-".contains($0) }
    return parts.count == 3 && parts[0].count < 3
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
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

extension Axis {
  /// The axis with the title that numbers of rows, and columns without a header, have in every language.
  fileprivate var titledForPrograms: Axis {
    let english = Languages.all[0]
    var titled = self
    if countsRows {
      titled.title = english.text(.numberOfRows)
    } else if let columnNumber {
      titled.title = english.text(.columnNumber(columnNumber))
    }
    return titled
  }
}
