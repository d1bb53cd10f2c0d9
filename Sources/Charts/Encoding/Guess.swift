import Tables

/// The charts that an analyst would draw of a table, by the roles of its columns.
///
/// What was asked for is never changed. The rules follow Observable Plot's `auto` mark, CompassQL and
/// Voyager (a color tells few kinds apart) and Umwelt (the smallest set of columns that makes rows
/// unique).
struct Guess {
  private let table: Table
  private let roles: [ColumnRole]
  private let asked: Encoding

  /// More lines than these nobody follows in one chart.
  static let mostSeries = 12
  /// More charts than these nobody compares.
  private static let mostParts = 20
  /// More kinds than these no color tells apart among points.
  private static let mostKinds = 7
  /// Fewer rows than these are a list, whose names can be read.
  private static let mostBars = 50

  init(_ table: Table, _ asked: Encoding) {
    self.table = table
    self.asked = asked
    roles = table.roles.map(\.role)
  }

  /// The encodings of the table's charts, at least one; several where measures cannot share an axis.
  var encodings: [Encoding] {
    if let type = asked.type, !type.hasSeries {
      return [type.seriesNames.isEmpty ? withMeasures(asked) : asked]
    }
    // What a type is made of has its columns by name.
    let names = table.columns.map(\.name)
    if ChartType.made(of: names) != nil, asked.y.isEmpty { return [asked] }
    return charts(of: channels)
  }

  // MARK: Channels

  private func columns(_ role: ColumnRole...) -> [Column] {
    zip(table.columns, roles).filter { role.contains($0.1) }.map(\.0)
  }

  /// The kinds that rows are of: text first, then few whole numbers.
  private var kinds: [Column] { columns(.nominal) + columns(.ordinal, .cyclic) }

  private var measures: [Column] {
    let measures = columns(.measure).filter { $0.name != asked.x }
    return measures.isEmpty ? columns(.ordinal, .cyclic).filter { $0.name != asked.x } : measures
  }

  /// Only measures for types that count or compare columns.
  private func withMeasures(_ encoding: Encoding) -> Encoding {
    var encoding = encoding
    let numbers = table.columns.count { if case .numbers = $0.values { true } else { false } }
    if encoding.y.isEmpty, !measures.isEmpty, measures.count < numbers, encoding.x == nil {
      encoding.y = measures.map(\.name)
    }
    return encoding
  }

  private var channels: Encoding {
    var channels = asked
    if channels.x == nil { chooseX(&channels) }
    if channels.y.isEmpty, let x = channels.x {
      let chosen = measures.filter { $0.name != x }
      if !chosen.isEmpty, chosen.count < table.columns.count { channels.y = chosen.map(\.name) }
    }
    if channels.series == nil, let x = channels.x { chooseSeries(&channels, over: x) }
    if channels.aggregation == nil, let x = channels.x { chooseAggregation(&channels, over: x) }
    return channels
  }

  private func chooseX(_ channels: inout Encoding) {
    let free = { (column: Column) in
      !asked.y.contains(column.name) && column.name != asked.series && column.name != asked.split
    }
    let measures = measures.filter(free)
    if let time = columns(.time).first(where: free) {
      channels.x = time.name
    } else if let longitude = columns(.longitude).first, let latitude = columns(.latitude).first,
      measures.isEmpty, asked.y.isEmpty
    {
      (channels.x, channels.y) = (longitude.name, [latitude.name])
      channels.type = channels.type ?? .scatter
    } else if isCloud(measures) {
      channels.x = measures[0].name
      channels.y = [measures[1].name]
      channels.type = channels.type ?? .scatter
    } else if let kind = (columns(.nominal, .key).filter(\.isText) + columns(.cyclic))
      .first(where: free)
    {
      channels.x = kind.name
    } else if let first = self.measures.first, columns(.rowNumber, .key, .ordinal).isEmpty == false,
      self.measures.count > 1, free(first)
    {
      // As without them: the first of several measures.
      channels.x = first.name
    }
  }

  /// Whether rows are points of two measures, and no list of names with a bar each: numbers alone may be
  /// a course over the first.
  private func isCloud(_ measures: [Column]) -> Bool {
    let names = (kinds + columns(.key)).filter(\.isText)
    guard asked.y.isEmpty, asked.type == nil || asked.type == .scatter, measures.count > 1,
      !names.isEmpty
    else { return false }
    if table.rowCount <= Self.mostBars, names.contains(where: { isUnique([$0]) }) { return false }
    return table.rowCount > Self.mostBars && names.contains { isUnique([$0]) } || !isUnique(names)
  }

