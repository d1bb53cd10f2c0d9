import Charts

/// The reach of a braille row, or of a page of it: “Jan 2 to May 9, 40 cells”.
public struct BrailleRowOutline: Equatable, Sendable {
  /// The place of its first point.
  public var from: Place
  /// The place of its last point.
  public var to: Place
  /// The number of cells.
  public var cells: Int
  /// The most points that a cell stands for.
  public var pointsPerCell: Int
  /// The value that the lowest dots begin at; `nil` where the chart has one series only.
  public var low: Quantity?
  /// The value that the highest dots end at; `nil` where the chart has one series only.
  public var high: Quantity?

  /// Makes an outline.
  public init(from: Place, to: Place, cells: Int, pointsPerCell: Int) {
    self.from = from
    self.to = to
    self.cells = cells
    self.pointsPerCell = pointsPerCell
  }

  /// Outlines some cells of the row of a series of `chart`; `nil` where there are none.
  public init?(_ chart: Chart, series index: Int, _ row: BrailleRow, cells: Range<Int>) {
    let range = cells.clamped(to: row.cells.indices)
    guard let first = row.cells[range].first, let last = row.cells[range].last else { return nil }
    let ends = chart.places(of: index, first.points.lowerBound..<last.points.upperBound)
    self.init(
      from: ends.first, to: ends.last, cells: range.count,
      pointsPerCell: row.cells[range].map(\.points.count).max() ?? 1)
    guard chart.series.count > 1, let shown = BrailleRow.range(of: chart, series: index) else {
      return
    }
    (low, high) = (chart.quantity(shown.lowerBound), chart.quantity(shown.upperBound))
  }
}

extension StretchOutline {
  /// Outlines the points that a cell of a braille row stands for: their mean, which the cell shows, or
  /// of bins the number of values in them.
  ///
  /// - Parameters:
  ///   - chart: The chart, or the part of it that is shown.
  ///   - index: The index of the series.
  ///   - cell: The cell.
  ///   - namesSeries: True where the series is named, if the chart has several.
  public init(
    _ chart: Chart, series index: Int, _ cell: BrailleRow.Cell, namesSeries: Bool = false
  ) {
    let series = chart.series[index]
    let ends = chart.places(of: index, cell.points)
    self.init(
      series: namesSeries && chart.series.count > 1 ? series.name : nil, from: ends.first,
      to: ends.last, change: nil, mean: cell.mean.map(chart.average))
    aggregate = chart.averaged
    if chart.countsValues, mean != nil {
      axis = chart.xAxis.title
      values = Int(
        exactly: cell.points.reduce(0) { $0 + (series.y[$1].isFinite ? series.y[$1] : 0) })
      if values != nil { mean = nil }
    } else if cell.valueCount < cell.points.count, cell.valueCount > 0 {
      values = cell.valueCount
    }
  }
}

extension Chart {
  /// The places of the first and the last of some points of a series.
  fileprivate func places(of index: Int, _ points: Range<Int>) -> (first: Place, last: Place) {
    let x = series[index].x
    return places(of: x[points.lowerBound]...x[points.upperBound - 1])
  }
}
