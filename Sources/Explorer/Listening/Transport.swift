import Charts
import Descriptions
import Sonification

/// How the audio graph plays: its speed, its direction, its loop, with or without values.
extension Model {
  /// The speeds that `,` and `.` turn through.
  static let speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

  // MARK: Speed

  /// One speed up or down; what sounds goes on from where it is.
  mutating func changeSpeed(by delta: Int) -> [Effect] {
    let current = Self.speeds.firstIndex { $0 >= settings.speed } ?? Self.speeds.count - 1
    let target = current + delta
    guard Self.speeds.indices.contains(target) else {
      return announce([.speedLimit(isFastest: delta > 0)])
    }
    settings.speed = Self.speeds[target]
    let item = playback.state == .idle ? chart.audioItems[rotor.audioItem] : playback.item
    let seconds = score(of: item).length / settings.speed
    return playOn() + announce([.speed(settings.speed, seconds: seconds)])
  }

  /// Lets what sounds go on as the settings now say; what is paused stays paused.
  private mutating func playOn() -> [Effect] {
    switch playback.state {
    case .idle: return []
    case .playing: return restart()
    case .paused:
      playback.isOutdated = true
      return []
    }
  }

  // MARK: Direction and words

  /// Turns around; what sounds goes back from where it is.
  mutating func turnAround() -> [Effect] {
    settings.isBackwards.toggle()
    return playOn() + announce([.direction(isBackwards: settings.isBackwards)])
  }

  /// Whether the point under the playhead is said while it plays.
  mutating func toggleValues() -> [Effect] {
    settings.saysValues.toggle()
    return announce([.valuesWhilePlaying(settings.saysValues)])
  }

  // MARK: Loop

  mutating func setLoopEnd(isStart: Bool) -> [Effect] {
    page.standOnPoint()
    guard let point else { return announce([noPoint]) }
    let outline = PointOutline(chart, at: point, namesSeries: true)
    loop.set(point, isStart: isStart)
    return (loop.isOn ? playOn() : [])
      + announce([isStart ? .loopStart(outline) : .loopEnd(outline)])
  }

  mutating func toggleLoop() -> [Effect] {
    guard let start = loop.start, let end = loop.end else {
      return announce([.loopNeedsEnds(startKey: key(of: .loopStart), endKey: key(of: .loopEnd))])
    }
    loop.isOn.toggle()
    let places = [start, end].map { chart.series[$0.series].x[$0.point] }
    let ends = chart.places(of: min(places[0], places[1])...max(places[0], places[1]))
    let said: Sentence = loop.isOn ? .loopOn(from: ends.first, to: ends.last) : .loopOff
    return playOn() + announce([said])
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
    let final = min(max(a, b) + tail(of: last.series, in: score), score.length)
    return final - first > 0.05 ? first...final : nil
  }
}
