import Charts
import Descriptions
import Sonification

/// Playing, pausing and following the playhead.
extension Model {
  /// Seconds between the end of the sound and the phrase that says so.
  static let completionDelay = 0.5

  // MARK: Scores

  /// The score of an item of the audio graph.
  func score(of item: AudioItem) -> Score {
    var settings = settings.sonification
    let audible = chart.audibleSeries
    switch item {
    case .inTurn:
      settings.order = chart.series.count > 1 ? .sequential : settings.order
      return Score(audible, settings: settings)
    case .together:
      settings.order = .together
      return Score(audible, settings: settings)
    case .series(let index):
      // The others stay as series without points: they take no time, and the one that is heard
      // keeps its number and with it its instrument.
      let alone = audible.indices.map {
        $0 == index ? audible[$0] : AudibleSeries(x: [], y: [], isContinuous: false)
      }
      return Score(alone, settings: settings)
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

  func outline(of item: AudioItem) -> AudioItemOutline {
    let score = score(of: item)
    let name: String? =
      switch item {
      case .series(let index): chart.series[index].name
      case .inTurn: chart.series.count > 1 ? nil : chart.title ?? ""
      default: nil
      }
    return AudioItemOutline(
      item: item, name: name, points: score.pointCount, played: score.playedCount,
      seconds: score.length)
  }

  // MARK: Playing

  /// Plays the item of the audio graph from its start.
  mutating func playFromStart() -> [Effect] {
    let item = chart.audioItems[rotor.audioItem]
    guard settings.isSoundOn else { return announce([.soundOff]) }
    if item == .legend {
      guard let range = chart.pitchRange else { return announce([.nothingToPlay]) }
      let sonification = settings.sonification
      let legend = Sentence.pitchLegend(
        lowest: chart.quantity(range.lowerBound), highest: chart.quantity(range.upperBound),
        minimumFrequency: sonification.isInverted
          ? sonification.maximumFrequency : sonification.minimumFrequency,
        maximumFrequency: sonification.isInverted
          ? sonification.minimumFrequency : sonification.maximumFrequency)
      return start(item, from: nil) + announce([legend])
    }
    return start(item, from: nil)
  }

  /// Space.
  mutating func playOrPause() -> [Effect] {
    switch playback.state {
    case .playing:
      playback.state = .paused
      return [.pause] + announce([.paused(pointSentence)])
    case .paused:
      playback.state = .playing
      return [.resume]
    case .idle:
      guard settings.isSoundOn else { return announce([.soundOff]) }
      let chosen = chart.audioItems[rotor.audioItem]
      let item: AudioItem =
        rotor.mode == .audioGraph && chosen != .legend
        ? chosen : chart.series.count > 1 && cursor.point != nil ? .series(cursor.series) : .inTurn
      return start(item, from: point)
    }
  }

  private mutating func start(_ item: AudioItem, from point: PointReference?) -> [Effect] {
    let score = score(of: item)
    guard score.playedCount > 0 else { return announce([.nothingToPlay]) }
    playback.number += 1
    playback.state = .playing
    playback.score = score
    saidEdge = nil
    return sound(score, from: startTime(score, point: point)) + sayNetworkOnce()
  }

  /// When the cursor's point is heard; from the last point on there is only the start.
  private func startTime(_ score: Score, point: PointReference?) -> Double {
    guard let point, let part = score.parts.first(where: { $0.series == point.series })
    else { return 0 }
    let series = chart.series[point.series]
    guard point.point < series.count - 1 else { return 0 }
    let place = chart.xAxis.scale.coordinate(of: series.x[point.point])
    let coordinate = chart.xAxis.categories == nil ? place : series.x[point.point]
    return coordinate.isNaN ? 0 : part.time(of: coordinate)
  }

  private func sound(_ score: Score, from seconds: Double) -> [Effect] {
    [
      .play(
        score, volume: settings.sonification.volume, from: seconds, playback: playback.number)
    ]
  }

  /// The point under the playhead is the focused one; the caption rests.
  mutating func follow(playback number: Int, seconds: Double) {
    guard number == playback.number, playback.state == .playing else { return }
    let part = playback.score.parts.last { $0.start <= seconds + 1e-9 }
    guard let part, chart.series.indices.contains(part.series) else { return }
    let coordinate = part.x(at: seconds)
    let x = chart.xAxis.categories == nil ? chart.xAxis.scale.value(at: coordinate) : coordinate
    // Together, the playhead is over all series: the reader's own stays focused.
    if !partsOverlap { cursor.series = part.series }
    guard let point = series?.index(nearest: x) else { return }
    cursor.point = point
    cursor.x = series?.x[point]
  }

  private var partsOverlap: Bool {
    let parts = playback.score.parts
    return zip(parts, parts.dropFirst()).contains { $0.start + $0.length > $1.start }
  }

  mutating func endPlayback(_ number: Int) -> [Effect] {
    guard number == playback.number, playback.state != .idle else { return [] }
    let isGraph = !playback.score.parts.isEmpty
    playback.state = .idle
    guard isGraph, settings.sonification.volume > 0 else { return [] }
    return [.complete(playback: number, after: Self.completionDelay)]
  }

  // MARK: Stopping

  /// Falls silent, if anything sounds; moves, turns and overlays do this.
  mutating func stopSound() -> [Effect] {
    guard playback.state != .idle else { return [] }
    playback.state = .idle
    playback.number += 1
    return [.stopSound]
  }

  /// Esc: says where the sound was stopped.
  mutating func stopByKey() -> [Effect] {
    guard playback.state != .idle else { return [] }
    return stopSound() + announce([.stopped(pointSentence)])
  }

  private var pointSentence: Sentence? {
    point.map { .point(PointOutline(chart, at: $0, namesSeries: true)) }
  }

  // MARK: Single points

  /// Sounds the point under the cursor in place of whatever sounds.
  mutating func soundPoint() -> [Effect] {
    guard let point, let series else { return stopSound() }
    return soundTone(height: chart.height(of: series.y[point.point]))
  }

  /// Sounds that this series has nothing at this place.
  mutating func soundMissing() -> [Effect] { soundTone(height: .nan) }

  private mutating func soundTone(height: Double) -> [Effect] {
    playback.state = .idle
    playback.number += 1
    guard settings.isSoundOn else { return [] }
    let extent = chart.xExtent
    let place: Double? = extent.flatMap { extent in
      guard let x = cursor.x, extent.lowerBound < extent.upperBound else { return nil }
      let scale: Scale = chart.xAxis.categories == nil ? chart.xAxis.scale : .linear
      let position = scale.position(of: x, in: extent)
      return position.isNaN ? nil : min(max(position, 0), 1)
    }
    let score = Score(
      point: height, at: place, series: cursor.series, settings: settings.sonification)
    return sound(score, from: 0) + sayNetworkOnce()
  }

  // MARK: On, off, lost

  mutating func toggleSound() -> [Effect] {
    settings.isSoundOn.toggle()
    guard settings.isSoundOn else { return stopSound() + announce([.soundOff]) }
    playback.hasSaidSilence = false
    return [.retrySound] + announce([.soundOn])
  }

  /// Says why nothing is heard: once, and again only when sound was asked for by name.
  mutating func fallSilent(playback number: Int, _ silence: Silence) -> [Effect] {
    let wasPlaying = number == playback.number && playback.state != .idle
    if wasPlaying { playback.state = .idle }
    guard wasPlaying || !playback.hasSaidSilence else { return [] }
    playback.hasSaidSilence = true
    // What the caption said is still true; a move must not lose its words to the notice.
    let kept = wasPlaying ? [] : caption.sentences
    return announce([.silent(silence)] + kept)
  }

  private mutating func sayNetworkOnce() -> [Effect] {
    guard settings.isRemote, !playback.hasSaidNetwork else { return [] }
    playback.hasSaidNetwork = true
    return announce([.playedOverNetwork])
  }
}

extension Score {
  /// The score with another after it.
  fileprivate func followed(by other: Score, after pause: Double) -> Score {
    var score = self
    let start = length + pause
    score.tones += other.tones.map { tone in
      var shifted = tone
      shifted.start += start
      return shifted
    }
    score.length = start + other.length
    score.pointCount += other.pointCount
    score.playedCount += other.playedCount
    return score
  }
}
