/// A series as a row of braille: a cell for each point or, where there are more points than cells, for
/// each slice of as many points.
///
/// The dots of a cell are as high as the quarter of the shown range of the series that the mean of its
/// values lies in, so that fingers feel the shape of a small series beside a large one, too; a cell without
/// a value has none.
public struct BrailleRow: Equatable, Sendable {
  /// The quarter of the shown range, from the lowest.
  public enum Quarter: Int, CaseIterable, Sendable {
    case lowest, low, high, highest
  }

  /// One cell.
  public struct Cell: Equatable, Sendable {
    /// The points of the series that it stands for; never empty.
    public var points: Range<Int>
    /// The point that one stands on in it: the first with a value.
    public var point: Int
    /// The number of its values that have a place on the axis.
    public var valueCount: Int
    /// Their mean; `nil` where there is none.
    public var mean: Double?
    /// The quarter of the shown range that the mean lies in; `nil` where there is none.
    public var quarter: Quarter?
  }

  /// The cells in the order of the points.
  public let cells: [Cell]
  /// The number of points in each cell; the last may have fewer.
  public let pointsPerCell: Int

  /// The lengths of braille displays.
  public static let lengths = 14...80
  /// The length of the usual braille display.
  public static let usualLength = 40

  /// Lays a series of `chart` out.
  ///
  /// - Parameters:
  ///   - chart: The chart, or the part of it that is shown.
  ///   - index: The index of the series; one that is not there has no cells.
  ///   - limit: The most cells.
  public init(_ chart: Chart, series index: Int, cells limit: Int) {
    let stops = chart.stops(in: index)
    let size = max((stops.count + max(limit, 1) - 1) / max(limit, 1), 1)
    pointsPerCell = size
    guard chart.series.indices.contains(index) else {
      cells = []
      return
    }
    let values = chart.series[index].y
    let (scale, range) = (chart.yAxis.effectiveScale, Self.range(of: chart, series: index))
    cells = stride(from: stops.lowerBound, to: stops.upperBound, by: size).map { first in
      let points = first..<min(first + size, stops.upperBound)
      let placed = points.filter {
        values[$0].isFinite && scale.coordinate(of: values[$0]).isFinite
      }
      var mean = 0.0
      for (number, point) in placed.enumerated() {
        // A sum of large values would be infinite.
        mean += values[point] / Double(number + 1) - mean / Double(number + 1)
      }
      return Cell(
        points: points, point: placed.first ?? first, valueCount: placed.count,
        mean: placed.isEmpty ? nil : mean,
        quarter: placed.isEmpty ? nil : range.flatMap { Self.quarter(of: mean, scale, in: $0) })
    }
  }

  /// The index of the cell that a point is in; `nil` where there is none.
  public func index(of point: Int) -> Int? {
    guard let first = cells.first?.points.lowerBound, let last = cells.last?.points.upperBound,
      (first..<last).contains(point)
    else { return nil }
    return (point - first) / pointsPerCell
  }

  /// The range that the row of a series shows: from its lowest to its highest value, and what is stated of
  /// the axis, not rounded to whole ticks; `nil` where no value has a place.
  public static func range(of chart: Chart, series index: Int) -> ClosedRange<Double>? {
    guard chart.series.indices.contains(index) else { return nil }
    var alone = chart
    if chart.series.count > 1 { alone.series = [chart.series[index]] }
    guard let extent = alone.placedExtent else { return nil }
    let scale = chart.yAxis.effectiveScale
    let stated = chart.yAxis.shared?.range ?? chart.yAxis.usableRange
    let ends = [stated?.lowerBound, stated?.upperBound].compactMap(\.self).filter {
      scale.coordinate(of: $0).isFinite
    }
    let low = ends.reduce(extent.lowerBound, min)
    return low...ends.reduce(extent.upperBound, max)
  }

  /// The cells as characters.
  public var text: String { cells.map(\.text).joined() }

  private static func quarter(
    of value: Double, _ scale: Scale, in range: ClosedRange<Double>
  ) -> Quarter? {
    let position = scale.position(of: value, in: range)
    guard position.isFinite else { return nil }
    return Quarter(rawValue: min(max(Int(position * 4), 0), 3))
  }
}

extension BrailleRow.Cell {
  /// The cell as a character: two dots beside each other, the higher the value; none without one.
  public var text: String {
    switch quarter {
    case .lowest: "⣀"
    case .low: "⠤"
    case .high: "⠒"
    case .highest: "⠉"
    case nil: "\u{2800}"
    }
  }
}
