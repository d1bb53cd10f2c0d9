import Charts
import Sonification

/// The sound that goes on, as far as the program knows.
package struct Playback: Equatable, Sendable {
  package enum PlaybackState: Equatable, Sendable { case idle, playing, paused }

  package var state = PlaybackState.idle
  /// The number of the newest sound; events of older ones are ignored.
  package var number = 0
  package var score = Score.silence
  /// The charts that sound one after the other; `nil` while an item of the chart that is shown sounds.
  var sequence: ChartSequence?
  /// The item that the score was made from, the time in it where the score begins, and its speed.
  var item = AudioItem.inTurn
  var offset = 0.0
  var speed = 1.0
  /// The place of the playhead in the score, in seconds.
  var seconds = 0.0
  var isLooping = false
  /// True where the score runs backwards.
  var isBackwards = false
  /// The time before the points, in seconds, and the length of all, at the speed 1.
  var lead = 0.0
  var length = 0.0
  /// The point that was said last while it plays; `nil` before the first.
  var saidPoint: PointReference?
  /// True while the end is still to be said; any key in the meantime says something newer.
  var isEnding = false
  /// True where speed or loop changed while it was paused.
  var isOutdated = false
  /// True once the reason for silence was said.
  var hasSaidSilence = false
  /// True once it was said that the sound system takes its time.
  var hasSaidDelay = false
  /// True where sound was switched on with this playback, so that it shows whether there is any.
  var isTried = false
  var hasSaidNetwork = false

  /// The time in the turned score of a time in the score, and the other way round.
  func turned(_ seconds: Double) -> Double {
    isBackwards && seconds >= lead ? lead + length - seconds : seconds
  }

  package init() {}
}

extension Playback {
  /// Takes up a score at a time of its own, in the chosen speed and direction and, when looping,
  /// within the loop.
  ///
  /// - Parameters:
  ///   - score: The score as composed.
  ///   - seconds: Where in it; `nil` is where the direction begins.
  ///   - loop: The part of it that is looped.
  ///   - settings: The speed and the direction.
  mutating func start(
    _ score: Score, from seconds: Double?, in loop: ClosedRange<Double>?, _ settings: Settings
  ) {
    var heard = score
    sequence = nil
    offset = 0
    isLooping = false
    isBackwards = settings.isBackwards
    saidPoint = nil
    if let loop {
      heard = score.excerpt(from: loop.lowerBound, to: loop.upperBound)
      offset = loop.lowerBound
      isLooping = true
    }
    lead = heard.parts.map(\.start).min() ?? 0
    length = heard.length
    var from = 0.0
    if let seconds, (0...heard.length).contains(seconds - offset) {
      from = turned(seconds - offset)
    }
    if isBackwards { heard = heard.reversed() }
    number += 1
    state = .playing
    isOutdated = false
    speed = settings.speed
    self.score = heard.atSpeed(settings.speed)
    self.score.isLoop = isLooping
    self.seconds = from / settings.speed
  }

  /// The place of the sound in the score as composed, in seconds.
  var composedSeconds: Double { offset + turned(seconds * speed) }

  /// True where series sound at the same time.
  fileprivate var partsOverlap: Bool {
    zip(score.parts, score.parts.dropFirst()).contains { $0.start + $0.length > $1.start }
  }
}

extension Page {
  /// Stands on the point under the playhead.
  mutating func follow(_ playback: Playback) {
    let part = playback.score.parts.last { $0.start <= playback.seconds + 1e-9 }
    guard let part, chart.series.indices.contains(part.series) else { return }
    let x = chart.xAxis.effectiveScale.value(at: part.x(at: playback.seconds))
    // Together, the playhead is over all series: the reader's own stays focused.
    if !playback.partsOverlap { cursor.series = part.series }
    guard var point = point(nearest: x, in: cursor.series), let series else { return }
    // A note lasts until the next place, which is not in the loop any more.
    if playback.isLooping, let range = loop.stretch.flatMap(range(of:)) {
      let looped = series.indices(in: range)
      guard let last = looped.last else { return }
      point = min(max(point, looped.lowerBound), last)
    }
    cursor.point = point
    cursor.x = series.x[point]
  }
}
