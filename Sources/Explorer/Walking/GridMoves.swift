import Charts
import Descriptions

/// Walking a cloud of very many points, cell by cell of its grid.
extension Page {
  /// The cell that one column on or back has; `nil` where the chart is walked point by point.
  mutating func stepByGrid(_ direction: Int, _ settings: Settings) -> Answer? {
    guard let grid = shown.grid(of: cursor.series) else { return nil }
    guard let cell = grid.across(from: self.cell(in: grid), by: point == nil ? 1 : direction) else {
      // Beyond the window it is the next point that takes it along.
      return window == nil ? .edge(direction < 0 ? .firstPoint : .lastPoint) : nil
    }
    return land(on: cell, of: grid, settings)
  }

  /// The first or the last cell; `nil` where the chart is walked point by point.
  mutating func goToEndOfGrid(_ edge: Edge, _ settings: Settings) -> Answer? {
    guard let grid = shown.grid(of: cursor.series),
      let cell = grid.across(from: nil, by: edge == .firstPoint ? 1 : -1)
    else { return nil }
    guard cell != self.cell(in: grid) else { return window == nil ? .edge(edge) : nil }
    rememberJump()
    return land(on: cell, of: grid, settings)
  }

  /// The cell above or below; `nil` where there is none, or the chart is walked point by point.
  mutating func climbGrid(_ direction: Int, _ settings: Settings) -> Answer? {
    guard let grid = shown.grid(of: cursor.series), let here = cell(in: grid),
      let cell = grid.along(from: here, by: direction)
    else { return nil }
    return land(on: cell, of: grid, settings)
  }

  private mutating func land(
    on cell: PointGrid.GridCell, of grid: PointGrid, _ settings: Settings
  ) -> Answer {
    let (x, y) = shown.ranges(of: cell, in: grid)
    let stop = whole(PointReference(series: cursor.series, point: cell.point))
    let said = Sentence.gridCell(x: x, y: y, count: cell.count)
    var answer = land(on: stop.point, saying: said, settings)
    // The point stands for its cell; what is heard is the cell.
    answer.sound = .notes(shown.heights(of: cell))
    return answer
  }
}

/// The place of the reader in a grid.
extension Page {
  /// The cell of a point in a grid; a part of a cloud has a grid of its own, of which nobody need
  /// be told.
  func cell(of point: PointReference) -> CellPosition? {
    window == nil || chart.grid(of: point.series) == nil ? chart.cell(of: point) : nil
  }

  func cell(in grid: PointGrid) -> PointGrid.GridCell? {
    let points = shownPoints(of: cursor.series)
    guard let point, points.contains(point.point) else { return nil }
    return grid.cell(of: point.point - points.lowerBound, in: shown.series[point.series])
  }
}
