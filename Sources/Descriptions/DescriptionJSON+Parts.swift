import Charts

extension DescriptionJSON {
  /// The sums of the series of stacked bars, at each `x` a `y`.
  static func totals(of chart: Chart) -> [JSONValue.Member] {
    guard let totals = chart.totals else { return [] }
    let objects = totals.map { total in
      JSONValue.object([
        .init("x", end(total.x, of: chart)),
        .init("y", total.y.isFinite ? .number(rounded(total.y)) : .null),
      ])
    }
    return [.init("totals", .array(objects))]
  }

  /// The axes of the values that points have beside x and y: the `title` and the `unit` of each,
  /// its ends, or how many categories there are.
  static func additionalAxes(of chart: Chart) -> [JSONValue.Member] {
    let axes = chart.additionalAxes
    guard !axes.isEmpty else { return [] }
    let objects = axes.map { axis in
      var ends: (low: Double?, high: Double?)
      var count: Int?
      switch axis.extent {
      case .numbers(let low, let high): ends = (low.value, high.value)
      case .categories(let categories, _, _): count = categories
      default: break
      }
      return JSONValue.object([
        .init("title", .string(axis.name)), .init("unit", JSONValue(axis.unit)),
        .init("minimum", JSONValue(ends.low)), .init("maximum", JSONValue(ends.high)),
        .init("categoryCount", JSONValue(count.map(Double.init))),
      ])
    }
    return [.init("additionalAxes", .array(objects))]
  }

  /// The parts of the points, where these are more than a value: `boxes` with their whiskers and
  /// quartiles, `violins` with the peaks of their density beside these,
  /// `candles` with `open`, `high`, `low` and `close`, `bins` with their ends.
  static func parts(of series: Series, in chart: Chart) -> [JSONValue.Member] {
    guard let records = chart.records(of: series) else { return [] }
    let objects = records.records.enumerated().map { point, fields in
      JSONValue.object(
        (records.hasPlace ? [.init("x", place(point, of: series, in: chart))] : [])
          + fields.map { .init($0.name, value($0.content)) })
    }
    return [.init(records.name, .array(objects))]
  }

  private static func value(_ content: PointRecords.Field.Content) -> JSONValue {
    switch content {
    case .number(let value): value.isFinite ? .number(rounded(value)) : .null
    case .list(let values): .array(values.map { value(.number($0)) })
    }
  }
}
