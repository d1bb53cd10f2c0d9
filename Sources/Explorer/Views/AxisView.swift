import Charts
import Descriptions
import Screen

/// The axes with their ticks and labels.
enum AxisView {
  /// Draws the y axis.
  ///
  /// - Returns: The ticks that have a label, by their number from the bottom up.
  static func drawVertical(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame,
    _ layout: Layout
  ) -> Set<Int> {
    let symbols = settings.symbols
    if let row = layout.unit { drawTitle(page, settings.symbols, row: row, into: &frame) }
    guard area.x > 0 else { return [] }
    for y in area.y..<(area.y + area.rows) {
      frame.write(symbols.verticalAxis, at: Position(x: area.x - 1, y: y), style: Style(.axis))
    }
    var taken: Set<Int> = []
    var labeled: Set<Int> = []
    let ticks = zip(area.plot.yTicks.values, area.tickLabels).enumerated().map {
      (number: $0, value: $1.0, label: $1.1)
    }
    // Of names that share a row that of the focus is the one to show.
    let focused = area.plot.rowNames.map { $0.count - 1 - page.cursor.series }
    let first = focused.flatMap { ticks.indices.contains($0) ? [ticks[$0]] : nil } ?? []
    for (number, value, label) in first + ticks {
      guard let row = area.row(of: value) else { continue }
      let last = area.lastRow + 1 - label.size.rows
      let top = max(min(row - label.size.rows / 2, last), area.y)
      let rows = top..<top + label.size.rows
      guard taken.isDisjoint(with: rows) else { continue }
      taken.formUnion(rows)
      labeled.insert(number)
      frame.write(symbols.verticalTick, at: Position(x: area.x - 1, y: row), style: Style(.axis))
      let start = area.x - 2 - label.size.columns
      label.draw(into: &frame, at: Position(x: max(start, 0), y: top), isBold: settings.isEnlarged)
    }
    return labeled
  }

  /// Marks at the ends of the y axis where a heat map has more rows above or below, and all along it
  /// where rows share one of the screen.
  static func markRows(of page: Page, _ area: PlotArea, into frame: inout Frame) {
    guard area.x > 0, let rows = page.rowPage(of: area.rows) else { return }
    func write(_ mark: String, _ y: Int) {
      frame.write(mark, at: Position(x: area.x - 1, y: y), style: Style(.hint, isBold: true))
    }
    guard page.point != nil else {
      for y in area.y..<area.y + area.rows { write("=", y) }
      return
    }
    if rows.lowerBound > 0 { write("^", area.y) }
    if rows.upperBound < page.chart.series.count { write("v", area.y + area.rows - 1) }
  }

  /// Marks at the ends of the x axis where there are more bars before or after, with the numbers of
  /// those that are seen, and all along it where bars share a column.
  static func markBars(
    _ page: BarPage?, _ settings: Settings, _ area: PlotArea, into frame: inout Frame,
    _ layout: Layout
  ) {
    guard let row = layout.axis ?? layout.focus else { return }
    let style = Style(.hint, isBold: true)
    guard let page else {
      guard area.plot.mergesBars, layout.axis != nil else { return }
      let axis = settings.symbols.horizontalAxis
      for x in area.x..<area.x + area.columns where frame[Position(x: x, y: row)].glyph == axis {
        frame.write(axis == "=" ? "-" : "=", at: Position(x: x, y: row), style: style)
      }
      return
    }
    if page.groups.lowerBound > 0 || page.series.lowerBound > 0 {
      frame.write("‹", at: Position(x: area.x - 1, y: row), style: style)
    }
    if page.groups.upperBound < page.groupCount {
      frame.write("›", at: Position(x: area.x + area.columns, y: row), style: style)
    }
    let text = "\(page.groups.lowerBound + 1)–\(page.groups.upperBound) / \(page.groupCount)"
    if let row = layout.noteRow { drawNote(text, into: &frame, row: row) }
  }

  /// Says what is seen of values that share a cell of a heat map, a column of bars, or a candle, and what is not seen, in
  /// the first row that has room for it.
  static func drawMerging(
    _ page: Page, _ settings: Settings, _ area: PlotArea, _ unseen: Sentence?,
    into frame: inout Frame, rows: [Int]
  ) {
    for sentence in page.shown.merging(on: area.plot) + [unseen].compactMap(\.self) {
      let text = settings.language.text(sentence)
      if rows.contains(where: { drawNote(text, into: &frame, row: $0) }) { return }
    }
  }

  /// Says how many names there is no room for, in the first row that has some for it.
  static func drawLeftOutNames(
    _ count: Int, _ settings: Settings, into frame: inout Frame, rows: [Int]
  ) {
    guard count > 0 else { return }
    let text = settings.language.text(.merged(.names, most: count))
    _ = rows.first { drawNote(text, into: &frame, row: $0) }
  }

  /// The columns of the shortest words for values that share a place; 0 where there is nothing to say.
  static func leastMergingColumns(_ page: Page, _ settings: Settings, _ area: PlotArea) -> Int {
    page.shown.merging(on: area.plot).map { settings.language.text($0).columns }.min() ?? 0
  }

  /// Writes words at the end of a row, or before what stands there.
  ///
  /// - Returns: False where there is no room for them.
  @discardableResult
  static func drawNote(_ text: String, into frame: inout Frame, row: Int) -> Bool {
    let style = Style(.hint, isBold: true)
    let free = (0...max(frame.size.columns - text.columns, 0)).last { x in
      (x - 2..<x + text.columns + 2).allSatisfy { frame[Position(x: $0, y: row)].glyph == " " }
    }
    guard let free, free > 0 else { return false }
    frame.write(text, at: Position(x: free, y: row), style: style)
    return true
  }

