import Charts
import Descriptions
import Screen

/// The values of bars that are wide enough, each written over the end of its bar, or in it where
/// nothing is free.
enum BarNumbers {
  static func draw(
    _ marks: [Mark], of page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    for mark in marks {
      guard let number = number(of: mark, page, settings, area, in: frame) else { continue }
      frame.write(
        number.text, at: number.position,
        style: number.isInside ? Style(.series(mark.ink), isReversed: true) : Style(.text))
    }
  }

  /// A number with its place.
  struct Number {
    let text: String
    let position: Position
    /// True where it stands in its bar.
    let isInside: Bool
  }

  /// The number of a bar; `nil` where it has none.
  static func number(
    of mark: Mark, _ page: Page, _ settings: Settings, _ area: PlotArea, in frame: Frame
  ) -> Number? {
    guard page.shown.type == .bar || page.shown.type == .histogram, !settings.isEnlarged,
      case .region(.rectangle(let place), .pattern) = mark.geometry, let point = mark.point,
      page.shown.series.indices.contains(mark.series),
      point < page.shown.series[mark.series].count
    else { return nil }
    let value = page.shown.series[mark.series].y[point]
    var quantity = page.shown.quantity(value)
    quantity.dropUnit()
    let text = settings.language.format.quantity(quantity)
    let left = Int((place.left * Double(area.columns)).rounded())
    let columns = Int((place.right * Double(area.columns)).rounded()) - left
    guard columns >= leastColumns, text.columns <= columns else { return nil }
    // Beside a whisker, which stands in the middle.
    let hasWhisker = page.shown.series[mark.series].uncertainty != nil
    guard !hasWhisker || text.columns + 2 < columns / 2 else { return nil }
    let x = area.x + left + (hasWhisker ? 1 : (columns - text.columns) / 2)
    // The rows from the top that have a part of the bar.
    let rows = Double(area.rows)
    let top = Int(((1 - place.top) * rows + 1e-6).rounded(.down))
    let bottom = Int(((1 - place.bottom) * rows - 1e-6).rounded(.down))
    let isHanging = value < 0
    let over = Position(x: x, y: area.y + (isHanging ? bottom + 1 : top - 1))
    if (area.y..<area.y + area.rows).contains(over.y), isFree(over, text, frame) {
      return Number(text: text, position: over, isInside: false)
    }
    // The last cell of a bar may be filled in part, which a number would hide.
    let row = isHanging ? bottom - 1 : top + 1
    guard (top + 1..<max(bottom, top + 1)).contains(row) else { return nil }
    return Number(text: text, position: Position(x: x, y: area.y + row), isInside: true)
  }

  /// The numbers of the bars of a vector picture whose plot is an area of it, each over the end of its bar, or in it at
  /// the edge; none where not all have room beside each other.
  static func elements(
    _ marks: [Mark], of chart: Chart, _ language: any Language, in area: PixelArea, _ theme: Theme
  ) -> [XMLElement] {
    guard chart.type == .bar || chart.type == .histogram else { return [] }
    let cell = SVGPicture.cell
    let bars = marks.compactMap { mark -> (place: Rectangle, value: Double, text: String)? in
      guard case .region(.rectangle(let place), .pattern) = mark.geometry, let point = mark.point,
        chart.series.indices.contains(mark.series), point < chart.series[mark.series].count,
        chart.series[mark.series].uncertainty == nil
      else { return nil }
      let value = chart.series[mark.series].y[point]
      var quantity = chart.quantity(value)
      quantity.dropUnit()
      return (place, value, language.format.quantity(quantity))
    }
    let lefts = bars.map { area.x($0.place.left) }.sorted()
    let widths = bars.map { area.x($0.place.right) - area.x($0.place.left) }
    let room = zip(lefts.dropFirst(), lefts).map { $0 - $1 }.min() ?? widths.min() ?? 0
    let longest = bars.map(\.text.columns).max() ?? 0
    guard (Double(longest) + 0.5) * cell.width <= room else { return [] }
    return bars.compactMap { bar in
      let top = area.y(bar.place.top) / cell.height
      let bottom = area.y(bar.place.bottom) / cell.height
      let over = bar.value < 0 ? bottom : top - 1
      let isInside =
        over < area.y(1) / cell.height - 0.5 || over + 1 > area.y(0) / cell.height
      guard !isInside || bottom - top >= 1 else { return nil }
      let row = isInside ? over + (bar.value < 0 ? -1 : 1) : over
      return XMLElement.text(
        bar.text, isInside ? theme.background : theme.color(.text),
        x: (area.x(bar.place.left) + area.x(bar.place.right)) / 2 / cell.width, row: row,
        columns: bar.text.columns
      ).with("text-anchor", "middle")
    }
  }

  /// Narrower bars have no room for most numbers.
  private static let leastColumns = 6

  /// True where nothing but the grid is, or the number itself.
  private static func isFree(_ position: Position, _ text: String, _ frame: Frame) -> Bool {
    let cells = (position.x..<position.x + text.columns).map {
      frame[Position(x: $0, y: position.y)]
    }
    return cells.allSatisfy { $0.glyph == " " || $0.style.role == .grid }
      || cells.map(\.glyph).joined() == text
  }
}
