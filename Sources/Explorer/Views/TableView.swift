import Charts
import Descriptions
import Screen

/// The data table: the rows that are shown, below headings that stay; beside the chart where there is
/// room for both, else in its place.
enum TableView {
  static func draw(_ page: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout) {
    guard let table = page.table else { return }
    let top = layout.unit ?? layout.plot.y
    var area = Area(
      x: 0, y: top, columns: frame.size.columns,
      rows: max((layout.bigText ?? layout.caption).y - top, 0))
    if let columns = columnsBesideChart(table, settings.language, layout, of: frame.size) {
      area.x = frame.size.columns - columns
      area.columns = columns
      drawChart(page, settings, columns: area.x - gap, into: &frame, layout)
    }
    drawTable(table, page, settings, into: &frame, area)
  }

  private static let gap = 2

  // MARK: Beside the chart

  /// The columns that a chart needs for its axes and names.
  private static let leastChart = 60
  /// From here on there is room for both.
  private static let leastBoth = 100

  /// The columns that the table has beside the chart; `nil` where it takes its place.
  ///
  /// They depend on headings only, so that the chart does not move with the rows.
  private static func columnsBesideChart(
    _ table: DataTable, _ language: any Language, _ layout: Layout, of size: Size
  ) -> Int? {
    guard size.columns >= leastBoth, layout.tickLabels ?? layout.focus != nil else { return nil }
    let most = min(size.columns * 2 / 5, size.columns - leastChart - gap)
    var wanted = 20
    for column in table.columns where wanted < most {
      wanted += gap + max(language.text(.columnHeading(column.heading)).columns, 12)
    }
    return min(wanted, most)
  }

  private static func drawChart(
    _ page: Page, _ settings: Settings, columns: Int, into frame: inout Frame,
    _ layout: Layout
  ) {
    var chart = Frame(size: Size(columns: columns, rows: frame.size.rows))
    ChartView.draw(page, settings, into: &chart, layout)
    for y in 0..<chart.size.rows {
      for x in 0..<chart.size.columns {
        let cell = chart[Position(x: x, y: y)]
        if cell != .blank { frame[Position(x: x, y: y)] = cell }
      }
    }
  }

  // MARK: The table

  private static func drawTable(
    _ table: DataTable, _ page: Page, _ settings: Settings, into frame: inout Frame, _ area: Area
  ) {
    guard area.rows > 0, area.columns > 0 else { return }
    let hasHeadings = area.rows > 1
    let indent = area.columns > 12 ? 2 : 1
    let shown = rows(of: page, limit: area.rows - (hasHeadings ? 1 : 0))
    let plan = TablePlan(
      table, shown.map { table.rows[$0] }, of: page, in: settings.language,
      room: area.columns - indent)
    let ellipsis = Symbols(settings.glyphs).ellipsis
    func write(_ text: String, _ x: Int, _ y: Int, _ style: Style) {
      guard x < area.columns else { return }
      frame.write(
        text, at: Position(x: area.x + x, y: y), style: style, limit: area.columns - x)
    }
    if hasHeadings {
      for placed in plan.columns {
        let (text, offset) = placed.column.placedHeading(ellipsis: ellipsis)
        write(
          text, indent + placed.x + offset, area.y,
          Style(.title, isBold: true, isUnderlined: placed.isFocused))
      }
      for x in plan.marks { write(x.sign, indent + x.x, area.y, Style(.hint)) }
    }
    for (index, row) in shown.enumerated() {
      let y = area.y + index + (hasHeadings ? 1 : 0)
      let isSelected = row == page.row
      let style =
        isSelected ? Style(.focus, isBold: true, isReversed: true) : Style.text
      if isSelected {
        write(String(repeating: " ", count: area.columns), 0, y, style)
        write(Symbols(settings.glyphs).pointer, 0, y, style)
      }
      for placed in plan.columns {
        let (text, offset) = placed.column.placed(index, ellipsis: ellipsis)
        let x = indent + placed.x + offset
        write(text, x, y, style)
        guard isSelected, placed.isFocused else { continue }
        write("[", x - 1, y, style)
        write("]", x + text.columns, y, style)
      }
    }
  }

