import Tables

/// One thing that can be said about how tables are charted, under one name as an option, as a variable, in
/// the configuration file and in the encoding of a chart file.
///
/// Its values are texts, the same in all of these places.
public enum EncodingSetting: String, CaseIterable, Sendable {
  /// The column of the x axis.
  case x
  /// The columns of the values, or aggregates such as `mean(price)` and `count()`.
  case y
  /// The type of the chart, or `auto`.
  case type
  /// The column that has a series for each of its values; `none` for no such series.
  case series
  /// The column that has a chart for each of its values.
  case split
  /// The column whose text is said with each point.
  case label
  /// The aggregate that rows of one place become: `mean`, `median`, `sum`, `min`, `max`, `count` or `none`.
  case aggregate
  /// The unit that times along x are put into: `day`, `month`.
  case every
  /// The width of ranges that numbers along x are put into, or `auto`.
  case bin
  /// The conditions that all rows meet: `price >= 10`, `city in Rome,Oslo`.
  case conditions = "where"
  /// The length of the last part of the time that is charted: `30d`, `12h`.
  case last
  /// The first and the last place on the x axis.
  case from, to
  /// The order of names: `x`, `x:desc`, `y`, `y:desc` or `none`.
  case sort
  /// The number of the largest series, or names, that are charted.
  case top

  /// A text that is no value of a setting.
  package struct BadValue: Error, Equatable, Sendable {
    package var text: String
    /// The values that were meant, to be given one by one; none where nobody can tell.
    package var parts: [String] = []
    /// The form that a value has, where that is another than the setting's.
    package var form: String?
  }

  /// True of what may be said several times.
  package var takesSeveral: Bool { self == .y || self == .conditions }

  /// The names that it takes; `nil` where these cannot be listed.
  package var choices: [String]? {
    switch self {
    case .type: ["auto"] + ChartType.allCases.map(\.rawValue)
    case .aggregate: Self.aggregates.map(\.rawValue) + ["none"]
    case .every: TimeUnit.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// The form of its values, in no language; `nil` where any text may be one.
  package var form: String? {
    switch self {
    case .x, .y, .series, .split, .label, .from, .to: nil
    case .type, .aggregate, .every: choices?.joined(separator: ", ")
    case .bin: "10, 0.5, auto"
    case .conditions: "'price >= 10', 'city in Rome,Oslo'"
    case .last: "30d, 12h, 6mo, 2y"
    case .sort: "x, x:desc, y, y:desc, none"
    case .top: "1, 2, 3 …"
    }
  }

  private static let aggregates = Aggregate.allCases.filter { $0 != .first && $0 != .last }

  /// Says it of an encoding; of what takes one value the last counts.
  ///
  /// - Parameters:
  ///   - texts: The values as they were written; an empty one says nothing.
  ///   - encoding: What was said before.
  /// - Throws: The first text that is no value.
  package func set(_ texts: [String], in encoding: inout Encoding) throws(BadValue) {
    for text in texts where !text.isEmpty {
      if self == .conditions { try Self.check(text) }
      let isValue =
        switch self {
        case .x: Self.put(text, in: &encoding.x)
        case .y: Self.append(text, to: &encoding.y)
        case .type: text == "auto" || Self.put(ChartType(rawValue: text), in: &encoding.type)
        case .series: Self.put(text, in: &encoding.series)
        case .split: Self.put(text, in: &encoding.split)
        case .label: Self.put(text, in: &encoding.label)
        case .aggregate: Self.put(Self.aggregation(text), in: &encoding.aggregation)
        case .every: Self.put(TimeUnit(rawValue: text), in: &encoding.every)
        case .bin: Self.put(BinWidth(text), in: &encoding.bin)
        case .conditions:
          Self.append(try? Condition(parsing: text), to: &encoding.picking.conditions)
        case .last: Self.put(TimeLength(text), in: &encoding.picking.last)
        case .from: Self.put(text, in: &encoding.picking.from)
        case .to: Self.put(text, in: &encoding.picking.to)
        case .sort: Self.put(RowOrder(text), in: &encoding.order)
        case .top: Self.put(Int(text).flatMap { $0 > 0 ? $0 : nil }, in: &encoding.top)
        }
      guard isValue else { throw BadValue(text: text) }
    }
  }

  /// Makes sure that a text is one condition.
  private static func check(_ text: String) throws(BadValue) {
    let parts = Condition.joined(in: text)
    guard parts.isEmpty else { throw BadValue(text: text, parts: parts) }
    let isAlone = !Condition.hasAlternatives(text)
    guard isAlone, (try? Condition(parsing: text)) != nil else {
      let hasOperator = text.split(whereSeparator: \.isWhitespace).count > 2
      throw BadValue(
        text: text, parts: Condition.meant(by: text),
        form: isAlone && hasOperator ? Condition.operators : nil)
    }
  }

  private static func put<Value>(_ value: Value?, in place: inout Value?) -> Bool {
    if let value { place = value }
    return value != nil
  }

  private static func append<Value>(_ value: Value?, to list: inout [Value]) -> Bool {
    if let value { list.append(value) }
    return value != nil
  }

  private static func aggregation(_ name: String) -> RowAggregation? {
    if name == "none" { return RowAggregation.none }
    return aggregates.first { $0.rawValue == name }.map(RowAggregation.by)
  }
}
