import Charts

extension DescriptionJSON {
  /// What the series of stacked bars add up to, at each `x` a `y`.
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

  /// What points have beside x and y: the `title` and the `unit` of each, its ends, or how many
  /// categories there are.
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

  /// What the points are made of, where that is more than a value: `boxes` with their whiskers and
  /// quartiles, `candles` with `open`, `high`, `low` and `close`, `bins` with their ends.
  static func parts(of series: Series, in chart: Chart) -> [JSONValue.Member] {
    guard let records = chart.records(of: series) else { return [] }
    let objects = records.records.enumerated().map { point, fields in
      JSONValue.object(
        (records.hasPlace ? [.init("x", place(point, of: series, in: chart))] : [])
          + fields.map {
            .init($0.name, $0.value.isFinite ? .number(rounded($0.value)) : .null)
          })
    }
    return [.init(records.name, .array(objects))]
  }
}
