/// The straight line that fits the points of a series best, by least squares.
///
/// On a logarithmic axis it is straight to the eye: the logarithms are fitted.
public struct TrendLine: Equatable, Sendable {
  /// The places of its ends, those of the first and of the last point that it was fitted to.
  public let places: ClosedRange<Double>
  /// The value at its first end.
  public let start: Double
  /// The value at its last end.
  public let end: Double
  /// The share of the variance of the values that it explains, 0 … 1; `nil` where they do not vary.
  public let explained: Double?

  /// Fits a line; `nil` to fewer than three points with a place on both axes, or to points above each other.
  init?(_ x: [Double], _ y: [Double], xScale: Scale = .linear, yScale: Scale = .linear) {
    let points = zip(x, y).map { (xScale.coordinate(of: $0), yScale.coordinate(of: $1)) }
    let placed = zip(x, points).filter { $1.0.isFinite && $1.1.isFinite }
    guard placed.count >= 3, let first = placed.first?.0, let last = placed.last?.0, first < last
    else { return nil }
    let count = Double(placed.count)
    // Shares of the sum, as the sum of large values may be no number.
    let meanX = placed.reduce(0) { $0 + $1.1.0 / count }
    let meanY = placed.reduce(0) { $0 + $1.1.1 / count }
    var (sumXX, sumXY, sumYY) = (0.0, 0.0, 0.0)
    for (_, point) in placed {
      let (dx, dy) = (point.0 - meanX, point.1 - meanY)
      sumXX += dx * dx
      sumXY += dx * dy
      sumYY += dy * dy
    }
    guard sumXX > 0, sumXX.isFinite, sumXY.isFinite, sumYY.isFinite else { return nil }
    let slope = sumXY / sumXX
    func value(_ place: Double) -> Double {
      yScale.value(at: meanY + slope * (xScale.coordinate(of: place) - meanX))
    }
    (start, end) = (value(first), value(last))
    guard start.isFinite, end.isFinite else { return nil }
    places = first...last
    explained = sumYY > 0 ? min(sumXY * sumXY / sumXX / sumYY, 1) : nil
  }
}

extension Chart {
  /// The line that was asked for of a series; `nil` where it has none.
  public func trendLine(of index: Int) -> TrendLine? {
    guard hasTrendLines, series.indices.contains(index), type.projections.fitsLines, !isStacked
    else { return nil }
    let series = series[index]
    return TrendLine(
      series.x.part(0..<series.count).elements, series.allValues, xScale: xAxis.effectiveScale,
      yScale: yAxis.effectiveScale)
  }
}
