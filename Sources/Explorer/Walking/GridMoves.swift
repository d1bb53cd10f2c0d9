import Charts
import Descriptions

/// Walking a cloud of very many points, cell by cell of its grid.
extension Page {
  /// The cell that one column on or back has; `nil` where the chart is walked point by point.
  mutating func stepByGrid(_ direction: Int, _ settings: Settings) -> Answer? {
    guard let grid = shown.grid(of: cursor.series) else { return nil }
    guard let cell = grid.across(fromPlace: place(in: grid), by: point == nil ? 1 : direction)
    else {
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

  /// The cell of another series where one stands, or the nearest above or below it; words where that series
  /// has none in this column, and `nil` where the chart is walked point by point.
  mutating func crossGrid(to target: Int, _ settings: Settings) -> Answer? {
    guard let grid = shown.grid(of: target), let x = cursor.x else { return nil }
    let here = shown.grid(of: cursor.series).flatMap { place(in: $0) }
    guard let column = here?.column ?? grid.column(of: x) else { return nil }
    cursor.series = target
    if let cell = grid.cell(inColumn: column, nearRow: here?.row ?? 0) {
      return land(on: cell, of: grid, isOtherSeries: true, settings)
    }
    cursor.point = self.point(nearest: x, in: target)
    rotor.isOnPoint = true
    let outline = GridCellOutline(shown, emptyColumn: column, of: grid, series: target)
    return Answer([.gridCell(outline)], sound: .stop)
  }

  /// The first or the last point of the column that one stands in, and the words about its cell, as no one point of it was
  /// said; `nil` where the chart is walked point by point.
  func loopEndOfCell(isStart: Bool) -> (point: PointReference, words: Sentence)? {
    guard let grid = shown.grid(of: cursor.series), let cell = cell(in: grid) else { return nil }
    let series = shown.series[cursor.series]
    let points = (0..<series.count).filter { grid.column(of: series.x[$0]) == cell.column }
    guard let first = points.first, let last = points.last else { return nil }
    let outline = GridCellOutline(
      shown, cell, of: grid, series: cursor.series, isOtherSeries: false)
    let end = PointReference(series: cursor.series, point: isStart ? first : last)
    return (whole(end), .gridCell(outline))
  }

  private mutating func land(
    on cell: PointGrid.GridCell, of grid: PointGrid, isOtherSeries: Bool = false,
    _ settings: Settings
  ) -> Answer {
    let stop = whole(PointReference(series: cursor.series, point: cell.point))
    let outline = GridCellOutline(
      shown, cell, of: grid, series: cursor.series, isOtherSeries: isOtherSeries)
    var answer = land(on: stop.point, saying: .gridCell(outline), settings)
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

  /// The cell that one stands in; `nil` where the series has none at the x that was chosen.
  func cell(in grid: PointGrid) -> PointGrid.GridCell? {
    guard let place = place(in: grid) else { return nil }
    return grid.cells.first { $0.column == place.column && $0.row == place.row }
  }

  /// The column that was chosen, in which the series may have no point, and the row of the point.
  private func place(in grid: PointGrid) -> (column: Int, row: Int)? {
    let points = shownPoints(of: cursor.series)
    guard let point, let series, points.contains(point.point),
      let here = grid.place(x: series.x[point.point], y: series.y[point.point])
    else { return nil }
    return (cursor.x.flatMap(grid.column) ?? here.column, here.row)
  }
}
