import Charts
import Descriptions
import Screen

/// The names of several series at their lines' ends, cut where they are long; in rows below the plot where there is no
/// room beside it.
enum LegendView {
  /// The columns to keep free at the right.
  static func columns(for chart: Chart, _ settings: Settings, size: Size, rows: Int) -> Int {
    if let slices = slices(of: chart, settings) {
      // The room that the circle leaves is half of the screen at least where that is narrow.
      let entries = rings(of: chart, settings) + slices.map(\.entry)
      let width = (entries.map(\.text.columns).max() ?? 0) + 1
      let room = max(size.columns - 2 * rows, size.columns / 2)
      return rows < 2 || room < Self.leastSliceColumns ? 0 : min(width, room)
    }
    // Its rows are named at the axis.
    if chart.rowNames != nil { return 0 }
    let names = chart.series.map(\.name)
    guard names.count > 1, size.columns >= leastColumns else { return 0 }
    let width = (names.map(\.columns).max() ?? 0) + signColumns
    // Whole names are worth some columns of the plot.
    if width <= size.columns / 3 { return width }
    let room = size.columns / 4
    // On a narrow screen a row below the plot has more of a few long names.
    let below = (size.columns + 2) / names.count - 4
    if size.columns < Self.fewColumns, rows >= Self.leastRowsAbove, below > room - signColumns {
      return 0
    }
    // Names that are cut tell the series apart only where they still differ, in few columns from their beginnings on.
    let beginnings = names.map { $0.prefix(columns: room - signColumns - 1) }
    return Set(beginnings).count == names.count || room >= leastNameColumns ? room : 0
  }

  /// True where each series has a row for its name, and a name that is no other's.
  private static func namesAll(
    _ chart: Chart, _ settings: Settings, in area: PlotArea
  ) -> Bool {
    let names = chart.series.map(\.name)
    let cut = fitting(names, area.legendColumns, settings)
    return names.count <= area.rows && (cut == names || Set(cut).count == cut.count)
  }

  /// The columns in which the beginning of a name tells which one it is.
  private static let leastNameColumns = 15

  /// Fewer columns are a narrow screen, and the rows from which on the plot has one to spare.
  private static let (fewColumns, leastRowsAbove) = (60, 5)

  /// Narrower screens are left to the plot.
  private static let leastColumns = 40
  /// The columns of a blank, of the sign of a series, and of the blank before its name.
  private static let signColumns = 3

  /// Names that are cut to the columns of a legend.
  private static func fitting(
    _ names: [String], _ columns: Int, _ settings: Settings
  ) -> [String] {
    AxisLabel.cut(
      names, within: max(columns - signColumns, 1), ellipsis: Symbols(settings.glyphs).ellipsis)
  }

  /// Names shorter than these say nothing.
  private static let leastSliceColumns = 10

