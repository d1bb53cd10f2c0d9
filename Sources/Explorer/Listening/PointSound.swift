import Charts
import Descriptions
import Sonification

/// The sound of the chart's parts: scores of the audio graph, and single points.
extension Page {
  // MARK: Scores

  /// The item of the audio graph that the rotor stands on.
  var audioItem: AudioItem { chart.audioItems[rotor.audioItem] }

  /// The score of an item of the audio graph, of what is shown.
  func score(of item: AudioItem, _ settings: Settings) -> Score {
    var sonification = settings.sonification
    sonification.muted = settings.selection.silent(in: chart)
    let key = HeardItem(
      item: item, settings: sonification, thresholds: settings.thresholds, mapped: settings.mapped)
    return heard.value(for: key) { madeScore(of: key) }
  }

  private func madeScore(of heard: HeardItem) -> Score {
    let audible = shown.audibleSeries(
      thresholds: heard.thresholds, cues: heard.settings.cues, mapped: heard.mapped,
      of: chart)
    var settings = heard.settings
    switch heard.item {
    case .inTurn:
      settings.order = .sequential
      return Score(audible, settings: settings)
    case .together:
      settings.order = .together
      return Score(audible, settings: settings)
    case .series(let index):
      settings.muted = Set(chart.series.indices).subtracting([index])
      return Score(audible, settings: settings)
    case .without(let index):
      settings.muted.insert(index)
      return Score(audible, settings: settings)
    case .legend:
      guard chart.pitchRange != nil else { return .silence }
      let low = Score(point: 0, at: nil, series: 0, settings: settings)
      let high = Score(point: 1, at: nil, series: 0, settings: settings)
      var legend = low.followed(by: high, after: 0.1)
      // Nothing in it stands for a point that the playhead could be over.
      legend.parts = []
      return legend
    }
  }

  /// The item of the audio graph that plays everything, in the order that is set.
  func wholeChart(_ settings: Settings) -> AudioItem {
    chart.series.count > 1 && settings.sonification.order == .together ? .together : .inTurn
  }

  func outline(of item: AudioItem, _ settings: Settings) -> AudioItemOutline {
    let score = score(of: item, settings)
    let name: String? =
      switch item {
      case .series(let index), .without(let index): chart.series[index].name
      case .inTurn: chart.series.count > 1 ? nil : chart.title ?? ""
      default: nil
      }
    var outline = AudioItemOutline(
      item: item, name: name, points: score.pointCount, played: score.playedCount,
      seconds: score.length)
    (outline.notes, outline.playedNotes) = (score.noteCount, score.playedNoteCount)
    return outline
  }

  // MARK: Single points

  /// The sound of the point under the cursor, in place of whatever sounds.
  var pointSound: SoundChange {
    guard let point, series != nil else { return .stop }
    return .notes(chart.heights(of: point))
  }

  /// The sound of the point under the cursor after the lowest, the middle and the highest pitch.
  var comparedPointSound: SoundChange {
    guard let point, let series else { return .stop }
    return .comparedNote(chart.height(of: series.y[point.point]))
  }

  /// The score of notes at the cursor's place.
  func score(
    ofNotes heights: [Double], isCompared: Bool, cues: [PointCue] = [], mapped: Double? = nil,
    _ settings: SonificationSettings
  ) -> Score {
    let place = self.place
    // One series alone has nothing to be told apart from.
    var settings = settings
    if chart.series.count < 2, settings.pan == .series { settings.pan = .none }
    let score =
      isCompared
      ? Score(
        referencedPoint: heights.first ?? .nan, at: place, series: cursor.series,
        settings: settings)
      : Score(
        figure: heights, at: place, series: cursor.series, mapped: mapped, settings: settings)
    return cues.reduce(score) { score, cue in
      score.followed(
        by: Score(cue: cue.cue, at: place, isRising: cue.isRising, settings: settings), after: 0)
    }
  }

  /// The second measure of the point under the cursor as a share of its range; `nil` where there is none.
  fileprivate func mapped(_ settings: Settings) -> Double? {
    guard let name = settings.mapped, let point else { return nil }
    let shares = chart.mappedShares(name)
    guard shares.indices.contains(point.series),
      shares[point.series].indices.contains(point.point)
    else { return nil }
    let share = shares[point.series][point.point]
    return share.isFinite ? share : nil
  }

  /// The place of the cursor along x, 0 … 1; `nil` where it has none.
  var place: Double? {
    guard let extent = shown.xExtent, let x = cursor.x, extent.lowerBound < extent.upperBound else {
      return nil
    }
    let position = chart.xAxis.effectiveScale.position(of: x, in: extent)
    guard !position.isNaN else { return nil }
    let share = min(max(position, 0), 1)
    return chart.direction == .rightToLeft ? 1 - share : share
  }
}

