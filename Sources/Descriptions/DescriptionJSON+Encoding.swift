import Charts

extension DescriptionJSON {
  /// The columns of the table that the chart is made of, what was done to them, and the rule that chose
  /// them; a chart file that has it makes the same chart of the table.
  static func encoding(of chart: Chart) -> [JSONValue.Member] {
    guard let channels = chart.channels else { return [] }
    let kind =
      switch chart.xAxis.kind {
      case .number: "number"
      case .date: "date"
      case .category: "category"
      }
    let members: [JSONValue.Member] =
      [
        .init("type", .string(chart.type.rawValue)), .init("x", JSONValue(channels.x)),
        .init("xType", .string(kind)),
        .init("y", .array(channels.y.map { .string($0) })),
        .init("series", JSONValue(channels.series)), .init("split", JSONValue(channels.split)),
        .init("label", JSONValue(channels.label)),
        .init("aggregate", JSONValue(channels.aggregate?.rawValue)),
        .init("bin", JSONValue(channels.binWidth)),
        .init("timeUnit", JSONValue(channels.timeUnit?.rawValue)),
        .init("where", .array(channels.conditions.map { .string($0) })),
        .init("last", JSONValue(channels.last)), .init("from", JSONValue(channels.from)),
        .init("to", JSONValue(channels.to)), .init("sort", JSONValue(channels.sort)),
        .init("top", JSONValue(channels.top.map(Double.init))),
        .init(
          "topBy", JSONValue(channels.top.map { _ in channels.isTopByRows ? "rows" : "values" })),
      ] + unused(chart) + [.init("because", .string(channels.reason.rawValue))]
    return [.init("encoding", .object(members))]
  }

  /// The columns that are told to be in no chart, without which a chart file would not say so; none where nothing is
  /// told of columns that no chart needs.
  private static func unused(_ chart: Chart) -> [JSONValue.Member] {
    var names: [String]?
    for note in chart.notes {
      switch note {
      case .notCharted(let columns, _), .constants(let columns), .emptyColumns(let columns):
        names = (names ?? []) + columns
      case .equalColumns: names = names ?? []
      default: break
      }
    }
    return names.map { [.init("unused", .array($0.map { .string($0) }))] } ?? []
  }
}
