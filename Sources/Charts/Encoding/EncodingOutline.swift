import Tables

/// A chart of a table in outline, to be said before it is made.
public struct EncodingOutline: Equatable, Sendable {
  /// The type it would be drawn as.
  public var type: ChartType
  /// The columns of the values; none where rows are counted.
  public var measures: [String]
  /// The aggregate that rows of one place become, where they become one value.
  public var aggregate: Aggregate?
  /// The column of the places.
  public var x: String?
  /// The unit that times are put into.
  public var timeUnit: TimeUnit?
  /// The column that has a series for each value, and how many these are.
  public var series: Parts?
  /// The column that has a chart for each value, and how many these are.
  public var split: Parts?
  /// The rule that found it; `nil` where it is of no interest.
  public var reason: Channels.Reason?
  /// The names of columns that the program made up: of months in a row, and of their values.
  package var madeNames: Set<String> = []

  /// Makes an outline.
  public init(
    type: ChartType, measures: [String], aggregate: Aggregate?, x: String?, timeUnit: TimeUnit?,
    series: Parts?, split: Parts?, reason: Channels.Reason? = nil
  ) {
    self.type = type
    self.measures = measures
    self.aggregate = aggregate
    self.x = x
    self.timeUnit = timeUnit
    self.series = series
    self.split = split
    self.reason = reason
  }

  /// The same, whichever rule found it.
  public var withoutReason: EncodingOutline {
    var outline = self
    outline.reason = nil
    outline.madeNames = []
    return outline
  }

  /// The values of a column.
  public struct Parts: Equatable, Sendable {
    /// The column.
    public var column: String
    /// The number of its values.
    public var count: Int

    /// Makes parts.
    public init(column: String, count: Int) {
      self.column = column
      self.count = count
    }
  }
}

extension EncodingOutline {
  /// The outline of what is charted, of whose channels nothing was asked for.
  init(_ encoding: Encoding, of table: Table) {
    func parts(_ name: String?, most: Int? = nil) -> Parts? {
      guard let name, let column = table.columns.first(where: { $0.name == name }) else {
        return nil
      }
      // Rows without a kind are one more; a kind without a value is none.
      let groups = Grouping(column.values).withRest
      let measured = table.columns.filter { encoding.y.contains($0.name) && $0.isNumeric }
      let isCounted = !encoding.measures.isEmpty || measured.isEmpty
      let valued = Set(
        groups.codes.indices.filter { row in
          isCounted || measured.contains { !$0.values.isMissing(row) }
        }.map { groups.codes[$0] })
      return Parts(column: name, count: min(valued.count, most ?? valued.count))
    }
    let place = table.columns.first { $0.name == encoding.x }
    let guessed: ChartType =
      encoding.sumsUpColumns
      ? (encoding.series == nil ? .bar : .groupedBar)
      : place?.isText == true || encoding.hasNames
        ? (encoding.series != nil || encoding.y.count > 1 ? .groupedBar : .bar) : .line
    let numbers = table.columns.filter { $0.isNumeric && $0.name != encoding.x }.map(\.name)
    let isAll = encoding.y.isEmpty && encoding.measures.isEmpty
    let made = ChartType.made(of: isAll ? numbers : encoding.y)
    type = encoding.type ?? made ?? guessed
    let all = isAll ? made.map { type in numbers.filter(type.isMade) } ?? numbers : numbers
    measures =
      encoding.measures == [.rows()] ? [] : encoding.y.isEmpty ? all : encoding.y
    aggregate = encoding.measures.first?.aggregate
    if aggregate == nil, case .by(let asked)? = encoding.aggregation { aggregate = asked }
    x = encoding.x
    timeUnit = encoding.every
    series = parts(encoding.series, most: encoding.top)
    split = parts(encoding.split)
    reason = encoding.reason(
      of: type, overTime: place?.isDate == true,
      overNames: place?.isText == true || encoding.hasNames,
      repeating: false)
    if isOneRowEach(encoding, of: table) {
      aggregate = nil
      if reason == .repeatedNames { reason = .names }
      if reason == .repeatedTimes { reason = .times }
    }
    madeNames = encoding.madeNames
  }
}

extension EncodingOutline {
  /// True of an aggregate that was asked for of columns where each place has one row, which is its own mean.
  private func isOneRowEach(_ encoding: Encoding, of table: Table) -> Bool {
    guard encoding.measures.isEmpty, encoding.every == nil, encoding.bin == nil,
      case .by(let aggregate)? = encoding.aggregation, aggregate != .count, encoding.x != nil
    else { return false }
    let names = [encoding.x, encoding.series, encoding.split].compactMap(\.self)
    let places = table.columns.filter { names.contains($0.name) }.map { Grouping($0.values) }
    guard let first = places.first, !first.codes.contains(-1) else { return false }
    return places.dropFirst().reduce(first) { $0.combined(with: $1.withRest) }.count
      == table.rowCount
  }

  /// The outlines of charts that were made of one table: one of all that a column is split into.
  package static func outlines(of charts: [Chart]) -> [EncodingOutline] {
    var outlines: [EncodingOutline] = []
    for chart in charts {
      guard let channels = chart.channels else { continue }
      let parts = Set(charts.filter { $0.channels?.split == channels.split }.map(\.channels?.part))
      let outline = EncodingOutline(
        type: chart.type, measures: channels.aggregate == .count ? [] : channels.y,
        aggregate: channels.aggregate,
        // The values that a histogram counts stand along x themselves.
        x: channels.x.flatMap { channels.y.contains($0) ? nil : $0 }, timeUnit: channels.timeUnit,
        series: channels.series.map { Parts(column: $0, count: chart.series.count) },
        split: channels.split.map { Parts(column: $0, count: parts.count) })
      if !outlines.contains(outline) { outlines.append(outline) }
    }
    return outlines
  }
}
