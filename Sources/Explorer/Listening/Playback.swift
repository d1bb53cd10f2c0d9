import Charts
import Sonification

/// What sounds, as far as the program knows.
package struct Playback: Equatable, Sendable {
  package enum State: Equatable, Sendable { case idle, playing, paused }

  package var state = State.idle
  /// The number of the newest sound; events of older ones are ignored.
  package var number = 0
  package var score = Score.silence
  /// What the score was made from, the time in it where the score begins, and how fast it is.
  var item = AudioItem.inTurn
  var offset = 0.0
  var speed = 1.0
  /// How far the playhead is in the score.
  var seconds = 0.0
  var isLooping = false
  /// Whether the score runs backwards.
  var isBackwards = false
  /// What comes before the points, in seconds, and the length of all, at the speed 1.
  var lead = 0.0
  var length = 0.0
  /// The point that was said last while it plays; `nil` before the first.
  var saidPoint: PointReference?
  /// Whether the end is still to be said; any key in the meantime says something newer.
  var isEnding = false
  /// Whether speed or loop changed while it was paused.
  var isOutdated = false
  /// Whether it was said why nothing is heard.
  var hasSaidSilence = false
  /// Whether sound was switched on with this playback, so that it shows whether there is any.
  var isTried = false
  var hasSaidNetwork = false

  /// The time in the turned score of a time in the score, and the other way round.
  func turned(_ seconds: Double) -> Double {
    isBackwards && seconds >= lead ? lead + length - seconds : seconds
  }

  package init() {}
}
