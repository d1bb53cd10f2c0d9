extension Chart {
  /// The lowest and highest value of all series, or `nil` without a value.
  public var yExtent: ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for series in series {
      for value in series.y where value.isFinite {
        if value < low { low = value }
        if value > high { high = value }
      }
    }
    return low <= high ? low...high : nil
  }

  /// The first and last place of all series on the x axis, or `nil` without a point.
  public var xExtent: ClosedRange<Double>? {
    if let categories = xAxis.categories {
      return categories.isEmpty ? nil : 0...Double(categories.count - 1)
    }
    var low = Double.infinity
    var high = -Double.infinity
    for series in series {
      for value in series.x where value.isFinite {
        if value < low { low = value }
        if value > high { high = value }
      }
    }
    return low <= high ? low...high : nil
  }

  /// The range that pitch spans: the stated range of the y axis, else the data's own.
  ///
  /// Never the rounded range of the picture, which would waste the ends of the scale.
  public var pitchRange: ClosedRange<Double>? { yAxis.statedRange ?? yExtent }

  /// The range of the drawn y axis: everything inside it, rounded to whole ticks.
  ///
  /// - Parameter includesZero: Whether the zero line must be seen, as under bars.
  func drawnRange(includesZero: Bool, tickLimit: Int) -> (range: ClosedRange<Double>, ticks: Ticks)?
  {
    guard let extent = yExtent ?? yAxis.statedRange else { return nil }
    var low = min(extent.lowerBound, yAxis.statedRange?.lowerBound ?? extent.lowerBound)
    var high = max(extent.upperBound, yAxis.statedRange?.upperBound ?? extent.upperBound)
    if yAxis.scale != .linear {
      // A logarithmic axis has no place for zero and below.
      guard let lowest = lowestPositive, high > 0 else { return nil }
      low = max(low, lowest)
      if low == high {
        low /= 2
        high *= 2
      }
      return (low...high, .logarithmic(low...high, limit: tickLimit))
    }
    if includesZero {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      let margin = low == 0 ? 1 : abs(low) / 10
      low -= margin
      high += margin
    }
    guard low.isFinite, high.isFinite else { return nil }
    let ticks = Ticks.linear(around: low...high, limit: tickLimit)
    guard let first = ticks.values.first, let last = ticks.values.last, first < last else {
      return (low...high, ticks)
    }
    return (min(first, low)...max(last, high), ticks)
  }

  private var lowestPositive: Double? {
    series.lazy.flatMap(\.y).filter { $0 > 0 && $0.isFinite }.min()
  }
}
