import Tables

extension EncodingSetting {
  /// The values that an encoding has of it, as they are written; none where it says nothing.
  func texts(of encoding: Encoding) -> [String] {
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
    (asked.others, asked.timeZone, asked.presets) = (others, timeZone, presets)
    return asked
  }

  /// The options with which a table becomes the charts that are shown, the fewest that do.
  ///
  /// - Parameters:
  ///   - charts: The charts that are shown.
  ///   - document: The table.
  ///   - naming: Gives series without a name the one that they have there.
  /// - Returns: The options; `nil` where none make just these charts.
  package func arguments(
    for charts: [Chart], of document: Document, _ naming: (Chart) -> Chart
  ) -> [String]? {
    guard let first = charts.first else { return nil }
    let pinned = pinned(to: first, of: document)
    var typed = pinned
    typed.type = first.type
    for candidate in [self, pinned, typed] {
      guard let made = try? candidate.asAsked?.charts(of: document), made.count == charts.count,
        zip(made, charts).allSatisfy({ naming($0).isDrawn(as: $1) })
      else { continue }
      return candidate.arguments
    }
    return nil
  }
}

extension Chart {
  /// True where another chart looks and sounds the same, whatever chose its columns.
  fileprivate func isDrawn(as other: Chart) -> Bool {
    guard series.count == other.series.count,
      zip(series, other.series).allSatisfy({ $0.isDrawn(as: $1) })
    else { return false }
    var (plain, others) = (self, other)
    (plain.series, others.series) = ([], [])
    (plain.channels, others.channels) = (nil, nil)
    return plain == others
  }
}

extension Series {
  fileprivate func isDrawn(as other: Series) -> Bool {
    name == other.name && x == other.x && labels == other.labels && unit == other.unit
      && y.count == other.y.count
      && zip(y, other.y).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
