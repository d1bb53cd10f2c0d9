import Charts
import Descriptions
import Sonification

/// Playing the audio graph: start, pause, follow, end, stop.
extension Model {
  /// Seconds between the end of the sound and the phrase that says so.
  static let completionDelay = 0.5

  // MARK: Starting

  /// Plays the item of the audio graph from its start.
  mutating func playFromStart() -> [Effect] {
    let item = chart.audioItems[rotor.audioItem]
    guard settings.isSoundOn else { return announce([.soundOff]) }
    let effects = start(item, from: nil)
    guard item == .legend, playback.state == .playing, let range = chart.pitchRange else {
      return effects
    }
    let sonification = settings.sonification
    let ends = [sonification.minimumFrequency, sonification.maximumFrequency]
    return effects
      + announce([
        .pitchLegend(
          lowest: chart.quantity(range.lowerBound), highest: chart.quantity(range.upperBound),
          minimumFrequency: ends[sonification.isInverted ? 1 : 0],
          maximumFrequency: ends[sonification.isInverted ? 0 : 1])
      ])
  }

  /// Space.
  mutating func playOrPause() -> [Effect] {
    switch playback.state {
    case .playing:
      playback.state = .paused
      return [.pause] + announce([.paused(pointSentence)])
    case .paused:
      // What was changed while it rested is heard from where it rests.
      if playback.isOutdated { return restart() }
      playback.state = .playing
      restCaption()
      return [.resume]
    case .idle:
      guard settings.isSoundOn else { return announce([.soundOff]) }
      let chosen = chart.audioItems[rotor.audioItem]
      let item: AudioItem =
        rotor.mode == .audioGraph && chosen != .legend
        ? chosen
        : chart.series.count > 1 && cursor.point != nil ? .series(cursor.series) : wholeChart
      return start(item, from: point)
    }
  }

  private mutating func start(_ item: AudioItem, from point: PointReference?) -> [Effect] {
    let score = score(of: item)
    guard score.playedCount > 0 else { return announce([.nothingToPlay]) }
    playback.item = item
    noteNetwork()
    let effects = play(score, from: startTime(score, point: point))
    // The legend has words of its own to follow; otherwise the caption rests.
    return notice == nil || item == .legend ? effects : effects + announce([])
  }

  /// Plays a score from a time of its own, in the chosen speed and direction and, when looping,
  /// within the loop; `nil` is where that direction begins.
  private mutating func play(_ score: Score, from seconds: Double?) -> [Effect] {
    var heard = score
    playback.offset = 0
    playback.isLooping = false
    playback.isBackwards = settings.isBackwards
    playback.saidPoint = nil
    if let range = loopRange(in: score) {
      heard = score.excerpt(from: range.lowerBound, to: range.upperBound)
      playback.offset = range.lowerBound
      playback.isLooping = true
    }
    playback.lead = heard.parts.map(\.start).min() ?? 0
    playback.length = heard.length
    var from = 0.0
    if let seconds, (0...heard.length).contains(seconds - playback.offset) {
      from = playback.turned(seconds - playback.offset)
    }
    if playback.isBackwards { heard = heard.reversed() }
    playback.number += 1
    playback.state = .playing
    playback.isOutdated = false
    restCaption()
    playback.speed = settings.speed
    playback.score = heard.atSpeed(settings.speed)
    playback.seconds = from / settings.speed
    return sound(playback.score, from: playback.seconds)
  }

  /// While it plays the caption rests, but it must not go on saying "Paused" or "Stopped".
  private mutating func restCaption() {
    guard let first = caption.sentences.first else { return }
    switch first {
    case .paused, .stopped, .soundOff, .soundOn, .complete, .silent:
      caption = Caption([pointSentence ?? currentItem])
    default: break
    }
  }

  /// Goes on from where the sound is, in the speed and the loop of now.
  mutating func restart() -> [Effect] {
    let elapsed = playback.turned(playback.seconds * playback.speed)
    return play(score(of: playback.item), from: playback.offset + elapsed)
  }

