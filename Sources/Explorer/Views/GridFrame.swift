import Charts
import Descriptions
import Screen

/// The cell of a cloud that one stands in: framed where nothing else is drawn, its points in the color
/// of the focus.
enum GridFrame {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    guard let point = page.point, let grid = page.chart.grid(of: point.series),
      let cell = grid.cell(of: point.point, in: page.chart.series[point.series]),
      grid.columns.values.indices.contains(cell.column + 1),
      grid.rows.values.indices.contains(cell.row + 1),
      let start = area.column(of: grid.columns.values[cell.column]),
      let end = area.column(of: grid.columns.values[cell.column + 1]),
      let bottom = area.row(of: grid.rows.values[cell.row]),
      let top = area.row(of: grid.rows.values[cell.row + 1])
    else { return }
    let (left, right) = (min(start, end), max(start, end))
    guard right - left > 1, bottom - top > 1 else { return }
    let glyphs = settings.canvasGlyphs == .ascii ? "++++-|" : "┌┐└┘╌┊"
    let signs = glyphs.map(String.init)
    for y in top...bottom {
      for x in left...right {
        let position = Position(x: x, y: y)
        let isLevel = y == top || y == bottom
        let isUpright = x == left || x == right
        let isBlank = frame[position].glyph == " " || frame[position].style.role == .grid
        if isBlank, isLevel || isUpright {
          let corner = (y == top ? 0 : 2) + (x == left ? 0 : 1)
          let sign = isLevel && isUpright ? signs[corner] : signs[isLevel ? 4 : 5]
          frame.write(sign, at: position, style: Style(.focus))
        } else if !isLevel, !isUpright, case .series(point.series) = frame[position].style.role {
          frame[position].style = Style(.focus, isBold: true)
        }
      }
    }
  }
}
