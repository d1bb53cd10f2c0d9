import Charts
import Descriptions

/// Walking along the points: every move says where it landed and sounds it.
extension Page {
  /// One point on or back.
  mutating func step(by delta: Int, _ settings: Settings) -> Answer {
    if rotor.mode == .table { return stepRow(by: delta, settings) }
    if let answer = stepByGrid(delta, settings) { return answer }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return Answer([noStops], sound: .stop) }
    guard let current = cursor.point else { return land(on: shownStops.lowerBound, settings) }
    let beside = pointBeside(delta)
    let target = beside ?? current + delta
    guard stops.contains(target) else { return edge(delta < 0 ? .firstPoint : .lastPoint) }
    return land(on: target, comparedWith: target - 1, settings)
  }

  /// A tenth of the points that are shown on or back; the last leap ends on the end.
  mutating func leap(by direction: Int, _ settings: Settings) -> Answer {
    if rotor.mode == .table { return leapRows(by: direction, settings) }
    // A column of a grid is about a tenth.
    if let answer = stepByGrid(direction, settings) { return answer }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return Answer([noStops], sound: .stop) }
    let size = max(1, Int((Double(shownStops.count) / 10).rounded()))
    guard let current = cursor.point else { return land(on: shownStops.lowerBound, settings) }
    let target = min(max(current + direction * size, stops.lowerBound), stops.upperBound - 1)
    guard target != current else { return edge(direction < 0 ? .firstPoint : .lastPoint) }
    return land(on: target, settings)
  }

  /// The first or the last point that is shown; from there that of the chart.
  mutating func goToEnd(_ edge: Edge, _ settings: Settings) -> Answer {
    if rotor.mode == .table { return goToEndOfRows(edge, settings) }
    if let answer = goToEndOfGrid(edge, settings) { return answer }
    let stops = chart.stops(in: cursor.series)
    guard !stops.isEmpty else { return Answer([noStops], sound: .stop) }
    let ends = [shownStops, stops].map {
      edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1
    }
    guard let target = ends.first(where: { $0 != cursor.point }) else { return self.edge(edge) }
    rememberJump()
    return land(on: target, settings)
  }

  /// The lowest or the highest of what is shown of the series; again, the next that equals it, and
  /// after the last those of the chart.
  mutating func goToExtreme(isHighest: Bool, isAgain: Bool, _ settings: Settings) -> Answer {
    if isAgain, isAtChartExtreme {
      return goToChartExtreme(isHighest: isHighest, isAgain: true, settings)
    }
    let equals = equalExtremes(isHighest: isHighest)
    guard !equals.isEmpty else {
      return Answer([.fact(.noValues(series: nil))], sound: .stop)
    }
    var number = 0
    if isAgain {
      let here = equals.firstIndex { $0 == point }
      guard let here, here + 1 < equals.count else {
        return goToChartExtreme(isHighest: isHighest, isAgain: false, settings)
      }
      number = here + 1
    }
    let ordinal = equals.count > 1 ? Ordinal(number + 1, of: equals.count) : nil
    isAtChartExtreme = false
    // Of a part, nobody takes it for that of the whole.
    let jump: Jump =
      window == nil
      ? isHighest ? .highest(ordinal) : .lowest(ordinal)
      : isHighest ? .shownHighest(ordinal) : .shownLowest(ordinal)
    return self.jump(to: equals[number], saying: jump, settings)
  }

  /// The lowest or the highest of the whole chart; again, the next that equals it, and after the last
  /// the first.
  mutating func goToChartExtreme(
    isHighest: Bool, isAgain: Bool, _ settings: Settings
  ) -> Answer {
    let equals = equalChartExtremes(isHighest: isHighest)
    guard !equals.isEmpty else {
      return Answer([.fact(.noValues(series: nil))], sound: .stop)
    }
    let here = isAgain ? equals.firstIndex { $0 == point } : nil
    let number = here.map { ($0 + 1) % equals.count } ?? 0
    let ordinal = equals.count > 1 ? Ordinal(number + 1, of: equals.count) : nil
    isAtChartExtreme = true
    return jump(
      to: equals[number], saying: isHighest ? .chartHighest(ordinal) : .chartLowest(ordinal),
      settings)
  }

  /// The points of all series that have the highest or lowest value of the chart; where all have it,
  /// the first.
  private func equalChartExtremes(isHighest: Bool) -> [PointReference] {
    let measured = chart.series.indices.filter { !chart.isOfOthers($0) }.compactMap { index in
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
    return points.map { whole(PointReference(series: cursor.series, point: $0)) }
  }

  /// The end of the series; where one stands on no value there, that is said as well.
  private func edge(_ edge: Edge) -> Answer {
    var answer = Answer.edge(edge)
    if let outlineHere { answer.words.append(.point(outlineHere)) }
    return answer
  }

  /// The answer where the series has no point to go to.
  private var noStops: Sentence {
    chart.pointCount == 0 ? .fact(.noValues(series: nil)) : .seriesOutline("", points: 0)
  }

  /// Stands on a point, says it, and sounds it in place of whatever sounds.
  ///
  /// - Parameters:
  ///   - point: The index of the point in the cursor's series.
  ///   - previous: The point a single step is compared with.
  ///   - namesSeries: True where the series is named although it is the same.
  ///   - sentence: The words in place of the plain point.
  ///   - settings: The settings, which say how much is said.
  /// - Returns: The answer to the move.
  mutating func land(
    on point: Int, comparedWith previous: Int? = nil, namesSeries: Bool = false,
    saying sentence: Sentence? = nil, _ settings: Settings
  ) -> Answer {
    guard let series, point >= 0, point < series.count else { return Answer([]) }
    // The first point says whose it is; later ones only when that changes.
    let isFirst = cursor.point == nil
    cursor.point = point
    cursor.x = series.x[point]
    let former = window
    pan(to: series.x[point])
    // A step takes the part along; whoever jumps hears that another one is shown.
    let moved = window != former && previous == nil ? windowWords : []
    rotor.isOnPoint = true
    let reference = PointReference(series: cursor.series, point: point)
    if let said = sentence ?? rowWords(settings.verbosity) {
      return Answer([said] + moved, sound: pointSound)
    }
    let outline = PointOutline(
      chart, at: reference, namesSeries: isFirst || namesSeries, comparedWith: previous)
    let said = settings.verbosity == .verbose ? inFull(outline, reference) : .point(outline)
    return Answer([said] + moved, sound: pointSound)
  }

  /// Back to where the last jump began.
  mutating func goBack(_ settings: Settings) -> Answer {
    guard let start = jumps.popLast() else { return Answer([.noWayBack]) }
    let point = start.point
    cursor.series = point.series
    let answer = land(
      on: point.point, saying: .back(PointOutline(chart, at: point, namesSeries: true)), settings)
    // One who stood where the series has no value stands there again.
    guard let x = start.x else { return answer }
    cursor.x = x
    guard let missing = outlineHere else { return answer }
    return Answer([.back(missing)], sound: .missing)
  }

  /// Keeps where one stands, so that one can go back to it from the end of a jump.
  mutating func rememberJump() {
    guard let point else { return }
    jumps.append(JumpStart(point: point, x: outlineHere == nil ? nil : cursor.x))
    if jumps.count > 100 { jumps.removeFirst() }
  }
}

/// The place that a jump began at.
struct JumpStart: Equatable, Sendable {
  /// The point, or the one that is nearest.
  var point: PointReference
  /// The place on the x axis where the series has no value; `nil` on a point.
  var x: Double?
}