  /// The rows there is room for, with the one that is stood on in their middle where there is more
  /// above and below.
  private static func rows(of page: Page, limit: Int) -> Range<Int> {
    let all = page.shownRows
    let row = page.row.map { min(max($0, all.lowerBound), max(all.upperBound - 1, 0)) }
    let top = min((row ?? all.lowerBound) - limit / 2, all.upperBound - limit)
    return max(top, all.lowerBound)..<min(max(top, all.lowerBound) + limit, all.upperBound)
  }
}

/// The columns of the data table that are seen, and their places.
///
/// The places and the column of the series one stands in always are; the others beside it as far as
/// there is room, whole columns, with marks where there are more.
struct TablePlan {
  struct PlacedColumn {
    var column: TableColumn
    /// The distance from the left.
    var x: Int
    var isFocused: Bool
  }

  /// More columns than these never fit beside each other, and each has to be put into words.
  private static let mostFitting = 40

  /// True where all columns fit into some room.
  private static func fit(
    _ table: DataTable, _ rows: [[Int?]], beside places: TableColumn, _ language: any Language,
    _ room: Int
  ) -> Bool {
    guard table.columns.count <= mostFitting else { return false }
    return table.columns.reduce(places.width) {
      $0 + gap + TableColumn($1, of: rows, table, in: language).width
    } <= room
  }

  private(set) var columns: [PlacedColumn] = []
  /// The marks at the left and at the right where there are more columns.
  private(set) var marks: [(sign: String, x: Int)] = []

  private static let gap = 2

  init(
    _ table: DataTable, _ rows: [[Int?]], of page: Page, in language: any Language, room: Int
  ) {
    var places = TableColumn(placesOf: rows, table, of: page.chart, in: language)
    // A bracket has the column behind the last cell; the sign that there are more has one more.
    let hasSign =
      table.columns.count > 1 && !Self.fit(table, rows, beside: places, language, room - 1)
    let room = max(room - (hasSign ? 2 : 1), 1)
    let focused =
      table.columns.firstIndex { $0.series == page.cursor.series && $0.content == .value } ?? 0
    func column(_ index: Int) -> TableColumn? {
      table.columns.indices.contains(index)
        ? TableColumn(table.columns[index], of: rows, table, in: language) : nil
    }
    guard var own = column(focused) else {
      places.width = min(places.fullWidth, room)
      columns = [PlacedColumn(column: places, x: 0, isFocused: false)]
      return
    }
    // Cells are worth more than the ends of headings, and values more than the end of a name.
    own.width = max(min(own.width, room - Self.gap - places.width), own.leastWidth)
    places.width = min(places.width, max(room - Self.gap - own.width, room / 3, 1))
    own.width = min(own.width, max(room - Self.gap - places.width, 1))
    var seen = [own]
    var range = focused..<focused + 1
    var left = room - places.width - Self.gap - own.width
    while let next = column(range.lowerBound - 1), left >= Self.gap + next.width {
      seen.insert(next, at: 0)
      range = range.lowerBound - 1..<range.upperBound
      left -= Self.gap + next.width
    }
    while let next = column(range.upperBound), left >= Self.gap + next.width {
      seen.append(next)
      range = range.lowerBound..<range.upperBound + 1
      left -= Self.gap + next.width
    }
    // The room that is left over goes to columns that were cut.
    for index in [-1] + seen.indices {
      let column = index < 0 ? places : seen[index]
      let more = min(max(left, 0), max(column.fullWidth - column.width, 0))
      left -= more
      if index < 0 { places.width += more } else { seen[index].width += more }
    }
    columns = [PlacedColumn(column: places, x: 0, isFocused: false)]
    var x = places.width
    for (index, column) in seen.enumerated() {
      x += Self.gap
      columns.append(
        PlacedColumn(
          column: column, x: x,
          isFocused: range.lowerBound + index == focused && table.columns.count > 1))
      x += column.width
    }
    if range.lowerBound > 0 { marks.append(("<", places.width)) }
    if range.upperBound < table.columns.count { marks.append((">", x + 1)) }
  }
}
