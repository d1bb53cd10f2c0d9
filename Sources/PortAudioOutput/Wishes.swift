import Sonification

/// A request to play a score or a live voice.
struct PlayRequest: Sendable {
  var score: Score
  /// The height that a voice follows in place of the score.
  var live: LiveHeight?
  var volume: Double
  /// The time in the score to start from, in seconds.
  var start: Double
  var number: Int

  /// The time after which it has ended, in seconds; a live voice and a loop never do.
  var length: Double { live == nil && !score.isLoop ? score.length : .infinity }

  /// The time in the score after so many seconds of sound.
  func place(after seconds: Double) -> Double {
    guard score.isLoop, score.length > 0, seconds >= score.length else {
      return max(seconds, start)
    }
    return seconds.truncatingRemainder(dividingBy: score.length)
  }
}

/// The wishes of the callers, the newest of each kind.
struct Wishes: Sendable {
  enum Sounding: Sendable {
    case play(PlayRequest)
    case stop
  }

  private(set) var sound: Sounding?
  /// The playbacks that gave way to a newer one before the thread saw them.
  private(set) var replaced: [Int] = []
  var isPaused = false
  var isRetrying = false
  /// True when the sound system is to be begun before the first sound.
  var isBeginning = false
  /// True when another output of the process wants the stream.
  var isYielding = false
  var isClosing = false

  /// Puts `newest` in the place of what was wished before.
  mutating func want(_ newest: Sounding) {
    if case .play(let playback) = sound { replaced.append(playback.number) }
    sound = newest
    isPaused = false
  }

  /// Hands out all wishes; what holds until further notice stays.
  mutating func take() -> Wishes {
    let taken = self
    sound = nil
    replaced = []
    isRetrying = false
    isBeginning = false
    isYielding = false
    return taken
  }
}