/// Sound as a whole: single notes, on and off, and what is said where there is none.
extension Model {
  /// Plays notes at the cursor's place in place of whatever sounds.
  ///
  /// - Parameters:
  ///   - heights: Their heights, from 0 to 1; NaN is the sound of a value that is missing.
  ///   - isCompared: True to hear the lowest, the middle and the highest pitch before a single one.
  ///   - cues: The cues that sound after them.
  /// - Returns: The effects of the sound.
  mutating func playNotes(
    _ heights: [Double], isCompared: Bool = false, cues: [PointCue] = []
  ) -> [Effect] {
    let stopped: [Effect] = settings.isSoundOn && playback.state != .idle ? [.stopSound] : []
    playback.state = .idle
    playback.number += 1
    guard settings.isSoundOn, settings.hasMoveTones || isCompared || playback.isTried else {
      return stopped
    }
    noteNetwork()
    let score = page.score(
      ofNotes: heights, isCompared: isCompared, cues: cues, mapped: page.mapped(settings),
      settings.sonification)
    // Whoever asks for a sound by name has a device that failed tried again at once.
    let retry: [Effect] = isCompared && playback.hasSaidSilence ? [.retrySound] : []
    return retry + sound(score, from: 0)
  }

  func sound(_ score: Score, from seconds: Double) -> [Effect] {
    [
      .play(
        score, volume: settings.sonification.volume, from: seconds, playback: playback.number)
    ]
  }

  // MARK: On, off, lost

  /// `s`: sound on or off.
  mutating func toggleSound() -> [Effect] {
    guard settings.hasDevice else { return announce([.sound(.silent(.noneChosen))]) }
    // A device that failed is tried again at once: sound is on, but there is none.
    if !(settings.isSoundOn && playback.hasSaidSilence) { settings.isSoundOn.toggle() }
    guard settings.isSoundOn else { return stopSound() + announce([.sound(.off)]) }
    playback.hasSaidSilence = false
    announcements.forget(.sound)
    // The words that sound is on are said as soon as there is some; else why there is none. Without
    // a point it is the middle pitch that tells.
    let effects = [.retrySound] + change(page.point == nil ? .notes([0.5]) : page.pointSound)
    playback.isTried = true
    return effects
  }

  /// Says that sound is on, once the first of it comes through.
  mutating func confirmSound(of number: Int) -> [Effect] {
    guard number == playback.number else { return [] }
    // A device that is heard may be lost anew.
    (playback.hasSaidSilence, playback.hasSaidDelay) = (false, false)
    guard playback.isTried else { return [] }
    playback.isTried = false
    return announce([.sound(.on)])
  }

  /// Says why nothing is heard: once, and again only when sound was asked for by name.
  mutating func fallSilent(playback number: Int, _ silence: Silence) -> [Effect] {
    // The end of an attempt from before is no answer to the one that was asked for.
    guard number == playback.number || !playback.isTried else { return [] }
    let wasPlaying = number == playback.number && playback.state != .idle
    if wasPlaying { playback.state = .idle }
    guard wasPlaying || !playback.hasSaidSilence else { return [] }
    playback.hasSaidSilence = true
    let isAnswer = wasPlaying || playback.isTried
    playback.isTried = false
    let words = Sentence.sound(.silent(silence, retryKey: settings.key(of: .sound)))
    if !isAnswer, let effects = sayWithNewest(words) { return effects }
    // The caption is still true; a move must not lose its words to the notice.
    return announce([words], priority: .problem, about: .sound, keepsCaption: !isAnswer)
  }

  /// Says once that the sound system takes its time; the caption of a move stays.
  mutating func awaitSound(playback number: Int) -> [Effect] {
    guard number == playback.number, !playback.hasSaidDelay else { return [] }
    playback.hasSaidDelay = true
    return announce(
      [.sound(.awaited)], priority: .problem, about: .sound,
      keepsCaption: playback.state == .idle && !playback.isTried)
  }

  /// Has the next announcement say, once, that the sound is not where the terminal is.
  mutating func noteNetwork() {
    guard settings.isRemote, !playback.hasSaidNetwork else { return }
    playback.hasSaidNetwork = true
    notice = .sound(.playedOverNetwork)
  }
}

/// An item of the audio graph and all that its score depends on besides the chart.
struct HeardItem: Equatable, Sendable {
  var item: AudioItem
  var settings: SonificationSettings
  var thresholds: [Double]
  /// The name of the second measure that is heard.
  var mapped: String?
}
