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
    let item = page.audioItem
    guard settings.isSoundOn else { return announce([settings.silence]) }
    let effects = start(item, fromCursor: false)
    guard item == .legend, playback.state == .playing, let legend = page.legend(settings) else {
      return effects
    }
    return effects + announce([legend])
  }

  /// Space.
  mutating func playOrPause() -> [Effect] {
    switch playback.state {
    case .playing:
      playback.state = .paused
      return [.pause] + announce([.paused(page.pointSentence)])
    case .paused:
      // Settings that changed while it rested are heard from where it rests.
      if playback.isOutdated { return restart() }
      playback.state = .playing
      restCaption()
      return [.resume]
    case .idle:
      guard settings.isSoundOn else { return announce([settings.silence]) }
      return start(page.itemHere(settings), fromCursor: true)
    }
  }

  private mutating func start(_ item: AudioItem, fromCursor: Bool) -> [Effect] {
    let score = page.score(of: item, settings)
    guard score.playedCount > 0 else { return announce([.nothingToPlay]) }
    playback.item = item
    noteNetwork()
    let seconds =
      fromCursor ? page.startTime(in: score, isBackwards: settings.isBackwards) : nil
    let effects = play(score, from: seconds)
    // The legend has words of its own to follow; otherwise the caption rests.
    return notice == nil || item == .legend ? effects : effects + announce([])
  }

  /// Plays a score from a time of its own; `nil` is where the direction begins.
  private mutating func play(_ score: Score, from seconds: Double?) -> [Effect] {
    playback.start(score, from: seconds, in: page.loopRange(in: score), settings)
    restCaption()
    // Whoever plays wants to hear it: a device that failed is tried again at once.
    return (playback.hasSaidSilence ? [.retrySound] : [])
      + sound(playback.score, from: playback.seconds)
  }

  /// While it plays the caption rests, but it must not go on saying "Paused" or "Stopped".
  private mutating func restCaption() {
    guard let first = caption.sentences.first else { return }
    switch first {
    case .paused, .stopped, .complete, .sound(.off), .sound(.on), .sound(.silent), .sound(.awaited):
      caption = Caption([page.pointSentence ?? page.currentItem(settings)])
    default: break
    }
  }

  // MARK: Going on

  /// Goes on from where the sound is, in the speed and the loop of now.
  private mutating func restart() -> [Effect] {
    if let sequence = playback.sequence {
      playback.start(sequence, from: playback.composedSeconds, settings)
      return sound(playback.score, from: playback.seconds)
    }
    return play(page.score(of: playback.item, settings), from: playback.composedSeconds)
  }

  /// Lets what sounds go on as the settings now say; what is paused stays paused.
  mutating func playOn() -> [Effect] {
    switch playback.state {
    case .idle: return []
    case .playing: return restart()
    case .paused:
      playback.isOutdated = true
      return []
    }
  }

  /// `,` and `.`: one speed up or down.
  mutating func changeSpeed(by delta: Int) -> [Effect] {
    let item = playback.state == .idle ? page.audioItem : playback.item
    let length = page.score(of: item, settings).length
    return give(settings.changeSpeed(by: delta, length: length))
  }

  // MARK: Following

  /// The point under the playhead is the focused one; the caption rests, unless values are said.
  mutating func follow(playback number: Int, seconds: Double) -> [Effect] {
    guard number == playback.number, playback.state == .playing else { return [] }
    playback.seconds = seconds
    if overlay?.kind == .multiples { return followPanels() }
    page.follow(playback)
    guard settings.saysValues, page.point != playback.saidPoint,
      let sentence = page.pointSentence, announcements.allowsPlayhead(at: clock)
    else { return [] }
    playback.saidPoint = page.point
    let effects = announce([sentence], priority: .live, about: .playhead)
    // A sentence that a problem came before is let go: the next point will do.
    announcements.forget(.playhead)
    return effects
  }

  mutating func endPlayback(_ number: Int) -> [Effect] {
    guard number == playback.number, playback.state != .idle else { return [] }
    // The last report of the playhead may be a moment old.
    playback.seconds = playback.score.length
    page.follow(playback)
    if playback.isLooping, page.loop.isOn {
      return play(page.score(of: playback.item, settings), from: nil)
    }
    let isGraph = !playback.score.parts.isEmpty
    playback.state = .idle
    guard isGraph, settings.sonification.volume > 0 else { return [] }
    playback.isEnding = true
    return [.remind(.completion(playback: number), after: Self.completionDelay)]
  }

  mutating func completePlayback(_ number: Int) -> [Effect] {
    guard number == playback.number, playback.isEnding else { return [] }
    playback.isEnding = false
    // Series in turn end in another one than they began in.
    let place = page.chart.series.count > 1 && overlay == nil ? page.pointSentence : nil
    return announce([.complete] + [place].compactMap(\.self), priority: .ending, about: .ending)
  }

  // MARK: Stopping

  /// Falls silent, if anything sounds; moves, turns and overlays do this.
  mutating func stopSound() -> [Effect] {
    guard playback.state != .idle else { return [] }
    playback.state = .idle
    playback.number += 1
    return [.stopSound]
  }

  /// Esc: stops the sound and says where; in silence the reading of an input, which is said once it has ended.
  mutating func stopByKey() -> [Effect] {
    if playback.state == .idle, live?.isLoading == true, live?.isEnded == false {
      return [.stopReading]
    }
    // Silent already: one goes back to the charts side by side that one came from, or hears where one is.
    guard playback.state != .idle else {
      return goBackToMultiples(takesJumpsBack: false) ?? announce([page.currentPlace(settings)])
    }
    return stopSound() + announce([.stopped(page.pointSentence)])
  }
}

extension Page {
  /// The point that is stood on, with its series.
  fileprivate var pointSentence: Sentence? {
    point.map { .point(PointOutline(chart, at: $0, namesSeries: true)) }
  }

  /// The item that plays from the cursor on.
  fileprivate func itemHere(_ settings: Settings) -> AudioItem {
    if rotor.mode == .audioGraph, audioItem != .legend { return audioItem }
    return chart.series.count > 1 && cursor.point != nil
      ? .series(cursor.series) : wholeChart(settings)
  }

  /// The pitches that stand for the lowest and the highest value, in words; `nil` where there are
  /// none.
  fileprivate func legend(_ settings: Settings) -> Sentence? {
    guard let pitch = chart.pitchEnds else { return nil }
    let sonification = settings.sonification
    let ends = [sonification.minimumFrequency, sonification.maximumFrequency]
    return .playback(
      .pitchLegend(
        lowest: pitch.lowest, highest: pitch.highest,
        minimumFrequency: ends[sonification.isInverted ? 1 : 0],
        maximumFrequency: ends[sonification.isInverted ? 0 : 1]))
  }
}
