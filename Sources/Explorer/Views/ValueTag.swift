import Charts
import Descriptions
import Screen

/// The value of the focused point, written beside it where nothing else is drawn.
enum ValueTag {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, column: Int, into frame: inout Frame
  ) {
    // Enlarged it is written below the plot already.
    guard !settings.isEnlarged, !page.shown.isRound, let point = page.point,
      let value = value(of: page),
      let row = row(of: page, area)
    else { return }
    let text = settings.language.format.quantity(value)
    if let bar = page.shown.focus(at: point, on: area.plot),
      let number = BarNumbers.number(of: bar, page, settings, area, in: frame)
    {
      // The bar has its number already.
      frame.write(
        number.text, at: number.position,
        style: Style(.focus, isBold: true, isReversed: number.isInside))
      return
    }
    let focus = page.shown.focus(at: point, on: area.plot)
    // Beside a bar it would stand over the next one, and be taken for the value of that.
    guard
      let start = place(
        for: text.columns, beside: column, row: row, isFirstAbove: focus?.part == .bar, area,
        in: frame)
    else {
      let inside = focus.flatMap {
        place(inside: $0, for: text.columns, settings.symbols, area, in: frame)
      }
      if let start = inside
        ?? place(for: text.columns, onAreaBeside: column, row: row, page, area, in: frame)
      {
        frame.write(text, at: start, style: Style(.focus, isBold: true, isReversed: true))
        return
      }
      guard page.shown.isStacked, focus?.part == .bar else { return }
      // Over the bar, with the sign that is in the part: alone it would be taken for the value of the whole.
      let signed = "\(settings.symbols.marker(series: 0)) \(text)"
      if let start = place(for: signed.columns, over: column, row: row, area, in: frame) {
        frame.write(signed, at: start, style: Style(.focus, isBold: true))
      }
      return
    }
    frame.write(text, at: start, style: Style(.focus, isBold: true))
  }

  private static func value(of page: Page) -> Quantity? {
    guard let point = page.point else { return nil }
    var value = PointOutline(page.chart, at: point).value
    value?.dropUnit()
    return value
  }

  /// The row of the point: of the value that is said of it.
  private static func row(of page: Page, _ area: PlotArea) -> Int? {
    guard let point = page.point, let focus = page.chart.focus(at: point, on: area.plot) else {
      return nil
    }
    let height: Double =
      switch focus.geometry {
      case .dot(let place): place.y
      // A bar below zero ends with its bottom.
      case .region(.rectangle(let place), _):
        page.chart.series[point.series].y[point.point] < 0 ? place.bottom : place.top
      default: .nan
      }
    guard height.isFinite else { return nil }
    return area.y + area.rows - 1
      - min(max(Int((height * Double(area.rows)).rounded(.down)), 0), area.rows - 1)
  }

  /// A place in a bar that is broad and high enough, as a part of a stack has none around it: over or under the sign in
  /// its middle.
  private static func place(
    inside mark: Mark, for columns: Int, _ symbols: Symbols, _ area: PlotArea, in frame: Frame
  ) -> Position? {
    guard mark.part == .bar, case .region(.rectangle(let bar), _) = mark.geometry else {
      return nil
    }
    let left = Int((bar.left * Double(area.columns)).rounded())
    let width = Int((bar.right * Double(area.columns)).rounded()) - left
    guard columns <= width else { return nil }
    let start = area.x + left + (width - columns) / 2
    let middle = area.y + area.rows - 1 - Int((bar.bottom + bar.top) / 2 * Double(area.rows))
    let row = [middle - 1, middle + 1].first { y in
      y >= area.y && y < area.y + area.rows
        && (start..<start + columns).allSatisfy { x in
          let cell = frame[Position(x: x, y: y)]
          // Over an end of the bar within a cell the value would make it seem longer.
          let isWhole = symbols.fills.contains(cell.glyph) && cell.glyph != "▀"
          return cell.style.role == .focus && cell.style.ground == nil && isWhole
        }
    }
    return row.map { Position(x: start, y: $0) }
  }

  /// The first free place around a point: beside it, over it, under it; of a bar right over it, if there is room.
  private static func place(
    for columns: Int, beside column: Int, row: Int, isFirstAbove: Bool, _ area: PlotArea,
    in frame: Frame
  ) -> Position? {
    let above = column - columns / 2
    func isFree(_ start: Int, _ y: Int, margin: Int) -> Bool {
      Self.isFree(Position(x: start, y: y), columns, margin: margin, area, frame)
    }
    if isFirstAbove, let y = [row - 1, row - 2].first(where: { isFree(above, $0, margin: 0) }) {
      return Position(x: above, y: y)
    }
    for distance in [0, -1, 1, -2, 2] {
      for start in [column + 2, column - 1 - columns, above]
      where isFree(start, row + distance, margin: 1) {
        return Position(x: start, y: row + distance)
      }
    }
    // Farther off it is the line through the point that leads to it.
    guard !isFirstAbove else { return nil }
    let farther = (3...max(area.rows, 3)).lazy.flatMap { [row - $0, row + $0] }
    return farther.first { isFree(above, $0, margin: 1) }.map { Position(x: above, y: $0) }
  }

  /// The lowest free place over a column, at the edge as near to it as there is room.
  private static func place(
    for columns: Int, over column: Int, row: Int, _ area: PlotArea, in frame: Frame
  ) -> Position? {
    let last = area.x + area.columns - columns - 1
    guard last > area.x, row > area.y else { return nil }
    let start = min(max(column - columns / 2, area.x + 1), last)
    return (area.y..<row).reversed().map { Position(x: start, y: $0) }
      .first { isFree($0, columns, margin: 0, area, frame) }
  }

  /// True where nothing but lines behind all is drawn in so many columns.
  private static func isFree(
    _ start: Position, _ columns: Int, margin: Int, _ area: PlotArea, _ frame: Frame
  ) -> Bool {
    guard start.y >= area.y, start.y < area.y + area.rows, start.x > area.x,
      start.x + columns < area.x + area.columns
    else { return false }
    return (start.x - margin..<start.x + columns + margin).allSatisfy { x in
      let cell = frame[Position(x: x, y: start.y)]
      return cell.glyph == " " || cell.style.role == .grid || cell.style.role == .axis
    }
  }

  /// A place on areas, which cover all around a point: over nothing but their insides, as near as there is one.
  private static func place(
    for columns: Int, onAreaBeside column: Int, row: Int, _ page: Page, _ area: PlotArea,
    in frame: Frame
  ) -> Position? {
    guard page.shown.type == .area else { return nil }
    func isInside(_ start: Int, _ y: Int) -> Bool {
      guard y >= area.y, y < area.y + area.rows, start > area.x,
        start + columns < area.x + area.columns
      else { return false }
      return (start..<start + columns).allSatisfy { x in
        let cell = frame[Position(x: x, y: y)]
        if case .inside = cell.style.role { return cell.style.ground == nil }
        return cell.glyph == " " || cell.style.role == .grid || cell.style.role == .axis
      }
    }
    for distance in [0, 1, -1, 2, -2, 3, -3] {
      for start in [column + 2, column - 1 - columns, column - columns / 2]
      where isInside(start, row + distance) {
        return Position(x: start, y: row + distance)
      }
    }
    return nil
  }
}