  /// Draws the names.
  ///
  /// - Returns: The names that there is no room for.
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, _ marks: [Mark],
    below: Range<Int>?, into frame: inout Frame
  ) -> [String] {
    if let slices = slices(of: page.shown, settings) {
      guard area.legendColumns > 0 else { return (page.shown.slices ?? []).map(\.name) }
      return draw(
        slices, rings: rings(of: page.shown, settings), page.cursor, settings, area, into: &frame)
    }
    if let below {
      return draw(
        page, settings, isMuted: { page.mutes($0, on: area) }, marks, rows: below, into: &frame)
    }
    guard area.legendColumns > 0 else {
      return page.shown.rowNames == nil && page.shown.series.count > 1
        ? page.shown.series.map(\.name) : []
    }
    let symbols = Symbols(settings.glyphs)
    let namesAll = namesAll(page.shown, settings, in: area)
    let rows =
      namesAll
      ? rows(of: page.shown, in: area)
      : [focusedRow(of: page, in: area)].compactMap(\.self)
    if !namesAll, let row = rows.first?.row, area.rows > 1 {
      // Under the name, where no line ends, or over it.
      let below = row + 1 < area.y + area.rows ? row + 1 : row - 1
      frame.write(
        "+\(page.shown.series.count - 1)", at: Position(x: area.x + area.columns + 1, y: below),
        style: Style(.hint))
    }
    let names = fitting(page.chart.series.map(\.name), area.legendColumns, settings)
    for (index, row) in rows {
      write(
        names[index], of: index,
        at: Position(x: area.x + area.columns + 1, y: row), page, settings,
        isMuted: page.mutes(index, on: area), swatch(of: index, page.chart, marks, symbols),
        into: &frame)
    }
    let named = Set(rows.map(\.series))
    return page.shown.series.indices.filter { !named.contains($0) }
      .map { page.shown.series[$0].name }
  }

  /// Writes the name of a series with its sign.
  private static func write(
    _ name: String, of index: Int, at start: Position, _ page: Page, _ settings: Settings,
    isMuted: Bool, _ swatch: String, isSolid: Bool = false, into frame: inout Frame
  ) {
    let isBold = index == page.cursor.series
    let text = settings.language.text(.legendEntry(name, marker: swatch))
    frame.write(text, at: start, style: Style(.series(index), isBold: isBold))
    guard text.hasPrefix(swatch) else { return }
    // A sign looks like what it stands for; a name is to be read.
    let role: Role = isMuted ? .muted(index) : .series(index)
    let ground: Role = isMuted ? .inside(index) : .pattern(index)
    let isTinted =
      settings.hasColors && settings.hasShades && page.chart.legendPart == .bar && !isSolid
      && swatch != Symbols(settings.glyphs).fill(series: 0)
    frame.write(
      swatch, at: start, style: Style(role, isBold: isBold, ground: isTinted ? ground : nil))
  }

  /// Draws the names in rows below the plot, those around the focus where not all have room, with signs of their own if any.
  ///
  /// - Returns: The others.
  static func draw(
    _ page: Page, _ settings: Settings, isMuted: (Int) -> Bool, _ marks: [Mark] = [],
    signs: [String] = [], rows: Range<Int>, into frame: inout Frame
  ) -> [String] {
    let symbols = Symbols(settings.glyphs)
    let series = page.shown.series
    let names = LegendRows(
      series.map(\.name), columns: frame.size.columns, rows: rows.count,
      focused: page.cursor.series, ellipsis: symbols.ellipsis)
    for entry in names.entries {
      write(
        entry.name, of: entry.series, at: Position(x: entry.x, y: rows.lowerBound + entry.row),
        page, settings, isMuted: isMuted(entry.series),
        signs.indices.contains(entry.series)
          ? signs[entry.series] : swatch(of: entry.series, page.chart, marks, symbols),
        isSolid: !signs.isEmpty, into: &frame)
    }
    if let rest = names.rest {
      frame.write(
        rest.text, at: Position(x: rest.x, y: rows.upperBound - 1), style: Style(.hint))
    }
    let named = Set(names.entries.map(\.series))
    return series.indices.filter { !named.contains($0) }.map { series[$0].name }
  }

  /// The rows below the plot that the names of a chart take; 0 where they stand beside it, or there are none.
  static func rowsBelow(for chart: Chart, _ settings: Settings, size: Size, rows: Int) -> Int {
    guard chart.rowNames == nil, !chart.isRound, chart.series.count > 1,
      columns(for: chart, settings, size: size, rows: rows) == 0
    else { return 0 }
    return LegendRows(
      chart.series.map(\.name), columns: size.columns, rows: .max, focused: 0,
      ellipsis: Symbols(settings.glyphs).ellipsis
    ).rowCount
  }

  /// The series with the rows of their names, from the top down in the order of their last values.
  ///
  /// Each stands as near to its end as the order allows. A series without a value comes last, and what
  /// there is no row for is left out. What stands side by side is named in its order, what lies on another part
  /// before that.
  static func rows(of chart: Chart, in area: PlotArea) -> [(series: Int, row: Int)] {
    let bottom = area.y + area.rows - 1
    if chart.legendPart != .point {
      let order = Array(chart.series.indices)
      let named = Array((chart.isStacked ? order.reversed() : order).prefix(area.rows))
      let middle = Array(repeating: area.y + area.rows / 2, count: named.count)
      return zip(named, middle.spread(in: area.y...max(area.y, bottom))).map { ($0, $1) }
    }
    let drawn = chart.drawnSeries
    let ends = drawn.indices.map { index -> (series: Int, value: Double?) in
      let y = drawn[index].y.prefix(drawn[index].count)
      return (index, y.last(where: \.isFinite))
    }
    let ordered = ends.sorted {
      ($1.value ?? -.infinity, $0.series) < ($0.value ?? -.infinity, $1.series)
    }
    let wanted = ordered.prefix(area.rows).map { end in
      end.value.flatMap { area.row(of: $0) } ?? bottom
    }
    return zip(ordered, wanted.spread(in: area.y...max(area.y, bottom))).map { ($0.series, $1) }
  }

  /// The series that one stands in, with the row in which its line ends.
  private static func focusedRow(
    of page: Page, in area: PlotArea
  ) -> (series: Int, row: Int)? {
    let index = page.cursor.series
    guard page.shown.series.indices.contains(index) else { return nil }
    let series = page.shown.drawnSeries[index]
    let end = series.y.prefix(series.count).last(where: \.isFinite)
    return (index, end.flatMap { area.row(of: $0) } ?? area.y + max(area.rows, 1) - 1)
  }

  /// The slices with their signs, names and shares, where the chart has some.
  private static func slices(
    of chart: Chart, _ settings: Settings
  ) -> [(point: Int, entry: LegendEntry)]? {
    let symbols = Symbols(settings.glyphs)
    return chart.slices?.map { slice in
      let share = slice.percent.map { " " + settings.language.format.percent($0) } ?? ""
      let marker = symbols.fill(series: slice.ink)
      let name = settings.language.text(.legendEntry(slice.name, marker: marker))
      return (
        slice.point,
        LegendEntry(name: name, bareName: slice.name, share: share, role: .series(slice.ink))
      )
    }
  }

  /// The rings with the names of their series, the outermost first, where there are several.
  private static func rings(of chart: Chart, _ settings: Settings) -> [LegendEntry] {
    zip(chart.ringNames(in: settings.language), chart.shortRingNames(in: settings.language)).map {
      LegendEntry(name: $0, bareName: $0, share: "", shortName: $1, role: .text)
    }
  }

  /// The rings in at most half of the rows, then the slices.
  ///
  /// - Returns: The names that there is no room for.
  private static func draw(
    _ slices: [(point: Int, entry: LegendEntry)], rings: [LegendEntry], _ cursor: Cursor,
    _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) -> [String] {
    let ringRows = min(rings.count, area.rows / 2)
    let isSpaced = ringRows > 0 && ringRows + slices.count < area.rows
    let (top, bottom) = (area.y, area.y + area.rows)
    let ringsLeftOut = draw(
      rings, focused: cursor.point == nil ? nil : cursor.series, settings, area,
      rows: top..<top + ringRows, into: &frame)
    return ringsLeftOut
      + draw(
        slices.map(\.entry),
        focused: cursor.point.flatMap { point in slices.firstIndex { $0.point == point } },
        settings,
        area, rows: top + ringRows + (isSpaced ? 1 : 0)..<bottom, into: &frame)
  }

  /// As many of the entries as there are rows, from the first down, with the focused one among them.
  ///
  /// - Returns: The names of the others.
  private static func draw(
    _ entries: [LegendEntry], focused: Int?, _ settings: Settings, _ area: PlotArea,
    rows: Range<Int>, into frame: inout Frame
  ) -> [String] {
    var drawn: Set<Int> = []
    let first = min(max((focused ?? 0) - rows.count + 1, 0), max(entries.count - rows.count, 0))
    let ellipsis = Symbols(settings.glyphs).ellipsis
    for (row, index) in zip(rows, first..<max(first, entries.count)) {
      let entry = entries[index]
      // More below than there is room for is marked; a name is cut before its share is.
      let isMore = rows.count > 1 && row == rows.upperBound - 1 && index < entries.count - 1
      let isNamed = !isMore || index == focused
      if isNamed { drawn.insert(index) }
      let text =
        isNamed
        ? entry.fitting(area.legendColumns - 1, ellipsis: ellipsis)
        : "+\(entries.count - drawn.count)"
      frame.write(
        text, at: Position(x: area.x + area.columns + 1, y: row),
        style: isNamed ? Style(entry.role, isBold: index == focused) : Style(.hint))
    }
    return entries.indices.filter { !drawn.contains($0) }.map { entries[$0].bareName }
  }

  /// The sign that a series has in the plot: what its bars or boxes are filled with, or its marker.
  private static func swatch(
    of index: Int, _ chart: Chart, _ marks: [Mark], _ symbols: Symbols
  ) -> String {
    let part = chart.legendPart
    let shade =
      part == .bar ? nil : marks.first { $0.series == index && $0.part == part }?.shade
    return shade.map { symbols.shade(level: $0.rawValue) } ?? sign(of: index, chart, symbols)
  }

  /// The sign that a series has by its number alone.
  static func sign(of index: Int, _ chart: Chart, _ symbols: Symbols) -> String {
    chart.legendPart == .bar ? symbols.fill(series: index) : symbols.marker(series: index)
  }
}
