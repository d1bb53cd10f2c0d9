import Tables

extension Encoding {
  /// The encoding that asks for the columns that a chart of the table has, so that a change of one leaves
  /// the others where they are.
  ///
  /// Ranges, units of time, the order of names and the largest of them are those of the chart. The type is guessed anew,
  /// as other columns may suit another one, but for boxes, and for a histogram, whose only column would be drawn as a line.
  package func pinned(to chart: Chart, of document: Document) -> Encoding {
    guard let channels = chart.channels else { return self }
    var encoding = self
    if case .table(let table) = document { encoding = suited(to: table) }
    encoding.presets = []
    encoding.number = nil
    encoding.measures = []
    (encoding.x, encoding.y) = (channels.x, channels.y)
    encoding.isOverRows = channels.x == nil
    encoding.series = channels.series
    encoding.isWhole = channels.series == nil
    (encoding.split, encoding.label) = (channels.split, channels.label)
    (encoding.every, encoding.bin) = (channels.timeUnit, channels.binWidth.map(BinWidth.of))
    encoding.order = channels.sort.flatMap(RowOrder.init)
    (encoding.top, encoding.topHasMostRows) = (channels.top, channels.isTopByRows)
    // A value that is called an aggregate has it already.
    if encoding.aggregation == nil, encoding.y.allSatisfy({ Aggregation(parsing: $0) == nil }) {
      encoding.guessedAggregate = channels.aggregate
    }
    // Yes and no are numbers only as a share of rows, whatever is along x.
    if chart.countsYes(among: encoding.y) { encoding.aggregation = .by(.mean) }
    encoding.hasNames = chart.xAxis.categories != nil
    encoding.hasNumbers = chart.xAxis.kind == .number
    // Boxes of codes are none that a guess would make of an x that is asked for.
    if chart.type == .box { encoding.type = .box }
    if let x = encoding.x, encoding.y.contains(x) {
      encoding.x = nil
      encoding.type = chart.type
    }
    return encoding
  }

  /// The values of a column of text, the most frequent first, or those of a few numbers in their order, whichever rows are
  /// charted; none of more numbers.
  package func values(of name: String, in document: Document) throws(InputProblem) -> [String] {
    guard case .table(let table) = document else { return [] }
    var all = self
    all.picking = RowPicking()
    let typed = try all.suited(to: table).readied(table).table
    guard let column = typed.columns.first(where: { $0.name == name }) else { return [] }
    guard case .numbers(let numbers) = column.values else {
      return column.isText ? column.examples : []
    }
    let codes = Set(numbers.values.lazy.filter(\.isFinite))
    return codes.count <= Self.mostCodes && numbers.areWhole
      ? codes.sorted().map(ColumnValues.plain) : []
  }

  /// More numbers than these are chosen by a range.
  private static let mostCodes = 7
}

extension Chart {
  /// True where answers in words are counted as 1 and 0 in one of some columns.
  fileprivate func countsYes(among columns: [String]) -> Bool {
    notes.contains { note in
      if case .countedYes(let column, _, _) = note { columns.contains(column) } else { false }
    }
  }
}
