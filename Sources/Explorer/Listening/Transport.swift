import Charts
import Descriptions
import Sonification

/// The ways of playing the audio graph: its speed, its direction, with or without values.
extension Settings {
  /// The speeds that `,` and `.` turn through.
  static let speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

  /// One speed up or down; what sounds goes on from where it is.
  ///
  /// - Parameters:
  ///   - delta: The number of speeds up, or down where it is negative.
  ///   - length: The length of the sound at the speed 1, in seconds.
  /// - Returns: The speed, or that there is none further.
  mutating func changeSpeed(by delta: Int, length: Double) -> Answer {
    let current = Self.speeds.firstIndex { $0 >= speed } ?? Self.speeds.count - 1
    let target = current + delta
    guard Self.speeds.indices.contains(target) else {
      return Answer([.playback(.speedLimit(isFastest: delta > 0))])
    }
    speed = Self.speeds[target]
    return Answer([.playback(.speed(speed, seconds: length / speed))], sound: .updated)
  }

  /// Turns around; what sounds goes back from where it is.
  mutating func turnAround() -> Answer {
    isBackwards.toggle()
    return Answer([.direction(isBackwards: isBackwards)], sound: .updated)
  }

  /// Has the point under the playhead said while it plays, or no longer.
  mutating func toggleValues() -> Answer {
    saysValues.toggle()
    return Answer([.valuesWhilePlaying(saysValues)])
  }
}

/// The loop, and the times in a score.
extension Page {
  /// `(` and `)`: an end of the loop here; at its own place it is taken away.
  mutating func setLoopEnd(isStart: Bool, _ settings: Settings) -> Answer {
    standOnPoint()
    guard let point else { return Answer([noPoint(settings)]) }
    let outline = PointOutline(chart, at: point, namesSeries: true)
    let cell = loopEndOfCell(isStart: isStart)
    let wasOn = loop.isOn
    comparesWindow = false
    guard loop.set(cell?.point ?? point, isStart: isStart) else {
      return Answer(
        [.playback(.loopMarkRemoved(isStart: isStart))], sound: wasOn ? .updated : .unchanged)
    }
    let words = cell.map { cell in
      Sentence.titled(settings.language.text(.key(isStart ? .loopStart : .loopEnd)), cell.words)
    }
    return Answer(
      [words ?? .playback(isStart ? .loopStart(outline) : .loopEnd(outline))],
      sound: loop.isOn ? .updated : .unchanged)
  }

  /// `*`: the loop on or off.
  mutating func toggleLoop(_ settings: Settings) -> Answer {
    guard let start = loop.start, let end = loop.end else {
      return Answer([
        .playback(
          .loopNeedsEnds(
            startKey: settings.key(of: .loopStart), endKey: settings.key(of: .loopEnd)))
      ])
    }
    loop.isOn.toggle()
    let places = [start, end].map { chart.series[$0.series].x[$0.point] }
    let ends = chart.places(of: min(places[0], places[1])...max(places[0], places[1]))
    // Nobody waits for the sound of a loop in silence.
    let silence = loop.isOn && !settings.isSoundOn ? [settings.silence] : []
    return Answer(
      [.playback(loop.isOn ? .loopOn(from: ends.first, to: ends.last) : .loopOff)] + silence,
      sound: .updated)
  }

  /// The stretch of a score between the ends of the loop, in whichever order they were set; `nil`
  /// while there is no loop, or the score does not hold both ends.
  func loopRange(in score: Score) -> ClosedRange<Double>? {
    guard loop.isOn, let start = loop.start, let end = loop.end,
      let a = time(of: start, in: score), let b = time(of: end, in: score)
    else { return nil }
    let last = a <= b ? end : start
    // A note is heard to its end, not to its onset.
    let first = min(a, b)
    let final = min(max(a, b) + score.tail(of: last.series), score.length)
    return final - first > 0.05 ? first...final : nil
  }

  /// The time at which the cursor's point is heard, or its end, backwards; `nil` from the last
  /// point on, where there is only the start.
  func startTime(in score: Score, isBackwards: Bool) -> Double? {
    guard let point else { return nil }
    let points = shownPoints(of: point.series)
    let last = isBackwards ? points.lowerBound : points.upperBound - 1
    guard point.point != last, let time = time(of: point, in: score) else { return nil }
    return isBackwards ? time + score.tail(of: point.series) : time
  }

  /// The time at which a point is heard in a score, if its series is in it and the point is shown.
  private func time(of point: PointReference, in score: Score) -> Double? {
    guard let part = score.parts.first(where: { $0.series == point.series }),
      chart.series.indices.contains(point.series)
    else { return nil }
    let x = chart.series[point.series].x[point.point]
    let place = chart.xAxis.effectiveScale.coordinate(of: x)
    return place.isNaN || !isShown(x) ? nil : part.time(of: place)
  }
}

extension Score {
  /// The length of the last note of a series with the pause after it; 0 where it glides.
  fileprivate func tail(of series: Int) -> Double {
    parts.first { $0.series == series }.map { $0.length - $0.span } ?? 0
  }
}
