import Tables

extension EncodingSetting {
  /// The values that an encoding has of it, as they are written; none where it says nothing.
  package func texts(of encoding: Encoding) -> [String] {
    switch self {
    case .x: Self.list(encoding.x)
    // A comma parts a list, but for a name in quotation marks.
    case .y: encoding.y
    case .type: Self.list(encoding.type?.rawValue)
    case .series: Self.list(encoding.series ?? (encoding.isWhole ? "none" : nil))
    case .split: Self.list(encoding.split)
    case .label: Self.list(encoding.label)
    case .aggregate:
      switch encoding.aggregation {
      case .by(let aggregate)?: [aggregate.rawValue]
      case RowAggregation.none?: ["none"]
      case nil: []
      }
    case .every: Self.list(encoding.every?.rawValue)
    case .bin:
      switch encoding.bin {
      case .auto?: ["auto"]
      case .of(let width)?: [ColumnValues.plain(width)]
      case nil: []
      }
    case .conditions: encoding.picking.conditions.map(\.written)
    case .last: Self.list(encoding.picking.last?.text)
    case .from: Self.list(encoding.picking.from)
    case .to: Self.list(encoding.picking.to)
    case .sort: Self.list(encoding.order?.text)
    case .top: Self.list(encoding.top.map(String.init))
    }
  }

  private static func list(_ text: String?) -> [String] { text.map { [$0] } ?? [] }
}

extension Encoding {
  /// The options that ask for this encoding, each followed by its value.
  package var arguments: [String] {
    var arguments = EncodingSetting.allCases.flatMap { setting in
      setting.texts(of: self).flatMap { ["--\(setting.rawValue)", $0] }
    }
    if let number { arguments += ["--chart", String(number)] }
    let words: [(String, String?)] = [
      ("--title", title), ("--summary", summary), ("--x-title", xTitle), ("--y-title", yTitle),
      ("--x-unit", xUnit), ("--y-unit", yUnit), ("--x-scale", xScale?.rawValue),
      ("--y-scale", yScale?.rawValue),
    ]
    for case (let name, let text?) in words { arguments += [name, text] }
    arguments += referenceLines.flatMap { ["--line", $0.text] }
    if !errors.isEmpty, !areErrorsFound { arguments += ["--error", errors.joined(separator: ",")] }
    if hasTrendLines { arguments.append("--trend-line") }
    return arguments
  }

  /// The encoding that its own options ask for: columns whose kind options cannot state are guessed.
  private var asAsked: Encoding? {
    var asked = Encoding()
    for setting in EncodingSetting.allCases {
      guard (try? setting.set(setting.texts(of: self), in: &asked)) != nil else { return nil }
    }
    (asked.number, asked.title, asked.summary) = (number, title, summary)
    (asked.xTitle, asked.yTitle, asked.xUnit, asked.yUnit) = (xTitle, yTitle, xUnit, yUnit)
    (asked.xScale, asked.yScale) = (xScale, yScale)
    (asked.referenceLines, asked.hasTrendLines) = (referenceLines, hasTrendLines)
    asked.errors = areErrorsFound ? [] : errors
    (asked.others, asked.timeZone, asked.presets) = (others, timeZone, presets)
    return asked
  }

  /// The options with which a table becomes the charts that are shown.
  ///
  /// - Parameters:
  ///   - charts: The charts that are shown.
  ///   - document: The table.
  ///   - naming: Gives series without a name the one that they have there.
  ///   - ignoresNotes: True where what was done to the table may be told otherwise.
  /// - Returns: The options; `nil` where none make just these charts.
  package func arguments(
    for charts: [Chart], of document: Document, _ naming: (Chart) -> Chart,
    ignoringNotes ignoresNotes: Bool = false
  ) -> [String]? {
    settled(for: charts, of: document, naming, ignoringNotes: ignoresNotes)?.arguments
  }

