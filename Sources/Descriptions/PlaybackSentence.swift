import Charts

/// Playing: its speed, its loop, what its pitches stand for.
public enum PlaybackSentence: Equatable, Sendable {
  case pitchLegend(
    lowest: Quantity, highest: Quantity, minimumFrequency: Double, maximumFrequency: Double)
  /// Nothing is being played that could be skipped.
  case nothingPlays
  /// The speed of playing as a factor of the usual one, and how long the whole takes so.
  case speed(Double, seconds: Double)
  case speedLimit(isFastest: Bool)
  case loopStart(PointOutline)
  case loopEnd(PointOutline)
  /// An end of the loop is none any more.
  case loopMarkRemoved(isStart: Bool)
  case loopOn(from: Place, to: Place)
  case loopOff
  /// The keys that set the ends; empty where there is none.
  case loopNeedsEnds(startKey: String, endKey: String)
}
