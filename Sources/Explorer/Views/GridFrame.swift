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
    guard right - left > 1, bottom >= top else { return }
    let glyphs = settings.canvasGlyphs == .ascii ? "++++-|[]" : "┌┐└┘╌┊[]"
    let signs = glyphs.map(String.init)
    for y in top...bottom {
      for x in left...right {
        let position = Position(x: x, y: y)
        let isLevel = y == top || y == bottom
        let isUpright = x == left || x == right
        let there = frame[position]
        // The line through the point ends at the frame.
        let isBlank = there.glyph == " " || there.style.role == .grid || there.style.role == .axis
        guard isBlank, isLevel || isUpright else { continue }
        let corner = (top == bottom ? 6 : y == top ? 0 : 2) + (x == left ? 0 : 1)
        guard isUpright || top < bottom else { continue }
        let sign = isLevel && isUpright ? signs[corner] : signs[isLevel ? 4 : 5]
        frame.write(sign, at: position, style: Style(.focus))
      }
    }
    for position in cells(of: cell, grid, page.chart.series[point.series], area) {
      guard case .series(point.series) = frame[position].style.role else { continue }
      frame[position].style = Style(.focus, isBold: true)
    }
  }

  /// The cells of the screen that points of a cell of the grid are in.
  private static func cells(
    of cell: PointGrid.GridCell, _ grid: PointGrid, _ series: Series, _ area: PlotArea
  ) -> Set<Position> {
    let x = grid.columns.values[cell.column]...grid.columns.values[cell.column + 1]
    let y = grid.rows.values[cell.row]...grid.rows.values[cell.row + 1]
    let (xs, ys) = (series.x.elements, series.y.elements)
    var cells: Set<Position> = []
    for point in 0..<series.count where x.contains(xs[point]) && y.contains(ys[point]) {
      guard let place = grid.place(x: xs[point], y: ys[point]),
        place == (cell.column, cell.row), let column = area.column(of: xs[point]),
        let row = area.row(of: ys[point])
      else { continue }
      cells.insert(Position(x: column, y: row))
    }
    return cells
  }
}
