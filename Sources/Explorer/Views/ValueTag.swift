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
    guard let start = place(for: text.columns, beside: column, row: row, area, in: frame) else {
      return
    }
    frame.write(text, at: start, style: Style(.focus, isBold: true))
  }

  private static func value(of page: Page) -> Quantity? {
    guard let point = page.point, page.chart.grid(of: point.series) == nil else { return nil }
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

  /// The first free place around a point: beside it, over it, under it.
  private static func place(
    for columns: Int, beside column: Int, row: Int, _ area: PlotArea, in frame: Frame
  ) -> Position? {
    let starts = [column + 2, column - 1 - columns, column - columns / 2]
    for distance in [0, -1, 1, -2, 2] {
      for start in starts {
        let y = row + distance
        guard y >= area.y, y < area.y + area.rows, start > area.x,
          start + columns < area.x + area.columns
        else { continue }
        let isFree = (start - 1...start + columns).allSatisfy { x in
          let cell = frame[Position(x: x, y: y)]
          return cell.glyph == " " || cell.style.role == .grid || cell.style.role == .axis
        }
        if isFree { return Position(x: start, y: y) }
      }
    }
    return nil
  }
}
