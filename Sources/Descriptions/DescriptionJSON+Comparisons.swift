import Charts

extension DescriptionJSON {
  /// The lasting changes of order among many series: which one is above which other from `x` on, and `start`, the last
  /// place before at which it is not.
  static func overtakings(of chart: Chart) -> [JSONValue.Member] {
    let objects = chart.overtakingRows.compactMap { row -> JSONValue? in
      guard case .overtaking(let first, let second, let start, let place) = row.fact else {
        return nil
      }
      return .object([
        .init("first", .string(first)), .init("second", .string(second)),
        .init("start", start.map { said($0, in: chart) } ?? .null),
        .init("x", said(place, in: chart)),
      ])
    }
    return objects.isEmpty ? [] : [.init("overtakings", .array(objects))]
  }

  /// Two series where both have a value.
  static func comparison(_ a: Int, _ b: Int, of chart: Chart) -> JSONValue {
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
      .init("areMoreCrossings", .boolean(comparison.areMoreCrossings)),
      .init("firstCrossingStart", crossingStart),
      .init("firstCrossing", crossing),
      .init("largestDifference", widest ?? .null),
      .init("correlation", JSONValue(comparison.correlation.map(rounded))),
      .init("movement", JSONValue(comparison.movement?.rawValue)),
    ])
  }
}
