import Charts

extension DescriptionJSON {
  /// `intervals` of a series whose values may lie between others: for each point `x`, and the ends `low` and `high`.
  static func intervals(of series: Series, in chart: Chart) -> [JSONValue.Member] {
    guard let uncertainty = series.uncertainty else { return [] }
    let points = (0..<series.count).compactMap { point -> JSONValue? in
      uncertainty.ends(of: point).map { ends in
        .object([
          .init("x", said(chart.place(series.x[point]), in: chart)),
          .init("low", .number(rounded(ends.lowerBound))),
          .init("high", .number(rounded(ends.upperBound))),
        ])
      }
    }
    return [.init("intervals", .array(points))]
  }

  /// `referenceLines` where there are some, each with its `value` and `label`, and `trendLines`, each with its `series`,
  /// its ends (`from` and `to`, of `x` and `y`) and the share of the variance that it explains (`rSquared`).
  static func lines(of chart: Chart) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !chart.drawnReferenceLines.isEmpty {
      let lines = chart.drawnReferenceLines.map { line in
        JSONValue.object([
          .init("value", .number(line.value)), .init("label", JSONValue(line.label)),
        ])
      }
      members.append(.init("referenceLines", .array(lines)))
    }
    let trends = chart.series.indices.compactMap { index -> JSONValue? in
      guard let line = chart.trendLine(of: index) else { return nil }
      func end(_ x: Double, _ y: Double) -> JSONValue {
        .object([.init("x", said(chart.place(x), in: chart)), .init("y", .number(rounded(y)))])
      }
      return .object([
        .init("series", .string(chart.series[index].name)),
        .init("from", end(line.places.lowerBound, line.start)),
        .init("to", end(line.places.upperBound, line.end)),
        .init("rSquared", JSONValue(line.explained.map(rounded))),
      ])
    }
    if !trends.isEmpty { members.append(.init("trendLines", .array(trends))) }
    return members
  }
}
