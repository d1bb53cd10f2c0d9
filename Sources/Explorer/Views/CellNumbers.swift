import Charts
import Descriptions
import Screen

/// The values of a heat map, each written in its cell where all of them fit.
enum CellNumbers {
  static func draw(
    _ marks: [Mark], of page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    let cells = marks.compactMap {
      mark -> (x: Int, y: Int, columns: Int, text: String, level: Int)? in
      guard case .region(.rectangle(let place), .shade(let level)) = mark.geometry,
        let point = mark.point, page.shown.series.indices.contains(mark.series),
        point < page.shown.series[mark.series].count
      else { return nil }
      var value = page.shown.quantity(page.shown.series[mark.series].y[point])
      value.unit = nil
      let left = Int((place.left * Double(area.columns)).rounded())
      let right = Int((place.right * Double(area.columns)).rounded())
      let middle = 1 - (place.bottom + place.top) / 2
      return (
        area.x + left, area.y + min(max(Int(middle * Double(area.rows)), 0), area.rows - 1),
        right - left, settings.language.format.quantity(value), level.rawValue
      )
    }
    // Two cells in a row of the screen would share one number.
    let isRowOfItsOwn = page.shown.series.count <= area.rows
    guard isRowOfItsOwn, cells.allSatisfy({ $0.text.columns + 2 <= $0.columns }) else { return }
    for cell in cells {
      frame.write(
        cell.text, at: Position(x: cell.x + (cell.columns - cell.text.columns) / 2, y: cell.y),
        style: Style(.ramp(cell.level), isReversed: true))
    }
  }
}

extension Chart {
  /// True where its shades are seen as steps of a ramp of colors.
  func hasRamp(_ settings: Settings) -> Bool { settings.hasColors && rowNames != nil }
}
