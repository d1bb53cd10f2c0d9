import Charts
import Descriptions

/// Walking along the points: every move says where it landed and sounds it.
extension Model {
  /// One point on or back.
  mutating func step(by delta: Int) -> [Effect] {
    if let effects = stepByGrid(delta) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.nothingToPlay]) }
    guard let current = cursor.point else { return land(on: stops.lowerBound) }
    let target = current + delta
    guard stops.contains(target) else { return hitEdge(delta < 0 ? .firstPoint : .lastPoint) }
    return land(on: target, comparedWith: target - 1)
  }

  /// A tenth of the points on or back; the last leap ends on the end.
  mutating func leap(by direction: Int) -> [Effect] {
    // A column of a grid is about a tenth.
    if let effects = stepByGrid(direction) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.nothingToPlay]) }
    let size = max(1, Int((Double(stops.count) / 10).rounded()))
    guard let current = cursor.point else { return land(on: stops.lowerBound) }
    let target = min(max(current + direction * size, stops.lowerBound), stops.upperBound - 1)
    guard target != current else { return hitEdge(direction < 0 ? .firstPoint : .lastPoint) }
    return land(on: target)
  }

  mutating func goToEnd(_ edge: Edge) -> [Effect] {
    if let effects = goToEndOfGrid(edge) { return effects }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return stopSound() + announce([.nothingToPlay]) }
    let target = edge == .firstPoint ? stops.lowerBound : stops.upperBound - 1
    guard target != cursor.point else { return hitEdge(edge) }
    rememberJump()
    return land(on: target)
  }

  mutating func goToExtreme(_ jump: Jump) -> [Effect] {
    guard let target = extreme(jump) else {
      return stopSound() + announce([.fact(.noValues(series: nil))])
    }
    rememberJump()
    let namesSeries = jump == .chartLowest || jump == .chartHighest
    cursor.series = target.series
    let outline = PointOutline(chart, at: target, namesSeries: namesSeries)
    return land(on: target.point, saying: .jump(jump, outline))
  }

  private func extreme(_ jump: Jump) -> PointReference? {
    let candidates =
      switch jump {
      case .lowest, .highest: [cursor.series]
      case .chartLowest, .chartHighest: Array(chart.series.indices)
      case .landmark, .bookmark, .match, .nearest: [Int]()
      }
    let isLow = jump == .lowest || jump == .chartLowest
    var best: PointReference?
    for index in candidates where chart.series.indices.contains(index) {
      guard let measured = chart.statistics(of: index) else { continue }
      let point = PointReference(
        series: index, point: isLow ? measured.lowest : measured.highest)
      guard let current = best else {
        best = point
        continue
      }
      let value = chart.series[index].y[point.point]
      let bestValue = chart.series[current.series].y[current.point]
      if isLow ? value < bestValue : value > bestValue { best = point }
    }
    return best
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
