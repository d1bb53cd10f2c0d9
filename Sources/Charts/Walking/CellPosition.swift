/// A place among columns and rows, both counted from 1.
public struct CellPosition: Equatable, Sendable {
  /// The column.
  public var column: Int
  /// The number of columns.
  public var columns: Int
  /// The row.
  public var row: Int
  /// The number of rows.
  public var rows: Int

  /// Makes a place.
  public init(column: Int, columns: Int, row: Int, rows: Int) {
    self.column = column
    self.columns = columns
    self.row = row
    self.rows = rows
  }
}

extension Chart {
  /// The place of a point among columns and rows; `nil` where there are none.
  public func cell(of point: PointReference) -> CellPosition? {
    guard series.indices.contains(point.series),
      (0..<series[point.series].count).contains(point.point)
    else { return nil }
    if let grid = grid(of: point.series) {
      return grid.cell(of: point.point, in: series[point.series]).map { cell in
        CellPosition(
          column: cell.column + 1, columns: grid.columns.values.count - 1, row: cell.row + 1,
          rows: grid.rows.values.count - 1)
      }
    }
    guard let rows = type.projections.rows(of: self) else { return nil }
    let series = series[point.series]
    let column = Int(exactly: series.x[point.point]) ?? point.point
    let columns = xAxis.categories?.count
    return CellPosition(
      column: (columns == nil ? point.point : column) + 1, columns: columns ?? series.count,
      row: point.series + 1, rows: rows.count)
  }
}
