import Tables

/// A cloud of points as even columns and rows, so that very many of them can be walked.
public struct PointGrid: Equatable, Sendable {
  /// The points of a series in one column and row.
  public struct GridCell: Equatable, Sendable {
    /// The column, counted from 0 at the lowest x.
    public var column: Int
    /// The row, counted from 0 at the lowest y.
    public var row: Int
    /// The number of points.
    public var count: Int
    /// The mean of their values.
    public var mean: Double
    /// The index of the point whose value is nearest to the mean.
    public var point: Int

    fileprivate mutating func add(_ value: Double) {
      count += 1
      mean += value / Double(count) - mean / Double(count)
    }
  }

  /// The edges of the columns.
  public let columns: Ticks
  /// The edges of the rows.
  public let rows: Ticks
  /// The cells that have points, column by column, each from the bottom up.
  public let cells: [GridCell]

  /// About so many columns and rows, of round width: a walk of a minute.
  private static let most = 10

  /// Lays `series` out within the ends of both axes; `nil` where these have no width.
  init?(_ series: Series, x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let columns = Ticks.linear(around: x, limit: Self.most)
    // Values that are all alike lie in one row.
    let rows =
      y.lowerBound < y.upperBound
      ? Ticks.linear(around: y, limit: Self.most) : Self.row(around: y.lowerBound)
    guard columns.values.count > 1, rows.values.count > 1 else { return nil }
    let height = rows.values.count
    var cells = (0..<columns.values.count * height).map { place in
      GridCell(column: place / height, row: place % height, count: 0, mean: 0, point: 0)
    }
    // The mean of each first, then the point that is nearest to it.
    let (x, values) = (series.x.elements, series.y.elements)
    let places = (0..<series.count).map { point -> Int in
      guard let place = Self.place(x[point], values[point], columns, rows) else { return -1 }
      let cell = place.column * height + place.row
      cells[cell].add(values[point])
      return cell
    }
    var distances = Array(repeating: Double.infinity, count: cells.count)
    for (point, cell) in places.enumerated() where cell >= 0 {
      let distance = abs(values[point] / 2 - cells[cell].mean / 2)
      guard distance < distances[cell] else { continue }
      distances[cell] = distance
      cells[cell].point = point
    }
    self.columns = columns
    self.rows = rows
    self.cells = cells.filter { $0.count > 0 }
  }

  private static func row(around value: Double) -> Ticks {
    let step = NiceStep.above(max(abs(value) / 10, 1))
    let low = (value / step).rounded(.down) * step
    let high = low + step
    // A step that is nothing beside the value makes no row.
    return Ticks(values: low <= value && value < high && high.isFinite ? [low, high] : [])
  }

  /// The column and the row that a point lies in; `nil` outside of them.
  private static func place(
    _ x: Double, _ y: Double, _ columns: Ticks, _ rows: Ticks
  ) -> (column: Int, row: Int)? {
    guard let column = Bins.index(of: x, between: columns.values),
      let row = Bins.index(of: y, between: rows.values)
    else { return nil }
    return (column, row)
  }

  /// The cell that a point of the series is in.
  public func cell(of point: Int, in series: Series) -> GridCell? {
    guard (0..<series.count).contains(point),
      let place = place(x: series.x[point], y: series.y[point])
    else { return nil }
    return cells.first { $0.column == place.column && $0.row == place.row }
  }

  /// The column and the row of two values, whether points are there or not; `nil` outside of all.
  package func place(x: Double, y: Double) -> (column: Int, row: Int)? {
    Self.place(x, y, columns, rows)
  }

  /// The column of a value; `nil` outside of all.
  package func column(of x: Double) -> Int? { Bins.index(of: x, between: columns.values) }

  /// The cell of a column that is nearest in height to a row; `nil` of a column without one.
  package func cell(inColumn column: Int, nearRow row: Int) -> GridCell? {
    cells.filter { $0.column == column }.min { abs($0.row - row) < abs($1.row - row) }
  }

  /// The cell in the next column that has one (or, with a negative direction, in the one before), of
  /// several that nearest in height; without a cell to start from the lowest of the first.
  public func across(from cell: GridCell?, by direction: Int) -> GridCell? {
    across(fromPlace: cell.map { ($0.column, $0.row) }, by: direction)
  }

  /// The cell in the next column that has one, seen from a place that may have none.
  package func across(
    fromPlace place: (column: Int, row: Int)?, by direction: Int
  ) -> GridCell? {
    guard let place else { return direction < 0 ? cells.last : cells.first }
    let beyond = cells.filter {
      direction < 0 ? $0.column < place.column : $0.column > place.column
    }
    return (direction < 0 ? beyond.last : beyond.first)
      .flatMap { cell(inColumn: $0.column, nearRow: place.row) }
  }

  /// The next cell above (or, with a negative direction, below) in the same column.
  public func along(from cell: GridCell, by direction: Int) -> GridCell? {
    let column = cells.filter { $0.column == cell.column }
    return direction < 0
      ? column.last { $0.row < cell.row } : column.first { $0.row > cell.row }
  }
}

/// The ends of the axes that a grid is laid out within.
struct GridRange: Equatable, Sendable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
}

extension Chart {
  /// The grid that a series is walked by, where one of the chart has too many points to be walked one by one:
  /// all series are walked alike, so that those of one cell can be compared.
  public func grid(of index: Int) -> PointGrid? {
    guard series.indices.contains(index), series[index].count > 0,
      series.contains(where: type.projections.isWalkedByGrid), xAxis.kind == .number,
      let x = xExtent, let y = yAxis.shared?.range ?? yExtent
    else { return nil }
    // A walk through the grid asks for it with every key.
    let series = series[index]
    return series.grid.value(for: GridRange(x: x, y: y)) { PointGrid(series, x: x, y: y) }
  }

  /// The ranges over which a cell of a grid reaches.
  public func ranges(of cell: PointGrid.GridCell, in grid: PointGrid) -> (x: Place, y: Place) {
    (
      range(ofColumn: cell.column, in: grid),
      Self.range(of: grid.rows, cell.row, unit: yAxis.unit)
    )
  }

  /// The range over which a column of a grid reaches.
  package func range(ofColumn column: Int, in grid: PointGrid) -> Place {
    Self.range(of: grid.columns, column, unit: xAxis.unit)
  }

  private static func range(of ticks: Ticks, _ index: Int, unit: String?) -> Place {
    let low = Quantity(ticks.values[index], fractionDigits: ticks.fractionDigits)
    var high = Quantity(ticks.values[index + 1], fractionDigits: ticks.fractionDigits)
    high.unit = unit
    return .range(low, high)
  }

  /// The heights in pitch of the notes of a cell: its mean, once for each doubling of its count.
  public func heights(of cell: PointGrid.GridCell) -> [Double] {
    var notes = 1
    var count = cell.count
    while count > 1 {
      count /= 2
      notes += 1
    }
    return Array(repeating: height(of: cell.mean), count: min(notes, 8))
  }
}
