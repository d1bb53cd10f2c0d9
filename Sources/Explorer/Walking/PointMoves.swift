import Charts
import Descriptions

/// Walking along the points: every move says where it landed and sounds it.
extension Model {
  /// One point on or back.
  mutating func step(by delta: Int) -> [Effect] {
    if rotor.mode == .table { return stepRow(by: delta) }
    if let effects = stepByGrid(delta) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([noStops]) }
    guard let current = cursor.point else { return land(on: page.shownStops.lowerBound) }
    let beside = page.pointBeside(delta)
    let target = beside ?? current + delta
    guard stops.contains(target) else { return hitEdge(delta < 0 ? .firstPoint : .lastPoint) }
    return land(on: target, comparedWith: target - 1)
  }

  /// A tenth of the points that are shown on or back; the last leap ends on the end.
  mutating func leap(by direction: Int) -> [Effect] {
    if rotor.mode == .table { return leapRows(by: direction) }
    // A column of a grid is about a tenth.
    if let effects = stepByGrid(direction) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([noStops]) }
    let size = max(1, Int((Double(page.shownStops.count) / 10).rounded()))
    guard let current = cursor.point else { return land(on: page.shownStops.lowerBound) }
    let target = min(max(current + direction * size, stops.lowerBound), stops.upperBound - 1)
    guard target != current else { return hitEdge(direction < 0 ? .firstPoint : .lastPoint) }
    return land(on: target)
  }

  /// The first or the last point that is shown; from there that of the chart.
  mutating func goToEnd(_ edge: Edge) -> [Effect] {
    if rotor.mode == .table { return goToEndOfRows(edge) }
    if let effects = goToEndOfGrid(edge) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([noStops]) }
    let ends = [page.shownStops, stops].map {
      edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1
    }
    guard let target = ends.first(where: { $0 != cursor.point }) else { return hitEdge(edge) }
    page.rememberJump()
    return land(on: target)
  }

  /// The lowest or the highest of what is shown of the series; again, the next that equals it, and
  /// after the last those of the chart.
  mutating func goToExtreme(isHighest: Bool, isAgain: Bool) -> [Effect] {
    if isAgain, page.isAtChartExtreme {
      return goToChartExtreme(isHighest: isHighest, isAgain: true)
    }
    let equals = equalExtremes(isHighest: isHighest)
    guard !equals.isEmpty else {
      return stopSound() + announce([.fact(.noValues(series: nil))])
    }
    var number = 0
    if isAgain {
      let here = equals.firstIndex { $0 == point }
      guard let here, here + 1 < equals.count else {
        return goToChartExtreme(isHighest: isHighest, isAgain: false)
      }
      number = here + 1
    }
    let ordinal = equals.count > 1 ? Ordinal(number + 1, of: equals.count) : nil
    page.isAtChartExtreme = false
    return jump(to: equals[number], isHighest ? .highest(ordinal) : .lowest(ordinal))
  }

  /// The lowest or the highest of the whole chart; again, the next that equals it, and after the last
  /// the first.
  mutating func goToChartExtreme(isHighest: Bool, isAgain: Bool) -> [Effect] {
    let equals = equalChartExtremes(isHighest: isHighest)
    guard !equals.isEmpty else {
      return stopSound() + announce([.fact(.noValues(series: nil))])
    }
    let here = isAgain ? equals.firstIndex { $0 == point } : nil
    let number = here.map { ($0 + 1) % equals.count } ?? 0
    let ordinal = equals.count > 1 ? Ordinal(number + 1, of: equals.count) : nil
    page.isAtChartExtreme = true
    return jump(
      to: equals[number], isHighest ? .chartHighest(ordinal) : .chartLowest(ordinal),
      namesSeries: true)
  }

  /// The points of all series that have the highest or lowest value of the chart; where all have it,
  /// the first.
  private func equalChartExtremes(isHighest: Bool) -> [PointReference] {
    let measured = chart.series.indices.compactMap { index in
      chart.statistics(of: index).map { (series: index, statistics: $0) }
    }
    let values = measured.map { series, statistics in
      chart.series[series].y[isHighest ? statistics.highest : statistics.lowest]
    }
    guard let best = isHighest ? values.max() : values.min() else { return [] }
    let points = zip(measured, values).filter { $0.1 == best }.flatMap { measured, _ in
      let y = chart.series[measured.series].y
      return y.indices.filter { y[$0] == best }.map {
        PointReference(series: measured.series, point: $0)
      }
    }
    let isFlat = points.count == measured.reduce(0) { $0 + $1.statistics.count }
    return isFlat ? Array(points.prefix(1)) : points
  }

  private mutating func jump(
    to target: PointReference, _ jump: Jump, namesSeries: Bool = false
  ) -> [Effect] {
    page.rememberJump()
    cursor.series = target.series
    let outline = PointOutline(chart, at: target, namesSeries: namesSeries)
    return land(on: target.point, saying: .jump(jump, outline))
  }

  /// The points of what is shown of the series that have its highest or lowest value; where all have
  /// it, the first.
  private func equalExtremes(isHighest: Bool) -> [PointReference] {
    guard shown.series.indices.contains(cursor.series),
      let measured = shown.statistics(of: cursor.series)
    else { return [] }
    let series = shown.series[cursor.series]
    let first = isHighest ? measured.highest : measured.lowest
    let often = isHighest ? measured.highestOccurrence : measured.lowestOccurrence
    var points = [first]
    if case .several = often {
      points = (0..<series.count).filter { series.y[$0] == series.y[first] }
    }
    return points.map { page.whole(PointReference(series: cursor.series, point: $0)) }
  }

  /// Stands on a point, says it, and sounds it in place of whatever sounds.
  ///
  /// - Parameters:
  ///   - point: The index of the point in the cursor's series.
  ///   - previous: The point a single step is compared with.
  ///   - sentence: What is said in place of the plain point.
  /// - Returns: The effects of the move.
  mutating func land(
    on point: Int, comparedWith previous: Int? = nil, saying sentence: Sentence? = nil
  ) -> [Effect] {
    guard let series, point >= 0, point < series.count else { return [] }
    // The first point says whose it is; later ones only when that changes.
    let isFirst = cursor.point == nil
    cursor.point = point
    cursor.x = series.x[point]
    page.pan(to: series.x[point])
    rotor.isOnPoint = true
    let reference = PointReference(series: cursor.series, point: point)
    if let said = sentence ?? rowWords { return soundPoint() + announce([said]) }
    let outline = PointOutline(
      chart, at: reference, namesSeries: isFirst, comparedWith: previous)
    let said = settings.verbosity == .terse ? .point(outline) : inFull(outline, reference)
    return soundPoint() + announce([said])
  }

  mutating func hitEdge(_ edge: Edge) -> [Effect] {
    stopSound() + announce([.edge(edge)])
  }

  mutating func goBack() -> [Effect] {
    guard let point = page.jumps.popLast() else { return announce([.noWayBack]) }
    let changesSeries = cursor.series != point.series
    cursor.series = point.series
    return land(
      on: point.point, saying: .back(PointOutline(chart, at: point, namesSeries: changesSeries)))
  }
}

extension Page {
  /// Keeps where one stands, so that one can go back to it from the end of a jump.
  mutating func rememberJump() {
    guard let point else { return }
    jumps.append(point)
    if jumps.count > 100 { jumps.removeFirst() }
  }
}
