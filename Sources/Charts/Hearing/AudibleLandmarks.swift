import Sonification

extension Chart {
  /// The audible series, with the landmarks that cues mark: zero, `thresholds` and the lines of the
  /// chart, and the grid lines of x.
  ///
  /// - Parameters:
  ///   - thresholds: Values whose crossing is to be heard.
  ///   - cues: The cues that will be heard: turning points, spikes and outliers are looked for only then.
  ///   - mapped: The name of a second measure that the points have.
  ///   - whole: The chart that this one is a part of, whose range the second measure has.
  /// - Returns: The series of `audibleSeries`, each with its landmarks and its second measure.
  public func audibleSeries(
    thresholds: [Double], cues: Set<Cue> = [], mapped: String? = nil, of whole: Chart? = nil
  ) -> [AudibleSeries] {
    let shares = mapped.map { mappedShares($0, of: whole) }
    let lines = thresholds + drawnReferenceLines.map(\.value)
    let landmarks = Landmarks(
      zero: pitch(of: 0), thresholds: lines.compactMap(pitch), gridlines: gridlines)
    return audibleSeries.enumerated().map { index, series in
      var series = series
      series.landmarks = landmarks
      series.landmarks.accents = accents(cues, in: index)
      if let shares, shares.indices.contains(index), shares[index].count == series.x.count {
        series.mapped = shares[index]
      }
      return series
    }
  }

  /// The places of the landmarks of a series that have cues of their own.
  private func accents(_ cues: Set<Cue>, in index: Int) -> [Cue: [Double]] {
    guard series.indices.contains(index) else { return [:] }
    let scale = xAxis.effectiveScale
    var accents: [Cue: [Double]] = [:]
    for cue in cues {
      guard let landmark = Landmark(cue) else { continue }
      accents[cue] = landmarks(landmark, in: index).map {
        scale.coordinate(of: series[index].x[$0])
      }
    }
    return accents
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

extension Landmark {
  /// The landmark that a cue marks; `nil` of what no landmark is.
  package init?(_ cue: Cue) {
    switch cue {
    case .turningPoint: self = .turningPoint
    case .spike: self = .spike
    case .outlier: self = .outlier
    case .gap, .zeroCrossing, .gridline, .seriesStart, .boundary, .minimum, .maximum, .threshold:
      return nil
    }
  }
}
