import Descriptions
import Screen
import Sonification

/// A fact from outside.
package enum Message: Equatable, Sendable {
  case started
  case key(Key)
  case resized(Size)
  case playheadMoved(playback: Int, seconds: Double)
  case playbackEnded(playback: Int)
  case audioUnavailable(playback: Int, Silence)
  /// The time after a sound's end has passed.
  case completed(playback: Int)
  case failed(Problem)
}

/// What the world is asked to do.
package enum Effect: Equatable, Sendable {
  case announce(String)
  case play(Score, volume: Double, from: Double, playback: Int)
  case pause
  case resume
  case stopSound
  /// Forget that the device failed.
  case retrySound
  /// Send `completed` after this many seconds.
  case complete(playback: Int, after: Double)
  case useTheme(String)
  case redraw
  case exit
}