  /// The columns that make one series each of rows that share their x, and charts where it takes two.
  private func chooseSeries(_ channels: inout Encoding, over x: String) {
    guard let place = table.columns.first(where: { $0.name == x }) else { return }
    let others = (kinds + columns(.key)).filter { kind in
      kind.name != x && !asked.y.contains(kind.name) && kind.name != channels.split
        && !channels.y.contains(kind.name)
    }
    let counted = others.map { (column: $0, count: Grouping($0.values).count) }
      .filter { $0.count > 1 }
    if channels.type == .scatter {
      // In a cloud a kind is a color.
      channels.series =
        counted.first { $0.column.isText && $0.count <= Self.mostKinds }?.column.name
      return
    }
    let known = [place] + table.columns.filter { $0.name == channels.split }
    guard !isUnique(known) else { return }
    let few = counted.filter { $0.count <= Self.mostSeries }
      .sorted { $0.count < $1.count }
    if let series = few.first(where: { isUnique(known + [$0.column]) }) {
      channels.series = series.column.name
      return
    }
    guard channels.split == nil else { return }
    for series in few {
      let parts = counted.filter { $0.column.name != series.column.name }
        .first { $0.count <= Self.mostParts && isUnique(known + [series.column, $0.column]) }
      guard let parts else { continue }
      (channels.series, channels.split) = (series.column.name, parts.column.name)
      return
    }
  }

  /// Rows of one time that no column parts become their mean, and rows of one name a box.
  private func chooseAggregation(_ channels: inout Encoding, over x: String) {
    let known = [x, channels.series, channels.split].compactMap(\.self).compactMap { name in
      table.columns.first { $0.name == name }
    }
    guard let place = known.first, channels.type != .scatter, !isUnique(known) else { return }
    if case .dates = place.values {
      if channels.series == nil {
        channels.series =
          kinds.first { kind in
            kind.isText && kind.name != x && kind.name != channels.split
              && (2...Self.mostKinds).contains(Grouping(kind.values).count)
          }?.name
      }
      channels.aggregation = .by(.mean)
    } else if channels.type == nil, place.isText, channels.series == nil,
      (channels.y.isEmpty ? measures.map(\.name) : channels.y).count == 1,
      Grouping(place.values).count <= Self.mostParts
    {
      channels.type = .box
    }
  }

  /// Whether no two rows with a measure are alike in these columns.
  private func isUnique(_ columns: [Column]) -> Bool {
    guard let first = columns.first else { return table.rowCount < 2 }
    let groups = columns.dropFirst().reduce(Grouping(first.values).withRest) {
      $0.combined(with: Grouping($1.values).withRest)
    }
    return groups.count == groups.codes.count
  }

  // MARK: Charts

  /// A chart for the measures that can share an axis: of one unit, and none twenty times another's size.
  private func charts(of channels: Encoding) -> [Encoding] {
    guard asked.y.isEmpty, channels.y.count > 1 else { return [channels] }
    let measures = table.columns.filter { channels.y.contains($0.name) }
    // Lines of several measures and several kinds at once are nobody's.
    var groups = channels.series == nil ? Self.alike(measures) : measures.map { [$0] }
    groups = groups.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    guard groups.count > 1 else { return [channels] }
    return groups.map { group in
      var chart = channels
      chart.y = group.map(\.name)
      return chart
    }
  }

  private static func alike(_ measures: [Column]) -> [[Column]] {
    var groups: [(unit: String?, sizes: ClosedRange<Double>, columns: [Column])] = []
    for column in measures {
      guard case .numbers(let numbers) = column.values else { continue }
      let size = numbers.values.lazy.filter(\.isFinite).map(abs).max() ?? 0
      let place = groups.firstIndex { group in
        let low = min(group.sizes.lowerBound, size)
        let high = max(group.sizes.upperBound, size)
        return group.unit == numbers.unit && (low == 0 || high <= 20 * low)
      }
      if let place {
        let sizes = groups[place].sizes
        groups[place].sizes = min(sizes.lowerBound, size)...max(sizes.upperBound, size)
        groups[place].columns.append(column)
      } else {
        groups.append((numbers.unit, size...size, [column]))
      }
    }
    return groups.map(\.columns)
  }
}

extension Column {
  fileprivate var isText: Bool { if case .text = values { true } else { false } }
}