  /// Draws the quantity that the y axis measures.
  private static func drawTitle(
    _ page: Page, _ symbols: Symbols, row: Int, into frame: inout Frame
  ) {
    let text = page.chart.yAxis.heading
    let room = frame.size.columns
    let ellipsis = symbols.ellipsis
    let shown =
      text.columns <= room
      ? text : text.prefix(columns: max(room - ellipsis.columns, 0)) + ellipsis
    frame.write(shown, at: Position(x: 0, y: row), style: Style(.axis))
    // The quantity of the x axis, with the zone of its clocks, at the other end of the row.
    let places = page.shown.placeHeading
    let arrow = page.shown.direction == .rightToLeft ? "←" : "→"
    let name = places.isEmpty ? "" : "\(places) \(arrow)"
    for text in [name, page.shown.namedTimeZone ?? ""]
    where !text.isEmpty && shown.columns + 2 + text.columns <= room {
      frame.write(text, at: Position(x: room - text.columns, y: row), style: Style(.axis))
      break
    }
  }

  /// Draws the x axis.
  ///
  /// - Returns: The places that have a label, and the year or the day of all of them where it has no room here.
  static func drawHorizontal(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame,
    _ layout: Layout
  ) -> (places: Set<Double>, spanUnsaid: String?) {
    guard let row = layout.axis else { return ([], nil) }
    let symbols = settings.symbols
    for x in area.x..<(area.x + area.columns) {
      frame.write(symbols.horizontalAxis, at: Position(x: x, y: row), style: Style(.axis))
    }
    if area.x > 0 {
      frame.write(symbols.corner, at: Position(x: area.x - 1, y: row), style: Style(.axis))
    }
    // Without a row of their own the labels stand on the axis itself.
    let labelRow = layout.tickLabels ?? row
    let labels = PlaceLabels(page, settings, area, rows: layout.tickLabelRows)
    for span in labels.spans {
      frame.write(
        span.line(symbols), at: Position(x: span.x, y: labelRow + PlaceLabels.spanRow),
        style: Style(.axis))
    }
    for placed in labels.placed {
      if layout.tickLabels != nil {
        frame.write(
          symbols.horizontalTick, at: Position(x: placed.tick, y: row), style: Style(.axis))
      }
      placed.label.draw(
        into: &frame, at: Position(x: placed.x, y: labelRow + placed.row),
        isBold: settings.isEnlarged)
    }
    var unsaid = labels.spanUnsaid
    // Beside the corner there may be room.
    if let text = unsaid, text.columns < area.x,
      (0..<area.x - 1).allSatisfy({ frame[Position(x: $0, y: labelRow)].glyph == " " })
    {
      let x = area.x - 1 - text.columns
      frame.write(text, at: Position(x: x, y: labelRow), style: Style(.axis))
      unsaid = nil
    }
    return (Set(labels.placed.map(\.value)), unsaid)
  }
}

extension Layout {
  /// The row for what is to be known of the plot: above it, or on a low screen below it.
  var noteRow: Int? { unit ?? scale }

  /// The rows of the title, which has room at its end where there is no other row.
  var rowsOfTitle: [Int] { title.map { Array($0..<$0 + titleRows) } ?? [] }
}

extension Axis {
  /// The quantity that it measures: its title, and the unit where the title does not say it.
  var heading: String {
    let title = title ?? ""
    let unit = valueKind == .lapse ? "" : unit ?? ""
    // "Steps (steps)" would say it twice.
    let isSaid = title.lowercased() == unit.lowercased()
    if title.isEmpty || unit.isEmpty || isSaid { return title.isEmpty ? unit : title }
    return "\(title) (\(unit))"
  }
}

extension Chart {
  /// The choice that is seen of values that share a place in the plot, in full and in short, else for cells what their
  /// values are of several rows; empty where each is seen.
  func merging(on plot: Plot) -> [Sentence] {
    let areCandles = type == .candlestick
    guard plot.hasBars || areCandles || rowNames != nil else { return [] }
    let most = plot.mostMerged
    let choices: [Merging] =
      areCandles
      ? [.candles, .candlesInShort] : plot.hasBars ? [.longest] : [.mean, .meanInShort]
    if most > 1 { return choices.map { .merged($0, most: most) } }
    guard rowNames != nil else { return [] }
    return notes.filter { if case .aggregated = $0 { true } else { false } }.map(Sentence.fact)
  }

  /// The names without a label, of those that do not follow from the labels beside them.
  ///
  /// - Parameters:
  ///   - rows: The rows with a label, from the bottom up.
  ///   - places: The places with a label.
  /// - Returns: The names of rows from the top down, then those of places.
  func namesLeftOut(rows: Set<Int>, places: Set<Double>) -> [String] {
    let unnamedRows =
      rowNames.map { names in
        rows.count > 1 && names.isInOrder
          ? [] : names.indices.filter { !rows.contains(names.count - 1 - $0) }.map { names[$0] }
      } ?? []
    guard !isRound, let names = shownCategories, places.count < 2 || !hasOrderedPlaces else {
      return unnamedRows
    }
    return unnamedRows + names.indices.filter { !places.contains(Double($0)) }.map { names[$0] }
  }

  /// The zone that the times along x are of, where it is told.
  fileprivate var namedTimeZone: String? {
    guard case .date = xAxis.kind else { return nil }
    return xAxisExtent.timeZone?.saidName
  }

  /// The quantity that the x axis measures, and the zone that its times are of.
  var placeHeading: String {
    guard let zone = namedTimeZone else { return xAxis.heading }
    return xAxis.heading.isEmpty ? zone : "\(xAxis.heading) (\(zone))"
  }
}
