import Sonification

extension Chart {
  /// A series whose values are each heard at their place.
  func notes(of series: Series) -> AudibleSeries {
    let scale = xAxis.effectiveScale
    let x = scale == .linear ? series.x.elements : series.x.map(scale.coordinate)
    var y = heights(of: series.y.elements)
    // A point without a place is not drawn, and not heard either.
    if scale != .linear { y = zip(x, y).map { $0.isNaN ? .nan : $1 } }
    var audible = AudibleSeries(x: x, y: y, isContinuous: series.isContinuous)
    if showsUncertainty, let ends = series.uncertainty {
      (audible.lower, audible.upper) = (
        heights(of: ends.low.elements), heights(of: ends.high.elements)
      )
    }
    return audible
  }

  /// The heights of values in pitch, 0 … 1; not a number for a gap.
  package func heights(of values: [Double]) -> [Double] {
    guard let range = pitchRange else { return values.map { _ in .nan } }
    return values.map { height(of: $0, in: range) }
  }

  /// The height of one value in pitch, 0 … 1; not a number where it has none.
  public func height(of value: Double) -> Double {
    guard let range = pitchRange else { return .nan }
    return height(of: value, in: range)
  }

  private func height(of value: Double, in range: ClosedRange<Double>) -> Double {
    guard value.isFinite else { return .nan }
    let position = yAxis.effectiveScale.position(of: value, in: range)
    return position.isNaN ? .nan : min(max(position, 0), 1)
  }
}