  /// The wishes with which a table becomes the charts that are shown.
  ///
  /// All that a guess chose is among them that can be without another word being said: another version may guess
  /// otherwise.
  ///
  /// - Parameters:
  ///   - charts: The charts that are shown.
  ///   - document: The table.
  ///   - naming: Gives series without a name the one that they have there.
  ///   - ignoresNotes: True where what was done to the table may be told otherwise.
  /// - Returns: The wishes; `nil` where none that options can tell make just these charts.
  package func settled(
    for charts: [Chart], of document: Document, _ naming: (Chart) -> Chart,
    ignoringNotes ignoresNotes: Bool = false
  ) -> Encoding? {
    guard let first = charts.first else { return nil }
    func makes(_ encoding: Encoding) -> Bool {
      guard let made = try? encoding.asAsked?.charts(of: document) else { return false }
      return ignoresNotes
        ? made.map { naming($0).withoutNotes }.areDrawn(as: charts.map(\.withoutNotes))
        : made.map(naming).areDrawn(as: charts)
    }
    let pinned = pinned(to: first, of: document)
    var typed = pinned
    typed.type = first.type
    // An aggregate that only was kept is none that changes anything everywhere.
    let guessed = [self, pinned, typed].compactMap { encoding -> Encoding? in
      guard let aggregate = encoding.guessedAggregate, encoding.aggregation == .by(aggregate)
      else { return nil }
      var free = encoding
      free.aggregation = nil
      return free
    }
    let besides = besideValues(of: first)
    let plain = [self] + besides + [pinned, typed] + guessed
    // One chart of several columns may be called by the file alone.
    let titled = charts.count > 1 ? [] : (besides + [typed]).map { $0.titled(first.title) }
    guard var settled = (plain + titled).first(where: makes) else { return nil }
    let steps = Self.steps(to: first)
    // All at once, as each chart of a large table takes its time.
    var all = settled
    for state in steps.compactMap(\.first) { state(&all) }
    if makes(all) { return all }
    for step in steps {
      let stated = step.map { state in
        var stated = settled
        state(&stated)
        return stated
      }
      if let found = stated.first(where: { $0 == settled || makes($0) }) { settled = found }
    }
    return settled
  }

  /// The wishes with all that a chart is but for its values, which are guessed as they were, with other rows, too.
  private func besideValues(of chart: Chart) -> [Encoding] {
    guard let channels = chart.channels else { return [] }
    var encoding = self
    encoding.settling = nil
    encoding.x = x ?? channels.x.flatMap { channels.y.contains($0) ? nil : $0 }
    encoding.split = split ?? channels.split
    encoding.type = type ?? chart.type
    encoding.every = every ?? channels.timeUnit
    encoding.bin = bin ?? channels.binWidth.map(BinWidth.of)
    encoding.order = order ?? channels.sort.flatMap(RowOrder.init)
    encoding.top = top ?? channels.top
    (encoding.series, encoding.isWhole) = (series ?? channels.series, channels.series == nil)
    var parted = encoding
    // Nobody has to say that nothing parts the rows, unless a guess would part them.
    if channels.series == nil { parted.isWhole = isWhole }
    var aggregated = encoding
    aggregated.aggregation = aggregation ?? channels.aggregate.map(RowAggregation.by)
    return [parted, encoding, aggregated]
  }

  private func titled(_ title: String?) -> Encoding {
    var titled = self
    titled.title = title
    return titled
  }

  /// The statements that can be made of a chart, one after the other, each in the ways of which the first that changes nothing is
  /// taken.
  private static func steps(to chart: Chart) -> [[(inout Encoding) -> Void]] {
    guard let channels = chart.channels else { return [] }
    let orders = [channels.sort, "none", "x", "y:desc"].compactMap { $0.flatMap(RowOrder.init) }
    return [
      [{ $0.x = $0.x ?? (channels.x.flatMap { channels.y.contains($0) ? nil : $0 }) }],
      [{ if !$0.isWhole { $0.series = $0.series ?? channels.series } }],
      [{ $0.split = $0.split ?? channels.split }],
      [{ $0.type = $0.type ?? chart.type }],
      [{ $0.every = $0.every ?? channels.timeUnit }],
      [{ $0.aggregation = $0.aggregation ?? channels.aggregate.map(RowAggregation.by) }],
      chart.xAxis.categories == nil ? [] : orders.map { order in { $0.order = $0.order ?? order } },
    ]
  }
}

extension [Chart] {
  /// True where other charts look and sound the same, whatever chose their columns.
  package func areDrawn(as others: [Chart]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isDrawn(as: $1) }
  }
}

extension Chart {
  /// The chart without the words about what was done to its table.
  fileprivate var withoutNotes: Chart {
    var chart = self
    chart.notes = []
    return chart
  }

  /// True where another chart looks and sounds the same, whatever chose its columns.
  fileprivate func isDrawn(as other: Chart) -> Bool {
    guard series.count == other.series.count,
      zip(series, other.series).allSatisfy({ $0.isDrawn(as: $1) })
    else { return false }
    var (plain, others) = (self, other)
    (plain.series, others.series) = ([], [])
    (plain.channels, others.channels) = (nil, nil)
    // They are drawn by what became of these.
    (plain.askedBinWidth, others.askedBinWidth) = (nil, nil)
    (plain.hasSettledPlaces, others.hasSettledPlaces) = (false, false)
    return plain == others
  }
}

extension Series {
  /// True where another series has the same name and points.
  package func isDrawn(as other: Series) -> Bool {
    name == other.name && x == other.x && labels == other.labels && unit == other.unit
      && y.count == other.y.count
      && zip(y, other.y).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