  /// When the cursor's point is heard, or its end, backwards; from the last point on there is only
  /// the start.
  private func startTime(_ score: Score, point: PointReference?) -> Double? {
    guard let point else { return nil }
    let points = page.shownPoints(of: point.series)
    let last = settings.isBackwards ? points.lowerBound : points.upperBound - 1
    guard point.point != last, let time = time(of: point, in: score) else { return nil }
    return settings.isBackwards ? time + tail(of: point.series, in: score) : time
  }

  /// How long the last note of a series lasts with the pause after it; nothing where it glides.
  func tail(of series: Int, in score: Score) -> Double {
    score.parts.first { $0.series == series }.map { $0.length - $0.span } ?? 0
  }

  /// When a point is heard in a score, if its series is in it and the point is shown.
  func time(of point: PointReference, in score: Score) -> Double? {
    guard let part = score.parts.first(where: { $0.series == point.series }),
      chart.series.indices.contains(point.series)
    else { return nil }
    let x = chart.series[point.series].x[point.point]
    let place = chart.xAxis.effectiveScale.coordinate(of: x)
    return place.isNaN || !page.isShown(x) ? nil : part.time(of: place)
  }

  // MARK: Following

  /// The point under the playhead is the focused one; the caption rests, unless values are said.
  mutating func follow(playback number: Int, seconds: Double) -> [Effect] {
    guard number == playback.number, playback.state == .playing else { return [] }
    playback.seconds = seconds
    focus(at: seconds)
    guard settings.saysValues, point != playback.saidPoint, let sentence = pointSentence,
      announcements.allowsPlayhead(at: clock)
    else { return [] }
    playback.saidPoint = point
    let effects = announce([sentence], priority: .live, about: .playhead)
    // Where a problem came first, the next point will do.
    announcements.forget(.playhead)
    return effects
  }

  private mutating func focus(at seconds: Double) {
    let part = playback.score.parts.last { $0.start <= seconds + 1e-9 }
    guard let part, chart.series.indices.contains(part.series) else { return }
    let x = chart.xAxis.effectiveScale.value(at: part.x(at: seconds))
    // Together, the playhead is over all series: the reader's own stays focused.
    if !partsOverlap { cursor.series = part.series }
    guard var point = page.point(nearest: x, in: cursor.series), let series else { return }
    // A note lasts until the next place, which is not in the loop any more.
    if playback.isLooping, let range = loop.stretch.flatMap(page.range) {
      let looped = series.indices(in: range)
      guard let last = looped.last else { return }
      point = min(max(point, looped.lowerBound), last)
    }
    cursor.point = point
    cursor.x = series.x[point]
  }

  private var partsOverlap: Bool {
    let parts = playback.score.parts
    return zip(parts, parts.dropFirst()).contains { $0.start + $0.length > $1.start }
  }

  mutating func endPlayback(_ number: Int) -> [Effect] {
    guard number == playback.number, playback.state != .idle else { return [] }
    // The last report of the playhead may be a moment old.
    playback.seconds = playback.score.length
    focus(at: playback.seconds)
    if playback.isLooping, loop.isOn { return play(score(of: playback.item), from: nil) }
    let isGraph = !playback.score.parts.isEmpty
    playback.state = .idle
    guard isGraph, settings.sonification.volume > 0 else { return [] }
    playback.isEnding = true
    return [.remind(.completion(playback: number), after: Self.completionDelay)]
  }

  mutating func completePlayback(_ number: Int) -> [Effect] {
    guard number == playback.number, playback.isEnding else { return [] }
    playback.isEnding = false
    return announce([.complete], priority: .ending, about: .ending)
  }

  // MARK: Stopping

  /// Falls silent, if anything sounds; moves, turns and overlays do this.
  mutating func stopSound() -> [Effect] {
    guard playback.state != .idle else { return [] }
    playback.state = .idle
    playback.number += 1
    return [.stopSound]
  }

  /// Esc: stops the sound and says where.
  mutating func stopByKey() -> [Effect] {
    // Silent already: one hears where one is.
    guard playback.state != .idle else { return announce([currentPlace]) }
    return stopSound() + announce([.stopped(pointSentence)])
  }

  private var pointSentence: Sentence? {
    point.map { .point(PointOutline(chart, at: $0, namesSeries: true)) }
  }
}
