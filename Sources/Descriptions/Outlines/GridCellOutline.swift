import Charts

/// A cell of a cloud of points, in which one series has so many.
public struct GridCellOutline: Equatable, Sendable {
  /// The name of the series whose points are counted; `nil` where the chart has only one.
  public var series: String?
  /// True where the series is another one than before, and the cell is that one stands in.
  public var isOtherSeries: Bool
  /// The range of the column.
  public var x: Place
  /// The range of the row; `nil` of a column in which the series has no point.
  public var y: Place?
  /// The title of the x axis, if it has one.
  public var xTitle: String?
  /// The title of the y axis, if it has one.
  public var yTitle: String?
  /// The number of the points.
  public var count: Int

  /// Makes an outline.
  public init(
    series: String? = nil, isOtherSeries: Bool = false, x: Place, y: Place?,
    xTitle: String? = nil, yTitle: String? = nil, count: Int
  ) {
    self.series = series
    self.isOtherSeries = isOtherSeries
    self.x = x
    self.y = y
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.count = count
  }
}

extension GridCellOutline {
  /// A cell of the grid of a series.
  package init(
    _ chart: Chart, _ cell: PointGrid.GridCell, of grid: PointGrid, series index: Int,
    isOtherSeries: Bool
  ) {
    let (x, y) = chart.ranges(of: cell, in: grid)
    self.init(
      series: Self.name(index, of: chart), isOtherSeries: isOtherSeries, x: x, y: y,
      xTitle: chart.xAxis.title, yTitle: chart.yAxis.title, count: cell.count)
  }

  /// A column in which a series has no point.
  package init(_ chart: Chart, emptyColumn column: Int, of grid: PointGrid, series index: Int) {
    self.init(
      series: Self.name(index, of: chart), isOtherSeries: true,
      x: chart.range(ofColumn: column, in: grid), y: nil, xTitle: chart.xAxis.title, count: 0)
  }

  private static func name(_ index: Int, of chart: Chart) -> String? {
    chart.series.count > 1 && chart.series.indices.contains(index) ? chart.series[index].name : nil
  }
}
