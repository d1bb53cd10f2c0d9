import Charts
import Descriptions

/// Walking along the points: every move says where it landed and sounds it.
extension Model {
  /// One point on or back.
  mutating func step(by delta: Int) -> [Effect] {
    if let effects = stepByGrid(delta) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.seriesOutline("", points: 0)]) }
    guard let current = cursor.point else { return land(on: shownStops.lowerBound) }
    // Where the series has nothing one stands beside its nearest point, which may be the next.
    let nearest = chart.series[cursor.series].x[current]
    if let x = cursor.x, delta < 0 ? nearest < x : nearest > x { return land(on: current) }
    let target = current + delta
    guard stops.contains(target) else { return hitEdge(delta < 0 ? .firstPoint : .lastPoint) }
    return land(on: target, comparedWith: target - 1)
  }

  /// A tenth of the points that are shown on or back; the last leap ends on the end.
  mutating func leap(by direction: Int) -> [Effect] {
    // A column of a grid is about a tenth.
    if let effects = stepByGrid(direction) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.seriesOutline("", points: 0)]) }
    let size = max(1, Int((Double(shownStops.count) / 10).rounded()))
    guard let current = cursor.point else { return land(on: shownStops.lowerBound) }
    let target = min(max(current + direction * size, stops.lowerBound), stops.upperBound - 1)
    guard target != current else { return hitEdge(direction < 0 ? .firstPoint : .lastPoint) }
    return land(on: target)
  }

  /// The first or the last point that is shown; from there that of the chart.
  mutating func goToEnd(_ edge: Edge) -> [Effect] {
    if let effects = goToEndOfGrid(edge) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.seriesOutline("", points: 0)]) }
    let ends = [shownStops, stops].map { edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1 }
    guard let target = ends.first(where: { $0 != cursor.point }) else { return hitEdge(edge) }
    rememberJump()
    return land(on: target)
  }

  mutating func goToExtreme(isHighest: Bool, ofChart: Bool) -> [Effect] {
    guard let (target, often) = extreme(isHighest: isHighest, ofChart: ofChart) else {
      return stopSound() + announce([.fact(.noValues(series: nil))])
    }
    rememberJump()
    cursor.series = target.series
    let outline = PointOutline(chart, at: target, namesSeries: ofChart)
    let jump: Jump =
      switch (isHighest, ofChart) {
      case (true, false): .highest(often)
      case (false, false): .lowest(often)
      case (true, true): .chartHighest
      case (false, true): .chartLowest
      }
    return land(on: target.point, saying: .jump(jump, outline))
  }

  /// The highest or lowest point of what is shown of the cursor's series, or of the whole chart, of
  /// equals the first, and how often its series has this value there.
  private func extreme(isHighest: Bool, ofChart: Bool) -> (PointReference, Occurrence)? {
    let chart = ofChart ? self.chart : shown
    let candidates = ofChart ? Array(chart.series.indices) : [cursor.series]
    var best: (point: PointReference, often: Occurrence, value: Double)?
    for index in candidates where chart.series.indices.contains(index) {
      guard let measured = chart.statistics(of: index) else { continue }
      let point = isHighest ? measured.highest : measured.lowest
      let value = chart.series[index].y[point]
      if let best, isHighest ? value <= best.value : value >= best.value { continue }
      best = (
        PointReference(series: index, point: point),
        isHighest ? measured.highestOccurrence : measured.lowestOccurrence, value
      )
    }
    return best.map { (ofChart ? $0.point : whole($0.point), $0.often) }
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
    pan(to: series.x[point])
    rotor.isOnPoint = true
    saidEdge = nil
    let reference = PointReference(series: cursor.series, point: point)
    let outline = PointOutline(
      chart, at: reference, namesSeries: isFirst, comparedWith: previous)
    let said =
      sentence ?? (settings.verbosity == .terse ? .point(outline) : inFull(outline, reference))
    return soundPoint() + announce([said])
  }

  mutating func hitEdge(_ edge: Edge) -> [Effect] {
    guard saidEdge != edge else { return stopSound() }
    saidEdge = edge
    return stopSound() + announce([.edge(edge)])
  }

  mutating func rememberJump() {
    guard let point else { return }
    jumps.append(point)
    if jumps.count > 100 { jumps.removeFirst() }
  }

  mutating func goBack() -> [Effect] {
    guard let point = jumps.popLast() else { return announce([.noWayBack]) }
    let changesSeries = cursor.series != point.series
    cursor.series = point.series
    return land(
      on: point.point, saying: .back(PointOutline(chart, at: point, namesSeries: changesSeries)))
  }
}
