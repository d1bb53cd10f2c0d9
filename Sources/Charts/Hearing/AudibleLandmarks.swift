import Sonification

extension Chart {
  /// The audible series, with the landmarks that cues mark: zero, `thresholds` and the grid lines
  /// of x.
  ///
  /// - Parameter thresholds: Values whose crossing is to be heard.
  /// - Returns: The series of `audibleSeries`, each with its landmarks.
  public func audibleSeries(thresholds: [Double]) -> [AudibleSeries] {
    let landmarks = Landmarks(
      zero: pitch(of: 0), thresholds: thresholds.compactMap(pitch), gridlines: gridlines)
    return audibleSeries.map { series in
      var series = series
      series.landmarks = landmarks
      return series
    }
  }

  /// The height of `value`, unless the pitch does not reach it.
  private func pitch(of value: Double) -> Double? {
    guard let range = pitchRange, range.contains(value) else { return nil }
    let height = height(of: value)
    return height.isFinite ? height : nil
  }

  /// The grid lines of x where its author put them, else about ten round ones.
  private var gridlines: [Double] {
    let limit = 10
    guard let extent = xExtent else { return [] }
    let scale = xAxis.effectiveScale
    guard xAxis.gridlines.isEmpty else {
      let shown = xAxis.gridlines.filter { window?.range.contains($0) ?? true }
      return shown.map(scale.coordinate)
    }
    switch xAxis.kind {
    case .category:
      let shown = shownCategories?.indices ?? 0..<0
      return stride(from: shown.lowerBound, to: shown.upperBound, by: (shown.count - 1) / limit + 1)
        .map(Double.init)
    case .date(let finest):
      return Ticks.dates(
        extent, offset: xAxis.timeZoneOffset, changes: xAxis.timeZoneChanges, limit: limit,
        finest: finest
      ).values
    case .number:
      let ticks: Ticks =
        scale == .linear ? .linear(extent, limit: limit) : .logarithmic(extent, limit: limit)
      return ticks.values.map(scale.coordinate)
    }
  }
}
